/** A table that is open in memory: its chronicle, who listens, and the queue that keeps its requests in order. */
import type { AnyChronicle, AnyGame, Box } from '../games/box.ts';
import { Chronicle, type Snapshot, type Stops, stopsAtSecrets, stopsWhereUseful } from '../kernel/chronicle.ts';
import { type Entry, entryFrom } from '../kernel/entry.ts';
import type { Choice, Fault, GameEvent, GameState, Seat } from '../kernel/game.ts';
import { replayEntries } from '../kernel/save.ts';
import { type Asker, lookingFrom, Notes, type Present, presenceOf } from '../kernel/witness.ts';
import { StoreFault } from '../store/fault.ts';
import type { Kept, Store, Snapshot as StoredSnapshot } from '../store/store.ts';
import { type Account, accountsAfter, accountsOf, knownTo } from './accounts.ts';
import { noSuchTable } from './refusal.ts';
import { type Log, type Sighting, sightingOf } from './scene.ts';

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
  send(message: Buffer): void;
  /** The table is no more. */
  gone(): void;
  /** Something went wrong: whoever listens had better come back. */
  cut(): void;
}

/** A secret window at a table of several people. */
export interface OpenWindow {
  readonly key: string;
  /** The answer that lets it go by, as text. */
  readonly pass: string;
  readonly since: number;
  /** Those who will pass by themselves, and how to keep each from it. */
  readonly passing: Map<Seat, () => void>;
}

type Opened = Pick<LiveTable, 'chronicle' | 'diverged' | 'snapshotAt'>;

export class LiveTable {
  readonly box: Box;
  readonly listeners = new Set<Listener>();
  chronicle: AnyChronicle;
  /** What each audience knows of. */
  accounts: readonly Account[];
  /** Where today's rules part from the recorded game. */
  diverged: Fault | null;
  /** The version of the newest snapshot in the store. */
  snapshotAt: number;
  window: OpenWindow | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #kept: Kept;
  /** What those see who look from a seat, or watch, as long as nothing changes. */
  readonly #sightings = new Map<Asker, Sighting>();
  readonly #notes = new Map<Asker, Notes<GameState, Choice, GameEvent>>();

  constructor(box: Box, kept: Kept, { chronicle, diverged, snapshotAt }: Opened) {
    this.box = box;
    this.#kept = kept;
    this.accounts = accountsOf(chronicle, box.dice, kept.table);
    this.chronicle = chronicle;
    this.diverged = diverged;
    this.snapshotAt = snapshotAt;
    this.#sayWhereToStop();
  }

  /** What is in memory is thrown away: the store has the last word. Whoever listens or waits goes on with what was kept. */
  async reload(store: Store): Promise<void> {
    const kept = await store.table(this.id);
    if (!kept) throw noSuchTable(this.id);
    const { chronicle, diverged, snapshotAt } = await openedFrom(store, this.game, kept);
    this.kept = kept;
    this.chronicle = chronicle;
    this.accounts = accountsOf(chronicle, this.box.dice, kept.table);
    this.diverged = diverged;
    this.snapshotAt = snapshotAt;
    this.#sayWhereToStop();
    this.#sightings.clear();
  }

  get kept(): Kept {
    return this.#kept;
  }

  set kept(kept: Kept) {
    const isSeatedAnew = kept.seats !== this.#kept.seats;
    this.#kept = kept;
    if (isSeatedAnew) this.#sayWhereToStop();
    this.#sightings.clear();
  }

  /** More than one play at it, or will. */
  get isShared(): boolean {
    return isShared(this.kept.seats);
  }

