/** A pooler as they stand before PostgreSQL: after each transaction its connection is the next one's, whoever that is. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Pooler {
  /** The address of a database, by way of the pooler. */
  to(url: string): string;
  close(): Promise<void>;
}

/** `last` gives the connection that was freed last, `first` the one that has waited longest, `own` to each his own and no parameters. */
export async function startPooler(server: string, gives: 'last' | 'first' | 'own'): Promise<Pooler> {
  const { hostname, port } = new URL(server);
  const idle: Socket[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const pooler = createServer((client) => serve(keep(client)));

  function serve(client: Socket): void {
    let using: Socket | undefined;
    let waiting: Buffer[] = [];
    /** Passes on what the database says, until it is ready for somebody else. */
    const use = (backend: Socket) => {
      using = backend;
      const split = splitter(0);
      backend.removeAllListeners('data');
      backend.on('data', (chunk: Buffer) => {
        for (const message of split(chunk)) {
          client.write(message);
          if (gives !== 'own' && message[0] === READY && message[5] === NOTHING_BEGUN) {
            using = undefined;
            idle.push(backend);
          }
        }
      });
    };
    const split = splitter(1);
    client.on('data', (chunk: Buffer) => {
      for (const message of split(chunk)) {
        const kind = message[0];
        if (kind === TERMINATE) client.end();
        else if (kind === 0) {
          if (gives === 'own' && message.includes('statement_timeout')) {
            client.end(refusal('unsupported startup parameter: statement_timeout'));
            continue;
          }
          // The first message says who comes; he is let in by the database itself.
          const backend = keep(connect(Number(port), hostname));
          use(backend);
          backend.write(message);
        } else {
          waiting.push(message);
          if (kind !== QUERY && kind !== SYNC && kind !== PASSWORD) continue;
          const free = using ?? (gives === 'last' ? idle.pop() : idle.shift());
          if (!free) throw new Error('No connection is free');
          if (free !== using) use(free);
          free.write(Buffer.concat(waiting));
          waiting = [];
        }
      }
    });
  }

  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const address = pooler.address();
  return {
    to: (url) => Object.assign(new URL(url), { port: typeof address === 'object' ? address?.port : 0 }).href,
    async close() {
      for (const socket of sockets) socket.destroy();
      pooler.close();
      await once(pooler, 'close');
    },
  };
}

const [READY, NOTHING_BEGUN, TERMINATE, QUERY, SYNC, PASSWORD] = [...'ZIXQSp'].map((letter) => letter.charCodeAt(0));

/** Whole messages: a letter, and the length of what follows. So many of the first have no letter. */
function splitter(unlettered: number): (chunk: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0);
  let left = unlettered;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Buffer[] = [];
    for (;;) {
      const letter = left > 0 ? 0 : 1;
      if (rest.length < letter + 4) break;
      const length = letter + rest.readUInt32BE(letter);
      if (rest.length < length) break;
      messages.push(rest.subarray(0, length));
      rest = rest.subarray(length);
      left = 0;
    }
    return messages;
  };
}

function refusal(why: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${why}\0\0`);
  const head = Buffer.from('E0000');
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
