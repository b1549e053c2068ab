/** Combat Commander as it stands on the shelf. */
import { anyGame, type Box } from '../box.ts';
import { faultsInMap, isMapFile } from './content/map-check.ts';
import { ScenarioFile } from './content/scenario.ts';
import { faultsInScenario, isScenarioFile, remarksOnScenario } from './content/scenario-check.ts';
import { combatCommander } from './game.ts';
import { diceIn } from './statistics.ts';
import { briefing } from './terminal/briefing.ts';
import { detail } from './terminal/detail.ts';
import { map } from './terminal/map.ts';
import { progress } from './terminal/progress.ts';
import { printed, sight } from './terminal/sight.ts';
import { situation } from './terminal/situation.ts';
import { TEXTS } from './text/texts.ts';
import { UNTESTABLE } from './untestable.ts';
import type { Event } from './vocabulary.ts';

// Only Combat Commander's own views, choices and events ever reach these functions: whoever holds a box hands back what came out of it.
export const COMBAT_COMMANDER: Box = {
  game: anyGame(combatCommander),
  dice: (event) => diceIn(event as Event),
  texts: TEXTS,
  untestable: UNTESTABLE,
  terminal: { briefing, situation, progress, detail, map, sight, printed },
  content: {
    recognises: (data) => isMapFile(data) || isScenarioFile(data),
    // A scenario names its map, so it looks like a map file too.
    check: (data) => (isScenarioFile(data) ? faultsInScenario(data) : faultsInMap(data)),
    remarks: (data) => (isScenarioFile(data) ? remarksOnScenario(data) : []),
    words(data, language) {
      const { id, words } = ScenarioFile.parse(data);
      return words && { name: { [id]: words[language].title }, scenario: { [id]: words[language] } };
    },
  },
};
