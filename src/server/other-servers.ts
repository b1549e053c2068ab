/**
 * Other servers of the same database. What they write is fetched when they tell of it; where that was lost it is found by comparing:
 * every few seconds all open tables, before somebody looks the table he looks at, and before somebody is refused the one he is refused at.
 */
import { isOvertaken, StoreFault } from '../store/fault.ts';
import type { Hint, Mark } from '../store/store.ts';
import { catchUp } from './catching-up.ts';
import type { LiveTable } from './live-table.ts';
import type { OpenTables } from './open-tables.ts';
import type { Source } from './opening.ts';
import { Refused } from './refusal.ts';

/** So often, in milliseconds, all open tables are compared with the store. */
export const SWEEP = 5_000;
/** Whoever looks sees nothing that is older, in milliseconds. */
const STALEST = 1_000;
/** So many tables are compared at once. */
const COMPARED_AT_ONCE = 1_000;
/** Who was overtaken so often is told that the table is busy. */
const MOST_ATTEMPTS = 3;
/** What may be refused because of what others have done meanwhile. */
const DOUBTFUL: readonly number[] = [403, 404, 409, 410];

interface House extends Source {
  readonly open: Pick<OpenTables, 'all' | 'find' | 'get'>;
  now(): number;
  /** Everybody is to be told, and whoever does something by himself looks again. */
  hasChanged(table: LiveTable): void;
  /** Whoever comes back opens it anew, or learns why not. */
  giveUp(table: LiveTable): void;
  onFailure(error: unknown): void;
}

export class OtherServers {
  readonly #house: House;
  /** When each table was last compared, and what is under way. */
  readonly #compared = new WeakMap<LiveTable, number>();
  readonly #comparing = new WeakMap<LiveTable, Promise<void>>();

  constructor(house: House) {
    this.#house = house;
    house.store.shared?.listen({ heard: (hint) => this.#hear(hint), anew: () => void this.sweep() });
  }

  /** What was written to the table elsewhere is known here as well; in its turn. */
  async catchUp(table: LiveTable): Promise<void> {
    const isNews = await this.#fetched(table);
    if (isNews && this.#house.store.shared) this.#house.hasChanged(table);
  }

  /** As above, after whatever is under way there, and everybody is told. While the store does not answer the table stays as it is. */
  async follow(table: LiveTable, isBehind = () => true): Promise<void> {
    try {
      await table.inOrder(async () => {
        if (isBehind() && (await this.#fetched(table))) this.#house.hasChanged(table);
      });
    } catch (error) {
      this.#house.onFailure(error);
      if (!isOfTheStore(error)) this.#house.giveUp(table);
    }
  }

  /** Before somebody looks, unless it was just done; says whether it was done. */
  async compare(table: LiveTable, within = STALEST): Promise<boolean> {
    if (!this.#house.store.shared) return false;
    const compared = this.#compared.get(table);
    if (compared !== undefined && this.#house.now() - compared < within) return false;
    const comparing = this.#comparing.get(table) ?? this.#compare([table]).finally(() => this.#comparing.delete(table));
    this.#comparing.set(table, comparing);
    await comparing;
    return true;
  }

  /** All open tables are compared. */
  async sweep(): Promise<void> {
    const { store, open, onFailure } = this.#house;
    await store.shared?.keepTime().catch(onFailure);
    const tables = store.shared ? [...open.all()] : [];
    for (let at = 0; at < tables.length; at += COMPARED_AT_ONCE) await this.#compare(tables.slice(at, at + COMPARED_AT_ONCE));
  }

  /** Whoever is refused because of how the table stands here is judged once more where it stands otherwise in truth. */
  async surely<T>(id: string, work: () => T | Promise<T>): Promise<T> {
    const stateOf = (table: LiveTable | undefined) => table && `${table.kept.table.version} ${table.kept.table.revision}`;
    for (let attempt = 1; ; attempt++) {
      const before = stateOf(this.#house.open.get(id));
      try {
        return await work();
      } catch (error) {
        const isRefused = error instanceof Refused && DOUBTFUL.includes(error.status);
        if (attempt === MOST_ATTEMPTS || !(isRefused || isOvertaken(error))) throw error;
        const table = await this.#house.open.find(id);
        if (table) await this.compare(table, 0);
        if (isRefused && stateOf(this.#house.open.get(id)) === before) throw error;
      }
    }
  }

  /** False where there was nothing new. */
  async #fetched(table: LiveTable): Promise<boolean> {
    const { store } = this.#house;
    const isNews = await catchUp(this.#house, table);
    const isSaid = store.shared !== undefined && (await table.company.hearOn(store, table.id, table.chronicle.version));
    return isNews || isSaid;
  }

  #hear({ changed = [] }: Hint): void {
    for (const [id, version] of changed) void this.#look(id, version);
  }

  async #look(id: string, version: number | null): Promise<void> {
    const table = await this.#house.open.find(id);
    if (table) await this.follow(table, () => version === null || table.kept.table.version < version);
  }

  async #compare(tables: readonly LiveTable[]): Promise<void> {
    const { store, now, onFailure } = this.#house;
    const asked = now();
    for (const table of tables) this.#compared.set(table, asked);
    try {
      const marks = new Map((await store.marks(tables.map(({ id }) => id))).map((mark) => [mark.table, mark]));
      await Promise.all(tables.map((table) => this.follow(table, () => isBehind(table, marks.get(table.id)))));
    } catch (error) {
      onFailure(error);
    }
  }
}

/** One that is not there any more has no mark. */
function isBehind({ kept: { table }, company }: LiveTable, mark: Mark | undefined): boolean {
  if (mark?.version !== table.version || mark.revision !== table.revision) return true;
  return company.last !== undefined && company.last < mark.said;
}

/** The table is as good as before, once the store answers again. */
export function isOfTheStore(error: unknown): boolean {
  return error instanceof StoreFault && error.code !== 'table-damaged';
}
