/** Writes a batch of commits in one transaction, each judged on its own. */
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Failed } from './batches.ts';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import type { Commit, Committed } from './kept.ts';
import { writing } from './pulse.ts';
import { accountsText, columns, outcomeText, summaryText, text } from './rows.ts';
import type { Schema } from './schema.ts';
import { reshelve } from './shelf.ts';

/** A database takes only so many parameters in one statement. */
const ROWS_AT_ONCE = 2000;

/** A table as the batch goes on. */
interface Standing {
  readonly before: number;
  version: number;
  readonly isDeleted: boolean;
  /** The last commit that went through. */
  last: Commit | undefined;
  rules: string;
}

const StandingRow = z.object({ id: text, version: z.int().min(0), deleted: z.number().nullable(), rules: text });

type NewRows = { table_id: string; version: number; line: string }[];

export async function writeCommits(engine: Engine, commits: readonly Commit[]): Promise<(Committed | Failed)[]> {
  try {
    return await writeTogether(engine, commits);
  } catch (error) {
    // Where one table lies on a damaged page, the others must not suffer for it.
    if (commits.length === 1 || engine.faultOf(error)?.code !== 'database-damaged') throw error;
    const answers: (Committed | Failed)[] = [];
    for (const commit of commits) answers.push(...(await writeTogether(engine, [commit]).catch((failure) => [failed(failure)])));
    return answers;
  }
}

async function writeTogether(engine: Engine, commits: readonly Commit[]): Promise<(Committed | Failed)[]> {
  let judged: (Committed | Failed)[] | undefined;
  const write = (some: readonly Commit[]) =>
    writing(engine, async (tx) => {
      judged = await writeBatch(engine, tx, some);
      return judged;
    });
  try {
    return await write(commits);
  } catch (error) {
    if (engine.isClash(error)) return write(commits);
    if (!engine.isLost(error)) throw error;
    await engine.recover();
    // Lost before it came to the end: nothing is there, and all can be tried again.
    if (!judged) return write(commits);
    return retryInDoubt(write, commits, judged, error);
  }
}

/** The end of the transaction was sent and never confirmed. Only a command can be recognised if it is there already. */
async function retryInDoubt(
  write: (some: readonly Commit[]) => Promise<(Committed | Failed)[]>,
  commits: readonly Commit[],
  judged: readonly (Committed | Failed)[],
  error: unknown,
): Promise<(Committed | Failed)[]> {
  const again = await write(commits.filter(({ command }) => command));
  return commits.map(({ command }, index) => {
    const answer = command ? again.shift() : undefined;
    if (!command || !answer) return failed(error);
    const wasOurs = judged[index]?.kind === 'committed' && answer.kind === 'repeated' && answer.answer === command.answer;
    return wasOurs ? { kind: 'committed' } : answer;
  });
}

async function writeBatch(engine: Engine, tx: Transaction<Schema>, commits: readonly Commit[]): Promise<(Committed | Failed)[]> {
  const standings = await lockTables(engine, tx, commits);
  const answers = await formerAnswers(engine, tx, commits);
  const verdicts = commits.map((commit) => judge(commit, standings.get(commit.table), answers));
  const through = commits.filter((_, index) => verdicts[index]?.kind === 'committed');
  if (through.length === 0) return verdicts;
  await updateTables(tx, standings);
  await writeEntries(
    tx,
    through.flatMap(({ table, version, entries }) => entries.map((line, index) => ({ table_id: table, version: version + index, line }))),
  );
  await writeCommands(tx, through);
  await writeSnapshots(tx, through);
  await reshelve(engine, tx, [...new Set(through.map(({ table }) => table))]);
  return verdicts;
}

/** Locked in the order of their ids: two processes that lock the same tables must not wait for each other. */
async function lockTables(engine: Engine, tx: Transaction<Schema>, commits: readonly Commit[]): Promise<Map<string, Standing | Failed>> {
  const ids = [...new Set(commits.map(({ table }) => table))];
  const rows = await tx
    .selectFrom('tables')
    .select(columns(engine, 'tables', ['id', 'version', 'deleted', 'rules']))
    .where('id', 'in', ids)
    .orderBy('tables.id')
    .$if(engine.kind === 'postgres', (query) => query.forUpdate())
    .execute();
  return new Map(
    rows.map((row): [string, Standing | Failed] => {
      const { data } = StandingRow.safeParse(row);
      const id = data?.id ?? text.safeParse(row.id).data ?? '';
      if (!data) return [id, failed(new StoreFault('table-damaged', { table: id }))];
      return [id, { before: data.version, version: data.version, isDeleted: data.deleted !== null, last: undefined, rules: data.rules }];
    }),
  );
}

