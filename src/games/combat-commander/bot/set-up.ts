/** Setting up: who carries what, who stands where, what is dug and laid where. */
import { below, type Random } from '../../../kernel/dice.ts';
import { type BattleMap, type Edge, hexNamed } from '../content/battle-map.ts';
import { unitType, weaponType } from '../content/counters.ts';
import { enemyOf, type FortificationKind, type Side } from '../content/terms.ts';
import { BLOCKED, mapOf, sightOf } from '../rules/line-of-sight.ts';
import { figuresAt } from '../rules/stacking.ts';
import { coverAt } from '../rules/terrain.ts';
import { type Carrier, now, type State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { objectiveValues } from './goals.ts';
import { partyOf, postWorth } from './hex-worth.ts';
import { pickBest } from './picking.ts';
import { situation } from './situation.ts';
import { recruit, type Soldier } from './soldiers.ts';
import { assaultStrength, CHARGES } from './storm-troops.ts';
import { WEIGHTS } from './weights.ts';

/** 11.2 Heavy weapons to those who have nothing else, light ones to squads that fire far, charges to the storm troops; never to a leader. */
export function arm(state: State, choices: readonly Choice[]): Choice | undefined {
  const { weapons = [], units = [] } = state.toSetUp[0] ?? {};
  const stormers = stormTroops(units, weapons.filter(isCharge).length);
  return pickBest(choices, 'arm', ({ weapon, unit }) => {
    const { movement, firepower } = weaponType(weapon);
    const { kind: body, quality, unbroken } = unitType(unit);
    if (body === 'leader') return -10;
    if (isCharge(weapon)) return assaultStrength(unitType(unit));
    const isHeavy = movement < 0 || firepower >= 6;
    if (quality === 'weapon') return isHeavy ? 10 : 4;
    if (body === 'team') return isHeavy ? 8 : 5;
    return (isHeavy ? 2 : 6) + 0.1 * unbroken.range - (stormers.includes(unit) ? 5 : 0);
  })?.choice;
}

const isCharge = (weapon: string): boolean => CHARGES.includes(weaponType(weapon).kind);

/** The best squads for the charges that are still to be given out. */
function stormTroops(units: readonly Carrier[], charges: number): readonly string[] {
  const free = units.filter(({ weapon }) => weapon === '');
  const ranked = free.toSorted((a, b) => assaultStrength(unitType(b.unit)) - assaultStrength(unitType(a.unit)));
  return ranked.slice(0, charges).map(({ unit }) => unit);
}

/** Machine guns and squads first, then teams; leaders when there is somebody to lead. */
export function pickUnit(state: State, choices: readonly Choice[]): Choice | undefined {
  const weapons = new Map(state.toSetUp[0]?.units.map(({ unit, weapon }) => [unit, weapon]));
  return pickBest(choices, 'pick', ({ unit }) => {
    const { kind, unbroken } = unitType(unit);
    const weapon = weapons.get(unit) ?? '';
    if (kind === 'leader') return -1;
    return (weapon === '' ? 0 : weaponType(weapon).firepower) + unbroken.firepower / 2;
  })?.choice;
}

/** The best hex, or one that is nearly as good: nobody should know beforehand who stands where. */
export function placeUnit(state: State, side: Side, choices: readonly Choice[], random: Random): Choice | undefined {
  const worth = placeWorth(state, side);
  return pickBest(choices, 'place', ({ hex }) => worth(hexNamed(hex)) + WEIGHTS.variety * fraction(random))?.choice;
}

/** Between 0 and 1. */
const fraction = (random: Random): number => below(random, 1000) / 1000;

/** What each hex is worth to the unit that is to be placed. */
export function placeWorth(state: State, side: Side): (hex: number) => number {
  const { unit: id } = now(state, 'set-up') ?? { unit: '' };
  const weapon = state.toSetUp[0]?.units.find(({ unit }) => unit === id)?.weapon ?? '';
  const s = situation(state, side);
  const soldier = recruit(state, side, id, weapon);
  const party = partyOf(s, [soldier]);
  const isBlind = s.m.foes.length === 0;
  const ground = isBlind ? watchWorth(state, side, soldier) : (at: number) => 0.1 * coverAt(state, at);
  return (at) => postWorth(s, party, at) + company(state, side, at, soldier.isLeader) + ground(at);
}

/** Close to others, but not on top of them. */
function company(state: State, side: Side, hex: number, isLeader: boolean): number {
  const map = mapOf(state);
  let worth = 0;
  for (const unit of state.units) {
    if (unit.side !== side) continue;
    const away = map.distance(unit.at, hex);
    if (away === 1) worth += 0.12;
    if (away === 2) worth += 0.05;
  }
  if (!isLeader && figuresAt(state, hex, side) >= 2) worth -= 0.4;
  return Math.min(worth, 0.5);
}

/** Before the enemy is there: cover, objectives, and a long view towards where he will come from. */
function watchWorth(state: State, side: Side, { isLeader, gun, range }: Soldier): (hex: number) => number {
  const map = mapOf(state);
  const front = state.sides[enemyOf(side)].brief.edge;
  const isDefender = state.sides[side].brief.posture === 'defend';
  const seen = outlooks(map, state, gun?.range ?? range, front);
  const posts = isLeader ? [] : postsOf(state, side);
  return (hex) => {
    let worth = 0.3 * coverAt(state, hex) + 0.012 * (seen[hex] ?? 0);
    for (const { hexes, within, near } of posts) {
      const away = farFrom(map, hex, hexes);
      if (away === 0) worth += within;
      else if (away <= 2) worth += near;
    }
    return isDefender || isLeader ? worth : worth - 0.1 * map.edgeDistance(front, hex);
  };
}

/** An objective that the enemy does not hold, and what it is worth to stand in it, or near it. */
interface Post {
  readonly hexes: readonly number[];
  readonly within: number;
  readonly near: number;
}

function postsOf(state: State, side: Side): Post[] {
  const values = objectiveValues(state, side);
  return mapOf(state).objectiveHexes.flatMap((hexes, i): Post[] => {
    if (state.control[i] === enemyOf(side)) return [];
    const value = values[i] ?? 0;
    const isGuarded = state.units.some((unit) => unit.side === side && hexes.includes(unit.at));
    return [{ hexes, within: isGuarded ? 0.2 : 0.6 * value, near: 0.12 * value }];
  });
}

function farFrom(map: BattleMap, hex: number, hexes: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const each of hexes) least = Math.min(least, map.distance(hex, each));
  return least;
}

