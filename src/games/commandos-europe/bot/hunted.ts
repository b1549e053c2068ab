/** A squad that is heard: what it is worth to escape, to go on, to go home, or to hold the ground. */
import { unitOf } from '../content/enemies.ts';
import { FIRST_LEADER, PIECE_COUNT } from '../content/pieces.ts';
import { NEVER } from '../reckoning/ways.ts';
import { distanceBetween, penaltyAt } from '../rules/ground.ts';
import { isHeldBy, placeOf } from '../rules/pieces-in-play.ts';
import { NO_MISSION, OFF, type State } from '../state.ts';
import { beatenAt, DRAWN, riskOf, shareMet, WOUNDS } from './danger.ts';
import { add, type Outfit, outfitOf, paceAfloat, paceOnLand } from './outfit.ts';
import { hasSpareAt } from './packing.ts';
import { hasAllAt, homeFrom, isRequired, runner, wayFrom } from './plan.ts';
import {
  againValue,
  chanceOfDeath,
  escapingValue,
  GROUND_HELP,
  pointsWorth,
  squadWorth,
  tripFrom,
  turnsLeft,
  usuallyHeard,
} from './prospects.ts';

/** What a squad has with it, wherever it is. */
export function carriedBy(state: State, squad: number): Outfit {
  const outfit = outfitOf(state, squad);
  for (let piece = FIRST_LEADER; piece < PIECE_COUNT; piece++) if (isHeldBy(state, piece, squad)) add(state, outfit, piece);
  return outfit;
}

/** How the ground of a hex helps whoever is attacked there. */
export const helpOf = (state: State, hex: number): number => -penaltyAt(state, hex);

/** Further away an enemy counts no more. */
const FAR_AWAY = 9;
/** A boat finds a squad near the water only. */
const ASHORE = 0.4;

/** Markers to expect from those who are on the map, if so many of them come upon the squad on such ground. */
function woundsByThese(state: State, outfit: Outfit, hex: number, help: number, share: number): number {
  let wounds = 0;
  for (const { unit, at } of state.enemies) {
    const { firepower, move, boat, circled } = unitOf(state, unit);
    const distance = distanceBetween(at, hex);
    if (distance > 1 && (move === 0 || distance > FAR_AWAY)) continue;
    const caught = distance <= 1 ? 1 : boat ? share * ASHORE : share;
    wounds += caught * beatenAt(outfit.firepower + (circled ? outfit.antiTank : 0) + help - firepower);
  }
  return wounds * WOUNDS;
}

/** Of those who come, how many a squad meets that moves on, and one that waits. */
const CAUGHT = 0.9;
const AWAITED = 0.8;

/** Markers to expect from those who would come at so many more noises. */
function woundsByMore(state: State, outfit: Outfit, noises: number, help = GROUND_HELP, share = CAUGHT): number {
  return noises * DRAWN * shareMet(state) * share * riskOf(state, outfit.firepower + help, outfit.antiTank) * WOUNDS;
}

const movesTo = (state: State, outfit: Outfit, from: number, target: number): number => {
  const way = wayFrom(state, from, target);
  const pace = outfit.boats > 0 ? Math.max(paceOnLand(outfit), paceAfloat(outfit)) : paceOnLand(outfit);
  return way >= NEVER ? NEVER : Math.max(1, Math.ceil(way / pace - 0.1));
};

interface Course {
  readonly intent: 'mission' | 'home' | 'hold';
  /** Markers to expect, and what it brings if the squad lives. */
  readonly wounds: number;
  readonly gain: number;
}

/** The most gear that a marker costs, in points. */
const MOST_LOST = 5;
/** With so many turns to spare one may wait for pursuers. */
const LATE = 2;
/** The way back from a mission counts up to so many moves. */
const BACK = 4;

export interface Judged {
  readonly intent: Course['intent'];
  readonly value: number;
}

