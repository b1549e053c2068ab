/** Figures that the board, the sheets and the explanations all need, reckoned from the view. */

import { RECOVERED, RECRUIT_BOX } from '../boxes.ts';
import { missionOf, type Theatre, theatreOf, type UnitCounter } from '../content/theatres.ts';
import type { Unit } from '../state.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';

export type ObjectiveSeen = View['objectives'][number];

export function unitSeen(view: View, id: string): Unit | undefined {
  const counter = theatreOf(view).findUnit(id);
  return counter && view.units[counter.index];
}

export function recoveredIn({ objectives }: View): number {
  return objectives.filter(({ at }) => at === RECOVERED).length;
}

export interface Aim {
  readonly id: 'recover' | 'kia' | 'safe';
  readonly count: number;
  readonly aim: number;
  readonly isReached: boolean;
}

/** 22.0 Whatever the card asks for, KIA below zero lose the mission. */
export function aimsOf(view: View): readonly Aim[] {
  const { recover, kia } = missionOf(view);
  const home = recoveredIn(view);
  return [
    ...(recover > 0 ? [{ id: 'recover', count: home, aim: recover, isReached: home >= recover } as const] : []),
    ...(kia > 0
      ? [{ id: 'kia', count: view.kia, aim: kia, isReached: view.kia >= kia } as const]
      : [{ id: 'safe', count: view.kia, aim: 0, isReached: view.kia >= 0 } as const]),
  ];
}

/** 6.0 All that the Mission card asks for: from now on the mission can be ended. */
export function isAimReached(view: View): boolean {
  return view.mission !== '' && aimsOf(view).every(({ isReached }) => isReached);
}

/** Whether these events have brought the last of it: before them something was still wanting. */
export function isAimIn(view: View, events: readonly Event[]): boolean {
  if (!isAimReached(view)) return false;
  const by = events.reduce((sum, event) => sum + (event.type === 'kia-changed' ? event.by : 0), 0);
  const home = events.flatMap((event) => (event.type === 'objective-recovered' ? [event.objective] : []));
  const objectives = view.objectives.map((marker) => (home.includes(marker.id) ? { ...marker, at: '' } : marker));
  return !isAimReached({ ...view, kia: view.kia - by, objectives });
}

/**
 * What the aim is looked for in: with a battle whose end nobody has seen, all of its operation, for while it was fought there was
 * no place to tell of it.
 */
export function withItsOperation(unseen: readonly Event[], past: readonly Event[]): readonly Event[] {
  const began = unseen.some(({ type }) => type === 'battle-ended') ? past.findLastIndex(({ type }) => type === 'operation-began') : -1;
  return began < 0 ? unseen : past.slice(began);
}

/** What of the last step is still to be told on the map: once a battle was seen to its end, nothing that was passed over in it. */
export function unseenOnMap(unseen: readonly Event[], recent: readonly Event[]): readonly Event[] {
  const ended = recent.findLast((event) => event.type === 'battle-ended');
  if (!ended || unseen.includes(ended)) return unseen;
  const inBattle = new Set(recent.slice(0, recent.indexOf(ended)));
  return unseen.filter((event) => !inBattle.has(event));
}

/** A marker that stands on the map, carried or not. */
export function isOnMap({ at }: ObjectiveSeen): boolean {
  return at !== RECOVERED && at !== '';
}

type Face = 'hidden' | 'real' | 'false';

export function faceOf({ real }: ObjectiveSeen): Face {
  if (real === undefined) return 'hidden';
  return real ? 'real' : 'false';
}

/** 10.3 What the force may march, and where that comes from. */
interface Pace {
  readonly slowest: number;
  readonly lent: number;
  readonly allowance: number;
  readonly left: number;
}

export function paceOf(view: View): Pace | undefined {
  const { operation, units } = view;
  if (operation?.kind !== 'ground' || operation.force.length === 0) return undefined;
  const theatre = theatreOf(view);
  const marching = units.filter(({ id, aboard }) => aboard === '' && operation.force.includes(id));
  const slowest = marching.length === 0 ? 0 : Math.min(...marching.map(({ id }) => theatre.unit(id).movement));
  const lent = operation.boost && slowest > 0 ? 1 : 0;
  const allowance = slowest + lent;
  return { slowest, lent, allowance, left: operation.mustStop ? 0 : Math.max(0, allowance - operation.moved) };
}

/** 10.2 Ground units without leaders, which is what counts for stacking. */
export function stackedAt(view: View, space: string): number {
  const theatre = theatreOf(view);
  return view.units.filter(({ id, at }) => at === space && counts(theatre.unit(id))).length;
}

function counts({ air, leader }: UnitCounter): boolean {
  return !air && !leader;
}

export function isBase(view: View, space: string): boolean {
  return theatreOf(view).space(space).base || view.forwardBases.includes(space);
}

/** Counters of a type that wait in the Recruit Box. */
export function boxed(view: View, type: string): readonly Unit[] {
  const theatre = theatreOf(view);
  return view.units.filter(({ id, at }) => at === RECRUIT_BOX && theatre.unit(id).type === type);
}

/** How far spaces are by the routes from the force, from the nearest ground unit, or from base before there is any. */
export function distances(view: View): ReadonlyMap<string, number> {
  return distancesFrom(view, startsOf(theatreOf(view), view));
}

/** How far spaces are by the routes from the nearest of these. */
export function distancesFrom(view: View, starts: readonly string[]): ReadonlyMap<string, number> {
  const theatre = theatreOf(view);
  const { barred } = missionOf(view);
  const reached = new Map(starts.map((space) => [space, 0]));
  // A map grows while it is walked: this reaches all spaces, the nearest first.
  for (const [at, away] of reached) {
    for (const next of theatre.space(at).neighbours) if (!reached.has(next) && !barred.includes(next)) reached.set(next, away + 1);
  }
  return reached;
}

function startsOf(theatre: Theatre, { operation, units }: View): readonly string[] {
  if (operation && theatre.isSpace(operation.at)) return [operation.at];
  const held = units.filter(({ id, at }) => theatre.isSpace(at) && !theatre.unit(id).air).map(({ at }) => at);
  return held.length > 0 ? [...new Set(held)] : theatre.bases;
}

/** 19.2, 29.0, 34.0 The dice of the unit that fires now, by where they come from; `called`: with aircraft that are not there yet. */
interface Dice {
  readonly firepower: number;
  readonly supply: number;
  readonly air: number;
  readonly total: number;
}

export function diceNow(view: View, called: readonly string[] = []): Dice | undefined {
  const { battle } = view;
  if (!battle?.firing) return undefined;
  const theatre = theatreOf(view);
  const { firepower } = theatre.unit(battle.firing);
  const supply = battle.supply ? 1 : 0;
  const air = [...battle.support, ...called].reduce((sum, id) => sum + theatre.unit(id).firepower, 0);
  return { firepower, supply, air, total: firepower + supply + air };
}

/** Where the last of it happened: in the space that it names, or where whoever it names stands, or else where the force is. */
export function happenedAt(view: View, events: readonly Event[]): string | undefined {
  const theatre = theatreOf(view);
  const counters = [...view.units, ...view.objectives];
  const placeOf = (name: unknown) => (theatre.isSpace(String(name)) ? String(name) : counters.find(({ id }) => id === name)?.at);
  const named = events.flatMap((event) => Object.values(event).flat().map(placeOf));
  return named.findLast((place) => place !== undefined && theatre.isSpace(place)) ?? view.operation?.at;
}
