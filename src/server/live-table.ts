/** A table that is open in memory: its chronicle, who listens, and the queue that keeps its requests in order. */
import type { AnyChronicle, AnyGame, Box } from '../games/box.ts';
import { entryText } from '../kernel/entry.ts';
import type { Choice, GameEvent, GameState, Seat } from '../kernel/game.ts';
import { type Parting, replayEntries } from '../kernel/save.ts';
import type { Asker } from '../kernel/witness/audience.ts';
import { Notes } from '../kernel/witness/log.ts';
import { type Present, presenceOf } from '../kernel/witness/presence.ts';
import { lookingFrom, type Wish } from '../kernel/witness/sight.ts';
import type { Kept } from '../store/store.ts';
import type { Stops } from '../wire/wire.ts';
import { type Account, accountsAfter, accountsOf, knownTo } from './accounts.ts';
import { Gathering } from './gathering.ts';
import { dueEntries, Lagging } from './lagging.ts';
import type { Listener } from './listener.ts';
import { type Opened, openedFrom, playedAgain, readWhole, SHORT, type Source, type Whole } from './opening.ts';
import type { Failing } from './proposal.ts';
import { Queue } from './queue.ts';
import { Rates } from './rates.ts';
import { noSuchTable } from './refusal.ts';
import type { Replays } from './replays.ts';
import { type Seen, type Sighting, sightingOf } from './scene.ts';
import { isInOneHand, stopsAt } from './seats.ts';
import type { Lapse, OpenWindow, Thinking } from './under-way.ts';
import type { Uptime } from './uptime.ts';

const MOST_WAITING = 300;
/** Rather too much: one long game that was measured, of 1,710 entries, took 4.2 MB where this says 5.9. */
const WEIGHT = 50_000;
const WEIGHT_OF_ENTRY = 3_000;
const WEIGHT_OF_EVENT = 500;

export class LiveTable {
  readonly box: Box;
  readonly listeners = new Set<Listener>();
  readonly company = new Gathering();
  readonly rates = new Rates();
  /** Where those who play wish to be asked at windows. */
  readonly stops = new Map<string, Stops>();
  chronicle: AnyChronicle;
  /** What each audience knows of. */
  accounts: readonly Account[];
  /** Where today's rules part from the recorded game. */
  diverged: Parting | null;
  /** The version of the newest snapshot in the store; -1 where there is none. */
  snapshotAt: number;
  window: OpenWindow | undefined;
  /** A scripted player is about to choose. */
  thinking: Thinking | undefined;
  /** Those will pass who have not answered by then. */
  lapse: Lapse | undefined;
  /** What those see who only watch, where they are behind. */
  lagging: Lagging | undefined;
  /** Something will be due for them: how to call that off. */
  falling: (() => void) | undefined;
  /** Somebody's time will be up: how to call that off. */
  ringing: (() => void) | undefined;
  /** When the server was up meanwhile; left out, always. */
  uptime: Pick<Uptime, 'downSince'> | undefined;
  /** From where somebody came last who plays there, or whose table it is. */
  address: string | undefined;
  /** It is no longer the one that others get who ask for it. */
  isDropped = false;
  /** The table at which a game goes on that today's rules part from, once somebody wanted it to. */
  goneOn: Promise<string> | undefined;
  readonly #queue = new Queue();
  readonly #recalling = new Map<AnyChronicle, Promise<void>>();
  #kept: Kept;
  #failing: Failing | undefined;
  /** What those see who look from a seat, or watch, as long as nothing changes. */
  readonly #sightings = new Map<Asker, Sighting>();
  readonly #wishes = new Map<string, Wish>();
  readonly #notes = new Map<Asker, Notes<GameState, Choice, GameEvent>>();

  constructor(box: Box, kept: Kept, { chronicle, diverged, snapshotAt }: Opened) {
    this.box = box;
    this.#kept = kept;
    this.accounts = accountsOf(chronicle, box.dice, kept.table);
    this.chronicle = chronicle;
    this.diverged = diverged;
    this.snapshotAt = snapshotAt;
    this.#lookOn();
  }

