/** Live tables: whoever is connected is told of every change. */
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LiveAnswer } from '../../wire/answers.ts';
import { LivePointOfView, TableParams } from '../../wire/wire.ts';
import { queryOf } from '../interface.ts';
import type { Listener } from '../live-table.ts';
import type { Referee } from '../referee.ts';
import { Refused, refusedByStore } from '../refusal.ts';
import { said, tellNewcomer } from '../telling.ts';
import { languageOf, speakerFor } from '../words.ts';
import { lookingAt, tableAsked } from './table-asked.ts';

/** A connection that has so much unread is behind; it is cut, comes back and gets everything at once. */
const UNREAD = 4 * 1024 * 1024;
const PING_EVERY = 30_000;
/** Close codes from 4000 on are ours: 4404 is what 404 is elsewhere. */
const OWN_CODES = 4000;
/** The protocol allows no longer reason, in bytes. */
const LONGEST_REASON = 120;

export function registerLive(app: FastifyInstance, referee: Referee): void {
  app.route({
    method: 'GET',
    url: '/api/tables/:id/live',
    schema: {
      summary: 'A live connection: the scene now, and again after every change that you may know of.',
      params: TableParams,
      querystring: LivePointOfView,
      response: { 101: LiveAnswer },
    },
    handler: () => {
      throw new Refused(426, 'needs-socket');
    },
    wsHandler: async (socket, request) => {
      keepAlive(socket);
      try {
        await listen(referee, socket, request);
      } catch (error) {
        const { status, code, figures } = error instanceof Refused ? error : (refusedByStore(error) ?? new Refused(500, 'failure'));
        if (!(error instanceof Refused)) request.log.error({ err: error }, 'a connection failed');
        socket.close(OWN_CODES + status, shortened(speakerFor(languageOf(request.headers)).refusal({ code, rule: '', figures })));
      }
    },
  });
}

/** A connection that does not answer is no longer there. */
function keepAlive(socket: WebSocket): void {
  let answered = true;
  const pinging = setInterval(() => {
    if (!answered) socket.terminate();
    answered = false;
    socket.ping();
  }, PING_EVERY);
  socket.on('pong', () => {
    answered = true;
  });
  socket.on('close', () => clearInterval(pinging));
}

async function listen(referee: Referee, socket: WebSocket, request: FastifyRequest): Promise<void> {
  const { table, visitor } = await tableAsked(referee, request);
  const { seat, logs } = queryOf(LivePointOfView, request);
  const listener: Listener = {
    visitor,
    seat,
    told: undefined,
    logs: logs && new Map(),
    send: (message) => (socket.bufferedAmount > UNREAD ? socket.terminate() : socket.send(message, { binary: false })),
    gone() {
      socket.send(said({ type: 'gone' }));
      socket.close();
    },
    cut: () => socket.terminate(),
  };
  socket.on('close', () => table.listeners.delete(listener));
  await table.inOrder(() => {
    lookingAt({ table, visitor }, seat);
    // Whoever has left meanwhile would be told for ever.
    if (socket.readyState === socket.OPEN) tellNewcomer(table, listener);
  });
}

function shortened(text: string): string {
  return Buffer.byteLength(text) <= LONGEST_REASON ? text : `${text.slice(0, LONGEST_REASON / 2)}…`;
}
