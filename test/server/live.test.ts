/** Live connections: who may have one, what comes over it, and what becomes of those that break. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { LiveTable } from '../../src/server/live-table.ts';
import { Referee } from '../../src/server/referee.ts';
import { tellNewcomer } from '../../src/server/telling.ts';
import { connected, dueling, type House, Live, openHouse, portOf, removeFolders, SHARE, told, Visitor } from './given.ts';
import { SKIRMISH } from './skirmish-box.ts';

let house: House;
let port: number;
beforeAll(async () => {
  house = await openHouse();
  port = await portOf(house);
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

/** How a connection that is not wanted ends: by a status, or by a code of its own. */
function refusal(socket: WebSocket): Promise<{ status?: number; code?: number; text: string }> {
  return new Promise((go) => {
    socket.on('unexpected-response', (_, response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => go({ status: response.statusCode ?? 0, text }));
    });
    socket.on('close', (code, reason) => go({ code, text: String(reason) }));
    socket.on('error', () => {});
  });
}

const knock = (path: string, headers: Record<string, string> = {}) => refusal(new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers }));

describe('a connection', () => {
  it('is for our own pages, and for tables that are there', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.newTable()).table;
    const path = `/api/tables/${id}/live`;
    for (const origin of ['https://elsewhere.example', 'null', 'nonsense', `http://127.0.0.1:${port}.evil.example`]) {
      const { status, text } = await knock(path, { origin });
      expect([status, JSON.parse(text).code]).toEqual([403, 'foreign-origin']);
    }
    expect(await knock('/api/tables/nowhere/live')).toEqual({ code: 4404, text: 'There is no table “nowhere”.' });
    expect(await knock('/api/tables/nowhere/live', { 'accept-language': 'fr' })).toMatchObject({
      code: 4404,
      text: expect.stringMatching(/^Il n’y a/),
    });
    expect((await knock(`/api/tables/${'x'.repeat(65)}/live`)).status).toBe(400);
    expect((await knock('/api/tables')).text).not.toContain('"tables"');
    const own = new Live(port, id, owner, { origin: `http://127.0.0.1:${port}` });
    expect((await own.heard(1)).type).toBe('scene');
    await own.close();
    await owner.isRefused(426, 'needs-socket', 'GET', path);
  });

  it('that says too much or nonsense is closed, and hurts nobody', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.newTable()).table;
    const listening = await connected(house, id, owner);
    const [large, small] = [await connected(house, id, new Visitor(house)), await connected(house, id, new Visitor(house))];
    const closed = once(large.socket, 'close');
    large.socket.send('x'.repeat(5000));
    expect((await closed)[0]).toBe(1009);
    const ended = once(small.socket, 'close');
    small.socket.send('{');
    expect((await ended)[0]).toBe(4400);
    await owner.does(id, 'play-on');
    expect(await listening.heard(2)).toMatchObject({ scene: { version: (await owner.scene(id)).version } });
    await listening.close();
  });

  it('that looks from a seat which is taken away ends with the reason, and never shows the other hand of the same browser', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.duel()).table;
    const handOf = (seat: string) => owner.scene(id, seat).then(({ view }) => (view as { hand: string[] }).hand);
    const beside = await connected(house, id, owner, '?seat=red');
    const ended = once(beside.socket, 'close');
    const { secret } = await owner.gets<{ secret: string }>('POST', `/api/tables/${id}/seats/red/invitation`);
    await new Visitor(house).gets('POST', `/api/tables/${id}/seats`, { secret, share: SHARE });
    const [code, reason] = await ended;
    expect({ code, reason: String(reason) }).toEqual({ code: 4403, reason: 'Seat “red” is not yours: that is for its holder.' });
    expect((await handOf('blue')).length).toBeGreaterThan(0);
    expect(beside.scenes.map(({ seat }) => seat).filter((seat) => seat !== 'red')).toEqual([]);
    expect((await knock(`/api/tables/${id}/live?seat=red`, { cookie: owner.cookie })).code).toBe(4403);
  });

  it('is forgotten when it ends, also before it was listened to', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.newTable()).table;
    const sockets = Array.from({ length: 200 }, () => new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/live`));
    await Promise.all(
      sockets.map(async (socket, i) => {
        socket.on('error', () => {});
        const [opened, closed] = [once(socket, 'open'), once(socket, 'close')];
        // Half of them leave as soon as they are in, half when they have been told something.
        await (i % 2 === 0 ? once(socket, 'message') : opened);
        if (i % 3 === 0) socket.terminate();
        else socket.close();
        await closed;
      }),
    );
    const left = await connected(house, id, owner);
    await owner.does(id, 'play-on');
    await left.heard(2);
    await owner.gets('GET', '/health');
    await left.close();
  });
});

describe('telling', () => {
  async function tableIn(): Promise<{ referee: Referee; table: LiveTable; id: string; red: Visitor }> {
    const { id, red } = await dueling(house);
    const referee = new Referee(house.store, [SKIRMISH]);
    return { referee, table: await referee.table(id), id, red };
  }

  it('says nothing twice, and nothing to those for whom nothing is new', async () => {
    const { id, red, blue, watcher } = await dueling(house);
    const lives = await Promise.all([red, blue, watcher].map((visitor) => connected(house, id, visitor)));
    const [own, other, watching] = lives as [Live, Live, Live];
    const march = (await red.scene(id)).offers.find(({ text }) => text.startsWith('play march'))?.text;
    await red.does(id, 'choices', { choice: march });
    await told(red, id, ...lives);
    expect(lives.map(({ messages }) => messages.length)).toEqual([2, 2, 2]);
    // Putting a group together is red's secret, and so is thinking better of it.
    await red.does(id, 'choices', { choice: 'join red-a' });
    await red.does(id, 'undo');
    await red.does(id, 'choices', { choice: 'join red-b' });
    await red.does(id, 'choices', { choice: 'join red-c' });
    await told(red, id, ...lives);
    expect(lives.map(({ messages }) => messages.length)).toEqual([6, 2, 2]);
    expect(own.scenes.at(-1)?.version).toBeGreaterThan(other.scenes.at(-1)?.version ?? 99);
    // Somebody who comes now is told no more than the others, and the next secret not at all.
    const late = await connected(house, id, new Visitor(house));
    const { table, ...scene } = late.scenes[0] ?? { table: undefined };
    expect(scene).toMatchObject({ version: watching.scenes.at(-1)?.version });
    expect(table).toEqual(watching.scenes.at(-1)?.table);
    await red.does(id, 'undo');
    await told(red, id, ...lives, late);
    expect([other, watching, late].map(({ messages }) => messages.length)).toEqual([2, 2, 1]);
    await red.does(id, 'choices', { choice: 'done' });
    await told(red, id, ...lives, late);
    expect([other, watching, late].map(({ messages }) => messages.length)).toEqual([3, 3, 2]);
    for (const live of [...lives, late]) await live.close();
  });

  it('cuts those who cannot be told, and the server lives on', async () => {
    const { referee, table } = await tableIn();
    let cuts = 0;
    tellNewcomer(table, {
      visitor: undefined,
      told: undefined,
      send() {},
      gone() {},
      unseat() {},
      cut() {
        cuts++;
      },
    });
    Object.defineProperty(table, 'game', { get: () => table.chronicle.game });
    const { chronicle } = table;
    const { version } = chronicle;
    Object.defineProperty(table, 'chronicle', {
      get() {
        throw new Error('cannot be told');
      },
    });
    await referee.change(table.id, table.kept.table.owner, { name: 'Another name' });
    await table.inOrder(() => {});
    await new Promise((go) => setImmediate(go));
    expect(cuts).toBe(1);
    expect(chronicle.version).toBe(version);
  });
});
