/** 9.1 The Initiative card: a roll is cancelled only where that is worth more than holding on to the card. */
import type { Side } from '../content/terms.ts';
import type { Doings } from '../doing.ts';
import { coverAgainst, defenceResult, extrasOf, moraleAgainst } from '../rules/fire/attack.ts';
import { meleeStrength } from '../rules/melee.ts';
import { moraleOf, rollAgainst } from '../rules/recover.ts';
import { isSuddenDeath } from '../rules/time.ts';
import { now, type State, theUnit, unitCalled, unitsAt } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { chanceBelow, chanceOfSum } from './chances.ts';
import { leadOf } from './goals.ts';
import { pickKind } from './picking.ts';
import { costOfHit, soldierOf } from './soldiers.ts';
import { WEIGHTS } from './weights.ts';

type Roll = Doings<'roll'>;

/** What it would be worth that the game ends well. */
const END_OF_GAME = 6;

export function holdInitiative(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const roll = now(state, 'roll');
  const pass = pickKind(choices, 'pass');
  if (!roll) return pass;
  return gainByReroll(state, side, roll) > WEIGHTS.initiative ? pickKind(choices, 'reroll') : pass;
}

/** What another roll is worth to the side on average, less what this one is. */
export function gainByReroll(state: State, side: Side, roll: Roll): number {
  switch (roll.purpose) {
    case 'fire-attack':
    case 'mine-attack':
    case 'impact':
      return attackGain(state, side, roll);
    case 'fire-defence':
      return defenceGain(state, side, roll);
    case 'melee':
      return meleeGain(state, side, roll);
    case 'rally':
      return rallyGain(state, side, roll);
    case 'sudden-death':
      return endGain(state, side, roll);
    default:
      return 0;
  }
}

const sumOf = ({ white, coloured }: Roll): number => white + coloured;

/** The mean of something over all rolls. */
function onAverage(worth: (sum: number) => number): number {
  let mean = 0;
  for (let sum = 2; sum <= 12; sum++) mean += chanceOfSum(sum) * worth(sum);
  return mean;
}

/** Only rolls far from the middle are worth reckoning. */
function attackGain(state: State, side: Side, roll: Roll): number {
  const attack = now(state, 'attack');
  const sum = sumOf(roll);
  const isMine = roll.side === side;
  if (!attack || (isMine ? sum > 6 : sum < 8)) return 0;
  const { airburst } = extrasOf(state, attack);
  const struck = state.units
    .filter(({ at }) => attack.hexes.includes(at))
    .map((unit) => {
      const soldier = soldierOf(state, unit);
      return { defence: soldier.morale + coverAgainst(state, attack, unit.at), cost: (unit.side === side ? -1 : 1) * costOfHit(soldier) };
    });
  const worth = (dice: number) => {
    const total = attack.firepower + airburst + dice;
    return struck.reduce((hurt, { defence, cost }) => hurt + chanceBelow(total - defence) * cost, 0);
  };
  return onAverage(worth) - worth(sum);
}

function defenceGain(state: State, side: Side, roll: Roll): number {
  const attack = now(state, 'attack');
  const [id = ''] = attack?.defending ?? [];
  const unit = unitCalled(state, id);
  if (!attack || !unit) return 0;
  const morale = moraleAgainst(state, attack, unit);
  const isHit = (sum: number) => defenceResult(state, id, morale + sum, attack.total) === 'broken';
  const isNow = isHit(sumOf(roll));
  const isMine = unit.side === side;
  if (isNow !== isMine) return 0;
  const hit = onAverage((sum) => (isHit(sum) ? 1 : 0));
  return (isMine ? 1 - hit : hit) * costOfHit(soldierOf(state, unit));
}

function meleeGain(state: State, side: Side, roll: Roll): number {
  const melee = now(state, 'melee');
  if (!melee) return 0;
  const roller = roll.side;
  const other = roller === 'axis' ? 'allies' : 'axis';
  const strength = (of: Side) => {
    const { firepower, boxed } = meleeStrength(state, melee.hex, of);
    return firepower + boxed;
  };
  const stakes = unitsAt(state, melee.hex).map((unit) => soldierOf(state, unit));
  const stakeOf = (of: Side) => stakes.filter(({ unit }) => unit.side === of).reduce((sum, { dying }) => sum + dying, 0);
  const stake = stakeOf('axis') + stakeOf('allies');
  const known = melee.total[other];
  const winning = (sum: number) => {
    const mine = strength(roller) + sum;
    if (known > 0) return mine > known ? 1 : 0;
    return chanceBelow(mine - strength(other));
  };
  const change = onAverage(winning) - winning(sumOf(roll));
  return (roller === side ? change : -change) * stake;
}

function rallyGain(state: State, side: Side, roll: Roll): number {
  const [id = ''] = now(state, 'recover')?.rolling ?? [];
  if (!unitCalled(state, id)) return 0;
  const unit = theUnit(state, id);
  const morale = moraleOf(state, unit);
  const rallies = rollAgainst(morale, sumOf(roll)) === 'below';
  const isMine = unit.side === side;
  if (rallies === isMine) return 0;
  const chance = chanceBelow(morale);
  return (isMine ? chance : 1 - chance) * soldierOf(state, unit).breaking;
}

/** 6.2.2 The end, or not yet the end: whoever is ahead wants it. */
function endGain(state: State, side: Side, roll: Roll): number {
  const lead = leadOf(state, side) + (state.initiative === side ? 0.5 : -0.5);
  const ends = isSuddenDeath(state, sumOf(roll));
  const chance = chanceBelow(state.time);
  if (ends) return lead < 0.5 ? (1 - chance) * END_OF_GAME * 2 : 0;
  return lead > 1 ? chance * Math.min(END_OF_GAME, lead) * 0.5 : 0;
}
