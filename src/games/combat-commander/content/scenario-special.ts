/** The special rules of a scenario file: figures and hexes with which they would do nothing, or something else. */
import type { Fault } from '../../../kernel/game.ts';
import { hexNamed, isImpassable } from './battle-map.ts';
import { mapCalled } from './maps.ts';
import type { Scenario } from './scenario.ts';
import { cardsIn, found, given } from './scenario-names.ts';
import { HAND_SIZE, type Side } from './terms.ts';

/** SR.7 */
export function risingIn({ special: { risingOrders }, ...scenario }: Scenario): Fault[] {
  if (!risingOrders) return [];
  const { side, most } = risingOrders;
  const { orders } = scenario[side];
  return most < orders ? [found('scenario-rising', { where: 'special.risingOrders.most', side, most, orders })] : [];
}

/** SR.15 The card makes up for the weaker mines. */
export function minesIn({ special: { mineChoice } }: Scenario): Fault[] {
  if (!mineChoice || mineChoice.weak < mineChoice.strong) return [];
  const { side, weak, strong } = mineChoice;
  return [found('scenario-mines', { where: 'special.mineChoice.weak', side, what: 'weak', weak, strong })];
}

/** SR.15 Cards and Events may still bring mines, so it is no fault. */
export function minelessIn({ special: { mineChoice }, ...scenario }: Scenario): Fault[] {
  if (!mineChoice) return [];
  const { side } = mineChoice;
  const { fortifications = {}, after } = scenario[side];
  const hasMines = (fortifications.mines ?? after?.fortifications?.mines) !== undefined;
  return hasMines ? [] : [found('scenario-mines', { where: 'special.mineChoice', side, what: 'none' })];
}

/** T98 Nobody will ever be in a hex of a water barrier, so no rule can be about it. */
export function watersIn({ map, special: { tightHex, tied } }: Scenario): Fault[] {
  return given([
    { id: tightHex?.hex, where: 'special.tightHex.hex' },
    { id: tied?.hex, where: 'special.tied.hex' },
  ])
    .filter(({ id }) => isImpassable(mapCalled(map), hexNamed(id)))
    .map(({ where, id }) => found('scenario-water', { where, hex: id }));
}

/** SR.15, SR.22 What is dealt or promised is part of the opening hand, and not more than that. */
export function handIn(scenario: Scenario, side: Side): Fault[] {
  const count = cardsIn(scenario, side).length;
  const size = HAND_SIZE[scenario[side].posture];
  return count > size ? [found('scenario-hand', { where: `special.dealt.${side}`, side, count, size })] : [];
}
