/**
 * What somebody sees at the moment he is told something is the same whatever he cannot know: as it stands in the middle of a rule, all
 * of that is dealt anew, for every seat and for a spectator.
 */
import type { AnyGame } from '../../src/games/box.ts';
import { type Random, randomFrom } from '../../src/kernel/dice.ts';
import type { GameEvent, GameState, Seat } from '../../src/kernel/game.ts';
import { seatsOf } from '../../src/kernel/setup.ts';
import { type Asker, seatsOf as heldBy, isTold } from '../../src/kernel/witness/audience.ts';
import { type AnyInvariants, forLength, setupNumber } from '../games.ts';
import { howMany } from '../how-many.ts';
import type { Play, Watcher } from './series.ts';

/** Of each type of event the first so many tellings are looked at, and later every so manieth; in a soak all of them. */
const FIRST = 30;
const EVERY = howMany({ test: 10, soak: 1 });
const EVERY_IN_LONG = howMany({ test: 40, soak: 1 });

export class ToldViews implements Watcher {
  views = 0;
  readonly #game: AnyGame;
  readonly #every: number;
  /** How often each type of event was told. */
  readonly #tellings = new Map<string, number>();
  #random: Random = randomFrom('');
  #seats: readonly Seat[] = [];

  constructor(game: AnyGame, invariants: AnyInvariants) {
    this.#game = game;
    this.#every = forLength(invariants, EVERY, EVERY_IN_LONG);
  }

  begins({ id, setup }: Play): void {
    this.#random = randomFrom(`told ${id}`);
    this.#seats = seatsOf(this.#game, setup ?? setupNumber(this.#game, 0));
  }

  told({ type, to }: GameEvent, state: GameState): string | undefined {
    const times = this.#tellings.get(type) ?? 0;
    this.#tellings.set(type, times + 1);
    if (times >= FIRST && times % this.#every > 0) return undefined;
    const askers = [...this.#seats, undefined].filter((asker) => isTold(to ?? 'all', heldBy(asker)));
    const leaks = askers.filter((asker) => this.#isLeakedTo(asker, state));
    return leaks.length > 0 ? `${leaks.map((seat) => seat ?? 'a spectator').join()} sees something else where it is dealt anew` : undefined;
  }

  #isLeakedTo(asker: Asker, state: GameState): boolean {
    this.views++;
    const other = this.#game.copy(state);
    this.#game.determinize(other, heldBy(asker), this.#random);
    return JSON.stringify(this.#game.view(other, asker)) !== JSON.stringify(this.#game.view(state, asker));
  }
}
