/** Judges what is commanded at a table, and what happens there by itself, and has it written down: once, or not at all. */
import type { Refusal, Seat } from '../kernel/game.ts';
import { newsSince } from '../kernel/witness/log.ts';
import { partingFor } from '../kernel/witness/presence.ts';
import { isStillAnswer } from '../kernel/witness/sight.ts';
import { StoreFault } from '../store/fault.ts';
import type { Commit } from '../store/store.ts';
import { LINES_AT_ONCE } from '../wire/limits.ts';
import type { Acknowledged } from '../wire/wire.ts';
import { commitOf, noteCommit } from './commits.ts';
import type { LiveTable } from './live-table.ts';
import type { Source } from './opening.ts';
import { isOfTheStore } from './other-servers.ts';
import { Refused, refusedByRule } from './refusal.ts';
import { type Adding, refuseWithoutRoom } from './room.ts';

/** The table in the store has moved on; the one in memory has caught up with it. */
const CONFLICT = Symbol('conflict');

export interface Command {
  readonly id: string;
  readonly version: number;
  /** Says for which seat it speaks, in its turn; throws what speaks against that. */
  speaker(): Seat;
  /** Who waits for it: an address. */
  readonly by: string;
  /** What it adds to the table; left out, choices. */
  readonly adds?: Adding;
  /** It goes back, so it must be known how the game stood. */
  readonly goesBack?: boolean;
  /** It says all that it wants, so it may stand although others have answered the same question meanwhile. */
  readonly mayBeLate?: boolean;
}

interface House extends Source {
  now(): number;
  /** What other servers have written is known here as well. */
  catchUp(table: LiveTable): Promise<void>;
  /** Whatever else is to be written down with what was done after the first so many entries. */
  besides(table: LiveTable, from: number, now: number): Partial<Commit>;
  /** What was done after the first so many entries is written down. */
  hasCommitted(table: LiveTable, from: number): void;
  /** The table is not as it was: those go on who do something by themselves. */
  attend(table: LiveTable): void;
  tell(table: LiveTable): void;
  /** Whoever comes back opens it anew, or learns why not. */
  giveUp(table: LiveTable): void;
  onFailure(error: unknown): void;
}

export class Judge {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** Carries out a command once, however often it comes; what it answers is decided before it is committed. */
  async command<A extends Acknowledged>(
    table: LiveTable,
    visitor: string,
    command: Command,
    act: (seat: Seat) => Omit<A, 'version'> | Refusal,
  ): Promise<A> {
    return table.inOrder(async () => {
      const first = await this.#attempt(table, visitor, command, act);
      if (first !== CONFLICT) return first;
      // Another process was faster: what it did is known now, and the command is judged once more.
      const second = await this.#attempt(table, visitor, command, act);
      if (second === CONFLICT) throw this.#stale(table, visitor, command);
      return second;
    });
  }

  async #attempt<A extends Acknowledged>(
    table: LiveTable,
    visitor: string,
    command: Command,
    act: (seat: Seat) => Omit<A, 'version'> | Refusal,
  ): Promise<A | typeof CONFLICT> {
    // He has seen more than is known here: another server has told him.
    if (command.version > table.versionFor(visitor)) await this.#house.catchUp(table);
    const seat = command.speaker();
    const { held } = table.presenceOf(visitor);
    const isLate = command.version !== table.versionFor(visitor);
    if (isLate) {
      const before = await this.#house.store.answer(table.id, command.id, visitor);
      // Our own answer, as it was written down when the command was carried out.
      if (before !== undefined) return JSON.parse(before) as A;
      if (command.mayBeLate) await table.recall(this.#house.replays, command.by, 0);
      if (!command.mayBeLate || !isStillAnswer(table.chronicle, seat, held, command.version)) throw this.#stale(table, visitor, command);
    }
    if (table.diverged) {
      const { figures } = partingFor(table.diverged, seat, table.presenceOf(visitor));
      throw new Refused(409, 'rules-have-changed', { ...figures });
    }
    if (command.goesBack) await table.recall(this.#house.replays, command.by);
    refuseWithoutRoom(table, seat, command.adds ?? 'choice');
    const from = table.chronicle.version;
    const now = this.#house.now();
    const done = await this.#acted(table, () => {
      const acted = act(seat);
      if (isRefusal(acted)) throw isLate ? this.#stale(table, visitor, command) : refusedByRule(acted);
      table.note(from, now);
      return acted;
    });
    const answer = { ...done, version: table.versionFor(visitor) } as unknown as A;
    return this.#commit(table, from, now, { id: command.id, by: visitor, answer: JSON.stringify(answer) }, answer);
  }

  /** What nobody has sent a command for is written down like everything else; in its turn. */
  async enter(table: LiveTable, act: () => void): Promise<void> {
    const from = table.chronicle.version;
    const now = this.#house.now();
    await this.#acted(table, () => {
      act();
      table.note(from, now);
    });
    // What it was judged by is no longer so.
    if ((await this.#commit(table, from, now, null, undefined)) === CONFLICT) throw new StoreFault('table-changed', { table: table.id });
  }

  /** The table has moved on; with what has changed since, as far as the seat may know. */
  #stale(table: LiveTable, visitor: string, { version, speaker }: Command): Refused {
    const refused = new Refused(409, 'stale-version', { version, current: table.versionFor(visitor) });
    refused.news = newsSince(table.chronicle, speaker(), table.presenceOf(visitor).held, version).slice(-LINES_AT_ONCE);
    return refused;
  }

  /** If a rule fails in the middle of a choice, nothing of it stays. */
  async #acted<T>(table: LiveTable, act: () => T): Promise<T> {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof Refused)) await this.#reload(table);
      throw error;
    }
  }

  async #commit<A>(table: LiveTable, from: number, now: number, command: Commit['command'], answer: A): Promise<A | typeof CONFLICT> {
    try {
      const commit = { ...commitOf(table, from, command, now), ...this.#house.besides(table, from, now) };
      const committed = await this.#house.store.commit(commit);
      if (committed.kind === 'repeated') {
        // An old command that was sent as an answer to the newest version: what it did a second time is thrown away.
        await this.#reload(table);
        return JSON.parse(committed.answer) as A;
      }
      if (committed.kind === 'gone') throw new Refused(410, 'table-deleted', { table: table.id });
      if (committed.kind === 'conflict') {
        await table.reload(this.#house);
        this.#house.attend(table);
        if (table.listeners.size > 0) setImmediate(() => this.#house.tell(table));
        return CONFLICT;
      }
      noteCommit(table, commit);
      this.#house.hasCommitted(table, from);
    } catch (error) {
      await this.#reload(table);
      throw error;
    }
    if (table.listeners.size > 0) setImmediate(() => this.#house.tell(table));
    return answer;
  }

  /** After a failure the store has the last word; where it does not answer, what it has acknowledged stands. */
  async #reload(table: LiveTable): Promise<void> {
    try {
      await table.reload(this.#house);
      this.#house.attend(table);
      if (table.listeners.size > 0) this.#house.tell(table);
    } catch (error) {
      this.#house.onFailure(error);
      if (isOfTheStore(error) && table.forget()) this.#house.attend(table);
      else this.#house.giveUp(table);
    }
  }
}

function isRefusal(done: object): done is Refusal {
  return 'code' in done && 'figures' in done && 'rule' in done;
}
