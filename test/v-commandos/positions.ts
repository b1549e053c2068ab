/** Positions for reasons that play alone seldom leads to. */
import type { Arranged } from '../games.ts';
import { GROUND } from './given.ts';

const CHANGED = [{ rule: 'objective', level: 'ground', number: 1, objective: { tile: 'A', do: 'interact', points: 1, item: 'crowbar' } }];

export const POSITIONS: readonly Arranged[] = [
  {
    reason: 'already-barricaded',
    position: {
      level: GROUND,
      commandos: { medic: { at: 'ground-4', carries: ['crowbar'] } },
      levels: { ground: { barricaded: ['ground-entrance-1'] } },
    },
  },
  {
    reason: 'item-missing',
    position: {
      operation: { operation: 'changed', commandos: 2, levels: ['ground'], after: {}, special: CHANGED, own: [GROUND] },
      commandos: { medic: { at: 'ground-1' } },
      levels: { ground: {} },
    },
  },
  {
    reason: 'tile-gone',
    position: {
      setup: 'snowflake',
      turn: 5,
      commandos: { medic: { at: 'underground-base-2' } },
      completed: ['radio-mast'],
      levels: { 'underground-base': { since: 3, gone: ['underground-base-1'] } },
    },
  },
];
