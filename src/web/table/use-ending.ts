/** The report of a game that ends before one's eyes opens by itself; and an address may say at which moment one looks. */
import { useEffect, useRef } from 'react';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';

export function useEnding(): void {
  const { scene, desk } = useSession();
  const hasJustEnded = scene.outcome !== null && scene.version > desk.since;
  useEffect(() => {
    if (hasJustEnded) desk.ask('report');
  }, [hasJustEnded, desk]);
  useAddressedStep();
}

/** Whoever goes back to now has seen what the address told of. */
function useAddressedStep(): void {
  const { desk } = useSession();
  const { looking } = useRoom().sitting;
  const hasLooked = useRef(false);
  useEffect(() => {
    const step = stepIn(location.hash);
    if (step !== undefined) desk.lookingBack.lookAt(step);
  }, [desk]);
  useEffect(() => {
    if (hasLooked.current && looking === undefined && stepIn(location.hash) !== undefined) {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    hasLooked.current = looking !== undefined;
  }, [looking]);
}

function stepIn(hash: string): number | undefined {
  const [, step] = /^#step-(\d{1,6})$/.exec(hash) ?? [];
  return step === undefined ? undefined : Number(step);
}
