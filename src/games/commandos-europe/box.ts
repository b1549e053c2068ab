/** Commandos: Europe as it stands on the shelf. */
import { anyGame, type Box } from '../box.ts';
import { commandosEurope } from './game.ts';
import { CONTENT } from './own-files.ts';
import { diceIn } from './statistics.ts';
import { detail } from './terminal/detail.ts';
import { map } from './terminal/map.ts';
import { briefing, situation } from './terminal/situation.ts';
import { TEXTS } from './text/texts.ts';
import { UNTESTABLE } from './untestable.ts';
import type { View } from './view.ts';
import type { Choice, Event } from './vocabulary.ts';

// Only the game's own views, choices and events ever reach these functions: whoever holds a box hands back what came out of it.
export const COMMANDOS_EUROPE: Box = {
  game: anyGame(commandosEurope),
  dice: (event) => diceIn(event as Event),
  texts: TEXTS,
  untestable: UNTESTABLE,
  terminal: {
    briefing: (view, speaker) => briefing(view as View, speaker),
    situation: (view, speaker) => situation(view as View, speaker),
    detail: (view, choice, speaker) => detail(view as View, choice as Choice, speaker),
    map: (view, speaker) => map(view as View, speaker),
  },
  content: CONTENT,
};
