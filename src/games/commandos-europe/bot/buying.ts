/** What the sergeant buys: for the mission at hand, then for the second attempt, then men. */
import { missionOf, requiredBy } from '../content/missions.ts';
import { BASE_COST, costOf, kindOf, pieceAt } from '../content/pieces.ts';
import { whyNotBuyBase } from '../rules/bases.ts';
import { isBase, isOnMap, placeOf } from '../rules/pieces-in-play.ts';
import { NO_MISSION, NOBODY, OFF, type State } from '../state.ts';
import { bestPack, hasSpareAt, type Pack } from './packing.ts';
import { depot, hasAllAt, missing, nearestTo, runner } from './plan.ts';
import { escapingValue, pointsWorth, squadsLeft } from './prospects.ts';

const A_SQUAD = pieceAt('a-squad-2');
const B_SQUAD = pieceAt('b-squad-2');

/** Goods by name; undefined where nothing pays. */
export function wanted(state: State): string | undefined {
  if (state.mission === NO_MISSION) return men(state);
  const going = runner(state);
  if (going !== NOBODY && !isBase(state, placeOf(state, going)) && hasAllAt(state, placeOf(state, going))) return men(state);
  const base = depot(state);
  const squad = base === OFF ? NOBODY : nearestTo(state, base);
  if (squad === NOBODY) return undefined;
  const price = missing(state, base).reduce((sum, [counter = 0]) => sum + costOf(counter), 0);
  if (price > state.points) return undefined;
  const pack = bestPack(state, squad, base, state.points);
  if (isBaseWorthIt(state, pack, price)) return 'base';
  const [first] = pack.bought;
  if (first !== undefined) return kindOf(first);
  return (pack.inForce ? undefined : spare(state, base, pack)) ?? men(state);
}

/** What a mission from next door is worth, with the way to that door. */
const NEXT_DOOR = 0.75;
/** A base stays for other missions and other maps; a point or so is kept. */
const STAYS = 0.9;
const LEFT = 1;

/** 12.11 A second base beside a mission that is far away: whoever is heard on the way escapes into it. */
function isBaseWorthIt(state: State, { hope }: Pack, price: number): boolean {
  if (whyNotBuyBase(state) !== undefined || state.points < BASE_COST + price + LEFT) return false;
  const gain = NEXT_DOOR - hope;
  return gain * STAYS > BASE_COST * pointsWorth(state, state.points - BASE_COST - price);
}

/** A second counter of everything required, for the day after an escape. */
function spare(state: State, base: number, { pieces: taken, outfit, trip }: Pack): string | undefined {
  if (missionOf(state, state.mission).requires.length === 0 || hasSpareAt(state, base, taken)) return undefined;
  let price = 0;
  let first: number = NOBODY;
  for (const counters of requiredBy(state, state.mission)) {
    if (counters.some((counter) => placeOf(state, counter) === base && !taken.includes(counter))) continue;
    const second = counters.find((counter) => !isOnMap(state, counter));
    if (second === undefined) return undefined;
    price += costOf(second);
    if (first === NOBODY) first = second;
  }
  if (first === NOBODY || price > state.points) return undefined;
  const gain = escapingValue({ ...trip, hasSpare: true }, outfit) - escapingValue(trip, outfit);
  return gain * AGAIN > price * pointsWorth(state, state.points - price) ? kindOf(first) : undefined;
}

/** A spare piece may serve another day. */
const AGAIN = 1.2;

/** Points that are kept back when men are bought: for one squad that is left, and for two. */
const KEPT = [0, 3, 20];

/** Whoever has one squad left buys another, for the last one is the war; with a full purse a third. */
function men(state: State): string | undefined {
  const left = squadsLeft(state);
  const kept = KEPT[left];
  if (kept === undefined) return undefined;
  for (const squad of [A_SQUAD, B_SQUAD]) if (state.places[squad] === OFF && state.points - costOf(squad) >= kept) return kindOf(squad);
  return undefined;
}
