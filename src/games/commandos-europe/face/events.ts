/** What the table makes of events: their dice, and which are headings of the log. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Rolled } from '../../box.ts';
import { diceIn } from '../statistics.ts';
import type { View } from '../view.ts';
import type { Event, EventOf } from '../vocabulary.ts';
import { told } from './seen.ts';

export function diceOf(event: Kernel.GameEvent): readonly Rolled[] {
  return told([event]).flatMap(diceIn);
}

const HEADLINES: ReadonlySet<string> = new Set<Event['type']>([
  'map-began',
  'mission-drawn',
  'accomplished',
  'forfeited',
  'map-ended',
  'over',
]);

export function beginsTurn({ type }: Kernel.GameEvent): boolean {
  return type === 'mission-drawn';
}

export function isHeadline({ type }: Kernel.GameEvent): boolean {
  return HEADLINES.has(type);
}

const COACHED: ReadonlySet<string> = new Set<Event['type']>([
  'detected',
  'enemies-drawn',
  'enemy-put-back',
  'battle',
  'marker-drawn',
  'accomplished',
  'forfeited',
  'enemies-withdrew',
  'base-lost',
  'gear-lost',
  'escaped',
  'squad-eliminated',
]);

/** What others stand upon is told before them: how enemies come, before one of them cannot. */
const CHAPTER: Event['type'] = 'enemies-drawn';

/** What the coach speaks about after an event, when it first happens: the key of his words under `coach`. */
export function coaching(event: Kernel.GameEvent): string | undefined {
  const { type } = event;
  if (told([event]).some((each) => each.type === 'escaped' && each.lost.length === 0)) return 'saw-escaped-unladen';
  return COACHED.has(type) ? `${type === CHAPTER ? 'chapter' : 'saw'}-${type}` : undefined;
}

/** 12.6 However quiet it has become, a squad that was detected before stays so until it is in a base. */
export function staysDetected({ pieces }: Pick<View, 'pieces'>, { result, squads }: Pick<EventOf<'noise'>, 'result' | 'squads'>): boolean {
  return result === 'unheard' && pieces.some(({ id, detected }) => detected && squads.includes(id));
}
