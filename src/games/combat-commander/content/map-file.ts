/**
 * A map as it is written down: letters, levels, chains of hexes, and the shapes that are drawn. docs/maps.md tells it to
 * people who key in their own; `cockleshell check FILE` holds a file against this schema and against itself.
 */
import { z } from 'zod';
import { BRIDGES, COLUMNS, ENDS, OFF_THE_MAP, ROWS, SIDE_TERRAINS } from './battle-map.ts';

const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be an id: lower-case words joined by hyphens');
const hex = z.string().regex(/^[A-O]([1-9]|10)$/, 'must be a hex, A1 to O10');
const rowOf = (sign: string, what: string) =>
  z.string().regex(new RegExp(`^${sign}{${COLUMNS}}$`), `must be a row of ${COLUMNS} signs, each of them ${what}`);

const chain = z.array(z.union([hex, z.literal(OFF_THE_MAP)], `must be a hex, A1 to O10, or “${OFF_THE_MAP}”`)).min(2);
/** Also somewhat off the map: contours are closed there. */
const point = z.tuple([z.int().min(-1200).max(5400), z.int().min(-1200).max(4700)]);
const shape = z.array(point).min(3);
const shapeKey = z.string().regex(/^[A-O]([1-9]|10)( rail)?$/, 'must be a hex, or a hex and “rail”');

const hexside = z.strictObject({
  between: z.tuple([hex, hex]),
  kind: z.enum(SIDE_TERRAINS),
  /** Under the third hex that meets a corner: how far it reaches there, where it is drawn otherwise than by rule. */
  ends: z.record(hex, z.enum(ENDS)).optional(),
});

export const MapSheet = z.strictObject({
  map: z.literal(1),
  game: z.literal('combat-commander'),
  id,
  /** Row by row from the top, fifteen letters from A to O. */
  terrain: z.array(rowOf('[.bwuofgsmx]', 'one of the letters . b w u o f g s m x')).length(ROWS),
  /** T88 The level of each hex's centre. */
  levels: z.array(rowOf('[0-4]', 'a level from 0 to 4')).length(ROWS),
  roads: z.array(chain).default([]),
  rails: z.array(chain).default([]),
  trails: z.array(chain).default([]),
  /** T80 */
  bridges: z.array(z.strictObject({ at: hex, kind: z.enum(BRIDGES) })).default([]),
  hexsides: z.array(hexside).default([]),
  /** 2.3 */
  objectives: z.strictObject({ '1': hex, '2': hex, '3': hex, '4': hex, '5': hex }),
  /** T82 Buildings of several hexes. */
  buildings: z.array(z.array(hex).min(2)).default([]),
  /** The shapes of whatever blocks or hinders: under "C3" those of the hex's terrain, under "C3 rail" its railway. */
  outlines: z.record(shapeKey, z.array(shape).min(1)).default({}),
  /** T88.3.1 Inside, the ground is at that level or higher. */
  contours: z.array(z.strictObject({ level: z.int().min(1).max(4), points: shape })).default([]),
});

/** As it is written: what is left out is empty. */
export type MapFile = z.input<typeof MapSheet>;
export type Sheet = z.infer<typeof MapSheet>;
