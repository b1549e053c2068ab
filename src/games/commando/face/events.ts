/** What the table makes of events: their dice, which are headings, which are results to be read, what the coach says. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Rolled } from '../../box.ts';
import type { BattleResult } from '../content/terms.ts';
import { diceIn } from '../statistics.ts';
import type { Event } from '../vocabulary.ts';
import { told } from './seen.ts';

/** Every die of Commando is in an event. */
export function diceOf(event: Kernel.GameEvent): readonly Rolled[] {
  return told([event]).flatMap(diceIn);
}

const HEADLINES: ReadonlySet<string> = new Set<Event['type']>([
  'mission-drawn',
  'operation-began',
  'battle-began',
  'battle-ended',
  'mission-ended',
  'campaign-ended',
]);

export function beginsTurn({ type }: Kernel.GameEvent): boolean {
  return type === 'operation-began' || type === 'mission-drawn';
}

export function isHeadline({ type }: Kernel.GameEvent): boolean {
  return HEADLINES.has(type);
}

/** What a player would see anyway: on the map, on the tracks, under his own hand, or on a sheet of its own. */
const PLAIN: ReadonlySet<string> = new Set<Event['type']>([
  'mission-drawn',
  'objective-placed',
  'objective-rerolled',
  'leader-placed',
  'recruited',
  'recruiting-ended',
  'operation-began',
  'carried',
  'moved',
  'flown',
  'sailed',
  'lifted',
  'stayed',
  'debarked',
  'card-discarded',
  'battle-began',
  'lines-drawn',
  'held-fire',
  'helicopter-joined',
  'boosted',
  'full-firepower',
  'panicked',
  'eliminated',
  'kia-changed',
  'no-card',
  'deck-reshuffled',
  'opfor-placed',
  'rp-changed',
  'reinforced',
  'grounded',
  'intel-kept',
  'intel-played',
  'air-returned',
  'base-built',
  'objective-lost',
  'surprised',
  'battle-ended',
  'leader-appeared',
  'mission-ended',
  'campaign-points',
  'campaign-ended',
]);

/** Results worth keeping before the player's eyes until the next choice. */
export function isResult(event: Event): boolean {
  if (event.type === 'ops-changed') return event.why !== 'operation' && event.why !== 'bought';
  return !PLAIN.has(event.type);
}

type Fired = Extract<Event, { type: 'fired' }>;

/** One unit's fire and what came of it. */
export interface Firing {
  readonly fired: Fired;
  readonly loss: 'eliminated' | 'panicked' | undefined;
  /** Whether the target had panicked before; left out where nobody knows. */
  readonly wasPanicked?: boolean;
}

/** 19.2 What each die did, for whoever reads it: a second panic eliminates, and the die that brought it says so. */
export function dieWords({ fired: { results }, loss, wasPanicked }: Firing): readonly (BattleResult | 'panic-again')[] {
  const panics = results.flatMap((result, i) => (result === 'panic' ? [i] : []));
  const isFirst = wasPanicked ?? panics.length === 1;
  const decides = loss === 'eliminated' && !results.includes('elimination') ? panics[isFirst ? 0 : 1] : undefined;
  return results.map((result, i) => (i === decides ? 'panic-again' : result));
}

/** The firings of a step, in their order; the loss stands right behind the dice. */
export function firingsIn(events: readonly Event[]): readonly Firing[] {
  return events.flatMap((event, i) => {
    if (event.type !== 'fired') return [];
    const next = events[i + 1];
    const hit = next?.type === 'eliminated' || next?.type === 'panicked' ? next : undefined;
    return [{ fired: event, loss: hit?.unit === event.target ? hit.type : undefined }];
  });
}

/** The one that a first table is laid out with: the welcome explains it by name. */
const FIRST_MISSION = 'midnight-toll';

/** What is said of them helps in the battle, and no more after it. */
const IN_BATTLE: ReadonlySet<string> = new Set<Event['type']>(['panicked', 'superiority']);

/** What the coach speaks about after an event, when it first happens: the key of his words under `coach`. */
export function coaching(event: Kernel.GameEvent, later: readonly Kernel.GameEvent[] = []): string | undefined {
  if (IN_BATTLE.has(event.type) && later.some(({ type }) => type === 'battle-ended')) return undefined;
  const [known] = told([event]);
  switch (known?.type) {
    case 'mission-drawn':
      return known.mission === FIRST_MISSION ? 'welcome' : 'next-mission';
    case 'card-drawn':
      return 'chapter-cards';
    case 'battle-began':
      return 'chapter-battle';
    case 'objective-revealed':
      return 'first-objective';
    case 'objective-recovered':
      return 'objective-home';
    case 'mission-ended':
      return known.won ? 'won' : 'lost';
    case 'panicked':
      return `first-panic-${known.side}`;
    case 'eliminated':
      return `first-loss-${known.side}`;
    case 'superiority':
      return `first-superiority-${known.side}`;
    case 'intel-kept':
      return 'first-intel';
    case 'availability-checked':
    case 'supply-checked':
      return known.stays ? undefined : 'worn-out';
    case 'no-card':
      return known.why === 'base' ? 'safe-in-base' : 'stayed-put';
    default:
      return undefined;
  }
}
