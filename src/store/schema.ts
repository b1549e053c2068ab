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
}

export interface SeatsColumns {
  table_id: string;
  seat: string;
  /** Seats keep the order in which the game names them. */
  place: number;
  holder: string | null;
  invitation: string | null;
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

interface MigrationsColumns {
  number: number;
}

export interface Schema {
  tables: TablesColumns;
  seats: SeatsColumns;
  entries: EntriesColumns;
  commands: CommandsColumns;
  snapshots: SnapshotsColumns;
  migrations: MigrationsColumns;
}
