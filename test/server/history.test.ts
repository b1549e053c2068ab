/** Looking back, forking, saving and reading saves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Save } from '../../src/kernel/save.ts';
import type { PastScene, Scene } from '../../src/wire/wire.ts';
import { connected, dueling, type House, openHouse, playedOut, removeFolders, told, Visitor } from './given.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

describe('history', () => {
  it('shows each what he saw live, step by step, and the log that he was told', async () => {
    const { id, red, blue, watcher } = await dueling(house);
    const everybody = [red, blue, watcher];
    const lives = await Promise.all(everybody.map((visitor) => connected(house, id, visitor)));
    for (let i = 0; i < 25; i++) {
      const asked = (await red.scene(id)).offers.length > 0 ? red : blue;
      const { offers } = await asked.scene(id);
      await asked.does(id, 'choices', { choice: offers[(i * 7) % offers.length]?.text });
      await told(red, id, ...lives);
    }
    for (const [i, visitor] of everybody.entries()) {
      const live = lives[i];
      const { steps, log } = await visitor.scene(id);
      const { lines } = await visitor.gets<{ lines: Scene['log']['lines'] }>('GET', `/api/tables/${id}/history`);
      expect(lines).toEqual(log.lines);
      const heard = (live?.scenes ?? []).reduce<Scene['log']['lines']>(
        (all, { log: { from, lines: more } }) => [...all.slice(0, from), ...more],
        [],
      );
      expect(heard).toEqual(lines);
      for (const scene of live?.scenes ?? []) {
        const past = await visitor.gets<PastScene>('GET', `/api/tables/${id}/history/${scene.step}`);
        expect(past.lines).toBe(scene.log.from + scene.log.lines.length);
        expect(past.view).toEqual(firstOf(live?.scenes ?? [], scene.step)?.view);
      }
      const unseen = Array.from({ length: 30 }, (_, step) => step).find((step) => !steps.includes(step)) ?? 99;
      await visitor.isRefused(404, 'no-such-step', 'GET', `/api/tables/${id}/history/${unseen}`);
      await live?.close();
    }
  });
});

/** The first scene of a step: what comes after it at the same step is somebody else's secret. */
function firstOf(scenes: readonly Scene[], step: number): Scene | undefined {
  return scenes.find((scene) => scene.step === step);
}

describe('a fork', () => {
  it('goes on from a step with the same view and new dice, and leaves its parent alone', async () => {
    const player = new Visitor(house);
    const { table } = await player.newTable();
    const parent = await player.playsOn(table.id, 30);
    const url = `/api/tables/${table.id}`;
    const { view } = await player.gets<PastScene>('GET', `${url}/history/20`);
    const next = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const fork = await player.gets<Scene>('POST', `${url}/fork`, { step: 20, name: `Fork ${i}` });
      expect(fork.table).toMatchObject({ name: `Fork ${i}`, forkedFrom: table.id });
      expect(fork.view).toEqual(view);
      expect(fork.dice.commitment).not.toBe(parent.dice.commitment);
      expect(fork.log.lines.at(-1)).toMatchObject({ mark: 'fork' });
      const { log } = await player.playsOn(fork.table.id, 14);
      next.add(JSON.stringify(log.lines.slice(fork.log.lines.length)));
    }
    expect(next.size).toBeGreaterThan(1);
    expect(await player.scene(table.id)).toEqual(parent);
    await player.isRefused(404, 'no-such-step', 'POST', `${url}/fork`, { step: parent.step + 1 });
    const fork = await player.gets<Scene>('POST', `${url}/fork`, { step: parent.step });
    expect(fork.view).toEqual(parent.view);
    expect(fork.table.name).toBe(parent.table.name);
  });

  it('waits for the end where others have secrets', async () => {
    const { id, red, blue } = await dueling(house);
    await red.isRefused(409, 'secrets-until-the-end', 'POST', `/api/tables/${id}/fork`, { step: 0 });
    await red.isRefused(409, 'secrets-until-the-end', 'GET', `/api/tables/${id}/save`);
    await playedOut(id, red, blue);
    const fork = await red.gets<Scene>('POST', `/api/tables/${id}/fork`, { step: 3 });
    expect(fork.seats.map(({ seat, yours, bot }) => ({ seat, yours, bot }))).toEqual([
      { seat: 'red', yours: true, bot: null },
      { seat: 'blue', yours: false, bot: 'sergeant' },
    ]);
    // He plays on against it, and learns nothing of what it holds.
    await red.isRefused(409, 'secrets-until-the-end', 'GET', `/api/tables/${fork.table.id}/save`);
    const { seed } = (await house.store.table(id))?.table ?? {};
    expect((await new Visitor(house).gets<Save>('GET', `/api/tables/${id}/save`)).seed).toBe(seed);
  });
});

