/**
 * What could come of a choice, from the cards that the seat has not seen: its own pile, or the enemy's pile and hand.
 * Triggers, re-rolls and Actions still to be played are nobody's to foresee and are left out.
 */
import type { Odds, Seat } from '../../kernel/game.ts';
import { hexNamed } from './content/battle-map.ts';
import { cardCalled } from './content/cards.ts';
import { SIDES, type Side } from './content/terms.ts';
import { aimOfGun, aimOfSpotter, attackAhead } from './reckoning/attacks.ts';
import type { Harm } from './reckoning/dice.ts';
import { ADDED_FIREPOWER } from './rules/fire/actions.ts';
import { type Attack, attackTotal, defenceResult, moraleAgainst } from './rules/fire/attack.ts';
import { ordnanceAttack } from './rules/fire/ordnance.ts';
import { moraleOf } from './rules/recover.ts';
import { productNeeded } from './rules/targeting.ts';
import { now, type State, type Unit, unitCalled, unitsAt } from './state.ts';
import type { Choice } from './vocabulary.ts';

export function odds(state: State, seat: Seat, choice: Choice): Odds | undefined {
  const own = SIDES.find((side) => side === seat);
  if (!own) return undefined;
  switch (choice.kind) {
    case 'target':
    case 'fire-all':
    case 'fire':
    case 'op-attack':
      return shotOdds(state, own, choice);
    case 'pass':
      return windowOdds(state, own);
    case 'bore-sighting':
    case 'crossfire':
    case 'hand-grenades':
    case 'marksmanship':
    case 'sustained-fire':
      return helpedOdds(state, own);
    case 'shell':
      return shellOdds(state, own, choice.weapon, hexNamed(choice.hex));
    case 'aim':
    case 'aim-smoke':
      return accuracyOdds(state, own, hexNamed(choice.hex));
    case 'defend':
      return defenceOdds(state, own, choice.unit);
    case 'rally-roll':
    case 'rout-roll':
      return moraleOdds(state, own, choice.unit, choice.kind === 'rally-roll');
    default:
      return undefined;
  }
}

// Cards

interface Cards {
  readonly count: number;
  /** How many cards roll this sum. */
  readonly sums: readonly number[];
  /** How many roll this white and this coloured die, by 6 × white + coloured. */
  readonly rolls: readonly number[];
}

const FACES = [1, 2, 3, 4, 5, 6];
const ROLLS = FACES.flatMap((white) => FACES.map((coloured) => ({ white, coloured })));

/** The cards that a side's next roll may be, as far as the seat can know. */
function unseen(state: State, side: Side, own: Side): Cards {
  const { hand, deck } = state.sides[side];
  return countCards(side === own ? deck.pile : [...deck.pile, ...hand]);
}

function countCards(cards: readonly string[]): Cards {
  const sums = Array.from({ length: 13 }, () => 0);
  const rolls = Array.from({ length: 43 }, () => 0);
  for (const id of cards) {
    const { white, coloured } = cardCalled(id);
    sums[white + coloured] = (sums[white + coloured] ?? 0) + 1;
    rolls[6 * white + coloured] = (rolls[6 * white + coloured] ?? 0) + 1;
  }
  return { count: cards.length, sums, rolls };
}

/** One card less. */
function without({ count, sums, rolls }: Cards, white: number, coloured: number): Cards {
  const less = (list: readonly number[], index: number) => list.map((many, i) => (i === index ? many - 1 : many));
  return { count: count - 1, sums: less(sums, white + coloured), rolls: less(rolls, 6 * white + coloured) };
}

/** How many cards roll at least so much. */
function atLeast({ sums }: Cards, least: number): number {
  let count = 0;
  for (let sum = Math.max(2, least); sum <= 12; sum++) count += sums[sum] ?? 0;
  return count;
}

// Attacks

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
function neededBy(state: State, attack: Attack, unit: Unit, total: number): number {
  const morale = moraleAgainst(state, attack, unit);
  const tie = defenceResult(state, unit.id, total, total);
  return total - morale + (tie === 'broken' ? 1 : 0);
}

