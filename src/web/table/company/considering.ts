/** Where people play on one side, they see what each of them considers: after a moment it is pointed at for the others. */
import { useEffect } from 'react';
import type { Face } from '../../../games/face.ts';
import type { Scene } from '../../../wire/wire.ts';
import type { Desk } from '../desk.ts';
import type { Considering } from '../sitting.ts';

/** Whoever only passes over something considers nothing. */
const DWELL_MS = 900;

/** Whether somebody else, no scripted player, sits on the side of the seat that one looks from. */
function hasPartner({ seat, seats }: Pick<Scene, 'seat' | 'seats'>): boolean {
  const own = seats.find((card) => card.seat === seat);
  return own !== undefined && seats.some(({ side, held, yours, bot }) => side === own.side && held && !yours && bot === null);
}

export function useConsideringShown(scene: Scene, { held, considered }: Considering, face: Face, desk: Desk): void {
  const { seat } = scene;
  const thing = held !== undefined && considered && hasPartner(scene) ? face.things(considered.choice)[0] : undefined;
  useEffect(() => {
    if (thing === undefined || seat === null) return undefined;
    const timer = setTimeout(() => desk.housekeeping.considers(thing, seat), DWELL_MS);
    return () => clearTimeout(timer);
  }, [thing, seat, desk]);
}
