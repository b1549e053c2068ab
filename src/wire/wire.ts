/**
 * What server and browser say to each other. The schemas are what the server accepts; the interface described at
 * /api/openapi.json is made from them.
 */
import { z } from 'zod';
import type { Figure, Outcome, RuleId, Seat, Setup, SetupOption } from '../kernel/game.ts';
import type { Parting } from '../kernel/save.ts';
import { MOST_TOGETHER } from '../kernel/together.ts';
import type { LogLine } from '../kernel/witness/log.ts';
import type { Sight } from '../kernel/witness/sight.ts';
import { COMPANY } from './company.ts';
import { command, id, keepable, name, readable, seat, version } from './fields.ts';
import { LINES_AT_ONCE, LONGEST_WINDOW, SECTIONS } from './limits.ts';
import type { ViewChange } from './views.ts';

export const PACES = ['paused', 'slow', 'steady', 'at-once'] as const;
const LONGEST_PATIENCE = 30 * 24 * 3_600_000;
const LONGEST_DELAY = 24 * 3_600_000;
export const TIME_FOR = ['game', 'choice'] as const;
export const OUT_OF_TIME = ['hand-over', 'end'] as const;
/** How much time each side has. */
const TimeLimit = z.strictObject({
  for: z.enum(TIME_FOR).meta({ description: 'For the whole game, or for each choice.' }),
  time: z.int().min(60_000).max(LONGEST_PATIENCE).meta({ description: 'In milliseconds.' }),
  increment: z
    .int()
    .min(0)
    .max(3_600_000)
    .default(0)
    .meta({ description: 'For the whole game: so much is added whenever the side has done what it was asked.' }),
  whenOut: z.enum(OUT_OF_TIME).meta({ description: 'What the others may do about a side that has none left.' }),
});
/** What those at a table have agreed about how it is played. */
const Manners = z.strictObject({
  pace: z
    .enum(PACES)
    .default('steady')
    .meta({ description: 'How fast scripted players choose; paused: one choice at a time, when asked.' }),
  patience: z
    .int()
    .min(60_000)
    .max(LONGEST_PATIENCE)
    .optional()
    .meta({ description: 'After so many milliseconds without a choice others may hand the seat to the scripted player; left out: never.' }),
  clock: TimeLimit.optional(),
  windows: z.int().min(10_000).max(LONGEST_WINDOW).nullable().optional().meta({
    description:
      'At a window that others know nothing of, whoever has not answered after so many milliseconds passes; null: never. Left out: what fits clock and patience.',
  }),
  watching: z
    .strictObject({
      mayWrite: z.boolean().default(false).meta({ description: 'Whether those who only watch may say something.' }),
      delay: z
        .union([
          z.strictObject({ choices: z.int().min(1).max(200) }),
          z.strictObject({ time: z.int().min(1_000).max(LONGEST_DELAY).meta({ description: 'In milliseconds.' }) }),
        ])
        .optional()
        .meta({ description: 'How far those who only watch are behind; left out, they are not.' }),
    })
    .optional(),
});
type TimeLimit = z.infer<typeof TimeLimit>;
interface Watching {
  readonly mayWrite: boolean;
  /** How far those who only watch are behind: so many choices, or milliseconds. */
  readonly delay?: { readonly choices: number } | { readonly time: number };
}

export const HandOver = z.strictObject({
  bot: id.optional().meta({ description: 'The scripted player; left out, a person plays again.' }),
});
/** What it takes the consent of others for. */
export const PROPOSALS = ['undo', 'end'] as const;
export const Propose = z.strictObject({ seat, what: z.enum(PROPOSALS) });
export const AnswerProposal = z.strictObject({ seat, agrees: z.boolean() });
export const ResignCommand = z.strictObject({ command, version, seat });
export const LeaveSeat = z.strictObject({ bot: id.default('sergeant').meta({ description: 'Who goes on for you.' }) });
export const SetPace = z.strictObject({ pace: z.enum(PACES) });

const kinds = z.array(readable(z.string().min(1).max(64))).max(100);
/** Where somebody wishes to be asked at windows. */
export const WishStops = z.strictObject({
  never: kinds.meta({ description: 'Kinds of windows that go by for you, as `asks` names them.' }),
  untilMyTurn: z.boolean().meta({ description: 'All of them do, until you are asked something that is no window.' }),
  always: kinds.meta({ description: 'Kinds that the game would spare you where they are hardly worth a question.' }),
});
export type Stops = z.infer<typeof WishStops>;

