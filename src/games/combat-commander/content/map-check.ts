/**
 * Holds a map file against the schema and against itself: ways and hexsides lie where they can, every shape is there and
 * in its hex, contours agree with the levels. Each finding is a code with its figures; text/ has the sentence under `finding`.
 */
import { isOnSegment, isSimple, type Point, type Polygon, placeIn, segmentsCross, sidesOf } from '../../../hexmap/exact.ts';
import { directionTo, hexsideOf } from '../../../hexmap/grid.ts';
import { OUTWARD, REACH } from '../../../hexmap/line.ts';
import type { Fault } from '../../../kernel/game.ts';
import { type BattleMap, type Bridge, type Contour, GRID, hexName, hexNamed, isImpassable, OFF_THE_MAP, ROWS } from './battle-map.ts';
import { MapSheet, type Sheet } from './map-file.ts';
import { battleMap } from './maps.ts';

export function isMapFile(data: object): boolean {
  return 'map' in data && 'game' in data && data.game === 'combat-commander';
}

/** Everything that is wrong with it; a file of the wrong shape is not looked into any further. */
export function faultsInMap(data: unknown): Fault[] {
  const read = MapSheet.safeParse(data);
  if (!read.success) return read.error.issues.map(({ path, message }) => found('malformed', { where: path.join('.'), what: message }));
  const sheet = read.data;
  const misplaced = [...faultsInWays(sheet), ...faultsInHexsides(sheet)];
  if (misplaced.length > 0) return misplaced;
  const map = battleMap(sheet);
  return [
    ...faultsInBridges(sheet, map),
    ...faultsInObjectives(map),
    ...faultsInBuildings(sheet, map),
    ...faultsInOutlines(sheet, map),
    ...faultsInContours(map),
    ...faultsInCliffs(sheet, map),
  ];
}

function found(code: string, figures: Fault['figures'] = {}): Fault {
  return { code, figures };
}

/** Whatever is named twice, with the place where it comes up again. */
function repeated(names: readonly string[]): { name: string; place: number }[] {
  return names.flatMap((name, place) => (names.slice(0, place).filter((before) => before === name).length === 1 ? [{ name, place }] : []));
}

const areAdjacent = (a: string, b: string) => directionTo(GRID, hexNamed(a), hexNamed(b)) > 0;
const isAlongEdge = (name: string) => GRID.neighbours[hexNamed(name)]?.includes(-1) === true;

function faultsInWays({ roads, rails, trails }: Sheet): Fault[] {
  const all = Object.entries({ roads, rails, trails }).flatMap(([kind, chains]) =>
    chains.map((chain, i) => ({ where: `${kind}.${i}`, chain, hexes: chain.filter((name) => name !== OFF_THE_MAP) })),
  );
  const isAlone = (hexes: readonly string[]) =>
    !all.some((other) => other.hexes !== hexes && other.hexes.some((hex) => hexes.includes(hex)));
  return all.flatMap(({ where, chain, hexes }) => [
    ...chain.flatMap((name, i) => (name === OFF_THE_MAP ? faultsAtEdge(where, chain, i) : faultsInStep(where, name, chain[i + 1]))),
    ...(!chain.includes(OFF_THE_MAP) && isAlone(hexes) ? [found('way-alone', { where, hex: hexes[0] ?? '' })] : []),
  ]);
}

function faultsInStep(where: string, from: string, to: string | undefined): Fault[] {
  if (to === undefined || to === OFF_THE_MAP || areAdjacent(from, to)) return [];
  return [found('way-broken', { where, from, to })];
}

function faultsAtEdge(where: string, chain: readonly string[], place: number): Fault[] {
  const isEnd = place === 0 || place === chain.length - 1;
  const beside = chain[place === 0 ? 1 : place - 1] ?? '';
  return isEnd && isAlongEdge(beside) ? [] : [found('way-off-inland', { where, hex: beside })];
}

function faultsInHexsides({ hexsides }: Sheet): Fault[] {
  const names = hexsides.map(({ between }) => between.toSorted().join('/'));
  return [
    ...hexsides.flatMap(({ between: [a, b] }, i) => (areAdjacent(a, b) ? [] : [found('hexside-apart', { where: `hexsides.${i}`, a, b })])),
    ...repeated(names).map(({ name, place }) => found('hexside-twice', { where: `hexsides.${place}`, hexside: name })),
    ...hexsides.flatMap(({ between, kind, ends = {} }, i) =>
      Object.keys(ends).flatMap((hex) => faultsAtEnd(`hexsides.${i}.ends.${hex}`, between, kind, hex)),
    ),
  ];
}

