/** What is kept of a table, and what is asked of the store. */

import type { Outcome, Seat, Setup } from '../kernel/game.ts';
import type { Audience } from '../kernel/snapshot.ts';

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
  /** The visitor who set it up, under the cookie by which he came last. */
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
  /** What each audience knows of, also the caller's JSON; null where it was never worked out. */
  readonly accounts: unknown;
  /** What it adds to the sums of those who know of it; null where that was never worked out. */
  readonly tallies: readonly Tally[] | null;
  readonly guided: boolean;
  readonly forkedFrom: string | null;
  readonly coming: Coming | null;
  readonly manners: Manners;
  /** What is left of everybody's time, the caller's JSON; null where no clock runs. */
  readonly clocks: unknown;
  readonly offered: Offered | null;
  readonly next: NextTable | null;
  /** How often something was changed that is no part of the game, seats among it. */
  readonly revision: number;
  /** How often a seat got another player. */
  readonly seated: number;
}

/** What it takes the consent of others for. */
export const PROPOSALS = ['undo', 'end'] as const;

/** What somebody has asked the others to agree to. */
export interface Offered {
  readonly what: (typeof PROPOSALS)[number];
  readonly seat: Seat;
  /** It is about the table as it was then: so many entries there were. */
  readonly version: number;
  readonly agreed: readonly Seat[];
  /** Who has not agreed: the offer is off. */
  readonly declinedBy?: Seat;
}

/** The table at which those go on who have played here, who has set it up, and the secret of an invitation for each seat here. */
export interface NextTable {
  readonly table: string;
  readonly by: Seat;
  readonly invitations: Readonly<Record<Seat, string>>;
}