/** The best of what a squad can do that stays; `isFresh` where the enemies are still to be drawn. */
export function bestCourse(state: State, squad: number, isFresh: boolean): Judged {
  const outfit = carriedBy(state, squad);
  const isRunner = state.mission !== NO_MISSION && hasAllAt(state, placeOf(state, squad)) && (isFresh || runner(state) === squad);
  const life = squadWorth(state) + (isRunner ? 1 : 0);
  const gear = Math.min(MOST_LOST, outfit.price * 0.7) * pointsWorth(state, state.points);
  let best: Judged = { intent: 'home', value: Number.NEGATIVE_INFINITY };
  for (const { intent, wounds, gain } of coursesOf(state, squad, outfit, isRunner, isFresh)) {
    const lost = chanceOfDeath(wounds, outfit.isHurt);
    const value = (1 - lost) * gain - lost * life - (1 - Math.exp(-wounds)) * gear;
    if (value > best.value) best = { intent, value };
  }
  return best;
}

function coursesOf(state: State, squad: number, outfit: Outfit, isRunner: boolean, isFresh: boolean): Course[] {
  const here = placeOf(state, squad);
  const heard = usuallyHeard(state, outfit);
  const home = homeFrom(state, here);
  const toHome = home === OFF ? NEVER : movesTo(state, outfit, here, home);
  const toMission = isRunner ? movesTo(state, outfit, here, state.missionAt) : NEVER;
  const drawn = isFresh ? woundsByMore(state, outfit, 1) : 0;
  const trip = state.mission === NO_MISSION || home === OFF ? undefined : tripFrom(state, home, false);
  const later = trip && isRunner ? Math.max(-1, escapingValue(trip, outfit)) : 0;
  const won = trip?.won ?? 1;
  const courses: Course[] = [];
  if (toHome < NEVER) {
    const these = woundsByThese(state, outfit, here, GROUND_HELP, toHome <= 1 ? 0.1 : 0.55);
    courses.push({ intent: 'home', wounds: drawn + these + woundsByMore(state, outfit, heard * (toHome - 1)), gain: later });
  }
  const back = home === OFF || toMission >= NEVER ? BACK : Math.min(BACK, movesTo(state, outfit, state.missionAt, home));
  const onward = woundsByMore(state, outfit, toMission < NEVER ? heard * (toMission + back) + 0.3 : heard * Math.min(BACK, toHome));
  if (toMission < NEVER) {
    const these = woundsByThese(state, outfit, here, GROUND_HELP, toMission <= 1 ? 0.35 : 0.6);
    courses.push({ intent: 'mission', wounds: drawn + these + onward, gain: won });
  }
  if (turnsLeft(state) > LATE + (toMission < NEVER ? toMission : 0) && (isFresh || isAnybodyComing(state, here))) {
    const awaited = isFresh ? woundsByMore(state, outfit, 1, helpOf(state, here), AWAITED) : 0;
    const these = woundsByThese(state, outfit, here, helpOf(state, here), 0.95);
    courses.push({ intent: 'hold', wounds: awaited + these + onward, gain: (toMission < NEVER ? won : later) - 0.02 });
  }
  return courses;
}

function isAnybodyComing(state: State, here: number): boolean {
  return state.enemies.some(({ unit, at }) => {
    const { move, boat } = unitOf(state, unit);
    return move > 0 && !boat && distanceBetween(at, here) <= FAR_AWAY;
  });
}

/** 12.4 What escaping is worth: gear is lost, and without it perhaps the mission. */
export function escapeValue(state: State, lead: number): number {
  const here = placeOf(state, lead);
  const lost = carriedBy(state, lead).price * pointsWorth(state, state.points);
  const home = homeFrom(state, here);
  if (state.mission === NO_MISSION || home === OFF) return -lost;
  const trip = tripFrom(state, home, hasSpareAt(state, home, []));
  const isMissed = trip.required > 0 && !trip.hasSpare && !isAnyRequiredAt(state, here);
  return (isMissed ? -0.5 : againValue(trip, outfitOf(state, lead))) - lost;
}

function isAnyRequiredAt(state: State, here: number): boolean {
  return state.places.some((place, piece) => place === here && isRequired(state, piece));
}
