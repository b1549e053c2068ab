/**
 * How a seat is played on by a person after its holder has lost his cookie: by a lasting link of his own, or by somebody else
 * whom the owner of the table invites in his place.
 */
import type { Seat } from '../kernel/game.ts';
import type { SeatRow } from '../store/store.ts';
import type { Seating } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { tellSeenHands } from './onlookers.ts';
import { isOwner } from './owner.ts';
import { Refused } from './refusal.ts';
import { refuseMoreDeals } from './room.ts';
import { change, deal, formerWith, heldAt, isClosed, opponentsOf, othersThan, rowAt } from './seat-changes.ts';
import { hashOf } from './secrets.ts';

/** The secret of a link that gives the seat to its holder again, as often as he wants. The one before ends. */
export async function makeWayBack(seating: Seating, table: LiveTable, visitor: string, seat: Seat): Promise<string> {
  const secret = seating.secret();
  await table.inOrder(async () => {
    if (rowAt(table, seat).holder !== visitor) throw new Refused(403, 'not-your-seat', { seat });
    table.rates.let('invitations', visitor, seating.now());
    await seating.store.seat(table.id, seat, { wayBack: hashOf(secret) }, table.kept.table.seated);
    await seating.refresh(table);
  });
  seating.tell(table);
  return secret;
}

/** He finds the seat as he would with his cookie: nothing is dealt, no other link ends but one that was made for somebody in his place. */
export async function comeBack(seating: Seating, table: LiveTable, visitor: string, row: SeatRow, share: string): Promise<void> {
  const { holder, seat } = row;
  if (holder === visitor) return;
  table.rates.let('seats', visitor, seating.now());
  // Whoever has the link can be anybody again and again.
  table.rates.let('seats', seat, seating.now());
  const what = { holder: visitor, anew: null, former: formerWith(row, holder), seen: seating.now() };
  await seating.store.seat(table.id, seat, what, table.kept.table.seated);
  // What he has seen under the cookie that is lost he has still seen.
  for (const other of table.kept.seats) {
    if (other.seat === seat || holder === null || !(other.former.includes(holder) || other.holder === holder)) continue;
    await seating.store.seat(table.id, other.seat, { former: formerWith(other, visitor) });
  }
  await seating.refresh(table);
  // Whoever set the table up is still its owner.
  if (holder === table.kept.table.owner && table.presenceOf(holder).held.length === 0) await change(seating, table, { owner: visitor });
  await tellSeenHands(seating, table, visitor, seat);
  const { coming } = table.kept.table;
  if (!coming) return;
  const shares = Object.entries({ ...coming.shares, [visitor]: share }).filter(([who]) => table.presenceOf(who).held.length > 0);
  await change(seating, table, { coming: { ...coming, shares: Object.fromEntries(shares) } });
}

/** The owner invites somebody in the place of one who has stayed away. Until he comes the seat stays whose it is. */
export async function inviteAnew(seating: Seating, table: LiveTable, visitor: string, seat: Seat): Promise<string> {
  const secret = seating.secret();
  await table.inOrder(async () => {
    await seating.refresh(table);
    const row = rowAt(table, seat);
    if (!isOwner(table.kept, visitor)) throw new Refused(403, 'not-your-seat', { seat });
    if (row.holder === null) throw new Refused(409, 'not-away', { why: 'free', seat });
    refuseUnlessAway(seating, table, row);
    refuseUnlessDealt(table, seat);
    table.rates.let('invitations', visitor, seating.now());
    await seating.store.seat(table.id, seat, { anew: hashOf(secret) }, table.kept.table.seated);
    await seating.refresh(table);
    if (!table.kept.table.coming) await change(seating, table, { coming: { secret: seating.secret(), shares: {} } });
  });
  seating.tell(table);
  return secret;
}

/** Before he sits: he gets a hand of his own, and whoever invited him learns nothing of the one before. */
export async function replaceHolder(seating: Seating, table: LiveTable, visitor: string, row: SeatRow, share: string): Promise<void> {
  const { seat, holder } = row;
  refuseUnlessAway(seating, table, row);
  refuseUnlessDealt(table, seat);
  await deal(seating, table, seat, othersThan(table, seat), share);
  const what = { holder: visitor, bot: null, invitation: null, anew: null, wayBack: null, former: formerWith(row, holder) };
  await seating.store.seat(table.id, seat, { ...what, seen: seating.now() }, table.kept.table.seated);
  await seating.refresh(table);
  await seating.enter(table, () => table.chronicle.replace(seat));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function refuseUnlessAway(seating: Seating, table: LiveTable, row: SeatRow): void {
  const { seat } = row;
  const left = seating.patienceWith(table, row);
  if (left <= 0) return;
  const [why, unit] = left > 2 * HOUR ? (['hours', HOUR] as const) : (['minutes', MINUTE] as const);
  throw new Refused(409, 'not-away', { why, seat, count: Math.ceil(left / unit) });
}

/** A hand that stays must not be seen by anybody who does not know it: one that others of its side hold as well, for an owner who is not of it. */
function refuseUnlessDealt(table: LiveTable, seat: Seat): void {
  const opponents = opponentsOf(table, seat);
  const { owner } = table.kept.table;
  const isOurs = (other: Seat) => table.holderOf(other) === owner;
  const others = heldAt(table).filter((other) => other !== seat);
  const isShared = others.some((other) => !opponents.includes(other));
  const isOwnersSide = others.some(isOurs) && !opponents.some(isOurs);
  if (isClosed(table) || (isShared && !isOwnersSide)) throw new Refused(409, 'hand-stays', { seat });
  refuseMoreDeals(table);
}
