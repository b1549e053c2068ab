/**
 * Who sits where: invitations, and what happens to the dice when somebody sits down. Nobody at a table may know the dice
 * to come, not even whoever set it up: all that nobody has seen is dealt anew, from a secret of the server's to which it has
 * committed itself before, and from a share that each one's own machine has drawn.
 */
import { stopsAtSecrets } from '../kernel/chronicle.ts';
import type { Seat } from '../kernel/game.ts';
import type { Store, TableChange } from '../store/store.ts';
import { sharesIn } from './coming-deal.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refusal.ts';
import { hashOf } from './secrets.ts';

export interface Seating {
  readonly store: Store;
  secret(): string;
  /** Does something to the history, in its turn, and writes it down. */
  enter(table: LiveTable, act: () => void): Promise<void>;
  /** Everybody is told. */
  tell(table: LiveTable): void;
}

/** The secret of a link that gives the seat to whoever comes with it first. */
export async function invite(seating: Seating, table: LiveTable, visitor: string, seat: Seat): Promise<string> {
  const row = table.kept.seats.find((entry) => entry.seat === seat);
  if (!row) throw new Refused(404, 'no-such-seat', { seat });
  const isTheirs = row.holder === visitor || (row.holder === null && table.kept.table.owner === visitor);
  if (!isTheirs) throw new Refused(403, 'not-your-seat', { seat });
  const invitation = seating.secret();
  await table.inOrder(async () => {
    await seating.store.invite(table.id, seat, hashOf(invitation));
    if (!table.kept.table.coming) await change(seating, table, { coming: { secret: seating.secret(), shares: {} } });
    await refresh(seating, table);
  });
  seating.tell(table);
  return invitation;
}

/** Somebody who sits there adds to the chance to come, once: what he has given stands. */
export async function addShare(seating: Seating, table: LiveTable, visitor: string, share: string): Promise<void> {
  if (table.presenceOf(visitor).held.length === 0) throw new Refused(403, 'not-at-this-table');
  await table.inOrder(async () => {
    const { coming } = table.kept.table;
    if (!coming || coming.shares[visitor] !== undefined) return;
    await change(seating, table, { coming: { ...coming, shares: { ...coming.shares, [visitor]: share } } });
  });
  seating.tell(table);
}

export async function takeSeat(
  seating: Seating,
  table: LiveTable,
  visitor: string,
  { invitation, share }: { readonly invitation: string; readonly share: string },
): Promise<void> {
  await table.inOrder(async () => {
    await refresh(seating, table);
    const row = table.kept.seats.find((entry) => entry.invitation === hashOf(invitation));
    if (!row) throw new Refused(403, 'invitation-used-up');
    await dealAnew(seating, table, visitor, row.seat, share);
    const seat = await seating.store.takeSeat(table.id, hashOf(invitation), visitor);
    if (seat === undefined) throw new Refused(403, 'invitation-used-up');
    await refresh(seating, table);
    const isAwaiting = table.kept.seats.some((entry) => entry.invitation !== null);
    await change(seating, table, { coming: isAwaiting ? { secret: seating.secret(), shares: {} } : null });
  });
  seating.tell(table);
}

/** Before he sits: if it failed halfway, somebody would play with dice that another could know. */
async function dealAnew(seating: Seating, table: LiveTable, visitor: string, seat: Seat, share: string): Promise<void> {
  const { chronicle, kept, diverged } = table;
  const known = kept.seats.filter(({ holder }) => holder !== null).map((entry) => entry.seat);
  const isNew = !kept.seats.some(({ holder }) => holder === visitor);
  if (!isNew || known.length === 0 || diverged || chronicle.match.outcome) return;
  const ours = kept.table.coming?.secret ?? seating.secret();
  await seating.enter(table, () => {
    chronicle.stops = stopsAtSecrets;
    chronicle.deal(seat, ours, known, [...sharesIn(kept), { seat, share }]);
  });
}

async function change({ store }: Seating, table: LiveTable, what: TableChange): Promise<void> {
  await store.change(table.id, what);
  table.kept = { ...table.kept, table: { ...table.kept.table, ...what } };
}

async function refresh({ store }: Seating, table: LiveTable): Promise<void> {
  const kept = await store.table(table.id);
  if (kept) table.kept = { table: { ...table.kept.table, coming: kept.table.coming }, seats: kept.seats };
}
