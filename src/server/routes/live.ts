/** Live tables: whoever is connected is told of every change. */
import type { FastifyInstance } from 'fastify';
import type { Listener } from '../live-table.ts';
import type { Referee } from '../referee.ts';
import { Refused } from '../refusal.ts';
import { sceneOf } from '../scene.ts';
import { said } from '../telling.ts';
import { languageOf, speakerFor } from '../words.ts';
import { TABLE, tableAsked } from './table-asked.ts';

/** A connection that has so much unread is behind; it is cut, comes back and gets everything at once. */
const UNREAD = 4 * 1024 * 1024;
const PING_EVERY = 30_000;
/** Close codes from 4000 on are ours: 4404 is what 404 is elsewhere. */
const OWN_CODES = 4000;
/** The protocol allows no longer reason. */
const LONGEST_REASON = 120;

export function registerLive(app: FastifyInstance, referee: Referee): void {
  app.get(
    '/api/tables/:id/live',
    { websocket: true, schema: { summary: 'A live connection: the scene now, and again after every change.', params: TABLE } },
    async (socket, request) => {
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
      try {
        const { table, visitor, asker } = await tableAsked(referee, request);
        const listener: Listener = {
          visitor,
          send: (message) => (socket.bufferedAmount > UNREAD ? socket.terminate() : socket.send(message)),
          gone() {
            socket.send(said({ type: 'gone' }));
            socket.close();
          },
        };
        socket.on('close', () => referee.forget(table.id, listener));
        await table.inOrder(() => {
          table.listeners.add(listener);
          socket.send(said({ type: 'scene', scene: sceneOf(table, visitor, asker()) }));
        });
      } catch (error) {
        const { status, code, figures } = error instanceof Refused ? error : new Refused(500, 'failure');
        const text = speakerFor(languageOf(request.headers)).refusal({ code, rule: '', figures });
        socket.close(OWN_CODES + status, text.slice(0, LONGEST_REASON));
      }
    },
  );
}
