/** What the sergeant is about: the mission at hand, what it takes, who goes, and where home is. */
import { hexNamed } from '../content/map.ts';
import { missionsOf, requiredBy } from '../content/missions.ts';
import { costOf, isBoat, isSquad, isWeapon, SQUADS } from '../content/pieces.ts';
import { fieldTo, NEVER } from '../reckoning/ways.ts';
import { distanceBetween, hexesOf, takesBase } from '../rules/ground.ts';
import { baseAt, gearAt, hasSquadAt, isOnMap, placeOf } from '../rules/pieces-in-play.ts';
import { MOVED, NO_MARKER, NO_MISSION, NOBODY, OFF, type State } from '../state.ts';

const FAR = 9999;

/** Further than this from a base a mission hex counts no more. */
const HORIZON = 14;

/** For each raid of somebody's own, and each set of missions, the legal base hexes of its map, the best first: where missions are near. */
const SITES = new WeakMap<object, readonly number[]>();

export function bestSites(state: State): readonly number[] {
  const key = state.own ?? missionsOf(state);
  const known = SITES.get(key);
  if (known) return known;
  const targets = targetsOf(state);
  const burden = (hex: number) => targets.reduce((sum, target) => sum + Math.min(HORIZON, distanceBetween(hex, target)), 0);
  const found = hexesOf(state)
    .filter((hex) => takesBase(state, hex) && fieldTo(state, hex, false).some((cost, from) => cost > 0 && cost < NEVER && from !== hex))
    .map((hex) => [hex, burden(hex)] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([hex]) => hex);
  SITES.set(key, found);
  return found;
}

/** The hexes in which missions may be placed. */
const targetsOf = (state: State): number[] => missionsOf(state).flatMap(({ hexes }) => hexes.map(hexNamed));

/** For a second base: beside the mission that lies on the map, else where the first leaves most to be walked. */
export function secondSite(state: State, offered: readonly number[]): number {
  const [first = OFF] = state.bases;
  const isOpen = state.mission !== NO_MISSION;
  const targets = isOpen ? [] : targetsOf(state);
  const field = isOpen ? fieldTo(state, state.missionAt, false) : undefined;
  let best: number = OFF;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of offered) {
    const burden = field
      ? (field[hex] ?? NEVER)
      : targets.reduce((sum, target) => sum + Math.min(HORIZON, distanceBetween(hex, target), distanceBetween(first, target)), 0);
    if (burden >= least) continue;
    least = burden;
    best = hex;
  }
  return best;
}

/** A counter of each required kind that is in the hex, or on the squad. */
export function hasAllAt(state: State, hex: number): boolean {
  if (state.mission === NO_MISSION) return false;
  for (const counters of requiredBy(state, state.mission)) if (!counters.some((counter) => placeOf(state, counter) === hex)) return false;
  return true;
}

export function isRequired(state: State, piece: number): boolean {
  return state.mission !== NO_MISSION && requiredBy(state, state.mission).some((counters) => counters.includes(piece));
}

export function hasBoatAt(state: State, hex: number): boolean {
  return gearAt(state, hex).some(isBoat);
}

/** What it takes from there, with a boat if there is one in the hex. */
export function wayFrom(state: State, from: number, target: number): number {
  return fieldTo(state, target, hasBoatAt(state, from))[from] ?? NEVER;
}

/** The nearest base, OFF where there is none. */
export function homeFrom(state: State, from: number): number {
  let home: number = OFF;
  let least = FAR;
  for (const base of state.bases) {
    if (base === OFF) continue;
    const cost = wayFrom(state, from, base);
    if (cost >= least) continue;
    least = cost;
    home = base;
  }
  return home;
}

/** Kinds that must still be bought into a base, as counters of which one is wanted. */
export function missing(state: State, base: number): (readonly number[])[] {
  if (state.mission === NO_MISSION) return [];
  return requiredBy(state, state.mission).filter(
    (counters) => !counters.some((counter) => placeOf(state, counter) === base || isInTheField(state, counter)),
  );
}

