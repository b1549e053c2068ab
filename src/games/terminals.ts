/** How each game looks on a terminal. */
import type { Choice } from '../kernel/game.ts';
import type { Speaker } from '../words/speaker.ts';
import * as commando from './commando/terminal.ts';

export interface Terminal {
  /** Where the game stands, as a seat sees it, in a few lines. */
  situation(view: unknown, speaker: Speaker): string[];
  /** What a player would look up before making a choice. */
  detail(view: unknown, choice: Choice, speaker: Speaker): string | undefined;
}

// Each game reads its own views and choices only; whoever holds a Terminal hands it what came from its game.
const BY_GAME: Readonly<Record<string, Terminal>> = { commando: commando as unknown as Terminal };

const PLAIN: Terminal = { situation: () => [], detail: () => undefined };

export function terminalOf(gameId: string): Terminal {
  return BY_GAME[gameId] ?? PLAIN;
}
