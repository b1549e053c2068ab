/** 7.0 Mission objectives: drawn and placed, accomplished, forfeited. */
import { below, comesToLight, named, rollDie } from '../../../kernel/dice.ts';
import { entryOf } from '../../../kernel/listed.ts';
import type { Played } from '../content/content-file.ts';
import { hexNamed } from '../content/map.ts';
import { missionOf, missionsOf, requiredBy } from '../content/missions.ts';
import { setupOf } from '../content/setups.ts';
import { FORFEITED, NO_MISSION, OFF, type State } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { accomplishedHere, forfeitedHere, hasSquadAt, isBase, nameAt } from './pieces-in-play.ts';
import { countLosses } from './winning.ts';

/** Ruling 38 How long a mission stays open; without limit as long as no game lasts that anybody wants to end. */
const TURNS_AT_MOST = { limited: 12, unlimited: 1000 } as const;

/** 4.0 Accomplished or forfeited. */
const completedHere = (state: State): number => accomplishedHere(state) + forfeitedHere(state);
export const missionsHere = (state: State): number => setupOf(state).missions;
export const isMapDone = (state: State): boolean => completedHere(state) >= missionsHere(state);

/** One mission, each equally likely; a script names it, or the first that is in the cup comes. */
function draw(state: State): number {
  const { random, missions } = state;
  comesToLight(random);
  let at = 0;
  if (random.script === undefined) at = below(random, missions.length);
  else {
    const wanted = named(
      random,
      missions.map((mission) => missionOf(state, mission).id),
    );
    if (wanted !== undefined) at = missions.findIndex((mission) => missionOf(state, mission).id === wanted);
  }
  const mission = entryOf(missions, at, 'mission');
  missions.splice(at, 1);
  return mission;
}

/** 7.0 A mission is drawn, and a die says in which of its three hexes it is placed. */
export function placeMission(t: Table): void {
  const { state } = t;
  countLosses(state);
  const mission = draw(state);
  const { id, hexes, requires } = missionOf(state, mission);
  const roll = rollDie(state.random);
  const hex = entryOf(hexes, Math.ceil(roll / 2) - 1, 'hex');
  state.mission = mission;
  state.missionAt = hexNamed(hex);
  state.since = state.turn;
  t.tell?.({ type: 'mission-drawn', rule: '7.0', mission: id, roll, hex, requires });
  // Ruling 23: a squad or a base is enough, whatever gear it takes.
  if (hasSquadAt(state, state.missionAt) || isBase(state, state.missionAt)) accomplish(t, '7.0');
}

/** 7.1 Its points are awarded at once, and the enemy grows more aware (12.2). */
function accomplish(t: Table, rule: string): void {
  const { state } = t;
  const { id, award } = missionOf(state, state.mission);
  const hex = nameAt(state.missionAt);
  state.points += award;
  state.completed.push(state.mission);
  state.accomplished[state.map] = accomplishedHere(state) + 1;
  takeAway(state);
  t.tell?.({ type: 'accomplished', rule, mission: id, hex, award });
}

function takeAway(state: State): void {
  state.mission = NO_MISSION;
  state.missionAt = OFF;
}

/** 7.1, ruling 37 A squad has halted there, and everything required is in the hex. */
export function accomplishIfDone(t: Table): void {
  const { state } = t;
  if (state.mission === NO_MISSION || !hasSquadAt(state, state.missionAt)) return;
  for (const counters of requiredBy(state, state.mission)) if (!isAnyThere(state, counters)) return;
  accomplish(t, '7.1');
}

function isAnyThere({ places, missionAt }: State, counters: readonly number[]): boolean {
  for (const counter of counters) if (places[counter] === missionAt) return true;
  return false;
}

/** 7.2 It yields nothing, and is one of the map's missions nevertheless. */
export function forfeitMission(t: Table, why: string): void {
  const { state } = t;
  const { id } = missionOf(state, state.mission);
  state.completed.push(FORFEITED - state.mission);
  state.forfeited[state.map] = forfeitedHere(state) + 1;
  state.wasForfeited = true;
  takeAway(state);
  t.tell?.({ type: 'forfeited', rule: '7.2', mission: id, why });
}

export const turnsAllowed = ({ rules }: State): number => TURNS_AT_MOST[rules.turns];

export const isOverdue = (state: State): boolean => state.mission !== NO_MISSION && state.turn - state.since + 1 >= turnsAllowed(state);

/** 4.0, ruling 34 Whoever leaves a map forfeits what lies on it and, unless the table plays otherwise, what was not drawn. */
export function forfeitTheRest(t: Table): void {
  const { state } = t;
  if (state.mission !== NO_MISSION) forfeitMission(t, 'left');
  const count = missionsHere(state) - completedHere(state);
  if (count === 0 || state.rules.undrawn === 'nothing') return;
  state.forfeited[state.map] = forfeitedHere(state) + count;
  t.tell?.({ type: 'undrawn-forfeited', rule: '4.0', map: setUpMap(state), count });
}

const MAP_NAMES = ['norway', 'north-africa', 'normandy', 'continent'];
export const setUpMap = ({ map }: State): string => entryOf(MAP_NAMES, map, 'map');

/** 12.2 Grows with each mission completed on this map. */
export function awareness(state: State): number {
  return state.rules.awareness === 'accomplished' ? accomplishedHere(state) : completedHere(state);
}

export const everyMission = (played: Played): number[] => missionsOf(played).map((_, mission) => mission);
