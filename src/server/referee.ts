import type { Box } from '../games/box.ts';
import type { OwnContent, Refusal, Seat } from '../kernel/game.ts';
import { newsSince } from '../kernel/witness/log.ts';
import { partingFor } from '../kernel/witness/presence.ts';
import { isStillAnswer } from '../kernel/witness/sight.ts';
import { isOvertaken, StoreFault } from '../store/fault.ts';
import type { Commit, Kept, Store, TableChange } from '../store/store.ts';
import { LINES_AT_ONCE } from '../wire/limits.ts';
import type { Acknowledged } from '../wire/wire.ts';
import { Attendance } from './attendance.ts';
import { Clocks } from './clocks.ts';
import { commitOf, noteCommit } from './commits.ts';
import { Companies } from './company.ts';
import { Delays } from './delays.ts';
import type { Seating } from './house.ts';
import { Lapses } from './lapses.ts';
import { type Limits, limitsFor, USUAL_RATE } from './limits.ts';
import type { LiveTable } from './live-table.ts';
import { workOutAccounts } from './missing-accounts.ts';
import { NewTables } from './new-tables.ts';
import { OpenTables } from './open-tables.ts';
import type { Source } from './opening.ts';
import { isOfTheStore, OtherServers } from './other-servers.ts';
import { isOwner, isPlayer } from './owner.ts';
import { noSuchTable, Refused, refusedByRule } from './refusal.ts';
import { type Replays, replaysOf } from './replays.ts';
import { rest } from './resting.ts';
import { type Adding, refuseWithoutRoom } from './room.ts';
import { ScriptedPlayers } from './scripted.ts';
import { secret } from './secrets.ts';
import { tellAll } from './telling.ts';
import { thoughtsOf } from './thoughts.ts';
import { Uptime } from './uptime.ts';
import { type Clock, Paces, Windows } from './windows.ts';

/** The table in the store has moved on; the one in memory has caught up with it. */
const CONFLICT = Symbol('conflict');

/** So many tables are kept open although nobody listens. */
const OPEN_TABLES = 1_000;

export interface Habits {
  readonly now?: (() => number) | undefined;
  readonly after?: Clock['after'] | undefined;
  readonly paces?: Paces | undefined;
  /** What nobody may guess. */
  readonly secret?: (() => string) | undefined;
  /** Told of what went wrong with a table while nobody waited for an answer. */
  readonly onFailure?: (error: unknown) => void;
  readonly openTables?: number;
  readonly limits?: Pick<Limits, 'tables'>;
  readonly replays?: Replays | undefined;
  /** Where scripted players think. */
  readonly thinking?: Replays | undefined;
}

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

/** Somebody who does something at a table by himself, when it is time. */
interface Attendant {
  /** To be called whenever the table has changed. */
  attend(table: LiveTable): void;
  close(table: LiveTable): void;
}

export class Referee {
  readonly store: Store;
  readonly #boxes: ReadonlyMap<string, Box>;
  readonly #now: () => number;
  readonly #onFailure: (error: unknown) => void;
  readonly #replays: Replays;
  readonly #open: OpenTables;
  readonly #windows: Windows;
  readonly #thinking: Replays;
  readonly #players: ScriptedPlayers;
  readonly others: OtherServers;
  readonly newTables: NewTables;
  readonly company: Companies;
  readonly uptime: Uptime;
  readonly attendance: Attendance;
  readonly #clocks: Clocks;
  readonly #attendants: readonly Attendant[];
  readonly #resting = new Set<Promise<boolean>>();
  /** What those need who seat people. */
  readonly seating: Seating;

