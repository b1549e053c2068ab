/** O18 Where to aim the artillery, and which of the hexes it strikes comes first. */
import { hexNamed } from '../content/battle-map.ts';
import { radioType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { now, type State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { barrageWorth } from './artillery-worth.ts';
import { pickBest } from './picking.ts';
import { situation } from './situation.ts';
import { soldierCalled } from './soldiers.ts';

export function aim(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const s = situation(state, side);
  const spotter = soldierCalled(s.m.own, now(state, 'artillery')?.spotter ?? '');
  const { radio } = state.sides[side];
  if (!spotter || !radio) return undefined;
  const { firepower } = radioType(radio.id);
  return pickBest(choices, 'aim', ({ hex }) => barrageWorth(s, spotter.at, hexNamed(hex), firepower))?.choice;
}

/** Those with the most enemies first. */
export function chooseImpact(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'impact', ({ hex }) => {
    const at = hexNamed(hex);
    let worth = 0;
    for (const unit of state.units) if (unit.at === at) worth += unit.side === side ? -1 : 1;
    return worth;
  })?.choice;
}
