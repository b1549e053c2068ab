/** Chapter 10 and what chapter T says of sight: the figures’ corner of the rulebook, and bare ground with a thing or two on it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BattleMap, COLUMNS, GRID, hexName, hexNamed, ROWS } from '../../src/games/combat-commander/content/battle-map.ts';
import type { MapFile } from '../../src/games/combat-commander/content/map-file.ts';
import corner from '../../src/games/combat-commander/content/maps/corner.json' with { type: 'json' };
import { allMaps, battleMap, mapCalled } from '../../src/games/combat-commander/content/maps.ts';
import { sightOn, sightReport } from '../../src/games/combat-commander/content/sight.ts';
import type { Point } from '../../src/hexmap/exact.ts';
import { hexagonAround } from '../../src/hexmap/grid.ts';
import { rimsOf } from '../../src/hexmap/shapes/rim.ts';
import { rule } from '../ledger.ts';

fc.configureGlobal({ seed: 20 });

const BLOCKED = -1;
const CORNER = mapCalled('corner');

const seen = (map: BattleMap, a: string, b: string) => sightOn(map).seen(hexNamed(a), hexNamed(b));
const report = (map: BattleMap, a: string, b: string, smoke: Record<string, number> = {}, blaze: string[] = []) =>
  sightReport(
    map,
    hexNamed(a),
    hexNamed(b),
    new Map(Object.entries(smoke).map(([hex, value]) => [hexNamed(hex), value])),
    new Set(blaze.map(hexNamed)),
  );

type Hexsides = NonNullable<MapFile['hexsides']>;

interface Ground extends Partial<MapFile> {
  /** Letters by hex; the rest is open. */
  readonly letters?: Readonly<Record<string, string>>;
  /** Levels by hex; the rest is 0. */
  readonly heights?: Readonly<Record<string, number>>;
}

const DRAWN = 'bwuofm';

/** Open ground but for what is named; its shapes fill four fifths of their hexes. */
function ground({ letters = {}, heights = {}, ...rest }: Ground): BattleMap {
  const rowsOf = (signs: Readonly<Record<string, string | number>>, otherwise: string) =>
    Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: COLUMNS }, (_, column) => signs[hexName(column * ROWS + row)] ?? otherwise).join(''),
    );
  const drawn = Object.entries(letters).filter(([, letter]) => DRAWN.includes(letter));
  return battleMap({
    map: 1,
    game: 'combat-commander',
    id: 'ground',
    terrain: rowsOf(letters, '.'),
    levels: rowsOf(heights, '0'),
    objectives: { 1: 'A1', 2: 'A3', 3: 'A5', 4: 'A7', 5: 'A9' },
    contours: contoursAround(heights, rest.hexsides ?? []),
    ...rest,
    outlines: { ...Object.fromEntries(drawn.map(([hex]) => [hex, [filling(hex)]])), ...rest.outlines },
  });
}

function filling(hex: string): [number, number][] {
  const [x, y] = GRID.centres[hexNamed(hex)] ?? [0, 0];
  return hexagonAround([0, 0]).map(([dx, dy]) => [x + dx * 0.8, y + Math.round(dy * 0.8)]);
}

function contoursAround(heights: Readonly<Record<string, number>>, hexsides: Hexsides): { level: number; points: [number, number][] }[] {
  const levelAt = (column: number, row: number) =>
    column < 0 || row < 0 || row >= ROWS ? 0 : (heights[hexName(column * ROWS + row)] ?? 0);
  const cliffs = hexsides.filter(({ kind }) => kind === 'cliff').map(({ between }) => between.map(hexNamed));
  const isCliff = (column: number, row: number, direction: number) => {
    const hex = column * ROWS + row;
    return cliffs.some((two) => two.includes(hex) && two.includes(GRID.neighbours[hex]?.[direction - 1] ?? -1));
  };
  const relief = { levelAt, isCliff, columns: [0, COLUMNS], rows: [0, ROWS], seeded: () => 0.5 } as const;
  return [1, 2, 3, 4].flatMap((level) => rimsOf(relief, level).map((points) => ({ level, points: points.map(([x, y]) => [x, y]) })));
}

