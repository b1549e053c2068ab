/** A whole sheet as paths: worked out once for a theatre, then only shown. */
import type { Box, Point } from '../../../../board/geometry.ts';
import { bounded, distance, isInBox, isInside, isNear, type Line, pathOf, roundedPath, softened } from '../../../../board/map/lines.ts';
import { heightsOf, isWorthDrawing, lightOn, ringsAt } from '../../../../board/map/relief.ts';
import { chanceOf } from '../../../../board/map/seeded.ts';
import {
  blocks,
  type Clear,
  canopies,
  dots,
  duneStrokes,
  hachures,
  marshStrokes,
  palmStrokes,
  scrubStrokes,
  strewn,
  terraceStrokes,
  wireCrosses,
} from '../../../../board/map/strokes.ts';
import { entryOf } from '../../../../board/present.ts';
import { drawingOf } from '../drawings/drawing.ts';
import type { Drawing, RouteKind } from '../drawings/schema.ts';
import { DISC, labelBox } from './labels.ts';
import { drawnSpaces, routeLine, waterLine } from './routes.ts';

/** Everything that is painted. A high and narrow window, or a wide one, shows that much more than the board. */
export const GROUND: Box = { x: -420, y: -510, width: 1840, height: 1670 };
/** Hills and whatever stands or grows there; farther out the land lies level. */
const DETAILED: Box = { x: -330, y: -230, width: 1660, height: 1110 };
/** The board with a little of what lies around it. */
export const EXTENT: Box = { x: -30, y: -40, width: 1060, height: 716 };

/** How bright or dark the ground must lie for one more wash of light or shade. */
const LIGHT = [0.035, 0.065, 0.1, 0.14];
const SHADE = [-0.03, -0.055, -0.085, -0.12, -0.16, -0.21];

interface ContourFigure {
  readonly at: Point;
  readonly turn: number;
  readonly metres: number;
}

export interface SheetPaths {
  readonly steps: readonly string[];
  readonly contours: string;
  readonly indexContours: string;
  readonly contourFigures: readonly ContourFigure[];
  readonly lights: readonly string[];
  readonly shades: readonly string[];
  readonly coast: string;
  readonly sea: string;
  readonly swell: string;
  readonly rivers: readonly { readonly path: string; readonly width: number }[];
  readonly cliffs: string;
  readonly cliffEdges: string;
  readonly sand: string;
  readonly crests: string;
  readonly lees: string;
  readonly marshes: string;
  readonly reeds: string;
  readonly gravel: string;
  readonly scrub: string;
  readonly terraces: string;
  readonly palms: string;
  readonly woodFloor: string;
  readonly canopyShadows: string;
  readonly canopyCrowns: string;
  readonly canopyLights: string;
  readonly walls: string;
  readonly wallShadows: string;
  readonly wires: string;
  readonly crosses: string;
  readonly borders: string;
  readonly routes: Readonly<Record<RouteKind, string>>;
  readonly waterRoutes: readonly { readonly path: string; readonly middle: Point }[];
}

/** A name can grow in another language, so the room kept for it is that of a long one. */
const LONGEST_NAME = 'Mersa Matruh';

function clearingOf(drawing: Drawing): Clear {
  const places = [...drawnSpaces(drawing.theatre).values()];
  const names = places.map(({ at, label, base }) => labelBox(at, label, base, LONGEST_NAME));
  const lines = [
    ...drawing.routes.map((route) => ({ way: bounded(routeLine(drawing.theatre, route)), half: 2.5 })),
    ...drawing.rivers.map(({ along, width }) => ({ way: bounded(softened(along)), half: width / 2 })),
    ...drawing.regions.map(({ along, size }) => ({ way: bounded(softened(along)), half: size * 0.5 })),
  ];
  const { compass, scale } = drawing.furniture;
  const boxes: Box[] = [
    ...names,
    { x: compass.at[0] - compass.radius, y: compass.at[1] - compass.radius, width: 2 * compass.radius, height: 2 * compass.radius },
    { x: scale.at[0] - 8, y: scale.at[1] - 16, width: scale.unit * 3 + 36, height: 38 },
  ];
  return (spot, reach) =>
    isInBox(spot, DETAILED, -reach) &&
    places.every(({ at }) => distance(at, spot) > DISC + 3 + reach) &&
    boxes.every((box) => !isInBox(spot, box, reach)) &&
    lines.every(({ way, half }) => !isNear(spot, way, half + reach));
}

