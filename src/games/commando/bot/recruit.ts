/** What to buy, and where to start from. */
import { entryOf } from '../../../kernel/listed.ts';
import { RECRUIT_BOX } from '../boxes.ts';
import { has, missionOf, theatreOf, type UnitCounter } from '../content/theatres.ts';
import { stackingLimit } from '../rules/map.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { distances } from './distances.ts';
import { minesAreLeft } from './mines.ts';

/** So many of the nearest markers decide where to start from. */
export function markersThatCount(s: State): number {
  return Math.max(2, missionOf(s).recover);
}

/** The base from which the markers are nearest. */
export function homeBase(s: State, needsAirfield = false): string {
  const theatre = theatreOf(s);
  const far = distances(s);
  let best = entryOf(theatre.bases, 0, 'base');
  let least = Number.POSITIVE_INFINITY;
  for (const base of theatre.bases) {
    if (needsAirfield && !theatre.space(base).airfield) continue;
    const ways = s.objectives.map(({ at }) => far.between(base, at)).sort((a, b) => a - b);
    const near = ways.slice(0, markersThatCount(s)).reduce((sum, way) => sum + way, 0);
    if (near < least) [best, least] = [base, near];
  }
  return best;
}

/** Where most of those stand who were recruited for the ground already: a force that is split is none. */
function baseOfForce(s: State, bought: readonly UnitCounter[]): string | undefined {
  const standing = new Map<string, number>();
  for (const { index, abilities } of bought) {
    const at = s.units[index]?.at ?? '';
    // Whoever jumps starts from an airfield, wherever the others are.
    if (theatreOf(s).isSpace(at) && !abilities.includes('paratrooper')) standing.set(at, (standing.get(at) ?? 0) + 1);
  }
  const most = Math.max(0, ...standing.values());
  const [only, another] = [...standing].filter(([, count]) => count === most);
  return another ? undefined : only?.[0];
}

/** Where the leader was put who is to lead them. */
function baseOfLeader(s: State): string | undefined {
  const theatre = theatreOf(s);
  return theatre.units.flatMap(({ leader, index }) => (leader ? (s.units[index]?.at ?? []) : [])).find((at) => theatre.bases.includes(at));
}

/** How many counters of the type are already bought. */
export function owned(s: State, counters: readonly UnitCounter[]): number {
  return counters.filter(({ index }) => s.units[index]?.at !== RECRUIT_BOX).length;
}

/** Ground units bought so far; leaders are none. */
export function boughtForGround(s: State): UnitCounter[] {
  return theatreOf(s).units.filter(({ air, leader, index }) => !air && !leader && s.units[index]?.at !== RECRUIT_BOX);
}

/** 27.0 What the first sappers spare a force where false objectives are mines: about a unit a mission. */
const MINES_CLEARED = 1;

/** The first sappers, where mines are to be expected. */
export function willClearMines(s: State, counter: UnitCounter): boolean {
  return has(counter, 'sapper') && minesAreLeft(s) && owned(s, theatreOf(s).having.sapper) === 0;
}

/** What one more is worth for each RP: dice that keep pace, and every special ability once or twice. */
function bargain(s: State, type: string, bought: readonly UnitCounter[]): number {
  const theatre = theatreOf(s);
  const entry = theatre.findType(type);
  const counter = entry?.counters[0];
  if (!entry || !counter || entry.cost === undefined) return 0;
  const already = owned(s, entry.counters);
  let value = 0;
  if (counter.air) {
    if (has(counter, 'airstrike')) value = already === 0 ? 2.4 : 1.2;
    if (has(counter, 'helicopter')) value = already < 1 ? 3 : 1;
    if (has(counter, 'air-supply')) value = 0.8;
    // aircraft help a force, they are none
    value *= Math.min(1, bought.reduce((sum, { firepower }) => sum + firepower, 0) / 10);
  } else {
    const canMarch = counter.movement >= 2 || has(counter, 'paratrooper');
    const canRide = has(counter, 'transportable') && freeLifts(s) > 0;
    value = counter.firepower * (canMarch || canRide ? 1 : counter.movement === 0 ? 0.1 : 0.5);
    if (already === 0) value += 0.9 * counter.abilities.filter((ability) => ability !== 'transportable').length;
    if (willClearMines(s, counter)) value += MINES_CLEARED;
    if (has(counter, 'paratrooper')) value *= 0.5;
    if (bought.length >= stackingLimit(s)) value *= 0.4;
  }
  return value / entry.cost;
}

export function freeLifts(s: State): number {
  const theatre = theatreOf(s);
  let room = 0;
  for (const counter of theatre.units) {
    if (s.units[counter.index]?.at === RECRUIT_BOX) continue;
    room += counter.lifts - (has(counter, 'transportable') ? 1 : 0);
  }
  return room;
}

/** Two RP buy an Op: what is worth less than that stays unspent (32.0). */
const POOR_BARGAIN = 0.25;

export function recruit(s: State, choices: readonly Choice[]): Choice {
  const bought = boughtForGround(s);
  const home = homeOfForce(s, bought);
  let best = entryOf(choices, choices.length - 1, 'choice');
  let most = POOR_BARGAIN;
  for (const choice of choices) {
    if (choice.kind === 'place-leader' && choice.base === homeBase(s)) return choice;
    if (choice.kind !== 'recruit' && choice.kind !== 'recruit-air') continue;
    if (choice.kind === 'recruit' && choice.base !== startOf(s, choice.type, home)) continue;
    const value = bargain(s, choice.type, bought);
    if (value > most) [best, most] = [choice, value];
  }
  return best;
}

function homeOfForce(s: State, bought: readonly UnitCounter[]): string {
  return baseOfForce(s, bought) ?? baseOfLeader(s) ?? homeBase(s);
}

/** The base at which one of that type joins. */
export function startOfRecruit(s: State, type: string): string {
  return startOf(s, type, homeOfForce(s, boughtForGround(s)));
}

/** With the others, but for those who jump: they need an airfield. */
function startOf(s: State, type: string, home: string): string {
  const theatre = theatreOf(s);
  const [counter] = theatre.findType(type)?.counters ?? [];
  const jumps = counter !== undefined && has(counter, 'paratrooper');
  return jumps && !theatre.space(home).airfield ? homeBase(s, true) : home;
}
