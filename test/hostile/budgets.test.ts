/** One address can have the server carry so much and no more, and nobody else notices. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { AppWish } from '../../src/server/app.ts';
import { Burdens } from '../../src/server/burdens.ts';
import { sendingTo } from '../../src/server/routes/live.ts';
import type { Scene } from '../../src/wire/wire.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { type House, openHouse, portOf, removeFolders, Visitor } from '../server/given.ts';

const LONG_GAME = readFileSync(new URL('../golden/commando-highlands-campaign.json', import.meta.url), 'utf8');
/** Somebody else, as far as the server can tell. */
const ELSEWHERE = '127.0.0.2';

afterAll(removeFolders);

function opened(limits: NonNullable<AppWish['limits']>): Promise<House> {
  return openHouse(undefined, { limits });
}

/** A connection that says what it likes, and reads when it likes. */
async function wire(house: House, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: await portOf(house), host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: string[] = [];
  socket.on('data', (chunk) => chunks.push(String(chunk)));
  await once(socket, 'close');
  return chunks.join('');
}

async function health(house: House, localAddress?: string): Promise<string> {
  const socket = await wire(house, localAddress);
  socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  return readAll(socket);
}

/** How a live connection ends. */
async function ended(socket: WebSocket): Promise<{ code: number; reason: string }> {
  const [code, reason] = await once(socket, 'close');
  return { code, reason: String(reason) };
}

async function live(house: House, id: string, localAddress = '127.0.0.1'): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${await portOf(house)}/api/tables/${id}/live`, { localAddress });
  socket.on('error', () => {});
  return socket;
}

async function heard(socket: WebSocket): Promise<WebSocket> {
  await once(socket, 'message');
  return socket;
}

describe('answers that nobody reads', () => {
  it('are so many for one address; further ones are refused with a sentence', async () => {
    const house = await opened({ unreadEach: 400_000 });
    const owner = new Visitor(house);
    const { table } = await owner.gets<Scene>('POST', '/api/tables/import', { save: LONG_GAME });
    const slow = await wire(house);
    slow.pause();
    const request = `GET /api/tables/${table.id} HTTP/1.1\r\nhost: localhost\r\n`;
    const times = 300;
    slow.write(`${`${request}\r\n`.repeat(times - 1)}${request}connection: close\r\n\r\n`);
    expect(await health(house, ELSEWHERE)).toContain('200 OK');
    const text = await readAll(slow.resume());
    const refused = text.split('HTTP/1.1 503').length - 1;
    expect(refused).toBeGreaterThan(0);
    expect(text.split('HTTP/1.1 200').length - 1).toBe(times - refused);
    expect(text).toContain('"too-much-unread"');
    expect(text).toContain('Too many answers for your address are still unread.');
    expect(await health(house)).toContain('200 OK');
    await house.close();
  });

  it('end a connection after a while', async () => {
    const house = await opened({ answerMs: 200 });
    const owner = new Visitor(house);
    const { table } = await owner.gets<Scene>('POST', '/api/tables/import', { save: LONG_GAME });
    const slow = await wire(house);
    slow.pause();
    slow.write(`GET /api/tables/${table.id} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(300));
    // It is not read, and yet it ends: writing to it fails.
    const poking = setInterval(() => slow.write(' '), 50);
    await once(slow, 'error');
    clearInterval(poking);
    slow.destroy();
    await house.close();
  });

  it('over a live connection end it', () => {
    const calls: string[] = [];
    const written: (() => void)[] = [];
    let close = () => {};
    const socket = {
      bufferedAmount: 0,
      send: (_message: Buffer, _how: object, done: () => void) => {
        calls.push('send');
        written.push(done);
      },
      terminate: () => calls.push('terminate'),
      once: (_event: string, go: () => void) => {
        close = go;
      },
    };
    const unread = new Burdens(100, 1_000);
    // Only what is called is there.
    const send = sendingTo(socket as unknown as Parameters<typeof sendingTo>[0], 50, (bytes) => unread.take('here', bytes));
    send(Buffer.alloc(40));
    send(Buffer.alloc(40));
    send(Buffer.alloc(40));
    expect(calls).toEqual(['send', 'send', 'terminate']);
    written[0]?.();
    send(Buffer.alloc(40));
    expect(calls.slice(3)).toEqual(['send']);
    socket.bufferedAmount = 51;
    send(Buffer.alloc(1));
    expect(calls.slice(4)).toEqual(['terminate']);
    expect(unread.all).toBe(80);
    close();
    expect(unread.all).toBe(0);
  });
});

describe('requests that do not come to an end', () => {
  const begun = `POST /api/tables/import HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 4000000\r\n\r\n{"save":"`;

  it('are so many bytes for one address; further ones are refused with a sentence', async () => {
    const house = await opened({ unsentEach: 9_000_000 });
    const half = [await wire(house), await wire(house)];
    for (const socket of half) socket.write(begun);
    await health(house);
    const third = await wire(house);
    third.write(begun);
    const answer = await readAll(third);
    expect(answer).toContain('HTTP/1.1 503');
    expect(answer).toContain('Too much is being sent from your address at once.');
    const other = await wire(house, ELSEWHERE);
    other.write(`${begun}${' '.repeat(4_000_000 - 11)}"}`);
    const [first] = await once(other, 'data');
    expect(String(first)).toContain('HTTP/1.1 422');
    for (const socket of [...half, other]) socket.destroy();
    await house.close();
  });

  it('are given up', async () => {
    const house = await opened({ headMs: 100, requestMs: 300 });
    const [body, head] = [await wire(house), await wire(house)];
    body.write(begun);
    head.write('GET /health HTTP/1.1\r\nhost: loc');
    const [told] = await Promise.all([readAll(body), readAll(head)]);
    expect(told).toContain('HTTP/1.1 408');
    await house.close();
  });
});

