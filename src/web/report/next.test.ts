import { expect, test } from 'vitest';
import { firstUnplayed, nextSetup, playedIn, resultsIn } from './next.ts';

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
