import { describe, expect, test } from 'vitest';
import type { ListedTable } from '../../wire/wire.ts';
import { firstUnplayed, isLost, lostLast, nextSetup, playedIn, resultsIn } from './next.ts';

const LADDER = ['easy', 'plain', 'hard', 'campaign'] as const;

test('one begins with the easiest that was not played', () => {
  expect(firstUnplayed([...LADDER], new Set())).toBe('easy');
  expect(firstUnplayed([...LADDER], new Set(['easy', 'hard']))).toBe('plain');
});

test('whoever has played everything begins again', () => {
  expect(firstUnplayed([...LADDER], new Set(LADDER))).toBe('easy');
});

test('after a game comes the next one up that was not played, then those below', () => {
  expect(nextSetup([...LADDER], new Set(['plain']), 'plain')).toBe('hard');
  expect(nextSetup([...LADDER], new Set(['plain', 'hard', 'campaign']), 'plain')).toBe('easy');
  expect(nextSetup([...LADDER], new Set(LADDER), 'plain')).toBe('hard');
  expect(nextSetup([...LADDER], new Set(), 'somewhere else')).toBe('easy');
});

test('a ladder of one step is played again', () => {
  expect(nextSetup(['only'], new Set(['only']), 'only')).toBe('only');
});

test('with whatever options a step is a step; files of one’s own are none', () => {
  const ended = (scenario: string, own?: { hash: string; table: string }) => ({
    scenario,
    played: 1,
    won: 0,
    bests: [],
    ...(own && { own }),
  });
  const games = [
    {
      game: 'a',
      dice: [],
      medals: [],
      tables: 2,
      ended: [ended('easy'), ended('hard difficulty=veteran'), ended('plain', { hash: 'h', table: 't' })],
    },
    { game: 'b', dice: [], medals: [], tables: 1, ended: [ended('hard')] },
  ];
  expect([...playedIn({ games }, 'a')]).toEqual(['easy', 'hard']);
  expect([...playedIn({ games }, 'c')]).toEqual([]);
  expect(resultsIn({ games }, 'a').get('easy')).toEqual({ played: 1, won: 0 });
});

describe('another try', () => {
  const seat = (id: string, yours: boolean, bot: string | null = null) => ({ seat: id, held: yours, yours, bot, asked: false });
  const ended = (setup: string, winners: readonly string[], seats = [seat('blue', true)], game = 'a'): ListedTable =>
    ({ game, setup: { id: setup, options: {} }, figures: {}, seats, outcome: { winners, how: 'over' } }) as unknown as ListedTable;

  test('is what the last game is offered for that one lost, against whom or what it was', () => {
    expect(lostLast([...LADDER], 'a', [ended('easy', [], undefined, 'b'), ended('plain', []), ended('easy', ['blue'])])).toBe('plain');
    const against = [seat('blue', true), seat('red', false, 'sergeant')];
    expect(lostLast([...LADDER], 'a', [ended('hard', ['red'], against)])).toBe('hard');
    expect(lostLast([...LADDER], 'a', [ended('hard', ['blue'], against), ended('plain', [])])).toBeUndefined();
    expect(lostLast([...LADDER], 'a', [ended('from a file', [])])).toBeUndefined();
    expect(lostLast([...LADDER], 'a', [])).toBeUndefined();
  });

  test('is not for one who looked on, nor while the game goes on', () => {
    expect(isLost({ seats: [seat('blue', false), seat('red', false)], outcome: { winners: ['red'], how: 'over' } })).toBe(false);
    expect(isLost({ seats: [seat('blue', true)], outcome: null })).toBe(false);
    expect(isLost({ seats: [seat('blue', true), seat('red', true)], outcome: { winners: ['red'], how: 'over' } })).toBe(false);
  });
});
