/**
 * What a move would bring before it is made: where it can go, by which way, how loud a halt there would be and why, and who would
 * come for those who are heard. All of it by the rules' own functions, on a copy of what everybody sees.
 */
import type { Refusal } from '../../../kernel/game.ts';
import { unitOf } from '../content/enemies.ts';
import { hexName, hexNamed } from '../content/map.ts';
import { idOf, isSquad, pieceAt } from '../content/pieces.ts';
import { copyState } from '../copy.ts';
import { chanceHeard, wouldAccomplish } from '../odds.ts';
import { DISTANCE_DIE, drift } from '../rules/enemy-placement.ts';
import { setOut, whyNotGo } from '../rules/friendly-movement.ts';
import { takes } from '../rules/ground.ts';
import { noiseLevel } from '../rules/noise.ts';
import { isBase, isHeldBy, noiseOf, piecesAt, placeOf } from '../rules/pieces-in-play.ts';
import { EVERYTHING, meansOf, pathTo, reach, wayTo } from '../rules/reach.ts';
import type { Move, State } from '../state.ts';
import type { View } from '../view.ts';
import { positionOf } from './position.ts';

/** A move that is being tried out: whoever asks puts back what he has changed. */
interface Trial {
  readonly state: State;
  readonly move: Move;
  /** Everything that goes along. */
  readonly movers: readonly number[];
  readonly here: number;
}

/** A hex that can be come to. */
export interface Reached {
  readonly hex: string;
  readonly spent: number;
  readonly steps: number;
  /** Undefined where nobody is heard: in a base, or where no squad halts. */
  readonly noise: number | undefined;
}

interface Reach {
  readonly all: ReadonlyMap<string, Reached>;
  readonly list: readonly Reached[];
}

const REACHES = new WeakMap<View, Map<string, Reach>>();

/** Where those under way could go; or where somebody could who has not set out yet. */
export function reachIn(view: View, lead: string): Reach {
  const known = REACHES.get(view) ?? new Map<string, Reach>();
  REACHES.set(view, known);
  const before = known.get(lead);
  if (before) return before;
  const all = reckonReach(view, lead);
  const found = { all, list: [...all.values()] };
  known.set(lead, found);
  return found;
}

function tried(view: View, lead: string): Trial | undefined {
  const piece = pieceAt(lead);
  if (piece < 0 || !(view.pieces.find(({ id }) => id === lead)?.at ?? 'gone').match(/^\d/)) return undefined;
  const state = copyState(positionOf(view));
  const move = state.move && state.move.lead === piece ? state.move : setOut(state, piece);
  const here = placeOf(state, piece);
  const goes = (each: number) => move.group.some((member) => member === each || isHeldBy(state, each, member));
  return { state, move, here, movers: piecesAt(state, here).filter(goes) };
}

function reckonReach(view: View, lead: string): ReadonlyMap<string, Reached> {
  const all = new Map<string, Reached>();
  const trial = tried(view, lead);
  if (!trial) return all;
  const { state, move } = trial;
  for (const hex of [...reach(state, move)]) {
    const way = wayTo(hex);
    if (!way) continue;
    const noise = isHeardAt(trial, hex) ? halted(trial, hex, move.steps + way.steps).noise : undefined;
    all.set(hexName(hex), { hex: hexName(hex), spent: way.spent, steps: way.steps, noise });
  }
  return all;
}

/** What keeps somebody who could move from a hex; undefined where he comes to it. */
export function whyOutOfReach(view: View, lead: string, hex: string): Refusal | undefined {
  const trial = tried(view, lead);
  const why = trial && whyNotGo(trial.state, hexNamed(hex));
  return why?.code === 'too-far' ? { ...why, figures: { ...why.figures, piece: lead } } : why;
}

/** 12.0, 12.7, 12.11 */
const isHeardAt = ({ state, move }: Trial, hex: number): boolean => move.group.some(isSquad) && !isBase(state, hex);

/** 12.0 The noise there, were the move at its end. 7.1 A mission that this accomplishes adds its awareness before the roll. */
function halted({ state, move, movers, here }: Trial, hex: number, steps: number) {
  const accomplishes = wouldAccomplish(state, move, hex);
  const { map } = state;
  const before = state.accomplished[map] ?? 0;
  for (const mover of movers) state.places[mover] = hex;
  if (accomplishes) state.accomplished[map] = before + 1;
  const level = noiseLevel(state, hex, steps === 1);
  const there = piecesAt(state, hex);
  state.accomplished[map] = before;
  for (const mover of movers) state.places[mover] = here;
  return { ...level, there, accomplishes };
}