/** With a squad that is out, and will bring it. */
function isInTheField(state: State, piece: number): boolean {
  const here = placeOf(state, piece);
  if (here < 0 || baseAt(state, here) !== NOBODY) return false;
  const holder = state.holders[piece] ?? NOBODY;
  return holder !== NOBODY && hasSquadAt(state, here);
}

/** Whether somebody out there has something that is required and not at the base. */
function bringsSomething(state: State, squad: number, base: number): boolean {
  const here = placeOf(state, squad);
  if (here === base || baseAt(state, here) !== NOBODY) return false;
  return requiredBy(state, state.mission).some(
    (counters) =>
      !counters.some((counter) => placeOf(state, counter) === base) && counters.some((counter) => placeOf(state, counter) === here),
  );
}

/** Whether what is missing there can be bought at all. */
function canSupply(state: State, base: number): boolean {
  return missing(state, base).every((counters) => counters.some((counter) => !isOnMap(state, counter)));
}

/** A base without a squad must be walked to. */
const EMPTY = 4;

/** The base from which the mission is best gone for: near it, and with what it takes, or where that can be bought. */
export function depot(state: State): number {
  const [first = OFF, second = OFF] = state.bases;
  if (first === OFF || second === OFF) return first === OFF ? second : first;
  const burden = (base: number): number => {
    const way = fieldTo(state, state.missionAt, hasBoatAt(state, base))[base] ?? NEVER;
    const bare = hasSquadAt(state, base) ? 0 : EMPTY;
    return way + bare + (state.phase === 'purchase' ? (canSupply(state, base) ? 0 : FAR) : missing(state, base).length > 0 ? FAR : 0);
  };
  return burden(second) < burden(first) ? second : first;
}

/** The squad that goes for the mission: the nearest that can get there with what it takes; NOBODY if none can. */
export function runner(state: State): number {
  if (state.mission === NO_MISSION) return NOBODY;
  let best: number = NOBODY;
  let least = FAR;
  const store = depot(state);
  const isReady = store !== OFF && missing(state, store).length === 0;
  for (let squad = 0; squad < SQUADS; squad++) {
    if (!isOnMap(state, squad)) continue;
    const here = placeOf(state, squad);
    const direct = hasAllAt(state, here) ? wayFrom(state, here, state.missionAt) : NEVER;
    const hurt = state.markers[squad] === NO_MARKER ? 0 : HURT;
    const fetching = NEVER + (bringsSomething(state, squad, store) ? 0 : 1 + Math.min(NEVER, wayFrom(state, here, store)));
    const cost = (direct < NEVER ? direct : isReady ? fetching : FAR) + hurt;
    if (cost >= least) continue;
    least = cost;
    best = squad;
  }
  return least < FAR ? best : NOBODY;
}

/** Nobody can accomplish it with what there is. */
export function isHopeless(state: State): boolean {
  return state.mission !== NO_MISSION && runner(state) === NOBODY;
}

/** So much further an unhurt squad goes in place of one with casualties. */
const HURT = 3;

/** The dearest that is wanted, for what must not be lost. */
export function worth(state: State, piece: number): number {
  if (isSquad(piece)) return FAR;
  return costOf(piece) + (isRequired(state, piece) ? 20 : 0) + (isWeapon(piece) ? 1 : 0);
}

/** The squad that would set out from a base: one that is there, an unhurt one first. */
export function nearestTo(state: State, base: number): number {
  let best: number = NOBODY;
  let least = FAR;
  for (let squad = 0; squad < SQUADS; squad++) {
    if (!isOnMap(state, squad)) continue;
    const cost = Math.min(NEVER, wayFrom(state, placeOf(state, squad), base)) + (state.markers[squad] === NO_MARKER ? 0 : HURT);
    if (cost >= least) continue;
    least = cost;
    best = squad;
  }
  return best;
}

export const isAtHome = (state: State, piece: number): boolean => baseAt(state, placeOf(state, piece)) !== NOBODY;
export const hasMoved = (state: State, piece: number): boolean => ((state.did[piece] ?? 0) & MOVED) !== 0;
