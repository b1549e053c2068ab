/** 10 Line of Sight at the table: the figure of the rulebook, Obstacles, Hindrances, Smoke and Blaze in attacks. */
import { describe, expect } from 'vitest';
import { GRID, hexName, hexNamed } from '../../src/games/combat-commander/content/battle-map.ts';
import type { MapFile } from '../../src/games/combat-commander/content/map-file.ts';
import corner from '../../src/games/combat-commander/content/maps/corner.json' with { type: 'json' };
import { allMaps, battleMap, mapCalled } from '../../src/games/combat-commander/content/maps.ts';
import { sightOn, sightReport } from '../../src/games/combat-commander/content/sight.ts';
import { view } from '../../src/games/combat-commander/view.ts';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

/** An American squad, with FP 6 and Range 6, and a German squad that it may or may not see. */
const facing = (from: string, to: string, more: Record<string, unknown> = {}) =>
  given({ units: { 'a-line-1': from, 'g-rifle-1': to }, active: 'allies', ...more, allies: { hand: ['A-55', 'A-70'], pile: ['A-5'] } });

const sees = (from: string, to: string, more: Record<string, unknown> = {}): boolean => {
  const reason = facing(from, to, more).why('order A-55');
  expect([undefined, 'no-target O20.1']).toContain(reason);
  return reason === undefined;
};

/** The Americans fire; what was told of it. */
const fired = (from: string, to: string, more: Record<string, unknown> = {}) =>
  facing(from, to, more).choose('order A-55', 'activate a-line-1', `target ${to}`).last('fired');

/** A light mortar of the Americans fires; FP 7, Range 2 to 16. */
const shelled = (from: string, to: string, card: string, more: Record<string, unknown> = {}): Given => {
  const units = { 'a-weapon-team-1': { at: from, weapon: 'a-light-mortar-1' }, 'g-rifle-1': to };
  const t = given({ units, active: 'allies', ...more, allies: { hand: ['A-55', 'A-70'], pile: [card, 'A-5'] }, axis: { pile: ['G-69'] } });
  return t.choose('order A-55', 'activate a-weapon-team-1', `shell a-light-mortar-1 ${to}`).until();
};

describe('10 The figure', () => {
  rule('10a', 'A: J9 does not see K6, past woods at the same level', () => {
    expect(sees('J9', 'K6')).toBe(false);
  });

  rule('10b', 'B: J9 does not see L6, past a hill of its own level; J7, a level higher, looks over that', () => {
    expect(sees('J9', 'L6')).toBe(false);
    expect(sees('J7', 'L6')).toBe(true);
  });

  rule('10c', 'C: J9 sees N6, over woods that stand lower', () => {
    expect(fired('J9', 'N6').hindrance).toBe(0);
  });

  rule('10d', 'D and E: J7 does not see M9, right behind the woods of L8, but N9, one hex farther', () => {
    expect([sees('J7', 'M9'), sees('J7', 'N9')]).toEqual([false, true]);
  });

  rule('10e', 'F: M9 sees M4 along the road, past the woods beside it', () => {
    expect(fired('M9', 'M4').hindrance).toBe(0);
  });

  rule('10f', 'G: M9 sees N6, and its attack loses 2 by the orchard', () => {
    expect(fired('M9', 'N6')).toMatchObject({ base: 6, hindrance: 2, firepower: 4 });
  });

  rule('10g', 'H: Smoke of 7 in N8 hinders the line from M9 to N7 along its side; a wall there would block it', () => {
    expect(fired('M9', 'N7').hindrance).toBe(0);
    expect(shelled('M9', 'N7', 'A-69', { smoke: { N8: 7 } }).last('targeting').hindrance).toBe(7);
    const file = corner as unknown as MapFile;
    const walled = battleMap({ ...file, hexsides: [...(file.hexsides ?? []), { between: ['M8', 'N8'], kind: 'wall' }] });
    const between = (map: typeof walled) => sightReport(map, hexNamed('M9'), hexNamed('N7'), new Map([[hexNamed('N8'), 7]])).state;
    expect([between(mapCalled('corner')), between(walled)]).toEqual(['hindered', 'blocked']);
  });

  rule('10h', 'J: from N9 to N7 Smoke of 7 and the orchard make 7', () => {
    expect(shelled('N9', 'N7', 'A-69').last('targeting').hindrance).toBe(2);
    expect(shelled('N9', 'N7', 'A-69', { smoke: { N8: 7 } }).last('targeting').hindrance).toBe(7);
  });
});

