/** The dice that an event tells of. */
import type { Rolled } from '../box.ts';
import { SEAT } from './state.ts';
import type { Event } from './vocabulary.ts';

const NOISE_DIE = 10;

export function diceIn(event: Event): readonly Rolled[] {
  switch (event.type) {
    case 'noise':
      return [{ who: SEAT, sides: NOISE_DIE, faces: [event.roll] }];
    case 'base-stays':
      return [{ who: SEAT, sides: NOISE_DIE, faces: [event.roll] }];
    case 'base-moved':
      return [{ who: SEAT, sides: NOISE_DIE, faces: [event.cost] }];
    case 'battle':
      return [
        { who: SEAT, sides: 6, faces: [event.squadsRoll] },
        { who: '', sides: 6, faces: [event.enemyRoll] },
      ];
    case 'enemies-drawn':
    case 'mission-drawn':
    case 'gear-loss':
    case 'stray':
      return [{ who: '', sides: 6, faces: [event.roll] }];
    case 'suppressed':
    case 'not-suppressed':
      return [{ who: SEAT, sides: 6, faces: [event.roll] }];
    case 'enemy-placed':
    case 'enemy-put-back':
      return [
        { who: '', sides: 6, faces: [event.direction] },
        { who: '', sides: NOISE_DIE, faces: [event.distance] },
      ];
    default:
      return [];
  }
}
