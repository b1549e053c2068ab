/** Somebody with a live connection, and what he was told. */
import type { Seat } from '../kernel/game.ts';
import type { Asker } from '../kernel/witness/audience.ts';
import type { Log, Sighting } from './scene.ts';

/** Somebody with a live connection. */
export interface Listener {
  readonly visitor: string | undefined;
  /** The seat he wants to look from; undefined: from whichever of his is asked. */
  readonly seat?: Seat | undefined;
  /** What he was told last, and from where he looked. */
  told: Sighting | undefined;
  asker?: Asker;
  /** The log of each of his seats as he was told it, where he says that he keeps them. */
  readonly logs?: Map<Asker, Log> | undefined;
  /** What he knows of the company, where he wants to. */
  readonly company?: Hearing | undefined;
  send(message: Buffer): void;
  /** The table is no more. */
  gone(): void;
  /** The seat that he wants to look from is not his any more. */
  unseat(seat: Seat): void;
  /** Something went wrong: whoever listens had better come back. */
  cut(): void;
}

/** How much somebody knows of those at the table. */
interface Hearing {
  /** He does not want to read what is said. */
  readonly isQuiet: boolean;
  /** The number of the last line that he was told of. */
  heard: number;
  /** What else he was told last. */
  still: string;
}
