/** Where a table stands is written down once nobody is at it: from there it goes on, by other rules as well. */
import type { Commit, Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { keptAgain } from './new-tables.ts';
import { snapshotOf } from './replay.ts';

type Resting = Pick<LiveTable, 'chronicle' | 'kept' | 'snapshotAt' | 'diverged' | 'isDropped' | 'inOrder'>;

/** What is under way there is carried out first. */
export function rest(store: Pick<Store, 'commit'>, table: Resting): Promise<void> {
  return table.inOrder(async () => {
    const commit = standingOf(table);
    if (!commit?.snapshot) return;
    const { kind } = await store.commit(commit);
    if (kind === 'committed') table.snapshotAt = commit.snapshot.version;
  });
}

/** Nothing where it is written down already, or where what is in memory is not what was committed. */
function standingOf({ chronicle, kept, snapshotAt, diverged, isDropped }: Resting): Commit | undefined {
  const { version } = chronicle;
  if (isDropped || diverged || version <= snapshotAt || version !== kept.table.version || kept.table.deleted !== null) return undefined;
  return { ...keptAgain(kept.table), snapshot: snapshotOf(chronicle) };
}
