/** 6.8 A visible commando who enters or leaves a tile with enemies is fired at. */
import { NEST_NUMBER } from '../content/terms.ts';
import type { Commando, Escort, LevelInPlay } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { fogOn } from './event-effects.ts';
import { giveHits, rollToHit } from './hits.ts';
import { isFrench, levelCard } from './operation-in-play.ts';
import { enemyDice } from './spaces.ts';

/** Every enemy of both tiles fires once at the tile he leaves; the movers alone are hit, and move all the same. */
export function* reactionFire(t: Table, level: LevelInPlay, commando: Commando, escorts: readonly Escort[], to: number): Rules {
  const { state } = t;
  const card = levelCard(state, level.id);
  const seen = [...(commando.visible ? [commando.specialist] : []), ...escorts.filter(({ visible }) => visible).map(({ id }) => id)];
  if (seen.length === 0) return;
  const dice = enemyDice(card, level, commando.tile) + (to < 0 ? 0 : enemyDice(card, level, to));
  if (dice === 0) return;
  // English: always the tile, never the nest he has just left. French: the nest still covers him.
  const number = commando.inNest && isFrench(state) ? NEST_NUMBER : (card.tiles[commando.tile]?.hits ?? 0);
  const needed = number + fogOn(state, level);
  const roll = rollToHit(t, dice, needed);
  const hits = roll.low + roll.high;
  t.tell?.({ type: 'reaction-fire', rule: '6.8', who: commando.specialist, dice: roll.dice, needed, hits });
  commando.inNest = false;
  yield* giveHits(t, level, commando.tile, seen, 0, hits, '6.8');
}
