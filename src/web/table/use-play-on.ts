/** Playing on for somebody: the scripted player chooses again and again, until it is told to stop or the game is over. */
import { useEffect, useRef, useState } from 'react';
import type { Speed } from '../settings.tsx';
import type { Commands } from './use-commands.ts';

export interface PlayOn {
  readonly isPlaying: boolean;
  /** Without waiting, to the next turn of events. */
  readonly isSkipping: boolean;
  start(): void;
  pause(): void;
  skip(): void;
}

const PACE_MS: Readonly<Record<Speed, number>> = { 1: 2200, 2: 1200, 3: 600, 4: 150 };

interface Moment {
  /** Whether somebody is asked whom the scripted player may answer for. */
  readonly canPlay: boolean;
  readonly version: number;
  /** Something has just happened that nobody would want to miss. */
  readonly isTurn: boolean;
}

export function usePlayOn({ canPlay, version, isTurn }: Moment, { sending, playOn }: Commands, speed: Speed): PlayOn {
  const [isPlaying, setPlaying] = useState(false);
  const [isSkipping, setSkipping] = useState(false);
  const send = useRef(playOn);
  send.current = playOn;

  useEffect(() => {
    if (!isPlaying || canPlay) return;
    setPlaying(false);
    setSkipping(false);
  }, [isPlaying, canPlay]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version asks the question anew
  useEffect(() => {
    if (isTurn) setSkipping(false);
  }, [isTurn, version]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is played on from once
  useEffect(() => {
    if (!isPlaying || !canPlay || sending !== 'no') return undefined;
    const timer = setTimeout(
      async () => {
        const isDone = await send.current();
        if (!isDone) setPlaying(false);
      },
      isSkipping ? 0 : PACE_MS[speed],
    );
    return () => clearTimeout(timer);
  }, [isPlaying, canPlay, sending, isSkipping, speed, version]);

  const pause = () => {
    setPlaying(false);
    setSkipping(false);
  };
  return {
    isPlaying,
    isSkipping,
    start: () => setPlaying(true),
    pause,
    skip() {
      setPlaying(true);
      setSkipping(true);
    },
  };
}
