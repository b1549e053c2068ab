/** 9.1 What comes of the roll on the table, as it stands or made again: whoever holds the Initiative card weighs the one against the other. */
import type { Odds } from '../../../kernel/game.ts';
import type { Side } from '../content/terms.ts';
import type { Doings } from '../doing.ts';
import { meaningOf } from '../reckoning/dice.ts';
import { now, type State } from '../state.ts';
import { attackOdds, outcomes } from './attacks.ts';
import { type Cards, onlyThis, ROLLS, unseen } from './cards.ts';
import { meleeRollOdds } from './melees.ts';

type Roll = Doings<'roll'>;

export function standingOdds(state: State, own: Side): Odds | undefined {
  const roll = now(state, 'roll');
  return roll && rollOdds(state, own, roll, onlyThis(roll.white, roll.coloured));
}

export function rerolledOdds(state: State, own: Side): Odds | undefined {
  const roll = now(state, 'roll');
  const cards = roll && unseen(state, roll.side, own);
  return roll && cards && cards.count > 0 ? rollOdds(state, own, roll, cards) : undefined;
}

function rollOdds(state: State, own: Side, roll: Roll, cards: Cards): Odds | undefined {
  const attack = now(state, 'attack');
  switch (roll.purpose) {
    case 'fire-attack':
    case 'mine-attack':
    case 'impact':
      return attack && attackOdds(state, own, attack, cards);
    case 'melee':
      return meleeRollOdds(state, own, roll.side, cards);
    default:
      return plainOdds(state, roll, cards);
  }
}

/** Where the roll alone decides: every card is held against what it would mean. */
function plainOdds(state: State, roll: Roll, cards: Cards): Odds | undefined {
  const chances: Record<string, number> = {};
  for (const { white, coloured } of ROLLS) {
    const count = cards.rolls[6 * white + coloured] ?? 0;
    if (count === 0) continue;
    const what = outcomeOf(state, { ...roll, white, coloured });
    if (what === undefined) return undefined;
    chances[what] = (chances[what] ?? 0) + count / cards.count;
  }
  return outcomes(chances);
}

const RALLY: Readonly<Record<string, string>> = { below: 'rallied', equal: 'suppressed', above: 'none' };
const ROUT: Readonly<Record<string, string>> = { below: 'none', equal: 'suppressed', above: 'retreat' };

function outcomeOf(state: State, roll: Roll): string | undefined {
  const meaning = meaningOf(state, roll);
  switch (meaning?.what) {
    case 'defend':
      return meaning.still ? 'safe' : meaning.harm;
    case 'rally':
      return RALLY[meaning.how];
    case 'rout':
      return ROUT[meaning.how];
    case 'hit':
    case 'land':
      return meaning.hit ? 'hit' : 'miss';
    case 'end':
      return meaning.ends ? 'game-ends' : 'game-goes-on';
    default:
      return undefined;
  }
}
