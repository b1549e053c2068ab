/** What the browser knows of a table, put together from scenes that may come twice, late, or with a gap before them. */
import type { GameEvent } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/witness.ts';
import type { Scene } from '../../wire/wire.ts';

export interface Known {
  readonly scene: Scene;
  readonly log: readonly LogLine[];
  /** What the newest scene has brought; empty when it came first, or took something back. */
  readonly recent: readonly GameEvent[];
  /** Grows whenever something was taken back: what was remembered of single steps is worth nothing then. */
  readonly rewritten: number;
}

/**
 * The log of each seat that one looks from, as it came over one connection: a scene brings what is new in the log of its
 * own seat, however many were seen from others since.
 */
export class SeatLogs {
  readonly #logs = new Map<Scene['seat'], readonly LogLine[]>();

  /** The scene with its whole log; as it came where lines are missing before it. */
  whole(scene: Scene): Scene {
    const { from, lines } = scene.log;
    const before = this.#logs.get(scene.seat) ?? [];
    if (from > before.length) return scene;
    const log = from === 0 ? lines : [...before.slice(0, from), ...lines];
    this.#logs.set(scene.seat, log);
    return { ...scene, log: { from: 0, lines: log } };
  }
}

/** Lines are missing between what is known and what has come: the whole table must be fetched. */
export const GAP = 'gap';

export function withScene(known: Known | undefined, scene: Scene): Known | typeof GAP {
  const { from, lines } = scene.log;
  if (!known) return from === 0 ? { scene, log: lines, recent: [], rewritten: 0 } : GAP;
  if (scene.version < known.scene.version) return known;
  if (from > known.log.length) return GAP;
  const log = [...known.log.slice(0, from), ...lines];
  const shared = sharedLines(known.log, log);
  const isRewritten = shared < known.log.length || scene.step < known.scene.step;
  const isNews = scene.version > known.scene.version;
  return {
    scene,
    log: isNews || isRewritten || log.length !== known.log.length ? log : known.log,
    recent: recentAfter(known, isNews, isRewritten, log.slice(shared)),
    rewritten: known.rewritten + Number(isRewritten),
  };
}

/** The same scene again, with another name perhaps, does not wipe out what the last choice has brought. */
function recentAfter({ recent }: Known, isNews: boolean, isRewritten: boolean, added: readonly LogLine[]): readonly GameEvent[] {
  if (isRewritten) return [];
  if (!isNews) return recent;
  const events = eventsIn(added);
  // A mark alone (a hint was asked) is nothing that happened on the board.
  return events.length === 0 && added.length > 0 ? recent : events;
}

export function eventsIn(lines: readonly LogLine[]): GameEvent[] {
  return lines.flatMap((line) => ('event' in line ? [line.event] : []));
}

function sharedLines(before: readonly LogLine[], after: readonly LogLine[]): number {
  const most = Math.min(before.length, after.length);
  for (let i = 0; i < most; i++) {
    if (before[i] !== after[i] && JSON.stringify(before[i]) !== JSON.stringify(after[i])) return i;
  }
  return most;
}

/** Whether the one who looks is asked. */
export function isAsked({ seat, question }: Scene): boolean {
  return seat !== null && question?.seats.includes(seat) === true;
}