export const NewTable = z.strictObject({
  game: id,
  setup: z.string().min(1).max(100),
  options: z.record(z.string().max(64), z.string().max(64)).default({}),
  /** As data, where a set-up is made from a file of the player's own: `setup` is then one of those that it offers. */
  content: z.record(z.string(), z.unknown()).optional().meta({ description: 'A content file of one’s own, as `check` takes it.' }),
  seed: readable(z.string().min(1).max(100)).optional().meta({ description: 'Left out, the dice come from the operating system.' }),
  name: name.optional(),
  guided: z.boolean().default(false).meta({ description: 'Explains each decision when it first comes up.' }),
  /** Seats the one who sets up takes himself; the rest is open to invitations. Left out: all of them. */
  seats: z.array(id).max(8).optional(),
  bots: z.record(id, id).optional().meta({ description: 'Scripted players, by seat.' }),
  manners: Manners.optional(),
});

export const ChooseCommand = z.strictObject({
  command,
  version,
  seat,
  choice: z
    .string()
    .min(1)
    .max(2000)
    .meta({ description: `A choice, or up to ${MOST_TOGETHER} that are meant as one, joined by \` + \`: what comes to light stops them.` }),
  goOn: z.boolean().default(false).meta({ description: 'Afterwards, steps with one sensible answer go by themselves.' }),
});
export const PlayOnCommand = z.strictObject({ command, version, seat });
export const UndoCommand = z.strictObject({
  command,
  version,
  seat,
  beyond: z
    .boolean()
    .default(false)
    .meta({ description: 'Go back although dice or cards have come to light since; only where one plays alone.' }),
});
export const RedoCommand = z.strictObject({ command, version, seat });
export const HintCommand = z.strictObject({ command, version, seat });
export const Explain = z
  .strictObject({
    thing: z.string().min(1).max(100).optional(),
    near: z
      .array(z.string().min(1).max(100))
      .max(8)
      .default([])
      .meta({ description: 'What the thing stands for besides itself, nearest first: the place it is in.' }),
    choice: z.string().min(1).max(500).optional(),
    seat,
  })
  .refine(({ thing, choice }) => (thing === undefined) !== (choice === undefined), 'Name either a thing or a choice.');
/** Parts of an address. */
export const TableParams = z.object({ id: id.meta({ description: 'The id of the table.' }) });
export const SeatParams = TableParams.extend({ seat: id });
export const StepParams = TableParams.extend({
  step: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
});

/** From where one looks, in the query of an address. */
export const PointOfView = z.object({
  seat: id.optional().meta({ description: 'Which of your seats you look from; left out: the one that is asked, or else your first.' }),
});
/** The same for one who has seen how it stood before. */
export const NextPointOfView = PointOfView.extend({
  known: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .optional()
    .meta({ description: 'So many lines of the log you have: `views` shows how the board looked whenever one was told after them.' }),
});
/** The same for a live connection, and what one keeps of what comes over it. */
export const LivePointOfView = NextPointOfView.extend({
  logs: z.literal('by-seat').optional().meta({
    description: 'You keep the log of each of your seats: `from` then counts in the log of the seat that the scene is seen from.',
  }),
  company: z.enum(COMPANY).optional().meta({
    description: 'You also want to know who is here, what is pointed at and what is said; quiet: all but what is said.',
  }),
});
export const PartOfLog = PointOfView.extend({
  before: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .optional()
    .meta({ description: `The number of a line: up to ${LINES_AT_ONCE} lines before it. Left out: the last ones.` }),
});
export const SpeakingSeat = z.object({ seat });
export const SaveWish = z.object({
  talk: z.literal('with').optional().meta({ description: 'What was said at the table goes into the file; left out, it does not.' }),
});

const MOST_TABLES = 100;
const USUAL_TABLES = 50;

/** Which of one's tables, in the query of an address. */
export const ListTables = z.object({
  section: z.enum(SECTIONS).optional().meta({ description: 'Left out: all of them.' }),
  after: keepable(z.string().regex(/^\d{1,15}-.{1,64}$/))
    .transform((place) => ({ changed: Number(place.slice(0, place.indexOf('-'))), table: place.slice(place.indexOf('-') + 1) }))
    .optional()
    .meta({ description: '`next` of the page before.' }),
  most: z.coerce
    .number()
    .pipe(z.int().min(1).max(MOST_TABLES))
    .default(USUAL_TABLES)
    .meta({ description: `So many at once; ${USUAL_TABLES} if left out.` }),
});

