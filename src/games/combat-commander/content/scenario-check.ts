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
export function warningsInScenario(scenario: Scenario): readonly Fault[] {
  const { axis, allies, vp } = appraise(scenario);
  const isFar = Math.abs(vp - scenario.vp) > 6;
  return isFar ? [found('scenario-lopsided', { axis, allies, wanted: vp, vp: scenario.vp })] : [];
}

const forcesOf = (sheet: ScenarioSide): readonly Force[] => [sheet, ...(sheet.after ? [sheet.after] : []), ...(sheet.reinforcements ?? [])];

/** Every type that a side names, as often as it names it. */
function namesIn(sheet: ScenarioSide): { id: string; isArms: boolean }[] {
  const each = (counts: Readonly<Record<string, number>> = {}) =>
    Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id));
  return forcesOf(sheet).flatMap(({ leaders = [], units, weapons }) => [
    ...leaders.map((id) => ({ id, isArms: false })),
    ...each(units).flatMap((entry) => entry.split('+').map((id, i) => ({ id, isArms: i > 0 }))),
    ...each(weapons).map((id) => ({ id, isArms: true })),
  ]);
}

function unknownIn(scenario: Scenario, side: Side): Fault[] {
  const sheet = scenario[side];
  if (sideOf(sheet.nation) !== side) return [found('scenario-unknown', { where: `${side}.nation`, id: sheet.nation })];
  const isKnown = ({ id, isArms }: { id: string; isArms: boolean }) =>
    (isArms ? weaponTypeCalled(id) : unitTypeCalled(id)) !== undefined && nationOf(id) === sheet.nation;
  const strangers = [
    ...new Set(
      namesIn(sheet)
        .filter((name) => !isKnown(name))
        .map(({ id }) => id),
    ),
  ];
  const radio = sheet.radio !== undefined && (!isRadio(sheet.radio) || nationOf(sheet.radio) !== sheet.nation) ? [sheet.radio] : [];
  const cards = (scenario.special.dealt?.[side] ?? []).filter((card) => !DECKS[sheet.nation].some(({ id }) => id === card));
  return [...strangers, ...radio, ...cards].map((id) => found('scenario-unknown', { where: side, id }));
}

/** The counter mix is a limit. */
function countersIn(scenario: Scenario, side: Side): Fault[] {
  const names = namesIn(scenario[side]).map(({ id }) => id);
  return [...new Set(names)].flatMap((id) => {
    const count = names.filter((name) => name === id).length;
    const left = (unitTypeCalled(id) ?? weaponTypeCalled(id))?.counters ?? 0;
    return count > left ? [found('scenario-counters', { what: id, count, left })] : [];
  });
}

function worksIn(scenario: Scenario, side: Side): Fault[] {
  const { fortifications = {}, after } = scenario[side];
  return FORTIFICATIONS.flatMap((kind) => {
    const count = (fortifications[kind] ?? 0) + (after?.fortifications?.[kind] ?? 0);
    const left = FORTIFICATION_COUNTERS[kind] ?? Number.POSITIVE_INFINITY;
    return count > left ? [found('scenario-counters', { what: kind, count, left })] : [];
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
    ...(figures > free.length * 4 ? [found('scenario-setup', { side, what: 'room' })] : []),
    ...(arms > carriers ? [found('scenario-setup', { side, what: 'weapons' })] : []),
  ];
}

/** 7.2 The two sides sit across from each other. */
function edgesIn({ axis, allies }: Scenario): Fault[] {
  const pairs = ['top bottom', 'bottom top', 'left right', 'right left'];
  return pairs.includes(`${axis.edge} ${allies.edge}`) ? [] : [found('scenario-setup', { side: 'axis', what: 'edge' })];
}
