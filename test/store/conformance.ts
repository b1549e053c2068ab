/** What every store must do, whatever database is under it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_SEAT } from '../../src/store/kept.ts';
import type { Store, Tally } from '../../src/store/store.ts';
import { commandsAreCarriedOutOnce, commitsAreJudged } from './commits.ts';
import { command, commitOf, kept, lines, newId, newTable } from './given.ts';
import type { Ground } from './ground.ts';
import { migrationsConform } from './migrations.ts';
import { revisionsAreKept } from './revisions.ts';
import { NOTHING, shelvesAreKept } from './shelves.ts';
import { serversWriteTogether } from './together.ts';

const COMMITTED = { kind: 'committed' };

export function storeConforms(name: string, ground: Ground): void {
  describe(name, () => {
    let store: Store;
    /** As a second process would have it. */
    let other: Store;
    beforeAll(async () => {
      const where = await ground.fresh();
      store = await ground.open(where);
      other = await ground.open(where);
    });
    afterAll(async () => {
      await store?.close();
      await other?.close();
    });

    tablesAreKept(() => store);
    commitsAreJudged(
      () => store,
      () => other,
    );
    commandsAreCarriedOutOnce(
      () => store,
      () => other,
    );
    seatsAreTaken(
      () => store,
      () => other,
    );
    revisionsAreKept(
      () => store,
      () => other,
    );
    migrationsConform(ground);
    serversWriteTogether(ground);

    it('writes what was committed before it closes, and takes nothing after', async () => {
      const where = await ground.fresh();
      const closing = await ground.open(where);
      const id = await newTable(closing);
      const last = closing.commit(commitOf(id, 0));
      await closing.close();
      expect(await last).toEqual(COMMITTED);
      await expect(closing.commit(commitOf(id, 1))).rejects.toThrow();
      const reopened = await ground.open(where);
      expect(await reopened.entries(id)).toEqual(lines(1));
      await reopened.close();
    });
  });
}

