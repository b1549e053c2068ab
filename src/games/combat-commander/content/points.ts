/** RS.P What pieces are worth, in hundredths of a VP: for those who design scenarios of their own. */
import { isUnit, nationOf, radioType, unitType, unitTypeCalled } from './counters.ts';
import type { Force, Scenario, ScenarioSide } from './scenario.ts';
import { FORTIFICATIONS, type FortificationKind, type Nation, type Side } from './terms.ts';

type ByNation = Readonly<Record<Nation, number>>;
const of = (germany: number, russia: number, america: number): ByNation => ({ germany, russia, america });

/** By Command and Morale of the unbroken side; nobody else has the same. */
const LEADERS: Readonly<Record<string, ByNation>> = {
  '2 10': of(597, 344, 443),
  '2 9': of(515, 296, 382),
  '1 9': of(409, 236, 304),
  '2 8': of(439, 253, 326),
  '1 8': of(340, 196, 252),
  '1 7': of(277, 160, 206),
  '1 6': of(221, 127, 164),
  '2 6': of(307, 177, 228),
  '0 9': of(452, 260, 336),
};

const PIECES: Readonly<Record<string, number>> = {
  'g-ss': 154,
  'g-pionier': 148,
  'g-elite-rifle': 125,
  'g-parachute': 123,
  'g-rifle': 100,
  'g-volksgrenadier': 83,
  'g-conscript': 63,
  'r-assault': 139,
  'r-guards-smg': 115,
  'r-guards-rifle': 103,
  'r-smg': 89,
  'r-rifle': 79,
  'r-militia': 61,
  'a-engineer': 137,
  'a-paratroop': 141,
  'a-elite': 125,
  'a-line': 114,
  'a-green': 78,
  'g-weapon-team': 83,
  'g-elite-team': 86,
  'g-line-team': 64,
  'g-green-team': 45,
  'r-weapon-team': 79,
  'r-elite-team': 71,
  'r-line-team': 54,
  'r-green-team': 40,
  'a-weapon-team': 73,
  'a-elite-team': 96,
  'a-line-team': 73,
  'a-green-team': 52,
  'g-light-mg': 62,
  'g-heavy-mg': 123,
  'g-light-mortar': 71,
  'g-medium-mortar': 107,
  'g-ig-18-gun': 111,
  'g-ig-33-gun': 137,
  'g-satchel-charge': 38,
  'g-flamethrower': 81,
  'r-light-mg': 35,
  'r-medium-mg': 74,
  'r-heavy-mg': 105,
  'r-50cal-mg': 122,
  'r-light-mortar': 79,
  'r-medium-mortar': 102,
  'r-infantry-gun': 110,
  'r-satchel-charge': 36,
  'r-flamethrower': 77,
  'a-medium-mg': 84,
  'a-heavy-mg': 108,
  'a-50cal-mg': 125,
  'a-light-mortar': 87,
  'a-medium-mortar': 105,
  'a-pack-howitzer': 119,
  'a-satchel-charge': 37,
  'a-flamethrower': 79,
};

const RADIOS: Readonly<Record<Nation, Readonly<Record<number, number>>>> = {
  germany: { 8: 265, 9: 320, 10: 380, 11: 440, 12: 510 },
  russia: { 8: 201, 9: 243, 11: 334, 12: 334 },
  america: { 8: 364, 9: 439, 10: 521, 12: 700, 13: 700 },
};

/** A pillbox comes by a card only; it is reckoned like a bunker. */
const WORKS: Readonly<Record<Exclude<FortificationKind, 'mines'>, number>> = {
  foxholes: 31,
  trench: 62,
  bunker: 124,
  pillbox: 124,
  wire: 33,
};
const MINES: Readonly<Record<number, number>> = { 6: 60, 7: 90, 8: 120 };

