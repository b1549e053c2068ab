/** T78.1 types and features, T79 to T99 what cannot be entered, water, cliffs, Smoke, and sight in play. */
import { describe, expect, it } from 'vitest';
import { GRID, hexNamed, TERRAINS } from '../../src/games/combat-commander/content/battle-map.ts';
import { type MapFile, MapSheet } from '../../src/games/combat-commander/content/map-file.ts';
import corner from '../../src/games/combat-commander/content/maps/corner.json' with { type: 'json' };
import { battleMap, mapCalled } from '../../src/games/combat-commander/content/maps.ts';
import { sightOn } from '../../src/games/combat-commander/content/sight.ts';
import { hexagonAround } from '../../src/hexmap/grid.ts';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const MOVE = 'G-25';
const ADVANCE = 'G-43';

const FILE = corner as unknown as MapFile;

/** A unit about to take its first step. */
function moving(unit: string, at: string | Record<string, unknown>, more: Record<string, unknown> = {}): Given {
  const t = given({ axis: { hand: [MOVE] }, units: { [unit]: at }, ...more });
  return t.choose(`order ${MOVE}`, `activate ${unit}`, `set-out ${unit}`);
}

function advancing(unit: string, at: string | Record<string, unknown>, more: Record<string, unknown> = {}): Given {
  return given({ axis: { hand: [ADVANCE] }, units: { [unit]: at }, ...more }).choose(`order ${ADVANCE}`, `activate ${unit}`);
}

/** A broken squad in O1 has rolled to Rally, and the trigger has brought about an event, with the cards that it turns up. */
function event(card: string, ...cards: string[]): Given {
  return eventWith({}, card, ...cards);
}

function eventWith(more: Record<string, unknown>, card: string, ...cards: string[]): Given {
  const { units = {}, ...rest } = more;
  const men = { 'g-rifle-1': { at: 'O1', broken: true }, ...(units as Record<string, unknown>) };
  const t = given({ axis: { hand: ['G-5'], pile: ['G-33', card, ...cards] }, units: men, ...rest });
  return t.choose('order G-5').until();
}

const BLAZE = 'G-20';
const DUST = 'G-4';
const SHELLHOLES = 'G-1';
/** Cards by the random hex on them. */
const STREAM_E3 = 'G-21';
const MARSH_E9 = 'G-24';
const WATER_D9 = 'G-19';
const OPEN_E5 = 'G-22';
const BRIDGE_E7 = 'G-23';

describe('T78.1 types and features', () => {
  rule('T78.1a', 'a map gives each hex exactly one type', () => {
    expect(mapCalled('corner').terrain.every((type) => TERRAINS.includes(type))).toBe(true);
    const crowded = { ...FILE, terrain: FILE.terrain.map((row, i) => (i === 0 ? `${row}w` : row)) };
    expect([MapSheet.safeParse(FILE).success, MapSheet.safeParse(crowded).success]).toEqual([true, false]);
  });

  rule('T78.1d', 'Smoke hinders like terrain as long as it lies there, and no longer', () => {
    const t = given({
      axis: { hand: ['G-50'], pile: ['G-33', 'G-13', 'G-6'] },
      allies: { pile: ['A-61', 'A-62'] },
      units: { 'g-oertel': 'L6', 'g-rifle-1': 'L6', 'g-rifle-2': 'L6', 'a-line-1': 'N7' },
      smoke: { M7: 2 },
    });
    t.choose('order G-50', 'activate g-oertel', 'activate-all', 'target N7', 'join g-rifle-1', 'fire');
    t.choose('target N7').until();
    expect(t.told('event').map(({ event: name }) => name)).toEqual(['breeze']);
    expect(t.told('fired').map(({ hindrance }) => hindrance)).toEqual([2, 0]);
  });

  rule('T78.1h', 'an open hex with a road or on a hill is still open ground, an orchard or field is none', () => {
    const soft = { special: { softGround: true } };
    const cost = (from: string, to: string) => moving('g-marquardt', from, soft).choose(`step ${to}`).last('moved').cost;
    expect([cost('N8', 'M8'), cost('L7', 'K8'), cost('L6', 'L7')]).toEqual([1.5, 2.5, 1.5]);
    expect([cost('M8', 'N8'), cost('A8', 'A9'), cost('L9', 'L8')]).toEqual([1, 1, 2]);
  });
});

