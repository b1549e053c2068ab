/** Map files: what is read from them, and what is found wrong with them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type BattleMap, hexName, hexNamed, isImpassable, isWater } from '../../src/games/combat-commander/content/battle-map.ts';
import { DECKS } from '../../src/games/combat-commander/content/cards.ts';
import { faultsInMap, isMapFile } from '../../src/games/combat-commander/content/map-check.ts';
import type { MapFile } from '../../src/games/combat-commander/content/map-file.ts';
import corner from '../../src/games/combat-commander/content/maps/corner.json' with { type: 'json' };
import { allMaps, battleMap, mapCalled } from '../../src/games/combat-commander/content/maps.ts';
import { rule } from '../ledger.ts';

const FOLDER = 'src/games/combat-commander/content/maps';
const FILE = corner as unknown as MapFile;
const CORNER = mapCalled('corner');
const at = hexNamed;

/** The file with a sign of one of its rows changed. */
function withSign(rows: 'terrain' | 'levels', hex: string, sign: string): MapFile {
  const [column, row] = [Math.floor(at(hex) / 10), at(hex) % 10];
  return { ...FILE, [rows]: FILE[rows].map((text, i) => (i === row ? text.slice(0, column) + sign + text.slice(column + 1) : text)) };
}

function withoutOutline(hex: string): Record<string, [number, number][][]> {
  return Object.fromEntries(Object.entries(FILE.outlines ?? {}).filter(([key]) => key !== hex));
}

describe('maps on the shelf', () => {
  it('are all there, under the names of their files, and nothing is wrong with them', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
    expect(
      allMaps()
        .map(({ id }) => `${id}.json`)
        .toSorted(),
    ).toEqual(files.toSorted());
    for (const name of files) expect([name, faultsInMap(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))]).toEqual([name, []]);
  });

  rule('2.1e', 'every hex that a Fate card names is on the map', () => {
    for (const { hex } of Object.values(DECKS).flat()) expect(hexName(at(hex))).toBe(hex);
    expect([at('P1'), at('A11'), at('A0'), at('')]).toEqual([-1, -1, -1, -1]);
  });

  rule('2.2.2b', 'direction 1 is up, 2 and 3 are to the right, 4 is down, 5 and 6 are to the left', () => {
    expect(CORNER.neighbours[at('J7')]?.map(hexName)).toEqual(['J6', 'K7', 'K8', 'J8', 'I8', 'I7']);
    expect(CORNER.neighbours[at('A1')]).toEqual([-1, -1, at('B1'), at('A2'), -1, -1]);
  });

  rule(['2.3a', 'T82e'], 'five Objectives, and a building of two hexes is one Objective', () => {
    expect(CORNER.objectives.map(hexName)).toEqual(['C6', 'E7', 'J5', 'M6', 'N9']);
    expect(CORNER.objectiveHexes.map((hexes) => hexes.map(hexName))).toEqual([['C6', 'D6'], ['E7'], ['J5'], ['M6'], ['N9']]);
  });

  it('measure distances from hex to hex and from the edges', () => {
    expect([CORNER.distance(at('J7'), at('M9')), CORNER.distance(at('A1'), at('O10')), CORNER.distance(at('C3'), at('C3'))]).toEqual([
      3, 16, 0,
    ]);
    const edges = (['top', 'bottom', 'left', 'right'] as const).map((edge) => CORNER.edgeDistance(edge, at('C3')));
    expect(edges).toEqual([3, 8, 3, 13]);
  });

  it('are asked for by name', () => {
    expect(mapCalled('corner')).toBe(CORNER);
    expect(() => mapCalled('nowhere')).toThrow('nowhere');
  });
});

