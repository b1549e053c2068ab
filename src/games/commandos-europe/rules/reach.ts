/**
 * 10.1, 10.8, 11.0 Where a move can go. Dijkstra over hexes, each of them twice: on foot, and afloat where only water is open
 * (11.2). Costs are small whole numbers, so every cost has a bucket; nothing is allocated.
 */
import type { Land } from '../content/land.ts';
import { landPlayed } from '../content/map-played.ts';
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

/** How a search came to a hex. */
export interface Way {
  readonly spent: number;
  readonly steps: number;
  readonly afloat: boolean;
}

interface WayThrough extends Way {
  readonly hex: number;
}

class Search {
  readonly #spent = new Uint8Array(HEXES * 2);
  readonly #steps = new Uint8Array(HEXES * 2);
  readonly #seen = new Uint32Array(HEXES * 2);
  readonly #origins = new Uint16Array(HEXES * 2);
  readonly #barred = new Uint32Array(HEXES);
  readonly #buckets: number[][] = Array.from({ length: EVERYTHING + 1 }, () => []);
  readonly #found: number[] = [];
  #number = 0;
  /** Everything that the last search followed from, in figures, and its land. */
  #asked: number[] = [];
  #land: Land | undefined;

  /** The list is valid until the next search. What was asked last is not searched again: a player may ask of every hex why not. */
  from(state: State, move: Move, spent: number, means: Means): readonly number[] {
    const start = placeOf(state, move.lead);
    const node = start * 2 + (isAfloatAt(state, move) ? 1 : 0);
    if (!this.#isAskedAgain(state, node, spent, means)) this.#search(state, start, node, spent, means);
    return this.#found;
  }

  #isAskedAgain({ own, bases, enemies }: State, node: number, spent: number, means: Means): boolean {
    const { land, water, walks, sails, isFresh } = means;
    const asked = [node, spent, land, water, Number(walks), Number(sails), Number(isFresh), ...bases, ...enemies.map(({ at }) => at)];
    const on = landPlayed({ own });
    const isSame = on === this.#land && asked.length === this.#asked.length && asked.every((figure, i) => figure === this.#asked[i]);
    this.#asked = asked;
    this.#land = on;
    return isSame;
  }

  #search(state: State, start: number, node: number, spent: number, means: Means): void {
    this.#number++;
    this.#found.length = 0;
    for (const { at } of state.enemies) this.#barred[at] = this.#number;
    this.#seen[node] = this.#number;
    this.#spent[node] = spent;
    this.#steps[node] = 0;
    if (spent >= EVERYTHING) return;
    this.#buckets[spent]?.push(node);
    let last = spent;
    for (let cost = spent; cost <= last; cost++) {
      const bucket = this.#buckets[cost];
      if (bucket === undefined) break;
      for (const from of bucket) if (this.#spent[from] === cost) last = Math.max(last, this.#spread(state, means, start, from, cost));
      bucket.length = 0;
    }
  }

  /** All steps from one node; answers the greatest cost that is worth going on from. */
  #spread(state: State, means: Means, start: number, from: number, before: number): number {
    const hex = from >> 1;
    const isFirst = hex === start && this.#steps[from] === 0;
    let most = 0;
    if (!isFirst && isBase(state, hex)) return most;
    for (let direction = 1; direction <= DIRECTIONS; direction++) {
      const to = neighbour(hex, direction);
      if (to < 0 || this.#barred[to] === this.#number) continue;
      if ((from & 1) === 0) {
        const price = onFoot(state, means, hex, direction, to, before, isFirst);
        if (price > 0 && this.#arrive(start, to * 2, from, price) && price < EVERYTHING) most = Math.max(most, price);
      }
      const price = byBoat(state, means, hex, direction, before, isFirst);
      if (price > 0 && this.#arrive(start, to * 2 + (staysAfloat(state, to) ? 1 : 0), from, price) && price < EVERYTHING)
        most = Math.max(most, price);
    }
    return most;
  }

  /** Notes a way that is cheaper, or as cheap over fewer hexes; true where it must be gone on from. */
  #arrive(start: number, node: number, from: number, price: number): boolean {
    const hex = node >> 1;
    if (hex === start) return false;
    const length = (this.#steps[from] ?? 0) + 1;
    const isNew = this.#seen[node] !== this.#number;
    const before = this.#spent[node] ?? 0;
    if (!isNew && (before < price || (before === price && (this.#steps[node] ?? 0) <= length))) return false;
    if (isNew && this.#seen[node ^ 1] !== this.#number) this.#found.push(hex);
    const goesOn = isNew || before !== price;
    this.#seen[node] = this.#number;
    this.#spent[node] = price;
    this.#steps[node] = length;
    this.#origins[node] = from;
    if (goesOn && price < EVERYTHING) this.#buckets[price]?.push(node);
    return goesOn;
  }

  /** The node by which a hex is reached cheapest, then shortest, then on foot; -1 where the last search did not come. */
  #nodeOf(hex: number): number {
    const foot = hex * 2;
    const boat = foot + 1;
    const isOnFoot = this.#seen[foot] === this.#number;
    const isAfloat = this.#seen[boat] === this.#number;
    if (!isOnFoot && !isAfloat) return -1;
    const key = (node: number) => (this.#spent[node] ?? 0) * 256 + (this.#steps[node] ?? 0);
    return isOnFoot && (!isAfloat || key(foot) <= key(boat)) ? foot : boat;
  }

  #wayAt(node: number): Way {
    return { spent: this.#spent[node] ?? 0, steps: this.#steps[node] ?? 0, afloat: (node & 1) === 1 };
  }

  wayTo(hex: number): Way | undefined {
    const node = this.#nodeOf(hex);
    return node < 0 ? undefined : this.#wayAt(node);
  }

  pathTo(hex: number): WayThrough[] {
    const path: WayThrough[] = [];
    for (let node = this.#nodeOf(hex); node >= 0 && (this.#steps[node] ?? 0) > 0; node = this.#origins[node] ?? -1)
      path.unshift({ hex: node >> 1, ...this.#wayAt(node) });
    return path;
  }
}

/** Where a move can go; and where it could go if it had no end. */
const within = new Search();
const beyond = new Search();

/** Finds every hex that can be reached, none through a base (ruling 39) or an enemy (ruling 47); the list is valid until the next search. */
export function reach(state: State, move: Move): readonly number[] {
  return within.from(state, move, move.spent, meansOf(state, move));
}

/** Undefined where the last search did not come. */
export const wayTo = (hex: number): Way | undefined => within.wayTo(hex);

/** That way hex by hex, in the order in which they are entered; nothing where the last search did not come. */
export const pathTo = (hex: number): readonly WayThrough[] => within.pathTo(hex);

/** A way that costs more than there is: what it costs, and the allowance that it first goes beyond. */
interface Excess {
  readonly cost: number;
  readonly limit: number;
}

/** The cheapest way there as if the movement had no end; undefined where there is none. */
export function wayAtAnyCost(state: State, move: Move, hex: number): Excess | undefined {
  const means = meansOf(state, move);
  beyond.from(state, move, 0, { ...means, land: EVERYTHING - 1, water: EVERYTHING - 1, isFresh: false });
  const path = beyond.pathTo(hex);
  const last = path.at(-1);
  if (!last) return undefined;
  const limitOf = ({ afloat }: Way) => (afloat ? means.water : means.land);
  const past = path.find((step) => move.spent + step.spent > limitOf(step)) ?? last;
  return { cost: last.spent, limit: limitOf(past) };
}
