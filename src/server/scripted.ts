/**
 * Scripted players at tables: they choose when it is their turn, whether or not anybody watches, and what they choose is an
 * entry like everybody's. They think in a thread with a budget, so that no table waits for another's; one that fails or takes
 * too long is told of, and the table waits for somebody to replace it.
 */
import { botsOf } from '../bots/bot.ts';
import type { AnyGame } from '../games/box.ts';
import type { Choice } from '../kernel/game.ts';
import { isSecret, legalChoices } from '../kernel/legality.ts';
import type { Answer } from '../kernel/match.ts';
import { answerText } from '../kernel/snapshot.ts';
import { isOvertaken, StoreFault } from '../store/fault.ts';
import type { Pace } from '../store/store.ts';
import type { Seating } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { isTrying, type Trying } from './proposal.ts';
import { Refused } from './refusal.ts';
import type { Replays } from './replays.ts';
import { MOST_PLAYED } from './room.ts';
import type { Thinking } from './under-way.ts';
import type { Clock, Paces } from './windows.ts';

/** How long a scripted player waits before it chooses, in milliseconds; people follow what happens at a pace of their own. */
const WAITS: Readonly<Record<Exclude<Pace, 'paused'>, number>> = { slow: 1_500, steady: 500, 'at-once': 0 };
/** At a secret window the answer takes so long even where people want it at once: longer than thinking, so that thinking does not show. */
const WINDOW_AT_ONCE = 300;

/** Where nobody has come since the server was started: all those tables have the turn of one address, however many owners they have. */
const NOWHERE = '';

/** The first pause before one tries again that was held up; each is twice as long as the one before, up to the longest. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/** What they need of the house, and who is told of what went wrong with one of them. */
interface House extends Pick<Seating, 'store' | 'secret' | 'enter' | 'noteTimes' | 'tell'> {
  onFailure(error: unknown): void;
  /** Opened, and attended to. */
  table(id: string): Promise<LiveTable>;
}

export class ScriptedPlayers {
  readonly #house: House;
  readonly #clock: Clock;
  readonly #paces: Paces;
  readonly #thinking: Replays;

  constructor(house: House, clock: Clock, paces: Paces, thinking: Replays) {
    this.#house = house;
    this.#clock = clock;
    this.#paces = paces;
    this.#thinking = thinking;
  }

  /** The tables at which they sit are opened, one after the other, and they go on. */
  async goOnEverywhere(isWanted: () => boolean): Promise<void> {
    for (const id of await this.#house.store.scripted()) {
      if (!isWanted()) return;
      await this.#house.table(id).catch(this.#house.onFailure);
    }
  }

  /** To be called whenever the table has changed. */
  attend(table: LiveTable): void {
    const { version } = table.chronicle;
    if (isTrying(table.failing) && (table.failing.version !== version || !isTurn(table))) table.failing = undefined;
    const isWanted = !table.thinking?.isPause || isTrying(table.failing);
    if (table.thinking?.version === version && isWanted && isTurn(table)) return;
    this.close(table);
    const { pace } = table.kept.table.manners;
    if (pace === 'paused' || isFailing(table) || !isTurn(table)) return;
    this.#think(table, pace);
  }

  /** One choice, where they are paused. */
  step(table: LiveTable): void {
    if (table.thinking || isFailing(table) || !isTurn(table)) return;
    this.#think(table, 'at-once');
  }

  close(table: LiveTable): void {
    table.thinking?.callOff();
    table.thinking = undefined;
  }

