/** The theatres on the shelf, made ready for play: counters one by one, neighbours of each space. */

import { type Index, indexOf, interned } from '../../../kernel/interned.ts';
import { entryOf } from '../../../kernel/listed.ts';
import highlands from './highlands.json' with { type: 'json' };
import { type Mission, missionFrom } from './mission.ts';
import type { Ability } from './terms.ts';
import { AIR_ABILITIES } from './terms.ts';
import type { CardEffect, EventCardEntry, Sheet, SheetFile, UnitEntry } from './theatre.ts';
import { MOST_UNITS, setOf, type UnitSet } from './unit-set.ts';
import westernDesert from './western-desert.json' with { type: 'json' };

// Everything here is made by one literal each, with every field present: entries of one shape are read fastest.

export interface Space {
  readonly id: string;
  /** Its place among the spaces of the theatre. */
  readonly index: number;
  readonly terrain: string;
  readonly base: boolean;
  readonly airfield: boolean;
  readonly stop: boolean;
  readonly noLanding: boolean;
  readonly patrolled: number;
  readonly neighbours: readonly string[];
  /** The same neighbours, as entries. */
  readonly adjacent: readonly Space[];
  readonly overWater: readonly string[];
}

/** A friendly counter: `jeep-patrol-2` is the second of its type. */
export interface UnitCounter {
  readonly id: string;
  /** Its place among the counters of the theatre, and in the units of a state; and its bit in a set of them. */
  readonly index: number;
  readonly bit: UnitSet;
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
  readonly set: UnitSet;
}

interface OpforCounter {
  readonly id: string;
  readonly type: string;
  readonly firepower: number;
  readonly leader: boolean;
}

interface EventCard {
  readonly id: string;
  readonly effects: readonly CardEffect[];
  readonly win: number;
  readonly lose: number;
  readonly intel: EventCardEntry['intel'];
}

export function has(unit: { readonly abilities: readonly Ability[] }, ability: Ability): boolean {
  return unit.abilities.includes(ability);
}

function byId<T extends { readonly id: string }>(entries: readonly T[]): Index<T> {
  return indexOf(entries.map((entry) => [entry.id, entry]));
}

/** One class for all theatres, so that a look-up is the same function whichever is asked. */
export class Theatre {
  readonly id: string;
  readonly sheet: Sheet;
  readonly spaces: readonly Space[];
  /** Nobody in any of them. */
  readonly emptySpaces: readonly UnitSet[];
  readonly bases: readonly string[];
  readonly airfields: readonly string[];
  readonly units: readonly UnitCounter[];
  readonly types: readonly UnitType[];
  /** The counters with an ability, in their order. */
  readonly having: Readonly<Record<Ability, readonly UnitCounter[]>>;
  readonly able: Readonly<Record<Ability, UnitSet>>;
  readonly everybody: UnitSet;
  /** Ground units and leaders; those of them who count for stacking (10.2); those who can march; whoever can lift others (15.4). */
  readonly ground: UnitSet;
  readonly stacking: UnitSet;
  readonly marching: UnitSet;
  readonly lifting: UnitSet;
  readonly opfor: readonly OpforCounter[];
  readonly opforIds: readonly string[];
  readonly cardIds: readonly string[];
  /** As many as the Random Objective Location Table has spaces. */
  readonly objectiveMarkers: readonly string[];
  readonly #spaces: Index<Space>;
  readonly #units: Index<UnitCounter>;
  readonly #types: Index<UnitType>;
  readonly #opfor: Index<OpforCounter>;
  readonly #missions: Index<Mission>;
  readonly #cards: Index<EventCard>;
  /** Asked for many times in every decision, nearly always the same one. */
  #mission: Mission;

