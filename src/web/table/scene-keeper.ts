/** What the browser knows of a table, put together from scenes that may come twice, late, or with a gap before them. */
import type { GameEvent } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/witness/log.ts';
import { LINES_AT_ONCE } from '../../wire/limits.ts';
import { viewsBefore } from '../../wire/views.ts';
import type { LogPart, Scene } from '../../wire/wire.ts';

export interface Known {
  readonly scene: Scene;
  /** Its lines from the one with this number on: those before are asked for. */
  readonly first: number;
  readonly log: readonly LogLine[];
  /** How the board looked whenever one of its last events was told, as far as that came along. */
  readonly views: readonly unknown[];
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
  readonly #logs = new Map<Scene['seat'], LogPart>();

  /** The scene with all that has come of its log; as it came where lines are missing before it. */
  whole(scene: Scene): Scene {
    const before = this.#logs.get(scene.seat);
    const log = before && !isWhole(scene.log) ? joined(before, scene.log) : scene.log;
    if (!log || (!before && !isWhole(log))) return scene;
    this.#logs.set(scene.seat, log);
    return { ...scene, log };
  }
}

/** Whether it is all there is, or as much of it as comes at once. */
function isWhole({ from, lines }: LogPart): boolean {
  return from === 0 || lines.length >= LINES_AT_ONCE;
}

/** Undefined where lines are missing in between. */
function joined(before: LogPart, { from, lines }: LogPart): LogPart | undefined {
  if (from > before.from + before.lines.length) return undefined;
  if (from <= before.from) return { from, lines };
  return { from: before.from, lines: [...before.lines.slice(0, from - before.from), ...lines] };
}

/** Lines are missing between what is known and what has come: the whole table must be fetched. */
export const GAP = 'gap';

export function withScene(known: Known | undefined, scene: Scene): Known | typeof GAP {
  const { from, lines } = scene.log;
  if (!known) return isWhole(scene.log) ? { scene, first: from, log: lines, views: NO_VIEWS, recent: [], rewritten: 0 } : GAP;
  if (scene.version < known.scene.version && !isSeatedOtherwise(known.scene, scene)) return known;
  const isElsewhere = scene.seat !== known.scene.seat && from + known.first > 0;
  const part = isElsewhere ? undefined : joined({ from: known.first, lines: known.log }, scene.log);
  // The end of another log, or of one in which much has happened since.
  if (!part) return isWhole(scene.log) || isElsewhere ? anew(known, scene) : GAP;
  const log = part.lines;
  const before = part.from < known.first ? [] : known.log;
  const shared = sharedLines(before, log);
  const isRewritten = part.from < known.first || shared < before.length || scene.step < known.scene.step;
  const isNews = scene.version !== known.scene.version;
  return {
    scene,
    first: part.from,
    log: isNews || isRewritten || log.length !== known.log.length ? log : known.log,
    views: isRewritten ? viewsOf(scene) : viewsWith(known.views, scene, eventsIn(log.slice(shared)).length),
    recent: recentAfter(known, isNews, isRewritten, log.slice(shared)),
    rewritten: known.rewritten + Number(isRewritten),
  };
}

/** Whether one holds other seats in the one than in the other: their versions do not count the same. */
export function isSeatedOtherwise(one: Pick<Scene, 'seats'>, other: Pick<Scene, 'seats'>): boolean {
  return one.seats.some(({ yours }, i) => yours !== other.seats[i]?.yours);
}

function anew({ scene: last, rewritten }: Known, scene: Scene): Known {
  const { from, lines } = scene.log;
  return {
    scene,
    first: from,
    log: lines,
    views: viewsOf(scene),
    recent: eventsIn(lines.filter(({ step }) => step > last.step)),
    rewritten: rewritten + 1,
  };
}

/** So many are kept: about what happens in two turns. */
const MOST_VIEWS = 200;
const NO_VIEWS: readonly unknown[] = [];

function viewsOf({ view, views }: Scene): readonly unknown[] {
  return views ? viewsBefore(view, views) : NO_VIEWS;
}

/** Those before belong to it as long as none is missing in between. */
function viewsWith(before: readonly unknown[], scene: Scene, news: number): readonly unknown[] {
  if (news === 0) return before;
  const views = viewsOf(scene);
  return views.length < news ? views : [...before, ...views.slice(-news)].slice(-MOST_VIEWS);
}

/** With lines that came before those one has; whatever does not fit any more is left aside. */
export function withEarlier(known: Known, { from, lines }: LogPart): Known {
  if (from >= known.first || from + lines.length < known.first) return known;
  return { ...known, first: from, log: [...lines.slice(0, known.first - from), ...known.log] };
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

/** Nothing is asked of anybody here until others have chosen. */
export function isWaiting(scene: Scene): boolean {
  return scene.outcome === null && !isAsked(scene) && !scene.seats.some(({ yours, asked }) => yours && asked);
}