async function formerAnswers(engine: Engine, tx: Transaction<Schema>, commits: readonly Commit[]): Promise<Map<string, string | Failed>> {
  const asked = commits.flatMap(({ table, command }) => (command ? [[table, command.by, command.id]] : []));
  if (asked.length === 0) return new Map();
  const rows = await tx
    .with(
      'asked(table_id, asked_by, command)',
      () => sql<{ table_id: string; asked_by: string; command: string }>`${values(['text', 'text', 'text'], asked)}`,
    )
    .selectFrom('asked')
    .innerJoin('commands', (join) =>
      join
        .onRef('commands.table_id', '=', 'asked.table_id')
        .onRef('commands.asked_by', '=', 'asked.asked_by')
        .onRef('commands.command', '=', 'asked.command'),
    )
    .select(['asked.table_id', 'asked.asked_by', 'asked.command'])
    .select(columns(engine, 'commands', ['answer']))
    .execute();
  return new Map(
    rows.map(({ table_id, asked_by, command, answer }) => {
      const { data } = text.safeParse(answer);
      return [commandKey(table_id, asked_by, command), data ?? failed(new StoreFault('table-damaged', { table: table_id }))];
    }),
  );
}

function judge(commit: Commit, standing: Standing | Failed | undefined, answers: Map<string, string | Failed>): Committed | Failed {
  const { table, version, entries, command, rules } = commit;
  const key = command ? commandKey(table, command.by, command.id) : '';
  const answer = answers.get(key);
  // Whoever asks again gets his answer, even if the table was deleted meanwhile.
  if (command && answer !== undefined) return typeof answer === 'string' ? { kind: 'repeated', answer } : answer;
  if (standing && 'error' in standing) return standing;
  if (!standing || standing.isDeleted) return { kind: 'gone' };
  if (standing.version !== version) return { kind: 'conflict', version: standing.version };
  standing.version += entries.length;
  standing.last = commit;
  standing.rules = rules ?? standing.rules;
  if (command) answers.set(key, command.answer);
  return { kind: 'committed' };
}

async function updateTables(tx: Transaction<Schema>, standings: Map<string, Standing | Failed>): Promise<void> {
  const rows = [...standings].flatMap(([id, standing]) =>
    'last' in standing && standing.last ? [newsOf(id, standing, standing.last)] : [],
  );
  const { numUpdatedRows } = await tx
    .with(
      'news(id, before, version, rules, outcome, summary, accounts, tallies, changed)',
      () =>
        sql<{
          id: string;
          before: number;
          version: number;
          rules: string;
          outcome: string | null;
          summary: string;
          accounts: string | null;
          tallies: string | null;
          changed: number;
        }>`${values(['text', 'integer', 'integer', 'text', 'text', 'text', 'text', 'text', 'bigint'], rows)}`,
    )
    .updateTable('tables')
    .from('news')
    .set((eb) => ({
      version: eb.ref('news.version'),
      rules: eb.ref('news.rules'),
      outcome: eb.ref('news.outcome'),
      summary: eb.ref('news.summary'),
      accounts: eb.ref('news.accounts'),
      tallies: eb.ref('news.tallies'),
      changed: eb.ref('news.changed'),
    }))
    .whereRef('tables.id', '=', 'news.id')
    .whereRef('tables.version', '=', 'news.before')
    .where('tables.deleted', 'is', null)
    .executeTakeFirstOrThrow();
  // The locks rule this out; if they ever fail, better nothing is written than something wrong.
  if (Number(numUpdatedRows) !== rows.length) throw new Error('A table changed under its lock');
}

function newsOf(id: string, { before, version, rules }: Standing, { outcome, summary, accounts, tallies, changed }: Commit) {
  return [id, before, version, rules, outcomeText(outcome), summaryText(summary), accountsText(accounts), accountsText(tallies), changed];
}

export async function writeEntries(tx: Transaction<Schema>, rows: NewRows): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto('entries')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

async function writeCommands(tx: Transaction<Schema>, commits: readonly Commit[]): Promise<void> {
  const rows = commits.flatMap(({ table, command }) =>
    command ? [{ table_id: table, asked_by: command.by, command: command.id, answer: command.answer }] : [],
  );
  if (rows.length > 0) await tx.insertInto('commands').values(rows).execute();
}

async function writeSnapshots(tx: Transaction<Schema>, commits: readonly Commit[]): Promise<void> {
  // One statement must not touch a row twice: of several for a table only the last is written.
  const newest = new Map(commits.flatMap(({ table, snapshot }) => (snapshot ? [[table, snapshot]] : [])));
  if (newest.size === 0) return;
  await tx
    .insertInto('snapshots')
    .values([...newest].map(([table, { version, rules, data }]) => ({ table_id: table, version, rules, data })))
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet((eb) => ({ version: eb.ref('excluded.version'), rules: eb.ref('excluded.rules'), data: eb.ref('excluded.data') }))
        .whereRef('excluded.version', '>=', 'snapshots.version'),
    )
    .execute();
}

/** Rows in the middle of a statement. PostgreSQL wants to be told what they hold, and takes the first row's word for all. */
function values(types: readonly string[], rows: readonly (readonly (string | number | null)[])[]) {
  const typed = (value: string | number | null, column: number) => sql`cast(${value} as ${sql.raw(types[column] ?? 'text')})`;
  return sql`(values ${sql.join(rows.map((row, index) => sql`(${sql.join(index === 0 ? row.map(typed) : row)})`))})`;
}

function commandKey(table: string, by: string, command: string): string {
  return JSON.stringify([table, by, command]);
}

function failed(error: unknown): Failed {
  return { kind: 'failed', error };
}
