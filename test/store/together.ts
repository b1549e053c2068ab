/** Several servers write to one database at once, each on connections of its own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { below, type Random, randomFrom } from '../../src/kernel/dice.ts';
import type { Store, Tally } from '../../src/store/store.ts';
import { howMany } from '../how-many.ts';
import { commitOf, countKinds, kept, newId } from './given.ts';
import type { Ground } from './ground.ts';
import { addsUp } from './shelves.ts';

const SERVERS = 4;
const VISITORS = 2;
const OUTCOME = { winners: ['seat-0'], how: 'won' };

export function serversWriteTogether(ground: Ground): void {
  describe('several servers at once', () => {
    let stores: Store[];
    beforeAll(async () => {
      const where = await ground.fresh();
      stores = [];
      for (let i = 0; i < SERVERS; i++) stores.push(await ground.open(where));
    });
    afterAll(async () => {
      for (const store of stores) await store.close();
    });
    const first = () => stores[0] ?? expect.unreachable();

    it('sums equal a recount after random writes of every kind', async () => {
      const visitors = Array.from({ length: VISITORS }, newId);
      const ids = Array.from({ length: 6 }, newId);
      for (const [i, id] of ids.entries()) await first().create(newTable(id, i, visitors), []);
      for (let round = 0; round < howMany({ test: 4, soak: 200 }); round++) {
        await Promise.all(
          [...stores, ...stores, ...stores].map(async (store, writer) => {
            const random = randomFrom(`writer ${writer} in round ${round}`);
            for (let i = 0; i < 8; i++) await writeSomething(store, random, { visitors, ids, clock: 100 * round + i });
          }),
        );
        for (const visitor of visitors) await addsUp(first(), visitor);
      }
    });

    it('lines said at one table get one number each, and none is lost', async () => {
      const id = newId();
      await first().create(kept(id), []);
      const numbers = await Promise.all(Array.from({ length: 24 }, (_, i) => stores[i % SERVERS]?.say(id, `line ${i}`, 99)));
      expect(numbers.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
      expect(new Set((await first().talk(id)).map(({ line }) => line)).size).toBe(24);
    });

    it('a hundred tables are set up at once, and one that is refused hinders none', async () => {
      const owner = newId();
      const ids = Array.from({ length: 100 }, newId);
      const twice = await Promise.allSettled(
        [...ids, ids[0] ?? ''].map((id, i) => stores[i % SERVERS]?.create(kept(id, { owner, seed: `seed of ${id}` }), [])),
      );
      expect(countKinds(twice.map(({ status }) => ({ kind: status === 'fulfilled' ? 'committed' : 'gone' })))).toEqual({
        committed: 100,
        gone: 1,
      });
      expect((await first().shelf(owner, { most: 999 })).tables).toHaveLength(100);
      await addsUp(first(), owner);
    });
  });
}

function newTable(id: string, number: number, visitors: readonly string[]) {
  const [owner, guest] = [visitors[number % VISITORS], visitors[(number + 1) % VISITORS]];
  return kept(id, { owner: owner ?? '', seed: `seed ${number % 2}`, tallies: told(number) }, [
    { holder: owner ?? '' },
    { holder: guest ?? '' },
  ]);
}

const told = (changed: number): Tally[] => [
  { to: 'all', changed, counts: { die: 1 + (changed % 5) } },
  { to: ['seat-1'], changed, counts: { secret: 1 + (changed % 3) } },
];

interface Given {
  readonly visitors: readonly string[];
  readonly ids: string[];
  readonly clock: number;
}

async function writeSomething(store: Store, random: Random, { visitors, ids, clock }: Given): Promise<void> {
  const at = below(random, ids.length);
  const id = ids[at] ?? '';
  const someone = visitors[below(random, visitors.length)] ?? '';
  const seat = `seat-${below(random, 2)}`;
  const kinds = [
    () => store.change(id, { deleted: below(random, 3) === 0 ? clock : null }),
    () => store.change(id, { archived: below(random, 2) === 0 }),
    () => store.change(id, { name: `Table at ${clock}` }),
    () => store.seat(id, seat, { holder: below(random, 4) === 0 ? null : someone }),
    async () => {
      const invitation = newId();
      await store.invite(id, seat, invitation);
      await store.takeSeat(id, invitation, someone);
    },
    () => store.say(id, `Said at ${clock}`, 5),
    async () => {
      const fresh = newId();
      await store.create(newTable(fresh, below(random, 9), visitors), []);
      ids[at] = fresh;
      await store.change(id, { deleted: 1 });
      await store.purge(2);
    },
  ];
  const what = kinds[below(random, 3 * kinds.length)];
  if (what) await what();
  else {
    const version = (await store.table(id))?.table.version ?? 0;
    await store.commit(commitOf(id, version, { tallies: told(clock), outcome: below(random, 3) === 0 ? OUTCOME : null }));
  }
}
