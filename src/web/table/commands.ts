/** Commands to the table, one at a time: each is delivered once, and its effect awaited before the next. */
import type { Seat } from '../../kernel/game.ts';
import type { Acknowledged, Hinted, Refused } from '../../wire/wire.ts';
import { type api, newCommand, RefusedError } from '../api.ts';
import { deliver } from './delivering.ts';
import type { Sitting } from './sitting.ts';
import { forgetUnsent, keepUnsent, type Unsent, unsentAt } from './unsent.ts';

/** What commands are sent over, and how they learn what came of them. */
export interface Line {
  readonly id: string;
  readonly api: Pick<typeof api, 'command' | 'hint'>;
  version(): number;
  /** The seat that is spoken for: whoever holds several sees the table from one of them. */
  seat(): Seat | null;
  /** Steps with one sensible answer go by themselves. */
  goesOn(): boolean;
  /** Waits until the table has got so far. */
  reach(version: number): Promise<void>;
  refresh(): Promise<void>;
}

interface Answering {
  /** What a refusal changes for the player. */
  readonly whenRefused?: ((refused: Refused) => Partial<Sitting>) | undefined;
  readonly whenAnswered?: () => void;
}

const STALE = 'stale-version';
const WORTH_MENTIONING_MS = 300;

export class Commands {
  readonly #line: Line;
  readonly #change: (change: Partial<Sitting>) => void;
  #isBusy = false;
  #isGone = false;

  constructor(line: Line, change: (change: Partial<Sitting>) => void) {
    this.#line = line;
    this.#change = change;
  }

  /** Somebody waits for answers, or nobody does any more. */
  attend(isThere: boolean): void {
    this.#isGone = !isThere;
  }

  /** `isAll`: nothing is to be chosen after it that was meant with it. */
  choose(choice: string, isAll = true): Promise<boolean> {
    return this.#deliver({ ...this.#newBody(), choice, ...(isAll && this.#line.goesOn() && { goOn: true }) });
  }

  /** The choice that an earlier page could not deliver; dropped where the table has moved on without it. */
  async sendKept(): Promise<void> {
    const kept = unsentAt(this.#line.id);
    if (kept) await this.#deliver(kept, () => ({ notice: { key: 'unsent-dropped' } }));
  }

  undo(beyond: boolean): Promise<boolean> {
    return this.#simple('undo', { beyond });
  }

  redo(): Promise<boolean> {
    return this.#simple('redo');
  }

  playOn(): Promise<boolean> {
    return this.#simple('play-on');
  }

  resign(): Promise<boolean> {
    return this.#simple('resign');
  }

  hint(): Promise<Hinted | undefined> {
    const body = this.#newBody();
    return this.#run(() => this.#line.api.hint(this.#line.id, body));
  }

  #simple(what: string, more: object = {}): Promise<boolean> {
    const body = { ...this.#newBody(), ...more };
    return this.#run(() => this.#line.api.command(this.#line.id, what, body)).then(Boolean);
  }

  /** A choice is kept beside the page until somebody has answered. */
  async #deliver(body: Unsent, whenRefused?: (refused: Refused) => Partial<Sitting>): Promise<boolean> {
    const { id, api } = this.#line;
    if (this.#isBusy) return false;
    keepUnsent(id, body);
    const send = () => api.command(id, 'choices', body);
    const answer = await this.#run(send, { whenRefused, whenAnswered: () => forgetUnsent(id, body.command) });
    return answer !== undefined;
  }

  #newBody(): { command: string; version: number; seat?: Seat } {
    const seat = this.#line.seat();
    return { command: newCommand(), version: this.#line.version(), ...(seat !== null && { seat }) };
  }

  async #run<Answer extends Acknowledged>(
    attempt: () => Promise<Answer>,
    { whenRefused = (problem) => ({ problem }), whenAnswered = () => {} }: Answering = {},
  ): Promise<Answer | undefined> {
    if (this.#isBusy) return undefined;
    this.#isBusy = true;
    this.#change({ problem: undefined, sending: 'now' });
    let isUnheard = false;
    const slow = setTimeout(() => {
      if (!isUnheard) this.#change({ sending: 'slow' });
    }, WORTH_MENTIONING_MS);
    try {
      const answer = await deliver(attempt, {
        wait: (ms) => new Promise((resolve) => setTimeout(() => resolve(!this.#isGone), ms)),
        onFailure: () => {
          isUnheard = true;
          this.#change({ sending: 'unheard' });
        },
      });
      if (!answer) return undefined;
      whenAnswered();
      await this.#line.reach(answer.version);
      return answer;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      whenAnswered();
      this.#change(whenRefused(error.refused));
      if (error.refused.code === STALE) await this.#line.refresh();
      return undefined;
    } finally {
      clearTimeout(slow);
      this.#isBusy = false;
      this.#change({ sending: 'no' });
    }
  }
}