  constructor(parsed: Sheet) {
    const sheet = allInterned(parsed);
    this.id = sheet.theatre;
    this.sheet = sheet;
    this.spaces = spacesOf(sheet);
    this.emptySpaces = this.spaces.map(() => 0);
    this.bases = this.spaces.filter(({ base }) => base).map(({ id }) => id);
    this.airfields = this.spaces.filter(({ airfield }) => airfield).map(({ id }) => id);
    this.units = unitsOf(sheet);
    this.types = sheet.units.map((entry): UnitType => {
      const { type, cost } = entry;
      const counters = this.units.filter((unit) => unit.type === type);
      return { type, cost, air: isAir(entry), counters, set: setOf(counters) };
    });
    this.having = byAbility((ability) => this.units.filter((unit) => has(unit, ability)));
    this.able = byAbility((ability) => setOf(this.having[ability]));
    this.everybody = setOf(this.units);
    this.ground = setOf(this.units.filter(({ air }) => !air));
    this.stacking = setOf(this.units.filter(({ air, leader }) => !air && !leader));
    this.marching = setOf(this.units.filter(({ air, movement }) => !air && movement > 0));
    this.lifting = setOf(this.units.filter(({ lifts }) => lifts > 0));
    this.opfor = sheet.opfor.flatMap(({ type, count, firepower, leader = false }) =>
      counters(type, count).map((id): OpforCounter => ({ id, type, firepower, leader })),
    );
    this.opforIds = this.opfor.map(({ id }) => id);
    this.cardIds = sheet.events.map(({ id }) => id);
    this.objectiveMarkers = counters('objective', Object.keys(sheet.objectiveTable).length);
    this.#spaces = byId(this.spaces);
    this.#units = byId(this.units);
    this.#types = indexOf(this.types.map((type) => [type.type, type]));
    this.#opfor = byId(this.opfor);
    const missions = sheet.missions.map(missionFrom);
    this.#missions = byId(missions);
    this.#mission = entryOf(missions, 0, 'mission');
    this.#cards = byId(sheet.events.map(cardOf));
  }

  space(id: string): Space {
    return this.#spaces[id] ?? missing('space', id);
  }

  findSpace(id: string): Space | undefined {
    return this.#spaces[id];
  }

  unit(id: string): UnitCounter {
    return this.#units[id] ?? missing('unit', id);
  }

  findUnit(id: string): UnitCounter | undefined {
    return this.#units[id];
  }

  findType(type: string): UnitType | undefined {
    return this.#types[type];
  }

  opforUnit(id: string): OpforCounter {
    return this.#opfor[id] ?? missing('OPFOR unit', id);
  }

