/** Holds a scenario file against the schema, the counter mix and the map. Each finding is a code with its figures; text/ has the sentence. */
import type { z } from 'zod';
import type { Fault } from '../../../kernel/game.ts';
import { GRID, hexNamed, isImpassable } from './battle-map.ts';
import { BATTLEFIELDS } from './battlefields.ts';
import { DECKS } from './cards.ts';
import { FORTIFICATION_COUNTERS, isRadio, nationOf, unitTypeCalled, weaponTypeCalled } from './counters.ts';
import { mapCalled } from './maps.ts';
import { appraise } from './points.ts';
import { type Force, type Scenario, ScenarioFile, type ScenarioSide } from './scenario.ts';
import { FORTIFICATIONS, SIDES, type Side, sideOf } from './terms.ts';

export function isScenarioFile(data: object): boolean {
  return 'scenario' in data && 'game' in data && data.game === 'combat-commander';
}

const found = (code: string, figures: Fault['figures'] = {}): Fault => ({ code, figures });

/** Everything that is wrong with it; a file of the wrong shape is not looked into any further. */
export function faultsInScenario(data: unknown): readonly Fault[] {
  const read = ScenarioFile.safeParse(data);
  if (!read.success) return read.error.issues.flatMap(misshapen);
  const scenario = read.data;
  if (!BATTLEFIELDS.some(({ id }) => id === scenario.map)) return [found('scenario-unknown', { where: 'map', id: scenario.map })];
  const unknown = [...SIDES.flatMap((side) => unknownIn(scenario, side)), ...unknownWeaponsIn(scenario)];
  if (unknown.length > 0) return unknown;
  return [
    ...SIDES.flatMap((side) => [
      ...countersIn(scenario, side),
      ...worksIn(scenario, side),
      ...roomIn(scenario, side),
      ...armsIn(scenario, side),
      ...repeatedCardsIn(scenario, side),
    ]),
    ...minesIn(scenario),
    ...watersIn(scenario),
    ...edgesIn(scenario),
  ];
}

/** What a designer should think about, though it is not wrong. */
export function remarksOnScenario(data: unknown): readonly Fault[] {
  const scenario = ScenarioFile.parse(data);
  const { axis, allies, vp } = appraise(scenario);
  const isFar = Math.abs(vp - scenario.vp) > 6;
  return [
    ...(isFar ? [found('scenario-lopsided', { where: 'vp', axis, allies, wanted: vp, vp: scenario.vp })] : []),
    ...idleWeaponsIn(scenario),
  ];
}

/** SR.14, 11.2 Nobody is asked who carries what when reinforcements come in: the file has to say it. */
function misshapen(issue: z.core.$ZodIssue): Fault[] {
  const { path, message } = issue;
  const where = path.join('.');
  const malformed = found('scenario-malformed', { where, what: message });
  const isLoose = issue.code === 'unrecognized_keys' && issue.keys.includes('weapons') && path.at(-2) === 'reinforcements';
  if (!isLoose) return [malformed];
  const loose = found('scenario-setup', { where: `${where}.weapons`, side: String(path[0]), what: 'loose' });
  return issue.keys.length > 1 ? [loose, malformed] : [loose];
}

/** The forces of a side, each with its place in the file. */
function forcesOf(sheet: ScenarioSide, side: Side): { readonly force: Force; readonly where: string }[] {
  return [
    { force: sheet, where: side },
    ...(sheet.after ? [{ force: sheet.after, where: `${side}.after` }] : []),
    ...(sheet.reinforcements ?? []).map((force, i) => ({ force, where: `${side}.reinforcements.${i}` })),
  ];
}

interface Named {
  readonly id: string;
  readonly isArms: boolean;
  readonly where: string;
}

