/** How what is being fought out will probably end: asked of the server at every version, shown when what led there has been seen. */
import { useCallback, useState } from 'react';
import type { GameEvent, Seat } from '../../kernel/game.ts';
import type { ForecastAnswer, Scene } from '../../wire/wire.ts';
import { api, OutOfReachError, RefusedError } from '../api.ts';
import { useLoaded } from '../use-loaded.ts';
import { isAsked } from './scene-keeper.ts';

/** Several scenes may follow one another quickly; only the last is worth the work. */
const PATIENCE_MS = 150;

type Answer = ForecastAnswer['forecast'];

/** What is expected now, and what was before the last step, where the same was at stake. */
export interface Expected {
  readonly now: Answer;
  readonly before: Answer;
  /** Something has been told since: it is true no longer, and what is true now would tell what is still to come. */
  readonly isOld?: boolean;
}

const NOTHING: Expected = { now: null, before: null };

async function forecastOf(id: string, seat: Seat | null, signal: AbortSignal): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (signal.aborted) return null;
  try {
    return (await api.forecast(id, seat, signal)).forecast;
  } catch (error) {
    if (!(error instanceof OutOfReachError || error instanceof RefusedError)) throw error;
    return null;
  }
}

/** What is told as the end of a stake has decided it: "battle-ended". */
function isDecided({ now }: Expected, event: GameEvent | undefined): boolean {
  return now !== null && event?.type === `${now.stake}-ended`;
}

/** While something is played out: what was expected before, until any of it has been told; nothing any more once it is decided. */
export function whilePlayed(expected: Expected, event: GameEvent, told: number): Expected {
  if (expected.now === null || isDecided(expected, event)) return NOTHING;
  return told > 0 ? { ...expected, isOld: true } : expected;
}

/** `played`: what is being played out, whose end nobody should read from the odds; `told`: how much of it has been told. */
export function useForecast(scene: Scene, played: GameEvent | undefined, told: number): Expected {
  const { version, seat } = scene;
  const id = scene.table.id;
  const load = useCallback(
    async (signal: AbortSignal) => ({ version, answer: await forecastOf(id, seat, signal) }),
    // every version is another position
    [id, version, seat],
  );
  const { value, isCurrent } = useLoaded(isAsked(scene) ? load : undefined);
  const [expected, setExpected] = useState(NOTHING);
  if (played) {
    // What is decided stays so, whatever else is played out after it.
    if (isDecided(expected, played)) setExpected(NOTHING);
    return whilePlayed(expected, played, told);
  }
  if (!isAsked(scene)) return NOTHING;
  if (!value || !isCurrent || value.answer === expected.now) return expected;
  const next = after(expected, value.answer);
  setExpected(next);
  return next;
}

function after({ now: before }: Expected, now: Answer): Expected {
  return { now, before: now && before?.stake === now.stake ? before : null };
}

/** The share that stands for success. */
export function chanceToWin(answer: NonNullable<Answer>): number {
  return answer.outcomes.find(({ what }) => what === `${answer.stake}-won`)?.chance ?? 0;
}
