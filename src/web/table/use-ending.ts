/** Whoever comes to a table that is over has come to look at it; an address may say at which moment. */
import { useEffect } from 'react';
import { useSession } from './session.ts';

/** The report opens by itself when a game ends before one's eyes. */
export function useEnding(): void {
  const { scene, desk } = useSession();
  const isOver = scene.outcome !== null;
  const hasJustEnded = isOver && scene.version > desk.since;
  useEffect(() => {
    if (hasJustEnded) desk.ask('report');
  }, [hasJustEnded, desk]);
  useEffect(() => {
    const [, step] = /^#step-(\d{1,6})$/.exec(location.hash) ?? [];
    if (isOver && step !== undefined) desk.lookingBack.lookAt(Number(step));
  }, [isOver, desk]);
}