  /** What is in memory is thrown away: the store has the last word. Whoever listens or waits goes on with what was kept. */
  async reload(source: Source): Promise<void> {
    const whole = await readWhole(source.store, this.id);
    if (!whole) throw noSuchTable(this.id);
    const { chronicle, diverged, snapshotAt } = await openedFrom(source, this.game, whole, this.id);
    this.kept = { table: whole.table, seats: whole.seats };
    this.chronicle = chronicle;
    this.accounts = accountsOf(chronicle, this.box.dice, whole.table);
    this.diverged = diverged;
    this.snapshotAt = snapshotAt;
    this.#lookOn();
    await this.holdBack(source, this.id);
    this.#sightings.clear();
  }

  /** Where those who watch are behind, they have a game of their own, played as far as they may see it. */
  async holdBack({ replays }: Pick<Source, 'replays'>, by: string): Promise<void> {
    this.lagging = undefined;
    if (!this.kept.table.manners.watching?.delay || this.diverged) return;
    const { origin, entries } = this.chronicle;
    const lines = entries.slice(0, dueEntries(entries, this.kept)).map(entryText);
    this.lagging = new Lagging(this.box, await playedAgain(replays, this.game, origin, lines, by), this);
    this.lagging.chronicle.isWatched = () => this.listeners.size > 0;
  }

  /** Something is due for those who watch. */
  showWatchers(): void {
    this.#sightings.delete(undefined);
  }

  /** What all see has changed, though nothing was done. */
  showAnew(): void {
    this.#sightings.clear();
  }

  /** For how many milliseconds since that moment the server was down or asleep. */
  downSince(moment: number): number {
    return this.uptime?.downSince(moment) ?? 0;
  }

  /** The table as it is to be seen from there. */
  seenFrom(asker: Asker): Seen {
    return asker === undefined && this.lagging ? this.lagging : this;
  }

  /**
   * Before somebody looks back or takes back: a long game that was opened from a snapshot does not know its past. What
   * is played meanwhile knows its own, so nobody has to wait for it.
   */
  async recall(replays: Replays, by: string, step?: number, { chronicle }: Pick<Seen, 'chronicle'> = this): Promise<void> {
    if (chronicle.version <= SHORT || chronicle.remembers(step)) return;
    const recalling =
      this.#recalling.get(chronicle) ?? this.#recalled(chronicle, replays, by).finally(() => this.#recalling.delete(chronicle));
    this.#recalling.set(chronicle, recalling);
    await recalling;
  }

