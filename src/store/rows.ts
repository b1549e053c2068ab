/** Rows of the database into what the store speaks of, and back. */
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Outcome } from '../kernel/game.ts';
import type { Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import {
  type Coming,
  type Commit,
  type Kept,
  type NextTable,
  type Offered,
  OUT_OF_TIME,
  PACES,
  PROPOSALS,
  type SeatChange,
  type SeatRow,
  type Snapshot,
  type TableChange,
  type TableRow,
  TIME_FOR,
  USUAL_MANNERS,
} from './kept.ts';
import type { Schema, SeatsColumns, TablesColumns } from './schema.ts';

/**
 * SQLite is asked for bytes where we want text, because its driver ends the process over bytes that are none. Whatever comes
 * from a database is checked here: a file may be damaged in the middle and fine everywhere else.
 */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Undefined where it is none. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  try {
    return value instanceof ArrayBuffer ? UTF8.decode(value) : undefined;
  } catch {
    return undefined;
  }
}

export const text = z.unknown().transform((value, context): string => {
  const read = textIn(value);
  if (read !== undefined) return read;
  context.addIssue('This is no text');
  return z.NEVER;
});

/** Text that holds JSON. */
export function json<T>(schema: z.ZodType<T>) {
  return text
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue('This text is no JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);
}

const NUMBERS: readonly string[] = [
  'version',
  'place',
  'created',
  'changed',
  'archived',
  'deleted',
  'guided',
  'standing',
  'count',
  'number',
  'began',
  'until',
  'made',
  'seen',
  'revision',
  'seated',
];

/** A column as the schemas here want to read it. */
export function readable(kind: Engine['kind'], table: string, name: string): string {
  const column = `${table}.${name}`;
  if (kind !== 'sqlite') return column;
  // SQLite keeps anything in any column.
  return NUMBERS.includes(name)
    ? `case typeof(${column}) when 'text' then cast(${column} as blob) else ${column} end`
    : `cast(${column} as blob)`;
}

/** Columns to be read with the schemas here. Whoever sorts by one names its table, or SQLite sorts by what is made of it and uses no index. */
export function columns<T extends keyof Schema & string>(
  { kind }: Pick<Engine, 'kind'>,
  table: T,
  names: readonly (keyof Schema[T] & string)[],
) {
  return names.map((name) => sql.raw<unknown>(readable(kind, table, name)).as(name));
}

const SetupText = json(
  z.object({
    id: z.string(),
    options: z.record(z.string(), z.string()),
    content: z.object({ hash: z.string(), data: z.unknown() }).optional(),
  }),
);
const OutcomeText = json(z.object({ winners: z.array(z.string()), how: z.string() }));
const ComingText = json(z.object({ secret: z.string(), shares: z.record(z.string(), z.string()) }));
const MannersText = json(
  z.object({
    pace: z.enum(PACES),
    patience: z.number().nullable(),
    clock: z.object({ for: z.enum(TIME_FOR), time: z.number(), increment: z.number(), whenOut: z.enum(OUT_OF_TIME) }).exactOptional(),
    windows: z.number().nullable().exactOptional(),
    watching: z
      .object({
        mayWrite: z.boolean(),
        delay: z.union([z.object({ choices: z.number() }), z.object({ time: z.number() })]).exactOptional(),
      })
      .exactOptional(),
  }),
);
const OfferedText = json(
  z.object({
    what: z.enum(PROPOSALS),
    seat: z.string(),
    version: z.number(),
    agreed: z.array(z.string()),
    declinedBy: z.string().exactOptional(),
  }),
);
const NextText = json(z.object({ table: z.string(), by: z.string(), invitations: z.record(z.string(), z.string()) }));
export const TalliesText = json(
  z.array(
    z.object({
      to: z.union([z.literal('all'), z.array(z.string())]),
      changed: z.number(),
      counts: z.record(z.string(), z.number()),
      deeds: z.record(z.string(), z.number()).optional(),
    }),
  ),
);
const time = z.int();
const yes = z.int().transform((value) => value !== 0);

const TableShape = {
  id: text,
  game: text,
  rules: text,
  setup: SetupText,
  seed: text,
  salt: text,
  commitment: text,
  name: text,
  owner: text,
  created: time,
  changed: time,
  archived: yes,
  deleted: time.nullable(),
  version: z.int().min(0),
  outcome: OutcomeText.nullable(),
  summary: json(z.unknown()),
  guided: yes,
  forked_from: text.nullable(),
  // What was only worked out can be worked out again.
  accounts: json(z.unknown()).nullable().catch(null),
  tallies: TalliesText.nullable().catch(null),
  coming: ComingText.nullable(),
  manners: MannersText.nullable().transform((manners) => manners ?? USUAL_MANNERS),
  // Time that cannot be read any more is given anew.
  clocks: json(z.unknown()).nullable().catch(null),
  // What was only asked can be asked again.
  offered: OfferedText.nullable().catch(null),
  next: NextText.nullable().catch(null),
  revision: time,
  seated: time,
} satisfies Record<keyof TablesColumns, z.ZodType>;
const TableSchema = z.object(TableShape).transform(({ forked_from: forkedFrom, ...same }): TableRow => ({ ...same, forkedFrom }));

const SeatShape = {
  seat: text,
  holder: text.nullable(),
  invitation: text.nullable(),
  bot: text.nullable(),
  anew: text.nullable(),
  way_back: text.nullable(),
  former: json(z.array(z.string()))
    .nullable()
    .transform((former) => former ?? []),
  seen: time.nullable(),
} satisfies Partial<Record<keyof SeatsColumns, z.ZodType>>;
const SeatSchema = z.object(SeatShape).transform(({ way_back: wayBack, ...same }): SeatRow => ({ ...same, wayBack }));

export const EntryRow = z.object({ version: z.int(), line: text });
export const SnapshotRow: z.ZodType<Snapshot> = z.object({ version: z.int(), rules: text, data: text });

export function tableColumns(engine: Engine) {
  return columns(engine, 'tables', keysOf(TableShape));
}

export function seatColumns(engine: Engine) {
  return columns(engine, 'seats', ['table_id', ...keysOf(SeatShape)]);
}

export function tableFrom(id: string, row: unknown): TableRow {
  return readRow(id, TableSchema, row);
}

export function seatFrom(id: string, row: unknown): SeatRow {
  return readRow(id, SeatSchema, row);
}

/** What belongs to a table, or that it is damaged. */
export function readRow<T>(table: string, schema: z.ZodType<T>, row: unknown): T {
  const read = schema.safeParse(row);
  if (!read.success) throw new StoreFault('table-damaged', { table }, read.error);
  return read.data;
}

function keysOf<T extends object>(shape: T): (keyof T)[] {
  // Written down above, and nothing else is in it.
  return Object.keys(shape) as (keyof T)[];
}

export function tableInto(table: TableRow, version: number): Insertable<TablesColumns> {
  return {
    id: table.id,
    game: table.game,
    rules: table.rules,
    setup: JSON.stringify(table.setup),
    seed: table.seed,
    salt: table.salt,
    commitment: table.commitment,
    name: table.name,
    owner: table.owner,
    created: table.created,
    changed: table.changed,
    archived: yesNo(table.archived),
    deleted: table.deleted,
    version,
    outcome: outcomeText(table.outcome),
    summary: summaryText(table.summary),
    accounts: accountsText(table.accounts),
    tallies: accountsText(table.tallies),
    guided: yesNo(table.guided),
    forked_from: table.forkedFrom,
    coming: textOrNull(table.coming),
    manners: JSON.stringify(table.manners),
    clocks: accountsText(table.clocks),
    offered: textOrNull(table.offered),
    next: textOrNull(table.next),
    revision: table.revision,
    seated: table.seated,
  };
}

export function changeInto(what: TableChange): Partial<Insertable<TablesColumns>> {
  return {
    ...(what.name === undefined ? {} : { name: what.name }),
    ...(what.owner === undefined ? {} : { owner: what.owner }),
    ...(what.archived === undefined ? {} : { archived: yesNo(what.archived) }),
    ...(what.deleted === undefined ? {} : { deleted: what.deleted }),
    ...(what.guided === undefined ? {} : { guided: yesNo(what.guided) }),
    ...(what.coming === undefined ? {} : { coming: textOrNull(what.coming) }),
    ...(what.manners === undefined ? {} : { manners: JSON.stringify(what.manners) }),
    ...(what.offered === undefined ? {} : { offered: textOrNull(what.offered) }),
    ...(what.next === undefined ? {} : { next: textOrNull(what.next) }),
  };
}

export function seatInto({ seat, wayBack, former, ...same }: SeatRow): Omit<Insertable<SeatsColumns>, 'table_id' | 'place'> {
  return { seat, ...same, way_back: wayBack, former: JSON.stringify(former) };
}

export function seatChangeInto({ wayBack, former, ...same }: SeatChange): Partial<Insertable<SeatsColumns>> {
  return { ...same, ...(wayBack !== undefined && { way_back: wayBack }), ...(former && { former: JSON.stringify(former) }) };
}

function textOrNull(what: Coming | Offered | NextTable | null): string | null {
  return what === null ? null : JSON.stringify(what);
}

export function outcomeText(outcome: Outcome | null): string | null {
  return outcome === null ? null : JSON.stringify(outcome);
}

export function summaryText(summary: unknown): string {
  return JSON.stringify(summary ?? null);
}

export function accountsText(accounts: unknown): string | null {
  return accounts === null ? null : JSON.stringify(accounts);
}

/**
 * Not every string can be kept: PostgreSQL takes no NUL, and half a surrogate pair would come back as something else.
 * Found out beforehand, because a commit that the database refuses would take down all those written along with it.
 */
export function checkTexts(...texts: readonly (string | null | undefined)[]): void {
  const bad = texts.find((text) => text?.includes('\0') || /\p{Surrogate}/u.test(text ?? ''));
  if (bad !== undefined) throw new TypeError(`Not a text that can be kept: ${JSON.stringify(bad)}`);
}

export function checkCommit({ table, version, entries, command, changed, rules, snapshot }: Commit): void {
  checkTexts(table, ...entries, command?.id, command?.by, command?.answer, rules, snapshot?.rules, snapshot?.data);
  const numbers = [version, changed, snapshot?.version ?? version];
  if (!numbers.every(Number.isSafeInteger)) throw new TypeError(`Not whole numbers: ${numbers.join(', ')}`);
  if (snapshot && snapshot.version > version + entries.length) throw new TypeError('A snapshot of entries that are still to come');
}

export function checkKept({ table, seats }: Kept, entries: readonly string[]): void {
  const { id, game, rules, seed, salt, commitment, name, owner, forkedFrom } = table;
  checkTexts(id, game, rules, seed, salt, commitment, name, owner, forkedFrom, ...entries);
  for (const { seat, holder, invitation, anew, wayBack } of seats) checkTexts(seat, holder, invitation, anew, wayBack);
}

function yesNo(value: boolean): number {
  return value ? 1 : 0;
}
