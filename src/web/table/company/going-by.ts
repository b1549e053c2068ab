/** Which windows go by, as somebody wishes or as the game spares him. The server lets them, also while this page is closed: here is what it is told. */
import type { Seat } from '../../../kernel/game.ts';
import type { Scene } from '../../../wire/wire.ts';
import { isAsked } from '../scene-keeper.ts';
import type { Sitting } from '../sitting.ts';
import { type Asking, isAtWindow, LETS_GO_BY, type Stops } from './stops.ts';

/** The window is to go by without a question. */
export function letsGo({ never, untilMyTurn }: Stops, { question, seat }: Asking): boolean {
  return isAtWindow({ question, seat }) && (untilMyTurn || never.includes(question?.asks ?? ''));
}

/** Only where others play: alone it always is. Nobody is told of a question that goes by without him. */
export function isOwnTurn(scene: Scene, stops: Stops): boolean {
  if (scene.outcome !== null || scene.spared || !scene.seats.some(({ yours }) => !yours)) return false;
  return isAsked(scene) && !letsGo(stops, scene);
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

/** The game spares him the question: in a moment it goes by, and nothing of it is to be shown. */
export function isSparing({ spared }: Pick<Scene, 'spared'>, { looking, playedFor }: Pick<Sitting, 'looking' | 'playedFor'>): boolean {
  return spared === true && looking === undefined && playedFor === 'no';
}

/** What the server is to know of what somebody wishes; undefined where it does. */
export function toBeTold({ never, untilMyTurn, always }: Stops, told: Scene['stops']): NonNullable<Scene['stops']> | undefined {
  const wished = { never: [...never], untilMyTurn, always: [...always] };
  return JSON.stringify(wished) === JSON.stringify({ ...ASKED_EVERYWHERE, ...told }) ? undefined : wished;
}

const ASKED_EVERYWHERE = { never: [], untilMyTurn: false, always: [] };

/** Where the server is through with letting all go by: it was one's own turn, maybe while this page was closed. */
export function stopsAnew(stops: Stops, told: Scene['stops']): Stops {
  return stops.untilMyTurn && told?.untilMyTurn === false ? { ...stops, untilMyTurn: false } : stops;
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
