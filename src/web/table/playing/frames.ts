/** From one moment to the next: what has happened in between, so that it can be played out. */
import type { PlayOut } from '../../../games/face.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import type { LogLine } from '../../../kernel/witness/log.ts';
import type { Step } from './timeline.ts';

/** A moment as it is: the board, and the log up to there from the line with this number on. */
export interface Frame {
  readonly view: unknown;
  readonly lines: readonly LogLine[];
  readonly first: number;
  /** How it looked whenever one of the last events of these lines was told. */
  readonly views: readonly unknown[];
  readonly isPast: boolean;
  /** From the past one has come straight here, and not page by page. */
  readonly isLeapt?: boolean;
}

/** Choices that were meant as one make so many steps at most; where there are more, somebody was away. */
const MOST_AT_ONCE = 12;

/**
 * Undefined where the one does not follow from the other: something was taken back, or one looks elsewhere. After a long
 * absence only the last step is played: what happened before it, while nobody looked, is so.
 */
export function stepBetween(before: Frame, after: Frame, playOut: PlayOut | undefined): Step | undefined {
  const news = newLines(before, after);
  if (!news) return undefined;
  const last = news.at(-1)?.step;
  const steps = new Set(news.map(({ step }) => step)).size;
  // Whoever turns the pages of the past sees the next one played, and no other.
  if ((before.isPast || after.isPast) && steps > 1) return undefined;
  const all = eventsOf(news);
  const wanted = steps <= MOST_AT_ONCE ? all : eventsOf(news.filter(({ step }) => step === last));
  const views = playOut?.after ? folded(before.view, all, playOut.after) : lastOf(after.views, all.length);
  // What is not played is so by then: where something is left out, the view before what is played must be known, too.
  const isKnown = views.length === all.length || views.length > wanted.length;
  const from = isKnown && wanted.length < all.length ? views[views.length - wanted.length - 1] : before.view;
  return { before: from, events: wanted, views: isKnown ? lastOf(views, wanted.length) : [], after: after.view };
}

function lastOf<T>(list: readonly T[], count: number): readonly T[] {
  return list.slice(Math.max(0, list.length - count));
}

/** For a game that works out itself what an event changes for the eye. */
export function folded(view: unknown, events: readonly GameEvent[], after: NonNullable<PlayOut['after']>): readonly unknown[] {
  let seen = view;
  return events.map((event) => {
    seen = after(seen, event);
    return seen;
  });
}

function newLines(before: Frame, after: Frame): readonly LogLine[] | undefined {
  const known = before.first + before.lines.length;
  if (known > after.first + after.lines.length || known < after.first) return undefined;
  const last = before.lines.at(-1);
  const same = after.lines[known - 1 - after.first];
  if (last !== same && JSON.stringify(last) !== JSON.stringify(same)) return undefined;
  return after.lines.slice(known - after.first);
}

function eventsOf(lines: readonly LogLine[]): readonly GameEvent[] {
  return lines.flatMap((line) => ('event' in line ? [line.event] : []));
}

/** The log without the last so many events, and without what was noted after the first of those. */
export function withoutLast(lines: readonly LogLine[], held: number): readonly LogLine[] {
  if (held === 0) return lines;
  let left = held;
  let end = lines.length;
  while (end > 0 && left > 0) {
    end--;
    const line = lines[end];
    if (line && 'event' in line) left--;
  }
  return lines.slice(0, end);
}