const lookouts = new WeakMap<BattleMap, Map<string, Uint8Array>>();

/** [hex] How many hexes in front can be seen within range; counted once for a map. */
function outlooks(map: BattleMap, state: State, range: number, front: Edge): Uint8Array {
  const ofMap = lookouts.get(map) ?? new Map<string, Uint8Array>();
  lookouts.set(map, ofMap);
  const reach = Math.min(range, 10);
  const key = `${front} ${reach}`;
  const counts = ofMap.get(key) ?? Uint8Array.from({ length: map.size }, (_, from) => seenFrom(map, state, from, reach, front));
  ofMap.set(key, counts);
  return counts;
}

function seenFrom(map: BattleMap, state: State, hex: number, reach: number, front: Edge): number {
  const sight = sightOf(state);
  const away = map.edgeDistance(front, hex);
  let seen = 0;
  for (let other = 0; other < map.size; other++) {
    if (map.distance(hex, other) > reach || map.edgeDistance(front, other) > away) continue;
    const between = sight.seen(hex, other);
    if (between !== BLOCKED && between <= 1) seen++;
  }
  return seen;
}

// F100.1

const DUG: readonly FortificationKind[] = ['foxholes', 'trench', 'bunker', 'pillbox'];

export function fortify(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const kind = state.toSetUp[0]?.fortifications[0];
  const isDug = kind !== undefined && DUG.includes(kind);
  const { m } = situation(state, side);
  const front = state.sides[enemyOf(side)].brief.edge;
  return pickBest(choices, 'fortify', ({ hex }) => {
    const at = hexNamed(hex);
    const there = m.own.filter((soldier) => soldier.at === at);
    const cover = coverAt(state, at);
    if (isDug) return there.reduce((sum, { dying }) => sum + dying, 0) * Math.max(0, 4 - cover) + (isObjective(m.map, at) ? 0.5 : 0);
    if (there.length > 0) return -10;
    const near = m.own.filter(
      (soldier) => m.map.distance(soldier.at, at) === 1 && m.map.edgeDistance(front, soldier.at) > m.map.edgeDistance(front, at),
    );
    const beside = state.fortifications.filter((each) => m.map.distance(each.at, at) === 1).length;
    return near.length + 0.2 * beside + (isObjective(m.map, at) ? -0.5 : 0) - 0.1 * cover;
  })?.choice;
}

const isObjective = (map: BattleMap, hex: number): boolean => map.objectiveHexes.some((hexes) => hexes.includes(hex));

export function strongestMines(choices: readonly Choice[]): Choice | undefined {
  return pickBest(choices, 'mine-strength', ({ strength }) => Number(strength))?.choice;
}
