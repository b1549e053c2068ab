/**
 * Who plays for one side and has looked from another: everybody is told, before anything is dealt anew. Somebody with another
 * cookie is another person here; of him the log has each seat that he takes and leaves.
 */
import type { Entry } from '../kernel/entry.ts';
import type { Seat } from '../kernel/game.ts';
import type { SeatRow } from '../store/store.ts';
import type { Seating } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refusal.ts';
import { isClosed, sidesAt } from './seat-changes.ts';

/** Somebody is to play this seat. */
export async function tellSeenHands(seating: Seating, table: LiveTable, visitor: string, seat: Seat): Promise<void> {
  const sideOf = sidesAt(table);
  const isSeen = ({ holder, former }: SeatRow) => holder === visitor || former.includes(visitor);
  const seen = table.kept.seats.filter((row) => isSeen(row) && sideOf.get(row.seat) !== sideOf.get(seat));
  await tell(
    seating,
    table,
    seat,
    seen.map((row) => row.seat),
  );
}

/** Nobody plays against a hand that he has held himself, and that was passed on as it was. */
export function refuseKnownHand(table: LiveTable, visitor: string, seat: Seat): void {
  const sideOf = sidesAt(table);
  const known = table.kept.seats.find(
    (row) =>
      row.holder !== null &&
      row.holder !== visitor &&
      row.former.includes(visitor) &&
      sideOf.get(row.seat) !== sideOf.get(seat) &&
      wasPassedOn(table.chronicle.entries, row.seat),
  );
  if (known) throw new Refused(403, 'knows-the-hand', { seat: known.seat });
}

/** With what it held, and that was not dealt anew since. */
function wasPassedOn(entries: readonly Entry[], seat: Seat): boolean {
  const dealt = entries.findLastIndex((entry) => 'redeal' in entry && !entry.known?.includes(seat));
  return entries.findLastIndex((entry) => 'passedOn' in entry && entry.seat === seat) > dealt;
}

/** Those who play for two sides, before somebody comes or goes. */
export async function tellPlayersOfSeveralSides(seating: Seating, table: LiveTable): Promise<void> {
  const sideOf = sidesAt(table);
  const people = new Set(table.kept.seats.flatMap(({ holder }) => holder ?? []));
  for (const person of people) {
    const [first, ...others] = table.presenceOf(person).held;
    const seen = others.filter((seat) => first !== undefined && sideOf.get(seat) !== sideOf.get(first));
    if (first !== undefined) await tell(seating, table, first, seen);
  }
}

/** What was told since all was last dealt anew is not told again. */
async function tell(seating: Seating, table: LiveTable, seat: Seat, seen: readonly Seat[]): Promise<void> {
  if (seen.length === 0 || isClosed(table)) return;
  const { entries } = table.chronicle;
  const since = entries.slice(1 + entries.findLastIndex((entry) => 'redeal' in entry));
  const isTold = since.some((entry) => 'hasSeen' in entry && entry.seat === seat && seen.every((one) => entry.hasSeen.includes(one)));
  if (!isTold) await seating.enter(table, () => table.chronicle.noteSeen(seat, seen));
}
