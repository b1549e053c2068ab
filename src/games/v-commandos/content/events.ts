/** The event cards: a direction for the enemy, and what happens while the alarm is silent or triggered. */
import { type Index, indexOf } from '../../../kernel/interned.ts';
import { entryOf } from '../../../kernel/listed.ts';
import type { Direction } from './terms.ts';

/**
 * nothing, quiet (no “spotted”), point (a “+1”), flare (checks fail on 3, too), rain (only on 1), noise (nothing that is noisy is
 * heard), cinema (no reinforcements), as-triggered and as-silent (so many reinforcements as in the other state), patrol (one
 * more at an entrance), sniper (a visible commando is shot at), find (an item comes to light), halt (enemies do not move),
 * fog (shots of the enemy need one more), lock (all doors are locked), unlock (a door is opened)
 */
const EFFECTS = [
  'nothing',
  'quiet',
  'point',
  'flare',
  'rain',
  'noise',
  'cinema',
  'as-triggered',
  'as-silent',
  'patrol',
  'sniper',
  'find',
  'halt',
  'fog',
  'lock',
  'unlock',
] as const;
type Effect = (typeof EFFECTS)[number];

export interface EventCard {
  readonly id: string;
  /** `any`: another card is drawn for the direction. */
  readonly compass: Direction | 'any';
  readonly silent: Effect;
  readonly triggered: Effect;
}

/** Titles come with the words; of cards of one kind there are several, with different directions. */
const KINDS: readonly (readonly [kind: string, silent: Effect, triggered: Effect, compasses: string])[] = [
  ['all-is-quiet', 'quiet', 'sniper', 'nes'],
  ['sixth-sense', 'point', 'point', 'ws'],
  ['alarm-alarm', 'as-triggered', 'as-silent', 'ne'],
  ['movie-night', 'cinema', 'nothing', 'ws'],
  ['flare', 'flare', 'sniper', 'ew'],
  ['rain', 'rain', 'fog', 'nsw'],
  ['air-raid', 'noise', 'noise', 'en'],
  ['change-of-guard', 'patrol', 'nothing', 'sw'],
  ['lost-crate', 'find', 'find', 'nse'],
  ['card-players', 'halt', 'nothing', 'wn'],
  ['lock-up', 'lock', 'lock', 'e'],
  ['careless-porter', 'unlock', 'unlock', 'w'],
  ['second-wind', 'nothing', 'point', 'nw'],
  ['reserves', 'nothing', 'patrol', 'es'],
  ['ground-fog', 'quiet', 'fog', 'sn'],
  ['long-night', 'nothing', 'nothing', 'xxx'],
  ['confusion', 'nothing', 'halt', 'ex'],
  ['rumours', 'patrol', 'patrol', 'x'],
];

const COMPASS: Readonly<Record<string, EventCard['compass']>> = { n: 'north', e: 'east', s: 'south', w: 'west', x: 'any' };

export const EVENT_CARDS: readonly EventCard[] = KINDS.flatMap(([kind, silent, triggered, compasses]) =>
  [...compasses].map((letter, i) => ({ id: `${kind}-${i + 1}`, compass: COMPASS[letter] ?? 'any', silent, triggered })),
);

export const EVENT_IDS: readonly string[] = EVENT_CARDS.map(({ id }) => id);

const BY_ID: Index<EventCard> = indexOf(EVENT_CARDS.map((card) => [card.id, card] as const));

export function eventCard(id: string): EventCard {
  return BY_ID[id] ?? entryOf<EventCard>([], 0, `event ${id}`);
}
