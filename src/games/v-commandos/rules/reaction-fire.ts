/** 6.8 A visible commando who enters or leaves a tile with enemies is fired at. */
import { NEST_NUMBER } from '../content/terms.ts';
import type { Commando, Escort, LevelInPlay, State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { fogOn } from './event-effects.ts';
import { giveHits, rollToHit } from './hits.ts';
import { isFrench, levelCard } from './operation-in-play.ts';
import { enemyDice } from './spaces.ts';

type Mover = Pick<Commando | Escort, 'inNest' | 'tile'>;

/** What hits whoever leaves his tile. English: always the tile's number, never that of the nest he leaves. French: the nest covers him. */
export function reactionNumber(state: State, level: LevelInPlay, { inNest, tile }: Mover): number {
  const number = inNest && isFrench(state) ? NEST_NUMBER : (levelCard(state, level.id).tiles[tile]?.hits ?? 0);
  return number + fogOn(state, level);
}

/** Every enemy of both tiles fires once at the tile he leaves; the movers alone are hit, and move all the same. */
export function* reactionFire(t: Table, level: LevelInPlay, commando: Commando, escorts: readonly Escort[], to: number): Rules {
  const { state } = t;
  const card = levelCard(state, level.id);
  const followers = escorts.filter(({ visible }) => visible);
  const movers: readonly Mover[] = commando.visible ? [commando, ...followers] : followers;
  if (movers.length === 0) return;
  const dice = enemyDice(card, level, commando.tile) + (to < 0 ? 0 : enemyDice(card, level, to));
  if (dice === 0) return;
  const needed = Math.min(...movers.map((mover) => reactionNumber(state, level, mover)));
  const roll = rollToHit(t, dice, needed, NEST_NUMBER + fogOn(state, level));
  const hits = roll.low + roll.high;
  t.tell?.({ type: 'reaction-fire', rule: '6.8', who: commando.specialist, dice: roll.dice, needed, hits });
  // The nest covers only whoever sits in it; in the English edition nobody, and all hits are alike.
  const low = isFrench(state) ? roll.low : 0;
  const seen = [...(commando.visible ? [commando.specialist] : []), ...followers.map(({ id }) => id)];
  yield* giveHits(t, level, commando.tile, seen, low, hits - low, '6.8');
  commando.inNest = false;
}
