/** What could come of a choice, from the cards that the seat has not seen. */
import type { Odds, Seat } from '../../kernel/game.ts';
import type { State } from './state.ts';
import type { Choice } from './vocabulary.ts';

export function odds(_state: State, _seat: Seat, _choice: Choice): Odds | undefined {
  return undefined;
}
