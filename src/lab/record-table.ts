/** Games as a table for other programs: a row a game, as CSV. */
import type { Part } from './parts.ts';

const COLUMNS = ['number', 'setup', 'finished', 'winners', 'how', 'decisions'] as const;
export const TABLE_MARK = COLUMNS.join(',');

export function* csvOf({ from, records }: Part): Generator<string> {
  const figures = [...new Set(records.flatMap((record) => Object.keys(record.figures)))].sort();
  yield line([...COLUMNS, ...figures]);
  for (const [index, { setup, finished, winners, how, decisions, figures: found }] of records.entries())
    yield line([from + index, setup, finished ? 1 : 0, winners.join(' '), how, decisions, ...figures.map((name) => found[name] ?? '')]);
}

function line(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
