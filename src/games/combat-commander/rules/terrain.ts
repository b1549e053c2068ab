/** T78 to T99: what terrain costs, and how well it hides. */
import { type BattleMap, hexName, isWater, type Terrain } from '../content/battle-map.ts';
import { FORTIFICATION_COUNTERS } from '../content/counters.ts';
import type { FortificationKind, Side } from '../content/terms.ts';
import { fortificationAt, type Known, type State, type Unit } from '../state.ts';
import { type Refusal, refusal } from './asking.ts';
import { mapOf, sightOf } from './line-of-sight.ts';

const MOVE_COST: Readonly<Record<Terrain, number>> = {
  building: 2,
  woods: 2,
  brush: 2,
  orchard: 1,
  field: 1,
  bridge: 1,
  gully: 2,
  'water-barrier': 99,
  stream: 3,
  marsh: 3,
  open: 1,
};

const COVER: Readonly<Record<Terrain, number>> = {
  building: 3,
  woods: 2,
  brush: 1,
  orchard: 1,
  field: 0,
  bridge: 2,
  gully: 1,
  'water-barrier': 0,
  stream: -1,
  marsh: 0,
  open: 0,
};

/** F101, F102, F104, F105; mines and wire hide nobody. */
const FORTIFICATION_COVER: Readonly<Partial<Record<FortificationKind, number>>> = { foxholes: 3, trench: 4, pillbox: 5, bunker: 6 };

export interface Incoming {
  /** F102, T87, T97 A mortar or artillery. */
  readonly indirect: boolean;
  /** Hexsides of the target across which the attack comes, as bits. */
  readonly across: number;
}

const NOTHING_INCOMING: Incoming = { indirect: false, across: 0 };

/** T78.3 The best Cover only, then T93 one less on a road. */
export function coverAt(state: Known, hex: number, { indirect, across }: Incoming = NOTHING_INCOMING): number {
  const map = mapOf(state);
  let best = COVER[map.terrain[hex] ?? 'open'];
  const dug = dugCover(state, hex, indirect);
  if (dug !== undefined) best = Math.max(best, dug);
  const behind = indirect || across === 0 ? 0 : hexsideCover(state, map, hex, across);
  if (behind > 0) best = Math.max(best, behind);
  return map.hasRoad[hex] ? best - 1 : best;
}

/** F102 A mortar or artillery finds those who are dug in harder to hit. */
function dugCover(state: Known, hex: number, indirect: boolean): number | undefined {
  const fortification = fortificationAt(state, hex);
  const dug = fortification && FORTIFICATION_COVER[fortification.kind];
  return dug === undefined ? undefined : dug + (indirect ? 1 : 0);
}

export interface Shelter {
  /** Terrain, a fortification, or what stands on the side of the hex. */
  readonly what: string;
  readonly cover: number;
  /** T93 What a road takes off it. */
  readonly road: number;
}

/** T78.3 What the Cover of a hex comes from: the one thing there that hides best. */
export function shelterAt(state: Known, hex: number, { indirect, across }: Incoming = NOTHING_INCOMING): Shelter {
  const map = mapOf(state);
  const road = map.hasRoad[hex] ? 1 : 0;
  const cover = coverAt(state, hex, { indirect, across }) + road;
  const terrain = map.terrain[hex] ?? 'open';
  if (COVER[terrain] === cover) return { what: terrain, cover, road };
  if (dugCover(state, hex, indirect) === cover) return { what: fortificationAt(state, hex)?.kind ?? '', cover, road };
  const what = ['wall', 'hedge'].find((kind) => map.hexside[hex]?.some((side, d) => side === kind && (across & (1 << d)) !== 0));
  return { what: what ?? '', cover, road };
}

/** T87, T97 A hedge or wall on the side across which the fire comes in. */
function hexsideCover(state: Known, map: BattleMap, hex: number, across: number): number {
  let best = 0;
  map.hexside[hex]?.forEach((side, d) => {
    if ((across & (1 << d)) === 0) return;
    if (side === 'wall') best = Math.max(best, 2);
    if (side === 'hedge') best = Math.max(best, state.special.thickHedges ? 2 : 1);
  });
  return best;
}

/** The sides of the target hex across which fire from these hexes comes in, as bits. An option counts walls only if every line crosses one. */
export function acrossFrom(state: Known, from: readonly number[], target: number): number {
  const sight = sightOf(state);
  const map = mapOf(state);
  const entries = from.map((hex) => sight.entry(hex, target));
  const any = entries.reduce((bits, entry) => bits | entry, 0);
  if (state.rules['wall-cover'] === 'any') return any;
  const isHidden = (entry: number) => hexsideCover(state, map, target, entry) > 0;
  return entries.every(isHidden) ? any : 0;
}

