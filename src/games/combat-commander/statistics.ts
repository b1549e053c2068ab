/** What is counted over a game: every pair of dice that a card shows for a roll, and whose card it was. */
import type { Rolled } from '../box.ts';
import type { Event } from './vocabulary.ts';

const NO_DICE: readonly Rolled[] = [];

/** A cancelled roll has been told of like any other: it counts too. */
export function diceIn(event: Event): readonly Rolled[] {
  return event.type === 'rolled' ? [{ who: event.side, sides: 6, faces: [event.white, event.coloured] }] : NO_DICE;
}