  #sayWhereToStop(): void {
    this.chronicle.stops = stopsAt(this.kept.seats);
  }

  get game(): AnyGame {
    return this.box.game;
  }

  get id(): string {
    return this.kept.table.id;
  }

  /** One request after the other: whoever looks never sees a choice that is not yet committed. */
  inOrder<T>(work: () => T | Promise<T>): Promise<T> {
    this.#waiting++;
    const next = this.#last.then(work);
    const done = () => void this.#waiting--;
    this.#last = next.then(done, done);
    return next;
  }

  /** Nobody listens, nothing is under way and nobody is about to pass. */
  get isIdle(): boolean {
    return this.listeners.size === 0 && this.#waiting === 0 && !this.window?.passing.size;
  }

  presenceOf(visitor: string | undefined): Present {
    return presenceOf(this.kept.seats, visitor);
  }

  holderOf(asker: Asker): string | undefined {
    return this.kept.seats.find(({ seat }) => seat === asker)?.holder ?? undefined;
  }

  notesFor(asker: Asker): Notes<GameState, Choice, GameEvent> {
    const notes = this.#notes.get(asker);
    if (notes?.chronicle === this.chronicle && notes.goOn()) return notes;
    const anew = new Notes(this.chronicle, asker);
    this.#notes.set(asker, anew);
    return anew;
  }

  /** Made once, however many look. */
  sightingFor(asker: Asker): Sighting {
    const known = this.#sightings.get(asker) ?? sightingOf(this, asker);
    this.#sightings.set(asker, known);
    return known;
  }

  /** From where a visitor looks: from the seat he names, as long as he holds it. */
  askerFor(visitor: string | undefined, named?: Seat): Asker {
    // Many may watch.
    if (visitor === undefined) return undefined;
    const { held } = this.presenceOf(visitor);
    return named !== undefined && held.includes(named) ? named : lookingFrom(this.chronicle, held);
  }

  /** How much has happened and when, as far as the visitor knows: the hour of somebody's secret choice would tell that there was one. */
  knownTo(visitor: string | undefined): { readonly version: number; readonly changed: number } {
    return knownTo(this.presenceOf(visitor).held, this.accounts);
  }

  versionFor(visitor: string | undefined): number {
    return this.knownTo(visitor).version;
  }

  /** What was done after the first so many entries counts from now on. */
  note(from: number, when: number): void {
    this.accounts = accountsAfter(this.accounts, this.chronicle, this.box.dice, from, when);
    this.#sightings.clear();
  }
}

function isShared(seats: readonly Pick<Kept['seats'][number], 'holder'>[]): boolean {
  return seats.some(({ holder }) => holder !== seats[0]?.holder);
}

/** Where one person plays all there is to play, nobody is to be kept from guessing. */
export function stopsAt(seats: readonly Pick<Kept['seats'][number], 'holder'>[]): Stops<GameState, Choice> {
  return isShared(seats) ? stopsAtSecrets : stopsWhereUseful;
}

export async function openTable(store: Store, box: Box, kept: Kept): Promise<LiveTable> {
  return new LiveTable(box, kept, await openedFrom(store, box.game, kept));
}

/** A table as it is kept. A snapshot of today's rules is gone on from; otherwise everything is played again. */
async function openedFrom(store: Store, game: AnyGame, kept: Kept): Promise<Opened> {
  const { id, setup, seed, salt, rules } = kept.table;
  const [lines, snapshot] = await Promise.all([store.entries(id), store.snapshot(id)]);
  if (lines.length < kept.table.version) throw new StoreFault('table-damaged', { table: id });
  const origin = { setup, seed, salt };
  const usable = snapshot?.rules === game.rulesVersion && snapshot.version <= lines.length ? snapshot : undefined;
  const restored = usable && restoredFrom(game, origin, lines, usable);
  if (restored) return { chronicle: restored, diverged: null, snapshotAt: usable.version };
  if (snapshot && !restored) await store.dropSnapshots(id);
  const { chronicle, diverged } = replayEntries(game, origin, lines, rules !== game.rulesVersion);
  return { chronicle, diverged: diverged ?? null, snapshotAt: 0 };
}

/** Undefined where the snapshot does not fit; then the history has the last word. */
function restoredFrom(
  game: AnyGame,
  origin: AnyChronicle['origin'],
  lines: readonly string[],
  { version, data }: StoredSnapshot,
): AnyChronicle | undefined {
  try {
    const entries = lines.map((line) => entryFrom(line)).filter((entry): entry is Entry => entry !== undefined);
    // Our own snapshots, written by the lines below; whatever else is in the column does not fit and throws.
    const snapshot = JSON.parse(data) as Snapshot<GameState, GameEvent>;
    const chronicle = Chronicle.restore(game, origin, entries.slice(0, version), snapshot, () => true);
    const stands = entries.length === lines.length && entries.slice(version).every((entry) => chronicle.replay(entry));
    chronicle.stops = stopsWhereUseful;
    return stands ? chronicle : undefined;
  } catch {
    return undefined;
  }
}

/** So many entries after the last snapshot a new one is taken. */
const SNAPSHOT_EVERY = 50;

export function snapshotDue({ chronicle, snapshotAt, game }: LiveTable): StoredSnapshot | undefined {
  if (chronicle.version - snapshotAt < SNAPSHOT_EVERY) return undefined;
  return { version: chronicle.version, rules: game.rulesVersion, data: JSON.stringify(chronicle.snapshot()) };
}
