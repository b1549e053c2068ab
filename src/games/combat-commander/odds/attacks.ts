/** What comes of an attack to those in its hexes, over all rolls of both sides. */
import type { Odds } from '../../../kernel/game.ts';
import type { Side } from '../content/terms.ts';
import type { Harm } from '../reckoning/dice.ts';
import { type Attack, attackTotal, defenceResult, moraleAgainst } from '../rules/fire/attack.ts';
import { type Known, type State, type Unit, unitsAt } from '../state.ts';
import { atLeast, type Cards, unseen } from './cards.ts';

/** The chance that every unit rolls what it needs, cards being drawn one after the other and not put back. */
function chanceThatAll(cards: Cards, needed: readonly number[]): number {
  let chance = 1;
  // The largest need first: whoever meets it would have met the others too.
  for (const [i, least] of needed.toSorted((a, b) => b - a).entries()) {
    chance *= Math.max(0, atLeast(cards, least) - i) / Math.max(1, cards.count - i);
  }
  return chance;
}

/** The roll a unit needs not to break: a tie breaks those who move. */
function neededBy(state: Known, attack: Attack, unit: Unit, total: number): number {
  const morale = moraleAgainst(state, attack, unit);
  const tie = defenceResult(state, unit.id, total, total);
  return total - morale + (tie === 'broken' ? 1 : 0);
}

/** The worst that comes of an attack: to the one unit, or to any of several. */
export function attackOdds(state: State, own: Side, attack: Attack, rolls: Cards = unseen(state, attack.side, own)): Odds {
  const [struck] = struckBy(state, attack);
  return harmOf(state, attack, rolls, unseen(state, struck?.side ?? attack.side, own));
}

export const struckBy = (state: Known, { hexes }: Attack): Unit[] => hexes.flatMap((hex) => unitsAt(state, hex));

/** The cards that its roll may be, and those that the rolls of the defenders may be. */
export function harmOf(state: Known, attack: Attack, rolls: Cards, defences: Cards): Odds {
  const units = struckBy(state, attack);
  const bare = attackTotal(state, attack, 0);
  const harm: Chances = { eliminated: 0, broken: 0, suppressed: 0, safe: 0 };
  for (let sum = 2; sum <= 12; sum++) {
    const chance = (rolls.sums[sum] ?? 0) / Math.max(1, rolls.count);
    if (chance === 0) continue;
    const worst = worstOf(state, attack, units, bare + sum, defences);
    for (const what of HARMS) harm[what] += chance * worst[what];
  }
  return harmOdds(harm, units.length);
}

const HARMS: readonly Harm[] = ['eliminated', 'broken', 'suppressed', 'safe'];
type Chances = Record<Harm, number>;

/** 3.2.4 A broken unit that breaks again is eliminated. */
export function worstOf(state: Known, attack: Attack, units: readonly Unit[], total: number, cards: Cards): Chances {
  const needed = (unit: Unit) => neededBy(state, attack, unit, total);
  const allSurvive = chanceThatAll(
    cards,
    units.map((unit) => (unit.broken ? needed(unit) : 0)),
  );
  const allHold = chanceThatAll(cards, units.map(needed));
  const allSafe = chanceThatAll(
    cards,
    units.map((unit) => needed(unit) + (isSuppressedByTie(state, unit, total) ? 1 : 0)),
  );
  return { eliminated: 1 - allSurvive, broken: allSurvive - allHold, suppressed: allHold - allSafe, safe: allSafe };
}

/** A second marker changes nothing. */
const isSuppressedByTie = (state: Known, unit: Unit, total: number): boolean =>
  !unit.suppressed && defenceResult(state, unit.id, total, total) === 'suppressed';

/** What is said of one unit is said of several in other words. */
export function harmOdds(harm: Chances, count: number): Odds {
  if (count < 2) return outcomes(harm);
  return outcomes(Object.fromEntries(HARMS.map((what) => [`any-${what}`, harm[what]])));
}

export function outcomes(chances: Readonly<Record<string, number>>): Odds {
  const told = Object.entries(chances).filter(([, chance]) => chance > 1e-9);
  return { outcomes: told.map(([what, chance]) => ({ what, chance })) };
}
