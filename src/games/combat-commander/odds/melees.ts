/** O16.4 Who would win a Melee, over all rolls of both sides; Actions still to be played are left out. */
import type { Odds } from '../../../kernel/game.ts';
import { hexNamed } from '../content/battle-map.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { meleeLosers, meleeStrength, meleeTotal, strengthIn } from '../rules/melee.ts';
import { fortificationAt, hasUnit, type Known, now, type State } from '../state.ts';
import { outcomes } from './attacks.ts';
import { type Cards, unseen } from './cards.ts';

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface Fight {
  /** Without the dice. */
  readonly strength: Readonly<Record<Side, number>>;
  readonly holder: Side | '';
}

function fightOdds({ strength, holder }: Fight, own: Side, cards: Readonly<Record<Side, Cards>>): Odds | undefined {
  const enemy = enemyOf(own);
  if (cards.axis.count === 0 || cards.allies.count === 0) return undefined;
  const chances = { 'melee-won': 0, 'melee-tied': 0, 'melee-lost': 0 };
  for (const mine of SUMS) {
    for (const his of SUMS) {
      const chance = ((cards[own].sums[mine] ?? 0) / cards[own].count) * ((cards[enemy].sums[his] ?? 0) / cards[enemy].count);
      const total = own === 'axis' ? { axis: mine, allies: his } : { axis: his, allies: mine };
      const losers = meleeLosers({ axis: strength.axis + total.axis, allies: strength.allies + total.allies }, holder);
      const how = losers.length > 1 ? 'melee-tied' : losers[0] === own ? 'melee-lost' : 'melee-won';
      chances[how] += chance;
    }
  }
  return outcomes(chances);
}

const bothUnseen = (state: State, own: Side) => ({ axis: unseen(state, 'axis', own), allies: unseen(state, 'allies', own) });

/** F101, F104 */
function holderOf(state: Known, hex: number): Side | '' {
  const fortification = fortificationAt(state, hex);
  return fortification?.kind === 'bunker' || fortification?.kind === 'pillbox' ? fortification.holder : '';
}

/** A Melee that waits for its dice. */
export const meleeOdds = (state: State, own: Side, hex: number): Odds | undefined => meleeWith(state, own, hex, bothUnseen(state, own));

function meleeWith(state: Known, own: Side, hex: number, cards: Readonly<Record<Side, Cards>>): Odds | undefined {
  if (!hasUnit(state, hex, 'axis') || !hasUnit(state, hex, 'allies')) return undefined;
  const strength = (side: Side) => meleeTotal(meleeStrength(state, hex, side), 0);
  return fightOdds({ strength: { axis: strength('axis'), allies: strength('allies') }, holder: holderOf(state, hex) }, own, cards);
}

/** O16.3 What an Advance into the enemy would come to with nobody else: whoever follows makes it better. */
export const advanceOdds = (state: State, own: Side, id: string, hexName: string): Odds | undefined =>
  advanceWith(state, own, id, hexNamed(hexName), bothUnseen(state, own));

export function advanceWith(state: Known, own: Side, id: string, hex: number, cards: Readonly<Record<Side, Cards>>): Odds | undefined {
  if (!hasUnit(state, hex, enemyOf(own))) return undefined;
  const units = state.units.map((unit) => (unit.id === id ? { ...unit, at: hex } : unit));
  return meleeWith({ ...state, units }, own, hex, cards);
}

/** One side's roll is one of these cards; the other has rolled already, or will, one of those. */
export function meleeRollOdds(known: Known, own: Side, side: Side, cards: Cards, against: Cards): Odds | undefined {
  const melee = now(known, 'melee');
  if (!melee) return undefined;
  const enemy = enemyOf(side);
  const strength = (of: Side) => meleeTotal(strengthIn(known, melee, of), 0);
  const both = { axis: strength('axis'), allies: strength('allies') };
  const rolled = melee.total[enemy] - both[enemy];
  const others = rolled < 2 ? against : { count: 1, sums: Array.from({ length: 13 }, (_, i) => (i === rolled ? 1 : 0)), rolls: [] };
  return fightOdds(
    { strength: both, holder: melee.holder },
    own,
    side === 'axis' ? { axis: cards, allies: others } : { axis: others, allies: cards },
  );
}
