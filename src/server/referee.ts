import type { Box } from '../games/box.ts';
import type { OwnContent, Refusal, Seat } from '../kernel/game.ts';
import { isOvertaken } from '../store/fault.ts';
import type { Kept, SeatWish, Store, TableChange } from '../store/store.ts';
import type { Acknowledged } from '../wire/wire.ts';
import { Attendance } from './attendance.ts';
import { Clocks } from './clocks.ts';
import { Companies } from './company.ts';
import { Delays } from './delays.ts';
import type { Seating } from './house.ts';
import { type Command, Judge } from './judge.ts';
import { Lapses } from './lapses.ts';
import { type Limits, limitsFor, USUAL_RATE } from './limits.ts';
import type { LiveTable } from './live-table.ts';
import { workOutAccounts } from './missing-accounts.ts';
import { NewTables } from './new-tables.ts';
import { OpenTables } from './open-tables.ts';
import type { Source } from './opening.ts';
import { OtherServers } from './other-servers.ts';
import { isOwner, isPlayer } from './owner.ts';
import { Presence } from './presence.ts';
import { noSuchTable, Refused } from './refusal.ts';
import { type Replays, replaysOf } from './replays.ts';
import { rest } from './resting.ts';
import { ScriptedPlayers } from './scripted.ts';
import { secret } from './secrets.ts';
import { wishesAfter } from './stops.ts';
import { tellAll } from './telling.ts';
import { thoughtsOf } from './thoughts.ts';
import { Uptime } from './uptime.ts';
import { type Clock, Paces, Windows } from './windows.ts';

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
  readonly #judge: Judge;
  readonly #presence: Presence;
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
    this.#presence = new Presence({
      ...{ shared: store.shared, now: this.#now },
      hasChanged: (id) => {
        const table = this.#open.get(id);
        if (table && table.listeners.size > 0) this.company.tell(table);
      },
    });
    this.others = new OtherServers({
      ...this.#source,
      open: this.#open,
      now: this.#now,
      hasChanged: (table) => this.#hasChanged(table),
      giveUp: (table) => this.#giveUp(table),
      presence: this.#presence,
      showPointing: (table, seat, thing) => this.company.showPointing(table, seat, thing),
      onFailure: this.#onFailure,
    });
    const clock = { now: this.#now, after: habits.after ?? later };
    this.uptime = new Uptime(this.#now());
    this.attendance = new Attendance({ store, presence: this.#presence, uptime: this.uptime, now: this.#now });
    this.#clocks = new Clocks(clock, this.uptime, (table) => this.company.tell(table));
    const lapses = new Lapses({ enter: (table, act) => this.#judge.enter(table, act), onFailure: this.#onFailure }, clock, this.uptime);
    this.company = new Companies({
      ...{ store, presence: this.#presence, now: this.#now },
      timeLeft: (table) => this.#clocks.timeLeft(table),
      windowLeft: (table) => lapses.timeLeft(table),
    });
    this.seating = {
      store,
      now: this.#now,
      secret: habits.secret ?? secret,
      enter: (table, act) => this.#judge.enter(table, act),
      noteTimes: async (table) => {
        if (!table.diverged && !table.chronicle.match.outcome) await this.#judge.enter(table, () => {});
      },
      upSince: (moment) => this.uptime.between(moment, this.#now()),
      patienceWith: (table, row) => this.attendance.patienceWith(table, row),
      isOutOfTime: (table, seat) => this.#clocks.isOut(table, seat),
      refresh: (table) => this.others.catchUp(table),
      wish: async (table, visitor, what) => {
        await table.inOrder(async () => {
          await this.#wish(table, visitor, what);
          await this.#endWishes(table);
        });
        this.seating.tell(table);
      },
      recall: (table) => this.recall(table, table.id),
      tell: (table) => {
        this.#attend(table);
        this.#tell(table);
      },
    };
    this.#judge = new Judge({
      ...this.#source,
      now: this.#now,
      catchUp: (table) => this.others.catchUp(table),
      besides: (table, from, now) => ({ clocks: this.#clocks.after(table, from, now) }),
      hasCommitted: (table, from) => this.#hasCommitted(table, from),
      attend: (table) => this.#attend(table),
      tell: (table) => this.#tell(table),
      giveUp: (table) => this.#giveUp(table),
      onFailure: this.#onFailure,
    });
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

  /** What other servers have done is looked for, and they hear of this one. */
  async sweep(): Promise<void> {
    if (!this.store.shared) return;
    await this.others.sweep();
    this.#presence.beat();
    for (const table of this.#open.all()) this.attendance.noteConnected(table);
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

  /** Whoever comes back opens it anew, or learns why not. */
  #giveUp(table: LiveTable): void {
    this.#dismiss(table);
    this.#open.drop(table);
    this.#presence.announce(table.id);
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

  /** Carries out a command once, however often it comes. */
  command<A extends Acknowledged>(
    table: LiveTable,
    visitor: string,
    command: Command,
    act: (seat: Seat) => Omit<A, 'version'> | Refusal,
  ): Promise<A> {
    return this.#judge.command(table, visitor, command, act);
  }

  #hasCommitted(table: LiveTable, from: number): void {
    this.#windows.noteAnswer(table, table.chronicle.entries[from]);
    if (wishesAfter(table).length > 0) table.inOrder(() => this.#endWishes(table)).catch(this.#onFailure);
    this.#attend(table);
  }

  /** A window goes by for a seat; nobody waits for an answer. */
  async #passFor(table: LiveTable, seat: Seat): Promise<void> {
    const passing = table.inOrder(async () => {
      if (this.#windows.isLeaving(table, seat)) await this.#judge.enter(table, () => table.chronicle.letGo(seat));
    });
    await passing.catch((error: unknown) => {
      // Where another server was faster the window is looked at anew.
      if (!isOvertaken(error)) this.#onFailure(error);
    });
  }

  async #wish(table: LiveTable, visitor: string, what: SeatWish): Promise<void> {
    if (!(await this.store.wish(table.id, visitor, what))) throw new Refused(403, 'not-at-this-table');
    await this.others.catchUp(table);
  }

  /** Of those whose own turn has come. */
  async #endWishes(table: LiveTable): Promise<void> {
    for (const [visitor, stops] of wishesAfter(table)) await this.#wish(table, visitor, { stops });
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
