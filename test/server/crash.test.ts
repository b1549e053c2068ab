/** The real server: killed in the middle of everything, and started where it cannot run. */
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { COMMANDO } from '../../src/games/commando/box.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import { replaySave, type Save } from '../../src/kernel/save.ts';
import type { Acknowledged, Refused, Scene } from '../../src/wire/wire.ts';
import { howMany } from '../how-many.ts';
import { runWith } from '../paper-desk.ts';
import { CAMPAIGN, newCommand, newFolder, removeFolders } from './given.ts';
import { COMPILED, compile, type Running, start } from './processes.ts';

const ROUNDS = howMany({ test: 3, soak: 500 });
const TABLES = 12;

beforeAll(compile);
afterAll(async () => {
  await rm(COMPILED, { recursive: true, force: true });
  await removeFolders();
});

let cookie = '';
let agent = new Agent({ keepAlive: true });

/** Undefined when the server went away over it. */
function ask<T>(port: number | undefined, method: string, path: string, body?: object): Promise<{ status: number; body: T } | undefined> {
  return new Promise((go) => {
    const payload = body && JSON.stringify(body);
    const headers = { ...(cookie && { cookie }), ...(payload && { 'content-type': 'application/json' }) };
    const asking = request({ host: 'localhost', port, method, path, headers, agent }, (response) => {
      const [given] = response.headers['set-cookie'] ?? [];
      if (given) cookie = given.split(';')[0] ?? '';
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      response.on('end', () => go({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
      response.on('error', () => go(undefined));
    });
    asking.on('error', () => go(undefined));
    asking.end(payload);
  });
}

interface Answered {
  readonly status: number;
  readonly body: Acknowledged & { readonly code?: string };
}

interface Played {
  readonly id: string;
  version: number;
  /** What was sent and never answered. */
  pending: { command: string; version: number } | undefined;
  isOver: boolean;
}

/** Nothing more can be played at a table whose game is over; whether that was the answer. */
function isEndOf(table: Played, answer: Answered | undefined): boolean {
  if (answer?.status !== 422 || answer.body.code !== 'game-over') return false;
  table.isOver = true;
  table.pending = undefined;
  return true;
}

/** Plays on at a table until the server dies; `count` hears every acknowledgement. */
async function playUntilKilled(port: number | undefined, table: Played, count: () => void): Promise<void> {
  for (;;) {
    table.pending ??= { command: newCommand(), version: table.version };
    const answer: Answered | undefined = await ask(port, 'POST', `/api/tables/${table.id}/play-on`, table.pending);
    if (!answer || isEndOf(table, answer)) return;
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    table.version = answer.body.version;
    table.pending = undefined;
    count();
  }
}

async function stop({ process: child, ended }: Running): Promise<void> {
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 0, complaints: '' });
}

describe('a server that is killed', () => {
  it(`has kept everything that it acknowledged, ${ROUNDS} times over`, async () => {
    const env = { PORT: '0', COCKLESHELL_DATA: await newFolder(), COCKLESHELL_RATE: '1000000' };
    const random = randomFrom('kills');
    let running = await start(env);
    const tables: Played[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      while (tables.filter(({ isOver }) => !isOver).length < TABLES) {
        const answer = await ask<Scene>(running.port, 'POST', '/api/tables', { game: 'commando', setup: CAMPAIGN });
        tables.push({ id: answer?.body.table.id ?? '', version: 0, pending: undefined, isOver: false });
      }
      const playing = tables.filter(({ isOver }) => !isOver);
      let left = 10 + below(random, 60);
      const { process: child, port, ended } = running;
      await Promise.all(
        playing.map((table) =>
          playUntilKilled(port, table, () => {
            left--;
            if (left === 0) child.kill('SIGKILL');
          }),
        ),
      );
      expect((await ended).signal).toBe('SIGKILL');
      agent.destroy();
      agent = new Agent({ keepAlive: true });
      running = await start(env);
      for (const table of playing) {
        const kept = await ask<Scene>(running.port, 'GET', `/api/tables/${table.id}`);
        expect(kept?.body.version).toBeGreaterThanOrEqual(table.version);
        expect(kept?.body.diverged).toBeNull();
        // Sent again under the same name: carried out now if it was not, answered as it was if it had been.
        if (!table.pending) continue;
        const answer: Answered | undefined = await ask(running.port, 'POST', `/api/tables/${table.id}/play-on`, table.pending);
        if (isEndOf(table, answer)) continue;
        expect(answer?.status).toBe(200);
        const wasKept = (kept?.body.version ?? 0) > table.version;
        const now = await ask<Scene>(running.port, 'GET', `/api/tables/${table.id}`);
        expect(now?.body.version).toBe(answer?.body.version);
        if (wasKept) expect(answer?.body.version).toBe(kept?.body.version);
        table.version = answer?.body.version ?? 0;
        table.pending = undefined;
      }
    }
    for (const { id, version } of tables) {
      const save = await ask<Save>(running.port, 'GET', `/api/tables/${id}/save`);
      expect(save?.body.history).toHaveLength(version);
      const replayed = save && replaySave(COMMANDO.game, save.body, { verify: true });
      expect(replayed).toMatchObject({ ok: true });
      expect(replayed?.ok && replayed.value.diverged).toBeUndefined();
    }
    agent.destroy();
    await stop(running);
  });
});

describe('a server that cannot run', () => {
  it('says so in one sentence and ends with code 1', async () => {
    const folder = await newFolder();
    const file = join(folder, 'a-file');
    await writeFile(file, 'in the way');
    const taken = createServer().listen(0, 'localhost');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const troubles: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
      [{ PORT: port }, new RegExp(`^Port ${port} is taken; .*\\.$`)],
      [{ PORT: '0', COCKLESHELL_DATA: join(file, 'data') }, /^The folder .* cannot be written; .*\.$/],
      [{ PORT: '0', COCKLESHELL_DATA: file }, /^The folder .* cannot be written; .*\.$/],
      [{ PORT: '0', COCKLESHELL_DATA: '/proc/cockleshell' }, /^The folder .* cannot be written; .*\.$/],
      [
        { PORT: '0', DATABASE_URL: 'postgres://nobody:nothing@localhost:1/none' },
        /^The database that DATABASE_URL names cannot be reached\.$/,
      ],
      [{ PORT: '0', DATABASE_URL: 'nonsense' }, /^The database that DATABASE_URL names cannot be reached\.$/],
      [{ PORT: '0', HOST: 'no.such.host.invalid' }, /^This machine has no address “no.such.host.invalid”; .*\.$/],
    ];
    for (const [env, sentence] of troubles) {
      const { exitCode, out, err } = await runWith(['serve'], [], { LANG: 'en', COCKLESHELL_DATA: folder, ...env });
      expect({ env, exitCode, out, err }).toEqual({ env, exitCode: 1, out: '', err: expect.stringMatching(sentence) });
    }
    // The same where it is a process: the sentence goes where complaints go, and nothing else.
    for (const [env, sentence] of [troubles[0], troubles[1]].flatMap((trouble) => (trouble ? [trouble] : []))) {
      const { code, out, complaints } = await (await start({ COCKLESHELL_DATA: folder, ...env })).ended;
      expect({ env, code, out, complaints: complaints.trimEnd() }).toEqual({
        env,
        code: 1,
        out: '',
        complaints: expect.stringMatching(sentence),
      });
    }
    taken.close();
  });

  it('serves from a folder of any name, in one that is not there yet', async () => {
    const folder = join(await newFolder(), 'Spiele « Été » 🐚', 'données?#%20');
    for (let i = 0; i < 2; i++) {
      const running = await start({ PORT: '0', COCKLESHELL_DATA: folder });
      expect((await ask<{ tables: unknown[] }>(running.port, 'GET', '/api/tables'))?.status).toBe(200);
      agent.destroy();
      await stop(running);
    }
  });

  it('says that another serves the folder already; and, where that one was killed and its log lost, that something is missing', async () => {
    const env = { PORT: '0', COCKLESHELL_DATA: await newFolder() };
    const running = await start(env);
    await ask(running.port, 'POST', '/api/tables', { game: 'commando', setup: CAMPAIGN });
    const second = await (await start(env)).ended;
    expect(second).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/^Another Cockleshell serves these tables already; .*\.\n$/),
    });
    running.process.kill('SIGKILL');
    await running.ended;
    agent.destroy();
    await rm(join(env.COCKLESHELL_DATA, 'cockleshell.sqlite-wal'));
    const third = await (await start(env)).ended;
    expect(third).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/^The database in .* is older than what was acknowledged: .*\.\n$/),
    });
  });

  it('says at the end that nothing was kept since its folder was moved away', async () => {
    const folder = join(await newFolder(), 'data');
    const running = await start({ PORT: '0', COCKLESHELL_DATA: folder });
    await rename(folder, `${folder}-moved`);
    expect(await ask<Refused>(running.port, 'POST', '/api/tables', { game: 'commando', setup: CAMPAIGN })).toMatchObject({
      status: 503,
      body: { code: 'database-moved' },
    });
    running.process.kill('SIGTERM');
    const { code, out, complaints } = await running.ended;
    expect(code).toBe(1);
    expect(out).not.toMatch(/is kept/);
    expect(complaints).toMatch(/^The folder .* was moved or deleted while the server ran: .*\.\n$/);
    agent.destroy();
  });

  it('ends cleanly when it is asked to, although somebody is connected', async () => {
    const running = await start({ PORT: '0', COCKLESHELL_DATA: await newFolder() });
    const table = await ask<Scene>(running.port, 'POST', '/api/tables', { game: 'commando', setup: CAMPAIGN });
    const socket = new WebSocket(`ws://localhost:${running.port}/api/tables/${table?.body.table.id}/live`);
    await new Promise((go) => socket.addEventListener('message', go));
    const closed = new Promise((go) => socket.addEventListener('close', ({ code }) => go(code)));
    running.process.kill('SIGTERM');
    expect(await closed).toBe(1012);
    const { code, out, complaints } = await running.ended;
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    expect(out).toMatch(/Everything is kept/);
    agent.destroy();
  });
});