describe('what a map file tells', () => {
  const directions = (map: BattleMap, hex: string, of: 'roadAcross' | 'railAcross' | 'trailAcross') =>
    [1, 2, 3, 4, 5, 6].filter((direction) => map[of][at(hex)]?.[direction - 1]);

  it('ways cross hexsides, also off the map, and end in the middle of a hex', () => {
    expect(directions(CORNER, 'M9', 'roadAcross')).toEqual([1, 5]);
    expect(directions(CORNER, 'L10', 'roadAcross')).toEqual([1, 4]);
    expect(directions(CORNER, 'B4', 'railAcross')).toEqual([2, 4]);
    expect(directions(CORNER, 'F6', 'trailAcross')).toEqual([4]);
    expect([CORNER.hasRoad[at('B7')], CORNER.hasRail[at('B7')], CORNER.hasRoad[at('B8')]]).toEqual([true, true, false]);
  });

  it('hexsides are the same from both sides', () => {
    for (const [hex, six] of CORNER.hexside.entries()) {
      for (const [i, kind] of six.entries()) {
        const other = CORNER.neighbours[hex]?.[i] ?? -1;
        expect(other < 0 ? '' : CORNER.hexside[other]?.[(i + 3) % 6]).toBe(kind);
      }
    }
    expect(CORNER.hexside[at('N9')]).toEqual(['', '', 'wall', 'wall', 'wall', '']);
  });

  rule(['T78.1f', 'T78.1g', 'T89d', 'T95d', 'T98d', 'T98a'], 'water is marsh, stream and water barrier, but not under a bridge', () => {
    expect([CORNER.terrain[at('E7')], CORNER.spanned[at('E7')], CORNER.bridge[at('E7')]]).toEqual(['bridge', 'stream', 'minor']);
    expect(['E7', 'E6', 'C9', 'D9', 'M6'].map((hex) => isWater(CORNER, at(hex)))).toEqual([false, true, true, true, false]);
    expect(['E7', 'E6', 'C9', 'D9', 'M6'].map((hex) => isImpassable(CORNER, at(hex)))).toEqual([false, false, false, true, false]);
  });
});

