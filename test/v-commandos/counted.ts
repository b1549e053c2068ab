/** Positions of V-Commandos from which lines of play are counted. */
import type { Counted } from '../games.ts';

export const COUNTED: readonly Counted[] = [
  {
    title: '6.1, 6.5 two on the streets: who begins, and where he goes',
    arrangement: {
      setup: 'quick/streets',
      commandos: { scout: { at: 'streets-8' }, medic: { at: 'streets-9', carries: ['first-aid'] } },
      levels: { streets: { guards: { 'streets-alarm': 'mp40', 'streets-objective-1': 'mp40', 'streets-nest-1': 'mp40' } } },
    },
    lines: [7, 47, 316, 2116],
  },
  {
    title: '6.11, 6.12 knife, rifle or grenade, before the eyes of a second one',
    arrangement: {
      setup: 'quick/streets',
      acting: 'sniper',
      commandos: { sniper: { at: 'streets-1', carries: ['grenade'] } },
      levels: {
        streets: {
          tiles: { 'streets-1': { enemies: { mp40: 1, mauser: 1 } }, 'streets-2': { enemies: { 'hammer-mp40': 1 } } },
          guards: { 'streets-alarm': 'mauser' },
        },
      },
    },
    lines: [13, 114, 999, 8184],
  },
  {
    title: '6.3 what changes hands between three on one tile',
    arrangement: {
      setup: 'quick/barracks',
      commandos: {
        sapper: { at: 'barracks-11', points: 1, carries: ['tnt'] },
        medic: { at: 'barracks-11', finished: true, carries: ['first-aid'] },
        officer: { at: 'barracks-11', finished: true },
      },
      levels: { barracks: { tiles: { 'barracks-11': { items: ['grenade'] } } } },
    },
    lines: [12, 110, 970, 8374],
  },
  {
    title: '7.5-7.7 enemies move: which group first, and how it is split',
    arrangement: {
      setup: 'quick/streets',
      phase: 'movement',
      commandos: { scout: { at: 'streets-8', visible: true }, officer: { at: 'streets-1', visible: true } },
      levels: {
        streets: {
          alarm: 'triggered',
          event: 'long-night-1',
          tiles: {
            'streets-5': { enemies: { mp40: 2, mauser: 1 } },
            'streets-4': { enemies: { mauser: 2 } },
            'streets-10': { enemies: { mp40: 1 } },
          },
        },
      },
    },
    lines: [2, 8, 24, 48],
  },
];
