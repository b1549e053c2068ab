/** Two people of one team at one table: who presses at the same moment as somebody else is heard, or told what has changed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import type { GameEvent } from '../../src/kernel/game.ts';
import { replayEntries } from '../../src/kernel/save.ts';
import type { Invitation, Refused, Scene } from '../../src/wire/wire.ts';
import { type Answer, type House, newCommand, openHouse, removeFolders, SHARE, Visitor } from './given.ts';
import { SKIRMISH_GAME } from './skirmish-box.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

interface Team {
  readonly id: string;
  readonly anne: Visitor;
  readonly ben: Visitor;
  readonly blue: Visitor;
}

/** Anne and Ben play red, each a seat. */
async function team(): Promise<Team> {
  const [anne, ben, blue] = [new Visitor(house), new Visitor(house), new Visitor(house)];
  const { id } = (await anne.newTable({ game: 'skirmish', setup: 'trio', seats: ['red-1'], seed: undefined })).table;
  for (const [visitor, seat] of [
    [ben, 'red-2'],
    [blue, 'blue'],
  ] as const) {
    const { secret } = await anne.gets<Invitation>('POST', `/api/tables/${id}/seats/${seat}/invitation`);
    await visitor.gets('POST', `/api/tables/${id}/seats`, { secret, share: SHARE });
  }
  return { id, anne, ben, blue };
}

/** As far as squads are put together for a march. */
async function grouping(): Promise<Team> {
  for (;;) {
    const all = await team();
    const { offers } = await all.anne.scene(all.id);
    const march = offers.find(({ text }) => text.startsWith('play march'));
    if (!march) continue;
    await all.anne.does(all.id, 'choices', { choice: march.text });
    expect((await all.ben.scene(all.id)).question?.asks).toBe('group');
    return all;
  }
}

/** Both see the same, and press before they are told of each other. */
async function atOnce({ id, anne, ben }: Team, first: string, second: string): Promise<Answer[]> {
  const [hers, his] = [await anne.scene(id), await ben.scene(id)];
  return Promise.all([
    anne.command(id, 'choices', hers.version, { choice: first }),
    ben.command(id, 'choices', his.version, { choice: second }),
  ]);
}

function eventsIn({ body }: Answer): GameEvent[] {
  return ((body as Refused).news ?? []).flatMap((line) => ('event' in line ? [line.event] : []));
}

const squads = (scene: Scene) => (scene.view as { doing: { chosen?: string[] }[] }).doing[0]?.chosen;

