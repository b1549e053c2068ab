/** How servers that share a database see what others have done, and how none writes upon what it does not know. */
import { expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { commitOf, kept, lines, newId, newTable } from './given.ts';

const OVERTAKEN = { name: 'StoreFault', code: 'table-changed' };

export function revisionsAreKept(store: () => Store, other: () => Store): void {
  const markOf = async (id: string) => (await store().marks([id]))[0];

  it('says how far tables have come: entries, changes besides them, lines', async () => {
    const id = newId();
    await store().create(kept(id, {}, [{ holder: 'owner' }, {}]), []);
    const [first, second] = [id, await newTable(store(), lines(2))];
    expect(await store().marks([first, 'nowhere', second])).toEqual(
      expect.arrayContaining([
        { table: first, version: 0, revision: 0, said: 0 },
        { table: second, version: 2, revision: 0, said: 0 },
      ]),
    );
    expect(await store().marks([])).toEqual([]);
    await store().commit(commitOf(id, 0));
    await store().say(id, 'a line', 9);
    expect(await markOf(id)).toEqual({ table: id, version: 1, revision: 0, said: 1 });
    await other().change(id, { name: 'Another name' });
    await other().invite(id, 'seat-1', 'hash');
    expect((await store().table(id))?.table).toMatchObject({ revision: 2, seated: 0 });
    await other().takeSeat(id, 'hash', 'guest');
    await other().seat(id, 'seat-0', { bot: 'sergeant' });
    await other().seat(id, 'seat-0', { wayBack: 'secret' });
    await other().change(id, { deleted: 1 });
    expect((await store().table(id))?.table).toMatchObject({ revision: 6, seated: 2 });
  });

  it('raises nothing where nothing was changed, or only when somebody was here last', async () => {
    const id = await newTable(store());
    await store().change(id, {});
    await store().seat(id, 'seat-0', { seen: 5 });
    await store().seat(id, 'seat-9', { bot: 'sergeant' });
    expect(await store().takeSeat(id, 'no such invitation', 'guest')).toBeUndefined();
    expect((await store().table(id))?.table).toMatchObject({ revision: 0, seated: 0 });
    expect((await store().table(id))?.seats[0]?.seen).toBe(5);
  });

  it('changes nothing upon what the caller does not know', async () => {
    const id = await newTable(store());
    expect(await store().change(id, { name: 'first' }, 0)).toBe(true);
    await expect(other().change(id, { name: 'second' }, 0)).rejects.toMatchObject(OVERTAKEN);
    expect(await other().change('nowhere', { name: 'second' }, 0)).toBe(false);
    expect(await store().seat(id, 'seat-0', { holder: 'first' }, 0)).toBe(true);
    await expect(other().seat(id, 'seat-0', { holder: 'second' }, 0)).rejects.toMatchObject(OVERTAKEN);
    await expect(other().invite(id, 'seat-0', 'hash', 0)).rejects.toMatchObject(OVERTAKEN);
    const { table, seats = [] } = (await store().table(id)) ?? {};
    expect([table?.name, seats[0]?.holder, seats[0]?.invitation]).toEqual(['first', 'first', null]);
  });

  it('takes no choice that was judged before a seat got another player', async () => {
    const id = await newTable(store());
    await other().seat(id, 'seat-0', { holder: 'next' });
    expect(await store().commit(commitOf(id, 0, { seated: 0 }))).toEqual({ kind: 'conflict', version: 0 });
    expect(await store().commit(commitOf(id, 0, { seated: 1 }))).toEqual({ kind: 'committed' });
    expect(await store().entries(id)).toEqual(lines(1));
  });

  it('reads a table with what was added to it as it was at one moment', async () => {
    const id = newId();
    await store().create(kept(id, {}, [{ holder: 'player 0' }, { seat: 'beside' }]), []);
    const ROUNDS = 40;
    const writing = (async () => {
      // Each player makes one entry: there is never one of somebody who does not sit yet.
      for (let round = 1; round <= ROUNDS; round++) {
        await other().seat(id, 'seat-0', { holder: `player ${round}` });
        expect(await other().commit(commitOf(id, round - 1))).toEqual({ kind: 'committed' });
      }
    })();
    let isWriting = true;
    const written = writing.finally(() => {
      isWriting = false;
    });
    for (let version = 0; isWriting && version < ROUNDS; ) {
      // SQLite answers within the same turn of the event loop, in which nobody else would come to write.
      await new Promise((go) => setImmediate(go));
      const now = (await store().since(id, version)) ?? expect.unreachable();
      version += now.entries.length;
      expect(now.entries).toEqual(lines(now.entries.length, version - now.entries.length));
      expect(now.table.version).toBe(version);
      expect([`player ${version}`, `player ${version + 1}`]).toContain(now.seats[0]?.holder);
      expect(now.table.seated - version).toBe(now.seats[0]?.holder === `player ${version}` ? 0 : 1);
    }
    await written;
    await store().commit(commitOf(id, ROUNDS, { snapshot: { version: ROUNDS + 1, rules: '1', data: '{}' } }));
    const { table, seats } = (await store().table(id)) ?? expect.unreachable();
    expect(await store().since(id, ROUNDS - 1)).toEqual({ table, seats, entries: lines(2, ROUNDS - 1), snapshotAt: ROUNDS + 1 });
    expect(await store().since('nowhere', 0)).toBeUndefined();
  });
}
