/** The time that a side has left, where that was agreed: it runs before the eyes and is told to nobody who does not look. */
import { useEffect, useState } from 'react';
import { useSession } from '../session.ts';
import { clockFace, timeLeft, useGathered } from './gathered.ts';

const SECOND = 1000;

export function SideClock({ side }: { readonly side: string }) {
  const { speaker } = useSession();
  const left = useTimeLeft(side);
  if (left === undefined) return null;
  const face = clockFace(left);
  return (
    <span className="seat-clock" role="timer" aria-live="off" data-out={left <= 0}>
      {typeof face === 'string' ? face : speaker.say('company clock days', { count: face.days })}
    </span>
  );
}

export function useTimeLeft(side: string | undefined): number | undefined {
  const gathered = useGathered();
  const [now, setNow] = useState(Date.now);
  const isRunning = gathered?.clock?.some((one) => one.side === side && one.running) === true;
  useEffect(() => {
    if (!isRunning) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return gathered && side !== undefined ? timeLeft(gathered, side, Math.max(now, gathered.since)) : undefined;
}
