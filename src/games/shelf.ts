/** Every game by id: the only list of games. */
import type { Choice, Game, GameEvent, GameState } from '../kernel/game.ts';
import { commando } from './commando/game.ts';

/** A game of which nobody outside its folder knows the state. */
export type AnyGame = Game<GameState, Choice, GameEvent>;

// Each game's methods take its own state only; whoever holds an AnyGame hands it back what it came from.
export const SHELF: readonly AnyGame[] = [commando as unknown as AnyGame];

export function gameOf(id: string): AnyGame | undefined {
  return SHELF.find((game) => game.id === id);
}
