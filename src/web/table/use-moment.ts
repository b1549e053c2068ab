/** What is shown: now, or the moment one looks back at. */
import { useMemo, useRef } from 'react';
import type { GameEvent } from '../../kernel/game.ts';
import type { LogLine, Offer } from '../../kernel/witness.ts';
import { eventsIn, type Known } from './scene-keeper.ts';
import type { Replay } from './use-replay.ts';

export interface Moment {
  readonly view: unknown;
  readonly lines: readonly LogLine[];
  /** What the step shown has brought. */
  readonly recent: readonly GameEvent[];
  /** The result to be kept in sight. */
  readonly result: readonly GameEvent[];
  /** Whether that result is new, or one has come back to it. */
  readonly isFresh: boolean;
  readonly offers: readonly Offer[];
}

const NONE: readonly Offer[] = [];

export function useMoment({ scene, log, recent }: Known, { looking, past }: Replay, isPlayedFor: boolean): Moment {
  const opened = useRef(scene.version);
  const lastView = useRef(scene.view);
  // While the past is being fetched, what was shown before stays.
  if (looking === undefined) lastView.current = scene.view;
  else if (past) lastView.current = past.view;
  const view = lastView.current;

  const lines = useMemo(() => {
    if (looking === undefined) return log;
    return past ? log.slice(0, past.lines) : log.filter(({ step }) => step <= looking);
  }, [log, looking, past]);
  const then = useMemo(() => eventsIn(log.filter(({ step }) => step === looking)), [log, looking]);
  const lastOfAll = useMemo(() => eventsIn(log.filter(({ step }) => step === scene.step)), [log, scene.step]);

  if (looking !== undefined) return { view, lines, recent: then, result: then, isFresh: false, offers: NONE };
  // Somebody who comes back to a table sees how far it had got.
  const hasJustCome = scene.version === opened.current;
  const result = hasJustCome ? lastOfAll : recent;
  return { view, lines, recent, result, isFresh: !hasJustCome && recent.length > 0, offers: isPlayedFor ? NONE : scene.offers };
}
