import type { Kysely } from 'kysely';
import type { StoreFault } from './fault.ts';
import type { Hints } from './hints.ts';
import type { Schema } from './schema.ts';

/** What differs between one database and another. */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** The connection broke: whatever was under way has been done or not, nobody knows. */
  isLost(error: unknown): boolean;
  /** To be called before trying again what was lost. */
  recover(): Promise<void>;
  /** The database undid the transaction for the sake of another one; nothing of it was done. */
  isClash(error: unknown): boolean;
  /** The database is up to date: from now on nothing takes long. */
  migrated?(): void;
  /** Throws where there is no room for more. */
  room?(): Promise<void>;
  /** Makes sure before writing that nobody else serves the same database; throws where somebody does. */
  assure?(): Promise<void>;
  /** Throws where the database is no longer where it was opened. */
  checkPlace?(): void;
  /** Something has been written, and this is how far the database has come. */
  note?(count: number): void;
  /** Where other servers serve the same tables. */
  readonly hints?: Hints;
  /** Gives back to the disk what deleted tables took. */
  shrink?(): Promise<void>;
  /** What an error means, when it is the database's fault and not ours. */
  faultOf(error: unknown): StoreFault | undefined;
}
