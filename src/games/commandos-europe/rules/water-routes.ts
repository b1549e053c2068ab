/** 12.10 Enemy boats go round by the shortest water, to the water hex nearest the squad (ruling 58). */
import type { State } from '../state.ts';
import { distanceBetween, HEXES, isOpenByBoat, neighbour } from './ground.ts';
import { hasSquadAt, isBase } from './pieces-in-play.ts';

const DIRECTIONS = 6;

const length = new Uint16Array(HEXES);
const seen = new Uint32Array(HEXES);
const queue = new Int16Array(HEXES);
let search = 0;

/** Never into the hex of a squad that is in no base. */
const isOpen = (state: State, hex: number): boolean => isBase(state, hex) || !hasSquadAt(state, hex);

/** Fills `length` from these hexes on; answers how many were found, which stand in `queue`. */
function flood(state: State, from: readonly number[]): number {
  search++;
  let found = 0;
  for (const hex of from) {
    seen[hex] = search;
    length[hex] = 0;
    queue[found++] = hex;
  }
  for (let next = 0; next < found; next++) {
    const hex = queue[next] ?? 0;
    for (let direction = 1; direction <= DIRECTIONS; direction++) {
      const to = neighbour(hex, direction);
      if (to < 0 || seen[to] === search || !isOpenByBoat(state, hex, direction) || !isOpen(state, to)) continue;
      seen[to] = search;
      length[to] = (length[hex] ?? 0) + 1;
      queue[found++] = to;
    }
  }
  return found;
}

/** The first steps of all shortest ways to the water nearest the target; none where it is there already. */
export function waterStepsTowards(state: State, at: number, target: number): number[] {
  const count = flood(state, [at]);
  let nearest = distanceBetween(at, target);
  for (let i = 0; i < count; i++) nearest = Math.min(nearest, Math.max(1, distanceBetween(queue[i] ?? at, target)));
  let shortest = HEXES;
  const goals: number[] = [];
  for (let i = 0; i < count; i++) {
    const hex = queue[i] ?? at;
    if (hex === target || distanceBetween(hex, target) !== nearest) continue;
    // The flood comes by distance, so the first goals are the closest.
    if ((length[hex] ?? 0) > shortest) break;
    shortest = length[hex] ?? 0;
    goals.push(hex);
  }
  if (goals.length === 0 || shortest === 0) return [];
  flood(state, goals);
  const steps: number[] = [];
  for (let direction = 1; direction <= DIRECTIONS; direction++) {
    const hex = neighbour(at, direction);
    if (hex >= 0 && isOpenByBoat(state, at, direction) && seen[hex] === search && length[hex] === shortest - 1) steps.push(hex);
  }
  return steps;
}
