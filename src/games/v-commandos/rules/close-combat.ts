/** 6.11 Attacking in close combat: hidden, on the same tile, and always successful. */
import { type Commando, levelOn } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { option, refusal } from './asking.ts';
import { removeEnemy, reward, targetsOn } from './killing.ts';
import { levelCard } from './operation-in-play.ts';
import { forPoints, pay } from './points.ts';

const forAPoint = forPoints(1, '6.11');

export const closeCombat = option(
  'close-combat',
  '6.11',
  (state, commando) => forAPoint(state, commando) ?? (commando.visible ? refusal('not-stealthy', '6.11') : undefined),
  (state, commando) =>
    targetsOn(levelCard(state, commando.level), levelOn(state, commando), commando.tile, true).map(
      (target): ChoiceOf<'close-combat'> => ({ kind: 'close-combat', target }),
    ),
  (state, { target }, commando) => {
    const targets = targetsOn(levelCard(state, commando.level), levelOn(state, commando), commando.tile, true);
    return targets.includes(target) ? undefined : refusal('no-such-enemy', '6.11', { target });
  },
);

export function* attackInCloseCombat(t: Table, commando: Commando, target: string): Rules {
  const level = levelOn(t.state, commando);
  const card = levelCard(t.state, level.id);
  pay(t, commando, 1);
  const enemy = removeEnemy(t, card, level, commando.tile, target, '6.11');
  t.tell?.({ type: 'close-combat', rule: '6.11', commando: commando.specialist, enemy, tile: card.tiles[commando.tile]?.id ?? '' });
  yield* reward(t, commando, level, commando.tile, 1, true);
}
