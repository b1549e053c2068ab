/**
 * Those at a table as people: who is here, what they say to each other, what they point at. What was said is kept with the table,
 * the last lines of it; whoever points is seen only by those who look just then.
 */
import type { Seat } from '../kernel/game.ts';
import { hidingSign } from '../kernel/readable.ts';
import type { Store } from '../store/store.ts';
import { type Company, type CompanyMessage, MOST_LINES, type Said } from '../wire/company.ts';
import type { Voice } from './gathering.ts';
import { isBehind } from './lagging.ts';
import type { LiveTable } from './live-table.ts';
import { noSuchTable, Refused } from './refusal.ts';
import { change } from './seat-changes.ts';
import { hashOf } from './secrets.ts';

interface House {
  readonly store: Store;
  now(): number;
  /** How much time each side has. */
  timeLeft(table: LiveTable): Company['clock'];
  /** How much of a window that others know nothing of. */
  windowLeft(table: LiveTable): number | undefined;
}

export class Companies {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** Says something to all at the table. `voice` is asked in its turn, and throws what speaks against it. */
  async say(table: LiveTable, voice: () => Voice, what: Pick<Said, 'text' | 'phrase'>): Promise<Said> {
    const { store, now } = this.#house;
    const { company } = table;
    const sign = hidingSign(what.text ?? '');
    if (sign !== undefined) throw new Refused(400, 'hides-text', { sign });
    await company.read(store, table.id, table.chronicle.version);
    const said = await table.inOrder(async () => {
      const { seat, ...speaking } = voice();
      const at = now();
      company.letWrite({ seat, ...speaking }, at);
      const line = { at, seat: seat ?? null, by: hashOf(`${table.id} ${speaking.visitor}`).slice(0, 8), ...what };
      const number = await store.say(table.id, JSON.stringify(line), MOST_LINES);
      if (number === undefined) throw noSuchTable(table.id);
      await company.catchUp(store, table.id, table.chronicle.version);
      return { number, ...line };
    });
    this.tell(table);
    return said;
  }

  /** After the end somebody asks those who have played here to go on at a table of his. */
  async goOn(table: LiveTable, speaker: () => Seat, there: LiveTable, invited: Readonly<Record<Seat, string>>): Promise<void> {
    await table.inOrder(async () => {
      const by = speaker();
      if (!table.chronicle.match.outcome) throw new Refused(409, 'still-played');
      for (const [seat, secret] of Object.entries(invited)) {
        if (!table.kept.seats.some((row) => row.seat === seat)) throw new Refused(404, 'no-such-seat', { seat });
        const hash = hashOf(secret);
        if (!there.kept.seats.some(({ invitation }) => invitation === hash)) throw new Refused(403, 'invitation-used-up');
      }
      const next = { table: there.id, by, invitations: invited };
      await change(this.#house, table, { next });
    });
  }

  /** Everybody else sees it who looks now; it is not kept. */
  point(table: LiveTable, visitor: string, seat: Seat, thing: string): void {
    table.company.letPoint(visitor, this.#house.now());
    const message = written({ type: 'pointing', seat, thing });
    for (const listener of table.listeners) {
      if (listener.company && listener.visitor !== visitor && !isBehind(table, listener.visitor)) listener.send(message);
    }
  }

  /** Before it is asked what was said. */
  read(table: LiveTable): Promise<void> {
    return table.company.read(this.#house.store, table.id, table.chronicle.version);
  }

  /** Who is here, and what was said. */
  async at(table: LiveTable, visitor: string | undefined): Promise<Company> {
    await this.read(table);
    return this.#since(table, isBehind(table, visitor), 0);
  }

  /** Everybody who wants to know is told what is new to him; nobody anything twice. */
  tell(table: LiveTable): void {
    const messages = new Map<string, News>();
    for (const { company: hearing, visitor, send } of table.listeners) {
      if (!hearing) continue;
      const behind = isBehind(table, visitor);
      const last = linesFor(table, behind).at(-1)?.number ?? 0;
      const after = hearing.isQuiet ? last : hearing.heard;
      const news =
        messages.get(`${behind} ${after}`) ??
        newsIn(this.#since(table, behind, after), [table.kept.table.clocks, behind ? null : table.lapse?.since]);
      messages.set(`${behind} ${after}`, news);
      if (news.still === hearing.still && after === last) continue;
      hearing.still = news.still;
      hearing.heard = last;
      send(news.message);
    }
  }

  /** Times are other than they were told, though nothing has happened at the table. */
  tellTimes(table: LiveTable): void {
    if (!this.#house.timeLeft(table) && !table.lapse) return;
    for (const { company } of table.listeners) if (company) company.still = '';
    this.tell(table);
  }

  /** With what was said after that line. Whoever is behind does not see by the clock who is asked now. */
  #since(table: LiveTable, behind: boolean, after: number): Company {
    const { seats } = table.kept;
    const visitors = new Set([...table.listeners].map(({ visitor }) => visitor));
    const window = behind ? undefined : this.#house.windowLeft(table);
    const isPlayers = (visitor: string | undefined) => seats.some(({ holder }) => holder !== null && holder === visitor);
    return {
      here: seats.filter(({ holder }) => holder !== null && visitors.has(holder)).map(({ seat }) => seat),
      watched: [...visitors].some((visitor) => !isPlayers(visitor)),
      clock: behind ? null : this.#house.timeLeft(table),
      ...(window !== undefined && { window }),
      talk: linesFor(table, behind).filter(({ number }) => number > after),
    };
  }
}

/** Whoever is behind reads what was said when he sees what it was said about. */
function linesFor({ company, lagging }: LiveTable, behind: boolean): readonly Said[] {
  return behind && lagging ? company.linesUntil(lagging.chronicle.version) : company.lines;
}

interface News {
  readonly message: Buffer;
  /** What stays the same unless there is something to tell: that time goes by is no news until it is up. */
  readonly still: string;
}

/** `kept`: by what times go, as long as nothing happens. */
function newsIn(company: Company, kept: unknown): News {
  const { here, watched, clock } = company;
  const times = [kept, clock?.map(({ left }) => left <= 0)];
  return { message: written({ type: 'company', company }), still: JSON.stringify([here, watched, times]) };
}

function written(message: CompanyMessage): Buffer {
  return Buffer.from(JSON.stringify(message));
}
