/** What a hand could mean by putting a piece somewhere before it has set out: the move, and where it goes. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Thing } from '../../face.ts';
import { reachIn } from '../reckoning/halt.ts';
import { choiceText } from '../vocabulary.ts';
import { chosen, seen } from './seen.ts';

/** By the hex that it is put upon. */
export function errands(view: unknown, offers: readonly Offer[], inHand: Thing | undefined): ReadonlyMap<Thing, readonly string[]> {
  const found = new Map<Thing, readonly string[]>();
  if (inHand === undefined) return found;
  for (const { choice } of offers) {
    const known = chosen(choice);
    const isIt = known.kind === 'go' ? seen(view).move?.lead === inHand : known.kind === 'move' && known.piece === inHand;
    if (!isIt) continue;
    const before = known.kind === 'move' ? [choiceText(known)] : [];
    for (const hex of reachIn(seen(view), inHand).all.keys()) found.set(hex, [...before, choiceText({ kind: 'go', hex })]);
    return found;
  }
  return found;
}

/** Setting out brings nothing to light. */
export function isExpected(_event: Kernel.GameEvent): boolean {
  return false;
}
