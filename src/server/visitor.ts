/** Who asks. A visitor is known by a cookie with a secret; the store knows only its hash. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, secret } from './secrets.ts';

const COOKIE = 'cockleshell';
/** As long as browsers keep one. */
const DAYS = 400;

/** Undefined for somebody who was never here. */
export function visitorOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return token ? hashOf(token) : undefined;
}

/** The visitor, who gets a cookie if he has none: no script can read it, and no other site can have it sent. */
export function welcome(request: FastifyRequest, reply: FastifyReply): string {
  const token = request.cookies[COOKIE] || secret();
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: DAYS * 24 * 60 * 60,
  });
  return hashOf(token);
}
