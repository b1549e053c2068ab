/** The scripted player chooses for whoever sits here, one choice after the other, until he is asked himself again. */
import type { Scene } from '../../wire/wire.ts';
import { isAsked } from './scene-keeper.ts';
import type { Sitting } from './sitting.ts';

interface Place {
  scene(): Scene;
  sitting(): Sitting;
  change(change: Partial<Sitting>): void;
  /** Says why not where the past is looked at. */
  isNow(): boolean;
  /** What it means was explained at this table. */
  isKnown(): boolean;
  /** One choice by the scripted player; whether it was made. */
  choose(): Promise<boolean>;
}

export class PlayedFor {
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  #isPossible(): boolean {
    return isAsked(this.#place.scene()) && this.#place.sitting().looking === undefined;
  }

  readonly begin = (): void => {
    if (!this.#place.isNow() || !this.#isPossible()) return;
    if (this.#place.isKnown()) this.start();
    else this.#place.change({ asking: 'play-on' });
  };

  readonly start = (): void => this.#place.change({ playedFor: 'yes' });
  readonly skip = (): void => this.#place.change({ playedFor: 'skipping' });
  readonly stop = (): void => this.#place.change({ playedFor: 'no' });

  /** The table has moved on: whoever skips stops at a turn of events, and nobody is played for who is not asked. */
  arrive(isTurn: boolean): void {
    const { playedFor } = this.#place.sitting();
    if (playedFor !== 'no' && !this.#isPossible()) this.stop();
    else if (playedFor === 'skipping' && isTurn) this.start();
  }

  /** One choice, from this version on. */
  async once(version: number): Promise<void> {
    if (version !== this.#place.scene().version || !this.#isPossible()) return;
    if (!(await this.#place.choose())) this.stop();
  }
}
