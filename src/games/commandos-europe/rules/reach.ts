/**
 * 10.1, 10.8, 11.0 Where a move can go. Dijkstra over hexes, each of them twice: on foot, and afloat where only water is open
 * (11.2). Costs are small whole numbers, so every cost has a bucket; nothing is allocated.
 */
import { BOATS, FIRST_GEAR, isBoat } from '../content/pieces.ts';
import { type Move, NOBODY, type State } from '../state.ts';
import { type Allowance, allowanceOf } from './allowance.ts';
import { costAt, HEXES, isAllSea, isCoastal, isOpenByBoat, isOpenOnFoot, neighbour } from './ground.ts';
import { isBase, placeOf } from './pieces-in-play.ts';
import { fitsAfloat, fitsAshore } from './portage.ts';

/** 10.8 A minimum move spends everything. */
export const EVERYTHING = 99;
/** 11.1 Each water hex, with a boat. */
const BY_BOAT = 1;
const DIRECTIONS = 6;

const spent = new Uint8Array(HEXES * 2);
const steps = new Uint8Array(HEXES * 2);
const seen = new Uint32Array(HEXES * 2);
const origins = new Uint16Array(HEXES * 2);
const barred = new Uint32Array(HEXES);
const buckets: number[][] = Array.from({ length: EVERYTHING + 1 }, () => []);
const found: number[] = [];
let search = 0;

/** What decides about every step of a move. */
export interface Means extends Allowance {
  readonly walks: boolean;
  readonly sails: boolean;
  /** 10.8 Nothing has been spent, so one hex is always possible. */
  readonly isFresh: boolean;
}

/** 11.1 A boat that is with those who move. */
export function hasBoat(state: State, { lead, group }: Move): boolean {
  const here = placeOf(state, lead);
  for (const piece of BOATS) {
    if (state.places[piece] !== here) continue;
    if (piece === lead || group.includes(state.holders[piece] ?? NOBODY)) return true;
  }
  return false;
}

/** 11.1 Somebody would be left at sea, and no boat with him. Whom they only pass was there without one before. */
export function maroons(state: State, { lead, group, steps: made }: Move): boolean {
  const here = placeOf(state, lead);
  if (made > 0 || !isAllSea(state, here) || isBase(state, here)) return false;
  const { places, holders } = state;
  for (const boat of BOATS) if (places[boat] === here && boat !== lead && !group.includes(holders[boat] ?? NOBODY)) return false;
  for (let man = 0; man < FIRST_GEAR; man++) if (places[man] === here && !group.includes(man)) return true;
  return false;
}

export function meansOf(state: State, move: Move): Means {
  const { land, water } = allowanceOf(state, move);
  const here = placeOf(state, move.lead);
  const sails = hasBoat(state, move) && fitsAfloat(state, move.group, here) && !maroons(state, move);
  return { land, water, walks: !isBoat(move.lead) && fitsAshore(state, move.group), sails, isFresh: move.steps === 0 };
}

export const isAfloatAt = (state: State, move: Move): boolean => move.afloat || isAllSea(state, placeOf(state, move.lead));

/** What a step costs: 0 where it is not possible, EVERYTHING for a minimum move. */
function priceOf(cost: number, limit: number, before: number, means: Means, isFirst: boolean): number {
  if (before + cost <= limit) return before + cost;
  return isFirst && means.isFresh ? EVERYTHING : 0;
}

/** Spent after a step on foot; 0 where it is not possible. */
export function onFoot(state: State, means: Means, hex: number, direction: number, to: number, before: number, isFirst: boolean): number {
  if (!means.walks || !isOpenOnFoot(state, hex, direction)) return 0;
  return priceOf(costAt(state, to), means.land, before, means, isFirst);
}

/** Spent after a step by boat; 0 where it is not possible. */
export function byBoat(state: State, means: Means, hex: number, direction: number, before: number, isFirst: boolean): number {
  if (!means.sails || !isOpenByBoat(state, hex, direction)) return 0;
  return priceOf(BY_BOAT, means.water, before, means, isFirst);
}

/** 11.2 Whoever comes by boat to sea or coast goes on by water or not at all. */
export const staysAfloat = (state: State, hex: number): boolean => isAllSea(state, hex) || isCoastal(state, hex);

