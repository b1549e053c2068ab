/** A game that today's rules part from is shown up to there, says where and why, and goes on from there. */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { gameOf } from '../../src/games/shelf.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import { entryText } from '../../src/kernel/entry.ts';
import type { Scene } from '../../src/wire/wire.ts';
import { dueling, type House, newCommand, openHouse, removeFolders, SHARE, Visitor } from '../server/given.ts';
import { SKIRMISH_GAME } from '../server/skirmish-box.ts';
import type { Choice } from '../skirmish/state.ts';

afterAll(removeFolders);

const BAD = 'red order: play artillery';

/** Some choices of a duel by earlier rules, the last of which today's do not allow. */
async function parted(house: House, like: string): Promise<string> {
  const row = await house.store.table(like);
  if (!row) throw new Error('It is not kept.');
  const { setup, seed, salt } = row.table;
  const chronicle = new Chronicle(SKIRMISH_GAME, { setup, seed, salt });
  const isRedsOrder = () => chronicle.match.decision?.question.asks === 'order' && chronicle.match.decision.seats[0] === 'red';
  const random = randomFrom(seed);
  for (let i = 0; i < 500 && (chronicle.version < 6 || !isRedsOrder()); i++) {
    const choices = chronicle.choices();
    chronicle.choose(chronicle.match.decision?.seats[0] ?? '', choices[below(random, choices.length)] as Choice);
  }
  expect(isRedsOrder()).toBe(true);
  const entries = [...chronicle.entries.map(entryText), BAD, 'red order: pass'];
  const id = `parted-${like}`;
  await house.store.create({ ...row, table: { ...row.table, id, rules: '0.0.1', version: entries.length } }, entries);
  return id;
}

describe('a game that today’s rules part from', () => {
  it('says where and why, offers nothing that would be refused, and goes on as a fork', async () => {
    const house = await openHouse();
    const owner = new Visitor(house);
    const id = await parted(house, (await owner.duel()).table.id);
    const scene = await owner.scene(id);
    const { diverged, offers, undoable, redoable, log } = scene;
    expect(diverged).toMatchObject({
      code: 'replay-diverged',
      figures: { entry: scene.version + 1, text: BAD },
      because: { code: 'not-in-hand' },
    });
    expect({ offers, undoable, redoable }).toEqual({ offers: [], undoable: 0, redoable: false });
    expect(log.lines.length).toBeGreaterThan(0);
    const fork = await owner.gets<Scene>('POST', `/api/tables/${id}/fork`, { step: scene.step });
    expect(fork).toMatchObject({ diverged: null, table: { forkedFrom: id, rules: '1' } });
    expect(fork.offers.length).toBeGreaterThan(0);
    await owner.does(fork.table.id, 'play-on');
    await house.close();
  });

  it('of several people goes on for all of them, with the same hands; nobody learns what did not stand', async () => {
    let secrets = 0;
    const house = await openHouse(undefined, { secret: () => `secret-of-the-house-number-${secrets++}` });
    const { id: like, red, blue, watcher } = await dueling(house);
    const id = await parted(house, like);
    const [seenByRed, seenByBlue] = [await red.scene(id), await blue.scene(id)];
    expect(seenByRed.diverged).toMatchObject({ figures: { text: BAD }, because: {} });
    for (const scene of [seenByBlue, await watcher.scene(id)]) {
      expect(scene.diverged).toEqual({
        code: 'replay-diverged',
        figures: { entry: seenByRed.diverged?.figures.entry, text: '…', lost: 2 },
      });
    }
    const sent = { command: newCommand(), version: seenByBlue.version, seat: 'blue' };
    const { text } = await blue.isRefused(409, 'rules-have-changed', 'POST', `/api/tables/${id}/play-on`, sent);
    expect(text).not.toContain('artillery');
    await watcher.isRefused(403, 'not-at-this-table', 'POST', `/api/tables/${id}/fork`, { step: seenByRed.step });
    await blue.isRefused(409, 'secrets-until-the-end', 'POST', `/api/tables/${id}/fork`, { step: 1 });
    // Nothing is dealt anew there, and it goes on with the same hands: nobody else sits down.
    const { secret } = await blue.gets<{ secret: string }>('POST', `/api/tables/${id}/seats/blue/invitation`);
    await watcher.isRefused(409, 'hand-stays', 'POST', `/api/tables/${id}/seats`, { secret, share: SHARE });
    const [first, second] = [
      await blue.gets<Scene>('POST', `/api/tables/${id}/fork`, { step: seenByBlue.step }),
      await red.gets<Scene>('POST', `/api/tables/${id}/fork`, { step: seenByRed.step }),
    ];
    expect(second.table.id).toBe(first.table.id);
    expect(first).toMatchObject({ seat: 'blue', view: seenByBlue.view, diverged: null, table: { owned: false } });
    expect(second).toMatchObject({ seat: 'red', view: seenByRed.view, diverged: null, table: { owned: true } });
    await red.does(first.table.id, 'play-on');
    await house.close();
  });
});

describe('a save of rules 1.0.0', () => {
  it.each([
    ['combat-commander-last', 251, 'not-now'],
    ['commando-highlands', 25, 'not-now'],
    ['commando-western-desert', 5, 'none-left'],
  ])('%s is opened, says that it parts at entry %i, and goes on as a fork', async (name, entry, code) => {
    const house = await openHouse();
    const owner = new Visitor(house);
    const save = readFileSync(new URL(`../saves/1.0.0/${name}.json`, import.meta.url), 'utf8');
    const opened = await owner.gets<Scene>('POST', '/api/tables/import', { save });
    const text = JSON.parse(save).history[entry - 1];
    expect(opened).toMatchObject({
      diverged: { code: 'replay-diverged', figures: { entry, text }, because: { code } },
      offers: [],
      outcome: null,
    });
    // Whoever tries to go on there is told why not, and nothing is written.
    const sent = { command: newCommand(), version: opened.version, seat: opened.seat };
    await owner.isRefused(409, 'rules-have-changed', 'POST', `/api/tables/${opened.table.id}/play-on`, sent);
    const fork = await owner.gets<Scene>('POST', `/api/tables/${opened.table.id}/fork`, { step: opened.step });
    const rules = gameOf(opened.table.game)?.rulesVersion;
    expect(fork).toMatchObject({ diverged: null, outcome: null, table: { forkedFrom: opened.table.id, rules } });
    expect(rules).not.toBe('1.0.0');
    const later = await owner.playsOn(fork.table.id, 20);
    expect(later.step).toBeGreaterThan(fork.step);
    // As it was left, also after the server was started anew.
    await house.close();
    const again = await openHouse(house.folder);
    owner.house = again;
    expect(await owner.scene(opened.table.id)).toMatchObject({ diverged: opened.diverged, version: opened.version });
    expect(await owner.scene(fork.table.id)).toMatchObject({ diverged: null, version: later.version, view: later.view });
    await again.close();
  });
});
