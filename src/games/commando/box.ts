/** Commando as it stands on the shelf. */
import { anyGame, type Box } from '../box.ts';
import { CONTENT } from './content/content.ts';
import { commando } from './game.ts';
import { diceIn } from './statistics.ts';
import { detail, map, situation } from './terminal.ts';
import { TEXTS } from './text/texts.ts';
import { UNTESTABLE } from './untestable.ts';
import type { Event } from './vocabulary.ts';

// Only Commando's own views, choices and events ever reach these functions: whoever holds a box hands back what came out of it.
export const COMMANDO: Box = {
  game: anyGame(commando),
  dice: (event) => diceIn(event as Event),
  texts: TEXTS,
  untestable: UNTESTABLE,
  terminal: { situation, detail, map },
  content: CONTENT,
};
