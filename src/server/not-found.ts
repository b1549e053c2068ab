import type { FastifyRequest } from 'fastify';
import { Refused } from './refusal.ts';

export function notFound(request: FastifyRequest): never {
  throw new Refused(404, 'no-such-page', { path: request.url.slice(0, 200) });
}