function tablesAreKept(store: () => Store): void {
  it('gives back a table as it was created', async () => {
    const id = newId();
    const full = kept(
      id,
      {
        name: 'Übung «Пустыня» 砂漠 🐚 \u202f!',
        setup: { id: 'western-desert/campagne', options: { réserve: 'où?', quote: '"\'\\;--' } },
        archived: true,
        deleted: 1_800_000_000_000,
        version: 2,
        outcome: { winners: ['é', '🐚'], how: 'withdrawn' },
        summary: { turn: 3, nested: [1, 'two', null, { '🐚': true }] },
        accounts: [{ to: ['é', '🐚'], entries: 2 }],
        guided: true,
        forkedFrom: 'another',
      },
      [{ seat: 'zulu', holder: 'one' }, { seat: 'alpha' }, { seat: 'mike', invitation: 'hash' }],
    );
    const entries = ['zulu turn: dis « où ? » 🐚', '~alpha window: pass'];
    await store().create(full, entries);
    expect(await store().table(id)).toEqual(full);
    expect(await store().entries(id)).toEqual(entries);
    expect(await store().entries(id, 1)).toEqual(entries.slice(1));
    expect(await store().entries(id, 2)).toEqual([]);
  });

  it('knows nothing of a table that was never created', async () => {
    expect(await store().table('nowhere')).toBeUndefined();
    expect(await store().entries('nowhere')).toEqual([]);
    expect(await store().snapshot('nowhere')).toBeUndefined();
    expect(await store().answer('nowhere', 'c', 'v')).toBeUndefined();
    expect(await store().shelf('nobody', { most: 9 })).toEqual({ tables: [], unreadable: [], next: null, sections: NOTHING });
    expect(await store().sums('nobody')).toEqual([]);
    expect(await store().change('nowhere', { name: 'x' })).toBe(false);
    expect(await store().invite('nowhere', 'seat-0', 'hash')).toBe(false);
    expect(await store().takeSeat('nowhere', 'hash', 'v')).toBeUndefined();
    await store().dropSnapshots('nowhere');
    await store().ready();
  });

  it('refuses a second table of the same id and leaves the first alone', async () => {
    const id = await newTable(store(), lines(2));
    await expect(store().create(kept(id, { name: 'Another' }), lines(5))).rejects.toThrow();
    expect((await store().table(id))?.table.name).toBe('A duel');
    expect(await store().entries(id)).toEqual(lines(2));
  });

  it('creates nothing when part of a table cannot be written', async () => {
    const id = newId();
    await expect(store().create(kept(id, {}, [{ seat: 'same' }, { seat: 'same' }]), lines(2))).rejects.toThrow();
    expect(await store().table(id)).toBeUndefined();
    expect(await store().entries(id)).toEqual([]);
  });

  it('keeps long histories in order', async () => {
    const id = await newTable(store(), lines(6000));
    expect(await store().commit(commitOf(id, 6000, { entries: lines(4500, 6000) }))).toEqual(COMMITTED);
    expect(await store().entries(id)).toEqual(lines(10_500));
    expect(await store().entries(id, 10_498)).toEqual(lines(2, 10_498));
    expect((await store().table(id))?.table.version).toBe(10_500);
  });

  it('changes what may be changed and nothing else', async () => {
    const id = await newTable(store(), lines(1));
    const before = await store().table(id);
    expect(await store().change(id, {})).toBe(true);
    expect(await store().table(id)).toEqual(before);
    expect(await store().change(id, { name: 'Müllers Tisch', archived: true, guided: true, deleted: 5 })).toBe(true);
    expect(await store().table(id)).toEqual({
      ...before,
      table: { ...before?.table, name: 'Müllers Tisch', archived: true, guided: true, deleted: 5, revision: 1 },
    });
    expect(await store().change(id, { name: 'A duel', archived: false, guided: false, deleted: null })).toBe(true);
    expect(await store().table(id)).toEqual({ ...before, table: { ...before?.table, revision: 2 } });
  });

  shelvesAreKept(store);

  it('says of which tables it is not known what each audience knows', async () => {
    const [unknown, known, deleted] = [newId(), newId(), newId()];
    await store().create(kept(unknown), []);
    await store().create(kept(known, { accounts: [], tallies: [] }), []);
    await store().create(kept(deleted, { deleted: 1 }), []);
    const left = async () => (await store().unaccounted()).filter((id) => [unknown, known, deleted].includes(id));
    expect(await left()).toEqual([unknown]);
    // Nothing else changes when it is worked out later.
    const before = await store().table(unknown);
    const accounts = [{ to: 'all', entries: 0 }];
    const tallies: readonly Tally[] = [{ to: 'all', changed: 7, counts: { dice: 2 } }];
    const { outcome, summary, changed } = before?.table ?? kept(unknown).table;
    expect(
      await store().commit({ table: unknown, version: 0, entries: [], command: null, outcome, summary, changed, accounts, tallies }),
    ).toEqual(COMMITTED);
    expect(await left()).toEqual([]);
    expect(await store().table(unknown)).toEqual({ ...before, table: { ...before?.table, accounts, tallies } });
  });

  it('numbers what is said at a table, and keeps the last lines', async () => {
    const [id, other] = [await newTable(store()), await newTable(store())];
    const numbers: (number | undefined)[] = [];
    for (const text of ['hé 🐚', 'two', 'three']) numbers.push(await store().say(id, text, 2));
    expect(numbers).toEqual([1, 2, 3]);
    expect(await store().talk(id)).toEqual([
      { number: 2, line: 'two' },
      { number: 3, line: 'three' },
    ]);
    expect(await store().talk(id, 2)).toEqual([{ number: 3, line: 'three' }]);
    expect(await store().talk(other)).toEqual([]);
    await store().change(id, { deleted: 1 });
    expect(await store().say(id, 'to nobody', 2)).toBeUndefined();
    expect(await store().say('nowhere', 'to nobody', 2)).toBeUndefined();
  });

  it('purges tables deleted before a certain time, with all that was theirs', async () => {
    const [old, recent, standing] = [newId(), newId(), newId()];
    for (const id of [old, recent, standing]) {
      await store().create(kept(id, {}, [{ holder: `player of ${id}` }]), []);
      await store().commit(commitOf(id, 0, { ...command('c', 'done'), snapshot: { version: 1, rules: '1', data: '{}' } }));
    }
    // What other tests have deleted is none of this one's.
    await store().purge(3000);
    await store().change(old, { deleted: 1000 });
    await store().change(recent, { deleted: 2000 });
    expect(await store().purge(1000)).toBe(0);
    expect(await store().purge(2000)).toBe(1);
    expect(await store().table(old)).toBeUndefined();
    expect(await store().entries(old)).toEqual([]);
    expect(await store().answer(old, 'c', 'visitor')).toBeUndefined();
    expect(await store().snapshot(old)).toBeUndefined();
    expect(await store().shelf(`player of ${old}`, { most: 9 })).toMatchObject({ tables: [], sections: NOTHING });
    expect(await store().entries(recent)).toEqual(lines(1));
    expect(await store().entries(standing)).toEqual(lines(1));
    // Its id is free again, and nothing of the old table comes back with it.
    await store().create(kept(old), []);
    expect(await store().commit(commitOf(old, 0, command('c', 'done anew')))).toEqual(COMMITTED);
  });
}

