/** What is seen of each event, beat by beat, and for how long at a steady pace. */
import type * as Kernel from '../../../../kernel/game.ts';
import { rolled, shown } from '../../../beats.ts';
import type { Beat } from '../../../face.ts';
import type { Event } from '../../vocabulary.ts';
import { told } from '../seen.ts';

const NONE: readonly Beat[] = [];

/** Each die after the first lands so much later. */
export const EACH_DIE_MS = 70;

export function beats(_view: unknown, event: Kernel.GameEvent): readonly Beat[] {
  const [known] = told([event]);
  return known ? beatsOf(known) : NONE;
}

/** What comes of a roll belongs to it. */
export function follows({ type }: Kernel.GameEvent): boolean {
  return FOLLOWING.has(type);
}

const FOLLOWING: ReadonlySet<string> = new Set<Event['type']>([
  'became-visible',
  'uniform-lost',
  'wounded',
  'critical',
  'killed',
  'rewarded',
  'spotted',
  'hits-lost',
  'posted',
]);

function beatsOf(event: Event): readonly Beat[] {
  switch (event.type) {
    case 'check':
      return rolled([event.who]);
    case 'reaction-fire':
      return rolled([event.who]);
    case 'shot':
    case 'enemies-shot':
      return rolled([event.tile]);
    case 'turn-began':
      return shown([], 2000, 'card');
    case 'event-drawn':
      return [
        { name: 'turn', ms: 420, sound: 'card', travels: true },
        { name: 'read', ms: 2200, tells: true },
      ];
    case 'alarm-triggered':
      return shown([], 1500, 'failure');
    case 'alarm-interrupted':
      return shown([], 1200, 'success');
    case 'level-set-up':
    case 'level-completed':
      return shown([], 1300, 'success');
    default:
      return inTheNight(event);
  }
}

/** Where it happens, without dice. */
function inTheNight(event: Event): readonly Beat[] {
  switch (event.type) {
    case 'moved':
    case 'sneaked':
    case 'entered':
      return [{ name: 'walk', ms: 420, things: [event.tile, event.commando], sound: 'march', travels: true }];
    case 'followed':
      return [{ name: 'walk', ms: 420, things: [event.tile, event.escort], sound: 'march', travels: true }];
    case 'enemies-moved':
      return [{ name: 'patrol', ms: 780, things: [event.tile, event.from], sound: 'march', travels: true }];
    case 'drawn':
      return shown([event.entrance], 1100, 'counter');
    case 'reinforced':
      return shown([event.tile], 700, 'march');
    case 'enemies-turn':
    case 'direction-redrawn':
    case 'special-joins':
      return shown([], 1200, 'card');
    case 'barricade-broken':
      return shown([event.entrance], 1100, 'failure');
    case 'enemies-wait':
      return shown([event.entrance], 700, 'counter');
    case 'became-visible':
      return shown([event.who], 800, 'failure');
    case 'became-stealthy':
      return shown([event.who], 600, 'success');
    case 'wounded':
    case 'critical':
      return shown([event.commando], 1300, 'failure');
    case 'hits-lost':
      return shown([], 1000, 'counter');
    case 'eliminated':
      return shown([event.commando], 1800, 'failure');
    case 'uniform-lost':
      return shown([event.commando], 800, 'failure');
    case 'close-combat':
      return NONE;
    case 'killed':
      return shown([event.tile], 700, 'success');
    case 'rewarded':
      return shown([event.tile], 800, 'counter');
    case 'spotted':
      return shown([event.tile], 1100, 'failure');
    case 'exploded':
    case 'collapsed':
      return shown([event.tile], 1500, 'failure');
    case 'objective-done':
      return shown([event.objective], 1500, 'success');
    case 'escort-appeared':
      return shown([event.tile], 1300, 'success');
    case 'escort-lost':
      return shown([], 1500, 'failure');
    case 'healed':
      return shown([event.commando], 800, 'success');
    case 'over':
      return shown([], 1800, event.won ? 'success' : 'failure');
    default:
      return NONE;
  }
}
