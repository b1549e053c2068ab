/** What was chosen is taken back, as far as nothing has come to light, or beyond where that is possible; and made again. */
import type { Scene } from '../../wire/wire.ts';
import type { Commands } from './commands.ts';
import { isForSeveral } from './company/acts.ts';
import type { Sitting } from './sitting.ts';

const UNDO_STOPS = 'undo-stops-here';

interface Place {
  scene(): Scene;
  sitting(): Sitting;
  change(change: Partial<Sitting>): void;
  /** Says why not where the past is looked at. */
  isNow(): boolean;
  readonly commands: Pick<Commands, 'undo' | 'redo'>;
  /** Says why nothing is done. */
  refuse(key: string): void;
  /** What was begun does not go on. */
  giveUp(): void;
}

export class TakingBack {
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  readonly undo = async (): Promise<void> => {
    const place = this.#place;
    place.giveUp();
    const { seat, undoable, step } = place.scene();
    if (!place.isNow() || seat === null) return;
    if (undoable === 0 && step > 0) this.#askBeyond();
    else if (undoable === 0) place.refuse('nothing-to-undo');
    else if (!(await place.commands.undo(false)) && place.sitting().problem?.code === UNDO_STOPS) this.#askBeyond();
  };

  /** Going back beyond what has come to light is asked about where it is possible; where it is not, that is said and play goes on. */
  #askBeyond(): void {
    const scene = this.#place.scene();
    const canGoBack = scene.solo || isForSeveral(scene);
    this.#place.change(canGoBack ? { asking: 'beyond' } : { notice: { key: 'beyond-never' } });
  }

  readonly undoBeyond = (): void => {
    this.#place.giveUp();
    void this.#place.commands.undo(true);
  };

  readonly redo = (): void => {
    if (this.#place.isNow() && this.#place.scene().redoable) void this.#place.commands.redo();
  };
}
