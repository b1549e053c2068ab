/** O22, O23 Who rallies or routs first, whom to rout, and where to fall back to. */
import { hexNamed } from '../content/battle-map.ts';
import { unitType } from '../content/counters.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { figuresAt, STACKING_LIMIT } from '../rules/stacking.ts';
import { coverAt } from '../rules/terrain.ts';
import { isLeader } from '../rules/units.ts';
import { now, type State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { exposure } from './danger.ts';
import { pickBest } from './picking.ts';
import { situation } from './situation.ts';
import { soldierCalled } from './soldiers.ts';

/** Leaders first: a leader who rallies helps the others. */
export function rallyNext(choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'rally-roll', ({ unit }) => (isLeader({ id: unit }) ? 1 : 0))?.choice;
}

export function chooseRout(side: Side, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice.kind === 'rout' && choice.side === enemyOf(side)) ?? choices[0];
}

/** Enemy leaders first, so that the others lose their Command; one's own last. */
export function routNext(side: Side, choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'rout-roll', ({ unit }) => (isLeader({ id: unit }) ? (unitType(unit).side === side ? -1 : 1) : 0))?.choice;
}

/** Out of sight, into cover, with room to fall back further, and not where there are too many already. */
export function fallBack(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { m } = situation(state, side);
  const soldier = soldierCalled(m.own, now(state, 'retreat')?.units[0] ?? '');
  const { edge } = state.sides[side].brief;
  return pickBest(choices, 'retreat', ({ hex }) => {
    const at = hexNamed(hex);
    const risk = soldier ? exposure(m, soldier, at, soldier.morale) : 0;
    const figures = figuresAt(state, at, side) + (soldier?.type.figures ?? 0);
    const crowd = figures > STACKING_LIMIT ? 1.5 : 0;
    return 0.1 * coverAt(state, at) + 0.02 * mapOf(state).edgeDistance(edge, at) - risk - crowd;
  })?.choice;
}
