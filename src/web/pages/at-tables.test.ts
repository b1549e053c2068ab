import { expect, it } from 'vitest';
import type { ListedTable } from '../../wire/wire.ts';
import { Speaker } from '../../words/speaker.ts';
import company from '../text/company.en.json' with { type: 'json' };
import pages from '../text/pages.en.json' with { type: 'json' };
import table from '../text/table.en.json' with { type: 'json' };
import { inOrder, keepsOthersWaiting, playersAt, standsAt, waitsForMe } from './at-tables.ts';

const SPEAKER = new Speaker('en', pages, table, company, { name: { allies: 'Allies', axis: 'Axis' } });
const MINE = { seat: 'allies', held: true, yours: true, bot: null, asked: false };
const BOTS = { seat: 'axis', held: false, yours: false, bot: 'sergeant', asked: true };
const at = (seats: ListedTable['seats'], outcome: ListedTable['outcome'] = null) => ({ seats, outcome });

it('a table waits for me where I am to choose, or play everything, and never once it is over', () => {
  expect(waitsForMe(at([MINE, BOTS]))).toBe(false);
  expect(waitsForMe(at([{ ...MINE, asked: true }, BOTS]))).toBe(true);
  expect(waitsForMe(at([{ ...MINE, bot: 'sergeant', asked: true }, BOTS]))).toBe(false);
  expect(waitsForMe(at([MINE, { ...MINE, seat: 'axis' }]))).toBe(true);
  expect(waitsForMe(at([MINE], { how: 'points', winners: [] }))).toBe(false);
});

it('a row says who plays, whose turn it is, and in the end who has won', () => {
  expect(playersAt(at([MINE, BOTS]), SPEAKER)).toBe('you: Allies · Sergeant: Axis');
  expect(playersAt(at([MINE]), SPEAKER)).toBe('');
  expect(standsAt(at([{ ...MINE, asked: true }, BOTS]), SPEAKER)).toBe('Your turn');
  expect(standsAt(at([MINE, BOTS]), SPEAKER)).toBe('Axis to choose');
  expect(standsAt(at([MINE, BOTS], { how: 'points', winners: ['axis'] }), SPEAKER)).toContain('Axis');
});

it('first come the tables at which I keep others waiting, the longest first, then those I play alone', () => {
  const asked = { ...MINE, asked: true };
  const table = (id: string, changed: number, seats: ListedTable['seats']) => ({ ...at(seats), id, changed });
  const tables = [
    table('mine', 5, [asked]),
    table('old and mine', 1, [asked]),
    table('others', 9, [MINE, BOTS]),
    table('asked late', 8, [asked, BOTS]),
    table('asked early', 2, [asked, BOTS]),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['asked early', 'asked late', 'mine', 'old and mine', 'others']);
  expect(tables.filter(keepsOthersWaiting).map(({ id }) => id)).toEqual(['asked late', 'asked early']);
});
