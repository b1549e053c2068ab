/** What goes on without spending anything, and what nobody wishes for: by these the table knows its one filled button and its bars. */
import type { Choice } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Thing } from '../../face.ts';
import { itemAt } from '../content/terms.ts';
import { endsPhase, isForGood, pointsLost, ringingAgain, ringsForGood } from '../reckoning/for-good.ts';
import type { View } from '../view.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { chosen, seen } from './seen.ts';
import { ownCommando } from './things.ts';

/** Each ends what is going on, or leaves it as it is; the likeliest first. */
const GOES_ON: readonly ChoiceKind[] = ['pass', 'wait', 'go-alone', 'leave-it'];

/** A turn is ended on purpose, for its points are lost; where nothing else is left to be done, nobody loses anything. */
export function wayOn(view: unknown, offers: readonly Offer[]): Offer | undefined {
  const [only, ...others] = offers;
  if (only && others.length === 0) return only;
  if (ownCommando(seen(view))?.points === 0) {
    const done = offers.find(({ choice }) => choice.kind === 'done');
    if (done) return done;
  }
  return GOES_ON.flatMap((kind) => offers.filter(({ choice }) => choice.kind === kind)).at(0);
}

/**
 * Points that were not spent are lost with the turn, also by whoever leaves; the operation by an alarm that rings for the second time, one's own people with a charge on their tile, and the only interruption of an
 * alarm that rings again at once; what costs nothing and yet is the last of the turn says so. Whoever presses a charge may only want to know what it is. Whoever takes up a token of his own is
 * shown what he can do with it.
 */
export function asksFirst(anyView: unknown, choice: Choice, thing: Thing | undefined): boolean {
  const { kind } = choice;
  const view = seen(anyView);
  const { points = 0 } = ownCommando(view) ?? {};
  if (kind === 'done') return points > 0;
  if (isHarmful(view, chosen(choice))) return true;
  if (thing === undefined) return false;
  if (isOwnGround(view, thing)) return true;
  return kind === 'drop' || kind === 'blow-up' || itemAt(thing) >= 0;
}

/** Whoever presses the tile he stands on has named nothing yet: he is shown what can be done there. */
function isOwnGround(view: View, thing: Thing): boolean {
  return view.doing.length === 0 && thing !== '' && thing === ownCommando(view)?.at;
}

/** Whatever nobody takes back is shown first, with its odds and what it costs; all else is done at once. */
export function showsFirst(anyView: unknown, choice: Choice): boolean {
  return isForGood(seen(anyView), chosen(choice));
}

/** What costs nothing, and what nobody expects to end a turn. */
const HANDLED: ReadonlySet<ChoiceKind> = new Set<ChoiceKind>(['collect', 'drop', 'give', 'take']);

function isHarmful(view: View, choice: ReturnType<typeof chosen>): boolean {
  if (choice.kind === 'interrupt-alarm') return ringingAgain(view) !== undefined;
  if (choice.kind === 'exit') return pointsLost(view, choice) > 0;
  if (isFatal(view, choice)) return true;
  if (HANDLED.has(choice.kind)) return endsPhase(view, choice);
  return choice.kind === 'blow-up' && [...view.commandos, ...view.escorts].some(({ at }) => at === choice.tile);
}

/** By this the operation fails, whatever the dice say. */
export function isFatal(anyView: unknown, choice: Choice): boolean {
  const view = seen(anyView);
  const known = chosen(choice);
  if (known.kind === 'interrupt-alarm') return ringingAgain(view)?.fails === true;
  const last = ringsForGood(view, known);
  return last?.isSure === true && last.fails;
}

/** What the mission is about stands first. Then quietly: whoever presses a dark tile means to stay unseen. */
const FIRST: readonly string[] = ['interact', 'sneak'] satisfies ChoiceKind[];
/** Whoever has saved a point may save another: nothing comes between that and the end of his turn. */
const LAST: readonly string[] = ['save', 'done', 'wait', 'stand-by', 'stand-down'] satisfies ChoiceKind[];

export function rank(_view: unknown, { kind }: Choice): number {
  const place = FIRST.indexOf(kind);
  return place < 0 ? FIRST.length + 1 + LAST.indexOf(kind) : place;
}

const BAD: ReadonlySet<string> = new Set(['visible', 'wounded', 'miss']);

export function isBad(outcome: string): boolean {
  return BAD.has(outcome);
}
