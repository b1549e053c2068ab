/** The two forces of a scenario file: counters for them, room for them, and that all of them come into play. */
import type { Fault } from '../../../kernel/game.ts';
import { EVERYWHERE, hexNamed, isImpassable, isWater } from './battle-map.ts';
import { FORTIFICATION_COUNTERS, unitTypeCalled, weaponTypeCalled } from './counters.ts';
import { mapCalled } from './maps.ts';
import type { Force, Scenario, ScenarioSide } from './scenario.ts';
import { eachOnce, forcesOf, found, namesIn } from './scenario-names.ts';
import { enemyOf, FORTIFICATIONS, type FortificationKind, SIDES, type Side } from './terms.ts';

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

// Counters

/** The counter mix is a limit. */
export function countersIn(scenario: Scenario, side: Side): Fault[] {
  const names = namesIn(scenario[side], side);
  return eachOnce(names).flatMap(({ id, where }) => {
    const count = names.filter((name) => name.id === id).length;
    const left = (unitTypeCalled(id) ?? weaponTypeCalled(id))?.counters ?? 0;
    return count > left ? [found('scenario-counters', { where, what: id, count, left })] : [];
  });
}

interface Works {
  readonly where: string;
  readonly works: Readonly<Partial<Record<FortificationKind, number>>>;
}

function worksOf({ fortifications, after }: ScenarioSide, side: Side): Works[] {
  return [
    ...(fortifications ? [{ where: `${side}.fortifications`, works: fortifications }] : []),
    ...(after?.fortifications ? [{ where: `${side}.after.fortifications`, works: after.fortifications }] : []),
  ];
}

/** F100.1 Both sides build out of one box: the place to look at is where it becomes empty. */
export function worksIn(scenario: Scenario): Fault[] {
  const places = SIDES.flatMap((side) => worksOf(scenario[side], side));
  return FORTIFICATIONS.flatMap((kind) => {
    const left = FORTIFICATION_COUNTERS[kind] ?? Number.POSITIVE_INFINITY;
    const counts = places.map(({ works }) => works[kind] ?? 0);
    const over = places.find((_, i) => sumOf(counts.slice(0, i + 1)) > left);
    return over ? [found('scenario-counters', { where: `${over.where}.${kind}`, what: kind, count: sumOf(counts), left })] : [];
  });
}

// Room

function areaOf(scenario: Scenario, side: Side): number[] {
  const map = mapCalled(scenario.map);
  const { depth, area = [], edge } = scenario[side];
  const named = area.map(hexNamed);
  return EVERYWHERE.filter((hex) => map.edgeDistance(edge, hex) <= depth || named.includes(hex));
}

/** The hexes that the enemy cannot take while he sets up. */
function safeAreaOf(scenario: Scenario, side: Side): number[] {
  const theirs = areaOf(scenario, enemyOf(side));
  return areaOf(scenario, side).filter((hex) => !theirs.includes(hex));
}

function figuresIn({ leaders = [], units = {} }: Force): number {
  const figures = Object.entries(units).map(([entry, count]) => count * (unitTypeCalled(entry.split('+')[0] ?? '')?.figures ?? 0));
  return leaders.length + sumOf(figures);
}

/** There must be room in the set-up area, whatever the enemy does, also for those who come into it when both have set up. */
export function roomIn(scenario: Scenario, side: Side): Fault[] {
  const map = mapCalled(scenario.map);
  const sheet = scenario[side];
  const figures = figuresIn(sheet) + figuresIn(sheet.after ?? {});
  const isCrowded = (area: readonly number[]) => figures > area.filter((hex) => !isImpassable(map, hex)).length * 4;
  const fault = (what: string) => [found('scenario-setup', { where: `${side}.depth`, side, what })];
  if (isCrowded(areaOf(scenario, side))) return fault('room');
  return isCrowded(safeAreaOf(scenario, side)) ? fault('shared') : [];
}

/** F100.3 One to a hex and none in water; what finds no hex would be left out without a word. */
export function sitesIn(scenario: Scenario, side: Side): Fault[] {
  const map = mapCalled(scenario.map);
  const places = worksOf(scenario[side], side);
  const count = sumOf(places.flatMap(({ works }) => Object.values(works)));
  const left = safeAreaOf(scenario, side).filter((hex) => !isWater(map, hex)).length;
  const where = places[0]?.where ?? side;
  return count > left ? [found('scenario-setup', { where, side, what: 'works', count, left })] : [];
}

// Coming into play

/** 11.2 One weapon for a unit, and somebody for every weapon among those who are set up with it. */
export function armsIn(scenario: Scenario, side: Side): Fault[] {
  return forcesOf(scenario[side], side).flatMap(({ force: { leaders = [], units = {}, weapons = {} }, where }) => {
    const unarmed = Object.entries(units).filter(([entry]) => !entry.includes('+'));
    const carriers = leaders.length + sumOf(unarmed.map(([, count]) => count));
    const laden = Object.keys(units).filter((entry) => entry.split('+').length > 2);
    return [
      ...laden.map((entry) => found('scenario-setup', { where: `${where}.units.${entry}`, side, what: 'laden' })),
      ...(sumOf(Object.values(weapons)) > carriers ? [found('scenario-setup', { where: `${where}.weapons`, side, what: 'weapons' })] : []),
    ];
  });
}

/** SR.14 They come when Time moves onto their space: the one it starts on is behind it already. */
export function lateIn({ time, ...scenario }: Scenario, side: Side): Fault[] {
  return (scenario[side].reinforcements ?? []).flatMap(({ time: due }, i) =>
    due > time ? [] : [found('scenario-late', { where: `${side}.reinforcements.${i}.time`, side, due, time })],
  );
}

/** 6.2.2 No roll is as high as this, so a game whose Time gets here is over. */
const LAST_TIME = 13;

/** SR.14, 6.1.2 The Sudden Death Roll comes before the reinforcements of the same space. */
function dueWhen(
  { suddenDeath, ...scenario }: Scenario,
  side: Side,
  isOf: (due: number, surelyOver: number) => boolean,
  what: string,
): Fault[] {
  return (scenario[side].reinforcements ?? []).flatMap(({ time: due }, i) =>
    isOf(due, Math.max(suddenDeath, LAST_TIME))
      ? [found('scenario-too-late', { where: `${side}.reinforcements.${i}.time`, side, due, suddenDeath, what })]
      : [],
  );
}

export function neverIn(scenario: Scenario, side: Side): Fault[] {
  return dueWhen(scenario, side, (due, surelyOver) => due >= surelyOver, 'never');
}

/** The game may be over by then, which a designer may want. */
export function perhapsIn(scenario: Scenario, side: Side): Fault[] {
  return dueWhen(scenario, side, (due, surelyOver) => due >= scenario.suddenDeath && due < surelyOver, 'perhaps');
}

export function absentIn({ setUp }: Scenario): Fault[] {
  return SIDES.filter((side) => !setUp.includes(side)).map((side) => found('scenario-setup', { where: 'setUp', side, what: 'absent' }));
}

/** 7.2 The two sides sit across from each other. */
export function edgesIn({ axis, allies }: Scenario): Fault[] {
  const pairs = ['top bottom', 'bottom top', 'left right', 'right left'];
  return pairs.includes(`${axis.edge} ${allies.edge}`) ? [] : [found('scenario-setup', { where: 'axis.edge', side: 'axis', what: 'edge' })];
}
