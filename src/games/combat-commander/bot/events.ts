/** What events, snipers, the clock and reinforcements ask for. */
import { hexNamed } from '../content/battle-map.ts';
import { cardCalled } from '../content/cards.ts';
import { chitCalled } from '../content/chits.ts';
import { isUnit, unitType, unitTypeCalled, weaponType, weaponTypeCalled } from '../content/counters.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { moraleOf } from '../rules/recover.ts';
import { coverAt } from '../rules/terrain.ts';
import { during, now, type State, unitCalled } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { meleeWorth } from './advances.ts';
import { actionWorth, cardWorth, orderWorth } from './card-worth.ts';
import { chanceBelow } from './chances.ts';
import { partyOf, postWorth } from './hex-worth.ts';
import { pickBest, pickKind } from './picking.ts';
import { type Situation, situation } from './situation.ts';
import { costOfHit, type Muster, type Soldier, soldierCalled } from './soldiers.ts';

const decline = (choices: readonly Choice[]): Choice | undefined => pickKind(choices, 'decline') ?? pickKind(choices, 'pass');

/** Above nothing for the enemy's units, below for one's own: what it is worth to this side that something bad befalls a unit. */
function harm(m: Muster, id: string, cost: (soldier: Soldier) => number): number {
  const foe = soldierCalled(m.foes, id);
  if (foe) return cost(foe);
  const own = soldierCalled(m.own, id);
  return own ? -cost(own) : 0;
}

/** Snipers, shell shock, KIA, interdiction: the enemy's best man, or at least not one's own best. */
export function pickVictim(state: State, side: Side, choices: readonly Choice[], cost: (soldier: Soldier) => number): Choice | undefined {
  const { m } = situation(state, side);
  let best: Choice | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    if (!('unit' in choice)) continue;
    const worth = harm(m, choice.unit, cost);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return most < 0 ? (decline(choices) ?? best) : best;
}

export const hitCost = costOfHit;
export const deathCost = ({ dying }: Soldier): number => dying;
export const suppressCost = ({ breaking, gun }: Soldier): number => 0.3 * breaking + (gun ? 0.4 : 0);
export const gunCost = ({ unit }: Soldier): number => (unit.weapon === '' ? 0 : weaponType(unit.weapon).firepower);
/** A rally is the opposite of a hit. */
export const rallyCost = ({ unit, breaking }: Soldier): number => (unit.broken ? -breaking : 0);

/** E44 */
export function harden(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { m } = situation(state, side);
  return pickBest(choices, 'harden', ({ unit }) => {
    const soldier = soldierCalled(m.own, unit);
    if (!soldier) return 0;
    return (soldier.isLeader ? 0.5 : soldier.firepower / 6) + (soldier.unit.broken ? -0.5 : 0);
  })?.choice;
}

/** E50 Whoever is likely to pass, or is of little use. */
export function judge(state: State, choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'judge', ({ unit: id }) => {
    const unit = unitCalled(state, id);
    if (!unit) return 0;
    const passes = chanceBelow(moraleOf(state, unit) + 1);
    return passes * 1 - (1 - passes) * (unitType(id).points + 1);
  })?.choice;
}

/** E43 All in the hex. */
export function strike(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { m } = situation(state, side);
  const best = pickBest(choices, 'strike', ({ hex }) => {
    const at = hexNamed(hex);
    return [...m.foes, ...m.own].filter((soldier) => soldier.at === at).reduce((sum, { id }) => sum + harm(m, id, costOfHit), 0);
  });
  return best && best.worth > 0 ? best.choice : decline(choices);
}

/** E56, E58 Where the most is to be led or rallied. */
export function comeForward(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const worth = (hex: string) => {
    const at = hexNamed(hex);
    let sum = 0;
    for (const unit of state.units) {
      if (unit.side === side && unit.at === at) sum += unit.broken ? 1.5 : 0.7;
    }
    return sum + 0.1 * coverAt(state, at);
  };
  const best = pickBest(choices, 'hero', ({ hex }) => worth(hex)) ?? pickBest(choices, 'promote', ({ hex }) => worth(hex));
  return best?.choice;
}

/** E61 The card that would help the enemy most. */
export function interrogate(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const enemy = enemyOf(side);
  return pickBest(choices, 'interrogate', ({ card }) => {
    const shown = cardCalled(card);
    return orderWorth(state, enemy, shown) + actionWorth(state, enemy, shown);
  })?.choice;
}

/** E67 The chit that says least. */
export function revealChit(choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'reveal', ({ chit }) => -chitCalled(chit).points.reduce((sum, points) => sum + points, 0))?.choice;
}

/** E70, A31 Mines and wire near one's own, if one is to go forward; one's own obstacles stay. */
export function clearObstacle(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { m } = situation(state, side);
  const isAttacker = state.sides[side].brief.posture !== 'defend';
  const best = pickBest(choices, 'clear', ({ hex }) => {
    const at = hexNamed(hex);
    const mine = m.own.filter((soldier) => m.map.distance(soldier.at, at) <= 1).length;
    const theirs = m.foes.filter((soldier) => m.map.distance(soldier.at, at) <= 1).length;
    return mine - theirs + (isAttacker ? 0.5 : -0.5);
  });
  return best && best.worth > 0 ? best.choice : (decline(choices) ?? best?.choice);
}