  /**
   * People who wait must not learn at a secret window by the time it takes what it holds: the answer is thought out at once, and
   * given when a person might give it. Elsewhere thinking begins when people have seen what happened.
   */
  #think(table: LiveTable, pace: Exclude<Pace, 'paused'>): void {
    const { version, match } = table.chronicle;
    const isHidden = match.decision !== undefined && isSecret(match.decision.question) && table.isAttended;
    const calledOff = new AbortController();
    const thinkOut = () => this.#thoughtOut(table, calledOff.signal);
    const thought = isHidden ? thinkOut() : undefined;
    // Whoever is replaced meanwhile is not asked any more, and nobody minds what becomes of his thoughts.
    thought?.catch(() => {});
    const wait = isHidden ? this.#waitAtWindow(pace) : WAITS[pace];
    const stop = this.#clock.after(wait, () => void this.#choose(table, thinking, thought ?? thinkOut()));
    const thinking: Thinking = {
      version,
      callOff: () => {
        stop();
        calledOff.abort();
      },
    };
    table.thinking = thinking;
  }

  /** As long as a person might take, whatever it holds. */
  #waitAtWindow(pace: Exclude<Pace, 'paused'>): number {
    return pace === 'at-once' ? WINDOW_AT_ONCE : this.#paces.draw(undefined);
  }

  #thoughtOut({ chronicle, game, kept, address }: LiveTable, calledOff: AbortSignal): Promise<Answer<string> | null> {
    const { checkpoint, since } = chronicle.match.position();
    const position = { checkpoint, since: since.map((answer) => answerText(game, answer)) };
    const bots = kept.seats.flatMap(({ seat, bot }) => (bot === null ? [] : [{ seat, bot }]));
    const by = { address: address ?? NOWHERE, person: kept.table.owner };
    return this.#thinking.ask({ kind: 'answer', game: game.id, position, bots, seed: this.#house.secret() }, by, calledOff);
  }

  async #choose(table: LiveTable, thinking: Thinking, thought: Promise<Answer<string> | null>): Promise<void> {
    const [thoughtOut] = await Promise.allSettled([thought]);
    // Nobody minds what becomes of a thought that was called off.
    if (table.thinking !== thinking) return;
    table.thinking = undefined;
    try {
      if (thoughtOut.status === 'rejected') throw thoughtOut.reason;
      const answer = thoughtOut.value;
      const choice = answer && table.game.choiceFrom(answer.choice);
      if (answer && choice) await this.#answer(table, { seat: answer.seat, choice });
    } catch (error) {
      await this.#fail(table, error);
    }
  }

  /** In its turn; if somebody was faster, it thinks again. */
  async #answer(table: LiveTable, { seat, choice }: Answer<Choice>): Promise<void> {
    await table.inOrder(async () => {
      const { chronicle } = table;
      const isDue = !table.diverged && table.isScripted(seat) && chronicle.match.decision?.seats.includes(seat) === true;
      if (!isDue || chronicle.version >= MOST_PLAYED) return;
      const isIdle = chronicle.idle.includes(seat);
      if (!isIdle && chronicle.whyNot(seat, choice)) return;
      await this.#house.enter(table, () => (isIdle ? chronicle.passUnasked(seat) : chronicle.choose(seat, choice)));
    });
  }

  /** It does not go on: those at the table are to know. */
  async #fail(table: LiveTable, error: unknown): Promise<void> {
    // Where another server was faster it thinks again.
    if (isGone(error) || isOvertaken(error)) return;
    this.#house.onFailure(error);
    if (isPassing(error)) this.#tryLater(table);
    else {
      table.failing = isTooSlow(error) ? 'too-slow' : 'failed';
      if (table.kept.table.manners.clock) await table.inOrder(() => this.#house.noteTimes(table)).catch(this.#house.onFailure);
    }
    if (!table.isDropped) this.#house.tell(table);
  }

  #tryLater(table: LiveTable): void {
    this.close(table);
    const { version } = table.chronicle;
    const before = isTrying(table.failing) && table.failing.version === version ? table.failing.times : 0;
    const milliseconds = Math.min(FIRST_PAUSE * 2 ** before, LONGEST_PAUSE);
    const trying: Trying = { version, times: before + 1, milliseconds };
    table.failing = trying;
    table.thinking = { version, isPause: true, callOff: this.#clock.after(milliseconds, () => void this.#tryAgain(table, trying)) };
  }

  /** At the table as it is open by then: a long one is opened anew after a failure of the store. */
  async #tryAgain(table: LiveTable, trying: Trying): Promise<void> {
    table.thinking = undefined;
    try {
      const open = await this.#house.table(table.id);
      if (open.chronicle.version !== trying.version || isFailing(open) || !isTurn(open)) return;
      open.failing = trying;
      // Where they are paused, it was asked for before.
      if (!open.thinking) this.#think(open, 'at-once');
    } catch (error) {
      await this.#fail(table, error);
    }
  }
}

/** The table is no more. */
function isGone(error: unknown): boolean {
  return error instanceof Refused && (error.status === 404 || error.status === 410);
}

/** What neither the game nor the scripted player can do anything about: no database for a while, too much to do. */
function isPassing(error: unknown): boolean {
  if (error instanceof StoreFault) return error.code !== 'table-damaged';
  return error instanceof Refused && (error.status === 429 || error.status === 503);
}

function isTooSlow(error: unknown): boolean {
  return error instanceof Refused && error.code === 'replay-too-long';
}

/** It has given up, and waits for somebody to say something. */
function isFailing({ failing }: LiveTable): boolean {
  return failing !== undefined && !isTrying(failing);
}

/** Whether scripted players have anything to say now. In an open question people go first. */
function isTurn(table: LiveTable): boolean {
  const { decision, state } = table.chronicle.match;
  if (!decision || table.diverged || !decision.seats.some((seat) => table.isScripted(seat))) return false;
  const { seats, question } = decision;
  return question.pass !== undefined || seats.every((seat) => table.isScripted(seat) || legalChoices(state, question, seat).length === 0);
}

/** Refuses a scripted player that this game does not know. */
export function knownBot(game: AnyGame, id: string): string {
  if (!botsOf(game).includes(id)) throw new Refused(422, 'no-such-bot', { bot: id, known: botsOf(game) });
  return id;
}
