/** The four maps: nothing is wrong with ours, and whatever is wrong with another is found, at its place in the file. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRIFTER, LAND, landOf } from '../../src/games/commandos-europe/content/land.ts';
import { distance, EVERYWHERE, GRID, groundAt, hexName, hexNamed, MAPS, mapOf } from '../../src/games/commandos-europe/content/map.ts';
import { faultsInMap, reachesOn, terrainsMissing, unmetDuties } from '../../src/games/commandos-europe/content/map-check.ts';
import { isMapFile, type Sheet } from '../../src/games/commandos-europe/content/map-file.ts';
import { BY_BOAT, CHART, effectOf, KIND, TERRAINS } from '../../src/games/commandos-europe/content/terrain.ts';
import { lineOfPlace } from '../../src/games/lines.ts';

const at = (name: string) => hexNamed(name);
const directions = (sides: Uint8Array, name: string) => [1, 2, 3, 4, 5, 6].filter((d) => (sides[at(name)] ?? 0) & (1 << (d - 1)));
const is = (name: string, kind: number) => ((LAND.kinds[at(name)] ?? 0) & kind) !== 0;

describe('the numbering', () => {
  it('has the sizes that the parity of the columns gives (2.2)', () => {
    expect(MAPS.map(({ id, hexes }) => [id, hexes.length])).toEqual([
      ['norway', 451],
      ['north-africa', 504],
      ['normandy', 494],
      ['continent', 442],
    ]);
  });

  it('has the neighbours of 2551 as the rulebook prints them (12.9)', () => {
    expect(GRID.neighbours[at('2551')]?.map(hexName)).toEqual(['2550', '2650', '2651', '2552', '2451', '2450']);
    expect(distance(at('2551'), at('2450'))).toBe(1);
    expect(distance(at('0101'), at('0127'))).toBe(255);
  });
});

describe('the chart', () => {
  it('has every terrain on some map', () => {
    expect(terrainsMissing(LAND)).toEqual([]);
    expect(terrainsMissing(landOf(MAPS.slice(0, 1)))).toContain('oasis');
  });

  it('keeps to what the rulebook gives away', () => {
    expect(CHART.woods).toEqual({ cost: 2, noise: 1, penalty: -20 });
    expect(CHART.mountain).toMatchObject({ cost: 2, penalty: -10 });
    expect(CHART.river.cost).toBe(2);
    expect(CHART.sea.cost).toBe(BY_BOAT);
    const quiet = TERRAINS.filter((terrain) => CHART[terrain].noise < 0);
    expect(quiet).toEqual(['marsh', 'river']);
    for (const terrain of TERRAINS) {
      const { cost, noise, penalty } = CHART[terrain];
      expect([cost >= 1 && cost <= 3, noise >= -2 && noise <= 3, penalty <= 0 && penalty >= -30]).toEqual([true, true, true]);
    }
  });

  it('stands in MAPS.md as it is', () => {
    const rows = readFileSync('src/games/commandos-europe/MAPS.md', 'utf8').matchAll(/^\| (\w+) +\| (-?\d+) +\| (-?\d+) +\| (-?\d+) +\|/gm);
    const told = [...rows].map(([, terrain, cost, noise, penalty]) => [
      terrain,
      { cost: Number(cost), noise: Number(noise), penalty: Number(penalty) },
    ]);
    expect(told).toEqual(Object.entries(CHART));
  });

  it('lets a road cancel cost, but neither noise nor penalty (10.7, 12.1)', () => {
    expect(effectOf(KIND.woods | KIND.road)).toEqual({ cost: 1, noise: 2, penalty: -20 });
    expect(effectOf(KIND.woods | KIND.railway)).toEqual({ cost: 2, noise: 2, penalty: -20 });
    expect(effectOf(KIND.river)).toEqual({ cost: 2, noise: -2, penalty: 0 });
  });
});

describe('what a hex is', () => {
  it('is mountain where Norway is clear, at the shore as well (12.1)', () => {
    expect((MAPS[0]?.hexes ?? []).filter((hex) => (LAND.kinds[hex] ?? 0) & KIND.clear)).toEqual([]);
    expect(is('0131', KIND.mountain)).toBe(true);
    expect(is('0440', KIND.pier) && is('0440', KIND.coast)).toBe(true);
  });

  it('is quiet in a river, and bridged where the rulebook says so (11.0)', () => {
    expect(LAND.noise[at('0349')]).toBe(CHART.river.noise);
    expect(is('0146', KIND.bridge) && is('0146', KIND.river)).toBe(true);
  });

  it('cannot be walked into at sea; a ship is coastal, and boarded from the quay only (11.2)', () => {
    expect(LAND.cost[at('1135')]).toBe(0);
    expect(is('0640', KIND.coast) && !is('0640', KIND.sea)).toBe(true);
    expect(directions(LAND.onFoot, '0640')).toEqual([]);
    expect(directions(LAND.byBoat, '0640')).toHaveLength(6);
    expect(directions(LAND.onFoot, '0741').map((d) => hexName(GRID.neighbours[at('0741')]?.[d - 1] ?? -1))).toEqual(['0840']);
  });

  it('is open to wheels over a bridge, not through the river beside it (11.0)', () => {
    const into = (from: string, to: string) =>
      directions(LAND.onWheels, from)
        .map((d) => hexName(GRID.neighbours[at(from)]?.[d - 1] ?? -1))
        .includes(to);
    expect(into('0144', '0145')).toBe(true);
    expect(into('0244', '0245')).toBe(false);
    expect(into('0746', '0846')).toBe(false);
  });

  it('keeps foot units on land, circled ones off rivers and ships, boats at sea and at the coast (12.9, rulings 58 and 59)', () => {
    const { foot, circled, boat } = DRIFTER;
    expect(['0131', '1135', '0349', '0146', '0640', '0440', '1250'].map((name) => LAND.takes[at(name)])).toEqual([
      foot | circled,
      boat,
      foot,
      foot,
      foot | boat,
      foot | boat,
      foot | circled | boat,
    ]);
  });

  it('takes no base in or beside a building or airfield; at sea it may (3.1)', () => {
    expect(LAND.takesBase[at('0134')]).toBe(0);
    expect(LAND.takesBase[at('0135')]).toBe(0);
    expect(LAND.takesBase[at('1742')]).toBe(1);
    expect(LAND.takesBase[at('1113')]).toBe(0);
  });

  it('has the same sides seen from both hexes', () => {
    const uneven = EVERYWHERE.flatMap((hex) =>
      (GRID.neighbours[hex] ?? []).flatMap((next, i) => {
        const isSame = (sides: Uint8Array) => (((sides[hex] ?? 0) >> i) & 1) === (((sides[next] ?? 0) >> ((i + 3) % 6)) & 1);
        return next < 0 || [LAND.allSea, LAND.cliff, LAND.byBoat].every(isSame) ? [] : [`${hexName(hex)} ${hexName(next)}`];
      }),
    );
    expect(uneven).toEqual([]);
  });
});

describe.each(MAPS)('$id', (map) => {
  it('has no fault, and every duty of its hexes is met', () => {
    expect(faultsInMap(map.sheet)).toEqual([]);
    expect(isMapFile(map.sheet)).toBe(true);
  });

  it('leaves little advice aside', () => {
    expect(unmetDuties(map, LAND).length).toBeLessThanOrEqual(1);
  });

  it('is one land, but for islands, and has room for bases', () => {
    const { mainland } = reachesOn(map, LAND);
    const firm = map.hexes.filter((hex) => groundAt(map, hex) !== undefined);
    expect(mainland.size).toBeGreaterThan(firm.length * 0.93);
    expect(map.hexes.filter((hex) => LAND.takesBase[hex] === 1).length).toBeGreaterThan(map.hexes.length / 3);
  });
});

describe('a file with a fault', () => {
  const norway = MAPS[0]?.sheet;
  const normandy = MAPS[2]?.sheet;
  const africa = MAPS[1]?.sheet;
  if (!norway || !normandy || !africa) throw new Error('There are no maps.');
  const redrawn = (sheet: Sheet, hex: string, letter: string): Sheet => ({
    ...sheet,
    ground: sheet.ground.map((row) =>
      row.startsWith(hex.slice(2))
        ? row.slice(0, 3 + ((Number(hex.slice(0, 2)) - 1) % 20)) + letter + row.slice(4 + ((Number(hex.slice(0, 2)) - 1) % 20))
        : row,
    ),
  });
  const told = (sheet: unknown) => faultsInMap(sheet).map(({ code, figures }) => `${code} ${figures.where}`);

  it.each<[what: string, sheet: unknown, code: string, where: string]>([
    ['a letter that is none', redrawn(norway, '0131', 'q'), 'malformed', 'ground.4'],
    ['a row too many', { ...norway, ground: [...norway.ground, '54 .................'] }, 'rows', 'ground'],
    ['a row with the wrong number', { ...norway, ground: norway.ground.with(2, norway.ground[3] ?? '') }, 'row-number', 'ground.2'],
    ['a row too short', { ...norway, ground: norway.ground.map((row, i) => (i === 5 ? row.slice(0, -1) : row)) }, 'row-length', 'ground.5'],
    ['a hex that is not there', redrawn(norway, '0253', '.'), 'hex-too-many', 'ground.26'],
    ['a hex left out', redrawn(norway, '0131', '-'), 'hex-missing', 'ground.4'],
    ['a hex of another map', { ...norway, bridges: ['0101', ...norway.bridges] }, 'hex-unknown', 'bridges.0'],
    ['a road that jumps', { ...norway, roads: [...norway.roads, '0134 0136'] }, 'line-broken', `roads.${norway.roads.length}`],
    ['a road off the map inland', { ...norway, paths: [...norway.paths, '0134 0234 edge'] }, 'edge-inland', `paths.${norway.paths.length}`],
    ['a cliff between hexes that do not touch', { ...norway, cliffs: ['0134>0136'] }, 'side-apart', 'cliffs.0'],
    ['land beside the sea without a shore', redrawn(norway, '0436', '.'), 'coast-missing', 'ground.9'],
    ['a shore without water', redrawn(norway, '0229', ':'), 'coast-dry', 'ground.2'],
    ['a road that ends nowhere', { ...norway, roads: [...norway.roads, '0248 0247'] }, 'line-ends', `roads.${norway.roads.length}`],
    ['a road over a river without a bridge', { ...norway, bridges: ['0145', '0146'] }, 'bridge-missing', 'roads.7'],
    ['a bridge over nothing', { ...norway, bridges: [...norway.bridges, '0131'] }, 'bridge-needless', `bridges.${norway.bridges.length}`],
    ['a road over a cliff', { ...norway, cliffs: ['0547>0548'] }, 'over-cliff', 'roads.7'],
    ['a cliff in the sea', { ...norway, cliffs: ['1135>1134'] }, 'cliff-at-sea', 'cliffs.0'],
    ['a road over a sound', { ...norway, sounds: ['0840/0839'] }, 'over-sound', 'paths.5'],
    ['a sound inland', { ...norway, sounds: ['0131/0132'] }, 'sound-inland', 'sounds.0'],
    ['a house in the sea', { ...norway, buildings: { ...norway.buildings, '1135': 'farm' } }, 'work-at-sea', 'buildings.1135'],
    ['a road in the sea', { ...norway, roads: [...norway.roads, '0739 0738'] }, 'way-at-sea', `roads.${norway.roads.length}`],
    ['a bent runway', { ...MAPS[3]?.sheet, runways: ['0813 0913 1013'] }, 'runway-bent', 'runways.0'],
    ['no building where one is wanted', { ...norway, buildings: {} }, 'duty', 'ground.7'],
    ['no oasis where one is wanted', { ...africa, oases: ['2533', '2227'] }, 'duty', 'ground.1'],
    ['no obstacle where one is wanted', { ...normandy, obstacles: [] }, 'duty', 'ground.22'],
    ['an agent cut off by water', { ...norway, sounds: [...norway.sounds, '1637/1737', '1636/1737'] }, 'duty', 'ground.10'],
    ['a harbour that is no sea', redrawn(norway, '1534', ':'), 'duty', 'ground.7'],
    [
      'no junction where one is wanted',
      { ...MAPS[3]?.sheet, roads: MAPS[3]?.sheet.roads.filter((road) => !road.includes('0801 0701') && !road.includes('0701 0801')) },
      'duty',
      'ground.0',
    ],
  ])('%s', (_, sheet, code, where) => {
    expect(told(sheet)).toContain(`${code} ${where}`);
  });

  it('is told by its line', () => {
    const text = JSON.stringify({ ...norway, bridges: ['0145', '0146'] }, null, 2);
    const [first] = faultsInMap(JSON.parse(text));
    const line = lineOfPlace(text, `${first?.figures.where}`);
    expect(text.split('\n')[(line ?? 0) - 1]).toContain('0149 0249 0250 0351');
  });

  it('may leave out what is empty', () => {
    const { cliffs: _, ...without } = norway;
    expect(mapOf(without).sheet.cliffs).toEqual([]);
    expect(faultsInMap(without)).toEqual([]);
  });
});
