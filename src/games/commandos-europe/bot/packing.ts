/** What the sergeant would send a squad out with: once so as not to be heard, once so as to stand, and the better of the two. */
import { requiredBy } from '../content/missions.ts';
import { costOf, countersOf, FIRST_LEADER, KINDS, PIECE_COUNT, SQUADS } from '../content/pieces.ts';
import { holderOf, isOnMap, placeOf } from '../rules/pieces-in-play.ts';
import { NOBODY, OFF, type State } from '../state.ts';
import { add, type Outfit, outfitOf, suits, withPiece } from './outfit.ts';
import { escapingValue, pointsWorth, standingValue, type Trip, tripFrom } from './prospects.ts';

export interface Pack {
  readonly pieces: readonly number[];
  /** What must be bought for it, the most wanted first. */
  readonly bought: readonly number[];
  readonly outfit: Outfit;
  readonly trip: Trip;
  /** In score, with what it costs. */
  readonly hope: number;
  readonly inForce: boolean;
}

/** Pieces at a base that a squad could set out with: lying there, or its own. */
function isAvailable(state: State, piece: number, squad: number, base: number): boolean {
  if (placeOf(state, piece) !== base) return false;
  const holder = holderOf(state, piece);
  return holder === NOBODY || holder === squad || holder >= SQUADS;
}

/** Whether a second of everything required lies at the base. */
export function hasSpareAt(state: State, base: number, taken: readonly number[]): boolean {
  for (const counters of requiredBy(state, state.mission))
    if (!counters.some((counter) => placeOf(state, counter) === base && !taken.includes(counter))) return false;
  return true;
}

/** [kind] Counters of what is for sale. */
const SALE: readonly (readonly number[])[] = KINDS.map(countersOf).filter(([first = 0]) => first >= FIRST_LEADER && costOf(first) > 0);

/** A counter of each kind that could be bought with so many points. */
function onSale(state: State, points: number): number[] {
  const found: number[] = [];
  for (const counters of SALE) {
    const counter = counters.find((each) => state.places[each] === OFF);
    if (counter !== undefined && costOf(counter) <= points) found.push(counter);
  }
  return found;
}

/** It lasts longer than one mission, if it is not lost. */
const LASTS = 1.7;
/** Less than this is not worth a choice. */
const SLIGHT = 0.004;

/** A pack being made. */
interface Packing {
  readonly state: State;
  readonly trip: Trip;
  readonly value: (trip: Trip, outfit: Outfit) => number;
  readonly pieces: number[];
  readonly bought: number[];
  points: number;
  outfit: Outfit;
  hope: number;
}

/** Takes whatever adds most to the hope, if anything does: for nothing, or for its price. */
function takeBest(packing: Packing, from: number[], isPaid: boolean): boolean {
  const { state, trip, value, outfit, hope, points } = packing;
  let chosen: number = NOBODY;
  let next = outfit;
  let most = SLIGHT;
  let then = hope;
  for (const piece of from) {
    const price = isPaid ? costOf(piece) : 0;
    if (price > points || !suits(outfit, piece)) continue;
    const more = withPiece(state, outfit, piece);
    const hoped = value(trip, more);
    const gain = isPaid ? (hoped - hope) * LASTS - price * pointsWorth(state, points - price) : hoped - hope;
    if (gain <= most) continue;
    most = gain;
    chosen = piece;
    next = more;
    then = hoped;
  }
  if (chosen === NOBODY) return false;
  from.splice(from.indexOf(chosen), 1);
  packing.pieces.push(chosen);
  packing.outfit = next;
  packing.hope = then;
  if (isPaid) {
    packing.bought.push(chosen);
    packing.points -= costOf(chosen);
  }
  return true;
}

/** Required pieces first, then whatever helps most, from the base and, where points may be spent, from the list. */
function packed(state: State, squad: number, base: number, purse: number, inForce: boolean): Pack {
  const pieces: number[] = [];
  const bought: number[] = [];
  const outfit = outfitOf(state, squad);
  for (const counters of requiredBy(state, state.mission)) {
    const own = counters.find((counter) => isAvailable(state, counter, squad, base));
    const piece = own ?? counters.find((counter) => !isOnMap(state, counter));
    if (piece === undefined) continue;
    if (own === undefined) bought.push(piece);
    pieces.push(piece);
    add(state, outfit, piece);
  }
  const trip = tripFrom(state, base, hasSpareAt(state, base, pieces));
  const value = inForce ? standingValue : escapingValue;
  const price = bought.reduce((sum, piece) => sum + costOf(piece), 0);
  const packing: Packing = { state, trip, value, pieces, bought, points: purse - price, outfit, hope: value(trip, outfit) };
  const pool: number[] = [];
  for (let piece = FIRST_LEADER; piece < PIECE_COUNT; piece++)
    if (!pieces.includes(piece) && isAvailable(state, piece, squad, base)) pool.push(piece);
  const sale = purse > 0 ? onSale(state, packing.points).filter((piece) => !pieces.includes(piece)) : [];
  while (takeBest(packing, pool, false) || takeBest(packing, sale, true));
  const spent = Math.max(0, purse - packing.points);
  return {
    pieces,
    bought,
    outfit: packing.outfit,
    trip,
    hope: packing.hope - spent * pointsWorth(state, packing.points) * 0.5,
    inForce,
  };
}

/** The better of the two ways; with an empty purse from what is there. */
export function bestPack(state: State, squad: number, base: number, purse: number): Pack {
  const quietly = packed(state, squad, base, purse, false);
  const inForce = packed(state, squad, base, purse, true);
  return inForce.hope > quietly.hope ? inForce : quietly;
}
