#!/usr/bin/env node
// Draws the shapes that a Combat Commander map file leaves out: outlines of whatever blocks or hinders, and contours.
//   node tools/outline.mjs FILE                 shapes that are there already stay as they are
//   node tools/outline.mjs FILE --all           all of them anew
//   node tools/outline.mjs FILE --svg OUT.svg   only makes a picture of the map
// The same file always comes out the same. docs/maps.md says what a map file is.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src');
const load = async (name) => (await runnerImport(join(source, name), { configFile: false, logLevel: 'error' })).module;
const CONTENT = 'games/combat-commander/content';
const [grids, courses, patches, houses, ribbons, rims, seeds, vectors, maps, battle, checks] = await Promise.all(
  [
    'hexmap/grid.ts',
    'hexmap/course.ts',
    'hexmap/shapes/patch.ts',
    'hexmap/shapes/house.ts',
    'hexmap/shapes/ribbon.ts',
    'hexmap/shapes/rim.ts',
    'hexmap/shapes/seeded.ts',
    'hexmap/shapes/vectors.ts',
    `${CONTENT}/maps.ts`,
    `${CONTENT}/battle-map.ts`,
    `${CONTENT}/map-check.ts`,
  ].map(load),
);
const { GRID, COLUMNS, ROWS, hexName, hexNamed } = battle;
const SIX = [1, 2, 3, 4, 5, 6];

// Least and most distance from hexsides and from corners of the hex, half the width of a lane.
const STYLES = {
  woods: { clear: [15, 25], corner: [30, 46], lane: 30, angular: false },
  brush: { clear: [13, 21], corner: [26, 40], lane: 30, angular: false },
  orchard: { clear: [12, 16], corner: [20, 26], lane: 30, angular: false },
  field: { clear: [10, 13], corner: [17, 21], lane: 30, angular: false },
  marsh: { clear: [13, 22], corner: [28, 42], lane: 30, angular: false },
  building: { clear: [26, 30], corner: [40, 46], lane: 34, angular: true },
};
const PARAPET = [26, 40];
const MINOR_BRIDGE = 100;
const RAILWAY = 11;

/** Every stretch in the hex of ways of one kind. */
function lanesIn(ways, hex) {
  const knots = courses.knotsOf(ways);
  return ways.flatMap((way) =>
    way.hexes.flatMap((other, place) => {
      if (other !== hex) return [];
      const [from, to] = courses.armsAt(GRID, way, place);
      return [{ from, to, isKnot: knots.has(hex) }];
    }),
  );
}

function outlinesOf(map, file) {
  const seeded = seeds.seededBy(map.id);
  // T96 A trail opens no view: what grows there closes over it.
  const { roads, rails } = map.drawing;
  const shapes = {};
  for (let hex = 0; hex < GRID.size; hex++) {
    const lanes = [roads, rails].flatMap((ways) => lanesIn(ways, hex));
    const drawn = terrainShapes(map, file, hex, lanes, seeded);
    if (drawn.length > 0) shapes[hexName(hex)] = drawn;
    if (map.hasRail[hex]) shapes[`${hexName(hex)} rail`] = lanesIn(rails, hex).map((lane) => railwayAlong(hex, lane));
  }
  return shapes;
}

function terrainShapes(map, file, hex, lanes, seeded) {
  const terrain = map.terrain[hex];
  const centre = GRID.centres[hex];
  if (terrain === 'bridge') return parapets(map, hex);
  if (terrain === 'building' && lanes.length === 0) return [buildingIn(file, hex, seeded)];
  const style = STYLES[terrain];
  if (style === undefined) return [];
  const goesOn = SIX.map((direction) => {
    const other = GRID.neighbours[hex][direction - 1];
    if (terrain === 'building') return isOneBuilding(file, hex, other);
    return other < 0 || map.terrain[other] === terrain;
  });
  return patches.patchIn({ centre, goesOn, lanes, style, seeded });
}

function isOneBuilding(file, hex, other) {
  return other >= 0 && (file.buildings ?? []).some((all) => all.includes(hexName(hex)) && all.includes(hexName(other)));
}

function buildingIn(file, hex, seeded) {
  const joined = SIX.filter((direction) => isOneBuilding(file, hex, GRID.neighbours[hex][direction - 1]));
  return joined.length > 0 ? houses.hallIn(GRID.centres[hex], joined) : houses.houseIn(GRID.centres[hex], seeded);
}