  constructor(store: Store, boxes: readonly Box[], habits: Habits = {}) {
    this.store = store;
    this.#replays = habits.replays ?? replaysOf(boxes);
    this.#boxes = new Map(boxes.map((box) => [box.game.id, box]));
    this.#now = habits.now ?? Date.now;
    this.#onFailure = habits.onFailure ?? (() => {});
    const most = { number: habits.openTables ?? OPEN_TABLES, weight: habits.limits?.tables ?? limitsFor(USUAL_RATE).tables };
    this.#open = new OpenTables(
      this.#source,
      (game) => this.box(game),
      most,
      (table) => this.rest(table),
    );
    this.others = new OtherServers({
      ...this.#source,
      open: this.#open,
      now: this.#now,
      hasChanged: (table) => this.#hasChanged(table),
      giveUp: (table) => this.#giveUp(table),
      onFailure: this.#onFailure,
    });
    const clock = { now: this.#now, after: habits.after ?? later };
    this.uptime = new Uptime(this.#now());
    this.attendance = new Attendance({ store, uptime: this.uptime, now: this.#now });
    this.#clocks = new Clocks(clock, this.uptime, (table) => this.company.tell(table));
    const lapses = new Lapses({ enter: (table, act) => this.#enter(table, act), onFailure: this.#onFailure }, clock, this.uptime);
    this.company = new Companies({
      ...{ store, now: this.#now },
      timeLeft: (table) => this.#clocks.timeLeft(table),
      windowLeft: (table) => lapses.timeLeft(table),
    });
    this.seating = {
      store,
      now: this.#now,
      secret: habits.secret ?? secret,
      enter: (table, act) => this.#enter(table, act),
      noteTimes: async (table) => {
        if (!table.diverged && !table.chronicle.match.outcome) await this.#enter(table, () => {});
      },
      upSince: (moment) => this.uptime.between(moment, this.#now()),
      patienceWith: (table, row) => this.attendance.patienceWith(table, row),
      isOutOfTime: (table, seat) => this.#clocks.isOut(table, seat),
      refresh: (table) => this.others.catchUp(table),
      recall: (table) => this.recall(table, table.id),
      tell: (table) => {
        this.#attend(table);
        this.#tell(table);
      },
    };
    this.newTables = new NewTables({
      ...this.#source,
      now: this.#now,
      secret: this.seating.secret,
      box: (game) => this.box(game),
      table: (id, by, visitor) => this.table(id, by, visitor),
    });
    const paces = habits.paces ?? new Paces();
    this.#windows = new Windows(clock, (table, seat) => void this.#passFor(table, seat), paces);
    this.#thinking = habits.thinking ?? thoughtsOf(boxes);
    this.#players = new ScriptedPlayers(
      { ...this.seating, onFailure: this.#onFailure, table: (id) => this.table(id, id) },
      clock,
      paces,
      this.#thinking,
    );
    this.#attendants = [this.#windows, lapses, this.#players, this.#clocks, new Delays(clock, (table) => this.#tell(table))];
  }

  get #source(): Source {
    return { store: this.store, replays: this.#replays };
  }

  /** Nobody passes any more, and whatever is being played again is given up: the store is about to be closed. */
  async close(): Promise<void> {
    const tables = [...this.#open.all()];
    for (const table of tables) this.#dismiss(table);
    await Promise.all([this.#replays.close(), this.#thinking.close(), this.noteUptime()]);
    // One after the other: a snapshot of each at once would fill the memory. Nobody waits for a store that does not answer.
    for (const table of tables) if (!(await this.rest(table))) break;
    await Promise.all(this.#resting);
  }

  /** Nobody is at the table for now; false where it could not be written down. */
  rest(table: LiveTable): Promise<boolean> {
    const resting = rest(this.store, table)
      .then(
        () => true,
        (error: unknown) => {
          this.#onFailure(error);
          return false;
        },
      )
      .finally(() => this.#resting.delete(resting));
    this.#resting.add(resting);
    return resting;
  }

  /** The server is up until now, at least. */
  noteUptime(): Promise<void> {
    return this.uptime.note(this.store, this.#now()).catch(this.#onFailure);
  }

  /** The server is up. Where it was not just before, everybody's time is told anew. */
  tick(): void {
    if (!this.uptime.tick(this.#now())) return;
    for (const table of this.#open.all()) {
      this.#clocks.attend(table);
      this.company.tellTimes(table);
      table.showAnew();
      if (table.listeners.size > 0) this.#tell(table);
    }
  }

  /** Those go on who are to do something by themselves. */
  #attend(table: LiveTable): void {
    for (const attendant of this.#attendants) attendant.attend(table);
  }

  #dismiss(table: LiveTable): void {
    for (const attendant of this.#attendants) attendant.close(table);
  }

  /** It was written to elsewhere. */
  #hasChanged(table: LiveTable): void {
    if (table.kept.table.deleted !== null) {
      this.#dismiss(table);
      for (const listener of table.listeners) listener.gone();
      return;
    }
    this.#attend(table);
    if (table.listeners.size > 0) setImmediate(() => this.#tell(table));
  }

  /** After a start: tables at which scripted players sit are opened, and they go on. */
  goOnScripted(isWanted: () => boolean = () => true): Promise<void> {
    return this.#players.goOnEverywhere(isWanted);
  }

  /** One choice by the scripted players, where they are paused. */
  step(table: LiveTable): void {
    this.#players.step(table);
  }

  get boxes(): readonly Box[] {
    return [...this.#boxes.values()];
  }

  get openTables(): number {
    return this.#open.size;
  }

  /** What waits for a thread: games to be played again, and thoughts of scripted players. */
  get waiting(): { replays: number; thoughts: number } {
    return { replays: this.#replays.waiting ?? 0, thoughts: this.#thinking.waiting ?? 0 };
  }

  box(game: string): Box {
    const box = this.#boxes.get(game);
    if (!box) throw new Refused(404, 'no-such-game', { game, known: [...this.#boxes.keys()] });
    return box;
  }

  /** What a table was set up from; the table need not be open. One that was deleted still stands in the list of its players. */
  async content(id: string, visitor: string | undefined): Promise<OwnContent> {
    const kept = await this.store.table(id);
    if (!kept) throw noSuchTable(id);
    const { deleted, setup } = kept.table;
    if (deleted !== null && (visitor === undefined || !isPlayer(kept, visitor))) throw new Refused(410, 'table-deleted', { table: id });
    if (!setup.content) throw new Refused(404, 'no-own-content', { table: id });
    return setup.content;
  }

  /** The table, opened if it was not, for a visitor who comes from that address; refuses one that is not there or deleted. */
  async table(id: string, by = '', visitor?: string): Promise<LiveTable> {
    const table = await this.#open.table(id, by);
    table.uptime = this.uptime;
    if (visitor !== undefined && isPlayer(table.kept, visitor)) table.address = by;
    this.attendance.note(table, visitor);
    this.#attend(table);
    return table;
  }

  /** Before somebody looks back. */
  recall(table: LiveTable, by: string, step?: number, seen: Pick<LiveTable, 'chronicle'> = table): Promise<void> {
    return table.recall(this.#replays, by, step, seen);
  }

  /** Where accounts or medals are missing, they are worked out. */
  workOutAccounts(isWanted: () => boolean = () => true): Promise<void> {
    return workOutAccounts({ ...this.#source, boxes: this.#boxes, onFailure: this.#onFailure }, isWanted);
  }

  /** After a failure the store has the last word; where it does not answer, what it has acknowledged stands. */
  async #reload(table: LiveTable): Promise<void> {
    try {
      await table.reload(this.#source);
      this.#attend(table);
      if (table.listeners.size > 0) this.#tell(table);
    } catch (error) {
      this.#onFailure(error);
      if (isOfTheStore(error) && table.forget()) this.#attend(table);
      else this.#giveUp(table);
    }
  }

  /** Whoever comes back opens it anew, or learns why not. */
  #giveUp(table: LiveTable): void {
    this.#dismiss(table);
    this.#open.drop(table);
    for (const listener of table.listeners) listener.cut();
  }

  /** Everybody is told, each what he may see. Whoever cannot be told comes back, and learns why. */
  #tell(table: LiveTable): void {
    const telling = table.inOrder(() => {
      tellAll(table);
      this.company.tell(table);
    });
    telling.catch((error: unknown) => {
      this.#onFailure(error);
      for (const listener of table.listeners) listener.cut();
    });
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
    if (command.version > table.versionFor(visitor)) await this.others.catchUp(table);
    const seat = command.speaker();
    const { held } = table.presenceOf(visitor);
    const isLate = command.version !== table.versionFor(visitor);
    if (isLate) {
      const before = await this.store.answer(table.id, command.id, visitor);
      // Our own answer, as it was written down when the command was carried out.
      if (before !== undefined) return JSON.parse(before) as A;
      if (command.mayBeLate) await this.recall(table, command.by, 0);
      if (!command.mayBeLate || !isStillAnswer(table.chronicle, seat, held, command.version)) throw this.#stale(table, visitor, command);
    }
    if (table.diverged) {
      const { figures } = partingFor(table.diverged, seat, table.presenceOf(visitor));
      throw new Refused(409, 'rules-have-changed', { ...figures });
    }
    if (command.goesBack) await this.recall(table, command.by);
    refuseWithoutRoom(table, seat, command.adds ?? 'choice');
    const from = table.chronicle.version;
    const now = this.#now();
    const done = await this.#acted(table, () => {
      const acted = act(seat);
      if (isRefusal(acted)) throw isLate ? this.#stale(table, visitor, command) : refusedByRule(acted);
      table.note(from, now);
      return acted;
    });
    const answer = { ...done, version: table.versionFor(visitor) } as unknown as A;
    return this.#commit(table, from, now, { id: command.id, by: visitor, answer: JSON.stringify(answer) }, answer);
  }

  /** A window goes by for a seat; nobody waits for an answer. */
  async #passFor(table: LiveTable, seat: Seat): Promise<void> {
    const passing = table.inOrder(async () => {
      if (this.#windows.isLeaving(table, seat)) await this.#enter(table, () => table.chronicle.letGo(seat));
    });
    await passing.catch((error: unknown) => {
      // Where another server was faster the window is looked at anew.
      if (!isOvertaken(error)) this.#onFailure(error);
    });
  }

  /** What nobody has sent a command for is written down like everything else. */
  async #enter(table: LiveTable, act: () => void): Promise<void> {
    const from = table.chronicle.version;
    const now = this.#now();
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
      const commit = { ...commitOf(table, from, command, now), clocks: this.#clocks.after(table, from, now) };
      const committed = await this.store.commit(commit);
      if (committed.kind === 'repeated') {
        // An old command that was sent as an answer to the newest version: what it did a second time is thrown away.
        await this.#reload(table);
        return JSON.parse(committed.answer) as A;
      }
      if (committed.kind === 'gone') throw new Refused(410, 'table-deleted', { table: table.id });
      if (committed.kind === 'conflict') {
        await table.reload(this.#source);
        this.#attend(table);
        if (table.listeners.size > 0) setImmediate(() => this.#tell(table));
        return CONFLICT;
      }
      noteCommit(table, commit);
      this.#windows.noteAnswer(table, table.chronicle.entries[from]);
      this.#attend(table);
    } catch (error) {
      await this.#reload(table);
      throw error;
    }
    if (table.listeners.size > 0) setImmediate(() => this.#tell(table));
    return answer;
  }

  /** What belongs to the table but is no part of the game. Explanations are for those who play; its name, and where it lies, for its owner. */
  async change(id: string, visitor: string, what: TableChange): Promise<Kept> {
    const kept = await this.store.table(id);
    if (!kept) throw noSuchTable(id);
    if (!isPlayer(kept, visitor)) throw new Refused(403, 'not-your-table');
    const { guided: _, ...others } = what;
    if (Object.keys(others).length > 0 && !isOwner(kept, visitor)) throw new Refused(403, 'only-the-owner');
    const write = () => this.store.change(id, what);
    const before = await this.#open.find(id);
    await (before ? before.inOrder(write) : write());
    // Somebody may have opened it meanwhile.
    const open = await this.#open.find(id);
    if (open) await this.others.follow(open);
    return { ...kept, table: { ...kept.table, ...what } };
  }

  /** Put into the bin: it can be restored until it is purged. */
  remove(id: string, visitor: string): Promise<Kept> {
    return this.change(id, visitor, { deleted: this.#now() });
  }
}

/** A process that has nothing else to do need not wait for it. */
const later: Clock['after'] = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds).unref();
  return () => clearTimeout(timer);
};

function isRefusal(done: object): done is Refusal {
  return 'code' in done && 'figures' in done && 'rule' in done;
}
