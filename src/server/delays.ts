/** Those who only watch are told what happened once it is due for them. */
import type { LiveTable } from './live-table.ts';
import type { Clock } from './windows.ts';

export class Delays {
  readonly #clock: Clock;
  readonly #tell: (table: LiveTable) => void;

  constructor(clock: Clock, tell: (table: LiveTable) => void) {
    this.#clock = clock;
    this.#tell = tell;
  }

  /** To be called whenever the table has changed. */
  attend(table: LiveTable): void {
    this.close(table);
    const { lagging } = table;
    if (!lagging) return;
    if (lagging.goOn(this.#clock.now())) table.showWatchers();
    const { nextDue } = lagging;
    if (nextDue === undefined) return;
    table.falling = this.#clock.after(Math.max(0, nextDue - this.#clock.now()), () => {
      this.attend(table);
      this.#tell(table);
    });
  }

  close(table: LiveTable): void {
    table.falling?.();
    table.falling = undefined;
  }
}
