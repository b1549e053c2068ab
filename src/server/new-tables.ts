/** How tables come into being: set up, taken from a save, forked, gone on with under newer rules. */
import { randomBytes } from 'node:crypto';
import type { AnyChronicle, Box } from '../games/box.ts';
import { Chronicle } from '../kernel/chronicle.ts';
import { type Chosen, type Entry, entryText } from '../kernel/entry.ts';
import { refusal, type Seat, type Setup } from '../kernel/game.ts';
import type { Redeal } from '../kernel/match.ts';
import { chooseOwnSetup, chooseSetup, seatsOf } from '../kernel/setup.ts';
import type { Asker } from '../kernel/witness/audience.ts';
import { whyNoFork } from '../kernel/witness/presence.ts';
import { NEW_SEAT, USUAL_MANNERS } from '../store/kept.ts';
import type { Commit, Delay, Manners, Pace, SeatRow, Snapshot, Store, TableRow, TimeLimit } from '../store/store.ts';
import { LONGEST_WINDOW } from '../wire/limits.ts';
import { accountsOf, summaryOf, talliesOf } from './accounts.ts';
import type { LiveTable } from './live-table.ts';
import { restoredFrom } from './opening.ts';
import { faulty, Refused, refusedBySecrecy } from './refusal.ts';
import { type Replay, snapshotOf } from './replay.ts';
import type { Replays } from './replays.ts';
import { knownBot } from './scripted.ts';
import { isShared, stopsAt } from './seats.ts';

export interface Wish {
  readonly game: string;
  readonly setup: string;
  readonly content?: Readonly<Record<string, unknown>> | undefined;
  readonly options: Readonly<Record<string, string>>;
  readonly seed?: string | undefined;
  readonly guided: boolean;
  readonly seats?: readonly Seat[] | undefined;
  /** Scripted players, by seat. */
  readonly bots?: Readonly<Record<Seat, string>> | undefined;
  readonly manners?: MannersWish | undefined;
}

interface MannersWish {
  readonly pace: Pace;
  readonly patience?: number | undefined;
  readonly clock?: TimeLimit | undefined;
  readonly windows?: number | null | undefined;
  readonly watching?: { readonly mayWrite: boolean; readonly delay?: Delay | undefined } | undefined;
}

/** How a table comes into being. */
interface NewTable {
  readonly name: string;
  readonly guided?: boolean;
  /** Who sits there from the beginning; left out, whoever sets it up has all seats. */
  readonly seated?: readonly Seated[];
  readonly manners?: Manners;
  readonly forkedFrom?: string;
  readonly rules?: string;
  readonly history?: readonly string[];
  readonly snapshot?: Snapshot;
}

type Seated = Pick<SeatRow, 'seat' | 'holder' | 'bot'>;

/** What a table is called whose owner gave it no name. */
export type NameFor = (setup: Setup, box: Box) => string;

/** What it takes to make a table. */
interface House {
  readonly store: Store;
  readonly replays: Replays;
  now(): number;
  secret(): string;
  box(game: string): Box;
  table(id: string, by: string, visitor: string): Promise<LiveTable>;
}

export class NewTables {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  async setUp(wish: Wish, nameFor: NameFor, visitor: string, by: string): Promise<LiveTable> {
    const box = this.#house.box(wish.game);
    const { game } = box;
    const { content } = wish;
    const setup = content ? chooseOwnSetup(game, content, wish.setup, wish.options) : chooseSetup(game, wish.setup, wish.options);
    if (!setup.ok) throw faulty(setup.fault);
    const all = seatsOf(game, setup.value);
    const { bots = {} } = wish;
    const unknown = [...(wish.seats ?? []), ...Object.keys(bots)].find((seat) => !all.includes(seat));
    if (unknown !== undefined) throw new Refused(422, 'no-such-seat', { seat: unknown, seats: all });
    const seated = all.map((seat): Seated => {
      const bot = bots[seat];
      if (bot !== undefined) return { seat, holder: null, bot: knownBot(game, bot) };
      return { seat, holder: wish.seats?.includes(seat) === false ? null : visitor, bot: null };
    });
    if (isShared(seated) && wish.seed !== undefined) throw new Refused(422, 'seed-only-alone');
    const origin = { setup: setup.value, seed: wish.seed ?? this.#house.secret(), salt: this.#house.secret() };
    const how = {
      name: nameFor(setup.value, box),
      guided: wish.guided,
      seated,
      ...(wish.manners && { manners: mannersFrom(wish.manners) }),
    };
    const chronicle = new Chronicle(game, origin, stopsAt(seated));
    for (const { seat, bot } of seated) if (bot !== null) chronicle.handOver(seat, bot);
    return this.#create(box, chronicle, how, visitor, by);
  }

