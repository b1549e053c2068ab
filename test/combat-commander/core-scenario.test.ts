/** What the rulebook leaves to the scenario: forces, markers, first Turn, control, chits; and the opening hands. */
import { describe, expect } from 'vitest';
import { beginScenario } from '../../src/games/combat-commander/beginning.ts';
import { CHITS } from '../../src/games/combat-commander/content/chits.ts';
import { allMaps } from '../../src/games/combat-commander/content/maps.ts';
import { ScenarioFile } from '../../src/games/combat-commander/content/scenario.ts';
import { SCENARIOS } from '../../src/games/combat-commander/content/scenarios.ts';
import { houseRules } from '../../src/games/combat-commander/options.ts';
import { view } from '../../src/games/combat-commander/view.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { rule } from '../ledger.ts';
import { begun, Given, given } from './given.ts';

const AXIS = { nation: 'germany', quality: 'line', posture: 'defend', edge: 'left', depth: 4, orders: 2, surrender: 5 };
const ALLIES = { nation: 'america', quality: 'green', posture: 'attack', edge: 'right', depth: 4, orders: 3, surrender: 6 };
const SHEET = {
  scenario: 1,
  game: 'combat-commander',
  id: 'sheet',
  map: 'corner',
  year: 1944,
  suddenDeath: 6,
  initiative: 'allies',
  first: 'allies',
  setUp: ['axis', 'allies'],
  chits: { open: [], secret: { axis: 0, allies: 0 }, removed: [] },
  control: ['', '', '', '', ''],
  axis: { ...AXIS, leaders: ['g-marquardt'], units: { 'g-rifle': 2, 'g-weapon-team+g-heavy-mg': 1 }, weapons: { 'g-light-mg': 1 } },
  allies: { ...ALLIES, leaders: ['a-hanlon'], units: { 'a-green': 3 } },
};

const stateOf = (changes: Record<string, unknown> = {}, seed = 'sheet') =>
  beginScenario(ScenarioFile.parse({ ...SHEET, ...changes }), houseRules({ options: {} }), randomFrom(seed));

/** Set up by the first choice there is, up to the first Turn. */
const setUp = (changes: Record<string, unknown> = {}) => {
  const t = new Given(stateOf(changes));
  while (t.state.phase === 'set-up') t.choose(t.choices[0] ?? '');
  return t;
};

describe('The scenario lays out the game', () => {
  rule(['Gv', '3.2.1b'], 'each side sets up the force that the scenario grants it, all of it unbroken', () => {
    const { units } = setUp().state;
    expect(units.map(({ id }) => id).sort()).toEqual([
      'a-green-1',
      'a-green-2',
      'a-green-3',
      'a-hanlon',
      'g-marquardt',
      'g-rifle-1',
      'g-rifle-2',
      'g-weapon-team-1',
    ]);
    expect(units.flatMap(({ weapon }) => (weapon === '' ? [] : [weapon])).sort()).toEqual(['g-heavy-mg-1', 'g-light-mg-1']);
    expect(units.filter(({ broken, suppressed, weaponBroken }) => broken || suppressed || weaponBroken)).toEqual([]);
  });

  rule('2.2.1a', 'it names the map', () => {
    for (const { id, map } of SCENARIOS) {
      expect(allMaps().map((each) => each.id)).toContain(map);
      expect(begun(id, 'map').state.map).toBe(map);
    }
    expect(stateOf().map).toBe('corner');
    expect(() => given({ map: 'nowhere' })).toThrow('nowhere');
  });

  rule(['4.1.1a', '6.1.1a', '6.2.1a'], 'it puts VP, Time and Sudden Death markers on their tracks, Time mostly on 0', () => {
    expect(stateOf({ vp: -7, suddenDeath: 9 })).toMatchObject({ vp: -7, time: 0, suddenDeath: 9 });
    expect(stateOf({ vp: 4, time: 2 })).toMatchObject({ vp: 4, time: 2, suddenDeath: 6 });
  });

  rule('4.2a', 'it puts the Surrender markers on the Casualty Track', () => {
    const { axis, allies } = stateOf({ axis: { ...SHEET.axis, surrender: 9 } }).sides;
    expect([axis.surrender, allies.surrender]).toEqual([9, 6]);
  });

  rule(['4.3.1a', '4.3.1b', '4.3.2a'], 'it sets quality, Orders and year, for both players to see', () => {
    for (const seat of ['axis', 'allies', undefined]) {
      const { year, sides } = view(stateOf({ year: 1943 }), seat);
      expect(year).toBe(1943);
      expect([sides.axis.brief.quality, sides.axis.brief.orders]).toEqual(['line', 2]);
      expect([sides.allies.brief.quality, sides.allies.brief.orders]).toEqual(['green', 3]);
    }
  });

  rule('5a', 'it says who takes the first Turn', () => {
    for (const first of ['axis', 'allies']) {
      const t = setUp({ first });
      expect([t.asks, t.seat, t.state.active]).toEqual(['turn', first, first]);
      expect(t.last('turn-began')).toMatchObject({ side: first, turn: 1 });
    }
  });

  rule('9a', 'it says who holds the Initiative card', () => {
    for (const initiative of ['axis', 'allies']) expect(setUp({ initiative }).state.initiative).toBe(initiative);
  });
});

