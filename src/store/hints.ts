/**
 * What servers tell each other over PostgreSQL: NOTIFY on a connection of its own, after whatever was written is written, for inside
 * a transaction it would make all others wait. What comes up while one is under way goes with the next. A hint may be lost.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import type { Ears, Hint } from './kept.ts';

const CHANNEL = 'cockleshell';
/** PostgreSQL takes 8,000 bytes. */
const LARGEST = 7_000;
/** What is pointed at is seen by those who look just then. */
const MOST_POINTED = 100;
const PATIENCE = 5_000;
/** In milliseconds, before a connection is made again that was lost. */
const PAUSE = 1_000;

const Told = z.object({
  from: z.string(),
  changed: z.array(z.tuple([z.string(), z.int().nullable()])).default([]),
  here: z.array(z.tuple([z.string(), z.array(z.string()), z.boolean()])).default([]),
  pointed: z.array(z.tuple([z.string(), z.string(), z.string()])).default([]),
  hello: z.boolean().default(false),
});

export class Hints {
  readonly #url: string;
  readonly #server = randomBytes(6).toString('base64url');
  readonly #unsent = new Unsent();
  #ears: Ears | undefined;
  #client: pg.Client | undefined;
  #isSending = false;
  #isClosed = false;
  #again: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  listen(ears: Ears): void {
    this.#ears = ears;
  }

  tell(hint: Hint): void {
    // Whoever comes back later finds out by himself.
    if (!this.#client) return;
    this.#unsent.add(hint);
    if (this.#isSending) return;
    this.#isSending = true;
    setImmediate(() => void this.#send());
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    client.on('error', () => {});
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.#isClosed) await client.end();
    else this.#client = client;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#again);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #send(): Promise<void> {
    for (let client = this.#client; client; client = this.#client) {
      const hint = this.#unsent.next();
      if (!hint) break;
      const payload = JSON.stringify({ from: this.#server, ...hint });
      await client.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => this.#lose(client));
    }
    this.#isSending = false;
  }

  /** One on which nothing is answered is as good as lost. */
  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#unsent.clear();
    client.end().catch(() => undefined);
    this.#comeAgain();
  }

  #comeAgain(): void {
    if (this.#isClosed) return;
    this.#again = setTimeout(() => {
      this.open().then(
        () => this.#ears?.anew(),
        () => this.#comeAgain(),
      );
    }, PAUSE).unref();
  }

  #hear(payload: string): void {
    const told = read(payload);
    if (told && told.from !== this.#server) this.#ears?.heard(told, told.from);
  }
}

/** Whoever may connect to the database may notify: what is none of ours is left out. */
function read(payload: string): z.infer<typeof Told> | undefined {
  try {
    return Told.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** What is yet to be told: of a table only the newest. */
class Unsent {
  readonly #changed = new Map<string, number | null>();
  readonly #here = new Map<string, NonNullable<Hint['here']>[number]>();
  #pointed: NonNullable<Hint['pointed']>[number][] = [];
  #hello = false;
  #isWanted = false;

  add({ changed = [], here = [], pointed = [], hello = false }: Hint): void {
    for (const [table, version] of changed) {
      const before = this.#changed.get(table);
      // Of a table that was changed in both ways it is not enough to know how many entries there are.
      this.#changed.set(table, before === null || version === null ? null : Math.max(before ?? 0, version));
    }
    for (const one of here) this.#here.set(one[0], one);
    this.#pointed = [...this.#pointed, ...pointed].slice(-MOST_POINTED);
    this.#hello ||= hello;
    this.#isWanted = true;
  }

  /** As much as fits; undefined where there is nothing. */
  next(): Hint | undefined {
    if (!this.#isWanted) return undefined;
    const hello = this.#hello;
    this.#hello = false;
    let room = LARGEST;
    const fits = (one: unknown) => {
      room -= Buffer.byteLength(JSON.stringify(one)) + 1;
      return room > 0;
    };
    const changed = taken(this.#changed, fits);
    const here = taken(this.#here, fits).map(([, one]) => one);
    const pointed = this.#pointed.filter(fits);
    this.#pointed = this.#pointed.filter((one) => !pointed.includes(one));
    this.#isWanted = this.#changed.size + this.#here.size + this.#pointed.length > 0;
    return { changed, here, pointed, hello };
  }

  clear(): void {
    this.#changed.clear();
    this.#here.clear();
    this.#pointed = [];
    this.#hello = this.#isWanted = false;
  }
}

/** Takes out what fits. */
function taken<T>(from: Map<string, T>, fits: (one: unknown) => boolean): [string, T][] {
  const some: [string, T][] = [];
  for (const one of from) {
    if (!fits(one)) break;
    some.push(one);
  }
  for (const [table] of some) from.delete(table);
  return some;
}
