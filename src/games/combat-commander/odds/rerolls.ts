/** 9.1 What comes of the roll on the table, as it stands or made again: whoever holds the Initiative card weighs the one against the other. */
import type { Odds } from '../../../kernel/game.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import type { Doings } from '../doing.ts';
import { meaningOf } from '../reckoning/dice.ts';
import { type Known, now, type State } from '../state.ts';
import { harmOf, outcomes, struckBy } from './attacks.ts';
import { type Cards, onlyThis, ROLLS, unseen } from './cards.ts';
import { meleeRollOdds } from './melees.ts';
import { worthOf } from './worth.ts';

type Roll = Doings<'roll'>;
/** What the next cards of either side may be. */
type Left = Readonly<Record<Side, Cards>>;

export function standingOdds(state: State, own: Side): Odds | undefined {
  const roll = now(state, 'roll');
  return roll && rollOdds(state, own, roll, onlyThis(roll.white, roll.coloured), bothUnseen(state, own));
}

export function rerolledOdds(state: State, own: Side): Odds | undefined {
  const roll = now(state, 'roll');
  const left = bothUnseen(state, own);
  return roll && left[roll.side].count > 0 ? rollOdds(state, own, roll, left[roll.side], left) : undefined;
}

const bothUnseen = (state: State, own: Side): Left => ({ axis: unseen(state, 'axis', own), allies: unseen(state, 'allies', own) });

export interface Compared {
  readonly better: number;
  readonly worse: number;
}

/** How likely another roll does better, or worse, for a side than the one that lies there; undefined where that is no question of more or less. */
export function comparedWithStanding(known: Known, own: Side, left: Left): Compared | undefined {
  const roll = now(known, 'roll');
  if (!roll || left[roll.side].count === 0) return undefined;
  const worthOfRoll = (white: number, coloured: number) => {
    const odds = rollOdds(known, own, roll, onlyThis(white, coloured), left);
    return odds && worthOf(known, own, odds);
  };
  const standing = worthOfRoll(roll.white, roll.coloured);
  if (standing === undefined) return undefined;
  const { rolls, count } = left[roll.side];
  const compared = { better: 0, worse: 0 };
  for (const { white, coloured } of ROLLS) {
    const share = (rolls[6 * white + coloured] ?? 0) / count;
    const by = share === 0 ? 0 : (worthOfRoll(white, coloured) ?? standing) - standing;
    if (by > LEAST) compared.better += share;
    if (by < -LEAST) compared.worse += share;
  }
  return compared;
}

export interface MeleeAgain {
  /** With the roll that lies there, and with another one. */
  readonly won: number;
  readonly again: number;
}

/** O16.4 How likely a side wins the Melee, whatever the other one rolls or has rolled; undefined where no Melee is rolled for. */
export function meleeAgain(known: Known, own: Side, left: Left): MeleeAgain | undefined {
  const roll = now(known, 'roll');
  if (roll?.purpose !== 'melee') return undefined;
  const won = (cards: Cards) => rollOdds(known, own, roll, cards, left)?.outcomes.find(({ what }) => what === 'melee-won')?.chance ?? 0;
  return { won: won(onlyThis(roll.white, roll.coloured)), again: won(left[roll.side]) };
}

/** Less is no difference: sums of chances are not exact. */
const LEAST = 1e-9;

function rollOdds(known: Known, own: Side, roll: Roll, cards: Cards, left: Left): Odds | undefined {
  const attack = now(known, 'attack');
  switch (roll.purpose) {
    case 'fire-attack':
    case 'mine-attack':
    case 'impact':
      return attack && harmOf(known, attack, cards, left[struckBy(known, attack)[0]?.side ?? attack.side]);
    case 'melee':
      return meleeRollOdds(known, own, roll.side, cards, left[enemyOf(roll.side)]);
    default:
      return plainOdds(known, roll, cards);
  }
}

/** Where the roll alone decides: every card is held against what it would mean. */
function plainOdds(known: Known, roll: Roll, cards: Cards): Odds | undefined {
  const chances: Record<string, number> = {};
  for (const { white, coloured } of ROLLS) {
    const count = cards.rolls[6 * white + coloured] ?? 0;
    if (count === 0) continue;
    const what = outcomeOf(known, { ...roll, white, coloured });
    if (what === undefined) return undefined;
    chances[what] = (chances[what] ?? 0) + count / cards.count;
  }
  return outcomes(chances);
}

const RALLY: Readonly<Record<string, string>> = { below: 'rallied', equal: 'suppressed', above: 'none' };
const ROUT: Readonly<Record<string, string>> = { below: 'none', equal: 'suppressed', above: 'retreat' };

function outcomeOf(known: Known, roll: Roll): string | undefined {
  const meaning = meaningOf(known, roll);
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