describe('two of a team who press at the same moment', () => {
  it('are both heard where the later choice is still legal', async () => {
    const all = await grouping();
    const answers = await atOnce(all, 'join red-a', 'join red-b');
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const visitor of [all.anne, all.ben]) expect(squads(await visitor.scene(all.id))).toEqual(['red-a', 'red-b']);
    const lines = await house.store.entries(all.id);
    expect(lines.slice(-2)).toEqual(['red-1 group: join red-a', 'red-2 group: join red-b']);
    expect(answers[1]?.body).toMatchObject({ version: (await all.ben.scene(all.id)).version });
  });

  it('the later one is told what has changed where it is not', async () => {
    const all = await grouping();
    const [first, second] = await atOnce(all, 'join red-a', 'join red-a');
    expect([first?.status, second?.status]).toEqual([200, 409]);
    const { version } = await all.ben.scene(all.id);
    expect(second?.body).toMatchObject({ code: 'stale-version', rule: '', figures: { version: version - 1, current: version } });
    expect(eventsIn(second as Answer)).toMatchObject([{ type: 'chosen', id: 'red-a' }]);
    expect(squads(await all.anne.scene(all.id))).toEqual(['red-a']);
    // In his language, too.
    all.ben.language = 'fr';
    const sent = { command: newCommand(), version: version - 1, choice: 'join red-a' };
    expect((await all.ben.isRefused(409, 'stale-version', 'POST', `/api/tables/${all.id}/choices`, sent)).text).toMatch(
      /^La table a avancé/,
    );
  });

  it('the later one is told what has changed where something else is asked now', async () => {
    const all = await grouping();
    await all.anne.does(all.id, 'choices', { choice: 'join red-a' });
    const [first, second] = await atOnce(all, 'done', 'join red-b');
    expect([first?.status, second?.status]).toEqual([200, 409]);
    expect((await all.ben.scene(all.id)).question?.asks).toBe('march');
    expect(second?.body).toMatchObject({ news: [] });
    const order = await team();
    const [rested, late] = await atOnce(order, 'rest', 'rest');
    expect([rested?.status, late?.status]).toEqual([200, 409]);
  });

  it('a choice does not stand over something taken back, nor over what the same person chose', async () => {
    const all = await grouping();
    const { id, anne, ben } = all;
    const { version } = await ben.scene(id);
    await anne.does(id, 'choices', { choice: 'join red-a' });
    await anne.does(id, 'undo');
    const late = { command: newCommand(), version, choice: 'join red-b' };
    await ben.isRefused(409, 'stale-version', 'POST', `/api/tables/${id}/choices`, late);
    const now = (await ben.scene(id)).version;
    const twice = await Promise.all(['join red-b', 'join red-c'].map((choice) => ben.command(id, 'choices', now, { choice })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(squads(await anne.scene(id))).toEqual(['red-b']);
  });

  it('whoever holds both seats presses twice, whichever he speaks for', async () => {
    const both = new Visitor(house);
    const { table, offers } = await both.newTable({ game: 'skirmish', setup: 'trio' });
    await both.does(table.id, 'choices', { choice: offers.find(({ text }) => text.startsWith('play march'))?.text });
    const { version } = await both.scene(table.id);
    const answers = await Promise.all([
      both.command(table.id, 'choices', version, { seat: 'red-1', choice: 'join red-a' }),
      both.command(table.id, 'choices', version, { seat: 'red-2', choice: 'join red-b' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('a late choice is carried out once, however often it is sent, and advice in between is no hindrance', async () => {
    const all = await grouping();
    const { id, anne, ben } = all;
    const { version } = await ben.scene(id);
    await anne.does(id, 'choices', { choice: 'join red-a' });
    await anne.hint(id);
    const sent = { command: newCommand(), version, choice: 'join red-b' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ben.ask('POST', `/api/tables/${id}/choices`, sent)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(squads(await anne.scene(id))).toEqual(['red-a', 'red-b']);
    for (const what of ['hint', 'play-on', 'undo', 'redo']) {
      await anne.isRefused(409, 'stale-version', 'POST', `/api/tables/${id}/${what}`, { command: newCommand(), version });
    }
    const never = { command: newCommand(), version: 1000, choice: 'join red-c' };
    await anne.isRefused(409, 'stale-version', 'POST', `/api/tables/${id}/choices`, never);
  });

  it('are heard although each asks another process', async () => {
    const all = await grouping();
    const other = await openHouse(house.folder);
    const { version } = await all.ben.scene(all.id);
    await all.anne.does(all.id, 'choices', { choice: 'join red-a' });
    all.ben.house = other;
    await all.ben.scene(all.id);
    all.ben.house = house;
    await all.anne.does(all.id, 'choices', { choice: 'join red-b' });
    // The other process still believes that only one has joined.
    all.ben.house = other;
    expect((await all.ben.command(all.id, 'choices', version, { choice: 'join red-c' })).status).toBe(200);
    expect(squads(await all.ben.scene(all.id))).toEqual(['red-a', 'red-b', 'red-c']);
    await other.close();
  });

  it('again and again: every choice that is acknowledged is in the record, every other one is not', async () => {
    let [heard, refused] = [0, 0];
    for (let number = 0; number < 4; number++) {
      const all = await team();
      const { id, anne, blue } = all;
      const random = randomFrom(`pressing ${number}`);
      for (let i = 0; i < 40; i++) {
        const { offers, outcome } = await anne.scene(id);
        if (outcome) break;
        if (offers.length === 0) {
          await blue.does(id, 'play-on');
          continue;
        }
        const before = (await house.store.entries(id)).length;
        const pick = () => offers[below(random, offers.length)]?.text ?? '';
        const [hers, his] = [pick(), pick()];
        const answers = await atOnce(all, hers, his);
        const made = (await house.store.entries(id)).slice(before).filter((line) => line.startsWith('red-'));
        const chosen = [
          [answers[0]?.status, `red-1 `, hers],
          [answers[1]?.status, `red-2 `, his],
        ] as const;
        for (const [status, seat, choice] of chosen) {
          expect([200, 409]).toContain(status);
          expect(made.filter((line) => line.startsWith(seat) && line.endsWith(`: ${choice}`))).toHaveLength(status === 200 ? 1 : 0);
        }
        expect(answers.some(({ status }) => status === 200)).toBe(true);
        if (answers.every(({ status }) => status === 200)) heard++;
        else refused++;
      }
      const kept = await house.store.table(id);
      if (!kept) throw new Error('It is not kept.');
      const { setup, seed, salt } = kept.table;
      expect(replayEntries(SKIRMISH_GAME, { setup, seed, salt }, await house.store.entries(id), true).diverged).toBeUndefined();
    }
    expect(heard).toBeGreaterThan(5);
    expect(refused).toBeGreaterThan(20);
  });
});
