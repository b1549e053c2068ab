/** V-Commandos as it stands on the shelf. */
import { anyGame, type Box } from '../box.ts';
import { faultsInLevel, faultsInOperation, isLevelFile, isOperationFile } from './content/level-check.ts';
import { operationFromFile } from './content/operations.ts';
import { vCommandos } from './game.ts';
import { diceIn } from './statistics.ts';
import { map } from './terminal/map.ts';
import { briefing, situation } from './terminal/situation.ts';
import { ownWords, TEXTS } from './text/texts.ts';
import { UNTESTABLE } from './untestable.ts';
import type { View } from './view.ts';
import type { Event } from './vocabulary.ts';

// Only V-Commandos' own views, choices and events ever reach these functions: whoever holds a box hands back what came out of it.
export const V_COMMANDOS: Box = {
  game: anyGame(vCommandos),
  dice: (event) => diceIn(event as Event),
  texts: TEXTS,
  untestable: UNTESTABLE,
  terminal: {
    briefing: (view, speaker) => briefing(view as View, speaker),
    situation: (view, speaker) => situation(view as View, speaker),
    map: (view, speaker) => map(view as View, speaker),
  },
  content: {
    recognises: (data) => isLevelFile(data) || isOperationFile(data),
    check: (data) => (isLevelFile(data) ? faultsInLevel(data) : faultsInOperation(data)),
    words(data, language) {
      const { operation, words, own = [] } = operationFromFile(data);
      const told = (id: string, its: typeof words) => ({ id, title: its?.[language].title ?? id, briefing: its?.[language].briefing });
      return ownWords([...own.map((level) => told(level.level, level.words)), told(operation, words)], language);
    },
  },
};
