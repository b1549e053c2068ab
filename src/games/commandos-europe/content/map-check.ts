/**
 * Holds a map file against the schema, against itself and against the duties of its hexes: what missions and examples of the
 * rulebook expect to find there. Each finding is a code with its figures; text/ has the sentence under `finding`.
 */
import { directionTo } from '../../../hexmap/grid.ts';
import type { Fault } from '../../../kernel/game.ts';
import { type Land, landOf } from './land.ts';
import { type EuropeMap, GRID, hexesAlong, hexName, hexNamed, letterAt, mapOf, routeOf } from './map.ts';
import { MapSheet, type Sheet } from './map-file.ts';
import duties from './maps/duties.json' with { type: 'json' };
import { EDGE, KIND, NO_HEX, SEA, TERRAINS, WAYS } from './terrain.ts';

/** Everything that is wrong with it; a file of the wrong shape is not looked into any further. */
export function faultsInMap(data: unknown): Fault[] {
  const read = MapSheet.safeParse(data);
  if (!read.success) return read.error.issues.map(({ path, message }) => found('malformed', { where: path.join('.'), what: message }));
  return faultsInSheet(read.data, true);
}

/** What is wrong with the land; `hasDuties` where it has to bear the missions of the sheet that it fills. */
export function faultsInSheet(sheet: Sheet, hasDuties: boolean): Fault[] {
  const map = mapOf(sheet);
  const misshapen = [...faultsInRows(map), ...faultsInNames(map), ...faultsInSteps(map)];
  if (misshapen.length > 0) return misshapen;
  const land = landOf([map]);
  return [
    ...faultsAtCoast(map, land),
    ...faultsAtEnds(map, land),
    ...faultsInBridges(map, land),
    ...faultsInSides(map, land),
    ...faultsInWorks(map, land),
    ...(hasDuties ? faultsInDuties(map, land) : []),
  ];
}

/** 2.10 Terrain of the chart that none of these maps shows. */
export function terrainsMissing(land: Land): string[] {
  return TERRAINS.filter((terrain) => !land.kinds.some((kinds) => kinds & KIND[terrain]));
}

function found(code: string, figures: Fault['figures'] = {}): Fault {
  return { code, figures };
}

const LINES = ['rivers', 'canals', 'wadis', 'roads', 'paths', 'railways', 'phoneLines', 'piers', 'breakwaters', 'runways'] as const;
type LineKind = (typeof LINES)[number];

interface Line {
  readonly kind: LineKind;
  readonly where: string;
  readonly text: string;
  readonly hexes: readonly number[];
}

const linesIn = (sheet: Sheet, kinds: readonly LineKind[] = LINES): Line[] =>
  kinds.flatMap((kind) => sheet[kind].map((text, i) => ({ kind, where: `${kind}.${i}`, text, hexes: hexesAlong(text) })));

/** As many rows as the sheet has, each with its number and a letter for each column. */
function faultsInRows(map: EuropeMap): Fault[] {
  const { ground } = map.sheet;
  const columns = GRID.columns[map.number] ?? [];
  const first = hexName(map.hexes[0] ?? -1);
  const rows = Math.max(...columns.map((column) => column?.rows ?? 0));
  if (ground.length !== rows) return [found('rows', { where: 'ground', count: ground.length, wanted: rows })];
  return ground.flatMap((text, i) => {
    const where = `ground.${i}`;
    const number = `${Number(first.slice(2)) + i}`.padStart(2, '0');
    const letters = text.slice(3);
    if (!text.startsWith(`${number} `)) return [found('row-number', { where, number })];
    if (letters.length !== columns.length) return [found('row-length', { where, number, count: letters.length, wanted: columns.length })];
    return columns.flatMap((column, c) => {
      const isThere = i < (column?.rows ?? 0);
      const hex = `${`${Number(first.slice(0, 2)) + c}`.padStart(2, '0')}${number}`;
      return isThere === (letters[c] !== NO_HEX) ? [] : [found(isThere ? 'hex-missing' : 'hex-too-many', { where, hex })];
    });
  });
}

