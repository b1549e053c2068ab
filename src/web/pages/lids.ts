/** The boxes on the shelf, by the id of their game. */
import type { Lid } from '../../games/lid.ts';
import { LIDS } from '../../games/lids.ts';

export function lidOf(game: string): Lid | undefined {
  return LIDS.find(({ id }) => id === game);
}
