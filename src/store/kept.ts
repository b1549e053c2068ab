/** What is kept of a table, and what is asked of the store. */
import type { Outcome, Seat, Setup } from '../kernel/game.ts';

/** A table as it is kept. Times are milliseconds since 1970, given by the caller: the store has no clock. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  readonly name: string;
  /** The visitor who set it up. */
  readonly owner: string;
  readonly created: number;
  readonly changed: number;
  readonly archived: boolean;
  /** When it was put into the bin, from which it can be taken back until it is purged. */
  readonly deleted: number | null;
  /** The number of entries. */
  readonly version: number;
  readonly outcome: Outcome | null;
  /** Small JSON, the caller's business. */
  readonly summary: unknown;
  readonly guided: boolean;
  readonly forkedFrom: string | null;
}

export interface SeatRow {
  readonly seat: Seat;
  /** The visitor who plays it. */
  readonly holder: string | null;
  /** The name of a bot that sits there. */
  readonly player: string | null;
  /** The hash of the secret of an open invitation; two seats of a table never have the same. */
  readonly invitation: string | null;
}

export interface Kept {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

/** A position after so many entries, to begin from. It is worth nothing under other rules. */
export interface Snapshot {
  readonly version: number;
  readonly rules: string;
  readonly data: string;
}

export interface Commit {
  readonly table: string;
  /** The number of entries before. */
  readonly version: number;
  /** Lines as in a save; there may be none, when only rules or snapshot change. */
  readonly entries: readonly string[];
  /** What a visitor asked for under an id of his own, and what he is answered, however often he asks. */
  readonly command: { readonly id: string; readonly by: string; readonly answer: string } | null;
  readonly outcome: Outcome | null;
  readonly summary: unknown;
  readonly changed: number;
  readonly rules?: string;
  readonly snapshot?: Snapshot | undefined;
}

export type Committed =
  | { readonly kind: 'committed' }
  /** Somebody else was first; the table has that many entries now. */
  | { readonly kind: 'conflict'; readonly version: number }
  /** The command was carried out before, with this answer, and is not carried out again. */
  | { readonly kind: 'repeated'; readonly answer: string }
  /** There is no such table, or it is deleted. */
  | { readonly kind: 'gone' };

export interface TableChange {
  readonly name?: string;
  readonly archived?: boolean;
  readonly deleted?: number | null;
  readonly guided?: boolean;
}
