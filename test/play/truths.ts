/** What is told in figures is so: a game holds its events to the state in which they are told. */
import type { GameEvent, GameState } from '../../src/kernel/game.ts';
import type { AnyInvariants } from '../games.ts';
import type { Watcher } from './series.ts';

export class Truths implements Watcher {
  readonly #untrue: AnyInvariants['untrueIn'];

  constructor({ untrueIn }: AnyInvariants) {
    this.#untrue = untrueIn;
  }

  told(event: GameEvent, state: GameState): string | undefined {
    return this.#untrue?.(event, state);
  }
}