  /** A save becomes a table. One of other rules may part from them; then it can be read up to there, and forked. */
  async take(text: string, nameFor: NameFor, visitor: string, by: string): Promise<LiveTable> {
    const replay = await this.#house.replays.ask({ kind: 'take', text }, by);
    const box = this.#house.box(replay.game);
    return this.#createFrom(box, replay, { name: nameFor(replay.origin.setup, box) }, visitor, by);
  }

  /**
   * A new table that goes on from a point of this one, with everything dealt anew that the seat could not know there. All sit as they
   * did; in place of the other people, who have not been asked, scripted players.
   */
  async fork(
    table: LiveTable,
    visitor: string,
    asker: Asker,
    { step, name }: { step: number; name: string },
    by: string,
  ): Promise<LiveTable> {
    const { chronicle, game } = table;
    const present = table.presenceOf(visitor);
    // Its end is what the one who asks saw last of it.
    const isAtEnd = step >= (table.notesFor(asker).steps.at(-1) ?? 0);
    if (table.diverged && !present.alone && present.held.length > 0 && isAtEnd) return this.#goOn(table, name, visitor, by);
    const secrecy = whyNoFork(chronicle, present);
    if (secrecy || asker === undefined) throw refusedBySecrecy(secrecy ?? refusal('not-at-this-table', ''));
    const before = chronicle.origin.carried?.entries ?? [];
    const entries = standing(chronicle.entries.slice(before.length), step - chronicle.firstStep);
    if (!entries) throw new Refused(404, 'no-such-step', { step });
    const origin = { ...chronicle.origin, salt: this.#house.secret() };
    const lines = [...before, ...entries].map(entryText);
    const seated = seatedWithout(table.kept.seats, visitor);
    const bots = seated.flatMap(({ seat, bot }) => (bot === null ? [] : [{ seat, bot }]));
    const replay = await this.#house.replays.ask(
      { kind: 'fork', game: game.id, origin, lines, seat: asker, seed: this.#house.secret(), bots },
      by,
    );
    const { guided } = table.kept.table;
    return this.#createFrom(table.box, replay, { name, forkedFrom: table.id, guided, seated }, visitor, by);
  }

  /**
   * Where today's rules part from a game of several people, a copy goes on by them: for the same people, with the same
   * dice and hands. Nobody learns anything by it, so anybody who plays may want it; those who come later find it.
   */
  async #goOn(table: LiveTable, name: string, visitor: string, by: string): Promise<LiveTable> {
    const { chronicle, kept, box } = table;
    table.goneOn ??= this.#create(
      box,
      chronicle,
      {
        ...{ name, forkedFrom: table.id, guided: kept.table.guided, seated: kept.seats, manners: kept.table.manners },
        // What was played by other rules cannot be played again.
        ...(chronicle.origin.carried && { snapshot: snapshotOf(chronicle) }),
      },
      kept.table.owner,
      by,
    ).then(({ id }) => id);
    return this.#house.table(await table.goneOn, by, visitor);
  }

