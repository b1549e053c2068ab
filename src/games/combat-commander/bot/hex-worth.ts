/** What it is worth to a soldier to stand in a hex: what he can reach from there, whom he can shoot, who can shoot him, who is with him. */
import { exitPoints } from '../rules/victory.ts';
import { contactWorth } from './adjacency-worth.ts';
import { exposure } from './danger.ts';
import { leadOf } from './goals.ts';
import { exitDraw, exitWorth, goalDraw, type Situation } from './situation.ts';
import { coverIn, type Soldier } from './soldiers.ts';
import { attackWorth, UNSEEN, viewFrom } from './targets.ts';
import { WEIGHTS } from './weights.ts';

/** Those who go together, with what that means for each of them. */
export interface Party {
  readonly members: readonly Soldier[];
  /** Those among them who lead. */
  readonly leaders: readonly Soldier[];
  /** What they add to the others. */
  readonly command: number;
  /** What leaving the map is worth, by member. */
  readonly exits: readonly number[];
}

export function partyOf(s: Situation, members: readonly Soldier[]): Party {
  const leaders = members.filter(({ isLeader, unit }) => isLeader && !unit.broken);
  const command = leaders.reduce((sum, leader) => sum + leader.command, 0);
  return { members, leaders, command, exits: members.map((member) => exitWorth(s, member)) };
}

/** What a hex is worth to all of them. */
export function postWorth(s: Situation, party: Party, hex: number): number {
  return restWorth(s, party, hex) + fightWorth(s, party, hex);
}

/** As long as nobody fights from there: where it leads to, who is near, who can shoot at it. */
export function restWorth(s: Situation, party: Party, hex: number): number {
  let worth = 0;
  for (let i = 0; i < party.members.length; i++) {
    const member = party.members[i];
    if (member) worth += restFor(s, party, member, party.exits[i] ?? 0, hex);
  }
  return worth;
}

function restFor(s: Situation, party: Party, soldier: Soldier, exit: number, hex: number): number {
  const { m, aims } = s;
  const risk = (WEIGHTS.risk * exposure(m, soldier, hex, moraleIn(s, party, soldier, hex))) / aims.eagerness;
  const fellowship = soldier.isLeader ? following(s, party, soldier, hex) : leadership(s, party, hex);
  if (soldier.unit.broken) return fellowship + 0.08 * coverIn(m, hex) - 1.5 * risk;
  const draw = Math.max(goalDraw(s, soldier, hex), exitDraw(s, exit, hex)) * (soldier.isLeader ? WEIGHTS.leaderDraw : 1);
  return draw + fellowship - risk;
}

/** What fighting from there promises. */
export function fightWorth(s: Situation, { members }: Party, hex: number): number {
  let worth = 0;
  for (const soldier of members) if (!soldier.unit.broken) worth += WEIGHTS.occasion * prospects(s, soldier, hex);
  return s.fields.contact[hex] === 1 ? worth + contactWorth(s, members, hex) : worth;
}

/** The most that `fightWorth` could come to, away from the enemy. */
export function fightAtBest({ m, targets }: Situation, { members }: Party): number {
  let worth = 0;
  for (const { unit, firepower, gun } of members) {
    if (unit.broken) continue;
    const most = Math.max(firepower, gun?.firepower ?? 0) + 2;
    let best = 0;
    for (const target of targets.all) best = Math.max(best, attackWorth(m, target, most));
    worth += WEIGHTS.occasion * best;
  }
  return worth;
}

/** Morale before Cover that a soldier would have in a hex, in that company. */
export function moraleIn({ fields }: Situation, { leaders, command }: Party, soldier: Soldier, hex: number): number {
  if (soldier.isLeader) return soldier.morale;
  let led = (fields.commands[hex] ?? 0) + command;
  for (const leader of leaders) if (leader.at === hex) led -= leader.command;
  return soldier.morale - soldier.led + led;
}

/** Within the hearing of leaders, best of all beside them. */
function leadership({ m, fields }: Situation, { leaders }: Party, hex: number): number {
  let heard = fields.heard[hex] ?? 0;
  let command = fields.commands[hex] ?? 0;
  for (const leader of leaders) {
    if (m.map.distance(leader.at, hex) > leader.command) heard++;
    if (leader.at !== hex) command += leader.command;
  }
  return Math.min(0.8, 0.2 * heard + 0.12 * command);
}

/** Among those whom a leader can command. */
function following({ m, fields }: Situation, { members }: Party, { command }: Soldier, hex: number): number {
  let near = fields.troops[command]?.[hex] ?? 0;
  let here = fields.troops[0][hex] ?? 0;
  for (const { isLeader, unit, at } of members) {
    if (isLeader || unit.broken) continue;
    if (m.map.distance(at, hex) > command) near++;
    if (at !== hex) here++;
  }
  return Math.min(0.8, 0.12 * near + 0.12 * command * here);
}

/** The best shot from a hex, by himself or his weapon, with one friend to help. */
function prospects({ m, targets }: Situation, soldier: Soldier, hex: number): number {
  const { gun, range: reach } = soldier;
  const furthest = gun && gun.range > reach ? gun.range : reach;
  let view: readonly number[] | undefined;
  let best = 0;
  for (let i = 0; i < targets.all.length; i++) {
    const target = targets.all[i];
    if (!target) continue;
    const range = m.map.distance(hex, target.hex);
    if (range > furthest) continue;
    view ??= viewFrom(m, targets, hex);
    const edge = view[i] ?? UNSEEN;
    if (edge === UNSEEN) continue;
    let firepower = 0;
    if (range <= reach) firepower = soldier.firepower + 1;
    if (gun && range <= gun.range && range >= gun.leastRange) firepower = Math.max(firepower, gun.firepower + (firepower > 0 ? 1 : 0));
    if (firepower === 0) continue;
    const worth = attackWorth(m, target, firepower + edge);
    if (worth > best) best = worth;
  }
  return best;
}

/** 7.2.1 At the enemy's edge, with nothing nearer to be had for those who stand there. */
export function isExitBest(s: Situation, members: readonly Soldier[]): boolean {
  const { state, enemy, map } = s.m;
  const [first] = members;
  if (!first || map.edgeDistance(state.sides[enemy].brief.edge, first.at) !== 1 || !mayLeave(s, members)) return false;
  return members.every((member) => {
    const worth = exitWorth(s, member);
    return worth > 0 && worth >= goalDraw(s, member, first.at);
  });
}

/** 7.2.1 Nobody leaves a game that is lost by it. */
export function mayLeave({ m }: Situation, members: readonly Soldier[]): boolean {
  const { state, side, own } = m;
  if (members.length < own.length) return true;
  return leadOf(state, side) + members.reduce((sum, { id }) => sum + exitPoints(state, id, side), 0) > 0;
}
