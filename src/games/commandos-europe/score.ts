/** How well the war stands, 0 to 1, for bots that stop before its end. */
import { SQUADS } from './content/pieces.ts';
import { setupOf } from './content/setups.ts';
import { isOnMap } from './rules/pieces-in-play.ts';
import { DEFEAT, isVictory, scoreOf } from './rules/winning.ts';
import type { State } from './state.ts';

export function score(state: State): number {
  const { first, last, missions } = setupOf(state);
  const most = missions * (last - first + 1);
  if (state.how === DEFEAT) return 0;
  const share = (scoreOf(state) + most) / (2 * most);
  if (state.phase === 'over') return isVictory(state) ? 0.5 + share / 2 : share / 2;
  let squads = 0;
  for (let squad = 0; squad < SQUADS; squad++) if (isOnMap(state, squad)) squads++;
  return 0.05 + 0.75 * share + 0.05 * squads;
}