/** A bridge hinders by its two sides; whoever looks along the road looks between them (T93). */
function parapets(map, hex) {
  const ways = [...map.drawing.roads, ...map.drawing.rails];
  return lanesIn(ways, hex).flatMap(({ from, to, isKnot }) => {
    const whole = courses.courseIn(GRID.centres[hex], from, to, isKnot);
    const course = map.bridge[hex] === 'minor' ? ribbons.middlePart(whole, MINOR_BRIDGE) : whole;
    return [PARAPET, PARAPET.map((by) => -by)].map(([near, far]) => inside(hex, ribbons.ribbon(course, near, far)));
  });
}

function railwayAlong(hex, { from, to, isKnot }) {
  const centre = GRID.centres[hex];
  const course = courses.courseIn(centre, from, to, isKnot);
  const strip = ribbons.ribbon(course, RAILWAY, -RAILWAY);
  const last = course.length - 1;
  const ends = new Map([
    [0, from],
    [last, to],
    [last + 1, to],
    [strip.length - 1, from],
  ]);
  return strip.map((p, i) => {
    const direction = ends.get(i) ?? 0;
    return direction === 0 ? vectors.whole(p) : vectors.reachingSide(centre, direction, p);
  });
}

/** Whole coordinates that do not lie beyond a hexside. */
function inside(hex, shape) {
  const centre = GRID.centres[hex];
  const isIn = (p) => SIX.every((direction) => vectors.beyondSide(centre, direction, p) <= 0);
  return shape.map((p) => {
    let whole = vectors.whole(p);
    for (let step = 1; !isIn(whole); step++) whole = vectors.whole(vectors.towards(p, centre, step));
    return whole;
  });
}

function contoursOf(map) {
  const isOn = (column, row) => column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
  const onMap = (column, row) => (isOn(column, row) ? map.level[column * ROWS + row] : -1);
  // High ground at the edge of the map goes on beyond it by one hex.
  const levelAt = (column, row) =>
    isOn(column, row) ? onMap(column, row) : Math.max(0, ...SIX.map((direction) => onMap(...grids.stepFrom(column, row, direction))));
  const isCliff = (column, row, direction) => isOn(column, row) && map.hexside[column * ROWS + row][direction - 1] === 'cliff';
  const relief = { levelAt, isCliff, columns: [-1, COLUMNS + 1], rows: [-2, ROWS + 2], seeded: seeds.seededBy(map.id) };
  const levels = Array.from({ length: Math.max(...map.level) }, (_, i) => i + 1);
  return levels.flatMap((level) => rims.rimsOf(relief, level).map((points) => ({ level, points })));
}

/** In the order of the hexes, what somebody has drawn before what is made here. */
function filledIn(file, all) {
  const map = maps.battleMap(file);
  const drawn = all ? {} : (file.outlines ?? {});
  const outlines = { ...outlinesOf(map, file), ...drawn };
  const order = (key) => hexNamed(key.split(' ')[0]) + (key.includes(' ') ? 0.5 : 0);
  const sorted = Object.keys(outlines).sort((a, b) => order(a) - order(b));
  const contours = all || (file.contours ?? []).length === 0 ? contoursOf(map) : file.contours;
  return { ...file, outlines: Object.fromEntries(sorted.map((key) => [key, outlines[key]])), contours };
}

const WIDTH = 140;

/** JSON as the formatter of this house writes it: on one line whatever fits. */
function written(value, indent, taken) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const entries = isList
    ? value.map((entry) => ['', entry])
    : Object.entries(value).map(([key, entry]) => [`${JSON.stringify(key)}: `, entry]);
  if (entries.length === 0) return `${open}${close}`;
  const flat = entries.map(([key, entry]) => `${key}${written(entry, '', -Infinity)}`).join(', ');
  const line = isList ? `[${flat}]` : `{ ${flat} }`;
  if (indent.length + taken + line.length < WIDTH && !line.includes('\n')) return line;
  const deeper = `${indent}  `;
  const lines = entries.map(([key, entry]) => `${deeper}${key}${written(entry, deeper, key.length)}`);
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

const GROUND = ['#e9e3c6', '#ddcfa2', '#cdb682', '#b99a66', '#a1804f'];
const FILLS = {
  building: '#8d5a45',
  woods: '#6f8f56',
  brush: '#a3ad6a',
  orchard: '#9dbb77',
  field: '#e0c66a',
  bridge: '#6d665c',
  marsh: '#9fbfae',
  stream: '#9cc3d6',
  'water-barrier': '#6fa3c4',
  gully: '#c7b48d',
};
const HEXSIDES = { wall: '#5b5346', hedge: '#47692f', fence: '#a07a45', cliff: '#4a3a2a' };

