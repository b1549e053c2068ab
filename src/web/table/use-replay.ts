/** Looking back: which step is shown, the board as it was then, and playing from there to now. */
import { useEffect, useRef, useState } from 'react';
import type { PastScene } from '../../wire/wire.ts';
import { api, OutOfReachError, RefusedError } from '../api.ts';
import type { Speed } from '../settings.tsx';
import { placeOf } from './log-steps.ts';
import type { Known } from './scene-keeper.ts';

export interface Replay {
  /** The step looked at; undefined for now. */
  readonly looking: number | undefined;
  /** The board as it was then; undefined while it is being fetched. */
  readonly past: PastScene | undefined;
  /** Its place among the steps, and the last place. */
  readonly place: number;
  readonly last: number;
  readonly isPlaying: boolean;
  goTo(place: number): void;
  lookAt(step: number): void;
  backToNow(): void;
  play(): void;
  pause(): void;
}

const STEP_MS: Readonly<Record<Speed, number>> = { 1: 2000, 2: 1200, 3: 700, 4: 300 };

export function useReplay(id: string, known: Known, speed: Speed): Replay {
  const { steps } = known.scene;
  const [looking, setLooking] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const [shown, setShown] = useState<PastScene>();
  const cache = useRef(new Map<string, PastScene>());
  const last = steps.length - 1;
  const place = looking === undefined ? last : placeOf(steps, looking);
  const wanted = looking === undefined ? undefined : steps[place];
  const key = wanted === undefined ? undefined : `${known.rewritten} ${wanted}`;

  useEffect(() => {
    if (wanted === undefined || key === undefined) return undefined;
    const remembered = cache.current.get(key);
    if (remembered) {
      setShown(remembered);
      return undefined;
    }
    let isStale = false;
    api.past(id, wanted).then(
      (past) => {
        cache.current.set(key, past);
        if (!isStale) setShown(past);
      },
      (error: unknown) => {
        if (!(error instanceof OutOfReachError || error instanceof RefusedError)) throw error;
        if (!isStale) setLooking(undefined);
      },
    );
    return () => {
      isStale = true;
    };
  }, [id, wanted, key]);

  const goTo = (to: number) => {
    const next = Math.max(0, Math.min(to, last));
    setLooking(next === last ? undefined : steps[next]);
  };

  const hasArrived = shown?.step === wanted;
  useEffect(() => {
    if (!isPlaying || !hasArrived) return undefined;
    const timer = setTimeout(() => {
      setLooking(place + 1 >= last ? undefined : steps[place + 1]);
      if (place + 1 >= last) setPlaying(false);
    }, STEP_MS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, hasArrived, place, last, steps, speed]);

  return {
    looking: wanted,
    past: hasArrived || looking === undefined ? (looking === undefined ? undefined : shown) : undefined,
    place,
    last,
    isPlaying,
    goTo(to) {
      setPlaying(false);
      goTo(to);
    },
    lookAt(step) {
      setPlaying(false);
      goTo(placeOf(steps, step));
    },
    backToNow() {
      setPlaying(false);
      setLooking(undefined);
    },
    play() {
      if (looking === undefined) goTo(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}
