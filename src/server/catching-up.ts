/** Another server has written to a table: what it has added is added to the one in memory as well, seats and entries at once. */
import { entriesFrom } from '../kernel/save.ts';
import type { Since } from '../store/store.ts';
import { accountsFrom, accountsOf } from './accounts.ts';
import type { LiveTable } from './live-table.ts';
import type { Source } from './opening.ts';
import { noSuchTable } from './refusal.ts';

/** In its turn. What does not go on from what is known here is opened anew. False where there was nothing new. */
export async function catchUp(source: Source, table: LiveTable): Promise<boolean> {
  const { version, revision } = table.kept.table;
  const now = await source.store.since(table.id, version);
  if (!now) throw noSuchTable(table.id);
  const isNews = now.table.version !== version;
  if (isNews && !(await isAdded(source, table, now))) {
    await table.reload(source);
    return true;
  }
  table.kept = { table: now.table, seats: now.seats };
  if (!isNews) return now.table.revision !== revision;
  table.accounts = accountsFrom(now.table.accounts) ?? accountsOf(table.chronicle, table.box.dice, now.table);
  table.snapshotAt = Math.max(table.snapshotAt, now.snapshotAt ?? table.snapshotAt);
  return true;
}

async function isAdded({ replays }: Source, table: LiveTable, { table: { version }, entries }: Since): Promise<boolean> {
  const added = entriesFrom(table.game, entries);
  if (!added || table.diverged || table.chronicle.version !== table.kept.table.version) return false;
  // What was taken back may have been chosen before the snapshot that the table was opened from.
  if (added.some((entry) => 'undo' in entry)) await table.recall(replays, table.id);
  try {
    return added.every((entry) => table.chronicle.replay(entry)) && table.chronicle.version === version;
  } catch {
    return false;
  }
}
