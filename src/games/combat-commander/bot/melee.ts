/** O16.4 Which Melee is fought first, A25 when to lie in ambush, and who is given up where somebody must be. */
import { hexNamed } from '../content/battle-map.ts';
import { type UnitType, unitType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { type State, unitCalled } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { meleeWorth } from './advances.ts';
import { missedOrder } from './card-worth.ts';
import { pickBest, pickKind } from './picking.ts';
import { situation } from './situation.ts';

/** The best odds first. */
export function chooseMelee(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const s = situation(state, side);
  const { own, foes } = s.m;
  return pickBest(choices, 'melee', ({ hex }) => {
    const at = hexNamed(hex);
    return meleeWorth(
      s,
      at,
      own.filter((soldier) => soldier.at === at),
      foes.filter((soldier) => soldier.at === at),
    );
  })?.choice;
}

/** A25 Whenever there is somebody to surprise. */
export function ambush(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'ambush', (choice) => -missedOrder(state, side, choice.card))?.choice ?? pickKind(choices, 'pass');
}

/** Whoever costs least: of those who only break, the one who fights worst; nobody who would die of it, if there is a choice. */
export function leastLoss(state: State, choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'fall', ({ unit }) => -priceOf(state, unit))?.choice;
}

/** What a unit is worth to its side when it is hit, without looking at anything else. */
function priceOf(state: State, id: string): number {
  const unit = unitCalled(state, id);
  const type = unitType(id);
  if (!unit) return 0;
  return unit.broken ? type.points + 1 : strengthOf(type) + (unit.weapon === '' ? 0 : 0.5);
}

const strengthOf = ({ kind, unbroken }: UnitType): number => (kind === 'leader' ? 1 + unbroken.command : unbroken.firepower / 5);
