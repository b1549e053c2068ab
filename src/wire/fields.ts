/** What many requests have in common, field by field. */
import { z } from 'zod';
import { isReadable } from '../kernel/readable.ts';

/** Not every database keeps NUL or half of a character. */
function isKeepable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

export function keepable<T extends z.ZodType<string>>(schema: T): T {
  return schema.refine(isKeepable, 'It holds characters that cannot be kept');
}

/** Whatever others read. */
export function readable<T extends z.ZodType<string>>(schema: T): T {
  return schema.refine(isReadable, 'It holds characters that nobody can see');
}

export const id = keepable(z.string().min(1).max(64));
export const name = readable(z.string().trim().min(1).max(80));
/** Chosen by the sender, new for every command: the same one twice is applied once. */
export const command = keepable(z.string().min(8).max(64)).meta({
  description: 'Chosen by the sender; the same command twice is applied once.',
});
export const seat = id.optional().meta({ description: 'The seat you speak for; whoever holds one only may leave it out.' });
export const version = z.int().min(0).meta({ description: 'The version of the table that the command answers.' });
