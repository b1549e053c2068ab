/** No event names what is hidden before it comes to light. */
import type { GameEvent, GameState } from '../../src/kernel/game.ts';
import type { AnyInvariants } from '../games.ts';
import type { Watcher } from './series.ts';

export class Secrets implements Watcher {
  readonly #invariants: AnyInvariants;

  constructor(invariants: AnyInvariants) {
    this.#invariants = invariants;
  }

  told(event: GameEvent, state: GameState): string | undefined {
    const leak = this.#invariants.leakIn(event, state);
    return leak && `it names ${leak}`;
  }
}