/** What somebody's machine adds to the chance to come: nobody can know the dice who does not know all of it. */
const share = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[\w-]+$/)
  .meta({ description: 'Drawn by your own machine; the dice are made from it, among other things.' });
export const TakeSeat = z.strictObject({
  secret: z.string().min(16).max(128),
  share,
  really: z.boolean().default(false).meta({ description: 'Also where you have made the invitation yourself, in this browser.' }),
});
export const ShareInDice = z.strictObject({ share });
export const ChangeTable = z
  .strictObject({ name: name.optional(), archived: z.boolean().optional(), guided: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change.');
export const ForkTable = z.strictObject({
  step: z.int().min(0),
  name: name.optional(),
  seat: id.optional().meta({ description: 'Which of your seats looks on: what it cannot know is dealt anew. Left out: as for a scene.' }),
});
/** The text of a save file. */
export const ImportTable = z.strictObject({ save: z.string().min(2).max(4_000_000), name: name.optional() });

/** Why a request was not granted: a sentence in the language asked for, and what it was made from. */
export interface Refused {
  readonly code: string;
  readonly rule: RuleId;
  readonly text: string;
  readonly figures: Readonly<Record<string, Figure>>;
  /** With `stale-version`: the lines that came to the log since the version that was answered. */
  readonly news?: readonly LogLine[];
}

/** A table as a list shows it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly setup: Pick<Setup, 'id' | 'options'> & { readonly hash?: string | undefined };
  readonly name: string;
  readonly guided: boolean;
  readonly archived: boolean;
  readonly deleted: boolean;
  readonly created: number;
  readonly changed: number;
  readonly version: number;
  readonly outcome: Outcome | null;
  readonly forkedFrom: string | null;
  /** What the game notes down of where it stands. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** Whether it is yours to rename, to put away and to delete. */
  readonly owned: boolean;
}

/** In a list it is said as well who sits there, and who is to choose. */
export interface ListedTable extends TableCard {
  readonly seats: readonly Pick<SeatCard, 'seat' | 'held' | 'yours' | 'bot' | 'asked'>[];
}

/** A page of the tables of the one who asks. */
export interface TablesAnswer {
  readonly tables: readonly ListedTable[];
  /** Those of this page that cannot be read, because the database is damaged. */
  readonly unreadable: readonly string[];
  /** What the next page is to come after; null at the end. */
  readonly next: string | null;
  /** How many there are of each section. */
  readonly counts: Readonly<Record<(typeof SECTIONS)[number], number>>;
}

export interface SeatCard {
  readonly seat: Seat;
  /** Seats of one side win and lose together. */
  readonly side: string;
  /** Which of the table's tones it is drawn in, counted from 0. */
  readonly tone: number;
  readonly held: boolean;
  readonly yours: boolean;
  /** The scripted player that plays for it. */
  readonly bot: string | null;
  /** You have a lasting link to it, which gives it to you again on any machine. */
  readonly wayBack?: true;
  /** Whether it is asked now, as far as you may know: where you hold several, the one to hand the table to. */
  readonly asked: boolean;
}

export interface Proposal {
  readonly what: (typeof PROPOSALS)[number];
  readonly seat: Seat;
  /** Those who have not agreed yet. */
  readonly awaiting: readonly Seat[];
  /** The first step that you know of among those to be taken back. */
  readonly from?: number;
}

/** What somebody asked for, and who did not agree. */
export interface Declined extends Pick<Proposal, 'what' | 'seat'> {
  readonly by: Seat;
}

/** Everything that one who asks may see of a table now. */
export interface Scene extends Omit<Sight, 'log' | 'dice'> {
  readonly dice: Sight['dice'] & {
    /** What everything will be dealt anew from when the next one sits down: its commitment, and which seats have added to it. */
    readonly coming?: { readonly commitment: string; readonly shared: readonly Seat[] };
  };
  readonly table: TableCard;
  /** The seat that one looks from; null for somebody who watches. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatCard[];
  /** What those at the table have agreed about how it is played. */
  readonly manners: {
    readonly pace: (typeof PACES)[number];
    readonly patience: number | null;
    readonly clock?: TimeLimit;
    readonly windows?: number | null;
    readonly watching?: Watching;
  };
  /** For so many milliseconds since `changed` the server was down or asleep, which is nobody's: told where a patience was agreed. */
  readonly down?: number;
  /** Where you wish to be asked at windows, as you have told it since the server was started. */
  readonly stops?: Stops;
  /** You are asked at a window that is hardly worth a question: in a moment it goes by. */
  readonly spared?: true;
  /** Why a scripted player does not go on; somebody has to replace it, unless it is trying again by itself. */
  readonly failing: 'failed' | 'too-slow' | 'trying' | null;
  /** In seconds, where it is trying again. */
  readonly triesWithin?: number;
  /** What somebody asks the others to agree to. */
  readonly proposal: Proposal | null;
  /** What one of those who were asked has not agreed to, until something happens. */
  readonly declined?: Declined;
  /** The table at which the company goes on, who has set it up, and the secrets of your own invitations there. */
  readonly next?: { readonly table: string; readonly by: Seat; readonly invitations: readonly string[] };
  /** One person alone: may go back beyond what has come to light. */
  readonly solo: boolean;
  /** Its last lines, from this one on; whatever the browser has from there is replaced. */
  readonly log: LogPart;
  /** How the board looked whenever something was told of these lines: for the last events, one for each, from the view backwards. */
  readonly views?: readonly ViewChange[];
  /** Set when today's rules part from the recorded game, and why: it can be read up to there, and a fork goes on from there. */
  readonly diverged: Parting | null;
  /** So many choices were made by earlier rules; the game goes on by today's, and what came before is only told. */
  readonly earlier?: { readonly rules: string; readonly step: number };
}

/** The answer to a command: the version it led to. */
export interface Acknowledged {
  readonly version: number;
}

export interface Hinted extends Acknowledged {
  readonly choice: string;
  /** A sentence key of the game (`advice CODE`) and its figures. */
  readonly advice: { readonly code: string; readonly rule?: RuleId; readonly figures: Readonly<Record<string, Figure>> } | null;
}

export interface Explained {
  readonly verdicts: readonly { readonly choice: string; readonly refusal: Refused | null }[];
}

export interface PastScene {
  readonly step: number;
  readonly view: unknown;
  /** How it looked whenever something was told of the choice that led there, from the view backwards. */
  readonly views: readonly ViewChange[];
  /** How many lines of the log had been written. */
  readonly lines: number;
}

/** A part of the log: its lines from this one on. */
export interface LogPart {
  readonly from: number;
  readonly lines: readonly LogLine[];
}

export interface ForecastAnswer {
  readonly forecast: {
    readonly stake: string;
    readonly trials: number;
    /** By how much each figure that matters changes on average. */
    readonly changes: Readonly<Record<string, number>>;
    readonly outcomes: readonly { what: string; chance: number }[];
  } | null;
}

export interface GameCard {
  readonly id: string;
  readonly rules: string;
  /** With the seats there are under the usual options, and whether all of them are on one side. */
  readonly setups: readonly { readonly id: string; readonly seats: readonly Seat[]; readonly together: boolean }[];
  readonly options: readonly SetupOption[];
  /** The scripted players that can have a seat. */
  readonly bots: readonly string[];
}

export interface Invitation {
  readonly seat: Seat;
  readonly secret: string;
}

/** Dice of all tables of the one who asks, by who rolled them and by kind; how games ended, and what was earned. */
export interface StatisticsAnswer {
  readonly games: readonly {
    readonly game: string;
    /** `counts`: how often each face came up, the one first. */
    readonly dice: readonly { readonly who: string; readonly sides: number; readonly counts: readonly number[] }[];
    readonly ended: readonly {
      readonly scenario: string;
      /** Where it is a file of somebody's own: its hash, and a table that was set up from it. */
      readonly own?: { readonly hash: string; readonly table: string };
      readonly played: number;
      readonly won: number;
      /** The best figures of games that were won. */
      readonly bests: readonly { readonly figure: string; readonly value: number }[];
    }[];
    /** How often each was earned. */
    readonly medals: readonly { readonly medal: string; readonly count: number }[];
    readonly tables: number;
  }[];
}

/** What the server says over a live connection. */
export type LiveMessage = { readonly type: 'scene'; readonly scene: Scene } | { readonly type: 'gone' };
