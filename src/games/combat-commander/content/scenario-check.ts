/** Holds a scenario file against the schema, the counter mix and the map. Each finding is a code with its figures; text/ has the sentence. */
import type { z } from 'zod';
import type { Fault } from '../../../kernel/game.ts';
import { BATTLEFIELDS } from './battlefields.ts';
import { appraise } from './points.ts';
import { countedPoints, type Scenario, ScenarioFile } from './scenario.ts';
import { absentIn, armsIn, countersIn, edgesIn, lateIn, neverIn, perhapsIn, roomIn, sitesIn, worksIn } from './scenario-forces.ts';
import { countedIn, cupIn, found, idleWeaponsIn, repeatedCardsIn, repeatedChitsIn, unknownIn, unknownWeaponsIn } from './scenario-names.ts';
import { handIn, minelessIn, minesIn, risingIn, watersIn } from './scenario-special.ts';
import { SIDES, type Side } from './terms.ts';

export function isScenarioFile(data: object): boolean {
  return 'scenario' in data && 'game' in data && data.game === 'combat-commander';
}

const FOR_EACH_SIDE: readonly ((scenario: Scenario, side: Side) => Fault[])[] = [
  countersIn,
  roomIn,
  sitesIn,
  armsIn,
  lateIn,
  neverIn,
  repeatedCardsIn,
  handIn,
];

const FOR_BOTH: readonly ((scenario: Scenario) => Fault[])[] = [
  worksIn,
  repeatedChitsIn,
  cupIn,
  countedIn,
  risingIn,
  minesIn,
  watersIn,
  absentIn,
  edgesIn,
];

/** Everything that is wrong with it; a file of the wrong shape is not looked into any further. */
export function faultsInScenario(data: unknown): readonly Fault[] {
  const read = ScenarioFile.safeParse(data);
  if (!read.success) return read.error.issues.flatMap(misshapen);
  const scenario = read.data;
  if (!BATTLEFIELDS.includes(scenario.map)) return [found('scenario-unknown', { where: 'map', id: scenario.map })];
  const unknown = [...SIDES.flatMap((side) => unknownIn(scenario, side)), ...unknownWeaponsIn(scenario)];
  if (unknown.length > 0) return unknown;
  return [
    ...SIDES.flatMap((side) => FOR_EACH_SIDE.flatMap((faults) => faults(scenario, side))),
    ...FOR_BOTH.flatMap((faults) => faults(scenario)),
  ];
}

/** What a designer should think about, though it is not wrong. */
export function remarksOnScenario(data: unknown): readonly Fault[] {
  const scenario = ScenarioFile.parse(data);
  const { axis, allies, vp } = appraise(scenario);
  const isFar = Math.abs(vp - scenario.vp + countedPoints(scenario)) > 6;
  return [
    ...(isFar ? [found('scenario-lopsided', { where: 'vp', axis, allies, wanted: vp, vp: scenario.vp })] : []),
    ...idleWeaponsIn(scenario),
    ...minelessIn(scenario),
    ...SIDES.flatMap((side) => perhapsIn(scenario, side)),
  ];
}

/** What a designer may have meant gets a sentence of its own, with the reason. */
function misshapen(issue: z.core.$ZodIssue): Fault[] {
  const { code, path, message } = issue;
  const where = path.join('.');
  // SR.12 Who passes and discards nothing draws nothing: without new cards the time stands still.
  if (where === 'special.discardLimit' && code === 'too_small') return [found('scenario-discard', { where })];
  const malformed = found('scenario-malformed', { where, what: message });
  // SR.14, 11.2 Nobody is asked who carries what when reinforcements come in: the file has to say it.
  const isLoose = code === 'unrecognized_keys' && issue.keys.includes('weapons') && path.at(-2) === 'reinforcements';
  if (!isLoose) return [malformed];
  const loose = found('scenario-setup', { where: `${where}.weapons`, side: String(path[0]), what: 'loose' });
  return issue.keys.length > 1 ? [loose, malformed] : [loose];
}