describe('connections', () => {
  it('are so many from one address', async () => {
    const house = await opened({ connectionsEach: 3 });
    const taken = [await wire(house), await wire(house), await wire(house)];
    await health(house, ELSEWHERE);
    expect(await health(house)).toBe('');
    expect(await health(house, ELSEWHERE)).toContain('200 OK');
    for (const socket of taken) socket.destroy();
    await Promise.all(taken.map((socket) => once(socket, 'close')));
    while (!(await health(house)).includes('200 OK'));
    await house.close();
  });

  it('that are live are so many from one address, and are told so', async () => {
    const house = await opened({ liveEach: 2 });
    const owner = new Visitor(house);
    const { id } = (await owner.duel()).table;
    const first = await heard(await live(house, id));
    const second = await heard(await live(house, id));
    const refused = await ended(await live(house, id));
    expect(refused).toEqual({ code: 4429, reason: expect.stringContaining('Too many live connections') });
    await heard(await live(house, id, ELSEWHERE)).then((socket) => socket.terminate());
    first.close();
    await once(first, 'close');
    await heard(await live(house, id)).then((socket) => socket.terminate());
    second.terminate();
    await house.close();
  });

  it('keep so many tables open from one address', async () => {
    const house = await opened({ tablesEach: 120_000 });
    const owner = new Visitor(house);
    const ids = [(await owner.duel()).table.id, (await owner.duel()).table.id, (await owner.duel()).table.id];
    const sockets = [await heard(await live(house, ids[0] ?? '')), await heard(await live(house, ids[1] ?? ''))];
    expect((await ended(await live(house, ids[2] ?? ''))).code).toBe(4429);
    // One more at a table that is watched already costs nothing.
    sockets.push(await heard(await live(house, ids[0] ?? '')), await heard(await live(house, ids[2] ?? '', ELSEWHERE)));
    for (const socket of sockets) socket.terminate();
    await house.close();
  });
});

describe('open tables', () => {
  it('take so much memory: those that nobody is at are closed, and where all are in use no further one is opened', async () => {
    const house = await opened({ tables: 195_000 });
    const owner = new Visitor(house);
    const openTables = async () => (await owner.gets<{ openTables: number }>('GET', '/health')).openTables;
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) ids.push((await owner.duel()).table.id);
    expect(await openTables()).toBeLessThan(4);
    const sockets: WebSocket[] = [];
    for (const id of ids.slice(0, 3)) sockets.push(await heard(await live(house, id)));
    const { text } = await owner.isRefused(503, 'house-full', 'GET', `/api/tables/${ids[5]}`);
    expect(text).toContain('Try again later');
    await owner.does(ids[0] ?? '', 'play-on');
    sockets[0]?.terminate();
    // Whoever leaves is noticed when the connection is next looked at.
    while ((await owner.ask('GET', `/api/tables/${ids[5]}`)).status !== 200) await new Promise((go) => setImmediate(go));
    for (const socket of sockets) socket.terminate();
    await house.close();
  });
});

describe('what is said over a live connection', () => {
  it.each(['', '{', '{"type":"choose"}', Buffer.from([0, 255, 1])])('is answered with one sentence and a close: %s', async (junk) => {
    const house = await openHouse();
    const { id } = (await new Visitor(house).duel()).table;
    const socket = await heard(await live(house, id));
    for (let i = 0; i < 50; i++) socket.send(junk);
    expect(await ended(socket)).toEqual({ code: 4400, reason: 'Nothing is to be said over this connection; it only tells.' });
    await house.close();
  });

  it('cannot be pings without end', async () => {
    const house = await openHouse();
    const { id } = (await new Visitor(house).duel()).table;
    const socket = await heard(await live(house, id));
    let pongs = 0;
    socket.on('pong', () => pongs++);
    for (let i = 0; i < 1_000; i++) socket.ping();
    await ended(socket);
    expect(pongs).toBeLessThan(100);
    await house.close();
  });
});

describe('setting up', () => {
  it('is counted together with importing and forking', async () => {
    const house = await openHouse(undefined, { rate: 45 });
    const owner = new Visitor(house);
    const { table } = await owner.duel();
    const save = JSON.stringify(await owner.gets('GET', `/api/tables/${table.id}/save`));
    await owner.gets('POST', `/api/tables/${table.id}/fork`, { step: 0 });
    await owner.gets('POST', '/api/tables/import', { save });
    await owner.isRefused(429, 'too-many', 'POST', `/api/tables/${table.id}/fork`, { step: 0 });
    await owner.isRefused(429, 'too-many', 'POST', '/api/tables/import', { save });
    await owner.isRefused(429, 'too-many', 'POST', '/api/tables', { game: 'skirmish', setup: 'duel' });
    await owner.scene(table.id);
    await house.close();
  });
});

describe('words that are missing', () => {
  it('are remembered so many and so long', () => {
    const speaker = new Speaker('en');
    for (let i = 0; i < 5_000; i++) speaker.name(`stranger-${i} ${'x'.repeat(1_000)}`);
    expect(speaker.missing.size).toBeLessThanOrEqual(500);
    expect(Math.max(...[...speaker.missing].map((what) => what.length))).toBeLessThanOrEqual(200);
  });
});