  mission(id: string): Mission {
    if (this.#mission.id !== id) this.#mission = this.#missions[id] ?? missing('mission', id);
    return this.#mission;
  }

  card(id: string): EventCard {
    return this.#cards[id] ?? missing('card', id);
  }

  has(kind: 'unit' | 'opfor' | 'mission' | 'card', id: string): boolean {
    const index = { unit: this.#units, opfor: this.#opfor, mission: this.#missions, card: this.#cards }[kind];
    return index[id] !== undefined;
  }

  isSpace(id: string): boolean {
    return this.#spaces[id] !== undefined;
  }
}

function missing(what: string, id: string): never {
  throw new Error(`There is no ${what} "${id}" in this theatre.`);
}

const LEFT_OUT = { do: '', count: 0, by: 0, on: 0, types: [], surprise: undefined, if: undefined, unless: undefined };

function cardOf({ id, effects, win = 0, lose = 0, intel }: EventCardEntry): EventCard {
  return { id, effects: effects.map((effect): CardEffect => ({ ...LEFT_OUT, ...effect })), win, lose, intel };
}

function spacesOf(sheet: Sheet): Space[] {
  const linked = (routes: Sheet['routes'], id: string) => routes.filter((route) => route.includes(id)).map(([a, b]) => (a === id ? b : a));
  const spaces = sheet.spaces.map((space, index) => {
    const effects = sheet.terrain[space.terrain] ?? {};
    const adjacent: Space[] = [];
    return {
      id: space.id,
      index,
      terrain: space.terrain,
      base: space.base === true,
      airfield: space.airfield === true,
      stop: effects.stop === true,
      noLanding: effects.noLanding === true,
      patrolled: effects.patrolled ?? 0,
      neighbours: linked(sheet.routes, space.id),
      adjacent,
      overWater: linked(sheet.waterRoutes, space.id),
    };
  });
  for (const { neighbours, adjacent } of spaces) adjacent.push(...neighbours.flatMap((id) => spaces.filter((space) => space.id === id)));
  return spaces;
}

function isAir(entry: UnitEntry): boolean {
  return AIR_ABILITIES.some((ability) => has(entry, ability));
}

function unitsOf(sheet: Sheet): UnitCounter[] {
  const count = sheet.units.reduce((sum, entry) => sum + entry.count, 0);
  if (count > MOST_UNITS) throw new Error(`A theatre may have ${MOST_UNITS} units of the player's, not ${count}.`);
  return sheet.units
    .flatMap((entry) => counters(entry.type, entry.count).map((id) => ({ id, entry })))
    .map(({ id, entry }, index): UnitCounter => {
      const { type, firepower, movement, cost, lifts = 0, abilities } = entry;
      const bit = 1 << index;
      return { id, index, bit, type, firepower, movement, cost, lifts, abilities, air: isAir(entry), leader: has(entry, 'leader') };
    });
}

function byAbility<T>(those: (ability: Ability) => T): Readonly<Record<Ability, T>> {
  return {
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
}

function counters(type: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => interned(`${type}-${i + 1}`));
}

function allInterned<T>(data: T): T {
  if (typeof data === 'string') return interned(data) as T;
  if (Array.isArray(data)) return data.map(allInterned) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, allInterned(value)])) as T;
}

/** What a sheet leaves out is empty. */
function complete(file: SheetFile): Sheet {
  return {
    ...file,
    waterRoutes: file.waterRoutes ?? [],
    units: file.units.map((unit) => ({ ...unit, abilities: unit.abilities ?? [] })),
    missions: file.missions.map((mission) => ({ ...mission, barred: mission.barred ?? [] })),
    events: file.events.map((card) => ({ ...card, effects: card.effects ?? [] })),
  };
}

// Our own sheets are held against the schema by a test, not each time somebody plays.
const SHEETS = [westernDesert, highlands] as unknown as readonly SheetFile[];

export const THEATRES: readonly Theatre[] = SHEETS.map((file) => new Theatre(complete(file)));

/** Something worked out from a theatre alone, kept for the next time; what was asked for last is at hand. */
export function onceForEachTheatre<T>(work: (theatre: Theatre) => T): (theatre: Theatre) => T {
  const kept = new Map<Theatre, T>();
  let last: { readonly theatre: Theatre; readonly made: T } | undefined;
  return (theatre) => {
    if (last?.theatre === theatre) return last.made;
    const made = kept.get(theatre) ?? work(theatre);
    kept.set(theatre, made);
    last = { theatre, made };
    return made;
  };
}

let lastAsked = entryOf(THEATRES, 0, 'theatre');

/** Asked many times in every decision, nearly always for the same one. */
export function theatreOf(state: { readonly theatre: string }): Theatre {
  if (lastAsked.id !== state.theatre) lastAsked = theatreNamed(state.theatre);
  return lastAsked;
}

function theatreNamed(id: string): Theatre {
  const theatre = THEATRES.find((one) => one.id === id);
  if (theatre === undefined) throw new Error(`There is no theatre "${id}".`);
  return theatre;
}

/** What a Mission card is found by, in a state as in a view of it. */
export interface UnderMission {
  readonly theatre: string;
  readonly mission: string;
  /** One of somebody's own; undefined where the mission is one of the theatre's. */
  readonly ownMission?: Mission | undefined;
}

/** The Mission card that is played, wherever it comes from. */
export function missionOf(s: UnderMission): Mission {
  return s.ownMission ?? theatreOf(s).mission(s.mission);
}
