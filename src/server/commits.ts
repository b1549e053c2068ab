import { entryText } from '../kernel/entry.ts';
import type { Commit } from '../store/store.ts';
import { summaryOf, talliesOf } from './accounts.ts';
import type { LiveTable } from './live-table.ts';
import { snapshotDue } from './opening.ts';

/** What is to be written down of what has just been done. */
export function commitOf(table: LiveTable, from: number, command: Commit['command'], changed: number): Commit {
  const { chronicle, accounts } = table;
  const outcome = chronicle.match.outcome ?? null;
  const summary = summaryOf(table.box, chronicle.match);
  return {
    table: table.id,
    version: from,
    entries: chronicle.entries.slice(from).map(entryText),
    command,
    outcome,
    summary,
    accounts,
    tallies: talliesOf({ outcome, setup: chronicle.origin.setup, summary }, accounts, table.box.honours, chronicle),
    changed,
    seated: table.kept.table.seated,
    snapshot: snapshotDue(table),
  };
}

/** What was written down stands in the table's row from now on. */
export function noteCommit(table: LiveTable, commit: Commit): void {
  const { version: from, entries, outcome, summary, accounts, tallies, changed, snapshot, clocks } = commit;
  if (snapshot) table.snapshotAt = snapshot.version;
  const news = { version: from + entries.length, outcome, summary, accounts, tallies, changed, ...(clocks !== undefined && { clocks }) };
  table.kept = { ...table.kept, table: { ...table.kept.table, ...news } };
}
