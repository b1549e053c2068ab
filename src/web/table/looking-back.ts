/** Looking at the board as it was: step by step, as a replay, or by a line of the log. */
import type { Scene } from '../../wire/wire.ts';
import { type api, OutOfReachError, RefusedError } from '../api.ts';
import type { Housekeeping } from './housekeeping.ts';
import { eventsIn, type Known } from './scene-keeper.ts';
import { type SeenPast, type Sitting, stopOf } from './sitting.ts';

interface Place {
  readonly api: Pick<typeof api, 'past'>;
  readonly housekeeping: Housekeeping;
  scene(): Scene;
  known(): Known;
  sitting(): Sitting;
  change(change: Partial<Sitting>): void;
}

export class LookingBack {
  readonly #place: Place;
  readonly #pasts = new Map<string, SeenPast>();

  constructor(place: Place) {
    this.#place = place;
  }

  readonly goTo = (stop: number): void => this.#look(stop, false);

  readonly lookAt = (step: number): void => this.goTo(stopOf({ looking: step }, this.#place.scene().steps).stop);

  readonly backToNow = (): void => this.#toNow(false);

  #toNow(isTurned: boolean): void {
    this.#place.change({ looking: undefined, past: undefined, isReplaying: false, isTurned });
  }

  /** Goes on by itself from where one looks; from the beginning where one looks at nothing. */
  readonly replay = (): void => {
    if (this.#place.sitting().looking !== undefined) this.#place.change({ isReplaying: true });
    else this.replayAll();
  };

  /** From now, one step back. */
  readonly fromTheEnd = (): void => this.goTo(this.#place.scene().steps.length - 2);

  readonly replayAll = (): void => this.#look(0, this.#place.scene().steps.length > 1);

  readonly stopReplaying = (): void => this.#place.change({ isReplaying: false });

  /** The step after this one in a replay; at the last one it is over. */
  replayStep(stop: number): void {
    this.#look(stop + 1, true);
  }

  #look(to: number, isReplaying: boolean): void {
    const { steps } = this.#place.scene();
    const last = steps.length - 1;
    const { stop: from } = stopOf(this.#place.sitting(), steps);
    const stop = this.#told(Math.max(0, Math.min(to, last)), to < from ? -1 : 1);
    if (stop === last) void this.#turnToNow();
    else this.#place.change({ looking: steps[stop], isReplaying });
  }

  /** The last page is seen played as well: where nobody looked on as it happened, it is fetched like the others. */
  async #turnToNow(): Promise<void> {
    const { scene, log, views, rewritten } = this.#place.known();
    const { looking } = this.#place.sitting();
    const told = eventsIn(log.filter(({ step }) => step === scene.step)).length;
    if (looking === undefined || views.length >= told) {
      this.#toNow(true);
      return;
    }
    const past = await this.#pastAt(scene.step, rewritten);
    if (this.#place.sitting().looking === looking) this.#place.change({ looking: undefined, past, isReplaying: false, isTurned: true });
  }

  /** Steps of which nothing is told are passed over: there is nothing to be seen at them. */
  #told(from: number, by: 1 | -1): number {
    const { scene, log } = this.#place.known();
    const since = log[0]?.step ?? Number.POSITIVE_INFINITY;
    const isTold = (step: number) => step <= since || eventsIn(log.filter((line) => line.step === step)).length > 0;
    let stop = from;
    while (stop > 0 && stop < scene.steps.length - 1 && !isTold(scene.steps[stop] ?? 0)) stop += by;
    return stop;
  }

  /** Fetches the board as it was at the step looked at. What was taken back in the meantime is another past. */
  async fetchPast(step: number, rewritten: number): Promise<void> {
    const past = await this.#pastAt(step, rewritten);
    if (this.#place.sitting().looking !== step) return;
    if (past) this.#place.change({ past });
    else this.backToNow();
  }

  /** Undefined where it cannot be had. */
  async #pastAt(step: number, rewritten: number): Promise<SeenPast | undefined> {
    const { table, seat } = this.#place.scene();
    const key = `${rewritten} ${step} ${seat}`;
    try {
      const past = this.#pasts.get(key) ?? { ...(await this.#place.api.past(table.id, step, seat)), rewritten };
      this.#pasts.set(key, past);
      return past;
    } catch (error) {
      if (error instanceof OutOfReachError || error instanceof RefusedError) return undefined;
      throw error;
    }
  }

  readonly fork = (name: (step: number) => string): void => {
    const { looking } = this.#place.sitting();
    if (looking !== undefined) this.#place.housekeeping.fork(looking, name(looking));
  };
}