function seatsAreTaken(store: () => Store, other: () => Store): void {
  it('gives a seat to whoever brings its invitation, once', async () => {
    const id = newId();
    await store().create(kept(id, {}, [{ holder: 'owner' }, {}, { invitation: 'open' }]), []);
    expect(await store().takeSeat(id, 'guess', 'guest')).toBeUndefined();
    expect(await store().takeSeat(id, 'open', 'guest')).toBe('seat-2');
    expect(await store().takeSeat(id, 'open', 'late')).toBeUndefined();
    expect(await store().invite(id, 'seat-1', 'relief')).toBe(true);
    expect(await store().takeSeat(id, 'relief', 'human')).toBe('seat-1');
    expect((await store().table(id))?.seats.map(({ holder, invitation }) => [holder, invitation])).toEqual([
      ['owner', null],
      ['human', null],
      ['guest', null],
    ]);
  });

  it('withdraws invitations, and has none for seats that are not there', async () => {
    const id = await newTable(store());
    expect(await store().invite(id, 'seat-9', 'hash')).toBe(false);
    expect(await store().invite(id, 'seat-0', 'hash')).toBe(true);
    expect((await store().table(id))?.seats[0]?.invitation).toBe('hash');
    expect(await store().invite(id, 'seat-0', null)).toBe(true);
    expect(await store().takeSeat(id, 'hash', 'guest')).toBeUndefined();
  });

  it('seats nobody at a deleted table', async () => {
    const id = newId();
    await store().create(kept(id, { deleted: 1 }, [{ invitation: 'hash' }]), []);
    expect(await store().takeSeat(id, 'hash', 'guest')).toBeUndefined();
    expect(await store().invite(id, 'seat-0', 'new')).toBe(false);
    await store().change(id, { deleted: null });
    expect(await store().takeSeat(id, 'hash', 'guest')).toBe('seat-0');
  });

  it('keeps how a seat is found again, and ends that when somebody takes it', async () => {
    const id = newId();
    const seat = { anew: 'for another', wayBack: 'lasting', former: ['owner'], seen: 1_700_000_000_000 };
    await store().create(kept(id, {}, [{ holder: 'guest', ...seat }]), []);
    expect((await other().table(id))?.seats[0]).toMatchObject(seat);
    const changed = { anew: null, wayBack: 'newer', former: ['owner', 'Zoë'], seen: 1_800_000_000_000 };
    expect(await store().seat(id, 'seat-0', changed)).toBe(true);
    expect((await other().table(id))?.seats[0]).toMatchObject({ holder: 'guest', ...changed });
    await store().invite(id, 'seat-0', 'hash');
    await store().seat(id, 'seat-0', { anew: 'for another' });
    expect(await store().takeSeat(id, 'hash', 'next')).toBe('seat-0');
    expect((await other().table(id))?.seats[0]).toMatchObject({ ...changed, holder: 'next', anew: null, wayBack: null });
  });

  it('gives a seat to exactly one of two who come at once', async () => {
    for (let round = 0; round < 20; round++) {
      const id = newId();
      await store().create(kept(id, {}, [{}, { invitation: 'hash' }]), []);
      const rivals = round % 2 === 0 ? [store(), other()] : [other(), store()];
      const seats = await Promise.all(rivals.map((rival, index) => rival.takeSeat(id, 'hash', `guest ${index}`)));
      expect(seats.toSorted()).toEqual(['seat-1', undefined]);
      expect((await store().table(id))?.seats[1]).toEqual({
        seat: 'seat-1',
        holder: `guest ${seats.indexOf('seat-1')}`,
        bot: null,
        ...NEW_SEAT,
      });
    }
  });
}
