/** What the sergeant is about: the mission at hand, what it takes, who goes, and where home is. */
import { hexNamed } from '../content/map.ts';
import { missionsOf, requiredBy } from '../content/missions.ts';
import { costOf, isBoat, isSquad, isWeapon, pieceAt, SQUADS } from '../content/pieces.ts';
import { distanceBetween, hexesOf, takesBase } from '../rules/ground.ts';
import { baseAt, gearAt, isBase, isHeldBy, isOnMap, placeOf } from '../rules/pieces-in-play.ts';
import { MOVED, NO_MISSION, NOBODY, OFF, type State } from '../state.ts';
import { fieldTo, NEVER } from './ways.ts';

const FAR = 9999;
const DINGHY = pieceAt('dinghy');

/** Further than this from a base a mission hex counts no more. */
const HORIZON = 14;

/** For each map its legal base hexes, the best first: where missions are near. */
const sites: (readonly number[])[] = [];

export function bestSites(map: number): readonly number[] {
  const known = sites[map];
  if (known) return known;
  const targets = missionsOf(map).flatMap(({ hexes }) => hexes.map(hexNamed));
  const burden = (hex: number) => targets.reduce((sum, target) => sum + Math.min(HORIZON, distanceBetween(hex, target)), 0);
  const found = hexesOf(map)
    .filter((hex) => takesBase(hex) && fieldTo(hex, false).some((cost, from) => cost > 0 && cost < NEVER && from !== hex))
    .map((hex) => [hex, burden(hex)] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([hex]) => hex);
  sites[map] = found;
  return found;
}

/** A counter of each required kind that is in the hex, or on the squad. */
export function hasAllAt(state: State, hex: number): boolean {
  if (state.mission === NO_MISSION) return false;
  for (const counters of requiredBy(state.map, state.mission))
    if (!counters.some((counter) => placeOf(state, counter) === hex)) return false;
  return true;
}

export function isRequired(state: State, piece: number): boolean {
  return state.mission !== NO_MISSION && requiredBy(state.map, state.mission).some((counters) => counters.includes(piece));
}

/** Whether the mission hex cannot be walked to from there. */
export function needsBoat(state: State, from: number): boolean {
  return state.mission !== NO_MISSION && (fieldTo(state.missionAt, false)[from] ?? NEVER) >= NEVER;
}

export function hasBoatAt(state: State, hex: number): boolean {
  return gearAt(state, hex).some(isBoat);
}

/** What it takes from there, with a boat if there is one in the hex. */
export function wayFrom(state: State, from: number, target: number): number {
  return fieldTo(target, hasBoatAt(state, from))[from] ?? NEVER;
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

/** Kinds that must still be bought, as counters of which one is wanted. */
export function missing(state: State): (readonly number[])[] {
  if (state.mission === NO_MISSION) return [];
  return requiredBy(state.map, state.mission).filter((counters) => !counters.some((counter) => isAtHand(state, counter)));
}

/** In a base, or with a squad. */
function isAtHand(state: State, piece: number): boolean {
  if (!isOnMap(state, piece)) return false;
  return isBase(state, placeOf(state, piece)) || isWithSquad(state, piece);
}

function isWithSquad(state: State, piece: number): boolean {
  for (let squad = 0; squad < SQUADS; squad++) if (isHeldBy(state, piece, squad)) return true;
  return false;
}

/** The squad that goes for the mission: the nearest that can get there with what it takes; NOBODY if none can. */
export function runner(state: State): number {
  if (state.mission === NO_MISSION) return NOBODY;
  let best: number = NOBODY;
  let least = FAR;
  for (let squad = 0; squad < SQUADS; squad++) {
    if (!isOnMap(state, squad)) continue;
    const here = placeOf(state, squad);
    const direct = hasAllAt(state, here) ? wayFrom(state, here, state.missionAt) : NEVER;
    const cost = direct < NEVER ? direct : isReady(state) ? NEVER + (isBase(state, here) ? 0 : 1) : FAR;
    if (cost >= least) continue;
    least = cost;
    best = squad;
  }
  return least < FAR ? best : NOBODY;
}

/** All that is required lies in some base, so somebody who is not there fetches it. */
function isReady(state: State): boolean {
  return missing(state).length === 0 && state.bases.some((base) => base !== OFF);
}

/** The dearest that is wanted, for what must not be lost. */
export function worth(state: State, piece: number): number {
  if (isSquad(piece)) return FAR;
  return costOf(piece) + (isRequired(state, piece) ? 20 : 0) + (isWeapon(piece) ? 1 : 0);
}

export const isAtHome = (state: State, piece: number): boolean => baseAt(state, placeOf(state, piece)) !== NOBODY;
export const hasMoved = (state: State, piece: number): boolean => ((state.did[piece] ?? 0) & MOVED) !== 0;
export const boatForSale = (state: State): boolean => !isOnMap(state, DINGHY);
