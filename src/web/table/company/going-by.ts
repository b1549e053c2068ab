/** Which windows go by, as somebody wished or as the game spares him; what the game spares goes by where it is hardly worth it. */
import type { Face } from '../../../games/face.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Scene } from '../../../wire/wire.ts';
import { isAsked } from '../scene-keeper.ts';
import { type Asking, isAtWindow, LETS_GO_BY, type Stops } from './stops.ts';

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
