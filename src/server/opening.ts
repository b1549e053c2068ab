/** How a table comes from the store: from its snapshot, played again from its history, or carried over from earlier rules. */
import type { AnyChronicle, AnyGame } from '../games/box.ts';
import type { Origin } from '../kernel/annals.ts';
import { carriedOver } from '../kernel/carrying.ts';
import { Chronicle, stopsWhereUseful } from '../kernel/chronicle.ts';
import type { GameEvent, GameState } from '../kernel/game.ts';
import { entriesFrom, type Parting, replayEntries } from '../kernel/save.ts';
import { inTodaysShape } from '../kernel/shapes.ts';
import type { Snapshot } from '../kernel/snapshot.ts';
import { momentFor } from '../kernel/witness/sight.ts';
import type { Kept, Since, Store, Snapshot as StoredSnapshot } from '../store/store.ts';
import { Refused } from './refusal.ts';
import { snapshotOf } from './replay.ts';
import type { Replays } from './replays.ts';

/** Where tables come from, and who plays them again. */
export interface Source {
  readonly store: Store;
  readonly replays: Replays;
}

/** A history of so many entries is played again at once; a longer one outside the thread that serves others. */
export const SHORT = 100;

export interface Opened {
  readonly chronicle: AnyChronicle;
  /** Where today's rules part from the recorded game. */
  readonly diverged: Parting | null;
  /** The version of the newest snapshot in the store; NO_SNAPSHOT where there is none. */
  readonly snapshotAt: number;
}

const NO_SNAPSHOT = -1;

/** A table as it is kept, all of it. */
export interface Whole extends Since {
  readonly snapshot: StoredSnapshot | undefined;
}

/** The snapshot is read first, so it is never ahead of the history. Undefined where there is no such table. */
export async function readWhole(store: Pick<Store, 'snapshot' | 'since'>, id: string): Promise<Whole | undefined> {
  const snapshot = await store.snapshot(id);
  const now = await store.since(id, 0);
  return now && { ...now, snapshot };
}

/**
 * A table as it is kept. A snapshot of today's rules is gone on from. Otherwise everything is played again; where that does not come
 * to where the table stood, and a snapshot of other rules says where that was, it goes on from there.
 */
export async function openedFrom(source: Source, game: AnyGame, kept: Whole, by: string): Promise<Opened> {
  const { store } = source;
  const { id, setup, seed, salt } = kept.table;
  const { entries: lines, snapshot } = kept;
  const origin = { setup, seed, salt };
  const fits = snapshot !== undefined && snapshot.version <= lines.length;
  const isTodays = snapshot?.rules === game.rulesVersion;
  if (fits && isTodays) {
    const restored = restoredFrom(game, origin, lines, snapshot);
    if (restored) return { chronicle: restored, diverged: null, snapshotAt: snapshot.version };
  }
  // One of other rules may be understood by a later version, or by the one that comes back.
  if (snapshot && (isTodays || !fits)) await store.dropSnapshots(id);
  const carried = fits && !isTodays ? carriedFrom(game, origin, lines, snapshot) : undefined;
  if (!carried) return playedFromTheStart(source, game, kept, lines, by);
  const again = await playedFromTheStart(source, game, kept, lines, by).catch((error: unknown) => {
    // Whoever is one of too many may ask again.
    if (error instanceof Refused && error.status !== 422) throw error;
    return undefined;
  });
  return again && isTheSame(again, carried) ? { ...again, snapshotAt: carried.snapshotAt } : carried;
}

/** All of it stands by today's rules, and has come to where the table stood. */
function isTheSame({ chronicle, diverged }: Opened, carried: Opened): boolean {
  if (diverged) return false;
  return carried.diverged !== null || chronicle.fingerprint === carried.chronicle.fingerprint;
}

async function playedFromTheStart(
  { replays }: Source,
  game: AnyGame,
  { table }: Kept,
  lines: readonly string[],
  by: string,
): Promise<Opened> {
  const { setup, seed, salt, rules } = table;
  const origin = { setup, seed, salt };
  const checked = rules !== game.rulesVersion;
  if (lines.length > SHORT) {
    const replay = await replays.ask({ kind: 'open', game: game.id, origin, lines, checked }, by);
    const played = restoredFrom(game, origin, lines.slice(0, replay.snapshot.version), replay.snapshot);
    if (played) return { chronicle: played, diverged: replay.diverged, snapshotAt: NO_SNAPSHOT };
  }
  const { chronicle, diverged } = replayEntries(game, origin, lines, checked);
  return { chronicle, diverged: diverged ?? null, snapshotAt: NO_SNAPSHOT };
}

/** Undefined where the snapshot cannot be understood, or what it names is not there any more. */
function carriedFrom(
  game: AnyGame,
  origin: Origin,
  lines: readonly string[],
  { version, rules, data }: StoredSnapshot,
): Opened | undefined {
  try {
    const replayed = carriedOver(game, origin, lines, { rules, snapshot: snapshotIn(data) });
    if (!replayed) return undefined;
    const { chronicle, diverged } = replayed;
    for (const seat of [undefined, ...game.seats(origin.setup).map(({ id }) => id)]) momentFor(chronicle, seat);
    return { chronicle, diverged: diverged ?? null, snapshotAt: version };
  } catch {
    return undefined;
  }
}

/** Our own snapshots, written by snapshotOf; whatever else is in the column does not fit and throws. */
function snapshotIn(data: string): Snapshot<GameState, GameEvent> {
  return JSON.parse(data) as Snapshot<GameState, GameEvent>;
}

/** Of a history that is known to stand. */
export async function playedAgain(
  replays: Replays,
  game: AnyGame,
  origin: AnyChronicle['origin'],
  lines: readonly string[],
  by: string,
): Promise<AnyChronicle> {
  if (lines.length > SHORT) {
    const { snapshot } = await replays.ask({ kind: 'open', game: game.id, origin, lines, checked: false }, by);
    const played = restoredFrom(game, origin, lines, snapshot);
    if (played) return played;
  }
  return replayEntries(game, origin, lines, false, () => true).chronicle;
}

/** Undefined where the snapshot does not fit; then the history has the last word. */
export function restoredFrom(
  game: AnyGame,
  origin: AnyChronicle['origin'],
  lines: readonly string[],
  { version, data }: StoredSnapshot,
): AnyChronicle | undefined {
  try {
    const entries = entriesFrom(game, lines);
    const taken = snapshotIn(data);
    // Before shapes were written down they had never changed under the same rules.
    const snapshot = taken.shape === undefined ? taken : inTodaysShape(game, taken);
    if (!entries || !snapshot) return undefined;
    const { carried } = snapshot;
    const begun = carried && { ...carried, entries: entries.slice(0, carried.snapshot.version) };
    const chronicle = Chronicle.restore(
      game,
      { ...origin, ...(begun && { carried: begun }) },
      entries.slice(0, version),
      snapshot,
      () => true,
    );
    const stands = entries.slice(version).every((entry) => chronicle.replay(entry));
    chronicle.stops = stopsWhereUseful;
    return stands ? chronicle : undefined;
  } catch {
    return undefined;
  }
}

/** So many entries after the last snapshot a new one is taken. */
const SNAPSHOT_EVERY = 50;

export function snapshotDue({ chronicle, snapshotAt }: Opened): StoredSnapshot | undefined {
  if (chronicle.version - snapshotAt < SNAPSHOT_EVERY) return undefined;
  return snapshotOf(chronicle);
}
