/**
 * Where to go with whom. Every operation that could be begun is weighed as what it promises for the mission
 * against the Ops it will take; the same weighing serves at each step of putting it together.
 * Nothing here looks at what the player cannot see: a face-down marker is only a chance of being real.
 */

import { AIR_AVAILABLE } from '../boxes.ts';
import { has, missionOf, type Theatre, theatreOf, type UnitCounter } from '../content/theatres.ts';
import { setOf } from '../content/unit-set.ts';
import { fits, isBarred, occupiedSpaces, stackingLimit } from '../rules/map.ts';
import { isBase, recoveredCount } from '../rules/sight.ts';
import type { State } from '../state.ts';
import { distances } from './distances.ts';
import { chanceReal } from './markers.ts';
import { chanceOfHit, lossAmongMines, minesAreLeft, sappersWaitAt } from './mines.ts';

export interface Target {
  readonly space: string;
  /** What being there is worth to the mission. */
  readonly value: number;
  /** The chance that mines lie there. */
  readonly mined: number;
}

export interface Plan {
  readonly kind: 'ground' | 'airborne' | 'helicopter';
  readonly from: string;
  readonly force: readonly string[];
  readonly target: string;
  readonly score: number;
}

export interface Needs {
  /** Real Objectives still to be brought home. */
  readonly objectives: number;
  /** KIA still to be reached; at least enough to be out of the negative. */
  readonly kia: number;
}

export function needs(s: State): Needs {
  const { recover, kia } = missionOf(s);
  return { objectives: Math.max(0, recover - recoveredCount(s)), kia: Math.max(0, kia - s.kia) };
}

/** Spaces worth going to, for a force that carries nothing home. */
export function targets(s: State): Target[] {
  const need = needs(s);
  const real = chanceReal(s);
  const hunting = need.kia > 0 ? 0.35 : 0;
  const mined = chanceOfHit(theatreOf(s)) > 0 ? 1 - real : 0;
  const goals: Target[] = [];
  for (const { at, faceUp, real: isReal, carrier } of s.objectives) {
    if (!theatreOf(s).isSpace(at)) continue;
    if (!faceUp) goals.push({ space: at, value: (need.objectives > 0 ? real : 0) + hunting, mined });
    else if (isReal && carrier === '' && need.objectives > 0) goals.push({ space: at, value: 1.3, mined: 0 });
  }
  return goals;
}

/** Real Objectives lying face up where this unit or force stands: the next thing to do is to carry them home. */
export function lootAt(s: State, space: string): string[] {
  if (needs(s).objectives === 0) return [];
  return s.objectives.filter(({ at, faceUp, real, carrier }) => at === space && faceUp && real && carrier === '').map(({ id }) => id);
}

export function nearestBase(s: State, space: string): string {
  return nearestTo(s, space, () => true);
}

/** 6.1 Where what lies here is brought home: it has to be moved into a base, so the one it lies in does not do. */
export function homeFrom(s: State, space: string): string {
  return nearestTo(s, space, (base) => base !== space);
}

function nearestTo(s: State, space: string, isMeant: (base: string) => boolean): string {
  const far = distances(s);
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const base of [...theatreOf(s).bases, ...s.forwardBases]) {
    const distance = far.between(space, base);
    if (isMeant(base) && distance < least) [best, least] = [base, distance];
  }
  return best;
}

/** So much nearer than any other base makes one built here worth its card. */
const WORTH_A_BASE = 3;

/** The space of a Real Objective, face up, that a base in this space would spare a long way home. */
export function sparedByBase(s: State, space: string): string | undefined {
  const far = distances(s);
  const isFar = (at: string) => far.between(at, homeFrom(s, at)) - far.between(at, space) >= WORTH_A_BASE;
  return s.objectives.map(({ at }) => at).find((at) => at !== space && lootAt(s, at).length > 0 && isFar(at));
}