export const PACES = ['paused', 'slow', 'steady', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** What those at a table have agreed about how it is played. */
export interface Manners {
  /** How fast scripted players choose; where they are paused, one choice at a time when somebody asks for it. */
  readonly pace: Pace;
  /** After how many milliseconds without a choice others may hand a seat to the scripted player; null: never. */
  readonly patience: number | null;
  /** Left out, nobody's time is counted. */
  readonly clock?: TimeLimit;
  /** After so many milliseconds those pass who have not answered at a window that others know nothing of; left out or null: never. */
  readonly windows?: number | null;
  /** What those may do who only watch; left out, they watch and say nothing. */
  readonly watching?: Watching;
}

export const TIME_FOR = ['game', 'choice'] as const;
export const OUT_OF_TIME = ['hand-over', 'end'] as const;

/** How much time each side has, in milliseconds. */
export interface TimeLimit {
  /** For the whole game, or for each choice. */
  readonly for: (typeof TIME_FOR)[number];
  readonly time: number;
  /** For the whole game: so much is added whenever the side has done what it was asked. */
  readonly increment: number;
  /** What the others may do about a side that has none left. */
  readonly whenOut: (typeof OUT_OF_TIME)[number];
}

interface Watching {
  readonly mayWrite: boolean;
  /** How far they are behind; left out, they are not. */
  readonly delay?: Delay;
}

/** So many choices, or so many milliseconds. */
export type Delay = { readonly choices: number } | { readonly time: number };

export const USUAL_MANNERS: Manners = { pace: 'steady', patience: null };

/** What everything will be dealt anew from when the next one sits down. */
export interface Coming {
  /** Nobody has seen it, but all have its commitment. */
  readonly secret: string;
  /** What the machines of those have added who sit there, by visitor. */
  readonly shares: Readonly<Record<string, string>>;
}

/** What an audience of a table got to know of: when last, and how much of whatever the caller counts. */
export interface Tally {
  readonly to: Audience;
  readonly changed: number;
  readonly counts: Readonly<Record<string, number>>;
  /** What is counted at every table: of copies with the same dice, each was played. */
  readonly deeds?: Readonly<Record<string, number>> | undefined;
}

/** What a visitor's tables add up to; one that is deleted adds nothing, and a copy of another its deeds alone. */
export interface Sum {
  readonly game: string;
  readonly what: string;
  readonly count: number;
  /** A table that it was counted at; it may be gone meanwhile. */
  readonly table: string;
}

export const SECTIONS = ['under-way', 'finished', 'archived', 'deleted'] as const;
export type Section = (typeof SECTIONS)[number];

/** Where a table lies on a visitor's shelf: by when it last changed, as far as he knows. */
export interface Place {
  readonly changed: number;
  readonly table: string;
}

/** A line that somebody said, the caller's JSON. */
export interface Line {
  /** Counted from 1, for as long as the table lasts. */
  readonly number: number;
  readonly line: string;
}

export interface ShelfPage {
  readonly tables: readonly Kept[];
  /** Tables that lie here as well, but cannot be read. */
  readonly unreadable: readonly string[];
  /** After which place to go on; null where this is the end. */
  readonly next: Place | null;
  readonly sections: Readonly<Record<Section, number>>;
}

export interface SeatRow {
  readonly seat: Seat;
  /** The visitor who plays it. */
  readonly holder: string | null;
  /** The hash of the secret of an open invitation; two seats of a table never have the same. */
  readonly invitation: string | null;
  /** The scripted player that plays for it; the holder, if there is one, may take it back. */
  readonly bot: string | null;
  /** The hash of the secret of an invitation for somebody in the holder's place, who stays away. */
  readonly anew: string | null;
  /** The hash of the secret that gives its holder the seat again, on any machine. */
  readonly wayBack: string | null;
  /** The visitors who played it before. */
  readonly former: readonly string[];
  /** When its holder was here last, as far as that was written down. */
  readonly seen: number | null;
}

/** Nobody is invited to a seat, and nobody has played it. */
export const NEW_SEAT: Omit<SeatRow, 'seat' | 'holder' | 'bot'> = { invitation: null, anew: null, wayBack: null, former: [], seen: null };

export interface Kept {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

/** A table with what was added to its history, all as it was at one moment: who has lost a seat must not be told what its next player was dealt. */
export interface Since extends Kept {
  readonly entries: readonly string[];
  /** How far the newest snapshot has come. */
  readonly snapshotAt: number | null;
}

/** How far a table has come. */
export interface Mark {
  readonly table: string;
  readonly version: number;
  readonly revision: number;
  /** The number of the last line that was said. */
  readonly said: number;
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
  readonly accounts: unknown;
  readonly tallies: readonly Tally[] | null;
  readonly changed: number;
  /** `seated` as the caller knows it: nothing is written for somebody who has lost his seat meanwhile. */
  readonly seated?: number;
  /** Left out, they stay as they are. */
  readonly clocks?: unknown;
  readonly rules?: string;
  readonly snapshot?: Snapshot | undefined;
}

export type Committed =
  | { readonly kind: 'committed' }
  /** Somebody else was first; the table has that many entries now, or other players. */
  | { readonly kind: 'conflict'; readonly version: number }
  /** The command was carried out before, with this answer, and is not carried out again. */
  | { readonly kind: 'repeated'; readonly answer: string }
  /** There is no such table, or it is deleted. */
  | { readonly kind: 'gone' };

export interface ShelfWish {
  readonly section?: Section | undefined;
  readonly after?: Place | undefined;
  readonly most: number;
}

export interface TableChange {
  readonly name?: string;
  readonly owner?: string;
  readonly archived?: boolean;
  readonly deleted?: number | null;
  readonly guided?: boolean;
  readonly coming?: Coming | null;
  readonly manners?: Manners;
  readonly offered?: Offered | null;
  readonly next?: NextTable | null;
}

export interface Uptime {
  readonly began: number;
  readonly until: number;
}

export interface SeatChange {
  readonly holder?: string | null;
  readonly bot?: string | null;
  /** The open invitation is void. */
  readonly invitation?: null;
  readonly anew?: string | null;
  readonly wayBack?: string | null;
  readonly former?: readonly string[];
  readonly seen?: number;
}

/** A secret of the house. */
export interface Key {
  readonly value: string;
  /** When it was made, in milliseconds since 1970. */
  readonly made: number;
}

/**
 * What servers that share a database tell each other, soon and perhaps not at all: ids, numbers and what is pointed at, nothing
 * that only a seat may know.
 */
export interface Hint {
  /** Tables that were written to: how many entries each has, or null where something else was changed. */
  readonly changed?: readonly (readonly [table: string, version: number | null])[];
  /** Who is connected to the server that tells it: whose seats, and whether anybody watches. */
  readonly here?: readonly (readonly [table: string, seats: readonly Seat[], watched: boolean])[];
  readonly pointed?: readonly (readonly [table: string, seat: Seat, thing: string])[];
  /** It may have missed something: the others are to say who is connected to them. */
  readonly hello?: boolean;
}

export interface Ears {
  heard(hint: Hint, from: string): void;
  /** Hints may have been lost, one's own among them. */
  anew(): void;
}

/** What there is beside the tables where several servers share them. */
export interface Shared {
  /** The time of the database, as it was when it was last asked for it. */
  now(): number;
  keepTime(): Promise<void>;
  /** The store tells by itself what it writes. */
  tell(hint: Hint): void;
  listen(ears: Ears): void;
}

/**
 * Saved tables. A table's history only grows: `commit` adds entries to it if nobody else did meanwhile, and its promise
 * is kept only once they would survive a power cut. All methods reject with a StoreFault when the database fails.
 */
export interface Store {
  /** Undefined where one server has the tables for itself. */
  readonly shared?: Shared | undefined;
  create(kept: Kept, entries: readonly string[]): Promise<void>;
  table(id: string): Promise<Kept | undefined>;
  /** With what was added after the first so many entries. */
  since(id: string, version: number): Promise<Since | undefined>;
  /** Of those that are there, deleted ones among them. */
  marks(ids: readonly string[]): Promise<Mark[]>;
  /** The history, or what was added to it after the first `from` entries. */
  entries(id: string, from?: number): Promise<string[]>;
  /** Commits that arrive together are written together, each judged on its own in the order of arrival. */
  commit(commit: Commit): Promise<Committed>;
  /** What a command was answered before. */
  answer(table: string, command: string, by: string): Promise<string | undefined>;
  /** The newest; older ones are not kept. */
  snapshot(id: string): Promise<Snapshot | undefined>;
  dropSnapshots(id: string): Promise<void>;
  /** What was said at a table after the line of that number. */
  talk(id: string, after?: number): Promise<Line[]>;
  /** Adds a line and keeps that many; answers its number, or nothing when there is no such table. */
  say(id: string, line: string, most: number): Promise<number | undefined>;
  /** Tables that the visitor owns or has a seat at, of one section or of all, the last changed first. */
  shelf(visitor: string, wish: ShelfWish): Promise<ShelfPage>;
  /** What the visitor's tables add up to. */
  sums(visitor: string): Promise<Sum[]>;
  /** The ids of the tables whose accounts or tallies were never worked out; deleted ones are left alone. */
  unaccounted(): Promise<string[]>;
  /** False when there is no such table. Rejects with `table-changed` where it has another revision than the caller knows, if he says so. */
  change(id: string, what: TableChange, revision?: number): Promise<boolean>;
  /** Opens an invitation to a seat, or withdraws it; false when there is no such seat or the table is deleted. `seated` as below. */
  invite(id: string, seat: Seat, invitation: string | null, seated?: number): Promise<boolean>;
  /** Of several who come with the same invitation one gets the seat. Every other secret of the seat ends by it. */
  takeSeat(id: string, invitation: string, holder: string): Promise<Seat | undefined>;
  /** False when there is no such seat or the table is deleted. Rejects with `table-changed` where `seated` is not what the caller knows. */
  seat(id: string, seat: Seat, what: SeatChange, seated?: number): Promise<boolean>;
  /** The ids of the tables under way at which scripted players sit. */
  scripted(): Promise<string[]>;
  /** Really removes the tables that were deleted before that time; says how many. */
  purge(deletedBefore: number): Promise<number>;
  /** When the house was open. */
  uptimes(): Promise<Uptime[]>;
  /** The house has been open from then until then; said again and again as long as it is. */
  beUp(uptime: Uptime): Promise<void>;
  /** A secret of the house: the one that was brought first. */
  key(name: string, fresh: Key): Promise<Key>;
  /** Whether the visitor owns a table that was set up before that time, or holds a seat at one. */
  wasHere(visitor: string, before: number): Promise<boolean>;
  /** Writes something down, as a trial, and sees to it that there is room for more. */
  ready(): Promise<void>;
  /** Writes what has been committed so far, then closes; rejects where it is not kept. */
  close(): Promise<void>;
}
