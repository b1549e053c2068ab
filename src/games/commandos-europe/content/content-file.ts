/** Pieces, missions, enemies and casualties as files. */
import { z } from 'zod';
import { isMapFile, MapSheet } from './map-file.ts';

const id = z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/);
const firepower = z.int().min(0).max(60);
const noise = z.int().min(-5).max(9);

/** 2.4 What is printed on a piece: firepower, noise, movement. */
const Print = z.strictObject({ firepower, noise, move: z.int().min(0).max(20) });

/** 3.2, 3.3 Men by generations, as they begin, experienced, veterans; those who are bought have one. */
const Men = z.strictObject({ id, cost: z.int().min(0).max(30), prints: z.array(Print).min(1).max(3) });

const SORTS = ['weapon', 'equipment', 'vehicle', 'boat', 'scuba'] as const;

const Gear = z.strictObject({
  id,
  sort: z.enum(SORTS),
  /** The counters are the limit. */
  copies: z.int().min(1).max(4),
  firepower,
  cost: z.int().min(1).max(20),
  noise,
  /** Below zero, or nothing, for what is hauled; above for what moves by itself. */
  move: z.int().min(-6).max(20),
  /** 13.3 */
  antiTank: z.boolean().default(false),
  /** 14.0 */
  strays: z.boolean().default(false),
});

export const PiecesFile = z.strictObject({
  squads: z.array(Men).length(4),
  leaders: z.array(Men).length(4),
  base: z.strictObject({ cost: z.int().min(0).max(20) }),
  gear: z.array(Gear).min(1),
});

export const MAP_IDS = ['norway', 'north-africa', 'normandy', 'continent'] as const;
export type MapId = (typeof MAP_IDS)[number];

const hex = z.string().regex(/^\d{4}$/);

const Mission = z.strictObject({
  id,
  /** 6.2 Purchase points for whoever accomplishes it. */
  award: z.int().min(0).max(12),
  /** 6.1 Kinds of weapons and equipment; nothing for NONE. */
  requires: z.array(id).max(6),
  /** 7.0 Where it is placed on a roll of 1-2, 3-4, 5-6. */
  hexes: z.tuple([hex, hex, hex]),
});

const Enemy = z.strictObject({
  id,
  count: z.int().min(1).max(24),
  firepower,
  /** 0 for what never moves. */
  move: z.int().min(0).max(9),
  /** 10.6 A vehicle. */
  circled: z.boolean().default(false),
  /** 11.0 Printed with a sea wave. */
  boat: z.boolean().default(false),
});

/** What is written in the words of somebody's own: a title, and names for what is new. */
const Words = z.strictObject({
  title: z.string().min(1).max(60),
  names: z.record(id, z.string().min(1).max(60)).default({}),
});

/** A raid of somebody's own: missions, enemies or both, on one of the four maps or on land of their own. docs/raids.md tells it to people. */
export const RaidFile = z.strictObject({
  raid: z.literal(1),
  game: z.literal('commandos-europe'),
  id,
  map: z.enum(MAP_IDS),
  /** In place of that map: a map file, in its numbering. */
  land: MapSheet.optional(),
  /** How many are drawn. */
  missions: z.int().min(1).max(6).default(6),
  /** 6.2 Purchase points to begin with. */
  purse: z.int().min(0).max(60).default(20),
  /** Those of the map where they are left out. */
  objectives: z.array(Mission).min(1).max(40).optional(),
  enemies: z.array(Enemy).min(1).max(24).optional(),
  words: z.strictObject({ en: Words, fr: Words }).optional(),
});

export type Raid = z.infer<typeof RaidFile>;

/** A map of somebody's own without a raid is played with the missions and the enemies of the sheet that it fills. */
export function raidFrom(data: unknown): Raid {
  if (!isMapFile(data)) return RaidFile.parse(data);
  const land = MapSheet.parse(data);
  return RaidFile.parse({ raid: 1, game: land.game, id: land.id, map: land.sheet, land });
}

/** What a game is played with: the number of its map, and the raid of somebody's own that it is, if it is one. */
export interface Played {
  readonly map: number;
  readonly own: Raid | null;
}

export const MissionsFile = z.record(z.enum(MAP_IDS), z.array(Mission).min(6));
export const EnemiesFile = z.record(z.enum(MAP_IDS), z.array(Enemy).min(1));

/** 13.1 It reduces a squad, or kills a leader. */
export const CasualtiesFile = z.array(
  z.union([
    z.strictObject({ id, count: z.int().min(1).max(20), firepower: z.int().min(-9).max(0), move: z.int().min(-3).max(0) }),
    z.strictObject({ id, count: z.int().min(1).max(20), kills: z.enum(['commander', 'officer']) }),
  ]),
);
