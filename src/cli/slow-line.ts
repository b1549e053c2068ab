/** A line to a server that takes its time: whatever is sent arrives so many milliseconds later, in order, both ways. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SlowLine {
  readonly port: number;
  close(): Promise<void>;
}

export async function slowLine(host: string, port: number, delay: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host, port, noDelay: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => setTimeout(() => to.write(data), delay));
      from.on('end', () => setTimeout(() => to.end(), delay));
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