/** Index contours carry their height where they run level and nothing is in the way. */
function figuresOn(ring: Line, metres: number, isClear: Clear, taken: ContourFigure[]): void {
  for (let i = 4; i < ring.length - 4; i += 5) {
    const [before, at, after] = [ring[i - 2], ring[i], ring[i + 2]];
    if (!before || !at || !after) continue;
    const turn = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
    const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
    if (Math.abs(upright) > 35 || taken.some((other) => distance(other.at, at) < 120) || !isClear(at, 9)) continue;
    taken.push({ at, turn: upright, metres });
  }
}

function reliefOf(drawing: Drawing, isBare: Clear) {
  const heights = heightsOf({ seed: drawing.theatre, ...drawing.relief, rivers: drawing.rivers }, DETAILED);
  const light = lightOn(heights);
  const filled = (rings: readonly Line[]) =>
    rings
      .filter(isWorthDrawing)
      .map((ring) => roundedPath(ring, true))
      .join('');
  const { steps, contours } = drawing.relief;
  const contourFigures: ContourFigure[] = [];
  let thin = '';
  let index = '';
  for (let i = 1; contours && i * contours.every < 1.5; i++) {
    const level = i * contours.every;
    const rings = ringsAt(heights, level).filter(isWorthDrawing);
    const path = filled(rings);
    if (i % 5 !== 0) thin += path;
    else {
      index += path;
      for (const ring of rings) figuresOn(ring, Math.round((contours.datum + level * contours.metres) / 10) * 10, isBare, contourFigures);
    }
  }
  // Shade is the light of a field turned over: rings enclose what is high.
  const dark = { ...light, values: light.values.map((value) => -value) };
  return {
    steps: steps.map((level) => filled(ringsAt(heights, level))),
    contours: thin,
    indexContours: index,
    contourFigures,
    lights: LIGHT.map((level) => filled(ringsAt(light, level))),
    shades: SHADE.map((level) => filled(ringsAt(dark, -level))),
  };
}

function seaOf(drawing: Drawing, isClear: Clear) {
  if (!drawing.sea) return { coast: '', sea: '', swell: '' };
  const coast = softened(drawing.sea.coast);
  const area: Line = [...coast, ...drawing.sea.corners];
  const chance = chanceOf(`${drawing.theatre} swell`);
  const shore = bounded(coast);
  const swell = strewn(area, 44, chance, (spot) => isClear(spot, 12) && !isNear(spot, shore, 34))
    .map(([x, y]) => `M${Math.round(x - 10)},${Math.round(y)}q5,-4.4 10,0t10,0`)
    .join('');
  return { coast: pathOf(coast), sea: pathOf(area, true), swell };
}

/** A river grows on its way: five reaches, each wider than the last. */
function reaches(line: Line, width: number): SheetPaths['rivers'] {
  const length = Math.ceil(line.length / 5);
  return [0, 1, 2, 3, 4].map((i) => ({
    path: pathOf(line.slice(i * length, (i + 1) * length + 1)),
    width: width * (0.36 + 0.16 * i),
  }));
}

function joined<T, K extends keyof T>(parts: readonly T[], key: K): string {
  return parts.map((part) => part[key]).join('');
}

