/** What is done about fire, melee and fear: defence rolls and the cards for them, wounds, ambushes, rallies and retreats. */
import { hexNamed } from '../content/battle-map.ts';
import { type UnitType, unitType } from '../content/counters.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { coverAgainst } from '../rules/fire/attack.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { figuresAt } from '../rules/stacking.ts';
import { coverAt } from '../rules/terrain.ts';
import { bareMoraleOf, isLeader } from '../rules/units.ts';
import { during, now, type State, type Unit, unitCalled } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { meleeWorth } from './assaults.ts';
import { chanceBelow } from './chances.ts';
import { exposure } from './danger.ts';
import { situation } from './fields.ts';
import { missedOrder } from './hand.ts';
import { costOfHit, type Muster, soldierCalled } from './muster.ts';
import { pickBest, pickKind } from './picking.ts';
import { LIMIT } from './stacks.ts';

// O20.3.4

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

// A36

/** A broken squad is saved from death by it; an unbroken one is worth more broken than as a team, unless the game hangs on it. */
export function takeWounds(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const card = pickBest(choices, 'light-wounds', (choice) => -missedOrder(state, side, choice.card))?.choice;
  const pass = pickKind(choices, 'pass');
  if (!card) return pass;
  const unit = unitCalled(state, now(state, 'breaking')?.units[0] ?? '');
  if (unit?.broken) return card;
  return pass;
}

// O16.4

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

// O22, O23

/** Leaders first: a leader who rallies helps the others. */
export function rallyNext(choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'rally-roll', ({ unit }) => (isLeader({ id: unit }) ? 1 : 0))?.choice;
}

export function chooseRout(side: Side, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice.kind === 'rout' && choice.side === enemyOf(side)) ?? choices[0];
}

/** Enemy leaders first, so that the others lose their Command; one's own last. */
export function routNext(side: Side, choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'rout-roll', ({ unit }) => (isLeader({ id: unit }) ? (unitType(unit).side === side ? -1 : 1) : 0))?.choice;
}

/** Out of sight, into cover, with room to fall back further, and not where there are too many already. */
export function fallBack(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { m } = situation(state, side);
  const soldier = soldierCalled(m.own, now(state, 'retreat')?.units[0] ?? '');
  const { edge } = state.sides[side].brief;
  return pickBest(choices, 'retreat', ({ hex }) => {
    const at = hexNamed(hex);
    const risk = soldier ? exposure(m, soldier, at, soldier.morale) : 0;
    const figures = figuresAt(state, at, side) + (soldier?.type.figures ?? 0);
    const crowd = figures > LIMIT ? 1.5 : 0;
    return 0.1 * coverAt(state, at) + 0.02 * mapOf(state).edgeDistance(edge, at) - risk - crowd;
  })?.choice;
}

// 8.2

/** A squad that becomes two teams saves a point; otherwise whoever is worth least and is large enough. */
export function thinOut(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const hex = now(state, 'stacking')?.hex ?? -1;
  const excess = figuresAt(state, hex, side) - LIMIT;
  const enough = choices.filter((choice) => choice.kind === 'eliminate' && unitType(choice.unit).figures >= excess);
  const cheapest = pickBest(enough.length > 0 ? enough : choices, 'eliminate', ({ unit }) => -lossOf(state, unit));
  const team = choices.some((choice) => choice.kind === 'eliminate' && unitType(choice.unit).kind === 'team');
  const deploy = pickBest(choices, 'deploy', ({ unit }) => -lossOf(state, unit))?.choice;
  return deploy && !team && excess <= 2 ? deploy : cheapest?.choice;
}

function lossOf(state: State, id: string): number {
  const unit = unitCalled(state, id);
  const { points } = unitType(id);
  return points + (unit?.broken ? 0 : 0.8) + (unit?.weapon ? 0.5 : 0);
}

/** Chances of a rally, for whoever decides about a roll. */
export function moraleNow(state: State, unit: Unit): number {
  return bareMoraleOf(state, unit) + coverAt(state, unit.at);
}
