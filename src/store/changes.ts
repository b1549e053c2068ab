/** What is changed about a table and its seats besides the game: each change raises the table's revision, so that other servers see that they lack it. */
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Seat } from '../kernel/game.ts';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import type { SeatChange, TableChange } from './kept.ts';
import { lockTable } from './locks.ts';
import { changeInto, checkTexts, columns, readRow, seatChangeInto, text } from './rows.ts';
import type { Schema } from './schema.ts';
import { reshelve } from './shelf.ts';

const TakenSeat = z.object({ seat: text });

export async function changeTable(
  engine: Engine,
  tx: Transaction<Schema>,
  id: string,
  what: TableChange,
  revision?: number,
): Promise<boolean> {
  checkTexts(what.name, what.owner);
  const changed = changeInto(what);
  // With nothing to change the answer is still whether the table is there.
  const raised = Object.keys(changed).length > 0 ? 1 : 0;
  const { numUpdatedRows } = await tx
    .updateTable('tables')
    .set({ ...changed, revision: sql<number>`revision + ${raised}` })
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) {
    if (revision !== undefined && (await lockTable(engine, tx, id))) throw hasChanged(id);
    return false;
  }
  if ([what.owner, what.archived, what.deleted].some((one) => one !== undefined)) await reshelve(engine, tx, [id]);
  return true;
}

export async function invite(
  engine: Engine,
  tx: Transaction<Schema>,
  id: string,
  seat: Seat,
  invitation: string | null,
  seated?: number,
): Promise<boolean> {
  checkTexts(invitation);
  if (!(await lockStanding(engine, tx, id, seated))) return false;
  return changeSeat(tx, id, seat, { invitation }, false);
}

export async function takeSeat(
  engine: Engine,
  tx: Transaction<Schema>,
  id: string,
  invitation: string,
  holder: string,
): Promise<Seat | undefined> {
  checkTexts(holder);
  if (!(await lockStanding(engine, tx, id))) return undefined;
  const taken = await tx
    .updateTable('seats')
    .set({ holder, invitation: null, bot: null, anew: null, way_back: null })
    .where('table_id', '=', id)
    .where('invitation', '=', invitation)
    .returning(columns(engine, 'seats', ['seat']))
    .executeTakeFirst();
  if (!taken) return undefined;
  await raise(tx, id, true);
  await reshelve(engine, tx, [id]);
  return readRow(id, TakenSeat, taken).seat;
}

export async function reseat(
  engine: Engine,
  tx: Transaction<Schema>,
  id: string,
  seat: Seat,
  what: SeatChange,
  seated?: number,
): Promise<boolean> {
  checkTexts(what.holder, what.bot, what.anew, what.wayBack, ...(what.former ?? []));
  if (!(await lockStanding(engine, tx, id, seated))) return false;
  const isOther = what.holder !== undefined || what.bot !== undefined;
  if (!(await changeSeat(tx, id, seat, seatChangeInto(what), isOther))) return false;
  if (what.holder !== undefined) await reshelve(engine, tx, [id]);
  return true;
}

async function changeSeat(
  tx: Transaction<Schema>,
  id: string,
  seat: Seat,
  what: ReturnType<typeof seatChangeInto>,
  isOther: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('seats')
    .set({ seat, ...what })
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) return false;
  if (!isOnlySeen(what)) await raise(tx, id, isOther);
  return true;
}

/** When somebody was here last is of no account to others. */
export function isOnlySeen(what: object): boolean {
  return Object.keys(what).every((name) => name === 'seen');
}

/** Whether the table is there and not deleted; nobody else changes it until this is over. */
async function lockStanding(engine: Engine, tx: Transaction<Schema>, id: string, seated?: number): Promise<boolean> {
  const table = await lockTable(engine, tx, id);
  if (table && seated !== undefined && table.seated !== seated) throw hasChanged(id);
  return table?.isDeleted === false;
}

async function raise(tx: Transaction<Schema>, id: string, isOther: boolean): Promise<void> {
  await tx
    .updateTable('tables')
    .set({ revision: sql<number>`revision + 1`, seated: sql<number>`seated + ${isOther ? 1 : 0}` })
    .where('id', '=', id)
    .execute();
}

function hasChanged(table: string): StoreFault {
  return new StoreFault('table-changed', { table });
}
