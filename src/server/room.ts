/** How much a table still takes: of all entries, and of what one seat may add to them. */
import { type Entry, isOfPlayers } from '../kernel/entry.ts';
import type { Seat } from '../kernel/game.ts';
import { MOST_ENTRIES, MOST_OF_ONE_SEAT, MOST_REDEALS, ROOM_TO_END } from '../kernel/limits.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refusal.ts';
import { isShared } from './seats.ts';

/** So many entries are there at most before somebody chooses, takes back, asks for a hint or changes seats. */
export const MOST_PLAYED = MOST_ENTRIES - ROOM_TO_END;

/** What is counted of a seat. */
type Counted = keyof typeof MOST_OF_ONE_SEAT;
/** What somebody wants to add; there is always room for the end. */
export type Adding = Counted | 'choice' | 'end';

const IS: Readonly<Record<Counted, (entry: Entry) => boolean>> = {
  'hand-over': isOfPlayers,
  hint: (entry) => 'hint' in entry,
  undo: (entry) => 'undo' in entry,
};

export function refuseWithoutRoom({ chronicle, kept }: LiveTable, seat: Seat, adding: Adding): void {
  if (adding === 'end') return;
  if (chronicle.version >= MOST_PLAYED) throw new Refused(409, 'table-full', { most: MOST_PLAYED });
  // Who plays alone takes room from nobody.
  if (adding === 'choice' || !isShared(kept.seats)) return;
  const most = MOST_OF_ONE_SEAT[adding];
  const count = chronicle.entries.filter((entry) => entry.seat === seat && IS[adding](entry)).length;
  if (count >= most) throw new Refused(409, 'seat-used-up', { what: adding, seat, most });
}

/** Kept free for those who leave, one for each seat: nobody can be kept from leaving, and what he has seen must not stay. */
const DEALS_TO_LEAVE = 10;
/** After so many deals nobody sits down any more. */
export const MOST_DEALS = MOST_REDEALS - DEALS_TO_LEAVE;

/** A save may be dealt anew only so often. */
export function mayDeal(table: LiveTable): boolean {
  return dealsAt(table) < MOST_REDEALS;
}

export function refuseMoreDeals(table: LiveTable): void {
  if (dealsAt(table) >= MOST_DEALS) throw new Refused(409, 'dealt-too-often', { most: MOST_DEALS });
}

function dealsAt({ chronicle }: LiveTable): number {
  return chronicle.entries.filter((entry) => 'redeal' in entry).length;
}