describe('what is wrong with a map file', () => {
  const wrong = (change: Partial<MapFile>) => faultsInMap({ ...FILE, ...change });
  const codes = (file: MapFile) => [...new Set(faultsInMap(file).map(({ code }) => code))];

  it('is recognised only in files that mean to be maps', () => {
    expect([isMapFile(FILE), isMapFile({ game: 'combat-commander' }), isMapFile({ map: 1, game: 'commando' })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('rows that are too short, unknown letters, and words that nobody knows', () => {
    const short = wrong({ terrain: FILE.terrain.map((row, i) => (i === 3 ? row.slice(1) : row)) });
    expect(short).toMatchObject([{ code: 'malformed', figures: { where: 'terrain.3' } }]);
    expect(faultsInMap(withSign('terrain', 'C3', 'q'))).toMatchObject([{ code: 'malformed', figures: { where: 'terrain.2' } }]);
    expect(wrong({ levels: FILE.levels.slice(1) })).toMatchObject([{ code: 'malformed', figures: { where: 'levels' } }]);
    expect(faultsInMap({ ...FILE, rivers: [] })).toMatchObject([{ code: 'malformed' }]);
    expect(wrong({ roads: [['A1', 'sea']] })).toMatchObject([{ code: 'malformed', figures: { where: 'roads.0.1' } }]);
  });

  it('ways that jump, leave the map inland, or belong to nothing', () => {
    expect(wrong({ trails: [['F6', 'F8']] })).toMatchObject([{ code: 'way-broken', figures: { where: 'trails.0', from: 'F6', to: 'F8' } }]);
    expect(wrong({ trails: [['F6', 'F7', 'edge']] })).toMatchObject([{ code: 'way-off-inland', figures: { hex: 'F7' } }]);
    expect(wrong({ trails: [['G3', 'G4']] })).toMatchObject([{ code: 'way-alone', figures: { where: 'trails.0' } }]);
  });

  it('hexsides between hexes that are apart, or named twice', () => {
    const hexsides = FILE.hexsides ?? [];
    expect(wrong({ hexsides: [...hexsides, { between: ['A1', 'C1'], kind: 'wall' }] })).toMatchObject([{ code: 'hexside-apart' }]);
    const again = { between: ['N9', 'M10'] as [string, string], kind: 'hedge' as const };
    expect(wrong({ hexsides: [...hexsides, again] })).toMatchObject([{ code: 'hexside-twice', figures: { hexside: 'M10/N9' } }]);
  });

  it('ends of a hexside that it does not have, or of a cliff', () => {
    const hexside = (kind: 'wall' | 'cliff', hex: string) =>
      wrong({ hexsides: [{ between: ['M10', 'N9'], kind, ends: { [hex]: 'short' } }] });
    expect([hexside('wall', 'N10'), hexside('wall', 'M9')]).toEqual([[], []]);
    expect(hexside('wall', 'O9')).toMatchObject([{ code: 'hexside-end-apart', figures: { hexside: 'M10/N9', hex: 'O9' } }]);
    expect(hexside('cliff', 'N10')).toMatchObject([{ code: 'cliff-end', figures: { where: 'hexsides.0.ends.N10' } }]);
    expect(wrong({ hexsides: [{ between: ['M10', 'N9'], kind: 'wall', ends: { N10: 'far' as 'short' } }] })).toMatchObject([
      { code: 'malformed' },
    ]);
  });

  it('bridges over dry land, without a way, or with too many', () => {
    const bridge = (hex: string, kind: 'major' | 'minor') => codes({ ...FILE, bridges: [...(FILE.bridges ?? []), { at: hex, kind }] });
    expect(bridge('F6', 'minor')).toEqual(['bridge-over-land', 'outline-missing']);
    expect(bridge('D9', 'minor')).toContain('bridge-too-short');
    expect(bridge('D9', 'major')).not.toContain('bridge-too-short');
    expect(bridge('E6', 'major')).toEqual(['bridge-without-way', 'outline-missing']);
    expect(bridge('E7', 'major')).toEqual(['bridge-twice']);
    expect(codes({ ...FILE, bridges: [{ at: 'E7', kind: 'major' }] })).toEqual([]);
  });

  it('objectives in deep water, or twice in one hex', () => {
    const objectives = { ...FILE.objectives, 2: 'D9', 3: 'M6' };
    expect(codes({ ...FILE, objectives })).toEqual(['objective-twice', 'objective-impassable']);
  });

  it('buildings of hexes that are none, in parts, or counted twice', () => {
    expect(wrong({ buildings: [['C6', 'C7']] })).toMatchObject([{ code: 'building-none', figures: { hex: 'C7' } }]);
    expect(wrong({ buildings: [['C6', 'C8']] })).toMatchObject([{ code: 'building-in-parts' }]);
    expect(
      wrong({
        buildings: [
          ['C6', 'D6'],
          ['D6', 'C6'],
        ],
      }).map(({ code }) => code),
    ).toEqual(['building-twice', 'building-twice']);
  });

  it('shapes that are missing, needless, outside their hex or crossed', () => {
    expect(wrong({ outlines: withoutOutline('L8') })).toMatchObject([
      { code: 'outline-missing', figures: { shape: 'L8', terrain: 'woods' } },
    ]);
    expect(wrong({ outlines: withoutOutline('B8 rail') })).toMatchObject([
      { code: 'outline-missing', figures: { shape: 'B8 rail', terrain: 'railway' } },
    ]);
    expect(codes(withSign('terrain', 'L8', '.'))).toEqual(['outline-needless']);
    const drawn = (points: [number, number][]) => wrong({ outlines: { ...FILE.outlines, L8: [points] } });
    expect(
      drawn([
        [3300, 2500],
        [3400, 2700],
        [3300, 2769],
      ]),
    ).toMatchObject([{ code: 'outline-outside', figures: { shape: 'L8', x: 3300, y: 2769 } }]);
    expect(
      drawn([
        [3200, 2500],
        [3400, 2700],
        [3400, 2500],
        [3200, 2700],
      ]),
    ).toMatchObject([{ code: 'outline-crossed', figures: { shape: 'L8' } }]);
  });

  it('contours that disagree with the levels, run through a centre, cross themselves or leave the lower hill', () => {
    expect(faultsInMap(withSign('levels', 'J5', '1'))).toMatchObject([
      { code: 'contour-around-low', figures: { hex: 'J5', height: 1, level: 2 } },
    ]);
    expect(faultsInMap(withSign('levels', 'G2', '1'))).toMatchObject([
      { code: 'contour-not-around', figures: { hex: 'G2', height: 1, level: 1 } },
    ]);
    const more = (level: number, points: [number, number][]) =>
      wrong({ contours: [...(FILE.contours ?? []), { level, points }] }).map(({ code }) => code);
    expect(
      more(1, [
        [600, 1038],
        [700, 1038],
        [650, 1100],
      ]),
    ).toEqual(['centre-on-contour']);
    expect(
      more(1, [
        [620, 1040],
        [700, 1140],
        [700, 1040],
        [620, 1140],
      ]),
    ).toEqual(['contour-crossed']);
    expect(
      more(2, [
        [620, 1040],
        [700, 1040],
        [650, 1100],
      ]),
    ).toEqual(['contour-outside']);
  });

  it('cliffs on level ground, or without a contour along them', () => {
    const cliff = (a: string, b: string) => wrong({ hexsides: [...(FILE.hexsides ?? []), { between: [a, b], kind: 'cliff' }] });
    expect(cliff('A1', 'A2')).toMatchObject([{ code: 'cliff-level', figures: { hexside: 'A1/A2' } }]);
    expect(cliff('K4', 'K5')).toMatchObject([{ code: 'cliff-without-contour', figures: { hexside: 'K4/K5', level: 1 } }]);
  });
});

describe('tools/outline.mjs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cockleshell-outline-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function outlined(file: object, ...flags: string[]): MapFile {
    const path = join(folder, 'map.json');
    writeFileSync(path, JSON.stringify(file));
    const { status, stderr } = spawnSync(process.execPath, ['tools/outline.mjs', path, ...flags], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    return JSON.parse(readFileSync(path, 'utf8'));
  }

  const { outlines: _outlines, contours: _contours, ...bare } = FILE;

  it('draws a map that has only letters and levels, the same each time, and nothing is wrong with it', () => {
    const drawn = outlined(bare);
    expect(faultsInMap(drawn)).toEqual([]);
    expect(outlined(bare)).toEqual(drawn);
    for (const shape of Object.values(drawn.outlines ?? {}).flat()) expect(shape.length).toBeLessThanOrEqual(14);
  });

  it('keeps what somebody has drawn, unless asked for all', () => {
    const own: [number, number][] = [
      [3250, 2550],
      [3350, 2560],
      [3300, 2650],
    ];
    const file = { ...FILE, outlines: { ...withoutOutline('L5'), L8: [own] } };
    const drawn = outlined(file);
    expect(drawn.outlines?.L8).toEqual([own]);
    expect(drawn.outlines?.L5).toBeDefined();
    expect(outlined(file, '--all').outlines?.L8).not.toEqual([own]);
  });

  it('makes a picture', () => {
    const picture = join(folder, 'map.svg');
    outlined(FILE, '--svg', picture);
    expect(readFileSync(picture, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
  });
});

it('a map is made of a file with nothing but what it must have', () => {
  const terrain = Array.from({ length: 10 }, () => '.'.repeat(15));
  const levels = Array.from({ length: 10 }, () => '0'.repeat(15));
  const plain: MapFile = { map: 1, game: 'combat-commander', id: 'plain', terrain, levels, objectives: FILE.objectives };
  expect(faultsInMap(plain)).toEqual([]);
  expect(battleMap(plain).terrain.every((type) => type === 'open')).toBe(true);
});