describe('T79 Blaze, T98 water barriers', () => {
  rule('T79a', 'nobody goes into a Blaze, be it by Move, Advance or Retreat', () => {
    const fire = { blaze: ['K7'] };
    expect(moving('g-rifle-1', 'L7', fire).why('step K7')).toBe('impassable O21.4');
    expect(advancing('g-rifle-1', 'L7', fire).why('advance g-rifle-1 K7')).toBe('impassable O16.3');
    const t = given({ axis: { hand: ['G-11'], pile: ['G-43'] }, units: { 'g-rifle-1': { at: 'L7', broken: true } }, ...fire });
    t.choose('order G-11').until();
    expect(t.told('retreated')).toMatchObject([{ from: 'L7', hex: 'K8' }]);
  });

  rule('T79b', 'whoever stands in a hex that catches fire has to leave it, so nobody has Cover there', () => {
    const t = eventWith({ units: { 'g-line-team-1': 'E5' } }, BLAZE, OPEN_E5);
    expect(t.told('blaze-placed')).toMatchObject([{ hex: 'E5' }]);
    expect([t.asks, t.choices.includes('displace E4'), t.choices.includes('displace E5')]).toEqual(['event-displace', true, false]);
    t.choose('displace E4');
    expect(t.at('g-line-team-1')).toBe('E4');
  });

  rule('T79c', 'through a Blaze nobody can be fired at', () => {
    const firing = (blaze: string[]) => {
      const units = { 'g-rifle-1': 'K8', 'a-line-1': 'M7', 'a-line-2': 'K7' };
      return given({ axis: { hand: ['G-50'] }, units, blaze })
        .choose('order G-50', 'activate g-rifle-1')
        .why('target M7');
    };
    expect([firing(['L6']), firing(['L7'])]).toEqual([undefined, 'no-line-of-sight 10.2']);
  });

  rule('T98a', 'nobody goes into a water barrier, be it by Move, Advance or Retreat', () => {
    expect(moving('g-rifle-1', 'C9').why('step D9')).toBe('impassable O21.4');
    expect(advancing('g-rifle-1', 'C9').why('advance g-rifle-1 D9')).toBe('impassable O16.3');
    const t = given({ axis: { hand: ['G-11'], pile: ['G-43'] }, units: { 'g-rifle-1': { at: 'E9', broken: true } } });
    t.choose('order G-11').until();
    expect(t.told('retreated')).toMatchObject([{ from: 'E9', hex: 'D8' }]);
  });

  rule(['T98e', 'T98b'], 'no unit can be placed in a water barrier', () => {
    const t = event('G-54', 'G-44', WATER_D9);
    t.choose(t.choices[0] ?? '').until();
    const places = t.choices.map((choice) => choice.split(' ')[1]);
    expect(t.asks).toBe('place');
    expect(places.sort()).toEqual(['C9', 'D8', 'E10', 'E9']);
    const along = given({
      axis: { hand: ['G-5'], edge: 'bottom', pile: ['G-71'] },
      time: 1,
      units: { 'g-rifle-1': { at: 'O1', broken: true } },
      reinforcements: [{ side: 'axis', time: 2, unit: 'g-rifle-2' }],
    });
    along.choose('order G-5').until();
    expect(along.choices).toEqual(['A', 'B', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'].map((column) => `place ${column}10`));
  });
});

describe('T89 marshes, T95 streams, T98 water barriers are water', () => {
  rule(['T89f', 'T95f', 'T98f'], 'nothing burns there', () => {
    const burnt = (hex: string) => event(BLAZE, hex).told('blaze-placed').length;
    expect([MARSH_E9, STREAM_E3, WATER_D9, OPEN_E5].map(burnt)).toEqual([0, 0, 0, 1]);
  });

  rule('T95f', 'a Blaze does not spread into a stream, but onto its bridge', () => {
    const spread = (breeze: string) => eventWith({ blaze: ['F6'] }, breeze).told('blaze-placed');
    expect(spread('G-18')).toEqual([]);
    expect(spread('G-17')).toMatchObject([{ hex: 'E7' }]);
  });

  rule(['T89g', 'T95g', 'T98g'], 'no dust rises there', () => {
    const smoked = (hex: string) => event(DUST, hex).told('smoke-placed').length;
    expect([MARSH_E9, STREAM_E3, WATER_D9, OPEN_E5].map(smoked)).toEqual([0, 0, 0, 1]);
  });

  rule(['T95g', 'T89g', 'T98g'], 'no Smoke grenade can be thrown there, and a barrage leaves no Smoke there', () => {
    const t = given({ axis: { hand: [MOVE, 'G-50'] }, units: { 'g-rifle-1': 'E5' } });
    t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'smoke-grenades G-50');
    expect(t.choices.sort()).toEqual(['place-smoke D4', 'place-smoke D5', 'place-smoke E4', 'place-smoke E5']);
    const barrage = given({
      axis: { hand: ['G-33'], radio: 'g-radio-75mm', pile: ['G-65', 'G-13'] },
      units: { 'g-marquardt': 'D7' },
      smokeCup: [1, 1, 1, 1, 1, 1, 1],
    });
    barrage.choose('order G-33', 'activate g-marquardt', 'aim-smoke D8').until();
    expect(barrage.told('smoke-placed').map(({ hex }) => hex)).toEqual(['D7', 'C8']);
  });

  rule(['T89h', 'T95h', 'T98h'], 'nobody digs there, and no shell leaves a hole', () => {
    const holes = (hex: string) => event(SHELLHOLES, hex).told('fortified').length;
    expect([MARSH_E9, STREAM_E3, WATER_D9, OPEN_E5, BRIDGE_E7].map(holes)).toEqual([0, 0, 0, 1, 1]);
  });

  rule(['T89e', 'T95e', 'T89d', 'T95d'], 'out of the water units fire without their Weapons', () => {
    const firers = (from: string, at: string) => {
      const units = { 'g-rifle-1': { at: from, weapon: 'g-light-mg-1' }, 'a-line-1': at };
      const t = given({ axis: { hand: ['G-50'], pile: ['G-6'] }, allies: { pile: ['A-61'] }, units });
      t.choose('order G-50', 'activate g-rifle-1', `target ${at}`);
      if (t.choices.includes('fire-all')) t.choose('fire-all');
      return t.until().last('fired').firers;
    };
    expect(firers('C9', 'C8')).toEqual(['g-rifle-1']);
    expect(firers('E6', 'F6')).toEqual(['g-rifle-1']);
    expect(firers('E7', 'F6')).toEqual(['g-rifle-1', 'g-light-mg-1']);
  });

  rule(['T89e', 'T95e'], 'a mortar is silent there', () => {
    const firing = (from: string) => {
      const units = { 'g-rifle-1': { at: from, weapon: 'g-light-mortar-1' }, 'a-line-1': 'G8' };
      return given({ axis: { hand: ['G-50'] }, units }).choose('order G-50', 'activate g-rifle-1');
    };
    expect(firing('E8').why('shell g-light-mortar-1 G8')).toBe('weapon-silent 11.1');
    expect(firing('E7').why('shell g-light-mortar-1 G8')).toBeUndefined();
  });
});

describe('T82 buildings', () => {
  rule('T82e', 'an Objective in a building of two hexes is taken in either, once the enemy is in neither', () => {
    const entering = (units: Record<string, string>) => {
      const t = given({ axis: { hand: [MOVE] }, control: ['allies', '', '', '', ''], units: { 'g-rifle-1': 'D7', ...units } });
      return t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'step D6').told('control');
    };
    expect(entering({})).toMatchObject([{ side: 'axis', objective: '1' }]);
    expect(entering({ 'a-line-1': 'C6' })).toEqual([]);
    expect(entering({ 'a-line-1': 'C7' })).toMatchObject([{ side: 'axis', objective: '1' }]);
  });
});

