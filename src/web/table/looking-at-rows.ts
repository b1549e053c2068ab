/** Which choice of a list is looked at, by pointer or by focus. */
import type { Offer } from '../../kernel/witness/sight.ts';
import { lookedAway, type Sitting } from './sitting.ts';

interface Seat {
  sitting(): Sitting;
  half(): Sitting['half'];
  change(change: Partial<Sitting>): void;
  now(): number;
}

export class LookingAtRows {
  readonly #seat: Seat;
  #since = 0;
  #isPressed = false;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  readonly hover = (offer: Offer | undefined): void => {
    const half = this.#seat.half();
    if (this.#isPressed || this.#seat.sitting().isResting || (offer !== undefined && offer.text === half.hovered)) return;
    const now = this.#seat.now();
    const opened = lookedAway(half.opened, half.hovered, now - this.#since);
    this.#seat.change({ half: { ...half, hovered: offer?.text, opened } });
    this.#since = now;
  };

  /** A row is pressed down, or let go: what is looked at stays meanwhile, or the rows would move between press and release. */
  readonly press = (isPressed: boolean): void => {
    this.#isPressed = isPressed;
  };
}