describe('Opening hands', () => {
  rule(['1.1a', '1.1b', '1.1c', '1.1d'], 'everybody starts with a full hand: 6 cards to attack, 5 on Recon, 4 to defend', () => {
    for (const [posture, size] of [
      ['attack', 6],
      ['recon', 5],
      ['defend', 4],
    ] as const) {
      const { sides } = setUp({ allies: { ...SHEET.allies, posture } }).state;
      expect([sides.allies.hand.length, sides.axis.hand.length]).toEqual([size, 4]);
    }
  });

  rule('9c', 'the Initiative card is none of them', () => {
    for (const initiative of ['axis', 'allies']) {
      const { sides } = setUp({ initiative }).state;
      expect([sides.allies.hand.length, sides.axis.hand.length]).toEqual([6, 4]);
    }
  });
});

describe('Weapons at set-up', () => {
  rule(['11.2a', '8.1.1c'], 'a unit that has been given a Weapon is given no other', () => {
    const axis = { ...SHEET.axis, weapons: { 'g-light-mg': 2 } };
    const t = new Given(stateOf({ axis })).choose('arm g-light-mg-1 g-rifle-1');
    expect(t.why('arm g-light-mg-2 g-rifle-1')).toBe('weapon-already 8.1.1');
    expect(t.why('arm g-light-mg-2 g-weapon-team-1')).toBe('weapon-already 8.1.1');
    expect(t.choices).toEqual(['arm g-light-mg-2 g-marquardt', 'arm g-light-mg-2 g-rifle-2']);
  });

  rule('8.1.1d', 'any unit can be given any Weapon', () => {
    const t = new Given(stateOf({ axis: { ...SHEET.axis, weapons: { 'g-ig-33-gun': 1 } } }));
    expect(t.choices).toEqual(['g-marquardt', 'g-rifle-1', 'g-rifle-2'].map((unit) => `arm g-ig-33-gun-1 ${unit}`));
  });
});

describe('Objectives at set-up', () => {
  rule(['7.3.1b', '7.3.1c'], 'the scenario says who controls which Objective, and which of them nobody', () => {
    const control = ['axis', '', 'allies', '', 'axis'];
    expect(stateOf({ control }).control).toEqual(control);
    expect(view(stateOf({ control }), 'axis').control).toEqual(control);
  });

  rule('7.3.2a', 'there are 22 chits, and which of them come into a game is left to the cup', () => {
    expect(CHITS).toHaveLength(22);
    expect(new Set(CHITS.map(({ id }) => id)).size).toBe(22);
    const chits = { open: 1, secret: { axis: 1, allies: 1 }, removed: ['R', 'V', 'W', 'X'] };
    const drawn = Array.from({ length: 12 }, (_, i) => {
      const { openChits, sides, chitCup } = new Given(stateOf({ chits }, `cup ${i}`)).state;
      const all = [...openChits, ...sides.axis.secret, ...sides.allies.secret];
      expect(all).toHaveLength(3);
      expect(chitCup).toHaveLength(15);
      expect([...all, ...chitCup].filter((chit) => chits.removed.includes(chit))).toEqual([]);
      return all.join();
    });
    expect(new Set(drawn).size).toBeGreaterThan(6);
  });

  rule(['7.3.3c', '7.3.2a'], 'a chit without a secret side is opened, though it was drawn in secret', () => {
    const removed = CHITS.map(({ id }) => id).filter((id) => id !== 'R' && id !== 'V');
    const { openChits, sides } = new Given(stateOf({ chits: { open: 0, secret: { axis: 1, allies: 1 }, removed } })).state;
    expect(openChits.toSorted()).toEqual(['R', 'V']);
    expect([sides.axis.secret, sides.allies.secret]).toEqual([[], []]);
  });
});
