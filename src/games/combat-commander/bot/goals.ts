/** What the game is about for a side at this moment: objectives to take and to hold, and how much it must dare. */
import { chitCalled } from '../content/chits.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { openValue } from '../rules/victory.ts';
import type { State } from '../state.ts';
import { CLOSED } from './foot-distances.ts';
import type { Muster } from './soldiers.ts';
import { WEIGHTS } from './weights.ts';

export interface Goal {
  readonly hex: number;
  readonly hexes: readonly number[];
  /** What it is worth, in VPs, that somebody goes there. */
  readonly value: number;
  /** How much of that draws each single unit: a great prize is won by many. */
  readonly draw: number;
  /** One's own already: it only wants somebody there. */
  readonly isHeld: boolean;
  /** Own units that can fight and stand in it. */
  readonly guards: number;
}

export interface Aims {
  readonly goals: readonly Goal[];
  /** VPs ahead now, with what the side knows of secret chits. */
  readonly lead: number;
  /** VPs ahead at the end, if nothing more happened. */
  readonly outlook: number;
  /** Whoever waits, loses. */
  readonly isPressed: boolean;
  /** How many more times the Time marker will move, by guess. */
  readonly timeLeft: number;
  /** Above 1: points are needed more than lives. Below: what is held need only be kept. */
  readonly eagerness: number;
}

/** VPs that a side would gain with each objective if it controlled it and nobody had before. */
export function objectiveValues(state: State, side: Side): readonly number[] {
  const values = [0, 1, 2, 3, 4].map((objective) => openValue(state, objective) + WEIGHTS.hope);
  for (const chit of state.sides[side].secret) addPoints(values, chit);
  const hidden = state.sides[enemyOf(side)].secret;
  if (hidden.length === 0) return values;
  // 7.3.3 What the enemy's secret chits may make of it: on average, over all the chits that the side has not seen.
  const unseen = [...state.chitCup, ...hidden].filter((id) => !chitCalled(id).isOpenOnly);
  const rumours = [0, 0, 0, 0, 0];
  for (const chit of unseen) addPoints(rumours, chit);
  return values.map((value, i) => value + (hidden.length * (rumours[i] ?? 0)) / Math.max(1, unseen.length));
}

function addPoints(sums: number[], chit: string): void {
  const { points } = chitCalled(chit);
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (points[i] ?? 0);
}

/** VPs ahead as things stand, with what the side knows of secret chits. */
export function leadOf(state: State, side: Side): number {
  let lead = side === 'axis' ? state.vp : -state.vp;
  for (const chit of state.sides[side].secret) {
    chitCalled(chit).points.forEach((points, i) => {
      if (state.control[i] === side) lead += points;
      else if (state.control[i] !== '') lead -= points;
    });
  }
  return lead;
}

/** 6.2.2 Two or three more spaces beyond Sudden Death are as many as there usually are. */
function timeLeftIn({ time, suddenDeath }: State): number {
  return Math.max(1, suddenDeath - time + 1.5);
}

/** 6.1.2 The Defender earns a point with each advance. */
function outlookOf(state: State, side: Side, lead: number, timeLeft: number): number {
  if (state.sides[side].brief.posture === 'defend') return lead + timeLeft;
  return state.sides[enemyOf(side)].brief.posture === 'defend' ? lead - timeLeft : lead;
}

export function aimsOf(m: Muster): Aims {
  const { state, side } = m;
  const timeLeft = timeLeftIn(state);
  const lead = leadOf(state, side);
  const outlook = outlookOf(state, side, lead, timeLeft);
  const isPressed = Math.min(lead, outlook) < 0 || (lead === 0 && state.initiative !== side);
  const goals = objectiveValues(state, side).map((value, objective) => goalAt(m, objective, value));
  return { goals, lead, outlook, isPressed, timeLeft, eagerness: eagernessFor(outlook, timeLeft) * (isPressed ? impatience(state) : 1) };
}

function eagernessFor(outlook: number, timeLeft: number): number {
  if (outlook > 0) return Math.max(0.5, 1 - 0.04 * outlook);
  return Math.min(WEIGHTS.boldest, 1 + (WEIGHTS.daring * Math.min(12, -outlook)) / timeLeft);
}

/** The longer two sides sit opposite each other and time stands still, the more is dared by the one that must. */
function impatience({ turn, time }: State): number {
  const lull = turn / (time + 1) - WEIGHTS.patience;
  return Math.min(WEIGHTS.boldest, 1 + 0.06 * Math.max(0, lull));
}

function goalAt(m: Muster, objective: number, value: number): Goal {
  const { state, side, map } = m;
  const hexes = map.objectiveHexes[objective] ?? [];
  const hex = map.objectives[objective] ?? 0;
  const holder = state.control[objective];
  const isHeld = holder === side;
  let guards = 0;
  for (const { at, unit } of m.own) if (!unit.broken && hexes.includes(at)) guards++;
  const change = holder === '' ? value : 2 * value;
  const stake = isHeld ? change * pressureOn(m, hex) : change;
  return { hex, hexes, value: stake, draw: drawOf(stake), isHeld, guards };
}

const drawOf = (value: number): number => Math.min(value, WEIGHTS.drawFirst + WEIGHTS.drawMore * value);

/** How likely the enemy is to come for what one holds: by how far off the nearest of them is. */
function pressureOn(m: Muster, hex: number): number {
  let nearest = CLOSED;
  for (const foe of m.foes) if (!foe.unit.broken) nearest = Math.min(nearest, m.ways.between(foe.at, hex));
  if (nearest <= 4) return 0.9;
  if (nearest <= 8) return 0.6;
  return nearest <= 14 ? 0.3 : 0.12;
}
