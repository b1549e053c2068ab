/**
 * A map as it is written down: one letter for the ground of each hex, lines as hexes in a row, lists of what was built. MAPS.md
 * tells it to people who draw their own; `cockleshell check FILE` holds a file against this schema and against itself.
 */
import { z } from 'zod';
import { BUILDINGS, NAMES, SHEET_IDS, SHIPS } from './terrain.ts';

const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be an id: lower-case words joined by hyphens');
const hex = z.string().regex(/^\d{4}$/, 'must be a hex, two figures for its column and two for its row');
const row = z.string().regex(/^\d\d [~.:wWmMrRsSdDhHbB-]+$/, 'must be the number of the row, a space, and a letter for each hex');
const line = z.string().regex(/^(edge )?\d{4}( \d{4})*( edge)?$/, 'must be hexes in a row, with “edge” where the line leaves the map');
const side = z.string().regex(/^\d{4}\/\d{4}$/, 'must be two hexes with a stroke between them');
const fall = z.string().regex(/^\d{4}>\d{4}$/, 'must be the upper hex, “>” and the lower hex');
const lines = z.array(line).default([]);
const hexes = z.array(hex).default([]);

export const MapSheet = z.strictObject({
  map: z.literal(1),
  game: z.literal('commandos-europe'),
  id,
  /** Which part of the numbering it fills. */
  sheet: z.enum(SHEET_IDS),
  /** 12.1 What a clear hex counts as: in Norway it is mountain. */
  clear: z.enum(['clear', 'mountain']).default('clear'),
  /** Row by row from the top: “27 .w..~”. A capital, or “:” for clear ground, where the sea comes in; “-” where there is no hex. */
  ground: z.array(row).min(1),
  rivers: lines,
  canals: lines,
  wadis: lines,
  roads: lines,
  paths: lines,
  railways: lines,
  phoneLines: lines,
  bridges: hexes,
  piers: lines,
  breakwaters: lines,
  runways: lines,
  buildings: z.record(hex, z.enum(BUILDINGS)).default({}),
  ships: z
    .array(
      z.strictObject({
        at: hex,
        kind: z.enum(SHIPS),
        /** The hex of the quay: there one goes on board on foot. Without it the ship lies at anchor. */
        moored: hex.optional(),
      }),
    )
    .default([]),
  /** The whole field, runways and hangars included. */
  airfield: hexes,
  oases: hexes,
  /** Pits with guns; drawn, and nothing else. */
  guns: hexes,
  obstacles: hexes,
  minefields: hexes,
  /** 10.6 From the upper hex to the lower. */
  cliffs: z.array(fall).default([]),
  /** 11.0 Between two hexes with land where there is nothing but water. */
  sounds: z.array(side).default([]),
  names: z
    .array(
      z.strictObject({
        text: z.string().min(1).max(40),
        at: hex,
        kind: z.enum(NAMES),
        /** A name that stretches: from the first hex to this one. */
        to: hex.optional(),
      }),
    )
    .default([]),
});

export type Sheet = z.infer<typeof MapSheet>;

/** A raid names its map, so it looks like one too. */
export function isMapFile(data: unknown): data is object {
  return (
    typeof data === 'object' && data !== null && 'map' in data && !('raid' in data) && 'game' in data && data.game === 'commandos-europe'
  );
}
