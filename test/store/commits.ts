/** What every store must do with commits and commands. */
import { expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { command, commitOf, countKinds, lines, newTable } from './given.ts';

const COMMITTED = { kind: 'committed' };

export function commitsAreJudged(store: () => Store, other: () => Store): void {
  it('adds entries and notes what has become of the table', async () => {
    const id = await newTable(store(), lines(1));
    const outcome = { winners: ['red'], how: 'by force' };
    const commit = commitOf(id, 1, {
      entries: lines(2, 1),
      outcome,
      summary: { turn: 2 },
      accounts: [{ to: 'all' }],
      changed: 1_700_000_000_777,
      rules: '2',
    });
    expect(await store().commit(commit)).toEqual(COMMITTED);
    expect((await other().table(id))?.table).toMatchObject({
      version: 3,
      outcome,
      summary: { turn: 2 },
      accounts: [{ to: 'all' }],
      changed: 1_700_000_000_777,
      rules: '2',
    });
    expect(await other().entries(id)).toEqual(lines(3));
    expect(await store().commit(commitOf(id, 3))).toEqual(COMMITTED);
    expect((await other().table(id))?.table).toMatchObject({ version: 4, outcome: null, summary: null, rules: '2' });
  });

  it('refuses what was meant for another version, and says which it is', async () => {
    const id = await newTable(store(), lines(3));
    expect(await store().commit(commitOf(id, 2))).toEqual({ kind: 'conflict', version: 3 });
    expect(await store().commit(commitOf(id, 4, { snapshot: { version: 4, rules: '1', data: 'x' } }))).toEqual({
      kind: 'conflict',
      version: 3,
    });
    expect(await store().entries(id)).toEqual(lines(3));
    expect(await store().snapshot(id)).toBeUndefined();
  });

  it('judges each commit of a batch on its own', async () => {
    const [a, b, deleted] = [await newTable(store()), await newTable(store(), lines(2)), await newTable(store())];
    await store().change(deleted, { deleted: 1 });
    const answers = await Promise.all([
      store().commit(commitOf(a, 0)),
      store().commit(commitOf(b, 0)),
      store().commit(commitOf(a, 0, { entries: ['red turn: too late'] })),
      store().commit(commitOf(deleted, 0)),
      store().commit(commitOf(a, 1)),
      store().commit(commitOf(b, 2)),
      store().commit(commitOf('nowhere', 0)),
      store().commit(commitOf(a, 2, { summary: 'last' })),
    ]);
    expect(answers).toEqual([
      COMMITTED,
      { kind: 'conflict', version: 2 },
      { kind: 'conflict', version: 1 },
      { kind: 'gone' },
      COMMITTED,
      COMMITTED,
      { kind: 'gone' },
      COMMITTED,
    ]);
    expect(await store().entries(a)).toEqual(lines(3));
    expect(await store().entries(b)).toEqual(lines(3));
    expect(await store().entries(deleted)).toEqual([]);
    expect((await store().table(a))?.table).toMatchObject({ version: 3, summary: 'last' });
  });

  it('writes more commits at once than fit into one batch', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => newTable(store())));
    const commits = Array.from({ length: 30 }, (_, version) =>
      ids.map((id) => commitOf(id, version, command(`c${version}`, `${version}`))),
    );
    const answers = await Promise.all(commits.flat().map((commit) => store().commit(commit)));
    expect(countKinds(answers)).toEqual({ committed: 1200 });
    for (const id of ids) expect(await store().entries(id)).toEqual(lines(30));
  });

  it('lets exactly one of two processes win a version', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => newTable(store())));
    for (let version = 0; version < 20; version++) {
      const answers = await Promise.all(
        ids.map((id, index) => {
          // Each is first at half of the tables, and they lock them in opposite orders.
          const rivals = index % 2 === 0 ? [store(), other()] : [other(), store()];
          return Promise.all(
            rivals.map((rival, who) => rival.commit(commitOf(id, version, { entries: [`${who} turn: move ${version}`] }))),
          );
        }),
      );
      for (const [index, rivals] of answers.entries()) {
        expect(countKinds(rivals)).toEqual({ committed: 1, conflict: 1 });
        const winner = rivals.findIndex(({ kind }) => kind === 'committed');
        expect(await store().entries(ids[index] ?? '', version)).toEqual([`${winner} turn: move ${version}`]);
      }
    }
  });

  it('refuses commits to a deleted table until it is restored', async () => {
    const id = await newTable(store());
    await store().change(id, { deleted: 1_700_000_000_000 });
    expect(await store().commit(commitOf(id, 0))).toEqual({ kind: 'gone' });
    await other().change(id, { deleted: null });
    expect(await store().commit(commitOf(id, 0))).toEqual(COMMITTED);
  });

  it('keeps the newest snapshot until it is dropped', async () => {
    const id = await newTable(store());
    const snapshot = (version: number, rules = '1') => ({ version, rules, data: `{"🐚":${version}}` });
    await Promise.all([
      store().commit(commitOf(id, 0, { snapshot: snapshot(0) })),
      store().commit(commitOf(id, 1, { snapshot: snapshot(2) })),
      store().commit(commitOf(id, 2)),
    ]);
    expect(await other().snapshot(id)).toEqual(snapshot(2));
    await store().commit(commitOf(id, 3, { snapshot: snapshot(1) }));
    expect(await other().snapshot(id)).toEqual(snapshot(2));
    await store().commit(commitOf(id, 4, { snapshot: snapshot(5) }));
    expect(await other().snapshot(id)).toEqual(snapshot(5));
    await store().dropSnapshots(id);
    expect(await other().snapshot(id)).toBeUndefined();
    expect(await store().commit(commitOf(id, 5, { entries: [], rules: '2', snapshot: snapshot(5, '2') }))).toEqual(COMMITTED);
    expect(await other().snapshot(id)).toEqual(snapshot(5, '2'));
    expect((await other().table(id))?.table).toMatchObject({ version: 5, rules: '2' });
  });

  it('turns away what no database could keep, without harm to what arrives with it', async () => {
    const [id, bad] = [await newTable(store()), await newTable(store())];
    const answers = await Promise.allSettled([
      store().commit(commitOf(id, 0)),
      store().commit(commitOf(bad, 0, { entries: ['red turn: \0'] })),
      store().commit(commitOf(bad, 0, command('half a shell \ud83d', 'x'))),
      store().commit(commitOf(bad, 0, { changed: Number.NaN })),
      store().commit(commitOf(bad, 0, { snapshot: { version: 9, rules: '1', data: '' } })),
      store().commit(commitOf(id, 1, { summary: { any: 'json \0 \ud83d' } })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(await store().entries(id)).toEqual(lines(2));
    expect(await store().entries(bad)).toEqual([]);
    expect((await store().table(id))?.table.summary).toEqual({ any: 'json \0 \ud83d' });
  });
}

export function commandsAreCarriedOutOnce(store: () => Store, other: () => Store): void {
  it('carries a command out once and gives the same answer again', async () => {
    const id = await newTable(store());
    const answer = '{"done":"« où ? » 🐚"}';
    expect(await store().commit(commitOf(id, 0, command('c', answer)))).toEqual(COMMITTED);
    expect(await store().answer(id, 'c', 'visitor')).toBe(answer);
    expect(await store().commit(commitOf(id, 0, command('c', 'another')))).toEqual({ kind: 'repeated', answer });
    expect(await other().commit(commitOf(id, 1, command('c', 'another')))).toEqual({ kind: 'repeated', answer });
    expect(await store().entries(id)).toEqual(lines(1));
    // The answer outlives the table's place on the shelf.
    await store().change(id, { deleted: 1 });
    expect(await store().commit(commitOf(id, 1, command('c', 'another')))).toEqual({ kind: 'repeated', answer });
  });

  it('finds a command repeated within its own batch', async () => {
    const id = await newTable(store());
    const answers = await Promise.all([
      store().commit(commitOf(id, 0, command('c', 'first'))),
      store().commit(commitOf(id, 0, command('c', 'second'))),
      store().commit(commitOf(id, 1, command('c', 'third'))),
      store().commit(commitOf(id, 1, command('d', 'fourth'))),
    ]);
    expect(answers).toEqual([COMMITTED, { kind: 'repeated', answer: 'first' }, { kind: 'repeated', answer: 'first' }, COMMITTED]);
    expect(await store().entries(id)).toEqual(lines(2));
  });

  it('finds a command that reached two processes at once', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await newTable(store());
      const answers = await Promise.all([store(), other()].map((s, index) => s.commit(commitOf(id, 0, command('c', `answer ${index}`)))));
      const winner = answers.findIndex(({ kind }) => kind === 'committed');
      expect(countKinds(answers)).toEqual({ committed: 1, repeated: 1 });
      expect(answers).toContainEqual({ kind: 'repeated', answer: `answer ${winner}` });
      expect(await store().entries(id)).toEqual(lines(1));
    }
  });

  it('does not remember a command that was refused', async () => {
    const id = await newTable(store(), lines(1));
    expect(await store().commit(commitOf(id, 0, command('c', 'too early')))).toEqual({ kind: 'conflict', version: 1 });
    expect(await store().answer(id, 'c', 'visitor')).toBeUndefined();
    expect(await store().commit(commitOf(id, 1, command('c', 'now')))).toEqual(COMMITTED);
  });

  it('keeps apart the commands of other visitors and other tables', async () => {
    const [a, b] = [await newTable(store()), await newTable(store())];
    const answers = await Promise.all([
      store().commit(commitOf(a, 0, command('c', 'one', 'alice'))),
      store().commit(commitOf(a, 1, command('c', 'two', 'bob'))),
      store().commit(commitOf(b, 0, command('c', 'three', 'alice'))),
    ]);
    expect(countKinds(answers)).toEqual({ committed: 3 });
    expect(await store().answer(a, 'c', 'alice')).toBe('one');
    expect(await store().answer(a, 'c', 'bob')).toBe('two');
    expect(await store().answer(b, 'c', 'alice')).toBe('three');
    expect(await store().answer(b, 'c', 'bob')).toBeUndefined();
  });
}
