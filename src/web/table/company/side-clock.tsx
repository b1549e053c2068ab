/** The time that is left to a side, or at a window: it runs before the eyes and is told to nobody who does not look. */
import { useEffect, useState } from 'react';
import type { Speaker } from '../../../words/speaker.ts';
import { useSession } from '../session.ts';
import { clockFace, timeLeft, useGathered, windowLeft } from './gathered.ts';

const SECOND = 1000;

export function SideClock({ side }: { readonly side: string }) {
  const { speaker } = useSession();
  const left = useTimeLeft(side);
  if (left === undefined) return null;
  return (
    <span className="seat-clock" role="timer" aria-live="off" data-out={left <= 0}>
      {faceOf(left, speaker)}
    </span>
  );
}

/** All see the same, whoever is asked. */
export function WindowClock() {
  const { scene, speaker } = useSession();
  const gathered = useGathered();
  const now = useNow(gathered?.window !== undefined);
  const left = gathered && windowLeft(gathered, scene.manners.windows ?? 0, Math.max(now, gathered.since));
  if (left === undefined || scene.outcome) return null;
  return (
    <span className="window-clock" role="timer" aria-live="off" title={speaker.say('company window about')}>
      {speaker.say('company window left', { time: faceOf(left, speaker) })}
    </span>
  );
}

function faceOf(left: number, speaker: Speaker): string {
  const face = clockFace(left);
  return typeof face === 'string' ? face : speaker.say('company clock days', { count: face.days });
}

export function useTimeLeft(side: string | undefined): number | undefined {
  const gathered = useGathered();
  const now = useNow(gathered?.clock?.some((one) => one.side === side && one.running) === true);
  return gathered && side !== undefined ? timeLeft(gathered, side, Math.max(now, gathered.since)) : undefined;
}

/** Every second, while something runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
