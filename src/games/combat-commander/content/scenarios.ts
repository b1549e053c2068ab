/** The scenarios on the shelf. */
import { type Scenario, ScenarioFile } from './scenario.ts';
import firstLight from './scenarios/first-light.json' with { type: 'json' };

export const SCENARIOS: readonly Scenario[] = [firstLight].map((file) => ScenarioFile.parse(file));

export function scenarioCalled(id: string): Scenario {
  const scenario = SCENARIOS.find((candidate) => candidate.id === id);
  if (!scenario) throw new Error(`There is no scenario "${id}".`);
  return scenario;
}
