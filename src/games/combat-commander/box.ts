/** Combat Commander as it stands on the shelf. */
import { anyGame, type Box } from '../box.ts';
import { combatCommander } from './game.ts';
import { CONTENT } from './own-files.ts';
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
  content: CONTENT,
};
