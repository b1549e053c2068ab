/**
 * At a window that others know nothing of no clock runs, so it has a longest time, where one was agreed: then those pass who have
 * not answered. All see the same time go by, whoever is asked, and what comes of it looks like an answer. It stands still while the
 * server sleeps, and begins anew after a restart.
 */
import type { Seat } from '../kernel/game.ts';
import { isHidden } from '../kernel/legality.ts';
import { isOvertaken } from '../store/fault.ts';
import type { Seating } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { isShared } from './seats.ts';
import type { Lapse } from './under-way.ts';
import type { Uptime } from './uptime.ts';
import type { Clock } from './windows.ts';

interface House extends Pick<Seating, 'enter'> {
  onFailure(error: unknown): void;
}

export class Lapses {
  readonly #house: House;
  readonly #clock: Clock;
  readonly #uptime: Pick<Uptime, 'between'>;

  constructor(house: House, clock: Clock, uptime: Pick<Uptime, 'between'>) {
    this.#house = house;
    this.#clock = clock;
    this.#uptime = uptime;
  }

  /** To be called whenever the table has changed. */
  attend(table: LiveTable): void {
    const window = windowAt(table);
    if (window && table.lapse && isStill(table.lapse, window)) return;
    this.close(table);
    const time = table.kept.table.manners.windows;
    if (!window || time === undefined || time === null) return;
    table.lapse = { ...window, since: this.#clock.now(), time, callOff: this.#later(table, window, time) };
  }

  close(table: LiveTable): void {
    table.lapse?.callOff();
    table.lapse = undefined;
  }

  /** In milliseconds; undefined where no such window is open. */
  timeLeft({ lapse }: LiveTable): number | undefined {
    return lapse && lapse.time - this.#uptime.between(lapse.since, this.#clock.now());
  }

  #later(table: LiveTable, window: Window, time: number): () => void {
    return this.#clock.after(time, () => {
      const left = this.timeLeft(table) ?? 0;
      if (table.lapse && left > 0) table.lapse = { ...table.lapse, callOff: this.#later(table, window, left) };
      else void this.#lapse(table, window);
    });
  }

  async #lapse(table: LiveTable, window: Window): Promise<void> {
    const lapsing = table.inOrder(async () => {
      const now = windowAt(table);
      if (!now || !isStill(window, now) || !stragglerAt(table)) return;
      // Whatever becomes of it, the next one begins anew.
      this.close(table);
      await this.#house.enter(table, () => letAllPass(table, window));
    });
    await lapsing.catch((error: unknown) => {
      if (!isOvertaken(error)) this.#house.onFailure(error);
    });
  }
}

type Window = Pick<Lapse, 'asks' | 'seats' | 'news'>;

/** Where all have come who are to play, and nobody knows what another is asked. */
function windowAt({ chronicle, kept, diverged }: LiveTable): Window | undefined {
  const { decision } = chronicle.match;
  const isComplete = kept.seats.every(({ holder, bot }) => holder !== null || bot !== null);
  if (!decision || diverged || !isComplete || !isShared(kept.seats) || !isHidden(decision.question)) return undefined;
  const news = chronicle.audiences.filter((audience) => audience === 'all').length;
  return { asks: decision.question.asks, seats: decision.seats, news };
}

/** Some may have answered since, and what they did is theirs; whoever is asked anew has the whole time. */
function isStill(before: Window, now: Window): boolean {
  return before.asks === now.asks && before.news === now.news && now.seats.every((seat) => before.seats.includes(seat));
}

function letAllPass(table: LiveTable, window: Window): void {
  const passed = new Set<Seat>();
  for (;;) {
    const now = windowAt(table);
    const seat = now && isStill(window, now) ? stragglerAt(table, passed) : undefined;
    if (seat === undefined) return;
    passed.add(seat);
    table.chronicle.letGo(seat);
  }
}

/** A person who has not answered. Scripted players answer in their own time. */
function stragglerAt(table: LiveTable, passed: ReadonlySet<Seat> = new Set()): Seat | undefined {
  return table.chronicle.match.decision?.seats.find((seat) => !passed.has(seat) && !table.isScripted(seat));
}
