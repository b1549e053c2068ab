/** A window that the game spares whoever is asked goes by before anybody sees it. */
import { useEffect } from 'react';
import type { Face } from '../../../games/face.ts';
import type { Scene } from '../../../wire/wire.ts';
import type { Desk } from '../desk.ts';
import type { Sitting } from '../sitting.ts';
import { isSpared } from './going-by.ts';
import { useStops } from './stops.ts';

/** Whether it does just now: until the answer has come nothing of it is to be shown. `isHeld`: what led to it is still being played out. */
export function useSparing(scene: Scene, face: Face, desk: Desk, { sending, looking, playedFor }: Sitting, isHeld: boolean): boolean {
  const [stops] = useStops(scene.table.id);
  const isSparing = looking === undefined && playedFor === 'no' && isSpared(stops, scene, face);
  const goesBy = isSparing && !isHeld && sending === 'no';
  const pass = scene.question?.pass;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each window anew
  useEffect(() => {
    const offer = goesBy ? desk.offers().find(({ text }) => text === pass) : undefined;
    if (offer) desk.commit(offer);
  }, [goesBy, pass, scene.version, desk]);
  return isSparing;
}
