/** Small scenarios for tests: whatever a test does not name is the same in all of them. */
import { beginScenario } from '../../src/games/combat-commander/beginning.ts';
import { type Scenario, ScenarioFile } from '../../src/games/combat-commander/content/scenario.ts';
import { houseRules } from '../../src/games/combat-commander/options.ts';
import type { State } from '../../src/games/combat-commander/state.ts';
import { type Random, scriptedRandom } from '../../src/kernel/dice.ts';

export type Fields = Record<string, unknown>;

/** Germans and Americans, each with what `common` and his own fields say. */
export function design({ common = {}, axis = {}, allies = {}, ...rest }: Record<string, unknown>): Scenario {
  const side = (nation: string, own: unknown) => ({
    nation,
    quality: 'line',
    orders: 2,
    surrender: 5,
    ...(common as Fields),
    ...(own as Fields),
  });
  return ScenarioFile.parse({
    scenario: 1,
    game: 'combat-commander',
    id: 'a-test',
    map: 'corner',
    year: 1944,
    suddenDeath: 9,
    initiative: 'axis',
    first: 'axis',
    setUp: ['axis', 'allies'],
    chits: { open: [], secret: { axis: 0, allies: 0 } },
    control: ['', '', '', '', ''],
    axis: side('germany', axis),
    allies: side('america', allies),
    ...rest,
  });
}

/** One German squad defends the upper half of the map and is placed first, one American squad attacks from below: both reach E5 to E7. */
export function skirmish({ axis = {}, allies = {}, ...rest }: Fields = {}, random: Random = scriptedRandom([])): State {
  const scenario = design({
    common: { depth: 6 },
    axis: { posture: 'defend', edge: 'top', units: { 'g-rifle': 1 }, ...(axis as Fields) },
    allies: { posture: 'attack', edge: 'bottom', units: { 'a-line': 1 }, ...(allies as Fields) },
    ...rest,
  });
  return beginScenario(scenario, houseRules({ options: {} }), random);
}
