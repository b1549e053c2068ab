/** Where soldiers could go in one Move, and which way. */
import { GRID } from '../content/battle-map.ts';
import { STACKING_LIMIT } from '../rules/stacking.ts';
import { movementOf } from '../rules/units.ts';
import { collateral, peril } from './danger.ts';
import { CLOSED } from './foot-distances.ts';
import { fightAtBest, fightWorth, mayLeave, moraleIn, type Party, partyOf, postWorth, restWorth } from './hex-worth.ts';
import { type Ground, MINED, mineToll, SHUT, WIRED } from './obstacles.ts';
import type { Situation, Trip } from './situation.ts';
import type { Muster, Soldier } from './soldiers.ts';
import { figuresIn } from './stacking.ts';
import { WEIGHTS } from './weights.ts';

export interface Departure {
  readonly members: readonly Soldier[];
  readonly from: number;
  readonly mps: number;
  readonly onRoad: boolean;
}

/** A fresh start for those who go together: O21.2 the slowest decides, and the leaders among them help the others along. */
function departure({ state }: Muster, members: readonly Soldier[]): Departure {
  let command = 0;
  for (const { command: own } of members) command += own;
  let mps = CLOSED;
  for (const { unit, led, isLeader } of members) mps = Math.min(mps, movementOf(state, unit) + (isLeader ? 0 : command - led));
  return { members, from: members[0]?.at ?? 0, mps, onRoad: false };
}

/** The best trip of those who have not set out yet. */
export function outing(s: Situation, members: readonly Soldier[]): Trip | undefined {
  const key = members.length === 1 ? (members[0]?.id ?? '') : members.map(({ id }) => id).join(' ');
  const known = s.trips.get(key);
  if (known || s.trips.has(key)) return known;
  const trip = bestTrip(s, departure(s.m, members));
  s.trips.set(key, trip);
  return trip;
}

/** What is known of the ways out of a hex: everything by hex, for the hexes that are reached. */
interface Search {
  readonly reached: readonly number[];
  readonly dangers: Float64Array;
  readonly first: Int16Array;
}

/** Made once and used again by every search, for one is over before the next begins: whatever is reached is wiped afterwards. */
const SPENT = new Float64Array(GRID.size).fill(CLOSED);
const PERIL = new Float64Array(GRID.size);
const DANGER = new Float64Array(GRID.size);
const ON_ROAD = new Uint8Array(GRID.size);
const FIRST = new Int16Array(GRID.size);

/** The best place within reach; staying where they are is worth nothing. Undefined if there is no way at all. */
export function bestTrip(s: Situation, start: Departure): Trip | undefined {
  const party = partyOf(s, start.members);
  const { reached, dangers, first } = explore(s, s.ground, start, party);
  const { members, from } = start;
  const size = members.reduce((sum, { type }) => sum + type.figures, 0);
  const stay = postWorth(s, party, from) - crowding(s.m, from, members);
  const fight = fightAtBest(s, party);
  let best: Trip | undefined;
  for (const to of reached) {
    if (to === from) continue;
    const rest = restWorth(s, party, to) - stay - (dangers[to] ?? 0);
    // Whoever could not be better even with the best shot of all is not looked at any longer.
    if (best && rest + fight < best.gain && s.fields.contact[to] === 0) continue;
    const gain = rest + fightWorth(s, party, to);
    if ((best && gain <= best.gain) || figuresIn(s.m, to, members) + size > STACKING_LIMIT) continue;
    best = { members, gain, to, next: first[to] ?? -1, isExit: false };
  }
  const leave = bestExit(s, start, party, reached, stay);
  for (const hex of reached) SPENT[hex] = CLOSED;
  return leave && leave.gain > (best?.gain ?? 0) ? leave : best;
}

/** 8.2 Those who halt among too many cost as much as is then lost. */
function crowding(m: Muster, hex: number, members: readonly Soldier[]): number {
  const excess = figuresIn(m, hex) - STACKING_LIMIT;
  return excess <= 0 ? 0 : members.reduce((sum, { dying }) => sum + dying, 0);
}

/** 7.2.1 One MP more, across the edge of the enemy. */
function bestExit(s: Situation, { members, mps }: Departure, party: Party, reached: readonly number[], stay: number): Trip | undefined {
  const { map, state, enemy } = s.m;
  const { edge } = state.sides[enemy].brief;
  const worth = party.exits.reduce((sum, exit) => sum + exit, 0);
  if (worth <= 0 || !mayLeave(s, members)) return undefined;
  let best: Trip | undefined;
  for (const to of reached) {
    if (map.edgeDistance(edge, to) !== 1 || (SPENT[to] ?? CLOSED) + 1 > mps) continue;
    const gain = worth - stay - (PERIL[to] ?? 0);
    if (best === undefined || gain > best.gain) best = { members, gain, to, next: FIRST[to] ?? -1, isExit: true };
  }
  return best;
}

function explore(s: Situation, ground: Ground, { members, from, mps, onRoad }: Departure, party: Party): Search {
  const { map, ways } = s.m;
  const queue = [from];
  const reached = [from];
  SPENT[from] = 0;
  FIRST[from] = from;
  PERIL[from] = minesIn(s.m, ground, members, from);
  ON_ROAD[from] = onRoad ? 1 : 0;
  for (const hex of queue) {
    if (hex !== from && ground[hex] === WIRED) continue;
    const neighbours = map.neighbours[hex] ?? [];
    const spent = SPENT[hex] ?? 0;
    // T93 The bonus comes with having entered a road: the step onto it cannot be paid with it.
    const most = mps + (ON_ROAD[hex] === 1 && !onRoad ? 1 : 0);
    for (let d = 0; d < 6; d++) {
      const cost = spent + (ways.step[hex * 6 + d] ?? CLOSED);
      if (cost > most) continue;
      const to = neighbours[d] ?? -1;
      if (ground[to] === SHUT || to === from) continue;
      const known = SPENT[to] ?? CLOSED;
      if (known === CLOSED) {
        reached.push(to);
        DANGER[to] = dangerOf(s, ground, party, to);
      }
      const danger = (PERIL[hex] ?? 0) + (DANGER[to] ?? 0);
      if (known !== CLOSED && danger + 0.03 * cost >= (PERIL[to] ?? 0) + 0.03 * known) continue;
      SPENT[to] = cost;
      PERIL[to] = danger;
      ON_ROAD[to] = ON_ROAD[hex] === 1 || map.hasRoad[to] ? 1 : 0;
      FIRST[to] = hex === from ? to : (FIRST[hex] ?? 0);
      queue.push(to);
    }
  }
  return { reached, dangers: PERIL, first: FIRST };
}

function dangerOf(s: Situation, ground: Ground, party: Party, hex: number): number {
  const { m, aims } = s;
  let danger = collateral(m, hex, party.members);
  for (const member of party.members) danger += WEIGHTS.way * peril(m, member, hex, moraleIn(s, party, member, hex));
  return danger / aims.eagerness + minesIn(m, ground, party.members, hex);
}

/** F103 On the way in, and on the way out. */
function minesIn(m: Muster, ground: Ground, members: readonly Soldier[], hex: number): number {
  if (ground[hex] !== MINED) return 0;
  return members.reduce((sum, member) => sum + mineToll(m, member), 0);
}