describe('10.1 LOS checks', () => {
  rule('10.1a', 'a unit that is not seen can’t be fired at, though it is in range', () => {
    const units = { 'a-line-1': 'J9', 'g-rifle-1': 'K6', 'g-rifle-2': 'K9' };
    const t = given({ units, active: 'allies', allies: { hand: ['A-55'] } }).choose('order A-55', 'activate a-line-1');
    expect(t.choices).toEqual(['target K9']);
    expect(t.why('target K6')).toBe('no-line-of-sight 10.2');
  });

  rule('10.1f', 'what a check needs lies open to both players at any moment', () => {
    const smoke = { N8: 7, L4: 1 };
    const t = facing('M9', 'N6', { smoke, blaze: ['M7'], axis: { hand: ['G-49'], pile: ['G-5'] } });
    const check = () => {
      const reports = ['axis', 'allies', undefined].map((seat) => {
        const seen = view(t.state, seat);
        const hindrances = new Map(seen.smoke.map(({ at, value }) => [at, value]));
        const report = (to: string) => sightReport(mapCalled(seen.map), hexNamed('M9'), hexNamed(to), hindrances, new Set(seen.blaze));
        return [report('N7').hindrance, report('M5').state];
      });
      expect(reports).toEqual([
        [7, 'blocked'],
        [7, 'blocked'],
        [7, 'blocked'],
      ]);
    };
    check();
    t.choose('order A-55', 'activate a-line-1', 'target N6');
    check();
    t.until('defence-actions');
    check();
  });

  rule('10.1g', 'woods, buildings and walls at the ends of the line do not count', () => {
    // From the woods of L8 into the building of N9, and from L6 to O6 with a wall on its side.
    expect(fired('L8', 'N9').hindrance).toBe(0);
    expect(fired('L6', 'O6').hindrance).toBe(2);
    expect(fired('M9', 'N7').hindrance).toBe(0);
  });

  rule('10.1i', 'whoever sees is seen', () => {
    const pairs = ['J9 K6', 'J9 L6', 'J9 N6', 'J7 M9', 'J7 N9', 'M9 M4', 'M9 N6', 'L5 K8', 'L5 K7', 'G1 G4'];
    for (const pair of pairs) {
      const [a = '', b = ''] = pair.split(' ');
      expect(sees(b, a), pair).toBe(sees(a, b));
      if (sees(a, b)) expect(fired(b, a).hindrance, pair).toBe(fired(a, b).hindrance);
    }
  });

  rule('10.1.1a', 'units in between neither block nor hinder, and are not hit', () => {
    const units = { 'a-line-1': 'M9', 'g-rifle-1': 'M6', 'g-rifle-2': 'M7', 'a-line-2': 'M8' };
    const t = given({ units, active: 'allies', allies: { hand: ['A-55', 'A-70'], pile: ['A-69'] }, axis: { pile: ['G-5'] } });
    t.choose('order A-55', 'activate a-line-1', 'target M6');
    expect(t.last('fired')).toMatchObject({ hindrance: 0, firepower: 6 });
    t.until('next-order');
    expect(t.told('defended').map(({ unit }) => unit)).toEqual(['g-rifle-1']);
  });
});

describe('10.2 Obstacles', () => {
  rule(['10.2a', '10.2b'], 'woods and a building block, an orchard and brush do not', () => {
    expect([sees('K9', 'M8'), sees('B6', 'E6')]).toEqual([false, false]);
    expect([sees('M9', 'N6'), sees('G1', 'G4')]).toEqual([true, true]);
    expect([sees('M8', 'K9'), sees('E6', 'B6')]).toEqual([false, false]);
  });

  rule(['10.2.1a', '10.2.1b'], 'a Blaze blocks every line that touches its hex, also along its side', () => {
    expect([sees('M9', 'M6'), sees('M9', 'M6', { blaze: ['M7'] })]).toEqual([true, false]);
    // The line from M9 to N7 runs between M8 and N8.
    expect([sees('M9', 'N7'), sees('M9', 'N7', { blaze: ['M8'] }), sees('M9', 'N7', { blaze: ['N8'] })]).toEqual([true, false, false]);
    expect(sees('M9', 'N7', { blaze: ['M7', 'L8'] })).toBe(true);
  });
});