/** Finds every hex that can be reached, none through a base (ruling 39) or an enemy (ruling 47); the list is valid until the next search. */
export function reach(state: State, move: Move, means = meansOf(state, move)): readonly number[] {
  search++;
  found.length = 0;
  for (const { at } of state.enemies) barred[at] = search;
  const start = placeOf(state, move.lead);
  const node = start * 2 + (isAfloatAt(state, move) ? 1 : 0);
  seen[node] = search;
  spent[node] = move.spent;
  steps[node] = 0;
  let last = move.spent;
  if (move.spent >= EVERYTHING) return found;
  buckets[move.spent]?.push(node);
  for (let cost = move.spent; cost <= last; cost++) {
    const bucket = buckets[cost];
    if (bucket === undefined) break;
    for (const from of bucket) if (spent[from] === cost) last = Math.max(last, spread(state, means, start, from, cost));
    bucket.length = 0;
  }
  return found;
}

/** All steps from one node; answers the greatest cost that is worth going on from. */
function spread(state: State, means: Means, start: number, from: number, before: number): number {
  const hex = from >> 1;
  const isFirst = hex === start && steps[from] === 0;
  let most = 0;
  if (!isFirst && isBase(state, hex)) return most;
  for (let direction = 1; direction <= DIRECTIONS; direction++) {
    const to = neighbour(hex, direction);
    if (to < 0 || barred[to] === search) continue;
    if ((from & 1) === 0) {
      const price = onFoot(state, means, hex, direction, to, before, isFirst);
      if (price > 0 && arrive(start, to * 2, from, price) && price < EVERYTHING) most = Math.max(most, price);
    }
    const price = byBoat(state, means, hex, direction, before, isFirst);
    if (price > 0 && arrive(start, to * 2 + (staysAfloat(state, to) ? 1 : 0), from, price) && price < EVERYTHING)
      most = Math.max(most, price);
  }
  return most;
}

/** Notes a way that is cheaper, or as cheap over fewer hexes; true where it must be gone on from. */
function arrive(start: number, node: number, from: number, price: number): boolean {
  const hex = node >> 1;
  if (hex === start) return false;
  const length = (steps[from] ?? 0) + 1;
  const isNew = seen[node] !== search;
  if (!isNew && ((spent[node] ?? 0) < price || (spent[node] === price && (steps[node] ?? 0) <= length))) return false;
  if (isNew && seen[node ^ 1] !== search) found.push(hex);
  const goesOn = isNew || spent[node] !== price;
  seen[node] = search;
  spent[node] = price;
  steps[node] = length;
  origins[node] = from;
  if (goesOn && price < EVERYTHING) buckets[price]?.push(node);
  return goesOn;
}

/** A way that costs more than there is: what it costs, and the allowance that it first goes beyond. */
interface Excess {
  readonly cost: number;
  readonly limit: number;
}

/** The cheapest way there as if the movement had no end; undefined where there is none. */
export function wayAtAnyCost(state: State, move: Move, hex: number): Excess | undefined {
  const means = meansOf(state, move);
  reach(state, { ...move, spent: 0 }, { ...means, land: EVERYTHING - 1, water: EVERYTHING - 1, isFresh: false });
  const path = pathTo(hex);
  const last = path.at(-1);
  if (!last) return undefined;
  const limitOf = ({ afloat }: Way) => (afloat ? means.water : means.land);
  const beyond = path.find((step) => move.spent + step.spent > limitOf(step)) ?? last;
  return { cost: last.spent, limit: limitOf(beyond) };
}

/** How the last search came to a hex. */
export interface Way {
  readonly spent: number;
  readonly steps: number;
  readonly afloat: boolean;
}

/** The node by which a hex is reached cheapest, then shortest, then on foot; -1 where the last search did not come. */
function nodeOf(hex: number): number {
  const foot = hex * 2;
  const boat = foot + 1;
  const isOnFoot = seen[foot] === search;
  const isAfloat = seen[boat] === search;
  if (!isOnFoot && !isAfloat) return -1;
  const key = (node: number) => (spent[node] ?? 0) * 256 + (steps[node] ?? 0);
  return isOnFoot && (!isAfloat || key(foot) <= key(boat)) ? foot : boat;
}

/** Undefined where the last search did not come. */
export function wayTo(hex: number): Way | undefined {
  const node = nodeOf(hex);
  return node < 0 ? undefined : wayAt(node);
}

const wayAt = (node: number): Way => ({ spent: spent[node] ?? 0, steps: steps[node] ?? 0, afloat: (node & 1) === 1 });

/** That way hex by hex, in the order in which they are entered; nothing where the last search did not come. */
export function pathTo(hex: number): (Way & { readonly hex: number })[] {
  const path: (Way & { readonly hex: number })[] = [];
  for (let node = nodeOf(hex); node >= 0 && (steps[node] ?? 0) > 0; node = origins[node] ?? -1)
    path.unshift({ hex: node >> 1, ...wayAt(node) });
  return path;
}
