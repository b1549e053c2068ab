/** The ways between spaces as they are drawn; whoever marks a way on the map draws over the same line. */

import type { Box, Point } from '../../../../board/geometry.ts';
import { boundsOf, type Line, softened } from '../../../../board/map/lines.ts';
import highlands from '../../content/highlands.json' with { type: 'json' };
import westernDesert from '../../content/western-desert.json' with { type: 'json' };
import { drawingOf } from '../drawings/drawing.ts';
import type { Drawing, Side } from '../drawings/schema.ts';
import { labelBox } from './labels.ts';

export interface DrawnSpace {
  readonly at: Point;
  readonly terrain: string;
  readonly base: boolean;
  readonly airfield: boolean;
  readonly label: Side;
  /** Something as long as its name, in any language. */
  readonly asLong: string;
}

export interface TerrainMarks {
  readonly stop?: boolean;
  readonly noLanding?: boolean;
  readonly patrolled?: number;
}

interface PrintedSpace {
  readonly id: string;
  readonly terrain: string;
  readonly at: readonly number[];
  readonly base?: boolean;
  readonly airfield?: boolean;
}

const SHEETS = [westernDesert, highlands];

function readSpaces(sheet: { readonly theatre: string; readonly spaces: readonly PrintedSpace[] }): ReadonlyMap<string, DrawnSpace> {
  const drawing = drawingOf(sheet.theatre);
  return new Map(
    sheet.spaces.map(({ id, terrain, base = false, airfield = false, at: [x = 0, y = 0] }) => {
      const { at = [x, y], label = 's', letters = 0 } = drawing?.places[id] ?? {};
      return [id, { at, terrain, base, airfield, label, asLong: id.padEnd(letters) }] as const;
    }),
  );
}

const SPACES: ReadonlyMap<string, ReadonlyMap<string, DrawnSpace>> = new Map(SHEETS.map((sheet) => [sheet.theatre, readSpaces(sheet)]));
const TERRAIN: ReadonlyMap<string, Readonly<Record<string, TerrainMarks>>> = new Map(SHEETS.map((sheet) => [sheet.theatre, sheet.terrain]));

/** So far a name may stand out of the box around the spaces: a board has at least that much margin. */
const STANDS_OUT = 48;

/** The box around all spaces, and as much of their names as no margin holds. */
function boardAround(spaces: ReadonlyMap<string, DrawnSpace>): Box {
  const middles = [...spaces.values()].map(({ at }) => at);
  const names = [...spaces.values()].flatMap(({ at, label, base, asLong }): Point[] => {
    // bases are ringed from the beginning, and their names step back from that
    const { x, y, width, height } = labelBox(at, label, base, asLong, 1, base);
    const [left, right] = [x + STANDS_OUT, x + width - STANDS_OUT];
    const [top, bottom] = [y + STANDS_OUT, y + height - STANDS_OUT];
    return [
      [Math.min(left, at[0]), Math.min(top, at[1])],
      [Math.max(right, at[0]), Math.max(bottom, at[1])],
    ];
  });
  return boundsOf([...middles, ...names]);
}

const BOARDS: ReadonlyMap<string, Box> = new Map([...SPACES].map(([theatre, spaces]) => [theatre, boardAround(spaces)]));

/** All spaces of a theatre as they are drawn. */
export function drawnSpaces(theatre: string): ReadonlyMap<string, DrawnSpace> {
  return SPACES.get(theatre) ?? new Map();
}

/** What is seen whole at first. */
export function boardOf(theatre: string): Box {
  return BOARDS.get(theatre) ?? { x: 0, y: 0, width: 1000, height: 640 };
}

export function terrainOf(theatre: string, terrain: string): TerrainMarks {
  return TERRAIN.get(theatre)?.[terrain] ?? {};
}

/** A line between two spots that sags by a share of its length. */
function bent([ax, ay]: Point, [bx, by]: Point, bend: number): Line {
  const middle: Point = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
  return softened([[ax, ay], middle, [bx, by]], false, 10);
}

export function routeLine(theatre: string, route: Drawing['routes'][number]): Line {
  const places = drawnSpaces(theatre);
  const [from, to] = route.between.map((id) => places.get(id)?.at);
  return from && to ? bent(from, to, route.bend) : [];
}

export function waterLine(theatre: string, route: Drawing['waterRoutes'][number]): Line {
  const places = drawnSpaces(theatre);
  const [from, to] = route.between.map((id) => places.get(id)?.at);
  return from && to ? softened([from, ...route.via, to], false, 10) : [];
}

/** The drawn way from one space to another, over land or else by water, in the direction asked for; straight where none is drawn. */
export function wayLine(theatre: string, from: string, to: string): Line {
  const drawing = drawingOf(theatre);
  const joins = ({ between: [a, b] }: { readonly between: readonly [string, string] }) =>
    (a === from && b === to) || (a === to && b === from);
  const route = drawing?.routes.find(joins);
  const water = route ? undefined : drawing?.waterRoutes.find(joins);
  const places = drawnSpaces(theatre);
  const ends = [from, to].map((id) => places.get(id)?.at).filter((at) => at !== undefined);
  const line = route ? routeLine(theatre, route) : water ? waterLine(theatre, water) : ends;
  return (route ?? water)?.between[0] === to ? line.toReversed() : line;
}
