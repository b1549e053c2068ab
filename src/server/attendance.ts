/** When those who hold seats were last here: whoever stays away for longer than was agreed may be replaced. */
import type { SeatRow, Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import type { Presence } from './presence.ts';
import type { Uptime } from './uptime.ts';

/** Where nothing was agreed: a day, as set-up proposes it. */
const USUAL_PATIENCE = 24 * 3_600_000;
/** In milliseconds. What is in memory is exact; after a restart, or to other servers, somebody may seem to have left so much earlier. */
const WRITTEN_EVERY = 5 * 60_000;

interface House {
  readonly store: Pick<Store, 'seat' | 'shared'>;
  readonly presence: Pick<Presence, 'elsewhere'>;
  readonly uptime: Pick<Uptime, 'between'>;
  now(): number;
}

export class Attendance {
  readonly #house: House;
  readonly #seen = new WeakMap<LiveTable, Map<string, number>>();
  readonly #written = new WeakMap<LiveTable, Map<string, number>>();

  constructor(house: House) {
    this.#house = house;
  }

  /** Somebody is here, or was until now. */
  note(table: LiveTable, visitor: string | undefined): void {
    const { held } = table.presenceOf(visitor);
    if (visitor === undefined || held.length === 0) return;
    const now = this.#house.now();
    timesAt(this.#seen, table).set(visitor, now);
    const written = timesAt(this.#written, table);
    if (now - (written.get(visitor) ?? Number.NEGATIVE_INFINITY) < this.#pauseAt(table)) return;
    written.set(visitor, now);
    for (const seat of held) {
      // It is written again soon, and nobody waits for it.
      this.#house.store.seat(table.id, seat, { seen: now }).catch(() => written.delete(visitor));
    }
  }

  /** For how much longer the holder of a seat would have to stay away to be replaced; 0 or less where that may be done. */
  patienceWith(table: LiveTable, row: SeatRow): number {
    const patience = table.kept.table.manners.patience ?? USUAL_PATIENCE;
    return patience - this.#house.uptime.between(this.#lastSeen(table, row), this.#house.now());
  }

  /** Those who are connected are noted again and again, so that no other server has them replaced. */
  noteConnected(table: LiveTable): void {
    for (const { visitor } of table.listeners) this.note(table, visitor);
  }

  #pauseAt({ kept: { table } }: LiveTable): number {
    const { patience } = table.manners;
    return this.#house.store.shared && patience !== null ? Math.min(WRITTEN_EVERY, patience / 2) : WRITTEN_EVERY;
  }

  #lastSeen(table: LiveTable, { seat, holder, seen }: SeatRow): number {
    const { now, presence } = this.#house;
    if (holder === null || isConnected(table, holder) || presence.elsewhere(table.id).seats.includes(seat)) return now();
    const here = this.#seen.get(table)?.get(holder);
    const { created } = table.kept.table;
    if (here === undefined && seen === null) return Math.max(created, table.knownTo(holder).changed);
    return Math.max(here ?? 0, seen ?? 0);
  }
}

function isConnected({ listeners }: Pick<LiveTable, 'listeners'>, visitor: string): boolean {
  return [...listeners].some((listener) => listener.visitor === visitor);
}

function timesAt(times: WeakMap<LiveTable, Map<string, number>>, table: LiveTable): Map<string, number> {
  const known = times.get(table) ?? new Map<string, number>();
  times.set(table, known);
  return known;
}
