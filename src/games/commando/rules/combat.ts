/** 11.0-3 The Combat Segment, with what winning and losing bring (20.0, 21.0). */
import type { Rules, Table } from '../vocabulary.ts';
import { fightBattle } from './battle.ts';
import { leaderMayAppear } from './leaders.ts';
import { hasGroundUnits } from './map.ts';
import { changeOps } from './operations-track.ts';
import { backToBin } from './opfor.ts';
import { beforeBattle, endWhenOutOfOps } from './windows.ts';

export type Fought = 'no-battle' | 'won' | 'lost';

/** Ops as the Event card says; an ambush at an objective has no card. */
export function* combatSegment(t: Table, space: string, { win, lose }: { readonly win: number; readonly lose: number }): Rules<Fought> {
  const s = t.state;
  if (s.opfor.length === 0) return 'no-battle';
  if (!hasGroundUnits(s, space)) {
    backToBin(s);
    return 'no-battle';
  }
  yield* beforeBattle(t);
  const won = yield* fightBattle(t, space);
  if (won) {
    if (win > 0) changeOps(t, win, 'battle-won', '20.0');
    yield* leaderMayAppear(t, space);
  } else if (lose > 0) {
    changeOps(t, -lose, 'battle-lost', '21.0');
    yield* endWhenOutOfOps(t);
  }
  return won ? 'won' : 'lost';
}