describe('10.3 Hindrances', () => {
  rule(['10.3a', '10.3.2a'], 'a hindered shot is made, with that much less FP', () => {
    expect(fired('M9', 'M6')).toMatchObject({ hindrance: 0, firepower: 6 });
    expect(fired('G1', 'G4')).toMatchObject({ hindrance: 3, firepower: 3 });
    expect(fired('M9', 'M6', { smoke: { M7: 4 } })).toMatchObject({ hindrance: 4, firepower: 2 });
  });

  rule('10.3.1a', 'a Targeting Roll is reduced by the Hindrance on the line', () => {
    // Brush of 3 at range 3: a product of 6 misses, one of 8 hits.
    expect(shelled('G1', 'G4', 'A-21', {}).last('targeting')).toMatchObject({ range: 3, product: 5, hindrance: 3, hit: false });
    expect(shelled('G1', 'G4', 'A-41', {}).last('targeting')).toMatchObject({ product: 6, hit: false });
    expect(shelled('G1', 'G4', 'A-23', {}).last('targeting')).toMatchObject({ product: 8, hit: true });
  });

  /** A Spotter in G1 calls artillery on G4. */
  const spotted = (card: string) => {
    const units = { 'a-hanlon': 'G1', 'g-rifle-1': 'G4' };
    const allies = { hand: ['A-34', 'A-70'], pile: [card, 'A-13', 'A-5'], radio: 'a-radio-75mm' };
    return given({ units, active: 'allies', allies, axis: { pile: ['G-69'] } })
      .choose('order A-34', 'activate a-hanlon', 'aim G4')
      .until();
  };

  rule('10.3.1b', 'so is the roll for the Accuracy of artillery', () => {
    expect(spotted('A-41').last('accuracy')).toMatchObject({ range: 3, product: 6, hindrance: 3, hit: false });
    expect(spotted('A-23').last('accuracy')).toMatchObject({ range: 3, product: 8, hindrance: 3, hit: true });
  });

  rule('10.3.1c', 'once hit, the Hindrance is not counted again', () => {
    expect(shelled('G1', 'G4', 'A-23').last('attack-total')).toMatchObject({ firepower: 7, total: 10 });
    // A drift of 1 and 4 brings the round back to G4.
    expect(spotted('A-23').last('attack-total')).toMatchObject({ firepower: 8, total: 11 });
  });
});

describe('10.3.2.1 Minimum Firepower', () => {
  rule('10.3.2.1a', 'with 1 FP left the attack is made, with 0 it is not', () => {
    expect(fired('M9', 'M6', { smoke: { M7: 5 } }).firepower).toBe(1);
    const units = { 'a-line-1': 'M9', 'g-rifle-1': 'M6', 'g-rifle-2': 'N8' };
    const t = given({ units, smoke: { M7: 6 }, active: 'allies', allies: { hand: ['A-55'] } }).choose('order A-55', 'activate a-line-1');
    expect(t.why('target M6')).toBe('too-weak 10.3.2.1');
    expect(t.choices).toEqual(['target N8']);
  });

  rule('10.3.2.1a', 'a squad in thick Smoke does not keep its neighbour from firing', () => {
    const units = { 'g-rifle-1': 'L7', 'g-rifle-2': 'L6', 'g-marquardt': 'L6', 'a-line-1': 'M7' };
    const t = given({ units, smoke: { L7: 9 }, axis: { hand: ['G-55'] } }).choose(
      'order G-55',
      'activate g-marquardt',
      'activate-all',
      'target M7',
    );
    t.choose('join g-rifle-1');
    expect(t.why('fire')).toBe('too-weak 10.3.2.1');
    t.choose('fire-all');
    expect(t.last('fired')).toMatchObject({ firers: ['g-rifle-2', 'g-marquardt'], hindrance: 0, firepower: 7 });
  });

  rule('10.3.2.1b', 'Actions may bring the FP up to 1 or more; then they have to be played', () => {
    const shooting = (value: number, hand: string[]) => {
      const units = { 'a-line-1': 'M8', 'g-rifle-1': 'M7', 'g-rifle-2': 'N8' };
      const t = given({ units, smoke: { M7: value }, active: 'allies', allies: { hand: ['A-55', ...hand], pile: ['A-6'] } });
      return t.choose('order A-55', 'activate a-line-1');
    };
    // 6 FP, 2 for each Hand Grenades.
    expect(shooting(7, []).why('target M7')).toBe('too-weak 10.3.2.1');
    expect(shooting(8, ['A-4']).why('target M7')).toBe('too-weak 10.3.2.1');
    const t = shooting(7, ['A-4']).choose('target M7');
    expect([t.asks, t.why('pass')]).toEqual(['fire-strength', 'too-weak 10.3.2.1']);
    t.choose('hand-grenades A-4').until();
    expect(t.told('attack-total')).toMatchObject([{ firepower: 1, total: 4 }]);
    expect([shooting(9, ['A-4', 'A-5']), shooting(10, ['A-4', 'A-5'])].map((each) => each.why('target M7'))).toEqual([
      undefined,
      'too-weak 10.3.2.1',
    ]);
  });
});

