/**
 * Who is connected to which server of the same database. Each tells the others when that changes, says all of it to one that has
 * just come, and is taken to be gone when nothing was heard of it for a while.
 */
import type { Seat } from '../kernel/game.ts';
import type { Hint, Shared } from '../store/store.ts';

/** In milliseconds; each is heard of with every look around. */
const SILENT = 15_000;

/** Whose seats somebody is connected from, and whether anybody watches. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly watched: boolean;
}

const NOBODY: Present = { seats: [], watched: false };

interface Server {
  heard: number;
  readonly tables: Map<string, Present>;
}

interface House {
  readonly shared: Shared | undefined;
  now(): number;
  /** Somebody has come to a table or left it, elsewhere. */
  hasChanged(table: string): void;
}

export class Presence {
  readonly #house: House;
  readonly #own = new Map<string, Present>();
  readonly #servers = new Map<string, Server>();

  constructor(house: House) {
    this.#house = house;
  }

  /** Who is at a table here, from now on. */
  announce(table: string, present: Present = NOBODY): void {
    const { shared } = this.#house;
    if (!shared || isSame(present, this.#own.get(table) ?? NOBODY)) return;
    if (isSame(present, NOBODY)) this.#own.delete(table);
    else this.#own.set(table, present);
    shared.tell({ here: [[table, present.seats, present.watched]] });
  }

  /** Who is at a table elsewhere. */
  elsewhere(table: string): Present {
    const present = [...this.#servers.values()].flatMap(({ tables }) => tables.get(table) ?? []);
    if (present.length === 0) return NOBODY;
    return { seats: present.flatMap(({ seats }) => seats), watched: present.some(({ watched }) => watched) };
  }

  /** It has just come, or has lost hints, its own among them. */
  sayHello(): void {
    this.#house.shared?.tell({ hello: true, here: this.#all() });
  }

  /** It is still there; those who have fallen silent are not. */
  beat(): void {
    const { shared, now, hasChanged } = this.#house;
    for (const [from, { heard, tables }] of this.#servers) {
      if (now() - heard <= SILENT) continue;
      this.#servers.delete(from);
      for (const table of tables.keys()) hasChanged(table);
    }
    shared?.tell({});
  }

  hear({ here = [], hello = false }: Hint, from: string): void {
    const known = this.#servers.get(from);
    const server = known ?? { heard: 0, tables: new Map<string, Present>() };
    this.#servers.set(from, server);
    server.heard = this.#house.now();
    for (const [table, seats, watched] of here) {
      const present = { seats, watched };
      if (isSame(present, NOBODY)) server.tables.delete(table);
      else server.tables.set(table, present);
      this.#house.hasChanged(table);
    }
    // Of one that was unknown it is not known who is there, either.
    if (!known) this.sayHello();
    else if (hello) this.#house.shared?.tell({ here: this.#all() });
  }

  #all(): NonNullable<Hint['here']> {
    return [...this.#own].map(([table, { seats, watched }]) => [table, seats, watched]);
  }
}

function isSame(one: Present, other: Present): boolean {
  return one.watched === other.watched && one.seats.join() === other.seats.join();
}