/** The worst that comes of an attack: to the one unit, or to any of several. */
function attackOdds(state: State, own: Side, attack: Attack, rolls: Cards = unseen(state, attack.side, own)): Odds {
  const units = attack.hexes.flatMap((hex) => unitsAt(state, hex));
  const defences = unseen(state, units[0]?.side ?? attack.side, own);
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
function worstOf(state: State, attack: Attack, units: readonly Unit[], total: number, cards: Cards): Chances {
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
const isSuppressedByTie = (state: State, unit: Unit, total: number): boolean =>
  !unit.suppressed && defenceResult(state, unit.id, total, total) === 'suppressed';

/** What is said of one unit is said of several in other words. */
function harmOdds(harm: Chances, count: number): Odds {
  if (count < 2) return outcomes(harm);
  return outcomes(Object.fromEntries(HARMS.map((what) => [`any-${what}`, harm[what]])));
}

function outcomes(chances: Readonly<Record<string, number>>): Odds {
  const told = Object.entries(chances).filter(([, chance]) => chance > 1e-9);
  return { outcomes: told.map(([what, chance]) => ({ what, chance })) };
}

function shotOdds(state: State, own: Side, choice: Choice): Odds | undefined {
  const attack = attackAhead(state, own, choice);
  return attack && attack.firepower >= 1 ? attackOdds(state, own, attack) : undefined;
}

/** Letting a window go by lets the roll be made that it stands before. */
function windowOdds(state: State, own: Side): Odds | undefined {
  const attack = now(state, 'attack');
  if (!attack || state.doing.at(-1) !== attack) return undefined;
  if (attack.total === 0) return attack.side === own ? attackOdds(state, own, attack) : undefined;
  const [next] = attack.targets.filter((id) => unitCalled(state, id)?.side === own);
  return next === undefined ? undefined : defenceOdds(state, own, next);
}

/** A27, A30, A34, A37, A41 The attack that waits for its roll, with what a card adds to it. */
function helpedOdds(state: State, own: Side): Odds | undefined {
  const attack = now(state, 'attack');
  if (!attack || attack.total > 0 || attack.side !== own) return undefined;
  return attackOdds(state, own, { ...attack, firepower: attack.firepower + ADDED_FIREPOWER });
}

function defenceOdds(state: State, own: Side, id: string): Odds | undefined {
  const attack = now(state, 'attack');
  const unit = unitCalled(state, id);
  if (!attack || !unit || attack.total === 0) return undefined;
  return harmOdds(worstOf(state, attack, [unit], attack.total, unseen(state, unit.side, own)), 1);
}

// Targeting

/** The chance that the dice multiply to so much. */
function hitChance(cards: Cards, least: number): number {
  let hits = 0;
  for (const { white, coloured } of ROLLS) if (white * coloured >= least) hits += cards.rolls[6 * white + coloured] ?? 0;
  return hits / Math.max(1, cards.count);
}

/** The card that hits is not in the pile any more when the attack is rolled. */
function shellOdds(state: State, own: Side, weapon: string, hex: number): Odds | undefined {
  const firing = now(state, 'fire');
  const aim = aimOfGun(state, weapon, hex);
  if (!firing || !aim) return undefined;
  const least = productNeeded(aim);
  const attack = ordnanceAttack(state, firing, weapon, hex);
  const cards = unseen(state, own, own);
  const chances: Record<string, number> = { miss: 1 - hitChance(cards, least) };
  for (const { white, coloured, count } of ROLLS.map((dice) => ({ ...dice, count: cards.rolls[6 * dice.white + dice.coloured] ?? 0 }))) {
    if (count === 0 || white * coloured < least) continue;
    const share = count / Math.max(1, cards.count);
    for (const { what, chance } of attackOdds(state, own, attack, without(cards, white, coloured)).outcomes) {
      chances[what] = (chances[what] ?? 0) + share * chance;
    }
  }
  return outcomes(chances);
}

function accuracyOdds(state: State, own: Side, hex: number): Odds | undefined {
  const aim = aimOfSpotter(state, hex);
  if (!aim) return undefined;
  const hit = hitChance(unseen(state, own, own), productNeeded(aim));
  return outcomes({ hit, miss: 1 - hit });
}

// O22, O23

function moraleOdds(state: State, own: Side, id: string, isRally: boolean): Odds | undefined {
  const unit = unitCalled(state, id);
  if (!unit) return undefined;
  const cards = unseen(state, own, own);
  const morale = moraleOf(state, unit);
  const more = atLeast(cards, morale + 1) / Math.max(1, cards.count);
  const suppressed = (cards.sums[morale] ?? 0) / Math.max(1, cards.count);
  const less = 1 - more - suppressed;
  return isRally ? outcomes({ rallied: less, suppressed, none: more }) : outcomes({ none: less, suppressed, retreat: more });
}
