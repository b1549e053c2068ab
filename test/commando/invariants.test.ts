/** The invariants can fail: each is broken once by hand. */
import { describe, expect, it } from 'vitest';
import { commando } from '../../src/games/commando/game.ts';
import { STANDING, type State } from '../../src/games/commando/state.ts';
import { given } from './given.ts';
import { INVARIANTS } from './invariants.ts';

const POSITION = {
  theatre: 'western-desert',
  mission: 'behind-the-wire',
  ops: 5,
  units: { 'truck-patrol-1': 'siwa', 'heavy-weapons-1': 'siwa', 'hurricanes-1': 'air-available' },
  objectives: [true, true, true, false, false, false].map((real, i) => ({
    at: ['jalo', 'sollum', 'tobruk', 'derna', 'barce', 'bardia'][i],
    real,
  })),
};

const onTheMarch = () => given(POSITION).choose('force siwa', 'take truck-patrol-1', 'carry heavy-weapons-1 truck-patrol-1', 'done').state;

const BROKEN: readonly (readonly [string, (s: State) => void])[] = [
  ['a unit is missing', (s) => void s.units.pop()],
  ['a unit is there twice', (s) => void s.units.splice(0, 1, { ...(s.units[1] as State['units'][number]) })],
  ['a unit is nowhere', (s) => Object.assign(s.units[0] ?? {}, { at: 'nowhere' })],
  ['a unit has left its force behind', (s) => Object.assign(s.units[0] ?? {}, { at: 'jarabub' })],
  ['what is at hand of a space is stale', (s) => void s[STANDING].inSpace.fill(0)],
  ['what is at hand of the force is stale', (s) => Object.assign(s[STANDING], { inForce: 0 })],
  ['a rider has no carrier', (s) => void s.operation?.force.shift()],
  ['an OPFOR unit is missing', (s) => void s.bin.pop()],
  ['an OPFOR unit is there twice', (s) => void s.opfor.push(s.bin[0] ?? '')],
  ['a card is missing', (s) => void s.deck.pile.pop()],
  ['a card is there twice', (s) => void s.intel.push(s.deck.pile[0] ?? '')],
  ['a marker is missing', (s) => void s.objectives.pop()],
  ['a marker has become real', (s) => Object.assign(s.objectives[5] ?? {}, { real: true })],
  ['a marker is carried by nobody', (s) => Object.assign(s.objectives[0] ?? {}, { carrier: 'jeep-patrol-1', faceUp: true })],
  ['RP below zero', (s) => Object.assign(s, { rp: -1 })],
  ['a base is built on a base', (s) => void s.forwardBases.push('siwa')],
];

describe('the invariants of Commando', () => {
  it('hold in an ordinary position', () => {
    expect(INVARIANTS.faultInPieces(onTheMarch())).toBeUndefined();
  });

  it('hold in a position that was written down and read again, though who stands where is not written down', () => {
    const state = onTheMarch();
    const read: State = JSON.parse(JSON.stringify(state));
    expect(read[STANDING]).toBeUndefined();
    expect(commando.copy(read)[STANDING]).toEqual(state[STANDING]);
    expect(INVARIANTS.faultInPieces(commando.copy(read))).toBeUndefined();
  });

  it.each(BROKEN)('notice when %s', (_what, breakIt) => {
    const state = commando.copy(onTheMarch());
    breakIt(state);
    expect(INVARIANTS.faultInPieces(state)).toBeTypeOf('string');
  });
});