export function demolish(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const isWorth = state.fortifications.some(
    ({ at, kind }) => (kind === 'wire' || kind === 'mines') && state.units.some((unit) => unit.side === side && unit.at === at),
  );
  const hidden = pickKind(choices, 'hidden-unit');
  if (hidden) return hidden;
  const card = pickBest(choices, 'demolitions', (choice) => -cardWorth(state, side, choice.card))?.choice;
  return isWorth && card ? card : decline(choices);
}

/** E71 The heaviest weapon, for whoever has none and fights well. */
export function scrounge(choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'scrounge', ({ weapon }) => weaponType(weapon).firepower)?.choice ?? decline(choices);
}

export function keepWeapon(state: State, choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'keep', ({ unit: id }) => {
    const unit = unitCalled(state, id);
    if (!unit) return 0;
    const { kind, quality } = unitType(id);
    return (unit.broken ? -2 : 0) + (kind === 'leader' ? -3 : 0) + (quality === 'weapon' ? 1 : 0);
  })?.choice;
}

/** E76 One's own best, or the enemy's least. */
export function revive(side: Side, choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'revive', ({ unit }) => {
    const { side: owner, points } = unitType(unit);
    return owner === side ? points : -points;
  })?.choice;
}

/** E77 On the enemy. */
export function phosphorus(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { m } = situation(state, side);
  const best = pickBest(choices, 'phosphorus', ({ hex }) => {
    const at = hexNamed(hex);
    const hurt = (soldiers: readonly Soldier[]) => Math.min(99, ...soldiers.filter((soldier) => soldier.at === at).map(costOfHit));
    const foe = hurt(m.foes);
    const own = hurt(m.own);
    return (foe === 99 ? 0 : foe) - (own === 99 ? 0 : own);
  });
  return best && best.worth > 0.2 ? best.choice : decline(choices);
}

// Places

/** 6.1.2 Smoke that hides the enemy from us rather than us from them. */
export function clearSmoke(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const { m } = situation(state, side);
  return pickBest(choices, 'remove-smoke', ({ hex }) => {
    const at = hexNamed(hex);
    return m.foes.filter((soldier) => soldier.at === at).length - m.own.filter((soldier) => soldier.at === at).length;
  })?.choice;
}

/** E46 Reinforcements, those who flee from a fire: as if they stood there, or fought there first. E76 an enemy comes back where he is worst off. */
export function choosePlace(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const s = situation(state, side);
  const piece = now(state, 'placing')?.piece ?? '';
  const type = isUnit(piece) ? unitType(piece) : undefined;
  if (type && type.side !== side) return pickBest(choices, 'place', ({ hex }) => -coverAt(state, hexNamed(hex)))?.choice;
  const [model] = s.m.own.filter(({ type: own }) => own.kind === type?.kind);
  const soldier = model ?? s.m.own[0];
  if (!soldier) return undefined;
  const party = partyOf(s, [soldier]);
  const worth = (hex: string) => postWorth(s, party, hexNamed(hex)) + fightFor(s, soldier, hexNamed(hex));
  return (pickBest(choices, 'place', ({ hex }) => worth(hex)) ?? pickBest(choices, 'displace', ({ hex }) => worth(hex)))?.choice;
}

/** O16.4 What the Melee brings that begins where the enemy is, if there is one. */
function fightFor(s: Situation, soldier: Soldier, hex: number): number {
  const isThere = ({ at }: Soldier) => at === hex;
  const theirs = s.m.foes.filter(isThere);
  return theirs.length === 0 ? 0 : meleeWorth(s, hex, [soldier, ...s.m.own.filter(isThere)], theirs);
}

/** A35.4, E59, E68 Squads and machine guns before anything else, leaders where there are few. */
export function chooseSupport(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const leaders = state.units.filter((unit) => unit.side === side && unitType(unit.id).kind === 'leader').length;
  return pickBest(choices, 'select', ({ item }) => {
    const [unit = '', weapon = ''] = item.split('+');
    const type = unitTypeCalled(unit);
    if (!type) return 3;
    if (type.kind === 'leader') return leaders < 2 ? 3 + type.unbroken.command : 2 + type.unbroken.command;
    const gun = weaponTypeCalled(weapon);
    return type.points + type.unbroken.firepower / 5 + (gun ? gun.firepower / 4 : 0);
  })?.choice;
}

/** 7.2.1 As soon as can be. */
export function comeBack(choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'return', ({ time }) => -Number(time))?.choice;
}

/** E52 A squad as two teams is two who die: only where there is a spare objective to hold. */
export function mayDeploy(choices: readonly Choice[]): Choice | undefined {
  return decline(choices);
}

/** E52.2 Suppression to one, the other marks to the other. */
export function shareMarkers(state: State, choices: readonly Choice[]): Choice | undefined {
  const { teams } = during(state, 'deploying');
  return pickBest(choices, 'give', ({ marker, unit }) => ((marker === 'suppressed') === (unit === teams[1]) ? 1 : 0))?.choice;
}
