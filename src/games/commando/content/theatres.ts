/** The theatres on the shelf, made ready for play: counters one by one, neighbours of each space. */

import highlands from './highlands.json' with { type: 'json' };
import type { Ability, CardEffect, EventCardEntry, Sheet, UnitEntry } from './theatre.ts';
import { AIR_ABILITIES, TheatreSheet } from './theatre.ts';
import westernDesert from './western-desert.json' with { type: 'json' };

// Everything here is made by one literal each, with every field present: entries of one shape are read fastest.

interface Space {
  readonly id: string;
  readonly terrain: string;
  readonly base: boolean;
  readonly airfield: boolean;
  readonly stop: boolean;
  readonly noLanding: boolean;
  readonly patrolled: number;
  readonly neighbours: readonly string[];
  readonly overWater: readonly string[];
}

/** A friendly counter: `jeep-patrol-2` is the second of its type. */
export interface UnitCounter {
  readonly id: string;
  /** Its place among the counters of the theatre, and in the units of a state. */
  readonly index: number;
  readonly type: string;
  readonly firepower: number;
  readonly movement: number;
  /** RP; undefined for leaders, who are never bought. */
  readonly cost: number | undefined;
  readonly lifts: number;
  readonly abilities: readonly Ability[];
  readonly air: boolean;
  readonly leader: boolean;
}

/** A line of the Recruit Table, with the counters it stands for. */
export interface UnitType {
  readonly type: string;
  readonly cost: number | undefined;
  readonly air: boolean;
  readonly counters: readonly UnitCounter[];
}

interface OpforCounter {
  readonly id: string;
  readonly type: string;
  readonly firepower: number;
  readonly leader: boolean;
}

interface Mission {
  readonly id: string;
  readonly real: number;
  readonly decoys: number;
  /** Zero where the card does not ask for it. */
  readonly recover: number;
  readonly kia: number;
  readonly ops: number;
  readonly rp: number;
  readonly leaders: number;
  readonly stacking: number;
  readonly barred: readonly string[];
}

interface EventCard {
  readonly id: string;
  readonly effects: readonly CardEffect[];
  readonly win: number;
  readonly lose: number;
  readonly intel: EventCardEntry['intel'];
}

/** 10.2 */
const STACKING_LIMIT = 6;

export interface Theatre {
  readonly id: string;
  readonly sheet: Sheet;
  readonly spaces: readonly Space[];
  readonly bases: readonly string[];
  readonly airfields: readonly string[];
  readonly units: readonly UnitCounter[];
  readonly types: readonly UnitType[];
  readonly opfor: readonly OpforCounter[];
  space(id: string): Space;
  unit(id: string): UnitCounter;
  findUnit(id: string): UnitCounter | undefined;
  findType(type: string): UnitType | undefined;
  /** The counters with an ability, in their order. */
  readonly having: Readonly<Record<Ability, readonly UnitCounter[]>>;
  opforUnit(id: string): OpforCounter;
  mission(id: string): Mission;
  card(id: string): EventCard;
  has(kind: 'space' | 'unit' | 'opfor' | 'mission' | 'card', id: string): boolean;
}

export function has(unit: { readonly abilities: readonly Ability[] }, ability: Ability): boolean {
  return unit.abilities.includes(ability);
}

