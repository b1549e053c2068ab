/** Medals for things done, each by what was told of a game that is over. None is for having played often. */
import type { GameEvent } from '../../kernel/game.ts';
import { type Happened, type MissionRecord, recordsOf } from './record.ts';
import type { Event } from './vocabulary.ts';

/** What a medal is for, in a mission. */
type Deed = (record: MissionRecord) => boolean;

function isWon({ ended }: MissionRecord): boolean {
  return ended?.won === true;
}

/** In the order in which they lie on the cushion. */
const DEEDS = {
  /** Won without a single unit lost, though there was fighting. */
  'all-home': (record) => isWon(record) && record.losses.length === 0 && record.battles.length > 0,
  /** Won without a battle. */
  unseen: (record) => isWon(record) && record.battles.length === 0,
  /** Won with at least half of the Ops left. */
  'ahead-of-time': (record) => isWon(record) && 2 * (record.course.at(-1)?.ops ?? 0) >= record.opsGiven,
  /** Won although nobody could have set out once more. */
  'last-op': (record) => record.ended?.won === true && record.ended.why === 'out-of-ops',
  /** Won after the KIA had been at −3 or below. */
  'from-the-brink': (record) => isWon(record) && lowestKia(record) <= -3,
  /** A battle won against twice as many. */
  outnumbered: ({ battles }) => battles.some(({ won, units, opfor }) => won && opfor.length >= 2 && opfor.length >= 2 * units.length),
  /** Five or more beaten in the first round, without a loss. */
  'first-blow': ({ battles }) => battles.some(({ won, rounds, opfor, losses }) => won && rounds === 1 && opfor.length >= 5 && losses === 0),
  /** Six OPFOR eliminated by one unit in one mission. */
  marksman: ({ deeds }) => deeds.some(({ kills }) => kills.length >= 6),
  /** Won, two or more Objectives home, and no false marker ever turned up. */
  nose: (record) => isWon(record) && record.broughtHome.length >= 2 && record.turnedUp.every(({ real }) => real),
  /** Three or more through one minefield, every one of them. */
  'light-feet': ({ told }) => minefieldsIn(told).some((checks) => checks.length >= 3 && checks.every(({ lost }) => !lost)),
} satisfies Record<string, Deed>;

/** What only a campaign can show, by all its missions. */
const CAMPAIGN_DEEDS = {
  /** Every mission of a campaign won. */
  campaign: (_: readonly MissionRecord[]) => true,
  /** The same, without one lost on the way. */
  unbeaten: (records) => records.every(isWon),
  /** The same, and a leader who set out in the first mission stands at the end of the last. */
  'old-hand': (records) => {
    const first = records[0]?.told.flatMap(({ event }) => (event.type === 'leader-placed' ? [event.unit] : [])) ?? [];
    return first.some((leader) => records.every(({ losses }) => losses.every(({ unit }) => unit !== leader)));
  },
} satisfies Record<string, (records: readonly MissionRecord[]) => boolean>;

export type Medal = keyof typeof DEEDS | keyof typeof CAMPAIGN_DEEDS;

export const MEDALS: readonly Medal[] = [...keysOf(DEEDS), ...keysOf(CAMPAIGN_DEEDS)];

/** The medals that a game has earned. */
export function medalsFor(events: readonly GameEvent[]): Medal[] {
  // Only Commando's own events reach it: whoever holds the box hands back what came out of it.
  const told = (events as readonly Event[]).map((event): Happened => ({ step: 0, event }));
  const records = recordsOf(told);
  const isCampaignWon = told.some(({ event }) => event.type === 'campaign-ended' && event.won);
  return [
    ...keysOf(DEEDS).filter((medal) => records.some((record) => DEEDS[medal](record))),
    ...keysOf(CAMPAIGN_DEEDS).filter((medal) => isCampaignWon && CAMPAIGN_DEEDS[medal](records)),
  ];
}

function lowestKia({ told }: MissionRecord): number {
  return told.reduce((least, { event }) => (event.type === 'kia-changed' ? Math.min(least, event.kia) : least), 0);
}

/** The checks of each minefield that somebody walked into; losses are told in between. */
function minefieldsIn(told: readonly Happened[]): { readonly lost: boolean }[][] {
  const fields: { readonly lost: boolean }[][] = [];
  for (const { event } of told) {
    if (event.type === 'objective-revealed') fields.push([]);
    if (event.type === 'mine-checked') fields.at(-1)?.push({ lost: event.lost });
  }
  return fields;
}

function keysOf<T extends object>(deeds: T): (keyof T)[] {
  // Written down above, and nothing else is in it.
  return Object.keys(deeds) as (keyof T)[];
}