export function firepower(theatre: Theatre, force: readonly string[]): number {
  let sum = 0;
  for (const id of force) sum += theatre.unit(id).firepower;
  return sum;
}

/** Strength tells more than in proportion: twice the dice kill before they are shot at. */
export function confidence(theatre: Theatre, force: readonly string[]): number {
  const strength = firepower(theatre, force) ** 2;
  return strength / (strength + 40);
}

/** The strongest that may go together from here: those who keep pace, and those they can carry. */
export function forceFrom(s: State, space: string, pace: number): string[] {
  const theatre = theatreOf(s);
  const here = theatre.units.filter(({ index, air }) => !air && s.units[index]?.at === space).sort((a, b) => worth(b) - worth(a));
  if (minesAreLeft(s)) sappersFirst(here);
  let room = stackingLimit(s);
  let seats = 0;
  const force: string[] = [];
  for (const { id, leader, movement, lifts } of here) {
    if (movement < pace || (room === 0 && !leader)) continue;
    force.push(id);
    seats += lifts;
    if (!leader) room--;
  }
  for (const counter of here) {
    if (room === 0 || seats === 0 || counter.movement >= pace || !has(counter, 'transportable')) continue;
    force.push(counter.id);
    seats--;
    room--;
  }
  return force;
}

/** 27.0 Where mines may lie, one of them comes along before anybody else. */
function sappersFirst(here: UnitCounter[]): void {
  const sappers = here.findIndex((counter) => has(counter, 'sapper'));
  if (sappers > 0) here.unshift(...here.splice(sappers, 1));
}

/** What a unit brings to a force: dice, and what only it can do. */
function worth(counter: UnitCounter): number {
  return counter.firepower + 0.8 * counter.abilities.filter((ability) => ability !== 'transportable').length;
}

/** As fast as the slowest who must walk: as many of the slowest ride as there is room for. */
export function paceOf(theatre: Theatre, force: readonly string[]): number {
  let seats = 0;
  for (const id of force) seats += theatre.unit(id).lifts;
  const slow = force.map((id) => theatre.unit(id)).sort((a, b) => a.movement - b.movement);
  for (const counter of slow) {
    if (seats > 0 && has(counter, 'transportable')) seats--;
    else return counter.movement;
  }
  return 0;
}

/** 32.0 Ops that the unspent RP would buy, two RP each. */
export function opsInReserve(s: State): number {
  return Math.floor(s.rp / 2);
}

/** What a unit is worth to the mission, as a Real Objective is worth 1: two KIA, and its dice. */
const PRICE_OF_A_UNIT = 0.4;

/** Where a force at this space should be heading. */
export function heading(s: State, from: string, force: readonly string[], laden: boolean): Target {
  const theatre = theatreOf(s);
  const far = distances(s);
  const speed = Math.max(1, paceOf(theatre, force));
  const home = laden ? homeFrom(s, from) : nearestBase(s, from);
  const need = needs(s);
  const carrying = laden ? Math.max(1, s.objectives.filter(({ carrier }) => force.includes(carrier)).length) : 0;
  const wayHome = Math.ceil(far.between(from, home) / speed);
  const atRisk = lossAmongMines(theatre, force);
  let best: Target = { space: home, value: laden ? 1.5 / Math.max(1, wayHome) : 0.01, mined: 0 };
  for (const goal of targets(s)) {
    if (goal.space === from && !laden) continue;
    const there = Math.ceil(far.between(from, goal.space) / speed);
    const back = Math.ceil(far.between(goal.space, nearestBase(s, goal.space)) / speed);
    if (!Number.isFinite(there)) continue;
    const inTime = there + back <= s.ops + opsInReserve(s) || need.objectives === 0;
    if (laden && (carrying >= need.objectives || !inTime)) continue;
    const mines = goal.mined > 0 && atRisk > 0 && !sappersWaitAt(s, goal.space) ? goal.mined * atRisk : 0;
    // where it can be nothing but mines, a second card is not worth it
    if (mines > 0 && goal.mined === 1) continue;
    const score = (goal.value * (inTime ? 1 : 0.2) - PRICE_OF_A_UNIT * mines) / Math.max(1, there + 0.5 * back);
    if (score > best.value) best = { space: goal.space, value: score, mined: goal.mined };
  }
  return best;
}

