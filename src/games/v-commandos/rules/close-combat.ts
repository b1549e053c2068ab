/** 6.11 Attacking in close combat: hidden, on the same tile, and always successful. */
import { type Commando, levelOn, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { listing, NONE, type Refusal, refusal } from './asking.ts';
import { removeEnemy, reward, targetsOn } from './killing.ts';
import { levelCard } from './operation-in-play.ts';
import { mayAct, pay, whyCannotPay, whyUnable } from './points.ts';
import { countEnemies } from './spaces.ts';

const VISIBLE = refusal('not-stealthy', '6.11');

function whyNotAttack(state: State, target: string, commando: Commando): Refusal | undefined {
  const unable = whyUnable(commando);
  if (unable) return unable;
  const targets = targetsOn(levelCard(state, commando.level), levelOn(state, commando), commando.tile, true);
  if (!targets.includes(target)) return refusal('no-such-enemy', '6.11', { target });
  return commando.visible ? VISIBLE : whyCannotPay(state, commando, 1, '6.11');
}

export const closeCombat = listing(
  'close-combat',
  '6.11',
  (state, commando) => {
    if (commando.visible || !mayAct(state, commando, 1)) return NONE;
    const level = levelOn(state, commando);
    const card = levelCard(state, commando.level);
    if (countEnemies(card, level, commando.tile) === 0) return NONE;
    return targetsOn(card, level, commando.tile, true).map((target): ChoiceOf<'close-combat'> => ({ kind: 'close-combat', target }));
  },
  (state, { target }, commando) => whyNotAttack(state, target, commando),
);

export function* attackInCloseCombat(t: Table, commando: Commando, target: string): Rules {
  const level = levelOn(t.state, commando);
  const card = levelCard(t.state, level.id);
  pay(t, commando, 1);
  const enemy = removeEnemy(t, card, level, commando.tile, target, '6.11');
  t.tell?.({ type: 'close-combat', rule: '6.11', commando: commando.specialist, enemy, tile: card.tiles[commando.tile]?.id ?? '' });
  yield* reward(t, commando, level, commando.tile, 1, true);
}