/** T83 A cliff is a Crest Line, which does not stop short of anything. */
function faultsAtEnd(where: string, [a, b]: readonly [string, string], kind: string, hex: string): Fault[] {
  const hexside = `${a}/${b}`;
  if (kind === 'cliff') return [found('cliff-end', { where, hexside })];
  return areAdjacent(a, hex) && areAdjacent(b, hex) ? [] : [found('hexside-end-apart', { where, hexside, hex })];
}

const UNDER_BRIDGES: Readonly<Record<Bridge, readonly string[]>> = {
  major: ['stream', 'marsh', 'water-barrier'],
  minor: ['stream', 'marsh', 'gully'],
};

/** T80.2, T98 A minor bridge is also entered from beside it, for the price of what it spans: that has to be passable. */
function faultsInBridges({ bridges }: Sheet, map: BattleMap): Fault[] {
  const twice = repeated(bridges.map(({ at }) => at)).map(({ name, place }) =>
    found('bridge-twice', { where: `bridges.${place}`, hex: name }),
  );
  const wrong = bridges.flatMap(({ at, kind }, i) => {
    const where = `bridges.${i}`;
    const hex = hexNamed(at);
    const under = map.spanned[hex] ?? 'open';
    const isTooShort = kind === 'minor' && under === 'water-barrier';
    const wrongGround = isTooShort ? 'bridge-too-short' : 'bridge-over-land';
    const count = [0, 1, 2, 3, 4, 5].filter((i) => map.roadAcross[hex]?.[i] || map.railAcross[hex]?.[i]).length;
    return [
      ...(UNDER_BRIDGES[kind].includes(under) ? [] : [found(wrongGround, { where, hex: at, kind })]),
      ...((kind === 'major' ? count !== 2 : count === 0) ? [found('bridge-without-way', { where, hex: at, kind, count })] : []),
    ];
  });
  return [...twice, ...wrong];
}

/** 2.3 */
function faultsInObjectives(map: BattleMap): Fault[] {
  return [
    ...repeated(map.objectives.map(hexName)).map(({ name, place }) =>
      found('objective-twice', { where: `objectives.${place + 1}`, hex: name }),
    ),
    ...map.objectives.flatMap((hex, i) =>
      isImpassable(map, hex) ? [found('objective-impassable', { where: `objectives.${i + 1}`, objective: i + 1, hex: hexName(hex) })] : [],
    ),
  ];
}

/** T82 */
function faultsInBuildings({ buildings }: Sheet, map: BattleMap): Fault[] {
  return [
    ...repeated(buildings.flat()).map(({ name: hex }) =>
      found('building-twice', { where: `buildings.${buildings.findLastIndex((building) => building.includes(hex))}`, hex }),
    ),
    ...buildings.flatMap((building, i) => [
      ...building
        .filter((hex) => map.terrain[hexNamed(hex)] !== 'building')
        .map((hex) => found('building-none', { where: `buildings.${i}`, hex })),
      ...(isOnePiece(building) ? [] : [found('building-in-parts', { where: `buildings.${i}`, hexes: building })]),
    ]),
  ];
}

function isOnePiece(hexes: readonly string[]): boolean {
  const reached = new Set(hexes.slice(0, 1));
  for (const hex of reached) for (const other of hexes) if (areAdjacent(hex, other)) reached.add(other);
  return reached.size === new Set(hexes).size;
}

const DRAWN: readonly string[] = ['building', 'woods', 'brush', 'orchard', 'field', 'bridge', 'marsh'];
const RAIL = ' rail';

function faultsInOutlines({ outlines }: Sheet, map: BattleMap): Fault[] {
  const wanted = map.terrain.flatMap((terrain, hex) => [
    ...(DRAWN.includes(terrain) ? [hexName(hex)] : []),
    ...(map.hasRail[hex] ? [`${hexName(hex)}${RAIL}`] : []),
  ]);
  return [
    ...wanted
      .filter((key) => outlines[key] === undefined)
      .map((shape) => found('outline-missing', { where: 'outlines', shape, terrain: terrainOf(map, shape) })),
    ...Object.keys(outlines)
      .filter((key) => !wanted.includes(key))
      .map((shape) => found('outline-needless', { where: `outlines.${shape}`, shape, terrain: terrainOf(map, shape) })),
    ...Object.entries(outlines).flatMap(([shape, polygons]) => polygons.flatMap((polygon) => faultsInShape(map, shape, polygon))),
  ];
}

const hexOf = (shape: string) => hexNamed(shape.replace(RAIL, ''));
const terrainOf = (map: BattleMap, shape: string) => (shape.endsWith(RAIL) ? 'railway' : (map.terrain[hexOf(shape)] ?? 'open'));

