/** The dice that an event tells of. */
import type { Rolled } from '../box.ts';
import type { Event } from './vocabulary.ts';

export function diceIn(event: Event): readonly Rolled[] {
  switch (event.type) {
    case 'check':
      return [{ who: event.who, sides: 6, faces: event.dice }];
    case 'shot':
      return [{ who: event.commando, sides: 6, faces: event.dice }];
    case 'reaction-fire':
    case 'enemies-shot':
      return [{ who: 'enemy', sides: 6, faces: event.dice }];
    default:
      return [];
  }
}
