/**
 * What those at a table are to each other besides the game: who is here, what they say, what they point at. None of it is part
 * of the game or of a save.
 */
import { z } from 'zod';
import type { Seat } from '../kernel/game.ts';
import { id, readable, seat } from './fields.ts';

/** What is said often, by key: each reads it in his own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'thanks',
  'sorry',
  'well-played',
  'what-luck',
  'bad-luck',
  'a-moment',
  'back-soon',
  'your-choice',
  'take-back',
  'good-game',
  'goodbye',
] as const;
type Phrase = (typeof PHRASES)[number];

/** Characters of a line, and how many of the last lines are kept. */
const LONGEST_LINE = 300;
export const MOST_LINES = 100;

/** What the words may hold is told apart (`hidingSign`): talk is less strict than names. */
export const Say = z.strictObject({ seat, text: z.string().trim().min(1).max(LONGEST_LINE) });
export const SayPhrase = z.strictObject({ seat, phrase: z.enum(PHRASES) });
export const PointAt = z.strictObject({
  seat,
  thing: readable(z.string().min(1).max(100)).meta({ description: 'The id of something on the board, as choices use it.' }),
});

/** Those who have played here are asked to go on there: with an invitation for each, by the seat he has here. */
export const GoOnAt = z.strictObject({ seat, table: id, invitations: z.record(id, z.string().min(16).max(128)) });

/** How a live connection is told of those at the table. */
export const COMPANY = ['all', 'quiet'] as const;

/** A line that somebody said: his own words, or a phrase by its key. */
export interface Said {
  /** Lines are counted from 1, for as long as the table lasts. */
  readonly number: number;
  readonly at: number;
  /** Null for somebody who watches. */
  readonly seat: Seat | null;
  /** The same for all lines of one person at this table, and at no other: by it a reader mutes him. */
  readonly by: string;
  readonly text?: string;
  readonly phrase?: Phrase;
}

/** The time of a side. */
export interface TimeLeft {
  readonly side: string;
  /** Milliseconds when this was sent; 0 or less where there is none left. */
  readonly left: number;
  /** It gets less while you read this. */
  readonly running: boolean;
}

export interface Company {
  /** The seats whose holders are connected. Who of them thinks is told by `asked` of the scene, as far as it is no secret. */
  readonly here: readonly Seat[];
  /** Somebody watches who has no seat. */
  readonly watched: boolean;
  /** How much time each side has, where that was agreed; null where nobody's time is counted, or not told to you. */
  readonly clock: readonly TimeLeft[] | null;
  /** Milliseconds when this was sent, until those pass who have not answered at a window that others know nothing of: the same for all. */
  readonly window?: number;
  /** What was said; over a live connection what you do not have yet. */
  readonly talk: readonly Said[];
}

/** What comes over a live connection besides scenes, for those who want it. */
export type CompanyMessage =
  | { readonly type: 'company'; readonly company: Company }
  | { readonly type: 'pointing'; readonly seat: Seat; readonly thing: string };

const words = {
  at: z.number(),
  seat: z.string().nullable().meta({ description: 'Null for somebody who watches.' }),
  by: z.string().meta({ description: 'The same for all lines of one person at this table.' }),
  text: z.string().exactOptional(),
  phrase: z.enum(PHRASES).exactOptional(),
};
const said: z.ZodType<Said> = z.strictObject({ number: z.number(), ...words });

/** What was said at a table, as a save takes it along. */
export const TalkSaved: z.ZodType<readonly Said[]> = z.array(said);

/** A line as it is kept under its number, with the number of entries when it was said. */
export const LineKept = z.strictObject({ ...words, version: z.number().exactOptional() });

const company: z.ZodType<Company> = z.strictObject({
  here: z.array(z.string()).meta({ description: 'The seats whose holders are connected.' }),
  watched: z.boolean().meta({ description: 'Whether somebody watches who has no seat.' }),
  clock: z
    .array(
      z.strictObject({
        side: z.string(),
        left: z.number().meta({ description: 'In milliseconds, when this was sent; 0 or less where there is none left.' }),
        running: z.boolean(),
      }),
    )
    .nullable(),
  window: z
    .number()
    .exactOptional()
    .meta({ description: 'In so many milliseconds those pass who have not answered at a window that others know nothing of.' }),
  talk: z.array(said),
});

export const CompanyAnswer = company.meta({ description: 'Who is here, and what was said.' });
export const SaidAnswer = said.meta({ description: 'The line as the others read it.' });
export const PointedAnswer = z
  .strictObject({ seat: z.string(), thing: z.string() })
  .meta({ description: 'What the others see you point at.' });
export const CompanyMessageAnswer: z.ZodType<CompanyMessage> = z
  .union([
    z.strictObject({ type: z.literal('company'), company }),
    z.strictObject({ type: z.literal('pointing'), seat: z.string(), thing: z.string() }),
  ])
  .meta({ description: 'A message over a live connection that wants to know of the company.' });
