/** Levels and operations of somebody's own: what is wrong with a file, and the words it brings. */
import type { ContentCheck } from '../box.ts';
import { faultsInLevel, faultsInOperation, isLevelFile, isOperationFile } from './content/level-check.ts';
import { operationFromFile } from './content/operations.ts';
import { ownWords } from './text/texts.ts';

export const CONTENT: ContentCheck = {
  recognises: (data) => isLevelFile(data) || isOperationFile(data),
  check: (data) => (isLevelFile(data) ? faultsInLevel(data) : faultsInOperation(data)),
  words(data, language) {
    const { operation, words, own = [] } = operationFromFile(data);
    const told = (id: string, its: typeof words) => ({ id, title: its?.[language].title ?? id, briefing: its?.[language].briefing });
    return ownWords([...own.map((level) => told(level.level, level.words)), told(operation, words)], language);
  },
};
