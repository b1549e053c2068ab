/** However long a game, nobody is sent more of its log at once than he can read: the last lines, and those before when he asks. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDO } from '../../src/games/commando/box.ts';
import { readSave, replaySave } from '../../src/kernel/save.ts';
import { logFor } from '../../src/kernel/witness/log.ts';
import { LINES_AT_ONCE } from '../../src/wire/limits.ts';
import type { LogPart, Scene } from '../../src/wire/wire.ts';
import { connected, type House, openHouse, removeFolders, told, Visitor } from '../server/given.ts';

const TEXT = readFileSync(new URL('../golden/commando-highlands-campaign.json', import.meta.url), 'utf8');

let house: House;
let owner: Visitor;
let scene: Scene;
let whole: unknown;

beforeAll(async () => {
  house = await openHouse();
  owner = new Visitor(house);
  // Not to its end, so that it can be gone on with.
  const save = readSave(TEXT);
  if (!save.ok) throw new Error('There is no save.');
  const { history } = save.value;
  const cut = replaySave(COMMANDO.game, save.value, { to: history.length - 20 });
  if (!cut.ok) throw new Error('It does not replay.');
  const { chronicle } = cut.value;
  whole = JSON.parse(JSON.stringify(logFor(chronicle, chronicle.match.decision?.seats[0])));
  const text = JSON.stringify({ ...save.value, history: history.slice(0, -20), fingerprint: chronicle.fingerprint });
  scene = await owner.gets<Scene>('POST', '/api/tables/import', { save: text });
});

afterAll(async () => {
  await house.close();
  await removeFolders();
});

describe('a long log', () => {
  it('comes with its last lines, the rest in parts', async () => {
    const { id } = scene.table;
    let { from, lines } = (await owner.scene(id)).log;
    expect(from).toBeGreaterThan(LINES_AT_ONCE);
    expect(lines).toHaveLength(LINES_AT_ONCE);
    expect(await owner.gets('GET', `/api/tables/${id}/history`)).toEqual({ from, lines });
    while (from > 0) {
      const part = await owner.gets<LogPart>('GET', `/api/tables/${id}/history?before=${from}`);
      expect(part.lines.length).toBeLessThanOrEqual(LINES_AT_ONCE);
      expect(part.from + part.lines.length).toBe(from);
      lines = [...part.lines, ...lines];
      ({ from } = part);
    }
    expect(lines).toEqual(whole);
    expect(await owner.gets('GET', `/api/tables/${id}/history?before=0`)).toEqual({ from: 0, lines: [] });
    expect(await owner.gets('GET', `/api/tables/${id}/history?before=9999999`)).toMatchObject({ lines: lines.slice(-LINES_AT_ONCE) });
    await owner.isRefused(400, 'malformed', 'GET', `/api/tables/${id}/history?before=x`);
  });

  it('goes on over a live connection from where one was told', async () => {
    const { id } = scene.table;
    const live = await connected(house, id, owner);
    const first = live.scenes[0]?.log;
    expect(first?.lines).toHaveLength(LINES_AT_ONCE);
    await owner.does(id, 'play-on');
    await told(owner, id, live);
    const next = live.scenes[1]?.log;
    expect(next?.from).toBe((first?.from ?? 0) + LINES_AT_ONCE);
    await live.close();
  });

  it('is not sent whole to one who comes late, either', async () => {
    const { id } = scene.table;
    const { body } = await owner.command(id, 'play-on', 0);
    expect(body).toMatchObject({ code: 'stale-version' });
    expect((body as unknown as { news: unknown[] }).news).toHaveLength(LINES_AT_ONCE);
  });

  it('is known again behind a snapshot: one looks back and takes back as before', async () => {
    const { id } = scene.table;
    const { steps } = await owner.scene(id);
    const middle = steps[Math.floor(steps.length / 2)] ?? 0;
    const past = await owner.gets('GET', `/api/tables/${id}/history/${middle}`);
    await owner.does(id, 'undo', { beyond: true });
    await owner.does(id, 'undo', { beyond: true });
    await house.close();
    house = await openHouse(house.folder);
    owner.house = house;
    await owner.does(id, 'undo', { beyond: true });
    expect(await owner.gets('GET', `/api/tables/${id}/history/${middle}`)).toEqual(past);
  });
});