/** The best that could be done from each space, in every way that is open. */
export function bestPlan(s: State): Plan | undefined {
  const theatre = theatreOf(s);
  let best: Plan | undefined;
  const consider = (plan: Plan) => {
    if (plan.force.length > 0 && (best === undefined || plan.score > best.score)) best = plan;
  };
  for (const { id } of occupiedSpaces(s)) {
    for (const speed of [3, 2, 1, 0]) consider(groundPlan(s, id, forceFrom(s, id, speed)));
    consider(airbornePlan(s, theatre, id));
    consider(helicopterPlan(s, theatre, id));
  }
  return best;
}

function groundPlan(s: State, from: string, force: readonly string[]): Plan {
  const theatre = theatreOf(s);
  const laden = lootAt(s, from).length > 0;
  const goal = heading(s, from, force, laden);
  const slow = paceOf(theatre, force) === 0;
  return { kind: 'ground', from, force, target: goal.space, score: slow ? 0 : confidence(theatre, force) * goal.value };
}

/** 25.0 Straight onto the objective that promises most. */
function airbornePlan(s: State, theatre: Theatre, from: string): Plan {
  const nothing: Plan = { kind: 'airborne', from, force: [], target: '', score: 0 };
  if (!theatre.sheet.insertion || !theatre.space(from).airfield || !isBase(s, from)) return nothing;
  const force: string[] = [];
  for (const { id, index } of theatre.having.paratrooper) {
    const unit = s.units[index];
    if (unit?.at === from && !unit.jumped && force.length < stackingLimit(s)) force.push(id);
  }
  const goal = dropZone(s, theatre, from, force);
  // a third of them will not fight
  return goal ? { kind: 'airborne', from, force, target: goal.space, score: 0.3 * confidence(theatre, force) * goal.value } : nothing;
}

/** The way back is walked, or flown by those who have helicopters. */
function dropZone(s: State, theatre: Theatre, from: string, force: readonly string[]): Target | undefined {
  const far = distances(s);
  const lifts = theatre.having.helicopter.some(({ index }) => s.units[index]?.at === AIR_AVAILABLE);
  const units = setOf(force.map((id) => theatre.unit(id)));
  let best: Target | undefined;
  for (const goal of targets(s)) {
    const space = theatre.space(goal.space);
    if (goal.space === from || space.noLanding || isBarred(s, goal.space) || !fits(s, space, units)) continue;
    const back = lifts ? 1 : far.between(goal.space, nearestBase(s, goal.space));
    const value = goal.value / (1 + 0.5 * back);
    if (best === undefined || value > best.value) best = { space: goal.space, value, mined: goal.mined };
  }
  return best;
}

/** 30.0 Out to an objective, or home with one. */
function helicopterPlan(s: State, theatre: Theatre, from: string): Plan {
  const nothing: Plan = { kind: 'helicopter', from, force: [], target: '', score: 0 };
  const ready = theatre.having.helicopter.filter(({ index }) => s.units[index]?.at === AIR_AVAILABLE).length;
  if (ready === 0) return nothing;
  const force = forceFrom(s, from, 0).slice(0, ready);
  const loot = lootAt(s, from);
  if (loot.length > 0) {
    return { kind: 'helicopter', from, force: force.slice(0, loot.length), target: homeFrom(s, from), score: 1.4 };
  }
  const goal = dropZone(s, theatre, from, force);
  return goal ? { kind: 'helicopter', from, force, target: goal.space, score: 0.3 * confidence(theatre, force) * goal.value } : nothing;
}
