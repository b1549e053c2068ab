/** A level card as a file: the map in letters, and what lies where. LEVELS.md explains it to whoever writes one. */
import { z } from 'zod';
import { DIRECTIONS, ESCORT_IDS, INDOOR_KINDS, ITEMS, OUTDOOR_KINDS } from './terms.ts';

const tile = z.string().regex(/^[A-Z]$/);
const item = z.enum(ITEMS).exclude(['spotted']);

/** 6.15, 11.1 What is to be done at an objective token. */
export const ObjectiveFile = z.discriminatedUnion('do', [
  /** Only a powerful explosive destroys it. */
  z.strictObject({ tile, do: z.literal('destroy') }),
  /** So many points, and perhaps an item, which is spent. */
  z.strictObject({ tile, do: z.literal('interact'), points: z.int().min(0).max(3), item: item.optional() }),
  /** A commando and no enemy is on its tile when the level's time is over. */
  z.strictObject({ tile, do: z.literal('hold') }),
  /** A character who must leave the level through a trap door. */
  z.strictObject({ tile, do: z.literal('escort'), who: z.enum(ESCORT_IDS as [string, ...string[]]) }),
  /** A German officer stands on the token: whoever kills him has done it. */
  z.strictObject({ tile, do: z.literal('eliminate') }),
]);

/** 12.2 Left out in standard difficulty. */
const veteran = z.boolean().optional();

/** 1.1, 11.1 What a quick game on this level adds to its card. */
const QuickRule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('alert'), veteran }),
  z.strictObject({ rule: z.literal('turns'), turns: z.int().min(1).max(12), veteran }),
  z.strictObject({ rule: z.literal('blocked'), tile, veteran }),
  z.strictObject({ rule: z.literal('locked'), doors: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1), veteran }),
  z.strictObject({ rule: z.literal('sentries'), tile, count: z.int().min(1).max(4), veteran }),
]);

const Words = z.strictObject({ title: z.string().min(1), briefing: z.string().min(1) });

export const LevelFile = z.strictObject({
  level: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  commandos: z.int().min(1).max(4),
  /** A letter for each cell, the same for all cells of a tile; a dot where there is none. North is up. */
  map: z
    .array(z.string().regex(/^[A-Z.]+$/))
    .min(1)
    .max(12),
  indoor: z.string().regex(/^[A-Z]*$/),
  /** What is drawn on which tiles; the others are plain yards and stores. */
  kinds: z.partialRecord(z.enum([...OUTDOOR_KINDS, ...INDOOR_KINDS]), z.string().regex(/^[A-Z]+$/)).optional(),
  doors: z.record(z.string().regex(/^[A-Z]{2}$/), z.enum(['locked', 'unlocked'])),
  entrances: z.array(z.strictObject({ tile, side: z.enum(DIRECTIONS) })).max(8),
  alarm: tile,
  nests: z.string().regex(/^[A-Z]*$/),
  trapDoors: z.record(tile, z.enum(['open', 'blocked'])),
  objectives: z.array(ObjectiveFile).min(1).max(6),
  equipment: z.record(tile, z.array(item)),
  /** 11.5 A level with its own event deck of so many cards. */
  turns: z.int().min(1).max(12).optional(),
  /** 16.1 What a training mission leaves out, and whether an alarm must be silenced, and ends it the second time. */
  training: z.strictObject({ events: z.boolean(), enemies: z.boolean(), alarmFails: z.boolean() }).optional(),
  /** Where the level is played by itself it may be harder than as a part of an operation. */
  quick: z.array(QuickRule).optional(),
  words: z.strictObject({ en: Words, fr: Words }).optional(),
});

export type LevelFile = z.infer<typeof LevelFile>;
export type ObjectiveFile = z.infer<typeof ObjectiveFile>;
