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
    /** Its hash. */
    visitor: string | undefined;
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
  app.decorateRequest('visitor', undefined);
  const known = new Known();
  app.addHook('onRequest', async (request, reply) => {
    const given = request.cookies[COOKIE];
    if (!given) return;
    const person = known.get(given) ?? signedBy(request, given);
    if (person) {
      known.add(given, person);
      request.token = person.token;
      request.visitor = person.visitor;
    } else if (SECRET.test(given) && (await store.wasHere(hashOf(given), made))) {
      request.token = given;
      request.visitor = hashOf(given);
      give(request, reply, given);
    }
  });
}

interface Person {
  readonly token: string;
  readonly visitor: string;
}

function signedBy(request: FastifyRequest, given: string): Person | undefined {
  const { valid, value } = request.unsignCookie(given);
  return valid && SECRET.test(value) ? { token: value, visitor: hashOf(value) } : undefined;
}

/** So many people are known by sight. */
const MOST_KNOWN = 10_000;

/** Whoever comes with every choice need not have his signature looked at every time. Only good ones are kept. */
class Known {
  /** The one who came last comes last. */
  readonly #people = new Map<string, Person>();

  get(cookie: string): Person | undefined {
    return this.#people.get(cookie);
  }

  add(cookie: string, person: Person): void {
    this.#people.delete(cookie);
    this.#people.set(cookie, person);
    for (const [oldest] of this.#people) {
      if (this.#people.size <= MOST_KNOWN) break;
      this.#people.delete(oldest);
    }
  }
}

/** Undefined for somebody who was never here. */
export function visitorOf({ visitor }: FastifyRequest): string | undefined {
  return visitor;
}

/** The visitor, who gets a cookie if he has none. */
export function welcome(request: FastifyRequest, reply: FastifyReply): string {
  const token = request.token ?? secret();
  // However often he is asked in, he is one and the same.
  request.token = token;
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