  async #recalled(chronicle: AnyChronicle, replays: Replays, by: string): Promise<void> {
    const { origin, entries, game } = chronicle;
    chronicle.recall(await replays.ask({ kind: 'recall', game: game.id, origin, lines: entries.map(entryText) }, by));
  }

  /**
   * The store does not answer, but what was committed is here as well: whatever came after that is forgotten. False for a
   * game so long that others would have to wait.
   */
  forget(): boolean {
    const { origin, entries } = this.chronicle;
    if (entries.length > SHORT) return false;
    const lines = entries.slice(0, this.kept.table.version).map(entryText);
    this.chronicle = replayEntries(this.game, origin, lines, false, stopsAt(this.kept.seats)).chronicle;
    this.accounts = accountsOf(this.chronicle, this.box.dice, this.kept.table);
    this.#lookOn();
    this.#sightings.clear();
    return true;
  }

  /** Why a scripted player does not go on. */
  get failing(): Failing | undefined {
    return this.#failing;
  }

  set failing(failing: Failing | undefined) {
    this.#failing = failing;
    this.#sightings.clear();
  }

  /** Somebody wishes to be asked at windows elsewhere than before. */
  wish(visitor: string, stops: Stops): void {
    this.stops.set(visitor, stops);
    this.#sightings.clear();
  }

  get kept(): Kept {
    return this.#kept;
  }

  set kept(kept: Kept) {
    const isSeatedAnew = kept.seats !== this.#kept.seats;
    this.#kept = kept;
    if (isSeatedAnew) {
      this.#lookOn();
      const isGone = (visitor: string) => this.presenceOf(visitor).held.length === 0;
      for (const wishes of [this.stops, this.#wishes]) for (const visitor of wishes.keys()) if (isGone(visitor)) wishes.delete(visitor);
    }
    this.#sightings.clear();
  }

  /** Others play as well, people or scripted players: there may be something that one of them must not know. */
  get keepsSecrets(): boolean {
    return !isInOneHand(this.kept.seats);
  }

  /** Where to stop is a matter of who sits there, and how it stood in between of who looks on. */
  #lookOn(): void {
    this.chronicle.stops = stopsAt(this.kept.seats);
    this.chronicle.isWatched = () => this.listeners.size > 0;
  }

  /** All who look on have been told: how it stood in between need not be kept any longer. */
  haveSeen(): void {
    this.chronicle.stateAt.clear();
    this.lagging?.chronicle.stateAt.clear();
  }

  get game(): AnyGame {
    return this.box.game;
  }

  get id(): string {
    return this.kept.table.id;
  }

  /** One request after the other. */
  inOrder<T>(work: () => T | Promise<T>): Promise<T> {
    return this.#queue.inOrder(work);
  }

  /** So many requests wait for their turn that another would wait for long. */
  get isCrowded(): boolean {
    return this.#queue.waiting >= MOST_WAITING;
  }

  /** About how many bytes of memory it takes: a state or two for each phase, and what was told. */
  get weight(): number {
    return WEIGHT + WEIGHT_OF_ENTRY * this.chronicle.entries.length + WEIGHT_OF_EVENT * this.chronicle.told.length;
  }

  /** Nobody listens, nothing is under way and nobody is about to pass or to choose. */
  get isIdle(): boolean {
    return this.listeners.size === 0 && this.#queue.waiting === 0 && !this.window?.passing.size && !this.lapse && !this.thinking;
  }

  /** A person plays there. */
  get isAttended(): boolean {
    return this.kept.seats.some(({ holder, bot }) => holder !== null && bot === null);
  }

  /** The game spares whoever looks from there the question, and he does not wish to be asked always. */
  isSpared(asker: Asker): boolean {
    const { window } = this;
    if (asker === undefined || !window?.spared.has(asker)) return false;
    return !this.stops.get(this.holderOf(asker) ?? '')?.always.includes(window.asks);
  }

  presenceOf(visitor: string | undefined): Present {
    return presenceOf(this.kept.seats, visitor);
  }

  isScripted(seat: Seat): boolean {
    return this.kept.seats.some((row) => row.seat === seat && row.bot !== null);
  }

  holderOf(asker: Asker): string | undefined {
    return this.kept.seats.find(({ seat }) => seat === asker)?.holder ?? undefined;
  }

  notesFor(asker: Asker): Notes<GameState, Choice, GameEvent> {
    const notes = this.#notes.get(asker);
    if (notes?.chronicle === this.chronicle && notes.goOn()) return notes;
    const anew = new Notes(this.chronicle, asker);
    this.#notes.set(asker, anew);
    return anew;
  }

  /** Made once, however many look. */
  sightingFor(asker: Asker): Sighting {
    const known = this.#sightings.get(asker) ?? sightingOf(this.seenFrom(asker), asker);
    this.#sightings.set(asker, known);
    return known;
  }

  /** From where a visitor looks: from the seat he names, as long as he holds it. */
  askerFor(visitor: string | undefined, named?: Seat): Asker {
    // Many may watch.
    if (visitor === undefined) return undefined;
    const { held } = this.presenceOf(visitor);
    return named !== undefined && held.includes(named) ? named : lookingFrom(this.chronicle, held, this.#wishes.get(visitor));
  }

  /** He would like to look from another of his seats, until something has been chosen there. */
  lookFrom(visitor: string, seat: Seat): void {
    this.#wishes.set(visitor, { seat, since: this.chronicle.entries.length });
  }

  /** How much has happened and when, as far as the visitor knows: the hour of somebody's secret choice would tell that there was one. */
  knownTo(visitor: string | undefined): { readonly version: number; readonly changed: number } {
    return knownTo(this.presenceOf(visitor).held, this.accounts);
  }

  versionFor(visitor: string | undefined): number {
    return this.knownTo(visitor).version;
  }

  /** What was done after the first so many entries counts from now on. */
  note(from: number, when: number): void {
    this.accounts = accountsAfter(this.accounts, this.chronicle, this.box.dice, from, when);
    this.#sightings.clear();
  }
}

export async function openTable(box: Box, whole: Whole, source: Source, by: string): Promise<LiveTable> {
  const { table: row, seats } = whole;
  const table = new LiveTable(box, { table: row, seats }, await openedFrom(source, box.game, whole, by));
  await table.holdBack(source, by);
  return table;
}