/** Every hex that is named, with the place where it stands. */
function namedIn(sheet: Sheet): { readonly where: string; readonly hex: string }[] {
  const listed = (['bridges', 'airfield', 'oases', 'guns', 'obstacles', 'minefields'] as const).flatMap((list) =>
    sheet[list].map((hex, i) => ({ where: `${list}.${i}`, hex })),
  );
  return [
    ...linesIn(sheet).flatMap(({ where, text }) =>
      text
        .split(' ')
        .filter((name) => name !== EDGE)
        .map((hex) => ({ where, hex })),
    ),
    ...listed,
    ...Object.keys(sheet.buildings).map((hex) => ({ where: `buildings.${hex}`, hex })),
    ...sheet.ships.flatMap(({ at, moored }, i) => [at, ...(moored ? [moored] : [])].map((hex) => ({ where: `ships.${i}`, hex }))),
    ...sheet.cliffs.flatMap((side, i) => side.split('>').map((hex) => ({ where: `cliffs.${i}`, hex }))),
    ...sheet.sounds.flatMap((side, i) => side.split('/').map((hex) => ({ where: `sounds.${i}`, hex }))),
    ...sheet.names.flatMap(({ at, to }, i) => [at, ...(to ? [to] : [])].map((hex) => ({ where: `names.${i}`, hex }))),
  ];
}

function faultsInNames(map: EuropeMap): Fault[] {
  return namedIn(map.sheet).flatMap(({ where, hex }) =>
    GRID.places[hexNamed(hex)]?.sheet === map.number ? [] : [found('hex-unknown', { where, hex })],
  );
}

const areAdjacent = (a: number, b: number) => directionTo(GRID, a, b) > 0;

/** From each hex to one beside it; off the map only along its edge; two sides are of neighbours. */
function faultsInSteps(map: EuropeMap): Fault[] {
  if (faultsInNames(map).length > 0) return [];
  const { sheet } = map;
  const broken = linesIn(sheet).flatMap(({ where, text, hexes }) => [
    ...hexes.flatMap((hex, i) => {
      const next = hexes[i + 1];
      return next === undefined || areAdjacent(hex, next) ? [] : [found('line-broken', { where, from: hexName(hex), to: hexName(next) })];
    }),
    ...[text.startsWith(EDGE) ? hexes[0] : undefined, text.endsWith(EDGE) ? hexes.at(-1) : undefined].flatMap((hex) =>
      hex === undefined || GRID.neighbours[hex]?.includes(-1) ? [] : [found('edge-inland', { where, hex: hexName(hex) })],
    ),
  ]);
  const sides = [
    ...sheet.cliffs.map((side, i) => ({ where: `cliffs.${i}`, between: side.split('>') })),
    ...sheet.sounds.map((side, i) => ({ where: `sounds.${i}`, between: side.split('/') })),
    ...sheet.ships.flatMap(({ at, moored }, i) => (moored ? [{ where: `ships.${i}`, between: [at, moored] }] : [])),
  ];
  return [
    ...broken,
    ...sides.flatMap(({ where, between: [a = '', b = ''] }) =>
      areAdjacent(hexNamed(a), hexNamed(b)) ? [] : [found('side-apart', { where, a, b })],
    ),
  ];
}

const kindsAt = (land: Land, hex: number) => land.kinds[hex] ?? 0;
const has = (land: Land, hex: number, kind: number) => (kindsAt(land, hex) & kind) !== 0;
const rowOf = (hex: number) => `ground.${GRID.places[hex]?.row ?? 0}`;

/** 11.2 The shore runs through hexes: land beside the sea has a capital letter, and only land that water comes up to. */
function faultsAtCoast(map: EuropeMap, land: Land): Fault[] {
  return map.hexes.flatMap((hex) => {
    if (has(land, hex, KIND.sea)) return [];
    const touchesSea = (GRID.adjacent[hex] ?? []).some((next) => letterAt(map, next) === SEA);
    const isCoast = has(land, hex, KIND.coast);
    const figures = { where: rowOf(hex), hex: hexName(hex) };
    if (touchesSea && !isCoast) return [found('coast-missing', figures)];
    return isCoast && land.byBoat[hex] === 0 ? [found('coast-dry', figures)] : [];
  });
}

/** Where a line of each kind may come to an end, besides the edge of the map and a line that it joins. */
const ENDS: Readonly<Record<LineKind, number>> = {
  rivers: KIND.sea | KIND.coast,
  canals: KIND.sea | KIND.coast | KIND.river,
  wadis: KIND.sea | KIND.coast | KIND.marsh,
  roads: KIND.sea | KIND.coast | KIND.building | KIND.airfield,
  paths: KIND.sea | KIND.coast | KIND.building | KIND.airfield | KIND.oasis | KIND.road,
  railways: KIND.building,
  phoneLines: KIND.building,
  piers: KIND.sea | KIND.coast,
  breakwaters: KIND.sea | KIND.coast,
  runways: KIND.airfield,
};