  /** A table from a game that was played again elsewhere. */
  async #createFrom(box: Box, replay: Replay, how: NewTable, visitor: string, by: string): Promise<LiveTable> {
    const { origin, lines, snapshot, rules, diverged } = replay;
    const chronicle = restoredFrom(box.game, origin, lines.slice(0, snapshot.version), snapshot);
    if (!chronicle) throw new Error('A game that was just played again does not stand.');
    // What today's rules part from is played again whenever it is opened.
    return this.#create(box, chronicle, { ...how, rules, history: lines, ...(!diverged && { snapshot }) }, visitor, by);
  }

  async #create(box: Box, chronicle: AnyChronicle, how: NewTable, visitor: string, by: string): Promise<LiveTable> {
    const { game, dice, honours } = box;
    const { setup, seed, salt } = chronicle.origin;
    const now = this.#house.now();
    const entries = how.history ?? chronicle.entries.map(entryText);
    const outcome = chronicle.match.outcome ?? null;
    const summary = summaryOf(box, chronicle.match);
    const accounts = accountsOf(chronicle, dice, { accounts: null, changed: now });
    const row: TableRow = {
      id: randomBytes(9).toString('base64url'),
      game: game.id,
      rules: how.rules ?? game.rulesVersion,
      setup,
      seed,
      salt,
      commitment: chronicle.commitment,
      name: how.name,
      owner: visitor,
      created: now,
      changed: now,
      archived: false,
      deleted: null,
      version: entries.length,
      outcome,
      summary,
      accounts,
      tallies: talliesOf({ outcome, setup, summary }, accounts, honours, chronicle),
      guided: how.guided ?? false,
      forkedFrom: how.forkedFrom ?? null,
      coming: null,
      manners: how.manners ?? USUAL_MANNERS,
      clocks: null,
      offered: null,
      next: null,
      revision: 0,
      seated: 0,
    };
    const seats = seatsOf(game, setup).map((seat): SeatRow => {
      const { holder, bot } = how.seated ? (how.seated.find((one) => one.seat === seat) ?? NOBODY) : { holder: visitor, bot: null };
      return { seat, holder, bot, ...NEW_SEAT };
    });
    await this.#house.store.create({ table: row, seats }, entries);
    if (how.snapshot) await this.#house.store.commit({ ...keptAgain(row), snapshot: how.snapshot });
    return this.#house.table(row.id, by, visitor);
  }
}

/** Where time counts, nobody is to wait longer at a window that no clock counts. */
const USUAL_WINDOW = 2 * 60_000;

/** In a game by the clock as long as people take who think; by the day as long as for any choice; never longer than others would wait. */
function windowsFor({ windows, clock, patience }: MannersWish): number | null | undefined {
  if (windows !== undefined) return windows;
  const times = [patience, clock && (clock.for === 'game' ? USUAL_WINDOW : clock.time)].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times, LONGEST_WINDOW);
}

function mannersFrom(wish: MannersWish): Manners {
  const { pace, patience, clock, watching } = wish;
  const windows = windowsFor(wish);
  const watched = watching && { mayWrite: watching.mayWrite, ...(watching.delay && { delay: watching.delay }) };
  return {
    ...{ pace, patience: patience ?? null },
    ...(clock && { clock }),
    ...(windows !== undefined && { windows }),
    ...(watched && { watching: watched }),
  };
}

/** Nothing happens at a table, but something about it is to be written down. */
export function keptAgain({ id, version, outcome, summary, accounts, tallies, changed }: TableRow): Commit {
  return { table: id, version, entries: [], command: null, outcome, summary, accounts, tallies, changed };
}

const NOBODY = { holder: null, bot: null };
/** The scripted player that every game has. */
const STAND_IN = 'sergeant';

function seatedWithout(seats: readonly SeatRow[], visitor: string): Seated[] {
  return seats.map(({ seat, holder, bot }) => (holder === visitor ? { seat, holder, bot } : { seat, holder: null, bot: bot ?? STAND_IN }));
}

/** The choices that stand up to a step, and where everything was dealt anew among them. */
function standing(entries: readonly Entry[], step: number): (Chosen | Redeal)[] | undefined {
  const line: (Chosen | Redeal)[] = [];
  for (const entry of entries) {
    if ('undo' in entry) line.length -= entry.undo;
    else if ('choice' in entry || 'redeal' in entry) line.push(entry);
  }
  if (step < 0) return undefined;
  let choices = 0;
  let end = 0;
  for (; choices < step && end < line.length; end++) if ('choice' in (line[end] ?? {})) choices++;
  return choices < step ? undefined : line.slice(0, end);
}
