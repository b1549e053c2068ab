/** Maps and scenarios of somebody's own: what is wrong with a file, what is odd about it, and the words it brings. */
import type { ContentCheck } from '../box.ts';
import { faultsInMap, isMapFile } from './content/map-check.ts';
import { ScenarioFile } from './content/scenario.ts';
import { faultsInScenario, isScenarioFile, remarksOnScenario } from './content/scenario-check.ts';

export const CONTENT: ContentCheck = {
  recognises: (data) => isMapFile(data) || isScenarioFile(data),
  // A scenario names its map, so it looks like a map file too.
  check: (data) => (isScenarioFile(data) ? faultsInScenario(data) : faultsInMap(data)),
  remarks: (data) => (isScenarioFile(data) ? remarksOnScenario(data) : []),
  words(data, language) {
    const { id, words } = ScenarioFile.parse(data);
    return words && { name: { [id]: words[language].title }, scenario: { [id]: words[language] } };
  },
};
