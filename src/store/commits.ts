/** Writes a batch of commits in one transaction, each judged on its own. */
import type { Transaction } from 'kysely';
import type { Failed } from './batches.ts';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import type { Commit, Committed } from './kept.ts';
import { moveTables } from './places.ts';
import { accountsText, outcomeText, summaryText, textIn } from './rows.ts';
import type { Schema } from './schema.ts';
import { type Standing, standingsFor } from './standings.ts';
import { number, statement, text } from './statement.ts';
import { writing } from './writing.ts';

export async function writeCommits(engine: Engine, commits: readonly Commit[]): Promise<(Committed | Failed)[]> {
  try {
    return await writeTogether(engine, commits);
  } catch (error) {
    // Where one table lies on a damaged page, the others must not suffer for it.
    if (commits.length === 1 || engine.faultOf(error)?.code !== 'database-damaged') throw error;
    const answers: (Committed | Failed)[] = [];
    for (const commit of commits)
      answers.push(...(await writeTogether(engine, [commit]).catch((failure) => [failed(engine.faultOf(failure) ?? failure)])));
    return answers;
  }
}

async function writeTogether(engine: Engine, commits: readonly Commit[]): Promise<(Committed | Failed)[]> {
  let judged: (Committed | Failed)[] | undefined;
  const write = (some: readonly Commit[]) =>
    writing(engine, async (tx) => {
      judged = undefined;
      judged = await writeBatch(engine, tx, some);
      return judged;
    });
  try {
    return await write(commits);
  } catch (error) {
    if (!engine.isLost(error)) throw error;
    await engine.recover();
    // Lost before it came to the end: nothing is there, and all can be tried again.
    if (!judged) return write(commits);
    return retryInDoubt(write, commits, judged, engine.faultOf(error) ?? error);
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
  const standings = await standingsFor(engine, tx, new Set(commits.map(({ table }) => table)));
  const answers = await formerAnswers(engine, tx, commits);
  const verdicts = commits.map((commit) => judge(commit, standings.get(commit.table), answers));
  const through = commits.filter((_, index) => verdicts[index]?.kind === 'committed');
  if (through.length === 0) return verdicts;
  const changed = new Map([...standings].flatMap(([id, standing]) => ('last' in standing && standing.last ? [[id, standing]] : [])));
  await updateTables(engine, tx, changed);
  await writeEntries(
    engine,
    tx,
    through.flatMap(({ table, version, entries }) => entries.map((line, index) => ({ table_id: table, version: version + index, line }))),
  );
  await writeCommands(engine, tx, through);
  await writeSnapshots(engine, tx, through);
  await moveTables(engine, tx, changed);
  return verdicts;
}

const ANSWERS = statement(
  ({ given, column }) =>
    `select ${text(0)} as id, ${text(1)} as asked_by, ${text(2)} as command, ${column('commands', 'answer')}
     from ${given} cross join commands
     where commands.table_id = ${text(0)} and commands.asked_by = ${text(1)} and commands.command = ${text(2)}`,
);

async function formerAnswers(engine: Engine, tx: Transaction<Schema>, commits: readonly Commit[]): Promise<Map<string, string | Failed>> {
  const asked = commits.flatMap(({ table, command }) => (command ? [[table, command.by, command.id]] : []));
  if (asked.length === 0) return new Map();
  const { rows } = await ANSWERS(engine, tx, asked);
  return new Map(
    rows.map(({ id, asked_by, command, answer }) => {
      // Those are the ones that were asked for.
      const [table, by, name] = [String(id), String(asked_by), String(command)];
      return [commandKey(table, by, name), textIn(answer) ?? failed(new StoreFault('table-damaged', { table }))];
    }),
  );
}

function judge(commit: Commit, standing: Standing | Failed | undefined, answers: Map<string, string | Failed>): Committed | Failed {
  const { table, version, entries, command, rules, seated } = commit;
  const key = command ? commandKey(table, command.by, command.id) : '';
  const answer = answers.get(key);
  // Whoever asks again gets his answer, even if the table was deleted meanwhile.
  if (command && answer !== undefined) return typeof answer === 'string' ? { kind: 'repeated', answer } : answer;
  if (standing && 'error' in standing) return standing;
  if (!standing || standing.isDeleted) return { kind: 'gone' };
  const isSeatedAnew = seated !== undefined && standing.seated !== seated;
  if (standing.version !== version || isSeatedAnew) return { kind: 'conflict', version: standing.version };
  standing.version += entries.length;
  standing.last = commit;
  standing.rules = rules ?? standing.rules;
  if (command) answers.set(key, command.answer);
  return { kind: 'committed' };
}

const UPDATE = statement(
  ({ given }) =>
    `update tables set version = ${number(2)}, rules = coalesce(${text(3)}, tables.rules), outcome = ${text(4)}, summary = ${text(5)},
       accounts = ${text(6)}, tallies = ${text(7)}, changed = ${number(8)}, clocks = coalesce(${text(9)}, tables.clocks)
     from ${given} where tables.id = ${text(0)} and tables.version = ${number(1)} and tables.deleted is null`,
);

async function updateTables(engine: Engine, tx: Transaction<Schema>, standings: ReadonlyMap<string, Standing>): Promise<void> {
  const rows = [...standings].flatMap(([id, standing]) => (standing.last ? [newsOf(id, standing, standing.last)] : []));
  const { numAffectedRows } = await UPDATE(engine, tx, rows);
  // The locks rule this out; if they ever fail, better nothing is written than something wrong.
  if (Number(numAffectedRows) !== rows.length) throw new Error('A table changed under its lock');
}

function newsOf(id: string, { before, version, rules }: Standing, commit: Commit) {
  const { outcome, summary, accounts, tallies, changed, clocks = null } = commit;
  return [
    ...[id, before, version, rules, outcomeText(outcome), summaryText(summary), accountsText(accounts), accountsText(tallies), changed],
    accountsText(clocks),
  ];
}

const WRITE_ENTRIES = statement(
  ({ given }) => `insert into entries (table_id, version, line) select ${text(0)}, ${number(1)}, ${text(2)} from ${given}`,
);

export async function writeEntries(
  engine: Engine,
  tx: Transaction<Schema>,
  rows: readonly { readonly table_id: string; readonly version: number; readonly line: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await WRITE_ENTRIES(
    engine,
    tx,
    rows.map(({ table_id, version, line }) => [table_id, version, line]),
  );
}

const WRITE_COMMANDS = statement(
  ({ given }) =>
    `insert into commands (table_id, asked_by, command, answer) select ${text(0)}, ${text(1)}, ${text(2)}, ${text(3)} from ${given}`,
);

async function writeCommands(engine: Engine, tx: Transaction<Schema>, commits: readonly Commit[]): Promise<void> {
  const rows = commits.flatMap(({ table, command }) => (command ? [[table, command.by, command.id, command.answer]] : []));
  if (rows.length > 0) await WRITE_COMMANDS(engine, tx, rows);
}

const WRITE_SNAPSHOTS = statement(
  ({ given }) =>
    `insert into snapshots (table_id, version, rules, data)
     select ${text(0)}, ${number(1)}, ${text(2)}, ${text(3)} from ${given} where true
     on conflict (table_id) do update set version = excluded.version, rules = excluded.rules, data = excluded.data
     where excluded.version >= snapshots.version`,
);

async function writeSnapshots(engine: Engine, tx: Transaction<Schema>, commits: readonly Commit[]): Promise<void> {
  // One statement must not touch a row twice: of several for a table only the last is written.
  const newest = new Map(commits.flatMap(({ table, snapshot }) => (snapshot ? [[table, snapshot]] : [])));
  if (newest.size === 0) return;
  const rows = [...newest].map(([table, { version, rules, data }]) => [table, version, rules, data]);
  await WRITE_SNAPSHOTS(engine, tx, rows);
}

function commandKey(table: string, by: string, command: string): string {
  return JSON.stringify([table, by, command]);
}

function failed(error: unknown): Failed {
  return { kind: 'failed', error };
}
