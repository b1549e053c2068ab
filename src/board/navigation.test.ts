import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byName, type Direction, inReadingOrder, nearest, neighbour, type Spot, step } from './navigation.ts';

fc.configureGlobal({ seed: 20 });

const spot = (thing: string, x: number, y: number): Spot => ({ thing, x, y });

const BENGHAZI = spot('benghazi', 10, 20);
const DERNA = spot('derna', 50, 10);
const TOBRUK = spot('tobruk', 80, 22);
const MSUS = spot('msus', 30, 50);
const JALO = spot('jalo', 25, 120);
const KUFRA = spot('kufra', 70, 160);
const COAST = [BENGHAZI, DERNA, TOBRUK, MSUS, JALO, KUFRA];
const NAMES = { benghazi: 'Benghazi', derna: 'Derna', tobruk: 'Tobruk', msus: 'Msus', jalo: 'Jālū', kufra: 'Kufra' };

const AHEAD: Record<Direction, (from: Spot, to: Spot) => number> = {
  left: (from, to) => from.x - to.x,
  right: (from, to) => to.x - from.x,
  up: (from, to) => from.y - to.y,
  down: (from, to) => to.y - from.y,
};

describe('arrow keys', () => {
  test('go along the coast', () => {
    expect(neighbour(COAST, BENGHAZI, 'right')).toBe(DERNA);
    expect(neighbour(COAST, DERNA, 'right')).toBe(TOBRUK);
    expect(neighbour(COAST, TOBRUK, 'left')).toBe(DERNA);
  });

  test('go inland and back', () => {
    expect(neighbour(COAST, BENGHAZI, 'down')).toBe(MSUS);
    expect(neighbour(COAST, MSUS, 'down')).toBe(JALO);
    expect(neighbour(COAST, KUFRA, 'up')).toBe(JALO);
  });

  test('prefer what lies straight ahead to what is merely close', () => {
    const aside = spot('aside', 5, 30);
    const ahead = spot('ahead', 60, 0);
    expect(neighbour([aside, ahead], spot('here', 0, 0), 'right')).toBe(ahead);
  });

  test('stop at the edge', () => {
    expect(neighbour(COAST, BENGHAZI, 'left')).toBeUndefined();
    expect(neighbour(COAST, DERNA, 'up')).toBeUndefined();
  });

  test('always lead ahead, and are dead only where nothing lies ahead', () => {
    const spots = fc.array(fc.record({ thing: fc.uuid(), x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 40 }) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(spots, fc.constantFrom<Direction>('left', 'right', 'up', 'down'), (all, direction) => {
        const [from] = all;
        if (!from) return;
        const to = neighbour(all, from, direction);
        if (to) expect(AHEAD[direction](from, to)).toBeGreaterThan(0);
        else expect(all.every((other) => AHEAD[direction](from, other) <= 0)).toBe(true);
      }),
    );
  });
});

describe('in order', () => {
  test('one reads from top to bottom', () => {
    expect(inReadingOrder(COAST).map(({ thing }) => thing)).toEqual(['derna', 'benghazi', 'tobruk', 'msus', 'jalo', 'kufra']);
  });

  test('every spot is reached, and after the last comes the first', () => {
    let here: Spot | undefined;
    const seen = COAST.map(() => {
      here = step(COAST, here, 1);
      return here?.thing;
    });
    expect(new Set(seen).size).toBe(COAST.length);
    expect(step(COAST, KUFRA, 1)).toBe(DERNA);
    expect(step(COAST, DERNA, -1)).toBe(KUFRA);
  });

  test('an empty board leads nowhere', () => {
    expect(step([], undefined, 1)).toBeUndefined();
    expect(nearest([], [0, 0])).toBeUndefined();
  });

  test('the cursor begins near the middle', () => {
    expect(nearest(COAST, [28, 60])).toBe(MSUS);
  });
});

describe('typed names', () => {
  test('are found by their first letters, whatever their case and accents', () => {
    expect(byName(COAST, NAMES, 'TO', undefined)).toBe(TOBRUK);
    expect(byName(COAST, NAMES, 'jalu', undefined)).toBe(JALO);
    expect(byName(COAST, NAMES, 'x', undefined)).toBeUndefined();
    expect(byName(COAST, NAMES, '', undefined)).toBeUndefined();
  });

  test('one letter, again and again, goes through all that begin with it', () => {
    const spots = [spot('a', 0, 0), spot('b', 0, 1), spot('c', 0, 2)];
    const names = { a: 'Sollum', b: 'Siwa', c: 'Barce' };
    const [sollum, siwa] = spots;
    expect(byName(spots, names, 's', undefined)).toBe(sollum);
    expect(byName(spots, names, 'ss', sollum)).toBe(siwa);
    expect(byName(spots, names, 'sss', siwa)).toBe(sollum);
  });

  test('more letters stay where the name still fits', () => {
    const spots = [spot('a', 0, 0), spot('b', 0, 1)];
    const names = { a: 'Sand Sea West', b: 'Sand Sea East' };
    expect(byName(spots, names, 'san', spots[1])).toBe(spots[1]);
    expect(byName(spots, names, 'sand sea w', spots[1])).toBe(spots[0]);
  });

  test('a doubled letter may be a name', () => {
    const spots = [spot('a', 0, 0), spot('b', 0, 1)];
    const names = { a: 'Agedabia', b: 'Aachen' };
    expect(byName(spots, names, 'aa', spots[0])).toBe(spots[1]);
  });
});
