/**
 * One address does what it can to a real server: files at the limits, floods, bodies and answers that are not finished,
 * connections. Another plays meanwhile. Everything that the other sends is answered; how fast is told in a soak.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_ENTRIES } from '../../src/kernel/limits.ts';
import { howMany } from '../how-many.ts';
import { COMPILED, compile, type Running, start } from '../server/processes.ts';
import { type Answered, Somebody } from './somebody.ts';

const ATTACKER = '127.0.0.3';
const PLAYER = '127.0.0.4';
const SAVE = JSON.parse(readFileSync(new URL('../golden/combat-commander-the-thaw.json', import.meta.url), 'utf8'));

let running: Running;
let folder: string;

beforeAll(async () => {
  await compile();
  folder = await mkdtemp(join(tmpdir(), 'cockleshell-attack-'));
  running = await start({ PORT: '0', COCKLESHELL_DATA: folder, LOG_LEVEL: 'error' });
  expect(running.port).toBeDefined();
});

afterAll(async () => {
  running.process.kill('SIGTERM');
  await running.ended;
  await rm(folder, { recursive: true, force: true });
  await rm(COMPILED, { recursive: true, force: true });
});

const at = (address: string) => new Somebody(() => running.port, address);

const [first = ''] = SAVE.history;
const seat = first.replace(/^[~*]*/, '').split(' ')[0];
const hint = `${seat} hint ${first.split(': ')[1]}`;
const many = (count: number, line: string): string[] => Array.from({ length: count }, () => line);
const imported = (change: object) => ({ save: JSON.stringify({ ...SAVE, ...change }) });

describe('a file at the limits', () => {
  const attacker = at('127.0.0.2');
  afterAll(() => attacker.leave());

  it.each([
    ['empty lines', { history: many(780_000, '') }, 422, 'save-too-large'],
    ['a long name of its rules', { rules: 'x'.repeat(3_000_000) }, 422, 'save-too-large'],
    ['hints that nobody could be given', { history: many(MOST_ENTRIES, 'nobody hint pass') }, 422, 'replay-diverged'],
    ['redeals', { history: many(20_000, `${seat} redeal again`) }, 422, 'save-too-large'],
    ['hints', { history: [...many(MOST_ENTRIES - SAVE.history.length, hint), ...SAVE.history] }, 201, undefined],
  ] as const)('is refused with a sentence, or taken: %s', async (_what, change, status, code) => {
    const answer = await attacker.ask('POST', '/api/tables/import', imported(change));
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    if (code) expect(answer.body.text).toMatch(/\.$/);
  });
});

describe('while one address attacks', () => {
  it('another plays, and everything that it sends is answered', async () => {
    const attacker = at(ATTACKER);
    const player = at(PLAYER);
    const table = async (who: Somebody) =>
      (await who.ask('POST', '/api/tables', { game: 'commando', setup: 'western-desert/campaign' })).body.table?.id ?? '';
    const victim = await table(attacker);
    let isOver = false;
    const statuses = new Map<number, number>();
    const attack = async (act: () => Promise<Answered>) => {
      while (!isOver) {
        const { status } = await act().catch(() => ({ status: 0 }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const body = `POST /api/tables/import HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 4000000\r\n\r\n{"save":"`;
    const held: Socket[] = [];
    // Two of them leave room for files that do come to an end.
    for (let i = 0; i < 2; i++) held.push(await attacker.begin(body));
    for (let i = 0; i < 30; i++)
      held.push(await attacker.begin(`GET /api/tables/${victim} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(20)));
    const sockets = Array.from({ length: 150 }, () => attacker.live(victim));
    const atTheLimit = imported({ history: [...many(MOST_ENTRIES - SAVE.history.length, hint), ...SAVE.history] });
    const attacks = [
      ...many(3, '').map(() => attack(() => attacker.ask('POST', '/api/tables/import', atTheLimit))),
      ...many(4, '').map(() => attack(() => attacker.ask('GET', `/api/tables/${victim}`))),
      attack(() => attacker.ask('POST', '/api/tables', { game: 'combat-commander', setup: 'the-thaw' })),
      attack(() => attacker.ask('POST', `/api/tables/${victim}/explain`, { thing: 'move' })),
    ];

    const times: number[] = [];
    const choices = howMany({ test: 40, soak: 1_000 });
    let id = await table(player);
    let version = 0;
    while (times.length < choices) {
      const since = process.hrtime.bigint();
      const { status, body: answer } = await player.ask('POST', `/api/tables/${id}/play-on`, {
        command: `choice-${times.length}`,
        version,
      });
      times.push(Number(process.hrtime.bigint() - since) / 1e6);
      if (status === 200) version = answer.version ?? 0;
      else {
        // The game is over.
        expect(status, answer.text).toBe(422);
        id = await table(player);
        version = 0;
      }
    }
    isOver = true;
    await Promise.all(attacks);
    for (const socket of held) socket.destroy();
    for (const socket of sockets) socket.terminate();
    attacker.leave();
    expect((await player.ask('GET', '/health')).status).toBe(200);
    player.leave();
    expect(running.process.exitCode).toBeNull();
    // Files at the limits were taken, and what was too much was refused.
    expect(statuses.get(201) ?? 0).toBeGreaterThan(0);
    expect(statuses.get(500) ?? 0).toBe(0);
    times.sort((a, b) => a - b);
    const atShare = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0);
    if (process.env.SOAK === 'all' || process.env.FIGURES) {
      console.log(
        `choices under attack: ${times.length}, p50 ${atShare(0.5)} ms, p99 ${atShare(0.99)} ms, answers to the attacker:`,
        statuses,
      );
    }
  });
});
