/** The map as it looks to one side at one decision: where leaders are heard, where the enemy is near, where it is drawn to. */
import { GRID } from '../content/battle-map.ts';
import type { Side } from '../content/terms.ts';
import { exitPoints } from '../rules/victory.ts';
import type { State } from '../state.ts';
import { isStamped, type Stamp } from './changes.ts';
import { type Aims, aimsOf, type Goal } from './goals.ts';
import { type Ground, groundFor } from './obstacles.ts';
import { perPosition } from './per-position.ts';
import { type Buffers, buffers, type Muster, muster, oppositionTo, type Soldier } from './soldiers.ts';
import { type Sights, targetsFor } from './targets.ts';
import { WEIGHTS } from './weights.ts';

export interface Situation extends Sights {
  readonly aims: Aims;
  readonly fields: Fields;
  readonly ground: Ground;
  /** By those who would go together: their best trip, once it has been asked for. */
  readonly trips: Map<string, Trip | undefined>;
}

/** Where some could go together in one Move. */
export interface Trip {
  readonly members: readonly Soldier[];
  /** What the members gain by it all together, the dangers of the way taken off. */
  readonly gain: number;
  readonly to: number;
  /** The first hex on the way; where they stand, if they are there already. */
  readonly next: number;
  /** 7.2.1 On across the edge of the map from there. */
  readonly isExit: boolean;
}

interface Fields {
  /** [hex] Command of one's own leaders there. */
  readonly commands: Uint8Array;
  /** [hex] How many of one's own leaders are heard there. */
  readonly heard: Uint8Array;
  /** [hex] How many who could be led stand there, there or next to it, and at most two hexes away. */
  readonly troops: readonly [Uint8Array, Uint8Array, Uint8Array];
  /** [hex] 1 next to an enemy. */
  readonly contact: Uint8Array;
  /** [hex] The number of the objective there, 0 elsewhere. */
  readonly objectives: Uint8Array;
  /** [objective he stands in][hex] What draws somebody there; NaN until it is asked for. */
  readonly draws: readonly Float64Array[];
}

export function situation(state: State, side: Side): Situation {
  const last = assessmentOf(state, side);
  const before = last.situation;
  const isSame = isStamped(last.stamp, state, side);
  const opposition = oppositionTo(state, side, last.buffers);
  const isSameEnemy = before !== undefined && before.m.foes === opposition.foes;
  if (isSame && isSameEnemy) return before;
  const m = muster(state, side, opposition, last.buffers);
  const { targets, ground } = isSameEnemy ? before : { targets: targetsFor(m), ground: groundFor(m) };
  last.situation = { m, targets, toll: tollFor(state, m.enemy), aims: aimsOf(m), fields: fill(last.fields, m), ground, trips: new Map() };
  return last.situation;
}

/** 6.1.2 Every roll brings the end nearer, and with each advance of the time a Defender earns a point: against him no shot is spent that hardly hits. */
const tollFor = (state: State, enemy: Side): number =>
  state.sides[enemy].brief.posture === 'defend' ? WEIGHTS.tollAttacking : WEIGHTS.toll;

/** As it looks to whoever would rather take a poor shot than none. */
export const regardless = (s: Situation): Situation => ({ ...s, toll: WEIGHTS.leastToll });

/** [radius][hex] The hexes at most so far away. */
const WITHIN: readonly (readonly (readonly number[])[])[] = [0, 1, 2].map((radius) =>
  GRID.centres.map((_, hex) =>
    GRID.centres.flatMap((__, other) => ((GRID.distances[hex * GRID.size + other] ?? 0) <= radius ? [other] : [])),
  ),
);

function spread(field: Uint8Array, at: number, radius: number): void {
  for (const hex of WITHIN[radius]?.[at] ?? []) field[hex] = (field[hex] ?? 0) + 1;
}

