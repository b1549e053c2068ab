/** Commands: checked, committed, acknowledged; once, in order, and with reasons. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Referee } from '../../src/server/referee.ts';
import type { Acknowledged, Explained, ForecastAnswer, Refused, Scene } from '../../src/wire/wire.ts';
import { dueling, type House, newCommand, openHouse, removeFolders, Visitor } from './given.ts';
import { boxOf, SKIRMISH, SKIRMISH_GAME } from './skirmish-box.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

describe('a choice', () => {
  it('answers a version: a stale one is refused with both', async () => {
    const player = new Visitor(house);
    const { table, version, offers } = await player.newTable();
    const choice = offers[0]?.text;
    expect((await player.command(table.id, 'choices', version, { choice })).body.version).toBeGreaterThan(version);
    const after = await player.scene(table.id);
    const command = { command: newCommand(), version, choice };
    const { figures, text } = await player.isRefused(409, 'stale-version', 'POST', `/api/tables/${table.id}/choices`, command);
    expect(figures).toEqual({ version, current: after.version });
    expect(text).toContain(String(after.version));
    await player.isRefused(409, 'stale-version', 'POST', `/api/tables/${table.id}/choices`, { ...command, version: after.version + 1 });
    expect(await player.scene(table.id)).toEqual(after);
  });

  it('of two for one version exactly one wins, again and again', async () => {
    const player = new Visitor(house);
    let scene = await player.newTable();
    for (let i = 0; i < 15; i++) {
      const { id } = scene.table;
      const choices = [scene.offers[0]?.text, scene.offers.at(-1)?.text];
      const answers = await Promise.all(choices.map((choice) => player.command(id, 'choices', scene.version, { choice })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      scene = await player.scene(id);
      expect(answers.find(({ status }) => status === 200)?.body.version).toBe(scene.version);
    }
  });

  it('is refused by the rules with code, rule and a sentence in the language asked for', async () => {
    const { id, red, blue } = await dueling(house);
    const { version, view } = await red.scene(id);
    const held = (view as { hand: string[] }).hand;
    const card = ['march-1', 'march-2', 'march-3', 'march-4', 'march-5'].find((other) => !held.includes(other));
    const sent = { command: newCommand(), version, choice: `play ${card}` };
    red.language = 'fr';
    const refused = await red.isRefused(422, 'not-in-hand', 'POST', `/api/tables/${id}/choices`, sent);
    expect(refused).toEqual({ code: 'not-in-hand', rule: 'S2.1', text: `Vous n’avez pas ${card} en main.`, figures: { card } });
    red.language = 'en';
    expect((await red.isRefused(422, 'not-in-hand', 'POST', `/api/tables/${id}/choices`, sent)).text).toBe(`You do not hold ${card}.`);
    await red.isRefused(422, 'not-a-choice', 'POST', `/api/tables/${id}/choices`, { ...sent, choice: 'win the game' });
    const early = { command: newCommand(), version: (await blue.scene(id)).version, choice: 'rest' };
    const { figures } = await blue.isRefused(422, 'not-your-decision', 'POST', `/api/tables/${id}/choices`, early);
    expect(figures).toEqual({ seats: ['red'] });
    // What was refused can be sent again under the same name, put right.
    expect((await red.ask('POST', `/api/tables/${id}/choices`, { ...sent, choice: 'rest' })).status).toBe(200);
  });

  it('after the end is refused as well', async () => {
    const player = new Visitor(house);
    const { table } = await player.duel();
    const { version, outcome, dice } = await player.playsOn(table.id, 1000);
    expect(outcome).not.toBeNull();
    expect(dice).toEqual({ commitment: dice.commitment, seed: 'a seed', salt: expect.any(String) });
    for (const what of ['choices', 'play-on', 'hint']) {
      const sent = { command: newCommand(), version, seat: 'red', ...(what === 'choices' && { choice: 'rest' }) };
      await player.isRefused(422, 'game-over', 'POST', `/api/tables/${table.id}/${what}`, sent);
    }
    expect((await player.gets<ForecastAnswer>('GET', `/api/tables/${table.id}/forecast?seat=red`)).forecast).toBeNull();
  });
});

describe('several choices that are meant as one', () => {
  const RECRUITS = 'place-leader patrol-leader-1 siwa + recruit truck-patrol siwa + recruit truck-patrol siwa + done';
  const desert = (player: Visitor) => player.newTable({ game: 'commando', setup: 'western-desert/midnight-toll', seed: 'together' });

  it('are one command: applied once, acknowledged once, told in one scene', async () => {
    const player = new Visitor(house);
    const { table, version } = await desert(player);
    const url = `/api/tables/${table.id}/choices`;
    const sent = { command: newCommand(), version, choice: RECRUITS };
    const first = await player.ask('POST', url, sent);
    expect(first.status).toBe(200);
    const after = await player.scene(table.id);
    expect([after.question?.asks, after.version, after.steps.length]).toEqual(['operation', version + 4, 5]);
    expect((await player.ask('POST', url, sent)).text).toBe(first.text);
    expect(await player.scene(table.id)).toEqual(after);
    const undone = await player.command(table.id, 'undo', after.version);
    expect(undone.status).toBe(200);
    expect((await player.scene(table.id)).question?.asks).toBe('recruiting');
  });

  it('are offered where a player could mean them, and go on by themselves if he likes', async () => {
    const player = new Visitor(house);
    const { table, version } = await desert(player);
    await player.command(table.id, 'choices', version, { choice: RECRUITS });
    const { offers, question, version: before } = await player.scene(table.id);
    expect(question?.settles).toBeUndefined();
    expect(offers.find(({ text }) => text === 'buy-op')?.aside).toBe(true);
    const setOut = offers.find(({ says, choices }) => says?.code === 'set-out' && choices);
    expect(setOut?.text.split(' + ')).toHaveLength(setOut?.choices?.length ?? 0);
    await player.command(table.id, 'choices', before, { choice: 'force siwa + take-all', goOn: true });
    const { log, question: then } = await player.scene(table.id);
    expect(then?.asks).toBe('movement');
    expect(log.lines.flatMap((line) => ('mark' in line ? [line] : []))).toMatchObject([{ mark: 'sole', choice: 'done' }]);
  });

  it('stand as far as they went when something came to light, and are refused where they are no choices or too many', async () => {
    const player = new Visitor(house);
    const { table, version } = await desert(player);
    await player.command(table.id, 'choices', version, { choice: RECRUITS });
    const { version: before } = await player.scene(table.id);
    await player.command(table.id, 'choices', before, {
      choice: 'force siwa + take-all + done + move qara + halt + force siwa + take-all',
    });
    const { log } = await player.scene(table.id);
    const told = log.lines.flatMap((line) => ('event' in line ? [line.event.type] : []));
    expect(told.filter((type) => type === 'operation-began')).toHaveLength(1);
    expect(told).toContain('card-drawn');
    const now = (await player.scene(table.id)).version;
    const url = `/api/tables/${table.id}/choices`;
    for (const choice of [Array(41).fill('pass').join(' + '), 'pass + win the game', 'pass +'])
      await player.isRefused(422, 'not-a-choice', 'POST', url, { command: newCommand(), version: now, choice });
  });
});

describe('the same command', () => {
  async function chosen(player: Visitor): Promise<{ url: string; sent: object; first: string; scene: Scene }> {
    const scene = await player.newTable();
    const url = `/api/tables/${scene.table.id}/choices`;
    const sent = { command: newCommand(), version: scene.version, choice: scene.offers[0]?.text };
    return { url, sent, first: (await player.ask('POST', url, sent)).text, scene };
  }

  it('is applied once and answered the same: at once, later, and with another body', async () => {
    const player = new Visitor(house);
    const { url, sent, first, scene } = await chosen(player);
    const { id } = scene.table;
    const version = (await player.scene(id)).version;
    expect((await player.ask('POST', url, sent)).text).toBe(first);
    await player.playsOn(id, 3);
    const later = await player.scene(id);
    expect((await player.ask('POST', url, sent)).text).toBe(first);
    // Sent as an answer to the newest version it is still the command that was carried out before.
    const again = { ...sent, version: later.version, choice: later.offers[0]?.text };
    expect((await player.ask('POST', url, again)).text).toBe(first);
    expect(await player.scene(id)).toEqual(later);
    await player.does(id, 'play-on');
    expect(version).toBeLessThan(later.version);
    const lines = await house.store.entries(id);
    expect(lines.length).toBe((await player.scene(id)).version);
  });

  it('sent many times at once is applied once', async () => {
    const player = new Visitor(house);
    const { table, version } = await player.newTable();
    const sent = { command: newCommand(), version };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.ask<Acknowledged>('POST', `/api/tables/${table.id}/play-on`, sent)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await player.scene(table.id)).version).toBe(answers[0]?.body.version);
  });

  it('is known after a restart, and to its sender only', async () => {
    const before = await openHouse();
    const player = new Visitor(before);
    const { url, sent, first, scene } = await chosen(player);
    await before.close();
    player.house = await openHouse(before.folder);
    expect((await player.ask('POST', url, sent)).text).toBe(first);
    await player.playsOn(scene.table.id, 2);
    expect((await player.ask('POST', url, sent)).text).toBe(first);
    expect((await new Visitor(player.house).ask('POST', url, sent)).status).toBe(403);
    await player.house.close();
  });

  it.each(['western-desert/midnight-toll', 'highlands/high-table'])(
    'is advised as one press what the scripted player would do choice by choice: %s',
    async (setup) => {
      const player = new Visitor(house);
      const { table } = await player.newTable({ game: 'commando', setup, seed: 'map' });
      let scene = await player.scene(table.id);
      while (scene.question?.asks !== 'operation') scene = await player.playsOn(table.id, 1);
      const sent = { command: newCommand(), version: scene.version };
      const { choice, advice } = (await player.ask('POST', `/api/tables/${table.id}/hint`, sent)).body as {
        choice: string;
        advice: { code: string };
      };
      expect(choice).toMatch(/^force \S+ \+ take .* \+ done$/);
      expect(scene.offers.map(({ text }) => text)).toContain(choice);
      expect(advice.code).toMatch(/^plan-/);
      let presses = 0;
      for (; scene.question?.asks !== 'movement'; presses++) scene = await player.playsOn(table.id, 1);
      expect(presses).toBe(choice.split(' + ').length);
    },
  );

  it('with a hint is noted down once', async () => {
    const player = new Visitor(house);
    const { table, version } = await player.newTable();
    const url = `/api/tables/${table.id}/hint`;
    const sent = { command: newCommand(), version };
    const first = await player.ask('POST', url, sent);
    expect((await player.ask('POST', url, sent)).text).toBe(first.text);
    const { log, offers } = await player.scene(table.id);
    const marks = log.lines.filter((line) => 'mark' in line);
    const { choice } = first.body as { choice: string };
    expect(marks).toEqual([{ step: 0, mark: 'hint', seat: 'commando', choice: choice.split(' + ')[0] }]);
    expect(offers.map(({ text }) => text)).toContain(choice);
    expect(first.body).toMatchObject({ advice: { code: expect.any(String), figures: expect.any(Object) } });
  });

  it('with a hint that was asked for at a step taken back since is not said to have been asked for here', async () => {
    const player = new Visitor(house);
    const { table } = await player.newTable({ game: 'commando', setup: 'western-desert/midnight-toll', seed: 'hint' });
    await player.does(table.id, 'choices', { choice: 'place-leader patrol-leader-1 siwa' });
    await player.hint(table.id);
    await player.does(table.id, 'undo');
    const { log } = await player.scene(table.id);
    expect(log.lines.filter((line) => 'mark' in line)).toEqual([{ step: 0, mark: 'hint-taken-back', seat: 'commando' }]);
  });
});

describe('taking back', () => {
  it('takes back and does again, and stops where something has come to light', async () => {
    const { id, red } = await dueling(house);
    const start = await red.scene(id);
    const march = start.offers.find(({ text }) => text.startsWith('play march'))?.text;
    await red.does(id, 'choices', { choice: march });
    const played = await red.scene(id);
    await red.does(id, 'choices', { choice: 'join red-a' });
    const joined = await red.scene(id);
    expect(joined.undoable).toBe(1);
    await red.does(id, 'undo');
    const back = await red.scene(id);
    expect(back.view).toEqual(played.view);
    expect(back).toMatchObject({ redoable: true, undoable: 0 });
    expect(back.version).toBeGreaterThan(joined.version);
    await red.does(id, 'redo');
    expect((await red.scene(id)).view).toEqual(joined.view);
    await red.does(id, 'undo');
    const sent = async (more = {}) => ({ command: newCommand(), version: (await red.scene(id)).version, ...more });
    await red.isRefused(422, 'undo-stops-here', 'POST', `/api/tables/${id}/undo`, await sent());
    await red.isRefused(403, 'only-alone', 'POST', `/api/tables/${id}/undo`, await sent({ beyond: true }));
    await red.does(id, 'choices', { choice: 'join red-b' });
    await red.isRefused(422, 'nothing-to-redo', 'POST', `/api/tables/${id}/redo`, await sent());
  });

  it('goes beyond for one who plays alone, and the log remembers it', async () => {
    const player = new Visitor(house);
    const { table } = await player.newTable();
    await player.playsOn(table.id, 25);
    let scene = await player.scene(table.id);
    while (scene.undoable > 0) {
      await player.does(table.id, 'undo');
      scene = await player.scene(table.id);
    }
    await player.isRefused(422, 'undo-stops-here', 'POST', `/api/tables/${table.id}/undo`, {
      command: newCommand(),
      version: scene.version,
    });
    await player.does(table.id, 'undo', { beyond: true });
    const after = await player.scene(table.id);
    expect(after.step).toBeLessThan(scene.step);
    expect(after.log.lines.filter((line) => 'mark' in line && line.mark === 'beyond')).toHaveLength(1);
    expect(after.log.lines.filter((line) => 'mark' in line && line.mark === 'scripted')).toHaveLength(after.step);
  });
});

describe('asking', () => {
  it('says why not, by thing and by choice, in the language asked for', async () => {
    const { id, red, blue } = await dueling(house);
    const explain = (visitor: Visitor, about: object) => visitor.gets<Explained>('POST', `/api/tables/${id}/explain`, about);
    const { offers, view } = await red.scene(id);
    const [card = ''] = (view as { hand: string[] }).hand;
    expect(await explain(red, { choice: offers[0]?.text })).toEqual({ verdicts: [{ choice: offers[0]?.text, refusal: null }] });
    red.language = 'fr';
    const { verdicts } = await explain(red, { choice: 'target blue-a' });
    expect(verdicts[0]?.refusal).toMatchObject({ code: 'not-now', rule: 'S2', text: expect.stringContaining('«') });
    // Of what can be played now there is nothing to explain but why it is no reaction.
    const explained = offers.some(({ text }) => text === `play ${card}`) ? `react ${card}` : `play ${card}`;
    expect((await explain(red, { thing: card })).verdicts.map(({ choice }) => choice)).toContain(explained);
    expect(await explain(red, { thing: 'nothing' })).toEqual({ verdicts: [] });
    expect((await explain(blue, { choice: 'rest' })).verdicts[0]?.refusal?.code).toBe('not-your-decision');
    await red.isRefused(422, 'not-a-choice', 'POST', `/api/tables/${id}/explain`, { choice: 'fly' });
    await red.isRefused(400, 'malformed', 'POST', `/api/tables/${id}/explain`, { choice: 'rest', thing: 'x' });
    await red.isRefused(400, 'malformed', 'POST', `/api/tables/${id}/explain`, {});
  });

  it('forecasts a battle, the same for the same version, and nothing else', async () => {
    const player = new Visitor(house);
    const { table } = await player.newTable();
    const forecast = () => player.gets<ForecastAnswer>('GET', `/api/tables/${table.id}/forecast`);
    expect(await forecast()).toEqual({ forecast: null });
    let told = await forecast();
    for (let i = 0; i < 400 && told.forecast === null; i++) {
      await player.does(table.id, 'play-on');
      told = await forecast();
    }
    expect(told.forecast?.stake).toBe('battle');
    const chances = told.forecast?.outcomes.map(({ chance }) => chance) ?? [];
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    expect(await forecast()).toEqual(told);
    // Whoever asks for advice has learnt of nothing that would change them.
    const { version } = await player.scene(table.id);
    await player.ask('POST', `/api/tables/${table.id}/hint`, { command: newCommand(), version });
    expect(await forecast()).toEqual(told);
    expect(await new Visitor(house).gets('GET', `/api/tables/${table.id}/forecast`)).toEqual({ forecast: null });
  });

  it('gives no advice to a seat that is not asked, and no word of what the other could do', async () => {
    const { id, red, blue } = await dueling(house);
    const { version } = await blue.scene(id);
    for (const what of ['hint', 'play-on']) {
      await blue.isRefused(422, 'not-your-decision', 'POST', `/api/tables/${id}/${what}`, { command: newCommand(), version });
    }
    await red.does(id, 'play-on');
  });
});

describe('when something fails in the middle', () => {
  it('nothing of a choice stays over which a rule fails, and the table can be played on', async () => {
    let fails = false;
    const broken = {
      ...SKIRMISH_GAME,
      lab: {
        ...SKIRMISH_GAME.lab,
        figures: () => {
          if (fails) throw new Error('a rule that fails');
          return {};
        },
      },
    };
    const other = await openHouse(undefined, { boxes: [boxOf(broken)] });
    const player = new Visitor(other);
    const { table } = await player.duel();
    const before = await player.scene(table.id);
    fails = true;
    const sent = { command: newCommand(), version: before.version, seat: 'red', choice: 'rest' };
    const refused = await player.ask<Refused>('POST', `/api/tables/${table.id}/choices`, sent);
    expect([refused.status, refused.body.code]).toEqual([500, 'failure']);
    expect(refused.text).not.toContain('a rule that fails');
    fails = false;
    expect(await player.scene(table.id)).toEqual(before);
    expect((await player.ask('POST', `/api/tables/${table.id}/choices`, sent)).status).toBe(200);
    await other.close();
  });

  it('another process that was faster wins, and the table goes on from there', async () => {
    const player = new Visitor(house);
    const { table, version } = await player.duel();
    const faster = await openHouse(house.folder);
    player.house = faster;
    await player.does(table.id, 'choices', { choice: 'rest' });
    player.house = house;
    const sent = { command: newCommand(), version, seat: 'red', choice: 'rest' };
    await player.isRefused(409, 'stale-version', 'POST', `/api/tables/${table.id}/choices`, sent);
    expect((await player.scene(table.id)).version).toBe(version + 1);
    await player.does(table.id, 'play-on');
    await faster.close();
  });
});

describe('many tables', () => {
  it('are closed when nobody uses them, and never while somebody listens', async () => {
    const player = new Visitor(house);
    const { table } = await player.duel();
    const { store } = house;
    const kept = await store.table(table.id);
    if (!kept) throw new Error('It is not kept.');
    const ids = Array.from({ length: 35 }, (_, i) => `many-${i}`);
    for (const id of ids) await store.create({ ...kept, table: { ...kept.table, id, owner: 'crowd' } }, []);
    const referee = new Referee(store, [SKIRMISH], { openTables: 20 });
    const listener = { visitor: undefined, told: undefined, send() {}, gone() {}, unseat() {}, cut() {} };
    const listened = ids.slice(0, 22);
    for (const id of listened) (await referee.table(id)).listeners.add(listener);
    await Promise.all(ids.slice(22).map((id) => referee.table(id)));
    expect(referee.openTables).toBeGreaterThanOrEqual(listened.length);
    expect(referee.openTables).toBeLessThan(ids.length);
    for (const id of listened) expect((await referee.table(id)).listeners.size).toBe(1);
  });
});
