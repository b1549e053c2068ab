import type { Box } from '../games/box.ts';
import { accountsFrom, talliesOf } from './accounts.ts';
import { openTable } from './live-table.ts';
import { keptAgain } from './new-tables.ts';
import { readWhole, type Source } from './opening.ts';

/** Those who wait for accounts are nobody in particular. */
const ACCOUNTS = 'accounts';

interface Archive extends Source {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Tables that were last changed before accounts were kept are opened once, and theirs written down; so are those that
 * ended before there were medals. Whoever plays at one meanwhile is not disturbed: what he does writes them down, too.
 */
export async function workOutAccounts(archive: Archive, isWanted: () => boolean): Promise<void> {
  for (const id of await archive.store.unaccounted()) {
    if (!isWanted()) return;
    try {
      await workOutAccountsOf(id, archive);
    } catch (error) {
      archive.onFailure(error);
    }
  }
}

async function workOutAccountsOf(id: string, { store, replays, boxes }: Archive): Promise<void> {
  const kept = await store.table(id);
  const box = kept && boxes.get(kept.table.game);
  if (!box) return;
  const known = accountsFrom(kept.table.accounts);
  const whole = known && kept.table.outcome === null ? undefined : await readWhole(store, id);
  const table = whole && (await openTable(box, whole, { store, replays }, ACCOUNTS));
  const accounts = known ?? table?.accounts ?? [];
  const tallies = talliesOf(kept.table, accounts, box.honours, table?.chronicle);
  await store.commit({ ...keptAgain(kept.table), accounts, tallies });
}
