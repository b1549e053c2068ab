/** O20.3.4 Who defends first, and which cards are played for the defence; A36 when a wound is only a light one. */

import type { Side } from '../content/terms.ts';
import { coverAgainst } from '../rules/fire/attack.ts';
import { isLeader } from '../rules/units.ts';
import { during, now, type State, unitCalled } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { missedOrder } from './card-worth.ts';
import { chanceBelow } from './chances.ts';
import { pickBest, pickKind } from './picking.ts';
import { situation } from './situation.ts';
import { costOfHit, type Muster, soldierCalled } from './soldiers.ts';

/** Leaders last: as long as they stand, the others have their Command. */
export function chooseDefender(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const card = defenceCard(state, side, choices);
  if (card) return card;
  return pickBest(choices, 'defend', ({ unit }) => (isLeader({ id: unit }) ? -1 : 0))?.choice;
}

export function defend(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  return choices.length === 1 ? choices[0] : (defenceCard(state, side, choices) ?? pickKind(choices, 'pass'));
}

/** A29, A35.1, A35.3 A card, if what it saves is worth more than what else it is good for. */
function defenceCard(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  if (!choices.some((choice) => 'card' in choice)) return undefined;
  const { m } = situation(state, side);
  const attack = during(state, 'attack');
  const now = lossFrom(m, attack.total, 0);
  let best: Choice | undefined;
  let most = 0.12;
  for (const choice of choices) {
    if (!('card' in choice)) continue;
    const saved = now - lossWith(m, choice.kind);
    // What is dug stays.
    const worth = saved * (choice.kind === 'concealment' ? 1 : 1.5) - 0.5 * missedOrder(state, side, choice.card);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

function lossWith(m: Muster, kind: Choice['kind']): number {
  const attack = during(m.state, 'attack');
  const cover = Math.max(...attack.hexes.map((hex) => coverAgainst(m.state, attack, hex)));
  if (kind === 'concealment') {
    const camouflage = m.state.special.camouflage === m.side ? 2 : 0;
    return lossFrom(m, attack.total - cover - camouflage, 0);
  }
  const dug = (kind === 'hidden-pillbox' ? 5 : 3) + (attack.indirect ? 1 : 0);
  return lossFrom(m, attack.total, Math.max(0, dug - cover));
}

/** What one's own units that have yet to defend stand to lose. */
function lossFrom(m: Muster, total: number, more: number): number {
  const attack = during(m.state, 'attack');
  let loss = 0;
  for (const id of attack.targets) {
    const soldier = soldierCalled(m.own, id);
    if (!soldier) continue;
    const defence = soldier.morale + coverAgainst(m.state, attack, soldier.at) + more;
    loss += chanceBelow(total - defence) * costOfHit(soldier);
  }
  return loss;
}

/** A broken squad is saved from death by it; an unbroken one is worth more broken than as a team, unless the game hangs on it. */
export function takeWounds(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const card = pickBest(choices, 'light-wounds', (choice) => -missedOrder(state, side, choice.card))?.choice;
  const pass = pickKind(choices, 'pass');
  if (!card) return pass;
  const unit = unitCalled(state, now(state, 'breaking')?.units[0] ?? '');
  if (unit?.broken) return card;
  return pass;
}