describe('10.3.3 The largest Hindrance, 10.3.4 Smoke', () => {
  // Brush in G2 and G3, between G1 and G4.
  const hindrance = (smoke: Record<string, number>) => fired('G1', 'G4', { smoke }).hindrance;

  rule(['10.3.3a', '10.3.3b', '10.3.3c'], 'two hexes of brush make 3; with Smoke of 4 in one or in both of them it is 4', () => {
    expect([hindrance({}), hindrance({ G2: 4 }), hindrance({ G2: 4, G3: 4 }), hindrance({ G2: 2 })]).toEqual([3, 4, 4, 3]);
  });

  rule('10.3.4e', 'Smoke of 5 where the firer stands makes 5 of it', () => {
    expect(hindrance({ G1: 5, G2: 4 })).toBe(5);
  });

  rule(['10.3.4a', '10.3.4b', '10.3.4c'], 'Smoke works in all of its hex and on its sides, as long as it is there', () => {
    const smoke = { M7: 3 };
    // Through its middle, and along two of its sides.
    expect(
      [fired('M9', 'M6', { smoke }), fired('L6', 'N6', { smoke }), fired('M8', 'N6', { smoke })].map((each) => each.hindrance),
    ).toEqual([3, 3, 3]);
    expect([fired('M9', 'M6'), fired('L6', 'N6'), fired('M8', 'N6')].map((each) => each.hindrance)).toEqual([0, 0, 0]);
    expect(fired('M9', 'N8', { smoke }).hindrance).toBe(0);
  });

  rule('10.3.4d', 'into and out of it as well, which an orchard does not', () => {
    expect([fired('M8', 'N8').hindrance, fired('N8', 'M8').hindrance]).toEqual([0, 0]);
    expect([fired('M8', 'M7', { smoke: { M7: 3 } }).hindrance, fired('M7', 'M8', { smoke: { M7: 3 } }).hindrance]).toEqual([3, 3]);
  });
});

describe('T92, T93 level crossings', () => {
  const seen = (map: string, a: string, b: string) => {
    const { hindrance, causes } = sightReport(mapCalled(map), hexNamed(a), hexNamed(b));
    return [sightOn(mapCalled(map)).seen(hexNamed(a), hexNamed(b)), hindrance, ...causes.map(({ hex, what }) => `${hex} ${what}`)];
  };

  rule('T93k', 'a line straight along a road is clear where the road crosses a railway', () => {
    expect([seen('river', 'D2', 'D8'), seen('river', 'I7', 'O10')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect([seen('junction', 'E1', 'E8'), seen('junction', 'K5', 'K10')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  rule(['T92d', 'T92e', 'T93l'], 'in the same hex the rails hinder any other line, and none along themselves', () => {
    expect(seen('junction', 'F2', 'D5')).toEqual([1, 1, 'E4 railway']);
    expect(seen('junction', 'D3', 'F4')).toEqual([0, 0]);
  });

  rule('T93k', 'on every map: nothing but a hill stands between two hexes of a straight road', () => {
    for (const map of allMaps()) {
      for (let from = 0; from < GRID.size; from++) {
        for (const d of [0, 1, 2]) {
          let to = from;
          while (map.roadAcross[to]?.[d] === true && (map.neighbours[to]?.[d] ?? -1) >= 0) {
            to = map.neighbours[to]?.[d] ?? -1;
            const causes = sightReport(map, from, to).causes.filter(({ what }) => what !== 'hill');
            expect(causes, `${map.id} ${hexName(from)} ${hexName(to)}`).toEqual([]);
          }
        }
      }
    }
  });
});
