/** Everything in the game occurs in play: what never does stays missing, by name. */
import type { AnyGame } from '../../src/games/box.ts';
import type { GameEvent, GameState } from '../../src/kernel/game.ts';
import { type AnyInvariants, type AnyMatch, vocabulary } from '../games.ts';
import type { Moment, Play, Watcher } from './series.ts';

/** The vocabulary, the set-ups and options, and whatever else the game itself names. */
function everything(game: AnyGame, { content = [], seldom = [] }: AnyInvariants): string[] {
  return [
    ...vocabulary(game, 'ask').map((asks) => `question ${asks}`),
    ...vocabulary(game, 'choice').map((kind) => `choice ${kind}`),
    ...vocabulary(game, 'event').map((type) => `event ${type}`),
    ...vocabulary(game, 'outcome').map((how) => `outcome ${how}`),
    ...game.setups.map(({ id }) => `set-up ${id}`),
    ...game.options.flatMap(({ id, values }) => values.map((value) => `option ${id}=${value}`)),
    ...content,
  ].filter((what) => !seldom.includes(what));
}

export class Occurrences implements Watcher {
  readonly #missing: Set<string>;
  readonly #invariants: AnyInvariants;

  constructor(game: AnyGame, invariants: AnyInvariants) {
    this.#invariants = invariants;
    this.#missing = new Set(everything(game, invariants));
  }

  get missing(): string[] {
    return [...this.#missing];
  }

  begins({ setup }: Play): void {
    if (!setup) return;
    this.#missing.delete(`set-up ${setup.id}`);
    for (const [option, value] of Object.entries(setup.options)) this.#missing.delete(`option ${option}=${value}`);
  }

  asked({ match: { state, decision }, choice }: Moment): undefined {
    if (this.#missing.size === 0) return;
    this.#missing.delete(`question ${decision?.question.asks}`);
    this.#missing.delete(`choice ${choice.kind}`);
    for (const what of this.#invariants.occursByChoice?.(state, choice) ?? []) this.#missing.delete(what);
  }

  told(event: GameEvent, state: GameState): undefined {
    if (this.#missing.size === 0) return;
    this.#missing.delete(`event ${event.type}`);
    for (const what of this.#invariants.occursByEvent?.(state, event) ?? []) this.#missing.delete(what);
  }

  ended({ outcome }: AnyMatch): undefined {
    this.#missing.delete(`outcome ${outcome?.how}`);
  }
}
