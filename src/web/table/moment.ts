/** What is shown: now, or the moment one looks back at. */
import type { GameEvent } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/witness/log.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { viewsBefore } from '../../wire/views.ts';
import { listedIn } from './choosing.ts';
import { eventsIn, type Known } from './scene-keeper.ts';
import { type Sitting, stopOf } from './sitting.ts';

export interface Moment {
  readonly view: unknown;
  readonly lines: readonly LogLine[];
  /** How it looked whenever one of their last events was told. */
  readonly views: readonly unknown[];
  /** What the step shown has brought. */
  readonly recent: readonly GameEvent[];
  /** The result to be kept in sight. */
  readonly result: readonly GameEvent[];
  /** Whether that result is new, or one has come back to it. */
  readonly isFresh: boolean;
  /** What is listed and marked of what may be chosen; and all of it. */
  readonly offers: readonly Offer[];
  readonly all: readonly Offer[];
  /** The step looked at; undefined for now. */
  readonly looking: number | undefined;
  /** Its place among the steps, and the last place. */
  readonly stop: number;
  readonly last: number;
  /** Whether the board shown is the one of that step, and not the one before. */
  readonly hasArrived: boolean;
}

const NONE: readonly Offer[] = [];

type Looking = Pick<Sitting, 'looking' | 'past' | 'playedFor'>;

/** `since`: the version at which one sat down. */
export function momentOf({ scene, first, log, views, recent, rewritten }: Known, sitting: Looking, since: number): Moment {
  const { stop, last } = stopOf(sitting, scene.steps);
  const { past } = sitting;
  if (sitting.looking === undefined) {
    // Somebody who comes back to a table sees how far it had got.
    const hasJustCome = scene.version === since;
    const result = hasJustCome ? eventsIn(log.filter(({ step }) => step === scene.step)) : recent;
    const isFresh = !hasJustCome && recent.length > 0;
    const all = sitting.playedFor === 'no' ? scene.offers : NONE;
    // Whoever has come to now page by page has had the last page fetched.
    const turned = past?.step === scene.step && past.rewritten === rewritten ? viewsBefore(past.view, past.views) : views;
    const shown = { view: scene.view, lines: log, views: turned, recent, result, isFresh, offers: listedIn(all), all };
    return { ...shown, looking: undefined, stop, last, hasArrived: true };
  }
  const looking = scene.steps[stop];
  const hasArrived = past !== undefined && past.step === looking;
  const lines = hasArrived
    ? log.slice(0, Math.max(0, past.lines - first))
    : log.filter(({ step }) => looking !== undefined && step <= looking);
  const then = eventsIn(log.filter(({ step }) => step === looking));
  // While the past is being fetched, what was shown before stays.
  const view = past ? past.view : scene.view;
  const seen = hasArrived ? viewsBefore(past.view, past.views) : [];
  return { view, lines, views: seen, recent: then, result: then, isFresh: false, offers: NONE, all: NONE, looking, stop, last, hasArrived };
}