/** A hex of the way, what entering it costs, and what all has cost so far. */
interface Footstep {
  readonly hex: string;
  readonly cost: number;
  readonly total: number;
  readonly afloat: boolean;
}

/** A term of the sum. */
export interface NoisePart {
  /** A piece, `terrain` or `awareness`. */
  readonly what: string;
  readonly value: number;
  /** It is there already: a bystander. */
  readonly isThere: boolean;
}

export interface Halt {
  readonly hex: string;
  readonly from: string;
  readonly way: readonly Footstep[];
  /** What the move may spend, on land or in all by water, and what is left of it. */
  readonly allowance: number;
  readonly left: number;
  /** 10.8 It spends everything for one hex. */
  readonly isMinimum: boolean;
  readonly isBase: boolean;
  readonly isStealthy: boolean;
  readonly accomplishes: boolean;
  readonly parts: readonly NoisePart[];
  readonly noise: number;
  /** 0 where nobody can be heard. */
  readonly heard: number;
  /** 12.8, 12.9 Enemies on average, were they to stand: in each direction. */
  readonly pursuers: readonly number[];
}

const HALTS = new WeakMap<View, Map<string, Halt | undefined>>();

/** What a halt in that hex would bring; undefined where the move cannot go. */
export function haltAt(view: View, lead: string, name: string): Halt | undefined {
  const known = HALTS.get(view) ?? new Map<string, Halt | undefined>();
  HALTS.set(view, known);
  const key = `${lead} ${name}`;
  if (!known.has(key)) known.set(key, reckonHalt(view, lead, name));
  return known.get(key);
}

function reckonHalt(view: View, lead: string, name: string): Halt | undefined {
  const trial = tried(view, lead);
  if (!trial) return undefined;
  const { state, move, movers, here } = trial;
  const hex = hexNamed(name);
  reach(state, move);
  const path = pathTo(hex);
  const last = path.at(-1);
  if (!last) return undefined;
  const { land, water } = meansOf(state, move);
  const steps = move.steps + last.steps;
  const { terrain, awareness, noise, there, accomplishes } = halted(trial, hex, steps);
  const isHeard = isHeardAt(trial, hex);
  const allowance = path.some(({ afloat }) => afloat) ? Math.max(land, water) : land;
  const isMinimum = last.spent >= EVERYTHING;
  let total = move.spent;
  return {
    hex: name,
    from: hexName(here),
    way: path.map(({ hex: at, spent, afloat }) => {
      const cost = spent - total;
      total = spent;
      return { hex: hexName(at), cost, total, afloat };
    }),
    allowance,
    left: isMinimum ? 0 : allowance - last.spent,
    isMinimum,
    isBase: isBase(state, hex),
    isStealthy: steps === 1,
    accomplishes,
    parts: [
      ...there.map((piece) => ({ what: idOf(piece), value: noiseOf(state, piece), isThere: !movers.includes(piece) })),
      { what: 'terrain', value: terrain, isThere: false },
      { what: 'awareness', value: awareness, isThere: false },
    ],
    noise,
    heard: isHeard ? chanceHeard(noise) : 0,
    pursuers: isHeard ? pursuersOf(state, hex) : [],
  };
}

const DIRECTIONS = 6;
const FACES = 6;

/** 12.8, 12.9 A die says how many are drawn, another where each comes from, a third how far off: what stays there, on average. */
function pursuersOf(state: State, hex: number): number[] {
  const { cup } = state;
  let drawn = 0;
  for (let face = 1; face <= FACES; face++) drawn += Math.min(face, cup.length) / FACES;
  const units = cup.map((unit) => unitOf(state, unit));
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    let stays = 0;
    for (let distance = 1; distance <= DISTANCE_DIE; distance++) {
      const { hex: there } = drift(hex, i + 1, distance);
      for (const unit of units) if (takes(state, there, unit)) stays++;
    }
    return units.length === 0 ? 0 : (drawn * stays) / (units.length * DISTANCE_DIE * DIRECTIONS);
  });
}