describe('the examples of the rulebook (10)', () => {
  rule(['10.1b', '10.1c', '10.2b', '2.1d', 'T78.4b', 'T99c'], 'A: from J9 no view of K6, past woods in J8 as high as both', () => {
    expect(report(CORNER, 'J9', 'K6')).toMatchObject({ state: 'blocked', causes: [{ hex: 'J8', what: 'woods', rule: 'T99' }] });
  });

  rule(['T88.3.2b', 'T88.3.1c'], 'B: from J9 no view down to L6, past a hill as high as J9', () => {
    expect(report(CORNER, 'J9', 'L6')).toMatchObject({ state: 'blocked', causes: [{ hex: 'K8', what: 'hill', rule: 'T88.3.2' }] });
  });

  rule(['T88.3.2b', 'T88.3.2c'], 'B: from a Crest of level 2 the view over that hill would be open', () => {
    const levels = corner.levels.map((row, i) => (i === 8 ? `${row.slice(0, 9)}2${row.slice(10)}` : row));
    const crest: [number, number][] = [
      [2570, 2890],
      [2830, 2890],
      [2830, 2990],
      [2570, 2990],
    ];
    const higher = battleMap({ ...(corner as unknown as MapFile), levels, contours: [...contoursOf(corner), { level: 2, points: crest }] });
    expect(seen(higher, 'J9', 'L6')).toBe(0);
  });

  rule(['T88.4c', 'T88b'], 'C: from J9 to N6 over woods that lie lower', () => {
    expect(seen(CORNER, 'J9', 'N6')).toBe(0);
    expect(sightOn(CORNER).through(hexNamed('J9'), hexNamed('N6')).map(hexName)).toContain('L8');
  });

  rule(['T88.4.1b', 'T88.4.1c', 'T99d', 'T78.4c'], 'D, E: woods in L8 hide M9 from J7, but not N9 behind it', () => {
    expect(report(CORNER, 'J7', 'M9').causes).toEqual([{ hex: 'L8', what: 'woods', rule: 'T88.4.1' }]);
    expect(seen(CORNER, 'J7', 'N9')).toBe(0);
  });

  rule('T88.4.1a', 'from J7 one can look into the woods of L8 themselves', () => {
    expect(seen(CORNER, 'J7', 'L8')).toBe(0);
  });

  rule(['10.1e', 'T93k'], 'F: from M9 to M4 along the road, past the woods in M5', () => {
    expect(seen(CORNER, 'M9', 'M4')).toBe(0);
  });

  rule(['T93l', '10.1c'], 'beside the road the woods of M5 block', () => {
    expect(report(CORNER, 'L5', 'N4').causes.map(({ hex }) => hex)).toContain('M5');
  });

  rule(['10.1d', '10.3a', 'T91c'], 'G: from M9 to N6 through an orchard', () => {
    expect(report(CORNER, 'M9', 'N6')).toEqual({
      state: 'hindered',
      hindrance: 2,
      causes: [{ hex: 'N7', what: 'orchard', rule: 'T91', hindrance: 2 }],
    });
  });

  rule(['10.3.4a', '10.3.4b', 'T94e'], 'H: from M9 to N7 along the side of the hex with Smoke', () => {
    expect(seen(CORNER, 'M9', 'N7')).toBe(0);
    expect(report(CORNER, 'M9', 'N7', { N8: 7 })).toMatchObject({ state: 'hindered', hindrance: 7 });
  });

  rule(['10.1h', 'T97e'], 'H: with a wall along that hexside the line is blocked', () => {
    const walled = battleMap({
      ...(corner as unknown as MapFile),
      hexsides: [...hexsidesOf(corner), { between: ['M8', 'N8'], kind: 'wall' }],
    });
    expect(report(walled, 'M9', 'N7', { N8: 7 })).toMatchObject({ state: 'blocked', causes: [{ hex: 'M8/N8', rule: 'T97' }] });
  });

  rule(['10.3.3a', '10.3.3b'], 'J: from N9 to N7 Smoke of 7 and an orchard make 7', () => {
    expect(seen(CORNER, 'N9', 'N7')).toBe(2);
    expect(report(CORNER, 'N9', 'N7', { N8: 7 }).hindrance).toBe(7);
  });

  it('O20.3: the hexes of the fire group see M6, and M9 sees N6', () => {
    expect(['L8', 'K8', 'J7', 'J6'].map((hex) => seen(CORNER, hex, 'M6'))).toEqual([0, 0, 0, 0]);
    expect(report(CORNER, 'M9', 'N6', { N7: 3 }).hindrance).toBe(3);
  });

  rule(['T88.3.2a', 'T88.3.2b'], 'movement: K8 is hidden from L5 by the Crest of K7, and K7 is seen along the side of K6', () => {
    expect(report(CORNER, 'L5', 'K8')).toMatchObject({ state: 'blocked', causes: [{ hex: 'K7', what: 'hill', rule: 'T88.3.2' }] });
    expect(seen(CORNER, 'L5', 'K7')).toBe(0);
    expect(report(CORNER, 'L5', 'K7', { K7: 4 }).hindrance).toBe(4);
    expect(seen(CORNER, 'L5', 'K6')).toBe(0);
  });
});

