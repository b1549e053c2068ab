/** The scenarios on the shelf: the one to learn with, then by the year. */
import { type Scenario, ScenarioFile } from './scenario.ts';
import birchCrossing from './scenarios/birch-crossing.json' with { type: 'json' };
import bridgehead from './scenarios/bridgehead.json' with { type: 'json' };
import firstLight from './scenarios/first-light.json' with { type: 'json' };
import goatPath from './scenarios/goat-path.json' with { type: 'json' };
import nightShift from './scenarios/night-shift.json' with { type: 'json' };
import orchardGate from './scenarios/orchard-gate.json' with { type: 'json' };
import tankWagons from './scenarios/tank-wagons.json' with { type: 'json' };
import theThaw from './scenarios/the-thaw.json' with { type: 'json' };
import weaversRow from './scenarios/weavers-row.json' with { type: 'json' };

const FILES: readonly unknown[] = [
  firstLight,
  birchCrossing,
  bridgehead,
  weaversRow,
  nightShift,
  goatPath,
  theThaw,
  orchardGate,
  tankWagons,
];

export const SCENARIOS: readonly Scenario[] = FILES.map((file) => ScenarioFile.parse(file));

export function scenarioCalled(id: string): Scenario {
  const scenario = SCENARIOS.find((candidate) => candidate.id === id);
  if (!scenario) throw new Error(`There is no scenario "${id}".`);
  return scenario;
}
