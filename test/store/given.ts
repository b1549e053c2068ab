/** Tables and commits to try a store with. */
import { NEW_SEAT, USUAL_MANNERS } from '../../src/store/kept.ts';
import type { Commit, Committed, Kept, SeatRow, Store, TableRow } from '../../src/store/store.ts';

let count = 0;

/** No two tests share a table, even where they share a database. */
export function newId(): string {
  count++;
  return `table-${count}`;
}

export function kept(id: string, table: Partial<TableRow> = {}, seats: readonly Partial<SeatRow>[] = [{}]): Kept {
  return {
    table: {
      id,
      game: 'skirmish',
      rules: '1',
      setup: { id: 'duel', options: { fog: 'on' } },
      seed: 'seed',
      salt: 'salt',
      commitment: 'commitment',
      name: 'A duel',
      owner: `owner of ${id}`,
      created: 1_700_000_000_000,
      changed: 1_700_000_000_000,
      archived: false,
      deleted: null,
      version: 0,
      outcome: null,
      summary: null,
      accounts: null,
      tallies: null,
      guided: false,
      forkedFrom: null,
      coming: null,
      manners: USUAL_MANNERS,
      clocks: null,
      offered: null,
      next: null,
      revision: 0,
      seated: 0,
      ...table,
    },
    seats: seats.map((seat, index) => ({ seat: `seat-${index}`, holder: null, bot: null, ...NEW_SEAT, ...seat })),
  };
}

export function lines(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => `red turn: move ${from + index}`);
}

export function commitOf(table: string, version: number, more: Partial<Commit> = {}): Commit {
  return {
    table,
    version,
    entries: lines(1, version),
    command: null,
    outcome: null,
    summary: null,
    accounts: [],
    tallies: [],
    changed: 1_700_000_000_001,
    ...more,
  };
}

export function command(id: string, answer: string, by = 'visitor') {
  return { command: { id, by, answer } };
}

export async function newTable(store: Store, entries: readonly string[] = [], table: Partial<TableRow> = {}): Promise<string> {
  const id = newId();
  await store.create(kept(id, { ...table, version: entries.length }), entries);
  return id;
}

export function countKinds(answers: readonly Committed[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of answers) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
