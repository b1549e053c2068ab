/**
 * What could come of a choice, from the cards that the seat has not seen: its own pile, or the enemy's pile and hand.
 * Triggers, re-rolls and Actions still to be played are nobody's to foresee and are left out.
 */
import type { Odds, Seat } from '../../kernel/game.ts';
import { hexNamed } from './content/battle-map.ts';
import { cardCalled } from './content/cards.ts';
import { type Order, SIDES, type Side } from './content/terms.ts';
import { attackOdds, harmOdds, outcomes, worstOf } from './odds/attacks.ts';
import { hitChance, ROLLS, unseen, without } from './odds/cards.ts';
import { advanceOdds, meleeOdds } from './odds/melees.ts';
import { rallyOdds, routOdds } from './odds/morale.ts';
import { rerolledOdds, standingOdds } from './odds/rerolls.ts';
import { aimOfGun, aimOfSpotter, attackAhead } from './reckoning/attacks.ts';
import { onlyShot } from './reckoning/orders.ts';
import { ADDED_FIREPOWER, concealingCover } from './rules/fire/actions.ts';
import { ordnanceAttack } from './rules/fire/ordnance.ts';
import { attackOn, newFiring, strongestGroup, targets } from './rules/fire/shot.ts';
import { relieved, rolledAtOnce } from './rules/recover.ts';
import { productNeeded } from './rules/targeting.ts';
import { now, type State, unitCalled } from './state.ts';
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
    case 'reroll':
      return rerolledOdds(state, own);
    case 'assault-fire':
      return assaultOdds(state, own);
    case 'concealment':
      return concealedOdds(state, own);
    case 'advance':
      return advanceOdds(state, own, choice.unit, choice.hex);
    case 'melee':
      return meleeOdds(state, own, hexNamed(choice.hex));
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
    case 'order':
      return orderOdds(state, own, cardCalled(choice.card).order);
    case 'rally-roll':
    case 'rout-roll':
      return moraleOdds(state, own, choice.unit, choice.kind === 'rally-roll');
    default:
      return undefined;
  }
}

function shotOdds(state: State, own: Side, choice: Choice): Odds | undefined {
  const attack = attackAhead(state, own, choice);
  return attack && attack.firepower >= 1 ? attackOdds(state, own, attack) : undefined;
}

/** Letting a window go by lets the roll be made that it stands before, or stand that was made. */
function windowOdds(state: State, own: Side): Odds | undefined {
  const doing = state.doing.at(-1);
  if (doing?.what === 'roll') return standingOdds(state, own);
  if (doing?.what === 'melee') return doing.strength ? undefined : meleeOdds(state, own, doing.hex);
  const attack = now(state, 'attack');
  if (!attack || doing !== attack) return undefined;
  if (attack.total === 0) return attack.side === own ? attackOdds(state, own, attack) : undefined;
  const [next] = attack.targets.filter((id) => unitCalled(state, id)?.side === own);
  return next === undefined ? undefined : defenceOdds(state, own, next);
}

/** A26 The best of the shots that those could take who move, before the card is spent. */
function assaultOdds(state: State, own: Side): Odds | undefined {
  const move = now(state, 'move');
  if (!move) return undefined;
  const firing = newFiring(own, 'assault-fire', move.active, move.scrounged);
  let best: Odds | undefined;
  for (const hex of targets(state, firing)) {
    const attack = attackOn(state, firing, strongestGroup(state, firing, hex), hex);
    const shot = attack.firepower >= 1 ? attackOdds(state, own, attack) : undefined;
    if (shot && (!best || vain(shot) < vain(best))) best = shot;
  }
  return best;
}

/** The chance that nobody is harmed. */
const vain = ({ outcomes: told }: Odds): number => told.find(({ what }) => what === 'safe' || what === 'any-safe')?.chance ?? 0;

/** A29 The next who has to defend, against an attack that is so much weaker. */
function concealedOdds(state: State, own: Side): Odds | undefined {
  const attack = now(state, 'attack');
  const unit = attack?.targets.map((id) => unitCalled(state, id)).find((one) => one?.side === own);
  if (!attack || !unit || attack.total === 0) return undefined;
  const total = attack.total - concealingCover(state, attack, own);
  return harmOdds(worstOf(state, attack, [unit], total, unseen(state, own, own)), 1);
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

/** The card that hits is not in the pile any more when the attack is rolled. */
function shellOdds(state: State, own: Side, weapon: string, hex: number): Odds | undefined {
  const firing = now(state, 'fire');
  const aim = aimOfGun(state, weapon, hex);
  if (!firing || !aim) return undefined;
  const least = productNeeded(aim);
  const attack = ordnanceAttack(state, firing, weapon, hex);
  const cards = unseen(state, own, own);
  const chances: Record<string, number> = {};
  for (const { white, coloured, count } of ROLLS.map((dice) => ({ ...dice, count: cards.rolls[6 * dice.white + dice.coloured] ?? 0 }))) {
    if (count === 0 || white * coloured < least) continue;
    const share = count / Math.max(1, cards.count);
    for (const { what, chance } of attackOdds(state, own, attack, without(cards, white, coloured)).outcomes) {
      chances[what] = (chances[what] ?? 0) + share * chance;
    }
  }
  // What comes of a hit stands first, as it does with any other shot.
  return outcomes({ ...chances, miss: 1 - hitChance(cards, least) });
}

function accuracyOdds(state: State, own: Side, hex: number): Odds | undefined {
  const aim = aimOfSpotter(state, hex);
  if (!aim) return undefined;
  const hit = hitChance(unseen(state, own, own), productNeeded(aim));
  return outcomes({ hit, miss: 1 - hit });
}

// O22, O23

/** O20, O22, O23 An Order by which the dice are rolled at once. */
function orderOdds(state: State, own: Side, order: Order): Odds | undefined {
  if (order === 'fire') {
    const shot = onlyShot(state, own);
    return shot && attackOdds(state, own, shot.attack);
  }
  const unit = rolledAtOnce(state, own, order);
  if (!unit) return undefined;
  const cards = unseen(state, own, own);
  return order === 'recover' ? rallyOdds(state, relieved(unit), cards) : routOdds(state, unit, cards);
}

function moraleOdds(state: State, own: Side, id: string, isRally: boolean): Odds | undefined {
  const unit = unitCalled(state, id);
  if (!unit) return undefined;
  const cards = unseen(state, own, own);
  return isRally ? rallyOdds(state, unit, cards) : routOdds(state, unit, cards);
}
