/** What was begun goes on: after a restart, from a snapshot, under other rules. */
import { afterAll, describe, expect, it } from 'vitest';
import { BOXES } from '../../src/games/shelf.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { entryText } from '../../src/kernel/entry.ts';
import type { Scene } from '../../src/wire/wire.ts';
import type { Choice } from '../skirmish/state.ts';
import { connected, dueling, type House, newCommand, openHouse, removeFolders, SHARE, told, Visitor } from './given.ts';
import { SKIRMISH_GAME } from './skirmish-box.ts';

afterAll(removeFolders);

async function restarted(house: House, ...visitors: readonly Visitor[]): Promise<House> {
  await house.close();
  const again = await openHouse(house.folder);
  for (const visitor of visitors) visitor.house = again;
  return again;
}

describe('after a restart', () => {
  it('everybody finds everything where it was', async () => {
    let house = await openHouse();
    const { id, red, blue, watcher } = await dueling(house);
    const owner = new Visitor(house);
    const campaign = (await owner.newTable()).table.id;
    await owner.playsOn(campaign, 20);
    await owner.hint(campaign);
    await owner.does(campaign, 'undo', { beyond: true });
    for (let i = 0; i < 12; i++) await ((await red.scene(id)).offers.length > 0 ? red : blue).does(id, 'play-on');
    const { secret } = await red.gets<{ secret: string }>('POST', `/api/tables/${id}/seats/red/invitation`);
    const seen = async () => [await red.scene(id), await blue.scene(id), await watcher.scene(id), await owner.scene(campaign)];
    const before = await seen();
    house = await restarted(house, red, blue, watcher, owner);
    expect(await seen()).toEqual(before);
    expect((await watcher.gets<Scene>('POST', `/api/tables/${id}/seats`, { secret, share: SHARE })).seat).toBe('red');
    await owner.does(campaign, 'redo');
    await house.close();
  });

  it('an offered end and an asked take-back stand as they stood, agreed, refused or open', async () => {
    let house = await openHouse();
    const { id, red, blue } = await dueling(house);
    const url = `/api/tables/${id}/proposals`;
    const answer = (agrees: boolean) => blue.gets<Scene>('POST', `${url}/answer`, { agrees });
    await red.gets('POST', url, { what: 'end' });
    house = await restarted(house, red, blue);
    expect((await blue.scene(id)).proposal).toEqual({ what: 'end', seat: 'red', awaiting: ['blue'] });
    await answer(false);
    house = await restarted(house, red, blue);
    expect((await red.scene(id)).declined).toEqual({ what: 'end', seat: 'red', by: 'blue' });
    for (;;) {
      const { outcome, offers, undoable } = await red.scene(id);
      expect(outcome).toBeNull();
      const asked = undoable > 0 ? undefined : await red.ask<Scene>('POST', url, { what: 'undo' });
      if (asked?.status === 200 && asked.body.proposal) break;
      await (offers.length > 0 ? red : blue).does(id, 'play-on');
    }
    const { proposal } = await blue.scene(id);
    expect(proposal).toMatchObject({ what: 'undo', seat: 'red', awaiting: ['blue'] });
    house = await restarted(house, red, blue);
    expect((await blue.scene(id)).proposal).toEqual(proposal);
    expect((await answer(true)).proposal).toBeNull();
    expect((await house.store.entries(id)).at(-1)).toMatch(/^red undo \d+ with blue$/);
    await red.gets('POST', url, { what: 'end' });
    await red.gets('POST', `${url}/answer`, { agrees: false });
    house = await restarted(house, red, blue);
    expect((await blue.scene(id)).proposal).toBeNull();
    await house.close();
  });

  it('those who have played are still asked along to the next table, each with his own invitation', async () => {
    let house = await openHouse();
    const { id, red, blue, watcher } = await dueling(house);
    await blue.does(id, 'resign', { seat: 'blue' });
    const { table } = await red.duel({ seats: ['red'] });
    const { secret } = await red.gets<{ secret: string }>('POST', `/api/tables/${table.id}/seats/blue/invitation`);
    await red.gets('POST', `/api/tables/${id}/next`, { table: table.id, invitations: { blue: secret } });
    house = await restarted(house, red, blue, watcher);
    const nextFor = async (visitor: Visitor) => (await visitor.scene(id)).next;
    expect(await nextFor(blue)).toEqual({ table: table.id, by: 'red', invitations: [secret] });
    for (const visitor of [red, watcher]) expect(await nextFor(visitor)).toEqual({ table: table.id, by: 'red', invitations: [] });
    await blue.gets('POST', `/api/tables/${table.id}/seats`, { secret, share: SHARE });
    await house.close();
  });

  it('whoever was connected comes back, and nothing is missing or twice', async () => {
    let house = await openHouse();
    const owner = new Visitor(house);
    const { id } = (await owner.newTable()).table;
    const before = await connected(house, id, owner);
    await owner.playsOn(id, 5);
    await told(owner, id, before);
    const closed = new Promise((go) => before.socket.once('close', go));
    house = await restarted(house, owner);
    await closed;
    await owner.playsOn(id, 3);
    const after = await connected(house, id, owner);
    await owner.playsOn(id, 3);
    await told(owner, id, after);
    const log = after.scenes.reduce<Scene['log']['lines']>((all, { log: { from, lines } }) => [...all.slice(0, from), ...lines], []);
    expect(log).toEqual((await owner.scene(id)).log.lines);
    await after.close();
    await house.close();
  });
});

