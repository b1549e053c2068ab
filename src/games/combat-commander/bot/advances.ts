/** O16 Advances: into the enemy where the odds are good, else into a better hex that nobody can shoot one on the way to. */
import { hasAction } from '../rules/hands.ts';
import { STACKING_LIMIT } from '../rules/stacking.ts';
import { hasBoxedFirepower } from '../rules/units.ts';
import { fortificationAt } from '../state.ts';
import { chanceAbove, chanceEqual } from './chances.ts';
import { partyOf, postWorth } from './hex-worth.ts';
import { mineToll } from './obstacles.ts';
import type { Situation } from './situation.ts';
import type { Muster, Soldier } from './soldiers.ts';
import { figuresIn } from './stacking.ts';
import type { Target } from './targets.ts';
import { WEIGHTS } from './weights.ts';

export interface Assault {
  readonly soldier: Soldier;
  readonly to: number;
  readonly worth: number;
}

/** A25 What a unit that breaks takes off its side. */
const AMBUSH = 2.2;
/** How many Ambushes an enemy holds, by guess, for each card in his hand. */
const AMBUSHES_HELD = 0.08;
/** What is not worth an activation. */
const LEAST = 0.06;

/** O16.4.1 Leaders who are there help those who are there. */
function strengthOf(soldiers: readonly Soldier[]): number {
  let command = 0;
  for (const soldier of soldiers) command += soldier.command;
  let strength = 0;
  for (const { firepower, led, isLeader, unit } of soldiers) {
    strength += (isLeader ? firepower : firepower - led + command) + (hasBoxedFirepower(unit) ? 1 : 0);
  }
  return strength;
}

function ambushesInHand({ state, side }: Muster): number {
  return state.sides[side].hand.filter((card) => hasAction(card, 'ambush')).length;
}

/** The chances of a Melee, as the side sees them before it begins: winning, and both going down. */
export function meleeChances(
  m: Muster,
  hex: number,
  mine: readonly Soldier[],
  theirs: readonly Soldier[],
): { readonly win: number; readonly tie: number } {
  const { state, side, enemy } = m;
  const bonus = state.special.meleeBonus;
  const extra = bonus === undefined ? 0 : bonus.side === side ? bonus.bonus : -bonus.bonus;
  const ambushes = Math.min(theirs.length, ambushesInHand(m)) - AMBUSHES_HELD * state.sides[enemy].hand.length;
  const lead = strengthOf(mine) - strengthOf(theirs) + AMBUSH * ambushes + extra;
  const fortification = fortificationAt(state, hex);
  const isStrong = fortification?.kind === 'bunker' || fortification?.kind === 'pillbox';
  const win = chanceAbove(lead);
  const tie = chanceEqual(Math.round(lead));
  if (!isStrong) return { win, tie: Math.min(tie, 1 - win) };
  return { win: fortification.holder === side ? Math.min(1, win + tie) : win, tie: 0 };
}

/** What a Melee is worth to the side, in VPs. */
export function meleeWorth(s: Situation, hex: number, mine: readonly Soldier[], theirs: readonly Soldier[]): number {
  const { m, aims } = s;
  const { win, tie } = meleeChances(m, hex, mine, theirs);
  const prize = sumOf(theirs) + (aims.goals.find((goal) => !goal.isHeld && goal.hexes.includes(hex))?.value ?? 0);
  const stake = sumOf(mine) + (aims.goals.find((goal) => goal.isHeld && goal.hexes.includes(hex))?.value ?? 0);
  const crowd = mine.reduce((sum, { type }) => sum + type.figures, 0) > STACKING_LIMIT ? 1.2 : 0;
  return (win + tie) * prize - (1 - win) * (stake / aims.eagerness) - win * crowd;
}

const sumOf = (soldiers: readonly Soldier[]): number => soldiers.reduce((sum, { dying }) => sum + dying, 0);

/** Everything that these soldiers would do with an Advance, the best first. */
export function assaultsBy(s: Situation, soldiers: readonly Soldier[]): Assault[] {
  const free = soldiers.slice();
  const assaults: Assault[] = [];
  for (const target of s.targets.all) {
    const near = free.filter((soldier) => canAssault(s.m, soldier, target.hex));
    if (near.length === 0) continue;
    const { party, worth } = bestParty(s, target, near);
    for (const soldier of party) {
      assaults.push({ soldier, to: target.hex, worth: worth / party.length });
      free.splice(free.indexOf(soldier), 1);
    }
  }
  for (const soldier of free) {
    const step = bestStep(s, soldier);
    if (step) assaults.push(step);
  }
  return assaults.sort((a, b) => b.worth - a.worth);
}

/** The strongest first, and as many after him as make it better. */
function bestParty(s: Situation, target: Target, near: readonly Soldier[]): { readonly party: readonly Soldier[]; readonly worth: number } {
  const already = s.m.own.filter(({ at }) => at === target.hex);
  const ranked = near.slice().sort((a, b) => b.firepower - a.firepower);
  const before = already.length > 0 ? meleeWorth(s, target.hex, already, target.soldiers) : 0;
  let party: readonly Soldier[] = [];
  let most = before + LEAST;
  for (let size = 1; size <= ranked.length; size++) {
    const tried = ranked.slice(0, size);
    const toll = tried.reduce((sum, soldier) => sum + minesBetween(s.m, soldier, target.hex), 0);
    const worth = meleeWorth(s, target.hex, [...already, ...tried], target.soldiers) - toll;
    if (worth > most) {
      most = worth;
      party = tried;
    }
  }
  return { party, worth: most - before };
}

/** O16.3, T83 */
function canAssault({ map, state }: Muster, { at, unit }: Soldier, hex: number): boolean {
  if (unit.broken || map.distance(at, hex) !== 1) return false;
  const d = map.neighbours[at]?.indexOf(hex) ?? -1;
  if (map.hexside[at]?.[d] === 'cliff' && unit.weapon !== '') return false;
  return !state.blaze.includes(hex);
}

/** The best hex next to him that is free of the enemy. */
function bestStep(s: Situation, soldier: Soldier): Assault | undefined {
  const { m } = s;
  const party = partyOf(s, [soldier]);
  const here = postWorth(s, party, soldier.at);
  let best: Assault | undefined;
  let most = 0;
  for (const to of m.map.adjacent[soldier.at] ?? []) {
    if (m.foes.some(({ at }) => at === to) || !isOpen(m, soldier, to)) continue;
    if (figuresIn(m, to, party.members) + soldier.type.figures > STACKING_LIMIT) continue;
    const worth = postWorth(s, party, to) - here - minesBetween(m, soldier, to);
    if (worth > WEIGHTS.leastStep && worth > most) {
      most = worth;
      best = { soldier, to, worth: WEIGHTS.stepAdvance * worth };
    }
  }
  return best;
}

/** Cost does not matter, closed ways do. */
function isOpen({ map, ways, state }: Muster, { at }: Soldier, to: number): boolean {
  const d = map.neighbours[at]?.indexOf(to) ?? -1;
  return (ways.step[at * 6 + d] ?? 99) < 99 && !state.blaze.includes(to);
}

/** F103 On the way out, or on the way in. */
export function minesBetween(m: Muster, soldier: Soldier, to: number): number {
  const isMined = m.state.fortifications.some(({ at, kind }) => kind === 'mines' && (at === to || at === soldier.at));
  return isMined ? mineToll(m, soldier) : 0;
}