function prepareTheatre(parsed: Sheet): Theatre {
  const sheet = internalised(parsed);
  const linked = (routes: Sheet['routes'], id: string) => routes.filter((route) => route.includes(id)).map(([a, b]) => (a === id ? b : a));
  const spaces = sheet.spaces.map((space): Space => {
    const effects = sheet.terrain[space.terrain] ?? {};
    return {
      id: space.id,
      terrain: space.terrain,
      base: space.base === true,
      airfield: space.airfield === true,
      stop: effects.stop === true,
      noLanding: effects.noLanding === true,
      patrolled: effects.patrolled ?? 0,
      neighbours: linked(sheet.routes, space.id),
      overWater: linked(sheet.waterRoutes, space.id),
    };
  });
  const isAir = (entry: UnitEntry) => AIR_ABILITIES.some((ability) => has(entry, ability));
  const units = sheet.units
    .flatMap((entry) => counters(entry.type, entry.count).map((id) => ({ id, entry })))
    .map(({ id, entry }, index): UnitCounter => {
      const { type, firepower, movement, cost, lifts = 0, abilities } = entry;
      return { id, index, type, firepower, movement, cost, lifts, abilities, air: isAir(entry), leader: has(entry, 'leader') };
    });
  const types = sheet.units.map((entry): UnitType => {
    const { type, cost } = entry;
    return { type, cost, air: isAir(entry), counters: units.filter((unit) => unit.type === type) };
  });
  const byType = new Map(types.map((type) => [type.type, type]));
  const those = (ability: Ability) => units.filter((unit) => has(unit, ability));
  const having: Theatre['having'] = {
    leader: those('leader'),
    paratrooper: those('paratrooper'),
    psyop: those('psyop'),
    sapper: those('sapper'),
    'supply-column': those('supply-column'),
    recon: those('recon'),
    transportable: those('transportable'),
    airstrike: those('airstrike'),
    helicopter: those('helicopter'),
    'air-supply': those('air-supply'),
  };
  const opfor = sheet.opfor.flatMap(({ type, count, firepower, leader = false }) =>
    counters(type, count).map((id): OpforCounter => ({ id, type, firepower, leader })),
  );
  const missions = sheet.missions.map(
    ({ id, objectives, recover = 0, kia = 0, ops, rp, leaders, stacking = STACKING_LIMIT, barred }): Mission => {
      return { id, real: objectives.real, decoys: objectives.false, recover, kia, ops, rp, leaders, stacking, barred };
    },
  );
  const cards = sheet.events.map(({ id, effects, win = 0, lose = 0, intel }): EventCard => ({ id, effects, win, lose, intel }));
  const finders = {
    space: finder('space', spaces),
    unit: finder('unit', units),
    opfor: finder('OPFOR unit', opfor),
    mission: finder('mission', missions),
    card: finder('card', cards),
  };
  return {
    id: sheet.theatre,
    sheet,
    spaces,
    bases: spaces.filter((space) => space.base).map((space) => space.id),
    airfields: spaces.filter((space) => space.airfield).map((space) => space.id),
    units,
    types,
    opfor,
    space: finders.space.get,
    unit: finders.unit.get,
    findUnit: finders.unit.find,
    findType: (type) => byType.get(type),
    having,
    opforUnit: finders.opfor.get,
    mission: finders.mission.get,
    card: finders.card.get,
    has: (kind, id) => finders[kind].has(id),
  };
}

function counters(type: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => internal(`${type}-${i + 1}`));
}

/**
 * The engine keeps one copy of every property name and compares those by address. Ids are compared
 * in every rule, so it is worth letting all of them be such copies: simulation is several times faster.
 */
function internal(id: string): string {
  return Object.keys({ [id]: 0 })[0] as string;
}

function internalised<T>(data: T): T {
  if (typeof data === 'string') return internal(data) as T;
  if (Array.isArray(data)) return data.map(internalised) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, internalised(value)])) as T;
}

function finder<T extends { readonly id: string }>(what: string, entries: readonly T[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    has: (id: string) => byId.has(id),
    find: (id: string) => byId.get(id),
    get(id: string): T {
      const entry = byId.get(id);
      if (entry === undefined) throw new Error(`There is no ${what} "${id}" in this theatre.`);
      return entry;
    },
  };
}

export const THEATRES: readonly Theatre[] = [westernDesert, highlands].map((sheet) => prepareTheatre(TheatreSheet.parse(sheet)));

/** Something worked out from a theatre alone, kept for the next time. */
export function onceForEachTheatre<T>(work: (theatre: Theatre) => T): (theatre: Theatre) => T {
  const kept = new Map<Theatre, T>();
  return (theatre) => {
    const known = kept.get(theatre);
    if (known !== undefined) return known;
    const made = work(theatre);
    kept.set(theatre, made);
    return made;
  };
}

let lastAsked: Theatre | undefined;

/** Asked many times in every decision, nearly always for the same one. */
export function theatreOf(state: { readonly theatre: string }): Theatre {
  if (lastAsked?.id === state.theatre) return lastAsked;
  const theatre = THEATRES.find(({ id }) => id === state.theatre);
  if (theatre === undefined) throw new Error(`There is no theatre "${state.theatre}".`);
  lastAsked = theatre;
  return theatre;
}
