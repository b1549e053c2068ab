/** Positions for reasons that play alone seldom leads to; hexes are found by what is in them. */
import { GRID } from '../../src/games/commandos-europe/content/map.ts';
import type { Arranged } from '../games.ts';
import { beside, far, isLike, line, lines, one, times } from './places.ts';

const ROAD = line('norway', 4, times(5, { cost: 1, has: ['road'], lacks: ['river'] } as const));
const [R0 = '', R1 = ''] = ROAD;
const HOME = far('norway', R0, 8);
const PLAIN = line('continent', 4, times(6, { cost: 1, lacks: ['river', 'canal', 'bridge'] } as const));
const [P0 = '', P1 = ''] = PLAIN;
const COAST = { has: ['coast'], lacks: ['ship', 'pier', 'breakwater', 'building'] } as const;

/** From a shore over the sea to another, with land behind both. */
function shore(): string[] {
  const all = [1, 2, 3, 4, 5, 6].flatMap((direction) =>
    lines('norway', direction, [COAST, { has: ['sea'] }, { has: ['sea'] }, COAST], 'byBoat'),
  );
  const found = all.find(([from = '', , , to = '']) => [from, to].every((hex) => isDryBeside(hex)));
  if (!found) throw new Error('Norway has no such shore.');
  return found;
}

/** Somebody who lands there could walk on. */
function isDryBeside(hex: string): boolean {
  return [1, 2, 3, 4, 5, 6].some((direction) => {
    const next = beside(hex, direction);
    return next !== '' && isLike(GRID.named.get(next) ?? -1, { lacks: ['sea', 'coast'] });
  });
}

const [S0 = '', S1 = '', S2 = '', S3 = ''] = shore();
const afloat = { pieces: { 'a-squad-1': { at: S0 }, dinghy: { at: S0, with: 'a-squad-1' } } };
const many = ['knives-1', 'knives-2', 'sten-1', 'sten-2', 'bren-1', 'bren-2', 'mortar'];
const fighting = {
  setup: 'continent',
  phase: 'combat',
  pieces: { 'a-squad-1': { at: P1, detected: 1 }, ...Object.fromEntries(many.map((id) => [id, { at: P1 }])) },
  enemies: { 'militia-1': P0 },
};

const SEA = one('norway', { base: true, has: ['sea'] });

export const POSITIONS: readonly Arranged[] = [
  { reason: 'boat-needed-there', position: { phase: 'purchase', bases: [SEA], pieces: { 'a-squad-1': { at: SEA } } } },
  { reason: 'no-base', position: { phase: 'purchase', basesLost: [0], pieces: { 'a-squad-1': { at: R0 } } } },
  { reason: 'base-lost-here', position: { phase: 'purchase', bases: [HOME], basesLost: [1], pieces: { 'a-squad-1': { at: R0 } } } },
  {
    reason: 'gone-for-good',
    position: { phase: 'purchase', bases: [HOME], pieces: { 'a-squad-1': { at: R0 }, 'b-squad-2': { at: 'gone' } } },
  },
  {
    reason: 'by-chosen',
    position: {
      pieces: { 'a-squad-1': { at: R0 }, 'officer-1': { at: R0, with: 'a-squad-1' }, 'commander-1': { at: R0, with: 'a-squad-1' } },
    },
    choices: ['move a-squad-1', 'nominate officer-1'],
  },
  {
    reason: 'by-already',
    position: { pieces: { 'a-squad-1': { at: R0 }, 'officer-1': { at: R0, with: 'a-squad-1' } } },
    choices: ['move a-squad-1'],
  },
  {
    reason: 'needed-so-far',
    position: {
      setup: 'continent',
      pieces: { 'a-squad-1': { at: P0, marker: 'stretcher-case' }, jeep: { at: P0, with: 'a-squad-1' } },
    },
    choices: ['move a-squad-1', ...PLAIN.slice(1).map((hex) => `step ${hex}`)],
  },
  { reason: 'no-boat-left', position: afloat, choices: ['move a-squad-1', `step ${S1}`] },
  { reason: 'ashore-ends', position: afloat, choices: ['move a-squad-1', `step ${S1}`, `step ${S2}`, `step ${S3}`] },
  { reason: 'not-by-water', position: { pieces: { dinghy: { at: S0 }, 'a-squad-1': { at: S0 } } }, choices: ['move dinghy'] },
  {
    reason: 'too-much-ashore',
    position: {
      pieces: { ...afloat.pieces, ...Object.fromEntries(many.slice(0, 6).map((id) => [id, { at: S0, with: 'a-squad-1' }])) },
    },
    choices: ['move a-squad-1'],
  },
  {
    reason: 'leaders-hasten-off',
    position: { options: { 'leaders-hasten': 'off' }, pieces: { 'a-squad-1': { at: R0 }, 'officer-1': { at: R0, with: 'a-squad-1' } } },
    choices: ['move a-squad-1'],
  },
  {
    reason: 'attacked-already',
    position: {
      ...fighting,
      pieces: { 'a-squad-1': { at: P1, detected: 1, attacked: true }, 'b-squad-1': { at: P1, detected: 1 } },
    },
  },
  { reason: 'too-many-weapons', position: fighting, choices: ['attack a-squad-1 militia-1'] },
  { reason: 'not-in-use', position: fighting, choices: ['attack a-squad-1 militia-1'] },
  {
    reason: 'needed-so-far',
    position: { pieces: { 'a-squad-1': { at: R0, marker: 'stretcher-case' }, jeep: { at: R0, with: 'a-squad-1' } } },
    choices: ['move a-squad-1', `step ${R1}`, ...ROAD.slice(2).map((hex) => `step ${hex}`)],
  },
];
