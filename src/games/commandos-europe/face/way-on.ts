/** What goes on without spending anything, and what nobody wishes for: by these the table knows its one filled button and its bars. */
import type { Choice } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Thing } from '../../face.ts';
import { kindOf, pieceAt } from '../content/pieces.ts';
import type { View } from '../view.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { chosen, seen } from './seen.ts';
import { isHex } from './things.ts';

/** Each ends what is going on, or leaves it as it is; the likeliest first. */
const GOES_ON: readonly ChoiceKind[] = ['draw', 'fire', 'pass', 'done', 'halt'];

/**
 * Squads that are out and could still move are not sent to the next phase by a key that was pressed too often, nor does one that has
 * not set out halt, nor is an attack let go by. In the first turn of a mission everybody is in a base: then somebody has to go first.
 */
export function wayOn(anyView: unknown, offers: readonly Offer[], asks: string | undefined): Offer | undefined {
  const [only, ...others] = offers;
  if (only && others.length === 0) return only;
  const view = seen(anyView);
  if (asks === 'before-draw' && isBaseLeft(view, offers)) return undefined;
  if (asks === 'movement' && isAnybodyWaiting(view, offers)) return undefined;
  if (asks === 'purchase' && isGearMissing(view, offers)) return undefined;
  if (asks === 'moving' && view.move?.steps === 0) return undefined;
  if (asks === 'combat' && offers.some(({ choice }) => choice.kind === 'attack')) return undefined;
  return GOES_ON.flatMap((kind) => offers.filter(({ choice }) => choice.kind === kind)).at(0);
}

/**
 * The first base of a map has just been placed, and another one could be: what stood on the button a moment ago was that placement, and the
 * draw ends it.
 */
function isBaseLeft({ mission, completed }: View, offers: readonly Offer[]): boolean {
  return mission === null && completed.length === 0 && offers.some(({ choice }) => choice.kind === 'buy');
}

/** What the mission takes, nobody has and can be paid for: that is bought first, or left by a choice of one's own. */
function isGearMissing({ mission, pieces }: View, offers: readonly Offer[]): boolean {
  const owned = new Set(pieces.filter(({ at }) => isHex(at)).map(({ id }) => kindOf(pieceAt(id))));
  return (mission?.requires ?? []).some((kind) => !owned.has(kind) && offers.some(({ text }) => text === `buy ${kind}`));
}

function isAnybodyWaiting({ pieces, bases }: View, offers: readonly Offer[]): boolean {
  const able = offers.map(({ choice }) => chosen(choice)).flatMap((choice) => (choice.kind === 'move' ? [choice.piece] : []));
  const isOut = (id: string) => pieces.some((piece) => piece.id === id && !bases.includes(piece.at));
  const hasAnybodyMoved = pieces.some(({ moved }) => moved);
  return able.length > 0 && (!hasAnybodyMoved || able.some(isOut));
}

/** What cannot be had again: a mission, a map, a war, the one roll for moving a base; and the attacks of a turn. */
const ENDS: ReadonlySet<string> = new Set<ChoiceKind>(['forfeit', 'end-map', 'end-war', 'move-base']);

/** What dice decide at once: whoever presses a counter may only want to look at it. Its row says what it comes to before it is pressed. */
const FIGHTS: ReadonlySet<string> = new Set<ChoiceKind>(['attack', 'fire']);

export function asksFirst(view: unknown, { kind }: Choice, thing?: Thing): boolean {
  const isFight = FIGHTS.has(kind) && thing !== undefined;
  return ENDS.has(kind) || isFight || (kind === 'done' && seen(view).phase === 'combat');
}

/** Nobody takes back a base that is placed, a noise die or a fight: whoever presses or drags there may only want to look. Home they go in the same way. */
const SHOWN_FIRST: ReadonlySet<string> = new Set<ChoiceKind>(['base', 'go', 'attack']);

export function showsFirst(_view: unknown, { kind }: Choice): boolean | undefined {
  return SHOWN_FIRST.has(kind) || undefined;
}

const BAD: ReadonlySet<string> = new Set(['heard', 'squads-lose', 'both-lose', 'not-suppressed']);

export function isBad(outcome: string): boolean {
  return BAD.has(outcome);
}
