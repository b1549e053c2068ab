/** Databases of other versions. */
import { type Insertable, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Engine } from '../../src/store/engine.ts';
import { LATEST, migrate, migrationOf } from '../../src/store/migrations.ts';
import type { TablesColumns } from '../../src/store/schema.ts';
import type { Where } from '../../src/store/store.ts';
import { command, commitOf, kept, lines, newTable } from './given.ts';
import type { Ground } from './ground.ts';

/** A database as the first version left it, with a table in it. */
async function oldDatabase(ground: Ground): Promise<Where> {
  const where = await ground.fresh();
  const engine = await ground.engine(where);
  await migrate(engine, 1);
  const { table } = kept('old', { name: 'Vieux « désert »', owner: 'veteran', version: 2, outcome: { winners: ['red'], how: 'won' } });
  // What the first version knew of.
  const { id, game, rules, seed, salt, commitment, name, owner, created, changed, deleted, version } = table;
  const { setup, archived, outcome, summary } = table;
  await engine.db
    .insertInto('tables')
    .values({
      ...{ id, game, rules, seed, salt, commitment, name, owner, created, changed, deleted, version },
      setup: JSON.stringify(setup),
      archived: Number(archived),
      outcome: JSON.stringify(outcome),
      summary: JSON.stringify(summary),
    })
    .execute();
  await engine.db.insertInto('seats').values({ table_id: 'old', seat: 'seat-0', place: 0, holder: 'veteran', invitation: null }).execute();
  await engine.db
    .insertInto('entries')
    .values(lines(2).map((line, version) => ({ table_id: 'old', version, line })))
    .execute();
  await engine.db.insertInto('commands').values({ table_id: 'old', asked_by: 'veteran', command: 'c', answer: 'then' }).execute();
  expect(await migrationOf(engine.db)).toBe(1);
  await engine.db.destroy();
  return where;
}

async function onlyTable({ db }: Engine) {
  const { rows } = await sql<Insertable<TablesColumns>>`select * from tables`.execute(db);
  return rows[0] ?? expect.unreachable();
}

export function migrationsConform(ground: Ground): void {
  it('opens a database of an older version with everything in it', async () => {
    const store = await ground.open(await oldDatabase(ground));
    const old = kept('old', { name: 'Vieux « désert »', owner: 'veteran', version: 2, outcome: { winners: ['red'], how: 'won' } }, [
      { holder: 'veteran' },
    ]);
    expect(await store.table('old')).toEqual(old);
    expect(await store.entries('old')).toEqual(lines(2));
    expect(await store.shelf('veteran', { most: 9 })).toEqual({
      tables: [old],
      unreadable: [],
      next: null,
      sections: { 'under-way': 0, finished: 1, archived: 0, deleted: 0 },
    });
    expect(await store.unaccounted()).toEqual(['old']);
    expect(await store.commit(commitOf('old', 2, command('c', 'now', 'veteran')))).toEqual({ kind: 'repeated', answer: 'then' });
    const snapshot = { version: 3, rules: '1', data: '{}' };
    expect(await store.commit(commitOf('old', 2, { snapshot }))).toEqual({ kind: 'committed' });
    expect(await store.entries('old')).toEqual(lines(3));
    expect(await store.snapshot('old')).toEqual(snapshot);
    expect(await store.unaccounted()).toEqual([]);
    expect(await store.change('old', { guided: true })).toBe(true);
    expect((await store.table('old'))?.table.guided).toBe(true);
    await store.close();
  });

  it('is opened by several at once, and migrated once', async () => {
    for (const where of [await ground.fresh(), await oldDatabase(ground)]) {
      const stores = await Promise.all(Array.from({ length: 4 }, () => ground.open(where)));
      const [first, , , last] = stores;
      if (!first || !last) throw new Error('Four were asked for');
      const id = await newTable(first, lines(1));
      expect(await last.entries(id)).toEqual(lines(1));
      await Promise.all(stores.map((store) => store.close()));
      const engine = await ground.engine(where);
      expect((await engine.db.selectFrom('migrations').select('number').orderBy('number').execute()).map(({ number }) => number)).toEqual(
        Array.from({ length: LATEST }, (_, i) => i + 1),
      );
      await engine.db.destroy();
    }
  });

  it('gives every line of older talk a row, and leaves out what cannot be read', async () => {
    const where = await oldDatabase(ground);
    const engine = await ground.engine(where);
    await migrate(engine, 12);
    const said = (number: number) => ({ number, at: 1, seat: 'red', by: 'x', text: `line ${number} « où ? »` });
    await engine.db
      .insertInto('tables')
      .values({ ...(await onlyTable(engine)), id: 'torn' })
      .execute();
    await sql`insert into talk (table_id, lines) values ('torn', '[{"number": 1,')`.execute(engine.db);
    await sql`insert into talk (table_id, lines) values ('old', ${JSON.stringify([said(41), said(42)])})`.execute(engine.db);
    await engine.db.destroy();
    const store = await ground.open(where);
    expect((await store.talk('old')).map(({ number, line }) => ({ number, ...JSON.parse(line) }))).toEqual([said(41), said(42)]);
    expect(await store.talk('torn')).toEqual([]);
    expect(await store.say('old', '{}', 100)).toBe(43);
    await store.close();
  });

  it('is refused and left alone when a newer version wrote it', async () => {
    const where = await oldDatabase(ground);
    await (await ground.open(where)).close();
    const engine = await ground.engine(where);
    await engine.db.insertInto('migrations').values({ number: 99 }).execute();
    const refused = await ground.open(where).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'StoreFault', code: 'database-newer', figures: { found: 99, known: LATEST } });
    expect(await engine.db.selectFrom('entries').select('line').execute()).toHaveLength(2);
    await engine.db.deleteFrom('migrations').where('number', '=', 99).execute();
    await engine.db.destroy();
    await (await ground.open(where)).close();
  });

  it('is refused when something else is in it under our names', async () => {
    const where = await ground.fresh();
    const engine = await ground.engine(where);
    await engine.db.schema.createTable('tables').addColumn('legs', 'integer').execute();
    await expect(ground.open(where)).rejects.toMatchObject({ code: 'database-damaged' });
    // The step that failed has left nothing behind.
    expect((await engine.db.introspection.getTables()).map(({ name }) => name)).toEqual(['tables']);
    await engine.db.destroy();
  });
}
