/** Data from outside, held against its schema: what it holds, or the first thing that is wrong with it and where. */
import type { z } from 'zod';
import { fault, type Result } from './game.ts';

export function readAs<Schema extends z.ZodType>(schema: Schema, data: unknown, malformed: string): Result<z.infer<Schema>> {
  const read = schema.safeParse(data);
  if (read.success) return { ok: true, value: read.data };
  const issue = read.error.issues[0];
  return fault(malformed, { where: issue?.path.join('.') ?? '', what: issue?.message ?? '' });
}

/** The arrangement of an example, a puzzle or a rule test. What else may be wrong with it the game itself says. */
export function readArrangement<Schema extends z.ZodType>(schema: Schema, data: unknown): Result<z.infer<Schema>> {
  return readAs(schema, data, 'arrangement-malformed');
}