/** A unit type, a leader, a weapon type or a radio. */
export function pointsFor(id: string): number {
  const known = PIECES[id];
  if (known !== undefined) return known;
  if (id.includes('-radio-')) return RADIOS[nationOf(id)][radioType(id).firepower] ?? 0;
  const leader = unitTypeCalled(id) ?? (isUnit(id) ? unitType(id) : undefined);
  if (leader?.kind !== 'leader') throw new Error(`Nobody knows what "${id}" is worth.`);
  return LEADERS[`${leader.unbroken.command} ${leader.unbroken.morale}`]?.[leader.nation] ?? 0;
}

function forcePoints({ leaders = [], units = {}, weapons = {} }: Force): number {
  const men = leaders.reduce((sum, id) => sum + pointsFor(id), 0);
  const counted = [...Object.entries(units), ...Object.entries(weapons)];
  return counted.reduce((sum, [entry, count]) => sum + count * entry.split('+').reduce((one, id) => one + pointsFor(id), 0), men);
}

function worksPoints(works: Partial<Record<FortificationKind, number>> = {}, mines: number): number {
  return FORTIFICATIONS.reduce((sum, kind) => {
    const value = kind === 'mines' ? (MINES[mines] ?? 0) : WORKS[kind];
    return sum + (works[kind] ?? 0) * value;
  }, 0);
}

const radioPoints = (radio: string | undefined): number => (radio === undefined ? 0 : pointsFor(radio));

/** RS.P Reinforcements are worth less the later they come. */
export function sidePoints(sheet: ScenarioSide, suddenDeath: number): number {
  const mines = sheet.mines ?? 6;
  const later = (sheet.reinforcements ?? []).reduce(
    (sum, group) => sum + ((forcePoints(group) + radioPoints(group.radio)) * Math.max(0, suddenDeath - group.time)) / suddenDeath,
    0,
  );
  const after = sheet.after ? forcePoints(sheet.after) + worksPoints(sheet.after.fortifications, mines) : 0;
  return forcePoints(sheet) + worksPoints(sheet.fortifications, mines) + radioPoints(sheet.radio) + after + later;
}

/** RS.P What the rules of thumb would say about a design, beside what it says itself. */
export interface Appraisal {
  readonly axis: number;
  readonly allies: number;
  /** The start VPs that would make up for the difference: above zero for the Axis. */
  readonly vp: number;
  readonly suddenDeath: number;
  readonly orders: Readonly<Record<Side, number>>;
  readonly surrender: Readonly<Record<Side, number>>;
}

/** Those who are there from the start, whenever they are set up. */
const forcesOf = (sheet: ScenarioSide): Force[] => (sheet.after ? [sheet, sheet.after] : [sheet]);
const leadersIn = (sheet: ScenarioSide): number => forcesOf(sheet).reduce((sum, { leaders = [] }) => sum + leaders.length, 0);
const unitsIn = (sheet: ScenarioSide): number =>
  forcesOf(sheet).reduce((sum, { units = {} }) => sum + Object.values(units).reduce((all, count) => all + count, 0), leadersIn(sheet));

/** By the number of leaders: 3 a company, 2 a detachment, 1 a platoon. */
function surrenderShare(leaders: number): number {
  if (leaders >= 3) return 0.7;
  return leaders === 2 ? 0.75 : 0.8;
}

export function appraise(scenario: Scenario): Appraisal {
  const { axis, allies, suddenDeath } = scenario;
  const worth = { axis: sidePoints(axis, suddenDeath), allies: sidePoints(allies, suddenDeath) };
  const gap = Math.floor(Math.abs(worth.axis - worth.allies) / 100);
  const surrender = (sheet: ScenarioSide) => Math.round(unitsIn(sheet) * surrenderShare(leadersIn(sheet)));
  return {
    axis: Math.round(worth.axis),
    allies: Math.round(worth.allies),
    vp: worth.axis < worth.allies ? gap : -gap,
    suddenDeath: 2 + leadersIn(axis) + leadersIn(allies),
    orders: { axis: leadersIn(axis) + 1, allies: leadersIn(allies) + 1 },
    surrender: { axis: surrender(axis), allies: surrender(allies) },
  };
}
