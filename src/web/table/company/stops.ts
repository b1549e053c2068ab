/**
 * Where somebody wants to be asked at windows, remembered by table: everywhere that he can play something, unless he lets a kind of
 * window go by, or all of them until he must choose something himself.
 */
import { useMemo, useSyncExternalStore } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Scene } from '../../../wire/wire.ts';

export interface Stops {
  /** Questions that are let go by. */
  readonly never: readonly string[];
  readonly untilMyTurn: boolean;
  /** Questions that the game would spare him and at which he wants to be asked. */
  readonly always: readonly string[];
  /** One plays alone and is not to be asked again in this turn. */
  readonly promised?: Promised;
  /** One window that goes by for all of one's seats. */
  readonly forAll?: { readonly asks: string; readonly toPass: readonly Seat[] };
}

export interface Promised {
  /** The step at which it was promised. */
  readonly step: number;
  /** What could be chosen there, and whatever was asked about since. */
  readonly known: readonly string[];
  /** The last window at which there was something new, and what. */
  readonly asked?: { readonly step: number; readonly news: readonly string[] };
}

export const ASK_ALWAYS: Stops = { never: [], untilMyTurn: false, always: [] };

export type Asking = Pick<Scene, 'question' | 'seat'>;

/** The one who looks is asked at a window of several people: he may interrupt, or let it go by. */
export function isInterrupt({ question, seat, seats }: Asking & Pick<Scene, 'seats'>): boolean {
  return seats.length > 1 && isAtWindow({ question, seat });
}

/** What lets a window go by. An answer that goes on under another name ends one's own doing: the end of a turn is nobody's interrupt. */
export const LETS_GO_BY = 'pass';

export function isAtWindow({ question, seat }: Asking): boolean {
  return question?.pass === LETS_GO_BY && question.seats.some((one) => one === seat);
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
    const promised = 'promised' in data ? promisedIn(data.promised, named) : undefined;
    return { ...stops, ...('forAll' in data && passingIn(data.forAll, named)), ...(promised && { promised }) };
  } catch {
    return ASK_ALWAYS;
  }
}

function passingIn(kept: unknown, named: (list: unknown) => string[]): Pick<Stops, 'forAll'> {
  if (typeof kept !== 'object' || kept === null || !('asks' in kept) || typeof kept.asks !== 'string') return {};
  return { forAll: { asks: kept.asks, toPass: 'toPass' in kept ? named(kept.toPass) : [] } };
}

function promisedIn(kept: unknown, named: (list: unknown) => string[]): Promised | undefined {
  if (!hasStep(kept) || !('known' in kept)) return undefined;
  const asked = 'asked' in kept && hasStep(kept.asked) && 'news' in kept.asked ? kept.asked : undefined;
  return { step: kept.step, known: named(kept.known), ...(asked && { asked: { step: asked.step, news: named(asked.news) } }) };
}

function hasStep(kept: unknown): kept is { readonly step: number } {
  return typeof kept === 'object' && kept !== null && 'step' in kept && typeof kept.step === 'number';
}
