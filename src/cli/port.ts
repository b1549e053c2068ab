/** Whether a port can be had, and who has it otherwise. */
import { lookup } from 'node:dns/promises';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { z } from 'zod';
import { parsed } from './files.ts';

export type PortFound =
  | { readonly kind: 'free' }
  /** A Cockleshell answers there; one that goes by other names does not tell its version. */
  | { readonly kind: 'cockleshell'; readonly version: string | undefined }
  | { readonly kind: 'taken' | 'forbidden' | 'no-address' };

/** Tries whether a server could listen there, and leaves it free again. */
export async function lookAtPort(port: number, host: string): Promise<PortFound> {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const codes: (string | undefined)[] = [];
  for (const { address } of addresses) codes.push(await tryPort(port, address));
  if (codes.includes('EADDRINUSE')) return whoIsAt(port, host);
  // Where localhost has two addresses, a machine may have one of them only.
  if (codes.includes(undefined)) return { kind: 'free' };
  return { kind: codes.includes('EACCES') ? 'forbidden' : 'no-address' };
}

/** What keeps somebody from listening there; nothing where he may. */
function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

const Answer = z.union([
  z.object({ status: z.literal('ok'), version: z.string(), openTables: z.number() }),
  z.object({ code: z.literal('foreign-host') }),
]);

/** In milliseconds. */
const PATIENCE = 2_000;
/** No answer to this question is longer. */
const LONGEST = 10_000;

function whoIsAt(port: number, host: string): Promise<PortFound> {
  return new Promise((resolve) => {
    const taken = () => resolve({ kind: 'taken' });
    const asked = get({ port, host: TO_ASK[host] ?? host, path: '/health', timeout: PATIENCE }, (response) => {
      let said = '';
      response.setEncoding('utf8').on('error', taken);
      response.on('data', (chunk: string) => {
        said += chunk;
        if (said.length > LONGEST) asked.destroy();
      });
      response.on('close', () => {
        const { data } = Answer.safeParse(parsed(said));
        if (data) resolve({ kind: 'cockleshell', version: 'version' in data ? data.version : undefined });
        else taken();
      });
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', taken);
  });
}

/** Whoever listens at all addresses is asked at one. */
const TO_ASK: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
