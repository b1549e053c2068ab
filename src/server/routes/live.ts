/** Live tables: whoever is connected is told of every change. */
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AnyLiveAnswer } from '../../wire/answers.ts';
import { LivePointOfView, TableParams } from '../../wire/wire.ts';
import { Burdens } from '../burdens.ts';
import { paramsOf, queryOf } from '../interface.ts';
import type { Limits } from '../limits.ts';
import type { Listener } from '../listener.ts';
import type { LiveTable } from '../live-table.ts';
import type { Referee } from '../referee.ts';
import { Refused, refusedByStore } from '../refusal.ts';
import { said, tellNewcomer } from '../telling.ts';
import { languageOf, speakerFor } from '../words.ts';
import { lookingAt, tableAsked } from './table-asked.ts';

const PING_EVERY = 30_000;
/** Close codes from 4000 on are ours: 4404 is what 404 is elsewhere. */
const OWN_CODES = 4000;
/** The protocol allows no longer reason, in bytes. */
const LONGEST_REASON = 120;
/** From one connection, until it is asked itself. */
const MOST_PINGS = 60;
const LAST_WORDS_MS = 1_000;

export function registerLive(app: FastifyInstance, referee: Referee, limits: Limits, unread: Burdens): void {
  const connections = new Burdens(limits.liveEach, limits.live);
  const watched = new Watched(limits.tablesEach);
  app.route({
    method: 'GET',
    url: '/api/tables/:id/live',
    schema: {
      summary: 'A live connection: the scene now, and again after every change that you may know of.',
      params: TableParams,
      querystring: LivePointOfView,
      response: { 101: AnyLiveAnswer },
    },
    handler: () => {
      throw new Refused(426, 'needs-socket');
    },
    wsHandler: async (socket, request) => {
      try {
        const off = connections.take(request.ip, 1);
        if (!off) throw new Refused(429, 'too-many-live');
        socket.once('close', off);
        keepAlive(socket);
        socket.once('message', () => endTalk(socket, request));
        await referee.others.surely(paramsOf(TableParams, request).id, async () => {
          lookingAt(await tableAsked(referee, request), queryOf(LivePointOfView, request).seat);
        });
        await listen(referee, socket, request, { limits, unread, watched });
      } catch (error) {
        if (!(error instanceof Refused)) request.log.error({ err: error }, 'a connection failed');
        closeWith(socket, error instanceof Refused ? error : (refusedByStore(error) ?? new Refused(500, 'failure')), request);
      }
    },
  });
}

function closeWith(socket: WebSocket, { status, code, figures }: Refused, { headers }: FastifyRequest): void {
  socket.close(OWN_CODES + status, shortened(speakerFor(languageOf(headers)).refusal({ code, rule: '', figures })));
}

/** Whoever talks where nothing is to be said is told so once; what else he says is not read. */
function endTalk(socket: WebSocket, request: FastifyRequest): void {
  closeWith(socket, new Refused(400, 'nothing-to-say'), request);
  socket.pause();
  setTimeout(() => socket.terminate(), LAST_WORDS_MS).unref();
}

/** A connection that does not answer is no longer there; one that asks too often whether we are is no use to anybody. */
function keepAlive(socket: WebSocket): void {
  let answered = true;
  let asked = 0;
  const pinging = setInterval(() => {
    if (!answered) socket.terminate();
    answered = false;
    asked = 0;
    socket.ping();
  }, PING_EVERY);
  socket.on('pong', () => {
    answered = true;
  });
  socket.on('ping', (data) => {
    if (++asked > MOST_PINGS) socket.terminate();
    else socket.pong(data);
  });
  socket.on('close', () => clearInterval(pinging));
}

interface Around {
  readonly limits: Limits;
  readonly unread: Burdens;
  readonly watched: Watched;
}

async function listen(referee: Referee, socket: WebSocket, request: FastifyRequest, { limits, unread, watched }: Around): Promise<void> {
  const { table, visitor } = await tableAsked(referee, request);
  const { seat, logs, company, known } = queryOf(LivePointOfView, request);
  if (company) await referee.company.read(table);
  const { ip } = request;
  const listener: Listener = {
    visitor,
    seat,
    told: undefined,
    logs: logs && new Map(),
    company: company && { isQuiet: company === 'quiet', heard: 0, still: '' },
    send: sendingTo(socket, limits.unreadLive, (bytes) => unread.take(ip, bytes)),
    gone() {
      socket.send(said({ type: 'gone' }));
      socket.close();
    },
    unseat: (lost) => closeWith(socket, new Refused(403, 'not-your-seat', { seat: lost }), request),
    cut: () => socket.terminate(),
  };
  const off = watched.add(ip, table);
  if (!off) throw new Refused(429, 'too-many-live');
  socket.on('close', () => {
    off();
    table.listeners.delete(listener);
    referee.attendance.note(table, visitor);
    referee.company.tell(table);
    if (table.listeners.size === 0) void referee.rest(table);
  });
  await table.inOrder(() => {
    lookingAt({ table, visitor }, seat);
    // Whoever has left meanwhile would be told for ever.
    if (socket.readyState !== socket.OPEN) return;
    tellNewcomer(table, listener, known);
    referee.company.tell(table);
  });
}

type Sending = Pick<WebSocket, 'bufferedAmount' | 'send' | 'terminate' | 'once'>;

/** A connection that is behind is cut, comes back and gets everything at once. */
export function sendingTo(
  socket: Sending,
  mostUnread: number,
  take: (bytes: number) => (() => void) | undefined,
): (message: Buffer) => void {
  const unread = new Set<() => void>();
  socket.once('close', () => {
    for (const off of unread) off();
  });
  return (message) => {
    const off = socket.bufferedAmount > mostUnread ? undefined : take(message.length);
    if (!off) {
      socket.terminate();
      return;
    }
    unread.add(off);
    socket.send(message, { binary: false }, () => {
      unread.delete(off);
      off();
    });
  };
}

/** The tables that live connections from one address keep open, and how much memory they take. */
class Watched {
  readonly #most: number;
  readonly #byAddress = new Map<string, Map<LiveTable, number>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Says how it is taken away again; undefined where it would be too much. */
  add(address: string, table: LiveTable): (() => void) | undefined {
    const tables = this.#byAddress.get(address) ?? new Map<LiveTable, number>();
    let weight = tables.has(table) ? 0 : table.weight;
    for (const other of tables.keys()) weight += other.weight;
    // A single table is always watched, however long its game.
    if (weight > this.#most && tables.size > 0 && !tables.has(table)) return undefined;
    tables.set(table, (tables.get(table) ?? 0) + 1);
    this.#byAddress.set(address, tables);
    return () => {
      const left = (tables.get(table) ?? 1) - 1;
      if (left > 0) tables.set(table, left);
      else tables.delete(table);
      if (tables.size === 0) this.#byAddress.delete(address);
    };
  }
}

function shortened(text: string): string {
  return Buffer.byteLength(text) <= LONGEST_REASON ? text : `${text.slice(0, LONGEST_REASON / 2)}…`;
}
