/** What may be hoped for, in score: of a mission gone for quietly, of one that is fought through, of a point, of a squad. */
import { missionOf } from '../content/missions.ts';
import { SQUADS } from '../content/pieces.ts';
import { setupOf } from '../content/setups.ts';
import { fieldTo, NEVER } from '../reckoning/ways.ts';
import { awareness, missionsHere, turnsAllowed } from '../rules/missions.ts';
import { accomplishedHere, forfeitedHere, isOnMap } from '../rules/pieces-in-play.ts';
import type { State } from '../state.ts';
import { DRAWN, riskOf, shareMet, WOUNDS } from './danger.ts';
import { type Outfit, paceAfloat, paceOnLand } from './outfit.ts';

const WORTH = 0.09;
const ENOUGH = 6;
const PLENTY = 24;

/** What a point is worth if so many are left: less when few missions are to come, more when the purse is thin. */
export function pointsWorth(state: State, after: number): number {
  const { last, missions } = setupOf(state);
  const left = missionsHere(state) - accomplishedHere(state) - forfeitedHere(state) + (last - state.map) * missions;
  const later = Math.min(1, (left - 1) / 5);
  const scarce = after >= PLENTY ? 0.4 : after >= ENOUGH ? 1 : 1 + (ENOUGH - after) * 0.35;
  return 0.01 + WORTH * later * scarce;
}

export function squadsLeft(state: State): number {
  let left = 0;
  for (let squad = 0; squad < SQUADS; squad++) if (isOnMap(state, squad)) left++;
  return left;
}

/** By how many are left: the last squad is the war. */
const LIVES = [14, 14, 4, 2, 2];

export const squadWorth = (state: State): number => LIVES[squadsLeft(state)] ?? 0;

/** The ground that a halt is likely to be on: how loud it is, and how it helps. */
const GROUND_NOISE = 0.8;
const WATER_NOISE = 0.2;
export const GROUND_HELP = 8;
/** The mission itself is often a loud place, and adds its awareness. */
const THERE = 1.5;

/** 12.0 One in ten at least, nine in ten at most; of a level that is a mean. */
const heardAt = (level: number): number => Math.min(0.9, Math.max(0.1, level / 10));

export const usuallyHeard = (state: State, { noise }: Outfit): number => heardAt(noise + awareness(state) + GROUND_NOISE);

/** The way from a hex to the mission, and what it is about. */
export interface Trip {
  readonly state: State;
  readonly onFoot: number;
  readonly byBoat: number;
  readonly aware: number;
  readonly required: number;
  /** A second of everything required is at home. */
  readonly hasSpare: boolean;
  readonly worth: number;
  /** What accomplishing it brings. */
  readonly won: number;
  readonly life: number;
  /** Turns that there is patience for. */
  readonly turns: number;
}

/** A mission that nothing is lost by is gone for again and again, but not for longer than this. */
const PATIENCE = 12;

export const turnsLeft = (state: State): number => Math.max(0, Math.min(PATIENCE, turnsAllowed(state)) - (state.turn - state.since));

export function tripFrom(state: State, from: number, hasSpare: boolean): Trip {
  const { award, requires } = missionOf(state, state.mission);
  const worth = pointsWorth(state, state.points);
  return {
    state,
    onFoot: fieldTo(state, state.missionAt, false)[from] ?? NEVER,
    byBoat: fieldTo(state, state.missionAt, true)[from] ?? NEVER,
    aware: awareness(state),
    required: requires.length,
    hasSpare,
    worth,
    won: 1 + award * worth,
    life: squadWorth(state),
    turns: turnsLeft(state),
  };
}

interface March {
  readonly moves: number;
  readonly level: number;
}

const NOWHERE: March = { moves: NEVER, level: 0 };

function marchOf({ onFoot, byBoat, aware }: Trip, outfit: Outfit): March {
  const walks = onFoot >= NEVER ? NEVER : onFoot / paceOnLand(outfit);
  const sails = outfit.boats === 0 || byBoat >= NEVER ? NEVER : byBoat / paceAfloat(outfit);
  const way = Math.min(walks, sails);
  if (way >= NEVER) return NOWHERE;
  return { moves: Math.max(1, way + 0.3), level: outfit.noise + aware + (sails < walks ? WATER_NOISE : GROUND_NOISE) };
}

/** How likely nobody hears them before they are there. */
const quietChance = ({ moves, level }: March): number => (moves >= NEVER ? 0 : (1 - heardAt(level)) ** Math.max(0, moves - 1));

/** How likely one of the attempts that there is patience for goes unheard; each lasts until somebody hears it. */
function chanceInTime(march: March, turns: number): number {
  const attempts = turns / Math.min(march.moves, 1 / heardAt(march.level));
  return 1 - (1 - quietChance(march)) ** attempts;
}

/** What it comes to after an escape: a mission that takes nothing is tried again, another with what is left at home. */
export function againValue(trip: Trip, outfit: Outfit): number {
  const { required, hasSpare, won, turns } = trip;
  if (required > 0 && !hasSpare) return -1;
  const march = marchOf(trip, outfit);
  const chance = required === 0 ? chanceInTime(march, turns) : quietChance(march);
  return chance * won - (1 - chance);
}

/** Going there with an escape at the first noise. */
export function escapingValue(trip: Trip, outfit: Outfit): number {
  const march = marchOf(trip, outfit);
  if (march.moves > trip.turns) return -1;
  const quiet = quietChance(march);
  const lost = outfit.price * trip.worth;
  return quiet * (trip.won - heardAt(march.level + THERE) * lost * 0.6) + (1 - quiet) * (againValue(trip, outfit) - lost);
}

/** 13.1 How likely a squad is not to live through so many markers: it bears one. */
export function chanceOfDeath(wounds: number, isHurt: boolean): number {
  const none = Math.exp(-wounds);
  return isHurt ? 1 - none : 1 - none * (1 + wounds);
}

/** Whoever fights his way through takes so much longer. */
const DELAYED = 1.5;

/** Through every detection to the mission, and off again. Other gear is lost before what is required. */
export function standingValue(trip: Trip, outfit: Outfit): number {
  const { moves, level } = marchOf(trip, outfit);
  if (moves * DELAYED > trip.turns) return -1;
  const { state, required, won, worth, life } = trip;
  const risk = riskOf(state, outfit.firepower + GROUND_HELP, outfit.antiTank);
  const wounds = (heardAt(level) * moves * DRAWN * shareMet(state) * 1.65 + 0.8) * risk * WOUNDS;
  const hurt = 1 - Math.exp(-wounds);
  const dies = chanceOfDeath(wounds, outfit.isHurt);
  const robbed = required === 0 ? 0 : Math.max(0, 6 - Math.max(0, outfit.hauled - required)) / 6;
  const fails = Math.min(1, dies * 0.65 + hurt * robbed * 0.5);
  return (1 - fails) * won - fails - dies * life - hurt * Math.min(outfit.price, 7) * worth;
}
