/** What is meant by dragging where no choice names the thing in hand: the force goes where one of it is put, whoever fires fires at the target. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Thing } from '../../face.ts';
import type { View } from '../view.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { seen } from './seen.ts';
import { thingsOf } from './things.ts';

export function errands(view: unknown, offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> {
  const kind = inHand === undefined ? undefined : doneWith(seen(view), inHand);
  const meant = offers.filter(({ choice, says }) => choice.kind === kind && !says);
  return new Map(meant.flatMap(({ choice, text }) => thingsOf(choice).map((thing) => [thing, [text]] as const)));
}

function doneWith({ battle, operation }: View, thing: Thing): ChoiceKind | undefined {
  if (battle) return battle.firing === thing ? 'fire' : undefined;
  return operation?.force.includes(thing) ? 'move' : undefined;
}