describe('a save', () => {
  async function saved(player = new Visitor(house)): Promise<{ player: Visitor; save: Save; scene: Scene }> {
    const { table } = await player.newTable();
    await player.playsOn(table.id, 20);
    await player.does(table.id, 'undo', { beyond: true });
    await player.hint(table.id);
    const { id } = (await player.gets<Scene>('POST', `/api/tables/${table.id}/fork`, { step: 15 })).table;
    const scene = await player.playsOn(id, 10);
    return { player, scene, save: await player.gets<Save>('GET', `/api/tables/${id}/save`) };
  }

  const imported = (player: Visitor, save: unknown) => ({
    save: typeof save === 'string' ? save : JSON.stringify(save),
    name: player.language,
  });

  it('comes back as the same table', async () => {
    const { save, scene } = await saved();
    const other = new Visitor(house);
    const copy = await other.gets<Scene>('POST', '/api/tables/import', imported(other, save));
    const { table: _, ...same } = scene;
    expect(copy).toMatchObject(same);
    expect(copy.table.name).toBe('en');
    const again = await other.gets<Save>('GET', `/api/tables/${copy.table.id}/save`);
    expect(again).toEqual(save);
  });

  it('that is cut off, foreign or tampered with is refused with a reason, and nothing is set up', async () => {
    const { player, save } = await saved();
    const count = async () => (await player.gets<{ tables: unknown[] }>('GET', '/api/tables')).tables.length;
    const before = await count();
    const text = JSON.stringify(save);
    const lines = save.history;
    const bad: readonly (readonly [string, unknown])[] = [
      ['save-not-json', text.slice(0, -20)],
      ['save-foreign', { hello: 'world' }],
      ['save-foreign', 'null'],
      ['save-other-format', { ...save, cockleshell: 9 }],
      ['save-malformed', { ...save, history: 'everything' }],
      ['save-malformed', { ...save, seed: 7 }],
      ['dice-commitment-broken', { ...save, salt: 'other' }],
      ['dice-commitment-broken', { ...save, history: lines.map((line) => line.replace(/redeal .*/, 'redeal lucky')) }],
      ['save-bad-entry', { ...save, history: [...lines, '???'] }],
      ['replay-diverged', { ...save, history: [...lines, 'commando recruit: win'] }],
      ['replay-diverged', { ...save, history: lines.slice(1) }],
      ['replay-other-state', { ...save, fingerprint: '0'.repeat(16) }],
      ['unknown-setup', { ...save, setup: { ...save.setup, id: 'moon' } }],
      ['unreadable-text', { ...save, salt: 'a\0b' }],
      ['unreadable-text', { ...save, history: [...lines, 'commando hint \ud800'] }],
    ];
    for (const [code, data] of bad) await player.isRefused(422, code, 'POST', '/api/tables/import', imported(player, data));
    await player.isRefused(404, 'no-such-game', 'POST', '/api/tables/import', imported(player, { ...save, game: 'chess' }));
    expect(await count()).toBe(before);
  });
});
