/** What one address can have the server carry: connections, requests that do not come to an end, answers that nobody reads. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Burdens } from './burdens.ts';
import type { Limits } from './limits.ts';
import { Refused } from './refusal.ts';

/** So often the times of those who are slow are looked at. */
const CHECK_MS = 2_000;
/** A file that is sent has ten listeners of its own to its end; ours come besides, and are gone with the answer. */
const LISTENERS = 20;

/** Makes servers that do not wait for ever, and take so many connections from one address. Behind a proxy all come from there. */
export function guardedServers(limits: Limits, isProxied: boolean): (handler: RequestListener) => Server {
  const connections = new Burdens(isProxied ? limits.connections : limits.connectionsEach, limits.connections);
  return (handler) => {
    const server = createServer(
      {
        headersTimeout: limits.headMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.idleMs,
        connectionsCheckingInterval: Math.min(CHECK_MS, limits.headMs),
      },
      handler,
    );
    server.setTimeout(limits.idleMs);
    server.on('connection', (socket) => {
      const off = connections.take(socket.remoteAddress ?? '', 1);
      if (off) socket.once('close', off);
      else socket.destroy();
    });
    return server;
  };
}

/** `sentence` puts a refusal into words for the one who asked. */
export function registerGuards(
  app: FastifyInstance,
  limits: Limits,
  sentence: (refused: Refused, request: FastifyRequest) => object,
): Burdens {
  const unsent = new Burdens(limits.unsentEach, limits.unsent);
  const unread = new Burdens(limits.unreadEach, limits.unread);
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setMaxListeners(LISTENERS);
    const bytes = announced(request);
    const off = unsent.take(request.ip, bytes);
    if (!off) {
      // What is still to come is not waited for.
      reply.header('connection', 'close');
      done(new Refused(503, 'too-much-unsent'));
      return;
    }
    whenOver(reply, off);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = sizeOf(payload);
    const off = unread.take(request.ip, bytes);
    if (off) {
      const timer = setTimeout(() => reply.raw.destroy(), limits.answerMs).unref();
      whenOver(reply, () => {
        clearTimeout(timer);
        off();
      });
      done(null, payload);
      return;
    }
    reply.status(503).removeHeader('content-disposition').removeHeader('content-length');
    reply.type('application/json; charset=utf-8');
    done(null, JSON.stringify(sentence(new Refused(503, 'too-much-unread'), request)));
  });
  return unread;
}

/** The bytes that a request says it will have, at least; one that does not say may have as many as its route allows. */
function announced({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 0;
  const length = Number(headers['content-length'] ?? 0);
  // More than is read at all is refused by its length alone.
  return Number.isFinite(length) ? Math.min(length, routeOptions.bodyLimit ?? 0) : 0;
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  // Files are read as fast as they are taken away.
  return Buffer.isBuffer(payload) ? payload.length : 0;
}

function whenOver({ raw }: FastifyReply, off: () => void): void {
  raw.once('close', off);
}
