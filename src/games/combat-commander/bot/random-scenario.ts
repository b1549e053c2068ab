/** RS The random scenario: ground by lot, forces of middling size, a little help, no more digging than can be paid for. */
import { below, type Random } from '../../../kernel/dice.ts';
import { unitTypeCalled, weaponTypeCalled } from '../content/counters.ts';
import { FORTIFICATION_OBS, orderOfBattle } from '../content/orders-of-battle.ts';
import type { Side } from '../content/terms.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { pickBest, pickKind } from './picking.ts';

/** One battlefield is as good as another. */
export function pickGround(choices: readonly Choice[], random: Random): Choice | undefined {
  return choices[below(random, choices.length)];
}

/** RS.5 Neither so many that the points are lost before the first shot, nor so few that one surrenders after the third. */
export function pickForce(choices: readonly Choice[]): Choice | undefined {
  const offered = choices.filter((choice) => choice.kind === 'order-of-battle');
  const ranked = offered.toSorted((a, b) => orderOfBattle(a.ob).points - orderOfBattle(b.ob).points);
  return ranked[Math.floor(ranked.length / 2)];
}

/** RS.7 What fights well for its price; once is enough. */
export function buySupport(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const hasBought = (state.draft?.bought[side].length ?? 0) > 0;
  return (hasBought ? pickKind(choices, 'done') : undefined) ?? pickBest(choices, 'buy', ({ item }) => priceWorth(item))?.choice;
}

function priceWorth(item: string): number {
  const [unit = '', weapon = ''] = item.split('+');
  const type = unitTypeCalled(unit);
  if (!type) return 0;
  if (type.kind === 'leader') return 1 + type.unbroken.command;
  return type.points + (weaponTypeCalled(weapon)?.firepower ?? 0) / 5;
}

/** RS.9 Cheap cover, as long as enough points are left to win with. */
export function buyFortifications(state: State, choices: readonly Choice[]): Choice | undefined {
  const dug = FORTIFICATION_OBS.filter(({ mines, content }) => mines === 0 && (content.foxholes ?? content.trench ?? 0) > 0);
  const bought = state.draft?.fortifications.length ?? 0;
  const isRich = Math.abs(state.vp) > 6 && bought < 2;
  const wanted = dug.map(({ id }) => choices.find((choice) => choice.kind === 'buy' && choice.item === id));
  return (isRich ? wanted.find((choice) => choice !== undefined) : undefined) ?? pickKind(choices, 'done');
}
