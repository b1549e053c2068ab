/** What runs in the thread (threaded.ts starts it): the saved tables, and a port through which they are asked. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreFault } from './fault.ts';
import { SavedTables } from './saved-tables.ts';
import { openSqlite } from './sqlite.ts';
import { type Answer, type Call, CLOSED, type Methods, OPENED, type Opening, type Request } from './threaded.ts';

const port = parentPort;
if (!port) throw new Error('This is for a thread to run');

/** Given in this turn of the event loop, and sent at its end: a batch of commits is answered in one message. */
let unsent: Answer[] = [];

function send(): void {
  port?.postMessage(unsent);
  unsent = [];
}

function answer(given: Answer): void {
  if (unsent.length === 0) setImmediate(send);
  unsent.push(given);
}

async function answerWith(id: number, work: Promise<unknown>): Promise<void> {
  try {
    answer({ id, value: await work });
  } catch (error) {
    answer({ id, ...troubleOf(error) });
  }
}

function troubleOf(error: unknown) {
  if (error instanceof StoreFault) return { fault: { code: error.code, figures: error.figures, cause: error.cause } };
  return { error: error instanceof Error ? error : new Error(String(error)) };
}

function carryOut<M extends keyof Methods>(tables: Methods, { method, given }: Call<M>): Promise<unknown> {
  return tables[method](...given);
}

const { folder, ...wish }: Opening = workerData;
const opening = openSqlite(folder, wish).then((engine) => SavedTables.open(engine));
await answerWith(
  OPENED,
  opening.then(() => undefined),
);
const tables = await opening.catch(() => undefined);
if (tables) {
  port.on('message', async (request: Request) => {
    if (request !== 'close') {
      for (const call of request) void answerWith(call.id, carryOut(tables, call));
      return;
    }
    await answerWith(CLOSED, tables.close());
    send();
    port.close();
  });
}