function faultsAtEnds({ sheet }: EuropeMap, land: Land): Fault[] {
  return LINES.flatMap((kind) => {
    const lines = linesIn(sheet, [kind]);
    return lines.flatMap((line) => {
      const isJoined = (hex: number) => lines.some((other) => other !== line && other.hexes.includes(hex));
      const ends = [
        ...(line.text.startsWith(EDGE) ? [] : line.hexes.slice(0, 1)),
        ...(line.text.endsWith(EDGE) ? [] : line.hexes.slice(-1)),
      ];
      return ends
        .filter((hex) => !has(land, hex, ENDS[kind]) && !isJoined(hex))
        .map((hex) => found('line-ends', { where: line.where, hex: hexName(hex) }));
    });
  });
}

function faultsInBridges({ sheet, hexes }: EuropeMap, land: Land): Fault[] {
  const over = KIND.road | KIND.path | KIND.railway;
  const water = KIND.river | KIND.canal;
  const needless = sheet.bridges.flatMap((name, i) => {
    const kinds = kindsAt(land, hexNamed(name));
    return kinds & over && kinds & water ? [] : [found('bridge-needless', { where: `bridges.${i}`, hex: name })];
  });
  const missing = hexes.filter((hex) => has(land, hex, over) && has(land, hex, water) && !has(land, hex, KIND.bridge));
  return [
    ...needless,
    ...missing.map((hex) => {
      const way = linesIn(sheet, ['roads', 'railways', 'paths']).find((line) => line.hexes.includes(hex));
      return found('bridge-missing', { where: way?.where ?? 'bridges', hex: hexName(hex) });
    }),
  ];
}

const crosses = (line: Line, a: number, b: number) =>
  line.hexes.some((hex, i) => (hex === a && line.hexes[i + 1] === b) || (hex === b && line.hexes[i + 1] === a));

/** No way crosses a cliff, nor a sound; a sound has the sea at both its shores. */
function faultsInSides({ sheet }: EuropeMap, land: Land): Fault[] {
  const ways = linesIn(sheet, ['roads', 'paths', 'railways', 'rivers', 'canals']);
  const crossed = (code: string, where: string, between: readonly string[]) => {
    const [a = -1, b = -1] = between.map(hexNamed);
    return ways.filter((line) => crosses(line, a, b)).map((line) => found(code, { where: line.where, side: between, other: where }));
  };
  return [
    ...sheet.cliffs.flatMap((side, i) => crossed('over-cliff', `cliffs.${i}`, side.split('>'))),
    ...sheet.cliffs.flatMap((side, i) =>
      side.split('>').some((name) => has(land, hexNamed(name), KIND.sea)) ? [found('cliff-at-sea', { where: `cliffs.${i}`, side })] : [],
    ),
    ...sheet.sounds.flatMap((side, i) => crossed('over-sound', `sounds.${i}`, side.split('/'))),
    ...sheet.sounds.flatMap((side, i) =>
      side.split('/').every((name) => has(land, hexNamed(name), KIND.coast)) ? [] : [found('sound-inland', { where: `sounds.${i}`, side })],
    ),
  ];
}

/** What is built stands on ground that bears it. */
function faultsInWorks({ sheet }: EuropeMap, land: Land): Fault[] {
  const onWater = (where: string, name: string) =>
    has(land, hexNamed(name), KIND.sea) ? [found('work-at-sea', { where, hex: name })] : [];
  return [
    ...Object.keys(sheet.buildings).flatMap((name) => onWater(`buildings.${name}`, name)),
    ...(['airfield', 'oases', 'guns', 'obstacles', 'minefields'] as const).flatMap((list) =>
      sheet[list].flatMap((name, i) => onWater(`${list}.${i}`, name)),
    ),
    ...sheet.runways.flatMap((line, i) => {
      const { hexes } = routeOf(line);
      const lie = directionTo(GRID, hexes[0] ?? -1, hexes[1] ?? -1);
      const isStraight = hexes.every((hex, at) => at === 0 || directionTo(GRID, hexes[at - 1] ?? -1, hex) === lie);
      return isStraight ? [] : [found('runway-bent', { where: `runways.${i}` })];
    }),
    ...linesIn(sheet, ['roads', 'paths', 'railways']).flatMap(({ where, hexes }) =>
      hexes.filter((hex) => has(land, hex, KIND.sea)).map((hex) => found('way-at-sea', { where, hex: hexName(hex) })),
    ),
  ];
}

