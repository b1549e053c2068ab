/** How a table comes from the store: from its snapshot, or played again from its history. */
import type { AnyChronicle, AnyGame } from '../games/box.ts';
import { Chronicle, stopsWhereUseful } from '../kernel/chronicle.ts';
import type { GameEvent, GameState } from '../kernel/game.ts';
import { entriesFrom, type Parting, replayEntries } from '../kernel/save.ts';
import type { Snapshot } from '../kernel/snapshot.ts';
import { StoreFault } from '../store/fault.ts';
import type { Kept, Store, Snapshot as StoredSnapshot } from '../store/store.ts';
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

/** A table as it is kept. A snapshot of today's rules is gone on from; otherwise everything is played again. */
export async function openedFrom({ store, replays }: Source, game: AnyGame, kept: Kept, by: string): Promise<Opened> {
  const { id, setup, seed, salt, rules } = kept.table;
  const [lines, snapshot] = await Promise.all([store.entries(id), store.snapshot(id)]);
  if (lines.length < kept.table.version) throw new StoreFault('table-damaged', { table: id });
  const origin = { setup, seed, salt };
  const usable = snapshot?.rules === game.rulesVersion && snapshot.version <= lines.length ? snapshot : undefined;
  const restored = usable && restoredFrom(game, origin, lines, usable);
  if (restored) return { chronicle: restored, diverged: null, snapshotAt: usable.version };
  if (snapshot && !restored) await store.dropSnapshots(id);
  const checked = rules !== game.rulesVersion;
  if (lines.length > SHORT) {
    const replay = await replays.ask({ kind: 'open', game: game.id, origin, lines, checked }, by);
    const played = restoredFrom(game, origin, lines.slice(0, replay.snapshot.version), replay.snapshot);
    if (played) return { chronicle: played, diverged: replay.diverged, snapshotAt: NO_SNAPSHOT };
  }
  const { chronicle, diverged } = replayEntries(game, origin, lines, checked);
  return { chronicle, diverged: diverged ?? null, snapshotAt: NO_SNAPSHOT };
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
    if (!entries) return undefined;
    // Our own snapshots, written by snapshotOf; whatever else is in the column does not fit and throws.
    const snapshot = JSON.parse(data) as Snapshot<GameState, GameEvent>;
    const chronicle = Chronicle.restore(game, origin, entries.slice(0, version), snapshot, () => true);
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
