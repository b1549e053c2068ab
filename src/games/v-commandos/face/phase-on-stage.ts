/** Which phase what is played out belongs to: the view beneath it is still the one before. */

import type { GameEvent } from '../../../kernel/game.ts';
import type { Playing } from '../../face.ts';
import type { Phase } from '../state.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { told as known } from './seen.ts';

/** By these a step of the enemy, or the next turn, is known. */
const BEGINS: Readonly<Partial<Record<Event['type'], Phase>>> = {
  'turn-began': 'turn-begins',
  'event-drawn': 'events',
  'enemy-phase': 'reinforcement',
  drawn: 'reinforcement',
  reinforced: 'reinforcement',
  'enemies-wait': 'reinforcement',
  'enemies-turn': 'movement',
  'direction-redrawn': 'movement',
  'enemies-moved': 'movement',
  'enemies-shot': 'shooting',
};

/** What befalls a commando in anybody's phase; all else that tells of one he has done himself. */
const SUFFERED: ReadonlySet<Event['type']> = new Set<Event['type']>(['wounded', 'critical', 'eliminated', 'uniform-lost', 'point-given']);

export function phaseOnStage(view: View, told: readonly GameEvent[], playing: Playing | undefined): Phase {
  if (!playing) return view.phase;
  const events = known([...told, playing.event]);
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (!event) continue;
    // 5.1 A card may bring a sniper.
    if (event.type === 'enemies-shot' && event.rule === '5.1') return 'events';
    const begun = BEGINS[event.type];
    if (begun) return begun;
    if ('commando' in event && !SUFFERED.has(event.type)) return view.phase;
  }
  return view.phase;
}