/** Every hex that can be reached from these, by sides of one kind. */
function flooded(from: readonly number[], sides: Uint8Array): Set<number> {
  const reached = new Set(from);
  for (const hex of reached)
    for (const [i, next] of (GRID.neighbours[hex] ?? []).entries()) if (next >= 0 && (sides[hex] ?? 0) & (1 << i)) reached.add(next);
  return reached;
}

export interface Reaches {
  /** The largest area of land. */
  readonly mainland: ReadonlySet<number>;
  /** Water that a boat comes to from there, or from a base at sea. */
  readonly waters: ReadonlySet<number>;
}

export function reachesOn(map: EuropeMap, land: Land): Reaches {
  let mainland = new Set<number>();
  const seen = new Set<number>();
  for (const hex of map.hexes) {
    if (seen.has(hex) || has(land, hex, KIND.sea)) continue;
    const area = flooded([hex], land.onFoot);
    for (const one of area) seen.add(one);
    if (area.size > mainland.size) mainland = area;
  }
  const harbours = map.hexes.filter((hex) => (mainland.has(hex) && has(land, hex, KIND.coast)) || land.takesBase[hex] === 1);
  const afloat = harbours.filter((hex) => has(land, hex, KIND.sea | KIND.coast));
  return { mainland, waters: flooded(afloat, land.byBoat) };
}

/** How many ways lead out of the hex by road, one that leaves the map included. */
function roadArms({ sheet }: EuropeMap, hex: number): number {
  const arms = new Set<number>();
  for (const text of sheet.roads) {
    const { hexes, before, after } = routeOf(text);
    for (const [i, at] of hexes.entries()) {
      if (at !== hex) continue;
      for (const next of [hexes[i - 1], hexes[i + 1]]) if (next !== undefined) arms.add(directionTo(GRID, hex, next));
      if (i === 0 && before > 0) arms.add(before);
      if (i === hexes.length - 1 && after > 0) arms.add(after);
    }
  }
  return arms.size;
}

type Test = (hex: number) => boolean;

/** What each word of a duty asks of a hex. */
function testsOn(map: EuropeMap, land: Land): Readonly<Record<string, Test>> {
  const { mainland, waters } = reachesOn(map, land);
  const salt = KIND.sea | KIND.coast;
  const kind =
    (bits: number): Test =>
    (hex) =>
      has(land, hex, bits);
  const foot: Test = (hex) => mainland.has(hex);
  const boat: Test = (hex) => has(land, hex, salt) && waters.has(hex);
  return {
    foot,
    boat,
    enter: (hex) => foot(hex) || boat(hex),
    sea: kind(KIND.sea),
    coastal: kind(KIND.coast),
    building: kind(KIND.building),
    ship: kind(KIND.ship),
    'building|ship': kind(KIND.building | KIND.ship),
    road: kind(KIND.road),
    'no-road': (hex) => !has(land, hex, WAYS),
    rail: kind(KIND.railway),
    'phone-line': kind(KIND['phone-line']),
    river: kind(KIND.river),
    bridge: kind(KIND.bridge),
    pier: kind(KIND.pier),
    ridge: kind(KIND.ridge),
    woods: kind(KIND.woods),
    oasis: kind(KIND.oasis),
    airfield: kind(KIND.airfield),
    runway: kind(KIND.runway),
    obstacle: kind(KIND.obstacles),
    minefield: kind(KIND.minefield),
    open: kind(KIND.clear | KIND.sand | KIND.coast),
    junction: (hex) => roadArms(map, hex) >= 3,
  };
}

/** What missions expect of a hex and do not find; `isAdvice` for what only would be fitting. */
export function unmetDuties(map: EuropeMap, land: Land): { readonly hex: string; readonly duty: string; readonly isAdvice: boolean }[] {
  const tests = testsOn(map, land);
  return Object.entries(duties[map.sheet.sheet]).flatMap(([name, words]) =>
    words.split(' ').flatMap((word) => {
      const duty = word.replace('?', '');
      return tests[duty]?.(hexNamed(name)) ? [] : [{ hex: name, duty, isAdvice: word.startsWith('?') }];
    }),
  );
}

function faultsInDuties(map: EuropeMap, land: Land): Fault[] {
  return unmetDuties(map, land)
    .filter(({ isAdvice }) => !isAdvice)
    .map(({ hex, duty }) => found('duty', { where: rowOf(hexNamed(hex)), hex, duty }));
}
