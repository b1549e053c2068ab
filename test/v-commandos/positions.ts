/** Positions for reasons that play alone seldom leads to. */
import type { Arranged } from '../games.ts';

const WITH_ITEM = [
  { rule: 'objective', level: 'goods-yard', number: 1, objective: { tile: 'A', do: 'interact', points: 1, item: 'crowbar' } },
];

export const POSITIONS: readonly Arranged[] = [
  {
    reason: 'already-barricaded',
    position: {
      setup: 'quick/goods-yard',
      commandos: { medic: { at: 'goods-yard-4', carries: ['crowbar'] } },
      levels: { 'goods-yard': { barricaded: ['goods-yard-entrance-1'] } },
    },
  },
  {
    reason: 'item-missing',
    position: {
      operation: { operation: 'green', commandos: 2, levels: ['goods-yard'], after: {}, special: WITH_ITEM },
      commandos: { medic: { at: 'goods-yard-1' } },
      levels: { 'goods-yard': {} },
    },
  },
  {
    reason: 'tile-gone',
    position: {
      setup: 'snowflake',
      turn: 5,
      commandos: { medic: { at: 'underground-base-2' } },
      completed: ['sanatorium'],
      levels: { 'underground-base': { since: 3, gone: ['underground-base-1'] } },
    },
  },
  {
    reason: 'overheated',
    position: {
      setup: 'quick/streets',
      commandos: { medic: { at: 'streets-3', nest: true }, scout: { at: 'streets-1' } },
      levels: { streets: { tiles: { 'streets-2': { enemies: { mp40: 1 } } } } },
      hot: { 'streets-3': 'scout' },
    },
  },
  {
    reason: 'handled-enough',
    position: {
      setup: 'quick/streets',
      commandos: { medic: { at: 'streets-1' } },
      levels: { streets: { tiles: { 'streets-1': { items: ['mg42'] } } } },
    },
    choices: ['collect mg42', 'drop mg42'],
  },
  {
    reason: 'shifted',
    position: {
      setup: 'quick/streets',
      commandos: { medic: { at: 'streets-3', nest: true } },
      levels: { streets: {} },
    },
    choices: ['leave-nest'],
  },
];
