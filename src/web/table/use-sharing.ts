/** Somebody is invited to the table: this browser adds its part to the dice that will be dealt when he sits down. */
import { useEffect } from 'react';
import type { Scene } from '../../wire/wire.ts';
import { api } from '../api.ts';
import { newShare, rememberShare } from './shares.ts';

export function useSharing(scene: Scene | undefined): void {
  const table = scene?.table.id;
  const commitment = scene && isMissing(scene) ? scene.dice.coming?.commitment : undefined;
  useEffect(() => {
    if (table === undefined || commitment === undefined) return;
    const share = newShare();
    // Whoever is out of reach now is asked again by the next scene; what another window of his has given first stands.
    api.share(table, share).then(
      () => rememberShare(table, { share, commitment }),
      () => {},
    );
  }, [table, commitment]);
}

/** Who holds several seats has given under the first of them. */
function isMissing({ seats, dice }: Scene): boolean {
  const own = seats.filter(({ yours }) => yours).map(({ seat }) => seat);
  return own.length > 0 && !own.some((seat) => dice.coming?.shared.includes(seat));
}