function pictureOf(map) {
  const { drawing } = map;
  const pointsOf = (shape) => shape.map((p) => p.map((n) => Math.round(n * 10) / 10).join(',')).join(' ');
  const polygon = (shape, style) => `<polygon points="${pointsOf(shape)}" ${style}/>`;
  const line = (points, style) => `<polyline points="${pointsOf(points)}" fill="none" stroke-linejoin="round" ${style}/>`;
  const hexagon = (hex) => grids.hexagonAround(GRID.centres[hex]);
  const all = GRID.centres.map((_, hex) => hex);
  const waters = all.filter((hex) => ['stream', 'water-barrier', 'gully'].includes(map.spanned[hex]));
  const ways = [
    [drawing.trails, 'stroke="#b59a68" stroke-width="12" stroke-dasharray="26 14"'],
    [drawing.roads, 'stroke="#8c8062" stroke-width="44"'],
    [drawing.roads, 'stroke="#f3ecd2" stroke-width="34"'],
    [drawing.rails, 'stroke="#4d4a47" stroke-width="16" stroke-dasharray="6 12"'],
    [drawing.rails, 'stroke="#4d4a47" stroke-width="5"'],
  ];
  const hexsides = drawing.hexsides.map(({ kind, ends }) =>
    line(ends, `stroke="${HEXSIDES[kind]}" stroke-width="14" stroke-linecap="round"`),
  );
  const words = all.map((hex) => {
    const [x, y] = GRID.centres[hex];
    const objective = map.objectives.indexOf(hex) + 1;
    const mark =
      objective > 0
        ? `<circle cx="${x}" cy="${y + 60}" r="38" fill="#b3392f"/><text x="${x}" y="${y + 78}" font-size="52" fill="#fff">${objective}</text>`
        : '';
    const level = map.level[hex] > 0 ? ` <tspan fill="#8a3d1f">${map.level[hex]}</tspan>` : '';
    return `${mark}<circle cx="${x}" cy="${y}" r="8" fill="#fff" stroke="#3b3426" stroke-width="3"/><text x="${x}" y="${y - 122}" font-size="38" fill="#3b3426">${hexName(hex)}${level}</text>`;
  });
  const parts = [
    ...all.map((hex) => polygon(hexagon(hex), `fill="${GROUND[0]}"`)),
    '<g clip-path="url(#map)">',
    ...drawing.contours.map(({ level, points }) => polygon(points, `fill="${GROUND[level]}" stroke="#7a5c36" stroke-width="6"`)),
    ...waters.map((hex) => polygon(hexagon(hex), `fill="${FILLS[map.spanned[hex]]}"`)),
    ...all.flatMap((hex) => drawing.outlines[hex].map((shape) => polygon(shape, `fill="${FILLS[map.terrain[hex]]}"`))),
    ...all.flatMap((hex) => drawing.railways[hex].map((shape) => polygon(shape, 'fill="#b7ad98"'))),
    ...ways.flatMap(([list, style]) => list.map((way) => line(courses.courseOf(GRID, way, courses.knotsOf(list)), style))),
    ...all
      .filter((hex) => map.bridge[hex])
      .flatMap((hex) => drawing.outlines[hex].map((shape) => polygon(shape, `fill="${FILLS.bridge}"`))),
    ...all.map((hex) => polygon(hexagon(hex), 'fill="none" stroke="#3b3426" stroke-opacity=".28" stroke-width="4"')),
    ...hexsides,
    '</g>',
    '<g text-anchor="middle" font-family="sans-serif">',
    ...words,
    '</g>',
  ];
  const clip = `<clipPath id="map">${all.map((hex) => polygon(hexagon(hex), '')).join('')}</clipPath>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-240 -213 4680 3713"><defs>${clip}</defs>\n${parts.join('\n')}\n</svg>\n`;
}

function main() {
  const [path, ...flags] = process.argv.slice(2);
  if (path === undefined) {
    process.stderr.write('Usage: node tools/outline.mjs FILE [--all] [--svg OUT.svg]\n');
    process.exit(1);
  }
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const picture = flags.indexOf('--svg');
  if (picture >= 0) {
    writeFileSync(flags[picture + 1], pictureOf(maps.battleMap(file)));
    return;
  }
  const full = filledIn(file, flags.includes('--all'));
  writeFileSync(path, `${written(full, '', 0)}\n`);
  const faults = checks.faultsInMap(full);
  for (const { code, figures } of faults) process.stderr.write(`${code} ${JSON.stringify(figures)}\n`);
  if (faults.length > 0) process.exit(1);
}

main();
