/** What happens to a table when one of its seats gets another player: it is written down, told in the log, and dealt anew. */
import { stopsAtSecrets } from '../kernel/chronicle.ts';
import type { Seat } from '../kernel/game.ts';
import type { SeatChange, SeatRow, TableChange } from '../store/store.ts';
import { sharesIn } from './coming-deal.ts';
import type { Seating } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refusal.ts';
import { refuseMoreDeals, refuseWithoutRoom } from './room.ts';

export function rowAt({ kept }: LiveTable, seat: Seat): SeatRow {
  const row = kept.seats.find((entry) => entry.seat === seat);
  if (!row) throw new Refused(404, 'no-such-seat', { seat });
  return row;
}

export function sidesAt({ game, kept }: LiveTable): ReadonlyMap<Seat, string> {
  return new Map(game.seats(kept.table.setup).map(({ id, side }) => [id, side]));
}

/** The seats of other sides. */
export function opponentsOf(table: LiveTable, seat: Seat): readonly Seat[] {
  const sideOf = sidesAt(table);
  return [...sideOf].flatMap(([other, side]) => (side === sideOf.get(seat) ? [] : [other]));
}

export function heldAt({ kept }: LiveTable): readonly Seat[] {
  return kept.seats.filter(({ holder }) => holder !== null).map(({ seat }) => seat);
}

/** Those whose hands stay when a seat is to hold what nobody has seen: of the other people; where nobody else sits, of the other sides. */
export function othersThan(table: LiveTable, seat: Seat): readonly Seat[] {
  const people = heldAt(table).filter((other) => other !== seat);
  const known = people.length > 0 ? people : opponentsOf(table, seat);
  return known.length > 0 ? known : [seat];
}

/** Where today's rules part from the game, or it is over, nothing is entered any more. */
export function isClosed({ diverged, chronicle }: LiveTable): boolean {
  return diverged !== null || chronicle.match.outcome !== undefined;
}

/** Deals anew all that the `known` seats cannot know, by the secret to come and what has been added to it. */
export async function deal(seating: Seating, table: LiveTable, seat: Seat, known: readonly Seat[], share: string): Promise<void> {
  const { chronicle, kept } = table;
  const ours = kept.table.coming?.secret ?? seating.secret();
  await seating.enter(table, () => {
    chronicle.stops = stopsAtSecrets;
    chronicle.deal(seat, ours, known, [...sharesIn(kept), { seat, share }]);
  });
  if (kept.table.coming) await change(seating, table, { coming: { secret: seating.secret(), shares: {} } });
}

export function refuseTooManyChanges(seating: Seating, table: LiveTable, visitor: string, seat: Seat): void {
  refuseWithoutRoom(table, seat, 'hand-over');
  table.rates.let('seats', visitor, seating.now());
  table.rates.let('seats', seat, seating.now());
}

/** Somebody wants to sit down: by that, or when he leaves, all is dealt anew that others cannot know. */
export function refuseToSit(seating: Seating, table: LiveTable, visitor: string, seat: Seat): void {
  if (!isClosed(table)) refuseMoreDeals(table);
  refuseTooManyChanges(seating, table, visitor, seat);
}

/** Where the seat gets another player, an invitation to it ends. */
export async function reseat(seating: Seating, table: LiveTable, seat: Seat, what: SeatChange, handedTo: string | null): Promise<void> {
  await seating.store.seat(table.id, seat, what, table.kept.table.seated);
  await seating.refresh(table);
  if (table.kept.table.coming && !isAwaiting(table)) await change(seating, table, { coming: null });
  table.failing = undefined;
  await noteHandedOver(seating, table, seat, handedTo);
}

/** Somebody has been invited and has not come yet. */
export function isAwaiting({ kept }: LiveTable): boolean {
  return kept.seats.some(({ invitation, anew }) => invitation !== null || anew !== null);
}

export async function noteHandedOver(seating: Seating, table: LiveTable, seat: Seat, handedTo: string | null): Promise<void> {
  if (!isClosed(table)) await seating.enter(table, () => table.chronicle.handOver(seat, handedTo));
}

/** So many are known who have played a seat before, the last of them: whoever has its link can be anybody again and again. */
const MOST_FORMER = 100;

/** Those who played the seat before, once this one has, too. */
export function formerWith({ former }: SeatRow, holder: string | null): readonly string[] {
  return holder === null || former.includes(holder) ? former : [...former, holder].slice(-MOST_FORMER);
}

export async function change({ store }: Pick<Seating, 'store'>, table: LiveTable, what: TableChange): Promise<void> {
  const { revision } = table.kept.table;
  await store.change(table.id, what, revision);
  table.kept = { ...table.kept, table: { ...table.kept.table, ...what, revision: revision + 1 } };
}
