/** The report of a game that ends before one's eyes opens by itself; and the address says at which moment one looks. */
import { useEffect, useRef } from 'react';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import { hashOf, stepIn } from './step-address.ts';

export function useEnding(): void {
  const { scene, desk } = useSession();
  const hasJustEnded = scene.outcome !== null && scene.version > desk.since;
  useEffect(() => {
    if (hasJustEnded) desk.ask('report');
  }, [hasJustEnded, desk]);
  useAddressedStep();
}

/** The address names the step looked at, and a step that comes into the address is looked at. */
function useAddressedStep(): void {
  const { desk } = useSession();
  const { looking, isReplaying } = useRoom().sitting;
  const hasLooked = useRef(false);
  useEffect(() => {
    const follow = () => {
      const step = stepIn(location.hash);
      if (step !== undefined) desk.lookingBack.lookAt(step);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [desk]);
  useEffect(() => {
    // Browsers bound how often an address may change: a replay changes it where it stops.
    if (looking !== undefined && !isReplaying) writeHash(hashOf(looking));
    else if (hasLooked.current && looking === undefined) writeHash('');
    hasLooked.current = looking !== undefined;
  }, [looking, isReplaying]);
}

function writeHash(hash: string): void {
  if (location.hash !== hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
}
