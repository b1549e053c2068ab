import { describe, expect, it } from 'vitest';
import { below, comesToLight, copyRandom, type Random, randomFrom, reseed, rollDie, scriptedRandom, shuffle, sideUp } from './dice.ts';

/** Computed by a second implementation of sfc32, seeded with SHA-256 of the seed. */
const FIRST_DICE = [6, 3, 6, 3, 6, 2, 2, 2, 6, 5, 4, 2, 3, 4, 3, 1, 5, 3, 6, 1];

const rolls = (random: Random, count: number, sides = 6) => Array.from({ length: count }, () => rollDie(random, sides));

/** Pearson's statistic for counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(values: readonly number[], kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('dice', () => {
  it.each([2, 6, 10, 100])('with %i sides show every face and no other', (sides) => {
    const seen = new Set(rolls(randomFrom('faces'), 5000, sides));
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
  });

  // The bounds are passed by a fair die with a chance of one in a thousand; the seeds are fixed.
  it.each(['one', 'two', 'three'])('are fair (seed %s)', (seed) => {
    expect(
      chiSquare(
        tally(
          rolls(randomFrom(seed), 60_000).map((face) => face - 1),
          6,
        ),
      ),
    ).toBeLessThan(20.5);
    expect(
      chiSquare(
        tally(
          rolls(randomFrom(seed), 60_000, 10).map((face) => face - 1),
          10,
        ),
      ),
    ).toBeLessThan(27.9);
  });

  it.each(['one', 'two', 'three'])('do not remember the roll before (seed %s)', (seed) => {
    const random = randomFrom(seed);
    const pairs = Array.from({ length: 72_000 }, () => (rollDie(random) - 1) * 6 + rollDie(random) - 1);
    expect(chiSquare(tally(pairs, 36))).toBeLessThan(66.6);
  });

  it('favour no number where the range does not divide the words evenly', () => {
    // Taking the remainder alone would give the lower third half of all numbers.
    const random = randomFrom('uneven');
    const third = 2 ** 29;
    const low = Array.from({ length: 30_000 }, () => below(random, 3 * third)).filter((n) => n < third).length;
    expect(low / 30_000).toBeCloseTo(1 / 3, 1);
  });

  it.each([0, -1, Number.NaN, 2 ** 31])('refuse to draw from %d', (n) => {
    expect(() => below(randomFrom('nothing'), n)).toThrow('Nothing can be drawn');
  });

  it('come up the same for the same seed, in every release: saved games depend on it', () => {
    expect(rolls(randomFrom('cockleshell'), 20)).toEqual(FIRST_DICE);
    expect(rolls(randomFrom('cockleshel'), 20)).not.toEqual(FIRST_DICE);
  });

  it('go their own way in a copy', () => {
    const random = randomFrom('copy');
    rollDie(random);
    const copy = copyRandom(random);
    expect(copy).toEqual(random);
    const next = rolls(copy, 10);
    expect(copy).not.toEqual(random);
    expect(rolls(random, 10)).toEqual(next);
  });

  it('count what comes to light, and nothing else', () => {
    const random = randomFrom('news');
    shuffle(random, [1, 2, 3]);
    below(random, 6);
    expect(random.news).toBe(0);
    rollDie(random);
    comesToLight(random);
    expect(random.news).toBe(2);
    expect(copyRandom(random).news).toBe(2);
  });
});

describe('reseeding', () => {
  it('gives other dice to come and leaves what has come to light', () => {
    const random = randomFrom('table');
    rolls(random, 3);
    const before = copyRandom(random);
    reseed(random, randomFrom('bot'));
    expect(random.news).toBe(3);
    expect(rolls(random, 20)).not.toEqual(rolls(before, 20));
  });

  it('depends on the dice that are given and not on those that were there', () => {
    const [one, other] = [randomFrom('one'), randomFrom('other')];
    reseed(one, randomFrom('bot'));
    reseed(other, randomFrom('bot'));
    expect(rolls(one, 20)).toEqual(rolls(other, 20));
  });

  it('forgets a script, which nobody at the table can know', () => {
    const random = scriptedRandom([1, 1, 1]);
    reseed(random, randomFrom('bot'));
    expect(new Set(rolls(random, 50)).size).toBe(6);
  });
});

describe('shuffling', () => {
  it('makes every order of four cards equally likely', () => {
    const random = randomFrom('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const pile = ['a', 'b', 'c', 'd'];
      shuffle(random, pile);
      orders.set(pile.join(''), (orders.get(pile.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(49.7);
  });
});

describe('scripted dice', () => {
  it('show their faces in turn', () => {
    expect(rolls(scriptedRandom([6, 1, 4]), 3)).toEqual([6, 1, 4]);
  });

  it('are an error when they run out', () => {
    const random = scriptedRandom([6]);
    rollDie(random);
    expect(() => rollDie(random)).toThrow('run out');
  });

  it('leave a pile as it lies', () => {
    const pile = [3, 1, 2];
    shuffle(scriptedRandom([]), pile);
    expect(pile).toEqual([3, 1, 2]);
  });

  it('are not used up by a copy, nor by whoever wrote the script', () => {
    const faces = [2, 3];
    const random = scriptedRandom(faces);
    const copy = copyRandom(random);
    expect(rolls(copy, 2)).toEqual([2, 3]);
    expect(rolls(random, 2)).toEqual([2, 3]);
    expect(faces).toEqual([2, 3]);
  });

  it('may be of any number of sides, and none shows a face it does not have', () => {
    const random = scriptedRandom([10, 7]);
    expect(rollDie(random, 10)).toBe(10);
    expect(() => rollDie(random, 6)).toThrow('a 7 for a die of 6 sides');
  });

  it('are not mistaken for what is drawn', () => {
    expect(() => rollDie(scriptedRandom(['patrol-2']))).toThrow('names patrol-2 where a die is rolled');
  });
});

describe('a token', () => {
  const SIDES = ['guard', 'officer', 'blank'] as const;

  it('falls on each of its sides equally often, and that is news', () => {
    const random = randomFrom('sides');
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const side = sideUp(random, SIDES);
      counts.set(side, (counts.get(side) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['blank', 'guard', 'officer']);
    expect(chiSquare([...counts.values()])).toBeLessThan(13.8);
    expect(random.news).toBe(3000);
  });

  it('falls as the script says, or lies as it lay', () => {
    const random = scriptedRandom(['officer', 3]);
    expect(sideUp(random, SIDES)).toBe('officer');
    expect(sideUp(random, SIDES)).toBe('guard');
    expect(rollDie(random)).toBe(3);
  });
});
