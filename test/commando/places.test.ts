/** What a list of tables knows of where pieces stand: what everybody at the table sees, and no more. */
import { expect, it } from 'vitest';
import { placesFrom, placesIn } from '../../src/games/commando/places.ts';
import { begun, given } from './given.ts';

it('forces and markers are noted down, and read again', () => {
  const table = begun('western-desert/borrowed-papers', 'places');
  const hidden = table.state.objectives.map(({ at }) => at);
  const before = placesFrom(placesIn(table.state));
  expect(before.forces).toEqual([]);
  expect(before.markers).toEqual(hidden.map((space) => ({ space, face: 'hidden' })));
  const [first, second] = table.state.objectives;
  if (!first || !second) throw new Error('There are no markers.');
  // Which of them are real nobody knows before they are turned up.
  first.real = !first.real;
  expect(placesFrom(placesIn(table.state))).toEqual(before);
  Object.assign(first, { faceUp: true, real: true });
  Object.assign(second, { faceUp: true, real: false });
  const [real, ...others] = placesFrom(placesIn(table.state)).markers;
  expect(real).toEqual({ space: first.at, face: 'real' });
  expect(others.map(({ space }) => space)).not.toContain(second.at);
});

it('units that stand together are one force', () => {
  const { state } = given({
    theatre: 'western-desert',
    mission: 'midnight-toll',
    units: { 'truck-patrol-1': 'siwa', 'sappers-1': 'siwa', 'jeep-patrol-1': 'kufra' },
  });
  expect(placesFrom(placesIn(state)).forces).toEqual([
    { space: 'siwa', count: 2 },
    { space: 'kufra', count: 1 },
  ]);
});

it('what cannot be read is no place', () => {
  expect(placesFrom('')).toEqual({ forces: [], markers: [] });
  expect(placesFrom('siwa=much qara')).toEqual({ forces: [], markers: [] });
});
