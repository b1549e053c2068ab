/** The interface as a document: what zod checks is what OpenAPI tells. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { Refused } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The game of the table that is asked about, once it is known. */
    gameId: string | undefined;
  }
}

/** Routes name zod schemas; what does not fit is refused with the place and what is wrong there. */
export const validated: FastifySchemaCompiler<unknown> = ({ schema }) => {
  if (!(schema instanceof z.ZodType)) throw new Error('A route must be described by a zod schema.');
  return (data: unknown) => {
    const read = schema.safeParse(data);
    if (read.success) return { value: read.data };
    const issue = read.error.issues[0];
    const where = issue?.path.map(String).join('.') || 'request';
    return { error: new Refused(400, 'malformed', { where, what: issue?.message ?? '' }) };
  };
};

export async function registerInterface(app: FastifyInstance, version: string): Promise<void> {
  app.decorateRequest('gameId', undefined);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cockleshell', version, description: 'Tables for commando wargames. docs/http.md tells the same in prose.' },
      components: { securitySchemes: { visitor: { type: 'apiKey', in: 'cookie', name: 'cockleshell' } } },
    },
    transform: ({ schema, url }) => ({ schema: described(schema), url }),
  });
  app.get('/api/openapi.json', { schema: { summary: 'This document.' } }, async () => app.swagger());
}

function described(schema: object): object {
  const parts = Object.entries(schema).map(([part, entry]) => [part, entry instanceof z.ZodType ? jsonSchema(entry) : entry]);
  return Object.fromEntries(parts);
}

function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input' });
}

export function bodyOf<T extends z.ZodType>(_schema: T, request: FastifyRequest): z.infer<T> {
  // The route names the schema, so the validator has let nothing else through.
  return request.body as z.infer<T>;
}