function contoursOf(file: typeof corner): { level: number; points: [number, number][] }[] {
  return file.contours as { level: number; points: [number, number][] }[];
}

function hexsidesOf(file: typeof corner): NonNullable<MapFile['hexsides']> {
  return file.hexsides as NonNullable<MapFile['hexsides']>;
}

describe('obstacles and hindrances', () => {
  rule(['10.1g', 'T97f', 'T87f', 'T84d'], 'what stands in the two end hexes or on their sides does not count', () => {
    const between = (kind: 'wall' | 'hedge' | 'fence') =>
      ground({
        letters: { H2: 'w', H5: 'b' },
        hexsides: [
          { between: ['H2', 'H3'], kind },
          { between: ['H4', 'H5'], kind },
        ],
      });
    expect((['wall', 'hedge', 'fence'] as const).map((kind) => seen(between(kind), 'H2', 'H5'))).toEqual([0, 0, 0]);
  });

  rule(['T97e', 'T87e', 'T84c'], 'a wall or hedge on the way blocks, a fence hinders by 1', () => {
    const between = (kind: 'wall' | 'hedge' | 'fence') => ground({ hexsides: [{ between: ['H3', 'H4'], kind }] });
    expect((['wall', 'hedge', 'fence'] as const).map((kind) => seen(between(kind), 'H2', 'H5'))).toEqual([BLOCKED, BLOCKED, 1]);
  });

  rule('10.1h', 'a wall along the spine on which the line runs blocks it, one that radiates from the end hex alike', () => {
    const walled = ground({ hexsides: [{ between: ['H5', 'I6'], kind: 'wall' }] });
    expect(seen(walled, 'I5', 'H6')).toBe(BLOCKED);
    expect(seen(walled, 'H5', 'J6')).toBe(0);
  });

  describe('the end of a wall, hedge or fence', () => {
    const alone: Hexsides = [{ between: ['K8', 'L8'], kind: 'wall' }];
    const beside = (kind: Hexsides[number]['kind']): Hexsides => [...alone, { between: ['K9', 'L8'], kind }];
    const throughCorner = (hexsides: Hexsides, heights = {}) => seen(ground({ hexsides, heights }), 'J9', 'N6');

    rule('10.1j', 'short of the corner, does not meet a line through that corner', () => {
      expect(throughCorner(alone)).toBe(0);
      expect(throughCorner([{ between: ['K8', 'L8'], kind: 'fence' }])).toBe(0);
      // A line through the same hexside elsewhere is blocked as ever.
      expect(seen(ground({ hexsides: alone }), 'J7', 'M9')).toBe(BLOCKED);
    });

    rule('10.1j', 'reaches the corner where another goes on, of whatever kind', () => {
      expect((['wall', 'hedge', 'fence'] as const).map((kind) => throughCorner(beside(kind)))).toEqual([BLOCKED, BLOCKED, BLOCKED]);
      expect(throughCorner(beside('cliff'), { L8: 0 })).toBe(BLOCKED);
    });

    rule('10.1j', 'reaches the edge of the map', () => {
      expect(seen(ground({ hexsides: [{ between: ['C1', 'D1'], kind: 'wall' }] }), 'A1', 'E1')).toBe(BLOCKED);
    });

    it('is where the map file says it is drawn (10.1)', () => {
      const drawn = (hexsides: Hexsides, end: 'corner' | 'short') => hexsides.map((hexside) => ({ ...hexside, ends: { K9: end } }));
      expect([throughCorner(drawn(alone, 'corner')), throughCorner(drawn(alone, 'short'))]).toEqual([BLOCKED, 0]);
      const gap = beside('wall').map((hexside, i) => ({ ...hexside, ends: { [i === 0 ? 'K9' : 'K8']: 'short' as const } }));
      expect(throughCorner(gap)).toBe(0);
    });

    it('leaves a wall whole along its spine, whichever way it lies (10.1)', () => {
      const centre = hexNamed('H5');
      for (const [i, beyond] of (GRID.neighbours[centre] ?? []).entries()) {
        const ends = [i + 5, i + 1].map((d) => GRID.neighbours[centre]?.[d % 6] ?? -1);
        const walled = ground({ hexsides: [{ between: ['H5', hexName(beyond)], kind: 'wall' }] });
        expect(sightOn(walled).seen(ends[0] ?? -1, ends[1] ?? -1)).toBe(BLOCKED);
      }
    });
  });

  rule(['T81c', 'T91c', 'T85c', 'T89c', 'T82c', 'T99c', '10.2a', 'T78.4a'], 'each terrain on the way has its own value', () => {
    const through = (letter: string) => seen(ground({ letters: { H4: letter } }), 'H2', 'H6');
    expect(['u', 'o', 'f', 'm', 'b', 'w'].map(through)).toEqual([3, 2, 1, 1, BLOCKED, BLOCKED]);
  });

  rule(['T90c', 'T95c', 'T98c', 'T86e', 'T78.4e'], 'open ground, streams, water barriers and gullies on the way are clear', () => {
    const through = (letter: string) => seen(ground({ letters: { H4: letter } }), 'H2', 'H6');
    expect(['.', 's', 'x', 'g'].map(through)).toEqual([0, 0, 0, 0]);
  });

  rule('10.1e', 'a line that crosses the hex but misses the drawing is free', () => {
    const bush: [number, number][] = [
      [2260, 1130],
      [2270, 1250],
      [2230, 1211],
    ];
    expect(seen(ground({ letters: { H4: 'w' }, outlines: { H4: [bush] } }), 'H2', 'H6')).toBe(0);
  });

  rule(
    ['10.3.3a', '10.3.3b', '10.3.3c', '10.3.4d', '10.3.4e'],
    'only the largest counts: brush twice 3, Smoke of 4 once or twice 4, Smoke of 5 at the firer 5',
    () => {
      const brush = ground({ letters: { H3: 'u', H4: 'u' } });
      expect(seen(brush, 'H2', 'H5')).toBe(3);
      expect(report(brush, 'H2', 'H5', { H3: 4 }).hindrance).toBe(4);
      expect(report(brush, 'H2', 'H5', { H3: 4, H4: 4 }).hindrance).toBe(4);
      expect(report(brush, 'H2', 'H5', { H2: 5, H3: 4 }).hindrance).toBe(5);
    },
  );

  rule(['10.2.1a', '10.2.1b', 'T79c', 'T88.4e', 'T88.5c'], 'Blaze and Smoke count at every height and along every side', () => {
    const hills = ground({ heights: { H2: 3, H6: 3 } });
    expect(report(hills, 'H2', 'H6', {}, ['H4'])).toMatchObject({ state: 'blocked', causes: [{ hex: 'H4', what: 'blaze', rule: 'T79' }] });
    expect(report(hills, 'H2', 'H6', { H4: 2 }).hindrance).toBe(2);
    expect(report(ground({}), 'M9', 'N7', {}, ['M8']).state).toBe('blocked');
  });

  rule(['T92d', 'T92e'], 'a railway hinders by 1, but not along it', () => {
    expect(seen(CORNER, 'A6', 'C7')).toBe(1);
    expect(seen(CORNER, 'B8', 'B5')).toBe(0);
    expect(seen(CORNER, 'B5', 'C3')).toBe(1);
  });

  rule(['T80c', 'T93k'], 'a bridge hinders by 1, but not along its road', () => {
    expect(seen(CORNER, 'E6', 'E8')).toBe(1);
    expect(seen(CORNER, 'F6', 'D7')).toBe(0);
  });

  rule('T96d', 'a trail opens no view through woods', () => {
    const trail = ground({ letters: { H4: 'w' }, trails: [['edge', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']] });
    expect(seen(trail, 'H2', 'H6')).toBe(BLOCKED);
  });

  rule(['T86c', 'T86d'], 'a gully is seen from beside it and from above, and sees as far', () => {
    const gully = ground({ letters: { H4: 'g', H6: 'g' }, heights: { H8: 1 } });
    expect([seen(gully, 'H4', 'H3'), seen(gully, 'H4', 'H2'), seen(gully, 'H4', 'H6'), seen(gully, 'H4', 'H8')]).toEqual([
      0,
      BLOCKED,
      BLOCKED,
      0,
    ]);
  });

  it('T86, T78.1: a bridge over a gully is no gully', () => {
    const spanned = ground({ letters: { H4: 'g' }, bridges: [{ at: 'H4', kind: 'minor' }] });
    expect(seen(spanned, 'H4', 'H2')).toBe(0);
  });
});

describe('hills', () => {
  const past = (hill: number, target: number) => seen(ground({ heights: { H2: 2, H5: hill, H8: target } }), 'H2', 'H8');

  rule(['T88.3.3a', 'T88.3.3b'], 'from level 2 past a hill of level 2 one sees levels 2 to 4', () => {
    expect([0, 1, 2, 3, 4].map((target) => past(2, target))).toEqual([BLOCKED, BLOCKED, 0, 0, 0]);
  });

  rule('T88.3.3c', 'from level 2 past a hill of level 3 one sees a Crest of level 4 and nothing else', () => {
    expect([0, 1, 2, 3, 4].map((target) => past(3, target))).toEqual([BLOCKED, BLOCKED, BLOCKED, BLOCKED, 0]);
    expect(seen(ground({ heights: { H2: 2, H5: 3, H7: 4, H8: 4 } }), 'H2', 'H8')).toBe(BLOCKED);
  });

  rule(['T88.3.2a', 'T88.3.2c', 'T88.3.1a', 'T88.3.1b'], 'up and down, sight ends at the first Crest hex', () => {
    const plateau = ground({ heights: { H4: 1, H5: 1, H6: 1 } });
    expect([seen(plateau, 'H2', 'H4'), seen(plateau, 'H2', 'H5'), seen(plateau, 'H6', 'H2'), seen(plateau, 'H6', 'H8')]).toEqual([
      0,
      BLOCKED,
      BLOCKED,
      0,
    ]);
  });

  rule('T88.4d', 'from level 1 to level 1 over a building of level 0, but not of level 1', () => {
    const over = (height: number) => seen(ground({ letters: { H5: 'b' }, heights: { H2: 1, H5: height, H8: 1 } }), 'H2', 'H8');
    expect([over(0), over(1)]).toEqual([0, BLOCKED]);
  });

  rule(['T88.4.1d', 'T82d'], 'a building of level 0 hides the hex behind it from level 1, and only that', () => {
    const building = ground({ letters: { H5: 'b' }, heights: { H2: 1 } });
    expect(report(building, 'H2', 'H6').causes).toEqual([{ hex: 'H5', what: 'building', rule: 'T88.4.1' }]);
    expect(seen(building, 'H2', 'H7')).toBe(0);
  });

  rule('T88.4.1e', 'over a building of level 1 from level 1 up to level 2, unless it is the first hex', () => {
    expect(seen(ground({ letters: { H5: 'b' }, heights: { H2: 1, H5: 1, H8: 2 } }), 'H2', 'H8')).toBe(0);
    expect(seen(ground({ letters: { H3: 'b' }, heights: { H2: 1, H3: 1, H8: 2 } }), 'H2', 'H8')).toBe(BLOCKED);
  });

  rule('T88.4.1b', 'a hex behind the woods that lies higher than they do is no blind hex', () => {
    expect(seen(ground({ letters: { H5: 'w' }, heights: { H2: 2, H6: 1 } }), 'H2', 'H6')).toBe(0);
  });

  rule(['T88.5a', 'T88.5b', 'T78.4d', 'T88c'], 'hindrances count at the level of the higher end only', () => {
    const over = (height: number) => seen(ground({ letters: { H5: 'u' }, heights: { H2: 1, H5: height, H8: 1 } }), 'H2', 'H8');
    expect([over(0), over(1)]).toEqual([0, 3]);
  });

  it('T88.4: a wall is as high as the higher of its two hexes', () => {
    const walled = (height: number) =>
      ground({ hexsides: [{ between: ['H5', 'H6'], kind: 'wall' }], heights: { H2: 1, H5: height, H8: 1 } });
    expect([seen(walled(0), 'H2', 'H8'), seen(walled(1), 'H2', 'H8')]).toEqual([0, BLOCKED]);
  });

  rule(['T88.3.1d', 'T88.3.1e', 'T83e'], 'from the top of the cliff in J4 one looks down to K3 and along the cliff’s foot', () => {
    expect(seen(CORNER, 'J4', 'L4')).toBe(0);
    expect(seen(CORNER, 'J4', 'L3')).toBe(0);
  });
});

describe('a line exactly along a cliff', () => {
  const cliff: Hexsides = [{ between: ['H5', 'I6'], kind: 'cliff' }];

  rule(['T83e', 'T83f'], 'is clear: it runs along the Crest Line and not through the hill', () => {
    expect(seen(ground({ heights: { H5: 1 }, hexsides: cliff }), 'I5', 'H6')).toBe(0);
    expect(seen(ground({ heights: { H5: 1, I5: 1 }, hexsides: cliff }), 'I5', 'H6')).toBe(0);
    // With high ground at the foot of the cliff the line runs through that.
    expect(seen(ground({ heights: { H5: 2, I6: 1 }, hexsides: cliff }), 'I5', 'H6')).toBe(BLOCKED);
  });
});

/** Held against the picture of the map, line by line. */
const JUDGED: Readonly<Record<string, number>> = {
  'A1 D2': 1,
  'C1 C4': 0,
  'C3 F3': 1,
  'D1 F1': 0,
  'G1 G4': 3,
  'C4 C7': BLOCKED,
  'C4 D6': 2,
  'D4 D7': BLOCKED,
  'E4 C6': BLOCKED,
  'B6 D5': BLOCKED,
  'D6 B8': BLOCKED,
  'A8 C8': 1,
  'A9 C9': 1,
  'B10 A7': 1,
  'D8 B10': 1,
  'C9 E9': 0,
  'F6 D8': 0,
  'G6 D7': 0,
  'F8 G10': BLOCKED,
  'E5 H4': 0,
  'G5 G8': BLOCKED,
  'H9 J7': BLOCKED,
  'I5 I7': BLOCKED,
  'I10 L10': BLOCKED,
  'K4 I5': BLOCKED,
  'K3 J5': BLOCKED,
  'J6 L6': 0,
  'K9 K7': BLOCKED,
  'M2 M6': 0,
  'M6 K4': BLOCKED,
  'L7 N8': 0,
  'M9 O8': 2,
  'N10 O8': 2,
  'O10 N8': 0,
  'M10 O9': BLOCKED,
  'N1 N3': BLOCKED,
  'N2 L2': BLOCKED,
  'N2 N1': 0,
};

describe('tables', () => {
  it('of the corner hold what was judged by eye', () => {
    const found = Object.keys(JUDGED).map((pair) => [pair, seen(CORNER, ...(pair.split(' ') as [string, string]))]);
    expect(Object.fromEntries(found)).toEqual(JUDGED);
  });

  rule('10.1i', 'sight is mutual, in the report as in the table, on every map', () => {
    for (const map of allMaps()) {
      const table = sightOn(map);
      for (let a = 0; a < map.size; a++) {
        for (let b = 0; b < map.size; b++) expect(table.seen(a, b)).toBe(table.seen(b, a));
      }
      fc.assert(
        fc.property(fc.nat(map.size - 1), fc.nat(map.size - 1), (a, b) => {
          const [there, back] = [sightReport(map, a, b), sightReport(map, b, a)];
          expect(there.state === 'blocked' ? BLOCKED : there.hindrance).toBe(table.seen(a, b));
          const named = ({ causes }: typeof there) => causes.map(({ hex, what }) => `${hex} ${what}`).toSorted();
          expect(named(there)).toEqual(named(back));
        }),
      );
    }
  });

  it('let neighbours see each other, whatever stands there (10.1)', () => {
    for (const map of allMaps()) {
      for (const [hex, around] of map.adjacent.entries()) for (const other of around) expect(sightOn(map).seen(hex, other)).toBe(0);
    }
  });

  it('say by which hexsides a line comes in', () => {
    const table = sightOn(CORNER);
    expect(table.entry(hexNamed('M10'), hexNamed('N9'))).toBe(1 << 4);
    expect(table.entry(hexNamed('L5'), hexNamed('K7'))).toBe(0b11);
    expect(table.entry(hexNamed('K7'), hexNamed('K7'))).toBe(0);
  });

  it('are made once for a map', () => {
    expect(sightOn(CORNER)).toBe(sightOn(mapCalled('corner')));
  });
});

/** A shape of woods grows: nobody sees more for it. */
it('what is drawn larger never opens a view', () => {
  const hex = fc.nat(GRID.size - 1);
  const shrunk = (at: string, by: number): Point[] => {
    const [x, y] = GRID.centres[hexNamed(at)] ?? [0, 0];
    return hexagonAround([0, 0]).map(([dx, dy]) => [x + Math.round(dx * by), y + Math.round(dy * by)]);
  };
  const sized = (by: number) =>
    ground({
      letters: { H5: 'w', G5: 'w', I6: 'w' },
      outlines: Object.fromEntries(['H5', 'G5', 'I6'].map((at) => [at, [shrunk(at, by).map(([x, y]) => [x, y] as [number, number])]])),
    });
  const [small, large] = [sized(0.4), sized(0.9)];
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      if (sightOn(small).seen(a, b) === BLOCKED) expect(sightOn(large).seen(a, b)).toBe(BLOCKED);
    }),
  );
});
