/** How far it is from hex to hex on foot, worked out once for a map and what the scenario says about its ground. */
import type { BattleMap, Edge } from '../content/battle-map.ts';
import type { Side } from '../content/terms.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { isCliff, moveCost, whyNotEnter } from '../rules/terrain.ts';
import { type State, type Unit, unmarked } from '../state.ts';

/** More than any unit could ever spend. */
export const CLOSED = 99;

export interface Ways {
  /** [hex * 6 + direction - 1] What it costs to go there; CLOSED if one cannot. */
  readonly step: Float32Array;
  /** MPs from one hex to another, with nobody in the way. */
  between(from: number, to: number): number;
  /** MPs from a hex across that edge of the map. */
  toEdge(edge: Edge, from: number): number;
}

const known = new WeakMap<BattleMap, (Ways | undefined)[]>();

/** Trenches and fires come and go: these are the ways of the bare map. */
export function waysOf(state: State, side: Side): Ways {
  const map = mapOf(state);
  const { softGround, thickHedges, surefooted } = state.special;
  const going = (softGround ? 1 : 0) + (thickHedges ? 2 : 0) + (surefooted === side ? 4 : 0);
  const ofMap = known.get(map) ?? [];
  const ways = ofMap[going] ?? measure({ ...state, fortifications: [], blaze: [] }, map, side);
  ofMap[going] = ways;
  known.set(map, ofMap);
  return ways;
}

function measure(state: State, map: BattleMap, side: Side): Ways {
  const step = new Float32Array(map.size * 6).fill(CLOSED);
  for (let hex = 0; hex < map.size; hex++) {
    map.neighbours[hex]?.forEach((to, d) => {
      if (to >= 0 && isOpen(state, side, hex, to)) step[hex * 6 + d] = moveCost(state, side, hex, to);
    });
  }
  const table = new Float32Array(map.size * map.size).fill(CLOSED);
  for (let hex = 0; hex < map.size; hex++) spread(map, step, table, hex);
  const between = (from: number, to: number) => table[from * map.size + to] ?? CLOSED;
  const edges = {
    top: toEdge(map, 'top', between),
    bottom: toEdge(map, 'bottom', between),
    left: toEdge(map, 'left', between),
    right: toEdge(map, 'right', between),
  };
  return { step, between, toEdge: (edge, from) => edges[edge][from] ?? CLOSED };
}

/** 7.2.1 One MP more to leave the map. */
function toEdge(map: BattleMap, edge: Edge, between: Ways['between']): Float32Array {
  const hexes = Array.from({ length: map.size }, (_, hex) => hex);
  const along = hexes.filter((hex) => map.edgeDistance(edge, hex) === 1);
  return Float32Array.from(hexes, (hex) => 1 + Math.min(...along.map((last) => between(hex, last))));
}

function isOpen(state: State, side: Side, from: number, to: number): boolean {
  return !isCliff(state, from, to) && whyNotEnter(state, walkerAt(side, from), to, 'O21.4') === undefined;
}

function walkerAt(side: Side, at: number): Unit {
  return unmarked('', side, at, false, '');
}

/** From one hex outwards, always on to whatever has become nearer. */
function spread(map: BattleMap, step: Float32Array, table: Float32Array, from: number): void {
  const row = from * map.size;
  table[row + from] = 0;
  const queue = [from];
  for (const hex of queue) {
    const so = table[row + hex] ?? CLOSED;
    map.neighbours[hex]?.forEach((to, d) => {
      const cost = so + (step[hex * 6 + d] ?? CLOSED);
      if (to < 0 || cost >= (table[row + to] ?? CLOSED)) return;
      table[row + to] = cost;
      queue.push(to);
    });
  }
}
