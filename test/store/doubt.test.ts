/** A connection that breaks at the worst moment, when nobody can say whether the transaction went through. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/store/engine.ts';
import { SavedTables } from '../../src/store/saved-tables.ts';
import type { Schema } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { command, commitOf, lines, newTable } from './given.ts';

type Break = 'before-the-end' | 'before-it-was-done' | 'after-it-was-done' | 'clash';
type Work = (tx: Transaction<Schema>) => Promise<unknown>;

const LOST = new Error('lost');
const CLASH = new Error('clash');

/** Behaves like the real one, but its next transactions break as planned. */
function breaking(real: Engine, plan: Break[]): Engine {
  const execute = async (work: Work): Promise<unknown> => {
    const how = plan.shift();
    if (how === 'before-the-end') throw LOST;
    if (how === 'clash' || how === 'before-it-was-done') {
      return real.db.transaction().execute(async (tx) => {
        await work(tx);
        throw how === 'clash' ? CLASH : LOST;
      });
    }
    const result = await real.db.transaction().execute(work);
    if (how === 'after-it-was-done') throw LOST;
    return result;
  };
  const db: Kysely<Schema> = new Proxy(real.db, {
    get(target, key) {
      if (key === 'transaction') return () => ({ execute });
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...real, db, isLost: (error) => error === LOST, isClash: (error) => error === CLASH };
}

describe('a transaction that breaks', () => {
  let folder: string;
  let store: SavedTables;
  let plan: Break[];
  let id: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cockleshell-doubt-'));
    plan = [];
    store = await SavedTables.open(breaking(await openSqlite(folder), plan));
    id = await newTable(store);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Two commits in one batch, of which only the first can be recognised afterwards. */
  async function commitBoth(...broken: Break[]) {
    const other = await newTable(store);
    plan.push(...broken);
    const answers = await Promise.allSettled([store.commit(commitOf(id, 0, command('c', 'done'))), store.commit(commitOf(other, 0))]);
    return { other, answers: answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason)) };
  }

  it.each<Break>(['before-the-end', 'clash'])('is tried again as a whole when nothing of it can be there: %s', async (how) => {
    const { other, answers } = await commitBoth(how);
    expect(answers).toEqual([{ kind: 'committed' }, { kind: 'committed' }]);
    expect(await store.entries(id)).toEqual(lines(1));
    expect(await store.entries(other)).toEqual(lines(1));
  });

  it.each<Break>(['before-it-was-done', 'after-it-was-done'])('is tried again where that does no harm, else it fails: %s', async (how) => {
    const { other, answers } = await commitBoth(how);
    expect(answers).toEqual([{ kind: 'committed' }, LOST]);
    expect(await store.entries(id)).toEqual(lines(1));
    expect(await store.entries(other)).toEqual(how === 'after-it-was-done' ? lines(1) : []);
  });

  it('goes through after several clashes, and is given up when they do not end', async () => {
    const { answers } = await commitBoth('clash', 'clash', 'clash');
    expect(answers).toEqual([{ kind: 'committed' }, { kind: 'committed' }]);
    plan.push(...Array.from({ length: 8 }, (): Break => 'clash'));
    await expect(store.commit(commitOf(id, 1))).rejects.toMatchObject({ code: 'database-unreachable', cause: CLASH });
    expect(await store.entries(id)).toEqual(lines(1));
  });

  it.each<Break>(['before-the-end', 'before-it-was-done', 'after-it-was-done'])('is not tried a third time: %s', async (how) => {
    const { answers } = await commitBoth(how, 'before-the-end');
    expect(answers).toEqual([LOST, LOST]);
  });

  it('tells a repeated command from its own first attempt', async () => {
    await store.commit(commitOf(id, 0, command('c', 'first')));
    plan.push('after-it-was-done');
    expect(await store.commit(commitOf(id, 1, command('c', 'second')))).toEqual({ kind: 'repeated', answer: 'first' });
    expect(await store.entries(id)).toEqual(lines(1));
  });
});
