/** An operation as a file: its levels, how they are linked, and its special rules. LEVELS.md explains it. */
import { z } from 'zod';
import { LevelFile, ObjectiveFile } from './level-file.ts';
import { ITEMS } from './terms.ts';

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const tile = z.string().regex(/^[A-Z]$/);
/** 12.2 Left out in standard difficulty. */
const veteran = z.boolean().optional();

/** 12.1 Special rules; they replace what a level card says. */
const SpecialRule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('objective'), level: id, number: z.int().min(1).max(6), objective: ObjectiveFile, veteran }),
  /** 10.3 From the end of its second turn on the level falls in, from the tile with the open trap door outwards. */
  z.strictObject({ rule: z.literal('collapse'), level: id, veteran }),
  z.strictObject({ rule: z.literal('turns'), level: id, turns: z.int().min(1).max(12), veteran }),
  z.strictObject({ rule: z.literal('blocked'), level: id, tile, veteran }),
  z.strictObject({ rule: z.literal('locked'), level: id, doors: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1), veteran }),
  /** The alarm rings from the start. */
  z.strictObject({ rule: z.literal('alert'), level: id, veteran }),
  z.strictObject({ rule: z.literal('equipment'), level: id, tile, items: z.array(z.enum(ITEMS).exclude(['spotted'])), veteran }),
  z.strictObject({ rule: z.literal('sentries'), level: id, tile, count: z.int().min(1).max(4), veteran }),
  /** Left out of the equipment reserve. */
  z.strictObject({ rule: z.literal('without'), items: z.array(z.enum(ITEMS)), veteran }),
]);

const Words = z.strictObject({ title: z.string().min(1), briefing: z.string().min(1) });

export const OperationFile = z.strictObject({
  operation: id,
  commandos: z.int().min(1).max(4),
  levels: z.array(id).min(1).max(5),
  /** For each level that is not there from the start, the levels that must be completed first. */
  after: z.record(id, z.array(id).min(1).max(2)),
  special: z.array(SpecialRule),
  /** Levels of the author's own, where the operation needs any. */
  own: z.array(LevelFile).optional(),
  words: z.strictObject({ en: Words, fr: Words }).optional(),
});

export type OperationFile = z.infer<typeof OperationFile>;
export type SpecialRule = z.infer<typeof SpecialRule>;
