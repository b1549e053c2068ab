/** The interface as a document: what zod checks is what OpenAPI tells. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';
import { OpenApiDocument, RefusedAnswer } from '../wire/answers.ts';
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
    return { error: malformed(issue?.path.map(String).join('.') || 'body', issue && whatIsWrong(issue)) };
  };
};

/** What zod finds, as far as we have words for it. */
function whatIsWrong({ code, message }: z.core.$ZodIssue): string {
  if (code === 'invalid_type') return message.endsWith('received undefined') ? 'missing' : 'kind';
  if (code === 'too_small' || code === 'too_big') return code;
  return code === 'unrecognized_keys' ? 'unknown' : 'other';
}

function malformed(where: string, what = 'other'): Refused {
  return new Refused(400, 'malformed', { where, what });
}

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
  app.get('/api/openapi.json', { schema: { summary: 'This document.', response: { 200: OpenApiDocument } } }, async () => app.swagger());
}

/** What is sent is described as it may be written, what is answered as it is. */
function described(schema: object): object {
  const parts = Object.entries(schema).map(([part, entry]) => {
    if (part === 'response') return [part, answersIn(entry)];
    return [part, entry instanceof z.ZodType ? z.toJSONSchema(entry, { io: 'input' }) : entry];
  });
  return Object.fromEntries(parts);
}

function answersIn(response: object): object {
  const answers = Object.entries({ ...response, '4xx': RefusedAnswer }).map(([status, answer]) => {
    if (!(answer instanceof z.ZodType)) return [status, answer];
    return [status, { description: answer.description ?? '', ...z.toJSONSchema(answer, { io: 'output' }) }];
  });
  return Object.fromEntries(answers);
}

/** Schemas of answers only describe them: the tests hold the answers to them. */
export const plainly: FastifySerializerCompiler<unknown> = () => (data) => JSON.stringify(data);

export function paramsOf<T extends z.ZodType>(_schema: T, request: FastifyRequest): z.infer<T> {
  // As below.
  return request.params as z.infer<T>;
}

export function queryOf<T extends z.ZodType>(_schema: T, request: FastifyRequest): z.infer<T> {
  // As below.
  return request.query as z.infer<T>;
}

export function bodyOf<T extends z.ZodType>(_schema: T, request: FastifyRequest): z.infer<T> {
  // The route names the schema, so the validator has let nothing else through.
  return request.body as z.infer<T>;
}