/** Every type that a side names, as often as it names it. */
function namesIn(sheet: ScenarioSide, side: Side): Named[] {
  const each = (counts: Readonly<Record<string, number>> = {}) =>
    Object.entries(counts).flatMap(([entry, count]) => Array.from({ length: count }, () => entry));
  return forcesOf(sheet, side).flatMap(({ force: { leaders = [], units, weapons }, where }) => [
    ...leaders.map((id, i) => ({ id, isArms: false, where: `${where}.leaders.${i}` })),
    ...each(units).flatMap((entry) => entry.split('+').map((id, i) => ({ id, isArms: i > 0, where: `${where}.units.${entry}` }))),
    ...each(weapons).map((id) => ({ id, isArms: true, where: `${where}.weapons.${id}` })),
  ]);
}

const eachOnce = (names: readonly Named[]): Named[] => names.filter(({ id }, i) => names.findIndex((name) => name.id === id) === i);

function unknownIn(scenario: Scenario, side: Side): Fault[] {
  const sheet = scenario[side];
  if (sideOf(sheet.nation) !== side) return [found('scenario-unknown', { where: `${side}.nation`, id: sheet.nation })];
  const isKnown = ({ id, isArms }: { id: string; isArms: boolean }) =>
    (isArms ? weaponTypeCalled(id) : unitTypeCalled(id)) !== undefined && nationOf(id) === sheet.nation;
  const strangers = eachOnce(namesIn(sheet, side).filter((name) => !isKnown(name)));
  const radios = radiosIn(sheet, side).filter(({ id }) => !isRadio(id) || nationOf(id) !== sheet.nation);
  const cards = cardsIn(scenario, side).filter((card) => !DECKS[sheet.nation].some(({ id }) => id === card.id));
  return [...strangers, ...radios, ...cards].map(({ where, id }) => found('scenario-unknown', { where, id }));
}

interface Place {
  readonly id: string;
  readonly where: string;
}

/** Whatever is named at all. */
const given = (places: readonly { readonly id: string | undefined; readonly where: string }[]): Place[] =>
  places.flatMap(({ id, where }) => (id === undefined ? [] : [{ id, where }]));

function radiosIn({ radio, reinforcements = [] }: ScenarioSide, side: Side): Place[] {
  const later = reinforcements.map((group, i) => ({ id: group.radio, where: `${side}.reinforcements.${i}.radio` }));
  return given([{ id: radio, where: `${side}.radio` }, ...later]);
}

/** SR.15, SR.22 The cards that a side has, or may have, before it draws any. */
function cardsIn({ special: { dealt, mineChoice } }: Scenario, side: Side): Place[] {
  const promised = mineChoice?.side === side ? mineChoice.card : undefined;
  return given([
    ...(dealt?.[side] ?? []).map((id, i) => ({ id, where: `special.dealt.${side}.${i}` })),
    { id: promised, where: 'special.mineChoice.card' },
  ]);
}

function repeatedCardsIn(scenario: Scenario, side: Side): Fault[] {
  const cards = cardsIn(scenario, side);
  return cards
    .filter(({ id }, i) => cards.findIndex((card) => card.id === id) < i)
    .map(({ where, id }) => found('scenario-twice', { where, id }));
}

/** SR.10, SR.18, SR.19 */
function weaponsInSpecial({ special: { fragile, tied, selective } }: Scenario): Place[] {
  return given([
    { id: fragile, where: 'special.fragile' },
    { id: tied?.weapon, where: 'special.tied.weapon' },
    { id: selective?.weapon, where: 'special.selective.weapon' },
  ]);
}

function unknownWeaponsIn(scenario: Scenario): Fault[] {
  const nations = SIDES.map((side) => scenario[side].nation);
  return weaponsInSpecial(scenario)
    .filter(({ id }) => !nations.some((nation) => weaponTypeCalled(id)?.nation === nation))
    .map(({ where, id }) => found('scenario-unknown', { where, id }));
}

