/**
 * What a commit does to the places of its table: most only bring it to the front. Whatever is more than that, such as a copy
 * that counts from now on, is left to the shelf.
 */
import type { Transaction } from 'kysely';
import { isTold } from '../kernel/witness/audience.ts';
import type { Engine } from './engine.ts';
import type { Tally } from './kept.ts';
import { textIn } from './rows.ts';
import { type Schema, STANDING } from './schema.ts';
import { placeTables, sectionOf } from './shelf.ts';
import type { Standing, StandingPlace } from './standings.ts';
import { number, statement, text } from './statement.ts';
import { countsText, Sums } from './sums.ts';
import { Clash } from './writing.ts';

const MOVE = statement(
  ({ given }) =>
    `update shelf set section = ${text(2)}, changed = ${number(3)}, counts = ${text(4)}
     from ${given}
     where shelf.table_id = ${text(0)} and shelf.visitor = ${text(1)} and shelf.standing = ${STANDING.counts}`,
);

const SEATS = statement(
  ({ given, column }) =>
    `select ${text(0)} as id, ${column('seats', 'seat')}, ${column('seats', 'holder')}
     from ${given} cross join seats where seats.table_id = ${text(0)} and seats.holder is not null`,
);

/** A table that has its places already, and counts at each of them. */
interface Lying {
  readonly id: string;
  readonly standing: Standing;
  readonly places: readonly StandingPlace[];
  readonly tallies: readonly Tally[];
  readonly ended: number;
}

/** Puts tables in their places after commits; they are locked already. */
export async function moveTables(engine: Engine, tx: Transaction<Schema>, standings: ReadonlyMap<string, Standing>): Promise<void> {
  const lying: Lying[] = [];
  const others: string[] = [];
  for (const [id, standing] of standings) {
    const { last, places } = standing;
    const isPlain = last?.tallies && places?.length && places.every((place) => place.standing === STANDING.counts);
    if (isPlain) lying.push({ id, standing, places, tallies: last.tallies, ended: last.outcome ? 1 : 0 });
    else if (last) others.push(id);
  }
  const seats = await seatsWhere(
    engine,
    tx,
    lying.filter(({ tallies }) => tallies.some(({ to }) => to !== 'all')),
  );
  const sums = new Sums();
  // First, for it locks visitors, and they come before places.
  if (others.length > 0) await placeTables(engine, tx, others, sums);
  const moves = lying.flatMap((table) => table.places.flatMap((place) => moveOf(table, place, seats.get(table.id), sums)));
  const { numAffectedRows } = moves.length > 0 ? await MOVE(engine, tx, moves) : { numAffectedRows: 0 };
  // Another copy counts since the places were read.
  if (Number(numAffectedRows) < moves.length) throw new Clash();
  await sums.write(engine, tx);
}

/** Who holds which seats of tables at which not all is told to everybody. */
async function seatsWhere(engine: Engine, tx: Transaction<Schema>, tables: readonly Lying[]): Promise<Map<string, Map<string, string[]>>> {
  const seats = new Map<string, Map<string, string[]>>(tables.map(({ id }) => [id, new Map()]));
  if (tables.length === 0) return seats;
  const { rows } = await SEATS(
    engine,
    tx,
    tables.map(({ id }) => [id]),
  );
  for (const { id, ...row } of rows) {
    const [seat, holder] = [textIn(row.seat), textIn(row.holder)];
    const held = seats.get(String(id));
    if (held && seat !== undefined && holder !== undefined) held.set(holder, [...(held.get(holder) ?? []), seat]);
  }
  return seats;
}

/** The row to write, where something changes; what it counts goes into the sums. */
function moveOf(
  { id, standing, tallies, ended }: Lying,
  place: StandingPlace,
  seats: ReadonlyMap<string, readonly string[]> | undefined,
  sums: Sums,
): (string | number)[][] {
  const { visitor } = place;
  const told = tallies.filter(({ to }) => isTold(to, seats?.get(visitor) ?? []));
  const section = sectionOf({ deleted: null, archived: standing.archived, ended });
  const changed = Math.max(standing.created, ...told.map((tally) => tally.changed));
  const counts = countsText(told);
  const isSame = section === place.section && counts === place.counts;
  if (isSame && changed === place.changed) return [];
  if (!isSame) {
    const row = { visitor, table_id: id, standing: place.standing };
    sums.take({ ...row, section: place.section, counts: place.counts }, standing.game);
    sums.give({ ...row, section, counts }, standing.game);
  }
  return [[id, visitor, section, changed, counts]];
}
