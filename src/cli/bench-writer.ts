/** One of the servers of `bench --servers`, as far as the database knows: it commits choices at tables of its own. */
import { once } from 'node:events';
import { NEW_SEAT, USUAL_MANNERS } from '../store/kept.ts';
import { type Commit, type Kept, openStore, type Store } from '../store/store.ts';
import type { WriterWish } from './bench-servers.ts';

interface Counted {
  readonly from: number;
  readonly until: number;
}

/** About as long as those of real tables. */
const ENTRY = 'axis 12: fire d5 e7 with machine gun and leader, card 31';
const ACCOUNTS = ['all', 'axis', 'allies'].map((to) => ({ to, entries: 120, changed: 1_700_000_000_000, dice: 64 }));
const SUMMARY = { turn: 6, score: { axis: 4, allies: 11 }, asked: 'allies', since: 1_700_000_000_000 };

/** Only where it was started as a process of its own. */
if (process.send) await write(JSON.parse(process.argv[2] ?? '{}'));

async function write(wish: WriterWish): Promise<void> {
  const store = await openStore({ url: wish.url, folder: '' });
  const tables = Array.from({ length: wish.clients }, (_, number) => newTable(`${wish.name}/${number}`));
  await Promise.all(tables.map((kept) => store.create(kept, [])));
  process.send?.('ready');
  await once(process, 'message');
  const began = performance.now();
  const counted = { from: began + 1000 * wish.warmUp, until: began + 1000 * (wish.warmUp + wish.seconds) };
  const waits = await Promise.all(tables.map(({ table }) => playAt(store, table.id, counted)));
  process.send?.({ waits: waits.flat() });
  await store.close();
  process.disconnect?.();
}

/** How long each choice waited until it was acknowledged, of those that were within the time. */
async function playAt(store: Store, id: string, { from, until }: Counted): Promise<number[]> {
  const waits: number[] = [];
  for (let version = 0; ; version++) {
    const sent = performance.now();
    if (sent > until) return waits;
    await store.commit(commitOf(id, version));
    const now = performance.now();
    if (now > from && now <= until) waits.push(now - sent);
  }
}

function newTable(name: string): Kept {
  const at = Date.now();
  const seat = (seat: string) => ({ seat, holder: `${seat} of ${name}`, bot: null, ...NEW_SEAT });
  return {
    table: {
      id: name,
      game: 'skirmish',
      rules: '1.0.0',
      setup: { id: 'duel', options: {} },
      seed: name,
      salt: name,
      commitment: name,
      name,
      owner: `axis of ${name}`,
      created: at,
      changed: at,
      archived: false,
      deleted: null,
      version: 0,
      outcome: null,
      summary: SUMMARY,
      accounts: ACCOUNTS,
      tallies: [],
      guided: false,
      forkedFrom: null,
      coming: null,
      manners: USUAL_MANNERS,
      clocks: null,
      offered: null,
      next: null,
      revision: 0,
      seated: 0,
    },
    seats: [seat('axis'), seat('allies')],
  };
}

function commitOf(table: string, version: number): Commit {
  const changed = Date.now();
  return {
    table,
    version,
    entries: [ENTRY],
    command: { id: `choice ${version}`, by: 'axis', answer: `{"version":${version + 1}}` },
    outcome: null,
    summary: SUMMARY,
    accounts: ACCOUNTS,
    tallies: [{ to: 'all', changed, counts: { dice: version } }],
    changed,
  };
}
