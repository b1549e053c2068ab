/**
 * Who asks. A visitor is known by a cookie with a secret that the server made and signed; the store knows only its hash,
 * and the key of the signatures. A secret that somebody made up is no identity.
 */
import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import { hashOf, secret } from './secrets.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The secret he came with, if it is one of ours. */
    token: string | undefined;
  }
  interface FastifyInstance {
    /** Whether browsers come over https. */
    isSecure: boolean;
  }
}

const COOKIE = 'cockleshell';
/** As long as browsers keep one. */
const DAYS = 400;
/** As secrets are made. */
const SECRET = /^[\w-]{24}$/;

export interface VisitorWish {
  readonly store: Store;
  /** A proxy sees to it that browsers come over https. */
  readonly isSecure: boolean;
  readonly now: () => number;
}

/**
 * Cookies of before were not signed. One is taken over if it has the form of our secrets and its hash owns or holds
 * something in the store that is older than the key: nobody could have put it there but by that secret. It is signed at
 * once; whoever comes with any other is a stranger.
 */
export async function registerVisitors(app: FastifyInstance, { store, isSecure, now }: VisitorWish): Promise<void> {
  const { value, made } = await store.key('cookies', { value: randomBytes(32).toString('base64url'), made: now() });
  await app.register(cookie, { secret: value });
  app.decorate('isSecure', isSecure);
  app.decorateRequest('token', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const given = request.cookies[COOKIE];
    if (!given) return;
    const signed = request.unsignCookie(given);
    if (signed.valid && SECRET.test(signed.value)) request.token = signed.value;
    else if (SECRET.test(given) && (await store.wasHere(hashOf(given), made))) {
      request.token = given;
      give(request, reply, given);
    }
  });
}

/** Undefined for somebody who was never here. */
export function visitorOf({ token }: FastifyRequest): string | undefined {
  return token === undefined ? undefined : hashOf(token);
}

/** The visitor, who gets a cookie if he has none. */
export function welcome(request: FastifyRequest, reply: FastifyReply): string {
  const token = request.token ?? secret();
  give(request, reply, token);
  return hashOf(token);
}

/** No script can read it, and no other site can have it sent. */
function give({ server, protocol }: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: server.isSecure || protocol === 'https',
    signed: true,
    maxAge: DAYS * 24 * 60 * 60,
  });
}