/** A card or an Event may still bring such a weapon, so it is no fault. */
function idleWeaponsIn(scenario: Scenario): Fault[] {
  const arms = SIDES.flatMap((side) => namesIn(scenario[side], side)).filter(({ isArms }) => isArms);
  return weaponsInSpecial(scenario)
    .filter(({ id }) => !arms.some((weapon) => weapon.id === id))
    .map(({ where, id }) => found('scenario-idle', { where, id }));
}

/** The counter mix is a limit. */
function countersIn(scenario: Scenario, side: Side): Fault[] {
  const names = namesIn(scenario[side], side);
  return eachOnce(names).flatMap(({ id, where }) => {
    const count = names.filter((name) => name.id === id).length;
    const left = (unitTypeCalled(id) ?? weaponTypeCalled(id))?.counters ?? 0;
    return count > left ? [found('scenario-counters', { where, what: id, count, left })] : [];
  });
}

function worksIn(scenario: Scenario, side: Side): Fault[] {
  const { fortifications = {}, after } = scenario[side];
  return FORTIFICATIONS.flatMap((kind) => {
    const count = (fortifications[kind] ?? 0) + (after?.fortifications?.[kind] ?? 0);
    const left = FORTIFICATION_COUNTERS[kind] ?? Number.POSITIVE_INFINITY;
    return count > left ? [found('scenario-counters', { where: `${side}.fortifications.${kind}`, what: kind, count, left })] : [];
  });
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function figuresIn({ leaders = [], units = {} }: Force): number {
  const figures = Object.entries(units).map(([entry, count]) => count * (unitTypeCalled(entry.split('+')[0] ?? '')?.figures ?? 0));
  return leaders.length + sumOf(figures);
}

/** There must be room in the set-up area, also for those who come into it when both have set up. */
function roomIn({ map: id, ...scenario }: Scenario, side: Side): Fault[] {
  const map = mapCalled(id);
  const sheet = scenario[side];
  const { depth, area = [], edge, after = {} } = sheet;
  const hexes = GRID.centres
    .map((_, hex) => hex)
    .filter((hex) => map.edgeDistance(edge, hex) <= depth || area.some((name) => hexNamed(name) === hex));
  const free = hexes.filter((hex) => !isImpassable(map, hex));
  const isCrowded = figuresIn(sheet) + figuresIn(after) > free.length * 4;
  return isCrowded ? [found('scenario-setup', { where: `${side}.depth`, side, what: 'room' })] : [];
}

/** 11.2 One weapon for a unit, and somebody for every weapon among those who are set up with it. */
function armsIn(scenario: Scenario, side: Side): Fault[] {
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

/** SR.15 */
function minesIn({ special: { mineChoice }, ...scenario }: Scenario): Fault[] {
  if (!mineChoice) return [];
  const { side } = mineChoice;
  const { fortifications = {}, after } = scenario[side];
  const hasMines = (fortifications.mines ?? after?.fortifications?.mines) !== undefined;
  return hasMines ? [] : [found('scenario-setup', { where: 'special.mineChoice', side, what: 'mines' })];
}

/** T98 Nobody will ever be in a hex of a water barrier, so no rule can be about it. */
function watersIn({ map, special: { tightHex, tied } }: Scenario): Fault[] {
  return given([
    { id: tightHex?.hex, where: 'special.tightHex.hex' },
    { id: tied?.hex, where: 'special.tied.hex' },
  ])
    .filter(({ id }) => isImpassable(mapCalled(map), hexNamed(id)))
    .map(({ where, id }) => found('scenario-water', { where, hex: id }));
}

/** 7.2 The two sides sit across from each other. */
function edgesIn({ axis, allies }: Scenario): Fault[] {
  const pairs = ['top bottom', 'bottom top', 'left right', 'right left'];
  return pairs.includes(`${axis.edge} ${allies.edge}`) ? [] : [found('scenario-setup', { where: 'axis.edge', side: 'axis', what: 'edge' })];
}