describe('T83 cliffs', () => {
  rule('T83a', 'nobody Moves over a cliff, up or down', () => {
    expect(moving('g-marquardt', 'J4').why('step K4')).toBe('cliff T83');
    expect(moving('g-marquardt', 'K4').why('step J4')).toBe('cliff T83');
  });

  rule(['T83b', 'T83c'], 'it is climbed by Advance, but not with a Weapon', () => {
    const t = advancing('g-rifle-1', 'K4').choose('advance g-rifle-1 J4');
    expect(t.at('g-rifle-1')).toBe('J4');
    expect(advancing('g-rifle-1', { at: 'K4', weapon: 'g-light-mg-1' }).why('advance g-rifle-1 J4')).toBe('cliff T83');
  });
});

describe('T86 gullies', () => {
  rule(['T86c', 'T86d'], 'into and out of a gully one fires from the next hex only', () => {
    const firing = (from: string, at: string) => {
      const units = { 'g-rifle-1': from, 'a-line-1': at, 'a-line-2': 'M2' };
      return given({ axis: { hand: ['G-50'] }, units })
        .choose('order G-50', 'activate g-rifle-1')
        .why(`target ${at}`);
    };
    expect([firing('M1', 'N1'), firing('L1', 'N1'), firing('N1', 'L1')]).toEqual([
      undefined,
      'no-line-of-sight 10.2',
      'no-line-of-sight 10.2',
    ]);
  });
});