describe('a long game', () => {
  it('is the same with its snapshot and without', async () => {
    let house = await openHouse();
    const owner = new Visitor(house);
    const { id } = (await owner.newTable()).table;
    let { version } = await owner.scene(id);
    for (let i = 0; i < 210; i++) {
      const answer = await owner.command(id, i % 40 === 39 ? 'hint' : 'play-on', version);
      if (answer.status !== 200) break;
      ({ version } = answer.body);
    }
    expect(version).toBeGreaterThan(150);
    const live = await owner.scene(id);
    const snapshot = await house.store.snapshot(id);
    expect(snapshot?.version).toBeGreaterThan(99);
    house = await restarted(house, owner);
    expect(await owner.scene(id)).toEqual(live);
    await owner.does(id, 'undo', { beyond: true });
    const back = await owner.scene(id);
    await house.store.dropSnapshots(id);
    house = await restarted(house, owner);
    expect(await owner.scene(id)).toEqual(back);
    // One that does not fit counts for nothing, and is thrown away.
    const entries = await house.store.entries(id);
    for (const data of ['{}', 'null', snapshot?.data ?? '']) {
      const bad = { version: entries.length, rules: '1.0.0', data };
      const commit = {
        table: id,
        version: entries.length,
        entries: [],
        command: null,
        outcome: null,
        summary: {},
        accounts: [],
        tallies: [],
        changed: back.table.changed,
      };
      await house.store.commit({ ...commit, snapshot: bad });
      house = await restarted(house, owner);
      if (data !== snapshot?.data) expect(await owner.scene(id)).toMatchObject({ version: back.version, view: back.view, log: back.log });
      await house.store.dropSnapshots(id);
    }
    await house.close();
  });
});

describe('a table begun under other rules', () => {
  /** The first so many choices of a duel, as they would have been kept. */
  function played(): { seed: string; entries: string[] } {
    const origin = { setup: { id: 'duel', options: { snipers: 'on' } }, seed: 'old', salt: 'salt' };
    const chronicle = new Chronicle(SKIRMISH_GAME, origin);
    for (let i = 0; i < 8; i++) chronicle.choose(chronicle.match.decision?.seats[0] ?? '', chronicle.choices()[0] as Choice);
    return { seed: origin.seed, entries: chronicle.entries.map(entryText) };
  }

  async function kept(house: House, owner: Visitor, rules: string, entries: readonly string[]): Promise<string> {
    const { table } = await owner.duel({ seed: 'old' });
    const row = await house.store.table(table.id);
    if (!row) throw new Error('It is not kept.');
    const id = `under-${rules}-${entries.length}`;
    await house.store.create({ ...row, table: { ...row.table, id, rules, salt: 'salt', version: entries.length } }, entries);
    return id;
  }

  it('goes on where today’s rules allow all of it, and keeps its number', async () => {
    const house = await openHouse();
    const owner = new Visitor(house);
    const { entries } = played();
    const id = await kept(house, owner, '0.0.1', entries);
    const scene = await owner.scene(id);
    expect(scene).toMatchObject({ diverged: null, version: entries.length, table: { rules: '0.0.1' } });
    await owner.does(id, 'play-on');
    expect((await owner.scene(id)).table.rules).toBe('0.0.1');
    expect((await owner.gets<{ rules: string }>('GET', `/api/tables/${id}/save`)).rules).toBe('0.0.1');
    await house.close();
  });

  it('can be read up to where they part, says so, and can be forked there', async () => {
    const house = await openHouse();
    const owner = new Visitor(house, 'fr');
    const { entries } = played();
    const bad = 'red order: play artillery';
    const id = await kept(house, owner, '0.0.1', [...entries.slice(0, 5), bad, ...entries.slice(5)]);
    const scene = await owner.scene(id);
    expect(scene.diverged).toMatchObject({ code: 'replay-diverged', figures: { entry: 6, text: bad } });
    expect(scene.version).toBe(5);
    const sent = { command: newCommand(), version: scene.version, seat: scene.seat };
    for (const what of ['play-on', 'undo', 'hint']) {
      const { text } = await owner.isRefused(409, 'rules-have-changed', 'POST', `/api/tables/${id}/${what}`, sent);
      expect(text).toContain(bad);
    }
    const save = await owner.gets<{ history: string[] }>('GET', `/api/tables/${id}/save`);
    expect(save.history).toHaveLength(entries.length + 1);
    expect(await house.store.entries(id)).toEqual(save.history);
    const fork = await owner.gets<Scene>('POST', `/api/tables/${id}/fork`, { step: scene.step });
    expect(fork).toMatchObject({ diverged: null, view: scene.view, table: { rules: '1' } });
    await owner.does(fork.table.id, 'play-on');
    await house.close();
  });

  it('is played again where newer rules allow all of it, and keeps its snapshot', async () => {
    const first = await openHouse();
    const owner = new Visitor(first);
    const { id } = (await owner.newTable()).table;
    await owner.playsOn(id, 55);
    expect(await first.store.snapshot(id)).toBeDefined();
    const before = await owner.scene(id);
    await first.close();
    const boxes = BOXES.map((box) => ({ ...box, game: { ...box.game, rulesVersion: '99.0.0' } }));
    const second = await openHouse(first.folder, { boxes });
    owner.house = second;
    expect(await owner.scene(id)).toEqual(before);
    await owner.gets('GET', `/api/tables/${id}/history/0`);
    expect(await second.store.snapshot(id)).toBeDefined();
    await second.close();
  });
});
