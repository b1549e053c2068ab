/** A table that is open in memory: its chronicle, who listens, and the queue that keeps its requests in order. */
import type { AnyGame } from '../games/box.ts';
import { Chronicle, type Entry, type Snapshot, stopsWhereUseful } from '../kernel/chronicle.ts';
import type { Choice, Fault, GameEvent, GameState, Seat } from '../kernel/game.ts';
import { entryFrom, replayEntries } from '../kernel/save.ts';
import type { Asker, LogLine } from '../kernel/witness.ts';
import type { Kept, Store, Snapshot as StoredSnapshot } from '../store/store.ts';

export type AnyChronicle = Chronicle<GameState, Choice, GameEvent>;

/** Somebody with a live connection. */
export interface Listener {
  readonly visitor: string | undefined;
  send(message: string): void;
  gone(): void;
}

export class LiveTable {
  readonly game: AnyGame;
  readonly chronicle: AnyChronicle;
  /** Where today's rules part from the recorded game. */
  readonly diverged: Fault | null;
  readonly listeners = new Set<Listener>();
  /** The log as it was last told, by who was told. */
  readonly lastTold = new Map<string, readonly LogLine[]>();
  kept: Kept;
  /** The version of the newest snapshot in the store. */
  snapshotAt: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(game: AnyGame, kept: Kept, chronicle: AnyChronicle, diverged: Fault | null, snapshotAt: number) {
    this.game = game;
    this.kept = kept;
    this.chronicle = chronicle;
    this.diverged = diverged;
    this.snapshotAt = snapshotAt;
  }

  get id(): string {
    return this.kept.table.id;
  }

  /** One request after the other: whoever looks never sees a choice that is not yet committed. */
  inOrder<T>(work: () => T | Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  seatsHeldBy(visitor: string | undefined): Seat[] {
    if (visitor === undefined) return [];
    return this.kept.seats.filter(({ holder }) => holder === visitor).map(({ seat }) => seat);
  }

  /** Whoever holds several seats speaks for the one that is asked. */
  askerFor(visitor: string | undefined): Asker {
    const held = this.seatsHeldBy(visitor);
    return held.find((seat) => this.chronicle.match.decision?.seats.includes(seat)) ?? held[0];
  }

  /** One person alone plays all there is to play. */
  get isSolo(): boolean {
    const [first, ...rest] = this.kept.seats;
    return first !== undefined && first.holder !== null && rest.every(({ holder }) => holder === first.holder);
  }
}

/** Opens a table as it is kept. A snapshot of today's rules is gone on from; otherwise everything is played again. */
export async function openTable(store: Store, game: AnyGame, kept: Kept): Promise<LiveTable> {
  const { id, setup, seed, salt, rules } = kept.table;
  const [lines, snapshot] = await Promise.all([store.entries(id), store.snapshot(id)]);
  const origin = { setup, seed, salt };
  const usable = snapshot?.rules === game.rulesVersion && snapshot.version <= lines.length ? snapshot : undefined;
  const restored = usable && restoredFrom(game, origin, lines, usable);
  if (restored) return new LiveTable(game, kept, restored, null, usable.version);
  if (snapshot && !restored) await store.dropSnapshots(id);
  const { chronicle, diverged } = replayEntries(game, origin, lines, rules !== game.rulesVersion);
  return new LiveTable(game, kept, chronicle, diverged ?? null, 0);
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
