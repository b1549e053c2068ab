/** The dice that an event tells of. */
import type { Rolled } from '../box.ts';
import { SEAT } from './state.ts';
import type { Event } from './vocabulary.ts';

const NOISE_DIE = 10;
/** Nobody sits there: by this his dice are named. */
const ENEMY = 'enemy';

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
        { who: ENEMY, sides: 6, faces: [event.enemyRoll] },
      ];
    case 'enemies-drawn':
      return [{ who: ENEMY, sides: 6, faces: [event.roll] }];
    case 'mission-drawn':
    case 'gear-loss':
    case 'stray':
    case 'suppressed':
    case 'not-suppressed':
      return [{ who: SEAT, sides: 6, faces: [event.roll] }];
    case 'enemy-placed':
    case 'enemy-put-back':
      return [
        { who: ENEMY, sides: 6, faces: [event.direction] },
        { who: ENEMY, sides: NOISE_DIE, faces: [event.distance] },
      ];
    default:
      return [];
  }
}
