/** What the board tells beforehand: how many of the enemy are still to be named, where they go, and who comes in besides. */
import { describe, expect, it } from 'vitest';
import { aheadOf } from '../../src/games/v-commandos/reckoning/ahead.ts';
import { inLine, sentSoFar } from '../../src/games/v-commandos/reckoning/in-line.ts';
import { GROUND, given } from './given.ts';

const AWAY = { commandos: { sniper: { at: 'ground-7', uniform: true } }, reserve: { null: 7 } };
const of = (enemies: Record<string, number>) => ({ enemies });

describe('Enemies named one after the other', () => {
  it('a group that splits: those with one way are counted as named, and arrows say where they go', () => {
    const t = given({
      level: { ...GROUND, nests: '', alarm: 'E', objectives: [{ tile: 'I', do: 'destroy' }] },
      ...AWAY,
      levels: {
        ground: {
          event: 'second-wind-1',
          guards: { 'ground-alarm': 'mp40' },
          tiles: { 'ground-5': of({ mp40: 5 }), 'ground-1': of({ mp40: 3 }) },
        },
      },
    });
    expect(inLine(t.view)).toBeUndefined();
    expect(sentSoFar(t.view)).toEqual([]);
    t.until('split');
    expect(inLine(t.view)).toEqual({ named: 4, all: 5, forRoom: false });
    expect(sentSoFar(t.view)).toEqual([
      { from: 'ground-5', to: 'ground-1', count: 2 },
      { from: 'ground-5', to: 'ground-2', count: 2 },
    ]);
  });

  it('a group that does not find room: as many as find it, and no more', () => {
    const t = given({
      level: { ...GROUND, nests: '', objectives: [{ tile: 'H', do: 'destroy' }] },
      ...AWAY,
      levels: {
        ground: {
          event: 'second-wind-1',
          tiles: {
            'ground-3': of({ mp40: 4 }),
            'ground-4': of({ mp40: 4 }),
            'ground-6': of({ mp40: 6 }),
            'ground-9': of({ mp40: 2, mauser: 2 }),
          },
        },
      },
    });
    t.until('squeeze');
    expect(inLine(t.view)).toEqual({ named: 0, all: 2, forRoom: true });
    t.by('sniper', 'send mauser ground-6');
    expect(inLine(t.view)).toEqual({ named: 1, all: 2, forRoom: true });
    expect(sentSoFar(t.view)).toEqual([{ from: 'ground-9', to: 'ground-6', count: 1 }]);
  });

  it('those at an entrance: one space, one of two', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-1' } },
        ground: {
          event: 'card-players-1',
          tiles: { 'ground-4': of({ pioneer: 3 }) },
          waiting: { 'ground-entrance-1': { mp40: 1, mauser: 1 } },
        },
      },
      ['stormtrooper', 'null', 'pioneer'],
    );
    t.until('entry');
    expect(inLine(t.view)).toEqual({ named: 0, all: 1, forRoom: true });
    expect(sentSoFar(t.view)).toEqual([]);
  });
});

describe('Those who come in first', () => {
  const RUN = { commandos: { sniper: { at: 'ground-2', visible: true } } };

  it('walk towards whoever is seen, two from each entrance while the alarm rings', () => {
    const { arrivals, walks, newcomers } = aheadOf(given({ ...RUN, ground: { alarm: 'triggered' } }).view);
    expect(arrivals.map(({ tokens }) => tokens)).toEqual([2, 2]);
    expect(walks).toEqual([]);
    expect(newcomers.toSorted((a, b) => a.from.localeCompare(b.from))).toEqual([
      { from: 'ground-10', to: 'ground-9', count: 2, towards: 'visible' },
      { from: 'ground-4', to: 'ground-3', count: 2, towards: 'visible' },
    ]);
  });

  it('those who are there already walk by themselves, and are not counted again', () => {
    const tiles = { 'ground-4': of({ mp40: 1 }) };
    const { walks, newcomers } = aheadOf(given({ ...RUN, ground: { alarm: 'triggered', tiles } }).view);
    expect(walks).toEqual([{ from: 'ground-4', to: 'ground-3', count: 1, towards: 'visible' }]);
    expect(newcomers).toContainEqual({ from: 'ground-4', to: 'ground-3', count: 2, towards: 'visible' });
  });

  it('behind a barricade they wait, and nobody comes', () => {
    const { newcomers } = aheadOf(given({ ...RUN, ground: { alarm: 'triggered', barricaded: ['ground-entrance-1'] } }).view);
    expect(newcomers).toEqual([{ from: 'ground-10', to: 'ground-9', count: 2, towards: 'visible' }]);
  });
});
