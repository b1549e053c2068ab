/** Commando as it stands on the shelf. */
import { anyGame, type Box } from '../box.ts';
import { CONTENT } from './content/content.ts';
import { commando } from './game.ts';
import { medalsFor } from './medals.ts';
import { placesIn } from './places.ts';
import type { State } from './state.ts';
import { diceIn } from './statistics.ts';
import { detail, map, situation } from './terminal.ts';
import { TEXTS } from './text/texts.ts';
import type { Event } from './vocabulary.ts';

// Only Commando's own views, choices and events ever reach these functions: whoever holds a box hands back what came out of it.
export const COMMANDO: Box = {
  game: anyGame(commando),
  dice: (event) => diceIn(event as Event),
  texts: TEXTS,
  terminal: { situation, detail, map },
  places: (state) => placesIn(state as State),
  honours: { bests: { kia: 'most', opsLeft: 'most', losses: 'least' }, medals: medalsFor },
  content: CONTENT,
};
