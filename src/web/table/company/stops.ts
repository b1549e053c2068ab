/**
 * Where somebody wants to be asked at windows, remembered by table: everywhere that he can play something, unless he lets a kind of
 * window go by, or all of them until he must choose something himself. What the game spares goes by where it is hardly worth it.
 */
import { useMemo, useSyncExternalStore } from 'react';
import type { Face } from '../../../games/face.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Scene } from '../../../wire/wire.ts';
import { isAsked } from '../scene-keeper.ts';

export interface Stops {
  /** Questions that are let go by. */
  readonly never: readonly string[];
  readonly untilMyTurn: boolean;
  /** Questions that the game would spare him and at which he wants to be asked. */
  readonly always: readonly string[];
  /** One window that goes by for all of one's seats. */
  readonly forAll?: { readonly asks: string; readonly toPass: readonly Seat[] };
}

export const ASK_ALWAYS: Stops = { never: [], untilMyTurn: false, always: [] };

type Asking = Pick<Scene, 'question' | 'seat'>;

/** The one who looks is asked at a window of several people: he may interrupt, or let it go by. */
export function isInterrupt({ question, seat, seats }: Asking & Pick<Scene, 'seats'>): boolean {
  return seats.length > 1 && isAtWindow({ question, seat });
}

/** What lets a window go by. An answer that goes on under another name ends one's own doing: the end of a turn is nobody's interrupt. */
const LETS_GO_BY = 'pass';

export function isAtWindow({ question, seat }: Asking): boolean {
  return question?.pass === LETS_GO_BY && question.seats.some((one) => one === seat);
}

/** The window is to go by without a question. */
export function letsGo({ never, untilMyTurn }: Stops, { question, seat }: Asking): boolean {
  return isAtWindow({ question, seat }) && (untilMyTurn || never.includes(question?.asks ?? ''));
}

/** Whom else one person may answer for at this window: those he holds on the same side, where nobody has secrets from another. */
export function othersOfMine({ question, seat, seats }: Asking & Pick<Scene, 'seats'>): readonly Seat[] {
  const side = seats.find((card) => card.seat === seat)?.side;
  const isAlike = (card: Scene['seats'][number]) => card.yours && card.side === side && card.seat !== seat;
  return seats.filter((card) => isAlike(card) && question?.seats.includes(card.seat)).map((card) => card.seat);
}

/** The one who is asked is to pass with the others. */
export function passesWithAll({ forAll }: Stops, { question, seat }: Asking): boolean {
  return isAtWindow({ question, seat }) && forAll?.asks === question?.asks && forAll?.toPass.some((one) => one === seat) === true;
}

export function withPassed(stops: Stops, seat: Seat | null): Stops {
  const { forAll, ...others } = stops;
  const toPass = forAll?.toPass.filter((one) => one !== seat) ?? [];
  return forAll && toPass.length > 0 ? { ...others, forAll: { ...forAll, toPass } } : others;
}

/** The game spares him the question: at once, for everybody knows that it is hardly worth it. */
export function isSpared({ always }: Stops, scene: Asking & Pick<Scene, 'view' | 'offers'>, { spared }: Pick<Face, 'spared'>): boolean {
  const asks = scene.question?.asks;
  if (!spared || asks !== spared.asks || always.includes(asks) || !isAtWindow(scene)) return false;
  return spared.isHardlyWorth(scene.view, scene.offers);
}

/** Once one is asked something that is no window it is one's own turn; and what was to go by for all is over with another question. */
export function stopsAfter(stops: Stops, scene: Scene): Stops {
  const { forAll, ...others } = stops;
  if (forAll && forAll.asks !== scene.question?.asks) return stopsAfter(others, scene);
  return stops.untilMyTurn && isAsked(scene) && scene.question?.pass !== LETS_GO_BY ? { ...stops, untilMyTurn: false } : stops;
}

export function withKind(stops: Stops, asks: string, isAskedThere: boolean): Stops {
  const others = stops.never.filter((one) => one !== asks);
  return { ...stops, never: isAskedThere ? others : [...others, asks] };
}

export function withAlways(stops: Stops, asks: string, isWanted: boolean): Stops {
  const others = stops.always.filter((one) => one !== asks);
  return { ...stops, always: isWanted ? [...others, asks] : others };
}

/** What people take who look, think and let something go by, in milliseconds: nobody is to see that nobody looked. */
export function slowly(chance: number): number {
  return Math.round(700 + 1300 * chance * chance);
}

const PREFIX = 'cockleshell stops';
const listeners = new Set<() => void>();

export function useStops(table: string): readonly [Stops, (stops: Stops) => void] {
  const kept = useSyncExternalStore(subscribe, () => keptFor(table));
  return useMemo(() => [stopsIn(kept), (stops: Stops) => keep(table, stops)], [kept, table]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keptFor(table: string): string {
  try {
    return localStorage.getItem(`${PREFIX} ${table}`) ?? '';
  } catch {
    return '';
  }
}

function keep(table: string, stops: Stops): void {
  try {
    localStorage.setItem(`${PREFIX} ${table}`, JSON.stringify(stops));
  } catch {
    // Storage is full or forbidden: one is asked everywhere.
  }
  for (const listener of listeners) listener();
}

export function stopsIn(kept: string): Stops {
  try {
    const data: unknown = JSON.parse(kept);
    if (typeof data !== 'object' || data === null || !('never' in data) || !Array.isArray(data.never)) return ASK_ALWAYS;
    const named = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);
    const always = 'always' in data ? named(data.always) : [];
    const stops = { never: named(data.never), untilMyTurn: 'untilMyTurn' in data && data.untilMyTurn === true, always };
    return { ...stops, ...('forAll' in data && passingIn(data.forAll, named)) };
  } catch {
    return ASK_ALWAYS;
  }
}

function passingIn(kept: unknown, named: (list: unknown) => string[]): Pick<Stops, 'forAll'> {
  if (typeof kept !== 'object' || kept === null || !('asks' in kept) || typeof kept.asks !== 'string') return {};
  return { forAll: { asks: kept.asks, toPass: 'toPass' in kept ? named(kept.toPass) : [] } };
}
