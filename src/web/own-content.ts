/** What tables were set up from, where that is a file of somebody's own: the same for the same data, fetched when it is first wanted. */
import type { OwnContent } from '../kernel/game.ts';
import type { TableCard } from '../wire/wire.ts';
import { api } from './api.ts';

export interface Own {
  readonly hash: string;
  readonly data: () => Promise<unknown>;
}

const known = new Map<string, Own>();

/** Undefined where the table was set up from the shelf. */
export function ownOf({ id, setup: { hash } }: { readonly id: string; readonly setup: Pick<TableCard['setup'], 'hash'> }): Own | undefined {
  return hash === undefined ? undefined : kept(hash, async () => (await api.content(id)).data);
}

/** Of a file that lies open here, and has the hash that it says. */
export function ownFrom({ hash, data }: OwnContent): Own {
  return kept(hash, async () => data);
}

function kept(hash: string, load: () => Promise<unknown>): Own {
  const before = known.get(hash);
  if (before) return before;
  let coming: Promise<unknown> | undefined;
  const own: Own = {
    hash,
    data() {
      coming ??= load().catch((error: unknown) => {
        // What did not come may come the next time.
        coming = undefined;
        throw error;
      });
      return coming;
    },
  };
  known.set(hash, own);
  return own;
}