/** The direction from a hex to one beside it, less one; -1 if they are not adjacent. */
function directionTo(map: BattleMap, from: number, to: number): number {
  return map.neighbours[from]?.indexOf(to) ?? -1;
}

/** F105.2 */
export function isAlongTrench(state: Known, from: number, to: number): boolean {
  const here = fortificationAt(state, from)?.kind;
  const there = fortificationAt(state, to)?.kind;
  const isDug = (kind: FortificationKind | undefined) => kind === 'trench' || kind === 'bunker' || kind === 'pillbox';
  return (here === 'trench' && isDug(there)) || (there === 'trench' && isDug(here));
}

/** O21.1, T78.2 What it costs to enter a hex from the one beside it. */
export function moveCost(state: Known, side: Side, from: number, to: number): number {
  if (isAlongTrench(state, from, to) || state.special.surefooted === side) return 1;
  const map = mapOf(state);
  const d = directionTo(map, from, to);
  const uphill = (map.level[to] ?? 0) > (map.level[from] ?? 0) ? 1 : 0;
  return groundCost(state, map, from, to, d) + hexsideCost(state, map, from, d) + uphill;
}

function groundCost(state: Known, map: BattleMap, from: number, to: number, d: number): number {
  const isAlong = map.roadAcross[from]?.[d] || map.railAcross[from]?.[d] || map.trailAcross[from]?.[d];
  if (isAlong) return 1;
  const terrain = map.terrain[to] ?? 'open';
  if (terrain === 'bridge') return MOVE_COST[map.spanned[to] ?? 'open'];
  return terrain === 'open' && state.special.softGround ? 1.5 : MOVE_COST[terrain];
}

function hexsideCost(state: Known, map: BattleMap, from: number, d: number): number {
  const side = map.hexside[from]?.[d];
  if (side === 'hedge' && state.special.thickHedges) return 2;
  return side === 'fence' || side === 'hedge' || side === 'wall' ? 1 : 0;
}

/** T80.1 A Major Bridge is entered and left along its road or railway only. */
function isOffTheBridge(map: BattleMap, from: number, to: number, d: number): boolean {
  const isMajor = map.bridge[from] === 'major' || map.bridge[to] === 'major';
  return isMajor && !map.roadAcross[from]?.[d] && !map.railAcross[from]?.[d];
}

/** T79, T98 */
export function isImpassableFor(state: Known, hex: number): boolean {
  return mapOf(state).terrain[hex] === 'water-barrier' || state.blaze.includes(hex);
}

/** O16.3, O21.4 What keeps a unit from going to the hex beside it, whatever it may have left to spend. */
export function whyNotEnter(state: Known, unit: Unit, to: number, rule: string): Refusal | undefined {
  const map = mapOf(state);
  const d = directionTo(map, unit.at, to);
  if (d < 0) return refusal('not-adjacent', rule, { unit: unit.id, hex: hexName(to) });
  if (isImpassableFor(state, to)) return refusal('impassable', rule, { hex: hexName(to) });
  if (isOffTheBridge(map, unit.at, to, d)) return refusal('bridge-side', 'T80.1', { hex: hexName(to) });
  return undefined;
}

export function isCliff(state: Known, from: number, to: number): boolean {
  const map = mapOf(state);
  return map.hexside[from]?.[directionTo(map, from, to)] === 'cliff';
}

/** F100.1 All counters of a kind are on the map; of foxholes and trenches there are enough. */
function areAllPlaced(state: Known, kind: FortificationKind): boolean {
  const counters = FORTIFICATION_COUNTERS[kind];
  return counters !== undefined && state.fortifications.filter((placed) => placed.kind === kind).length >= counters;
}

/** 8.1.3, F100.3, SR.5 Why no fortification of a kind can come into a hex during play. */
export function whyNotFortify(state: Known, hex: number, rule: string, kind: FortificationKind): Refusal | undefined {
  const figures = { hex: hexName(hex) };
  if (isWater(mapOf(state), hex)) return refusal('water', rule, figures);
  if (state.blaze.includes(hex)) return refusal('blaze', rule, figures);
  if (fortificationAt(state, hex)) return refusal('fortified', rule, figures);
  if (areAllPlaced(state, kind)) return refusal('none-left', 'F100.1', figures);
  return state.special.noDigging ? refusal('not-to-choose', 'SR.5', figures) : undefined;
}

/** Why no Smoke can come into a hex. */
export function whyNotSmoke(state: State, hex: number, rule: string): Refusal | undefined {
  if (state.smokeCup.length === 0) return refusal('none-left', 'T94');
  if (isWater(mapOf(state), hex)) return refusal('water', rule, { hex: hexName(hex) });
  return state.blaze.includes(hex) ? refusal('blaze', rule, { hex: hexName(hex) }) : undefined;
}
