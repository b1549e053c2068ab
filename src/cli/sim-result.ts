/** What a simulation comes to: printed, as a page, as a file of its games. */
import { gameOf } from '../games/shelf.ts';
import type { Result } from '../kernel/game.ts';
import { seatsOf, usualSetup } from '../kernel/setup.ts';
import type { GameRecord } from '../lab/games.ts';
import { linesOf, PART_MARK, type Part } from '../lab/parts.ts';
import { csvOf, TABLE_MARK } from '../lab/record-table.ts';
import { canWrite, writeWhole } from '../lab/report-file.ts';
import { countedSeat, type Row, sheetOf, summaryOf } from '../lab/summary.ts';
import type { Words } from '../lab/words.ts';
import { Complaint } from './complaint.ts';
import { tableText } from './table-text.ts';

export interface Wishes {
  readonly json?: boolean;
  readonly report?: string;
  readonly out?: string;
}

/** Before anything is played or read. */
export async function checkFiles({ report, out }: Wishes, words: Words): Promise<void> {
  // A page is slow to load, and few runs want one.
  if (report !== undefined) held(await canWrite(report, (await import('../lab/report.ts')).REPORT_MARK, 'not-a-report'), words);
  if (out !== undefined) held(await canWrite(out, isTable(out) ? TABLE_MARK : PART_MARK, 'not-games'), words);
}

/** Writes what is wished for and answers what is to be printed. */
export async function resultOf(part: Part, wishes: Wishes, seconds: number | null, words: Words): Promise<string> {
  const { plan, setup, records } = part;
  const { json, report, out } = wishes;
  const rows = summaryOf(records, firstSeatAt(plan.game));
  if (report !== undefined) {
    const { reportPage } = await import('../lab/report.ts');
    held(await writeWhole(report, [reportPage({ plan, setup: setup ?? undefined, records, rows }, words)]), words);
  }
  if (out !== undefined) held(await writeWhole(out, isTable(out) ? csvOf(part) : linesOf(part)), words);
  if (json) return JSON.stringify(jsonOf(part, rows, seconds), null, 2);
  const written = [
    report === undefined ? [] : words.say('sim.written', { file: report }),
    out === undefined ? [] : words.say('sim.games-written', { file: out }),
  ];
  return [textOf(part, rows, seconds, words), ...written.flat()].join('\n');
}

function isTable(file: string): boolean {
  return file.toLowerCase().endsWith('.csv');
}

export function held<T>(result: Result<T>, words: Words): T {
  if (result.ok) return result.value;
  throw new Complaint(words.fault(result.fault));
}

function firstSeatAt(id: string) {
  const game = gameOf(id);
  return (setup: string) => game && seatsOf(game, usualSetup(game, setup))[0];
}

function jsonOf({ plan, setup, records }: Part, rows: readonly Row[], seconds: number | null) {
  return {
    game: plan.game,
    setup,
    seed: plan.seed,
    games: records.length,
    finished: records.filter(({ finished }) => finished).length,
    decisions: decisionsIn(records),
    seconds: seconds && Number(seconds.toFixed(3)),
    results: rows.map(({ scenario, means, kinds, ...row }) => ({ mission: scenario, ...row, ...means, ...kinds })),
  };
}

function textOf({ plan, records }: Part, rows: readonly Row[], seconds: number | null, words: Words): string {
  const { head, lines: body } = sheetOf(rows, words);
  const unfinished = records.filter(({ finished }) => !finished).length;
  const game = gameOf(plan.game);
  const seat = game && countedSeat(game);
  const lines = [tableText(head, body), ...(seat === undefined ? [] : [words.say('sim.seat', { seat })]), ''];
  if (unfinished > 0) {
    const longest = game?.lab.longest ?? 0;
    lines.push(words.say('sim.unfinished', { games: words.number(unfinished), longest: words.number(longest) }));
  }
  lines.push(
    words.say(seconds === null ? 'merge.total' : 'sim.total', {
      games: words.number(records.length),
      decisions: words.number(decisionsIn(records)),
      seed: plan.seed,
      ...(seconds !== null && { seconds: words.number(seconds, 1) }),
    }),
  );
  return lines.join('\n');
}

function decisionsIn(records: readonly GameRecord[]): number {
  return records.reduce((sum, { decisions }) => sum + decisions, 0);
}