describe('T88 hills', () => {
  const seen = (file: MapFile, a: string, b: string) => sightOn(battleMap(file)).seen(hexNamed(a), hexNamed(b));

  rule('T88a', 'a map knows the plain and four levels of hills', () => {
    const withLevel = (level: string) => MapSheet.safeParse({ ...FILE, levels: FILE.levels.map((row) => row.replace('3', level)) }).success;
    expect(['0', '1', '2', '3', '4', '5'].map(withLevel)).toEqual([true, true, true, true, true, false]);
    expect(mapCalled('corner').level[hexNamed('L7')]).toBe(0);
  });

  rule('T88.4a', 'between J9 and K6 on level 1 woods in J8 block if they stand on level 1 or higher', () => {
    const levels = (level: number) => FILE.levels.map((row, i) => (i === 7 ? `${row.slice(0, 9)}${level}${row.slice(10)}` : row));
    expect([0, 1, 2].map((level) => seen({ ...FILE, levels: levels(level) }, 'J9', 'K6'))).toEqual([0, -1, -1]);
  });

  rule('T88.4b', 'woods in K6 block the line that runs along their hex only if they are drawn up to it', () => {
    const [x, y] = GRID.centres[hexNamed('K6')] ?? [0, 0];
    const filled = hexagonAround([x, y]).map(([px, py]): [number, number] => [px, py]);
    expect(seen(FILE, 'L5', 'K7')).toBe(0);
    expect(seen({ ...FILE, outlines: { ...FILE.outlines, K6: [filled] } }, 'L5', 'K7')).toBe(-1);
  });
});

describe('T94 Smoke', () => {
  const grenade = (seed?: string) => {
    const t = given({ axis: { hand: [MOVE, 'G-50'] }, units: { 'g-rifle-1': 'L7' } }, seed);
    return t.choose(`order ${MOVE}`, 'activate g-rifle-1', 'set-out g-rifle-1', 'smoke-grenades G-50', 'place-smoke L7');
  };

  rule('T94a', 'Smoke and Blaze take their markers out of one stock of forty', () => {
    expect(grenade().state.smokeCup).toHaveLength(39);
    expect(event(BLAZE, OPEN_E5).state.smokeCup).toHaveLength(39);
  });

  rule('T94a', 'which marker comes is a matter of luck', () => {
    const values = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => grenade(seed).last('smoke-placed').value);
    expect(new Set(values).size).toBeGreaterThan(2);
    expect(Math.max(...values) <= 10 && Math.min(...values) >= 1).toBe(true);
  });

  rule(['T94d', 'T94e'], 'Smoke hinders into its hex, out of it and through it, by the number on it', () => {
    const hindrance = (smoke: Record<string, number>) => {
      const t = given({
        axis: { hand: ['G-50'], pile: ['G-6'] },
        allies: { pile: ['A-61'] },
        units: { 'g-rifle-1': 'L6', 'a-line-1': 'N7' },
        smoke,
      });
      return t.choose('order G-50', 'activate g-rifle-1', 'target N7').until().last('fired').hindrance;
    };
    expect([hindrance({}), hindrance({ L6: 1 }), hindrance({ M7: 4 }), hindrance({ N7: 3 })]).toEqual([0, 1, 4, 3]);
  });

  it('T91: an orchard, unlike Smoke, hinders nobody who fires out of it or into it', () => {
    const t = given({
      axis: { hand: ['G-50'], pile: ['G-6'] },
      allies: { pile: ['A-61'] },
      units: { 'g-rifle-1': 'N7', 'a-line-1': 'N8' },
    });
    expect(t.choose('order G-50', 'activate g-rifle-1', 'target N8').until().last('fired').hindrance).toBe(0);
  });
});
