/** Somebody who speaks to a real server over HTTP, from an address of his own. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

export interface Answered<T = Body> {
  readonly status: number;
  readonly body: T;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

interface Body {
  readonly code?: string;
  readonly text?: string;
  readonly version?: number;
  readonly table?: { readonly id: string };
}

export class Somebody {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });
  protected readonly port: () => number | undefined;
  protected readonly address: string;
  cookie = '';

  constructor(port: () => number | undefined, address: string) {
    this.port = port;
    this.address = address;
  }

  /** The same browser in another address's hands would be somebody else; this is one with its cookies deleted, or a private window. */
  privately(): Somebody {
    return new Somebody(this.port, this.address);
  }

  async ask<T = Body>(method: string, path: string, body?: object): Promise<Answered<T>> {
    const payload = body && JSON.stringify(body);
    const sent = request({
      port: this.port(),
      host: '127.0.0.1',
      localAddress: this.address,
      agent: this.#agent,
      method,
      path,
      headers: { ...(this.cookie && { cookie: this.cookie }), ...(payload && { 'content-type': 'application/json' }) },
    });
    sent.end(payload);
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (!response) throw new Error('There is no answer.');
    const [given] = response.headers['set-cookie'] ?? [];
    if (given) this.cookie = given.split(';')[0] ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const text = String(Buffer.concat(chunks));
    return { status: response.statusCode ?? 0, body: JSON.parse(text), headers: response.headers, text };
  }

  /** Whatever is said here is not finished, and whatever comes is not read. */
  async begin(text: string): Promise<Socket> {
    const socket = connect({ port: this.port() ?? 0, host: '127.0.0.1', localAddress: this.address });
    socket.on('error', () => {});
    socket.pause();
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  live(id: string): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port()}/api/tables/${id}/live`, { localAddress: this.address });
    socket.on('error', () => {});
    return socket;
  }

  leave(): void {
    this.#agent.destroy();
  }
}
