/** Rows of the database into what the store speaks of, and back. */
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Outcome } from '../kernel/game.ts';
import { StoreFault } from './fault.ts';
import type { Coming, Commit, Kept, SeatRow, TableChange, TableRow } from './kept.ts';
import type { SeatsColumns, TablesColumns } from './schema.ts';

const SetupText = z.object({
  id: z.string(),
  options: z.record(z.string(), z.string()),
  content: z.object({ hash: z.string(), data: z.unknown() }).optional(),
});
const ComingText = z.object({ secret: z.string(), shares: z.record(z.string(), z.string()) });
const OutcomeText = z.object({ winners: z.array(z.string()), how: z.string() });

export function tableFrom(row: Selectable<TablesColumns>): TableRow {
  const { setup, archived, outcome, summary, accounts, guided, forked_from: forkedFrom, coming, ...same } = row;
  return {
    ...same,
    setup: readText(row.id, SetupText, setup),
    archived: archived !== 0,
    outcome: outcome === null ? null : readText(row.id, OutcomeText, outcome),
    summary: readText(row.id, z.unknown(), summary),
    accounts: accounts === null ? null : readText(row.id, z.unknown(), accounts),
    guided: guided !== 0,
    forkedFrom,
    coming: coming === null ? null : readText(row.id, ComingText, coming),
  };
}

export function seatFrom(row: Selectable<SeatsColumns>): SeatRow {
  const { seat, holder, invitation } = row;
  return { seat, holder, invitation };
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
    guided: yesNo(table.guided),
    forked_from: table.forkedFrom,
    coming: comingText(table.coming),
  };
}

export function changeInto(what: TableChange): Partial<Insertable<TablesColumns>> {
  return {
    ...(what.name === undefined ? {} : { name: what.name }),
    ...(what.archived === undefined ? {} : { archived: yesNo(what.archived) }),
    ...(what.deleted === undefined ? {} : { deleted: what.deleted }),
    ...(what.guided === undefined ? {} : { guided: yesNo(what.guided) }),
    ...(what.coming === undefined ? {} : { coming: comingText(what.coming) }),
  };
}

function comingText(coming: Coming | null): string | null {
  return coming === null ? null : JSON.stringify(coming);
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
  for (const { seat, holder, invitation } of seats) checkTexts(seat, holder, invitation);
}

function yesNo(value: boolean): number {
  return value ? 1 : 0;
}

function readText<T>(table: string, schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new StoreFault('database-damaged', { table }, error);
  }
}
