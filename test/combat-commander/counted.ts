/** Positions of Combat Commander from which lines of play are counted. */
import type { Counted } from '../games.ts';

const GERMANS = { nation: 'germany', edge: 'left' };
const AMERICANS = { nation: 'america', edge: 'right' };
const RUSSIANS = { nation: 'russia', edge: 'right' };

export const COUNTED: readonly Counted[] = [
  {
    title: '5, O15 a hand of six: orders, or as many discards as one likes',
    arrangement: {
      map: 'corner',
      axis: { ...GERMANS, hand: ['G-1', 'G-10', 'G-16', 'G-19', 'G-37', 'G-50'] },
      allies: AMERICANS,
      units: { 'g-lorenz': 'K8', 'g-rifle-1': 'K8', 'g-rifle-2': { at: 'L8', weapon: 'g-light-mg-1' }, 'a-line-1': 'M6' },
    },
    lines: [4, 16, 66, 271, 1071],
  },
  {
    title: '3.3.1.1, O21 a leader and three squads move out together or one by one',
    arrangement: {
      map: 'corner',
      axis: { ...GERMANS, hand: ['G-19'] },
      allies: AMERICANS,
      units: {
        'g-lorenz': 'K8',
        'g-rifle-1': { at: 'K8', weapon: 'g-light-mg-1' },
        'g-rifle-2': 'K8',
        'g-rifle-3': 'J7',
        'a-line-1': 'N5',
      },
    },
    choices: ['order G-19', 'activate g-lorenz', 'activate-all'],
    lines: [8, 77, 709, 5739],
  },
  {
    title: 'O20.3.1 a Fire Group put together piece by piece',
    arrangement: {
      map: 'corner',
      axis: { ...GERMANS, hand: ['G-50'] },
      allies: AMERICANS,
      units: {
        'g-lorenz': 'K8',
        'g-reuter': 'L8',
        'g-rifle-1': { at: 'L8', weapon: 'g-heavy-mg-1' },
        'g-rifle-3': 'J7',
        'g-rifle-4': { at: 'J6', weapon: 'g-light-mg-2' },
        'a-line-1': 'M6',
        'a-line-2': 'N7',
      },
    },
    choices: ['order G-50', 'activate g-lorenz', 'activate-all', 'target M6'],
    lines: [6, 20, 46, 93],
  },
  {
    title: 'O16, O16.4 an Advance into Melee, with ambushes on both sides',
    arrangement: {
      map: 'corner',
      axis: { ...GERMANS, hand: ['G-45', 'G-57'] },
      allies: { ...AMERICANS, hand: ['A-61', 'A-64'] },
      units: { 'g-lorenz': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'M8', 'a-line-1': 'M7', 'a-line-2': 'M7' },
    },
    lines: [3, 9, 30, 82, 470],
  },
  {
    title: 'O22, O23 broken men of both sides: who recovers first, who runs where',
    arrangement: {
      map: 'corner',
      axis: { ...GERMANS, hand: ['G-1', 'G-13'] },
      allies: RUSSIANS,
      units: {
        'g-lorenz': 'K8',
        'g-rifle-1': { at: 'K8', broken: true },
        'g-rifle-2': { at: 'L8', broken: true, suppressed: true },
        'r-rifle-1': { at: 'N6', broken: true },
        'r-rifle-2': { at: 'N7', broken: true },
      },
    },
    lines: [3, 7, 13, 25, 64],
  },
  {
    title: 'O18 a spotter with a radio',
    arrangement: {
      map: 'corner',
      axis: { ...GERMANS, hand: ['G-34'], radio: 'g-radio-75mm' },
      allies: AMERICANS,
      units: { 'g-lorenz': 'K8', 'a-line-1': 'M6', 'a-line-2': 'M7' },
    },
    lines: [2, 3, 60, 119, 197],
  },
  {
    title: 'A33, A35 a move under the eyes of a defender who has hidden things',
    arrangement: {
      map: 'corner',
      active: 'allies',
      axis: { ...GERMANS, posture: 'defend', hand: ['G-32', 'G-50', 'G-41'] },
      allies: { ...AMERICANS, posture: 'attack', hand: ['A-19', 'A-53'] },
      units: { 'a-line-1': 'M7', 'a-line-2': 'M7', 'g-rifle-1': 'J6', 'g-rifle-2': { at: 'L9', weapon: 'g-light-mg-1' } },
    },
    choices: ['order A-19', 'activate a-line-1'],
    lines: [2, 14, 38, 165, 606],
  },
];
