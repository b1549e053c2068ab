/** How well a seat stands, 0 to 1: points now and to come, and who is nearer to giving in. */
import type { Seat } from '../../kernel/game.ts';
import { chitCalled } from './content/chits.ts';
import { unitType } from './content/counters.ts';
import { enemyOf, SIDES, type Side } from './content/terms.ts';
import type { State } from './state.ts';

export function score(state: State, seat: Seat): number {
  const own = SIDES.find((side) => side === seat) ?? 'axis';
  const enemy = enemyOf(own);
  const lead = own === 'axis' ? state.vp : -state.vp;
  const worth = lead + secretPoints(state, own) + (strength(state, own) - strength(state, enemy)) / 3;
  const nerve = (nearness(state, enemy) - nearness(state, own)) * 6;
  return 1 / (1 + Math.exp(-(worth + nerve) / 5));
}

/** What its own secret chits will be worth as things stand. */
function secretPoints(state: State, side: Side): number {
  let points = 0;
  for (const id of state.sides[side].secret) {
    chitCalled(id).points.forEach((value, i) => {
      if (state.control[i] === side) points += value;
      else if (state.control[i] !== '') points -= value;
    });
  }
  return points;
}

function strength(state: State, side: Side): number {
  let sum = 0;
  for (const unit of state.units) if (unit.side === side) sum += unitType(unit.id).points * (unit.broken ? 0.5 : 1);
  return sum;
}

/** 4.2 How near a side is to its Surrender marker, 0 to 1. */
function nearness(state: State, side: Side): number {
  const { casualties, surrender } = state.sides[side];
  return (casualties.length / surrender) ** 2;
}