function drawn(drawing: Drawing): SheetPaths {
  const { theatre } = drawing;
  const isClear = clearingOf(drawing);
  const chance = (what: string) => chanceOf(`${theatre} ${what}`);
  const woodFloors = drawing.woods.map((area) => softened(area, true));
  const groves = woodFloors.map(bounded);
  const isWooded = (spot: Point) => groves.some(({ line, box }) => isInBox(spot, box) && isInside(spot, line));
  const isOpen: Clear = (spot, reach) => !isWooded(spot) && isClear(spot, reach);

  const isBare: Clear = (spot, reach) =>
    isOpen(spot, reach) && drawing.settlements.every(({ at, radius }) => distance(at, spot) > radius * 1.2);

  const dunes = drawing.dunes.map(({ area, lie }, i) => duneStrokes(area, lie, chance(`dunes ${i}`), isClear));
  const woods = drawing.woods.map((area, i) => canopies(area, chance(`wood ${i}`), isClear));
  const sea = drawing.sea ? bounded([...softened(drawing.sea.coast), ...drawing.sea.corners]) : undefined;
  const isLand: Clear = (spot, reach) => isClear(spot, reach) && !(sea && (isInside(spot, sea.line) || isNear(spot, sea, 4)));
  const houses = drawing.settlements.map(({ at, count, radius }, i) => blocks(at, count, radius, chance(`houses ${i}`), isLand));
  const gravelChance = chance('gravel');
  const ways = (kind: RouteKind) =>
    drawing.routes
      .filter((route) => route.kind === kind)
      .map((route) => pathOf(routeLine(theatre, route)))
      .join('');
  const frontiers = (kind: 'wire' | 'border') => drawing.frontiers.filter((frontier) => frontier.kind === kind).map(({ along }) => along);

  return {
    ...reliefOf(drawing, isBare),
    ...seaOf(drawing, isClear),
    rivers: drawing.rivers.flatMap(({ along, width }) => reaches(softened(along), width)),
    cliffs: drawing.escarpments.map(({ along, fall }, i) => hachures(along, fall, chance(`cliff ${i}`), isClear)).join(''),
    cliffEdges: drawing.escarpments.map(({ along }) => pathOf(softened(along))).join(''),
    sand: drawing.dunes.map(({ area }) => pathOf(softened(area, true), true)).join(''),
    crests: joined(dunes, 'crests'),
    lees: joined(dunes, 'lees'),
    marshes: drawing.marshes.map((area) => pathOf(softened(area, true), true)).join(''),
    reeds: drawing.marshes.map((area, i) => marshStrokes(area, chance(`reeds ${i}`), isClear)).join(''),
    gravel: drawing.gravel
      .map((area) =>
        dots(
          strewn(area, 7.5, gravelChance, (at) => isClear(at, 2)),
          gravelChance,
          0.4,
          1,
        ),
      )
      .join(''),
    scrub: drawing.scrub.map((area, i) => scrubStrokes(area, chance(`scrub ${i}`), isOpen)).join(''),
    terraces: drawing.terraces.map((area, i) => terraceStrokes(area, chance(`terraces ${i}`), isOpen)).join(''),
    palms: drawing.palms.map(({ at, count }, i) => palmStrokes(at, count, chance(`palms ${i}`), isClear)).join(''),
    woodFloor: woodFloors.map((area) => pathOf(area, true)).join(''),
    canopyShadows: joined(woods, 'shadows'),
    canopyCrowns: joined(woods, 'crowns'),
    canopyLights: joined(woods, 'lights'),
    walls: joined(houses, 'walls'),
    wallShadows: joined(houses, 'shadows'),
    wires: frontiers('wire')
      .map((along) => pathOf(softened(along)))
      .join(''),
    crosses: frontiers('wire')
      .map((along) => wireCrosses(along, isClear))
      .join(''),
    borders: frontiers('border')
      .map((along) => pathOf(softened(along)))
      .join(''),
    routes: { road: ways('road'), track: ways('track'), path: ways('path') },
    waterRoutes: drawing.waterRoutes.map((route) => {
      const line = waterLine(theatre, route);
      return { path: pathOf(line), middle: entryOf(line, Math.floor(line.length / 2), 'point') };
    }),
  };
}

const SHEETS = new Map<string, SheetPaths>();

export function sheetOf(theatre: string): SheetPaths | undefined {
  const drawing = drawingOf(theatre);
  if (!drawing) return undefined;
  const known = SHEETS.get(theatre);
  if (known) return known;
  const paths = drawn(drawing);
  SHEETS.set(theatre, paths);
  return paths;
}
