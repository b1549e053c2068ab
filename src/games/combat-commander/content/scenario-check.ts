/** Holds a scenario file against the schema, the counter mix and the map. Each finding is a code with its figures; text/ has the sentence. */
import type { Fault } from '../../../kernel/game.ts';
import { GRID, hexNamed } from './battle-map.ts';
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
  if (!read.success)
    return read.error.issues.map(({ path, message }) => found('scenario-malformed', { where: path.join('.'), what: message }));
  const scenario = read.data;
  if (!BATTLEFIELDS.some(({ id }) => id === scenario.map)) return [found('scenario-unknown', { where: 'map', id: scenario.map })];
  const unknown = SIDES.flatMap((side) => unknownIn(scenario, side));
  if (unknown.length > 0) return unknown;
  return [
    ...SIDES.flatMap((side) => [...countersIn(scenario, side), ...worksIn(scenario, side), ...roomIn(scenario, side)]),
    ...edgesIn(scenario),
  ];
}

/** What a designer should think about, though it is not wrong. */
export function remarksOnScenario(data: unknown): readonly Fault[] {
  const scenario = ScenarioFile.parse(data);
  const { axis, allies, vp } = appraise(scenario);
  const isFar = Math.abs(vp - scenario.vp) > 6;
  return isFar ? [found('scenario-lopsided', { where: 'vp', axis, allies, wanted: vp, vp: scenario.vp })] : [];
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
  const { radio } = sheet;
  const radios =
    radio !== undefined && (!isRadio(radio) || nationOf(radio) !== sheet.nation) ? [{ where: `${side}.radio`, id: radio }] : [];
  const cards = (scenario.special.dealt?.[side] ?? [])
    .map((card, i) => ({ where: `special.dealt.${side}.${i}`, id: card }))
    .filter((card) => !DECKS[sheet.nation].some(({ id }) => id === card.id));
  return [...strangers, ...radios, ...cards].map(({ where, id }) => found('scenario-unknown', { where, id }));
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

/** There must be room in the set-up area, and somebody for every weapon. */
function roomIn({ map: id, ...scenario }: Scenario, side: Side): Fault[] {
  const map = mapCalled(id);
  const { depth, area = [], edge, units = {}, weapons = {}, leaders = [] } = scenario[side];
  const hexes = GRID.centres
    .map((_, hex) => hex)
    .filter((hex) => map.edgeDistance(edge, hex) <= depth || area.some((name) => hexNamed(name) === hex));
  const free = hexes.filter((hex) => map.terrain[hex] !== 'water-barrier');
  const figures =
    leaders.length +
    Object.entries(units).reduce((sum, [entry, count]) => sum + count * (unitTypeCalled(entry.split('+')[0] ?? '')?.figures ?? 0), 0);
  const carriers = leaders.length + Object.entries(units).reduce((sum, [entry, count]) => sum + (entry.includes('+') ? 0 : count), 0);
  const arms = Object.values(weapons).reduce((sum, count) => sum + count, 0);
  return [
    ...(figures > free.length * 4 ? [found('scenario-setup', { where: `${side}.depth`, side, what: 'room' })] : []),
    ...(arms > carriers ? [found('scenario-setup', { where: `${side}.weapons`, side, what: 'weapons' })] : []),
  ];
}

/** 7.2 The two sides sit across from each other. */
function edgesIn({ axis, allies }: Scenario): Fault[] {
  const pairs = ['top bottom', 'bottom top', 'left right', 'right left'];
  return pairs.includes(`${axis.edge} ${allies.edge}`) ? [] : [found('scenario-setup', { where: 'axis.edge', side: 'axis', what: 'edge' })];
}
