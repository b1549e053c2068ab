/** A real server in a process of its own, and how it is asked. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';

export interface Server {
  readonly port: number;
  readonly agent: Agent;
  stop(): Promise<void>;
}

/** Whoever asks, known by his cookie: also after a restart. */
export interface Visitor {
  cookie: string;
}

export async function startServer(command: string, folder: string): Promise<Server> {
  const env = { ...process.env, PORT: '0', COCKLESHELL_DATA: folder, COCKLESHELL_RATE: '1000000000', DATABASE_URL: '', HOST: '' };
  const child = spawn(process.execPath, ['--no-warnings', command, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await portOf(child);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return {
    port,
    agent,
    async stop() {
      agent.destroy();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'close');
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('The server says nothing.');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /http:\/\/localhost:(\d+)/.exec(line) ?? [];
    if (port) return Number(port);
  }
  throw new Error('The server did not start.');
}

export function ask({ port, agent }: Server, visitor: Visitor, method: string, path: string, body?: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const payload = body && JSON.stringify(body);
    const headers = { ...(visitor.cookie && { cookie: visitor.cookie }), ...(payload && { 'content-type': 'application/json' }) };
    const asking = request({ host: 'localhost', port, method, path, headers, agent }, (response) => {
      const [given] = response.headers['set-cookie'] ?? [];
      if (given) visitor.cookie = given.split(';')[0] ?? '';
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode !== undefined && response.statusCode < 300) resolve(JSON.parse(text));
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
      });
    });
    asking.on('error', reject);
    asking.end(payload);
  });
}