function faultsInShape(map: BattleMap, shape: string, polygon: Polygon): Fault[] {
  const where = `outlines.${shape}`;
  const astray = polygon.filter((p) => !isInReach(map, shape, p));
  return [
    ...astray.slice(0, 1).map(([x, y]) => found('outline-outside', { where, shape, x, y })),
    ...(isSimple(polygon) ? [] : [found('outline-crossed', { where, shape })]),
  ];
}

/** Where the same ground goes on a shape may reach over a slanted hexside by a little: few whole coordinates lie on it. */
const OVER = 2 * 200;

function isInReach(map: BattleMap, shape: string, [x, y]: Point): boolean {
  const hex = hexOf(shape);
  const [cx, cy] = GRID.centres[hex] ?? [0, 0];
  return OUTWARD.every(([dx, dy], i) => {
    const beyond = dx * (x - cx) + dy * (y - cy) - REACH;
    return beyond <= (goesOn(map, shape, hex, GRID.neighbours[hex]?.[i] ?? -1) ? OVER : 0);
  });
}

function goesOn(map: BattleMap, shape: string, hex: number, other: number): boolean {
  if (other < 0) return true;
  return shape.endsWith(RAIL) ? map.hasRail[other] === true : map.terrain[other] === map.terrain[hex];
}

/** Inside an odd number of the level's contours is high: a hollow has a contour of its own. */
function placeAmong(contours: readonly Contour[], p: Point): -1 | 0 | 1 {
  const places = contours.map(({ points }) => placeIn(points, p));
  if (places.includes(0)) return 0;
  return places.filter((place) => place === 1).length % 2 === 1 ? 1 : -1;
}

/** T88.3.1 */
function faultsInContours(map: BattleMap): Fault[] {
  const { contours } = map.drawing;
  const levels = [1, 2, 3, 4];
  const atLevel = (level: number) => contours.filter((contour) => contour.level === level);
  return [
    ...levels.flatMap((level) => map.level.flatMap((height, hex) => faultsAtCentre(atLevel(level), level, height, hex))),
    ...contours.flatMap(({ level, points }, i) => {
      const where = `contours.${i}`;
      const lower = atLevel(level - 1);
      return [
        ...(isSimple(points) ? [] : [found('contour-crossed', { where, level })]),
        ...(level > 1 && !liesWithin(points, lower) ? [found('contour-outside', { where, level, lower: level - 1 })] : []),
      ];
    }),
  ];
}

function faultsAtCentre(contours: readonly Contour[], level: number, height: number, hex: number): Fault[] {
  const place = placeAmong(contours, GRID.centres[hex] ?? [0, 0]);
  const here = { where: `levels.${hex % ROWS}`, hex: hexName(hex), level };
  if (place === 0) return [found('centre-on-contour', here)];
  if (place === 1 && height < level) return [found('contour-around-low', { ...here, height })];
  if (place === -1 && height >= level) return [found('contour-not-around', { ...here, height })];
  return [];
}

/** They may share stretches: at a cliff, all of them run along the hexside. */
function liesWithin(points: Polygon, lower: readonly Contour[]): boolean {
  const sides = lower.flatMap((contour) => sidesOf(contour.points));
  return (
    points.every((p) => placeAmong(lower, p) >= 0) && sidesOf(points).every(([a, b]) => !sides.some(([p, q]) => segmentsCross(a, b, p, q)))
  );
}

/** T83, T88.3.1 The upper edge of a cliff is a Crest Line along the hexside. */
function faultsInCliffs({ hexsides }: Sheet, map: BattleMap): Fault[] {
  return hexsides
    .map((hexside, i) => ({ ...hexside, where: `hexsides.${i}` }))
    .filter(({ kind }) => kind === 'cliff')
    .flatMap(({ between: [a, b], where }) => {
      const hexside = `${a}/${b}`;
      const [one, other] = [hexNamed(a), hexNamed(b)];
      const level = Math.max(map.level[one] ?? 0, map.level[other] ?? 0);
      if (map.level[one] === map.level[other]) return [found('cliff-level', { where, hexside, level })];
      const [p, q] = hexsideOf(GRID.centres[one] ?? [0, 0], directionTo(GRID, one, other));
      const runsAlong = map.drawing.contours.some(
        (contour) => contour.level === level && sidesOf(contour.points).some(([s, t]) => isOnSegment(s, t, p) && isOnSegment(s, t, q)),
      );
      return runsAlong ? [] : [found('cliff-without-contour', { where, hexside, level })];
    });
}