const empty = (): Fields => ({
  commands: new Uint8Array(GRID.size),
  heard: new Uint8Array(GRID.size),
  troops: [new Uint8Array(GRID.size), new Uint8Array(GRID.size), new Uint8Array(GRID.size)],
  contact: new Uint8Array(GRID.size),
  objectives: new Uint8Array(GRID.size),
  draws: Array.from({ length: 6 }, () => new Float64Array(GRID.size)),
});

/** How a position looked to a side when it was last asked: as long as nothing has changed, it is what it was. */
interface Assessment {
  readonly stamp: Stamp;
  situation: Situation | undefined;
  /** Filled anew whenever something has changed: nobody looks at two situations of one side at a time. */
  readonly fields: Fields;
  readonly buffers: Buffers;
}

const assessmentOf = perPosition((): Assessment => ({ stamp: [], situation: undefined, fields: empty(), buffers: buffers() }));

function fill(fields: Fields, { map, own, foes }: Muster): Fields {
  const { commands, heard, troops, contact, objectives, draws } = fields;
  for (const field of [commands, heard, ...troops, contact, objectives]) field.fill(0);
  for (const field of draws) field.fill(Number.NaN);
  for (const { isLeader, unit, at, command } of own) {
    if (unit.broken) continue;
    if (!isLeader) for (let radius = 0; radius <= 2; radius++) spread(troops[radius] ?? heard, at, radius);
    else {
      commands[at] = (commands[at] ?? 0) + command;
      spread(heard, at, command);
    }
  }
  for (const { at } of foes) for (const hex of map.adjacent[at] ?? []) contact[hex] = 1;
  map.objectiveHexes.forEach((hexes, i) => {
    for (const hex of hexes) objectives[hex] = i + 1;
  });
  return fields;
}

/** What is left of a promise so many MPs away. */
const leftBy = (decay: number): readonly number[] => Array.from({ length: 200 }, (_, halves) => decay ** (halves / 2));
const LEFT = leftBy(WEIGHTS.decay);
const LEFT_BREAKING_OUT = leftBy(WEIGHTS.breakout);
const left = (mps: number, table = LEFT): number => table[Math.round(2 * mps)] ?? 0;

/** The best of all goals from a hex. Whoever stands on one counts for nothing as its guard: he asks for himself. */
export function goalDraw(s: Situation, { at }: Soldier, hex: number): number {
  const draws = s.fields.draws[s.fields.objectives[at] ?? 0];
  const known = draws?.[hex] ?? Number.NaN;
  if (!Number.isNaN(known)) return known;
  const draw = strongestDraw(s, at, hex);
  if (draws) draws[hex] = draw;
  return draw;
}

function strongestDraw({ m, aims }: Situation, at: number, hex: number): number {
  let most = 0;
  for (const goal of aims.goals) {
    const draw = goal.draw * shareIn(goal, at) * left(wayTo(m, goal, hex));
    if (draw > most) most = draw;
  }
  return most;
}

function wayTo(m: Muster, goal: Goal, hex: number): number {
  return goal.hexes.includes(hex) ? 0 : m.ways.between(hex, goal.hex);
}

/** One is enough to hold it. */
function shareIn({ guards, hexes }: Goal, at: number): number {
  const others = hexes.includes(at) ? guards - 1 : guards;
  return others <= 0 ? 1 : 0.3;
}

/** 7.2.1 What leaving the map is worth to a unit: it is not lost, but away for a while. */
export function exitWorth({ m, aims }: Situation, { id }: Soldier): number {
  const { state, side } = m;
  if (state.special.exitIsLoss) return 0;
  return Math.max(0, exitPoints(state, id, side) - (aims.timeLeft > 2 && !aims.isPressed ? 0.7 : 0.2));
}

export function exitDraw(s: Situation, worth: number, hex: number): number {
  const { ways, state, enemy } = s.m;
  if (worth === 0) return 0;
  return worth * left(ways.toEdge(state.sides[enemy].brief.edge, hex), s.aims.isPressed ? LEFT_BREAKING_OUT : LEFT);
}
