/** The tables of the database as TypeScript sees them; migrations.ts makes them. JSON is text, yes and no are 1 and 0. */
import type { Generated } from 'kysely';

export interface TablesColumns {
  id: string;
  game: string;
  rules: string;
  setup: string;
  seed: string;
  salt: string;
  commitment: string;
  name: string;
  owner: string;
  created: number;
  changed: number;
  archived: number;
  deleted: number | null;
  version: number;
  outcome: string | null;
  summary: string;
  guided: Generated<number>;
  forked_from: string | null;
  accounts: string | null;
  coming: string | null;
  tallies: string | null;
  manners: string | null;
  clocks: string | null;
  offered: string | null;
  next: string | null;
  revision: Generated<number>;
  seated: Generated<number>;
}

export interface SeatsColumns {
  table_id: string;
  seat: string;
  /** Seats keep the order in which the game names them. */
  place: number;
  holder: string | null;
  invitation: string | null;
  bot: string | null;
  anew: string | null;
  way_back: string | null;
  /** A list, as JSON; null where nobody was noted down. */
  former: string | null;
  seen: number | null;
}

interface EntriesColumns {
  table_id: string;
  /** The number of entries before this one. */
  version: number;
  line: string;
}

interface CommandsColumns {
  table_id: string;
  asked_by: string;
  command: string;
  answer: string;
}

interface SnapshotsColumns {
  table_id: string;
  version: number;
  rules: string;
  data: string;
}

/** A line that somebody said. */
interface SaidColumns {
  table_id: string;
  number: number;
  line: string;
}

interface UptimesColumns {
  began: number;
  until: number;
}

interface KeysColumns {
  name: string;
  value: string;
  made: number;
}

interface MigrationsColumns {
  number: number;
}

/** Dice from the same seed are the same dice: of several copies of a table on a shelf one counts, the last that was played. */
export const STANDING = { deleted: 0, waits: 1, counts: 2 } as const;

/** A table as it lies on the shelf of one who owns it or plays at it. */
export interface ShelfColumns {
  visitor: string;
  table_id: string;
  section: string;
  changed: number;
  /** Tables of the same origin have the same dice. */
  origin: string;
  /** One of STANDING. */
  standing: number;
  counts: string;
}

interface SumsColumns {
  visitor: string;
  game: string;
  what: string;
  count: number;
  /** A table that it was last counted at. */
  table_id: string | null;
}

/** One row: on SQLite every transaction that writes counts it up, which shows later whether something acknowledged is missing. */
interface PulseColumns {
  id: number;
  count: number;
}

export interface Schema {
  tables: TablesColumns;
  seats: SeatsColumns;
  entries: EntriesColumns;
  commands: CommandsColumns;
  snapshots: SnapshotsColumns;
  said: SaidColumns;
  uptimes: UptimesColumns;
  keys: KeysColumns;
  migrations: MigrationsColumns;
  shelf: ShelfColumns;
  sums: SumsColumns;
  pulse: PulseColumns;
}
