/** Seats and invitations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayEntries } from '../../src/kernel/save.ts';
import type { Invitation, Scene } from '../../src/wire/wire.ts';
import { connected, dueling, type House, Live, newCommand, openHouse, portOf, removeFolders, SHARE, told, Visitor } from './given.ts';
import { SKIRMISH_GAME } from './skirmish-box.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

const invite = (visitor: Visitor, id: string, seat: string) =>
  visitor.gets<Invitation>('POST', `/api/tables/${id}/seats/${seat}/invitation`).then(({ secret }) => secret);
const take = (visitor: Visitor, id: string, secret: string) =>
  visitor.ask<Scene>('POST', `/api/tables/${id}/seats`, { secret, share: SHARE });

describe('an invitation', () => {
  it('gives the seat to one person, once', async () => {
    const { id } = (await new Visitor(house).duel({ seats: ['red'] })).table;
    const owner = new Visitor(house);
    const other = (await owner.duel({ seats: ['red'] })).table;
    const secret = await invite(owner, other.id, 'blue');
    const [first, second] = [new Visitor(house), new Visitor(house)];
    expect((await take(first, id, secret)).status).toBe(403);
    expect((await take(first, other.id, secret)).body).toMatchObject({ seat: 'blue', solo: false });
    await second.isRefused(403, 'invitation-used-up', 'POST', `/api/tables/${other.id}/seats`, { secret, share: SHARE });
    await second.isRefused(403, 'invitation-used-up', 'POST', `/api/tables/${other.id}/seats`, { secret: 'x'.repeat(24), share: SHARE });
  });

  it('is won by one of many who come at once', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.duel({ seats: ['red'] })).table;
    const secret = await invite(owner, id, 'blue');
    const many = Array.from({ length: 8 }, () => new Visitor(house));
    const answers = await Promise.all(many.map((visitor) => take(visitor, id, secret)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(403)]);
    const seen = await Promise.all(many.map((visitor) => visitor.scene(id)));
    expect(seen.filter(({ seat }) => seat === 'blue')).toHaveLength(1);
    expect(seen.filter(({ seat }) => seat === null)).toHaveLength(7);
  });

  it('is worth nothing once it was renewed', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.duel({ seats: ['red'] })).table;
    const [old, renewed] = [await invite(owner, id, 'blue'), await invite(owner, id, 'blue')];
    expect((await take(new Visitor(house), id, old)).status).toBe(403);
    expect((await take(new Visitor(house), id, renewed)).status).toBe(200);
  });

  it('is not used up by the one who made it and tries it out, unless he says that he means it', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.duel({ seats: ['red'] })).table;
    const secret = await invite(owner, id, 'blue');
    for (const language of ['fr', 'en']) {
      owner.language = language;
      await owner.isRefused(409, 'own-invitation', 'POST', `/api/tables/${id}/seats`, { secret, share: SHARE });
    }
    const guest = new Visitor(house);
    expect((await take(guest, id, secret)).body.seat).toBe('blue');
    const own = await invite(guest, id, 'blue');
    await guest.isRefused(409, 'own-invitation', 'POST', `/api/tables/${id}/seats`, { secret: own, share: SHARE });
    const alone = (await owner.duel({ seats: ['red'] })).table.id;
    const meant = { secret: await invite(owner, alone, 'blue'), share: SHARE, really: true };
    const { seats } = await owner.gets<Scene>('POST', `/api/tables/${alone}/seats`, meant);
    expect(seats.every(({ yours }) => yours)).toBe(true);
  });

  it('ends when the one who gave it leaves: it throws nobody out who has come since', async () => {
    const { id, red, blue } = await dueling(house);
    const old = await invite(blue, id, 'blue');
    await blue.gets('POST', `/api/tables/${id}/seats/blue/leave`, {});
    expect((await red.scene(id)).dice.coming).toBeUndefined();
    const late = new Visitor(house);
    const used = [403, 'invitation-used-up', 'POST', `/api/tables/${id}/seats`, { secret: old, share: SHARE }] as const;
    await late.isRefused(...used);
    const next = new Visitor(house);
    expect((await take(next, id, await invite(red, id, 'blue'))).body.seat).toBe('blue');
    await late.isRefused(...used);
    expect((await next.scene(id)).seat).toBe('blue');
  });

  it('ends when a partner takes the seat over, and when its owner gives the open seat to a scripted player', async () => {
    const owner = new Visitor(house);
    const { table } = await owner.newTable({ game: 'skirmish', setup: 'trio', seats: ['red-1'], seed: undefined });
    const [partners, opponents] = [await invite(owner, table.id, 'red-2'), await invite(owner, table.id, 'blue')];
    await owner.gets('POST', `/api/tables/${table.id}/seats/red-2/take-over`);
    await owner.gets('POST', `/api/tables/${table.id}/seats/blue/player`, { bot: 'sergeant' });
    for (const secret of [partners, opponents]) expect((await take(new Visitor(house), table.id, secret)).status).toBe(403);
    expect((await owner.scene(table.id)).seats.map(({ yours, bot }) => [yours, bot])).toEqual([
      [true, null],
      [true, null],
      [false, 'sergeant'],
    ]);
  });

  it('stands while a scripted player sits in for the one who gave it', async () => {
    const { id, blue } = await dueling(house);
    const secret = await invite(blue, id, 'blue');
    await blue.gets('POST', `/api/tables/${id}/seats/blue/player`, { bot: 'sergeant' });
    expect((await take(new Visitor(house), id, secret)).body.seat).toBe('blue');
  });

  it('takes one’s own seat to another machine', async () => {
    const { id, red, blue } = await dueling(house);
    const phone = new Visitor(house);
    const live = await connected(house, id, red);
    expect((await take(phone, id, await invite(red, id, 'red'))).body.seat).toBe('red');
    await told(red, id, live);
    expect(live.scenes.at(-1)).toMatchObject({ seat: null, offers: [], view: {} });
    expect(live.scenes.at(-1)?.view).not.toHaveProperty('hand');
    expect((await red.scene(id)).seat).toBeNull();
    await phone.does(id, 'choices', { choice: 'rest' });
    await red.isRefused(403, 'not-your-seat', 'POST', `/api/tables/${id}/seats/red/invitation`);
    await blue.isRefused(403, 'not-your-seat', 'POST', `/api/tables/${id}/seats/red/invitation`);
    await live.close();
  });

  it('comes from the holder of the seat, or from the owner if it is free', async () => {
    const { id, red, blue, watcher } = await dueling(house);
    await red.isRefused(403, 'not-your-seat', 'POST', `/api/tables/${id}/seats/blue/invitation`);
    await watcher.isRefused(403, 'not-your-seat', 'POST', `/api/tables/${id}/seats/red/invitation`);
    await red.isRefused(404, 'no-such-seat', 'POST', `/api/tables/${id}/seats/green/invitation`);
    await invite(blue, id, 'blue');
  });

  it('is nowhere in what is kept or told', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.duel({ seats: ['red'] })).table;
    const secret = await invite(owner, id, 'blue');
    const kept = await house.store.table(id);
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(JSON.stringify(kept)).not.toContain(owner.cookie.split(/[=.]/)[1]);
    expect(JSON.stringify(await owner.scene(id))).not.toContain(secret);
  });
});

describe('a hand that somebody has seen', () => {
  const handOf = ({ view }: Scene) => (view as { hand: readonly string[] }).hand;
  const leave = (visitor: Visitor, id: string, seat: string) => visitor.gets<Scene>('POST', `/api/tables/${id}/seats/${seat}/leave`, {});
  const takeOver = (visitor: Visitor, id: string, seat: string) => visitor.gets<Scene>('POST', `/api/tables/${id}/seats/${seat}/take-over`);
  /** The hands of a seat as they were at different tables: a deal may bring the same by chance. */
  const AT_SEVERAL = 4;

  /** What the seat holds, as the history of the table has it. */
  async function kept(id: string, seat: string): Promise<readonly string[]> {
    const row = await house.store.table(id);
    if (!row) throw new Error('It is not kept.');
    const { setup, seed, salt } = row.table;
    const { chronicle } = replayEntries(SKIRMISH_GAME, { setup, seed, salt }, await house.store.entries(id), false, () => true);
    return (SKIRMISH_GAME.view(chronicle.match.state, seat) as { hand: readonly string[] }).hand;
  }

  it('is dealt anew where its player goes to the other side and back', async () => {
    const seen: (readonly string[])[] = [];
    const held: (readonly string[])[] = [];
    for (let i = 0; i < AT_SEVERAL; i++) {
      const owner = new Visitor(house);
      const { table } = await owner.duel({ seats: ['red'], bots: { blue: 'sergeant' } });
      await leave(owner, table.id, 'red');
      seen.push(handOf(await takeOver(owner, table.id, 'blue')));
      await leave(owner, table.id, 'blue');
      const { log } = await takeOver(owner, table.id, 'red');
      held.push(await kept(table.id, 'blue'));
      const dealt = log.lines.filter((line) => 'mark' in line && line.mark === 'dealt');
      // Whoever leaves has his hand dealt anew, and whoever comes all others.
      expect(dealt).toMatchObject([{ seat: 'red' }, { seat: 'blue' }, { seat: 'blue' }, { seat: 'red' }]);
    }
    expect(held).not.toEqual(seen);
  });

  it('is dealt anew where one looks from a private window and leaves again', async () => {
    const seen: (readonly string[])[] = [];
    const held: (readonly string[])[] = [];
    for (let i = 0; i < AT_SEVERAL; i++) {
      const owner = new Visitor(house);
      const { table } = await owner.duel({ seats: ['red'], bots: { blue: 'sergeant' } });
      const before = handOf(await owner.scene(table.id));
      const other = new Visitor(house);
      seen.push(handOf((await take(other, table.id, await invite(owner, table.id, 'blue'))).body));
      await leave(other, table.id, 'blue');
      held.push(await kept(table.id, 'blue'));
      expect(handOf(await owner.scene(table.id))).toEqual(before);
    }
    expect(held).not.toEqual(seen);
  });

  it('is dealt anew for a guest of one who has played both sides, and stays his on another machine', async () => {
    const seen: (readonly string[])[] = [];
    const held: (readonly string[])[] = [];
    for (let i = 0; i < AT_SEVERAL; i++) {
      const owner = new Visitor(house);
      const { table } = await owner.duel();
      seen.push(handOf(await owner.scene(table.id, 'blue')));
      const before = handOf(await owner.scene(table.id, 'red'));
      const guest = new Visitor(house);
      const hand = handOf((await take(guest, table.id, await invite(owner, table.id, 'blue'))).body);
      held.push(hand);
      expect(handOf(await owner.scene(table.id))).toEqual(before);
      expect(handOf((await take(new Visitor(house), table.id, await invite(guest, table.id, 'blue'))).body)).toEqual(hand);
    }
    expect(held).not.toEqual(seen);
  });

  it('is dealt anew for a guest who gets the seat that another has left, and whoever left it may play against him', async () => {
    const seen: (readonly string[])[] = [];
    const held: (readonly string[])[] = [];
    for (let i = 0; i < AT_SEVERAL; i++) {
      const [owner, guest] = [new Visitor(house), new Visitor(house)];
      const { table } = await owner.duel({ seats: ['red'], bots: { blue: 'sergeant' } });
      seen.push(handOf(await owner.scene(table.id)));
      await leave(owner, table.id, 'red');
      held.push(handOf((await take(guest, table.id, await invite(owner, table.id, 'red'))).body));
      await takeOver(owner, table.id, 'blue');
      expect(handOf(await guest.scene(table.id))).toEqual(held[i]);
    }
    for (const [i, hand] of held.entries()) expect(seen[i]).not.toEqual(hand);
  });

  it('is not played against by one who has given it to another: he is refused, and the log says that it is known', async () => {
    const [owner, guest] = [new Visitor(house), new Visitor(house)];
    const { id } = (await owner.duel({ seats: ['red'], bots: { blue: 'sergeant' } })).table;
    const url = `/api/tables/${id}/seats`;
    const secret = await invite(owner, id, 'red');
    const open = await invite(owner, id, 'blue');
    const { log } = (await take(guest, id, secret)).body;
    expect(log.lines).toContainEqual({ step: 0, mark: 'passed-on', seat: 'red' });
    await owner.isRefused(403, 'knows-the-hand', 'POST', `${url}/blue/take-over`);
    await owner.isRefused(403, 'knows-the-hand', 'POST', url, { secret: open, share: SHARE, really: true });
    // Once it was dealt anew he may.
    await leave(guest, id, 'red');
    await take(guest, id, await invite(owner, id, 'red'));
    await takeOver(owner, id, 'blue');
  });
});

describe('somebody without a seat', () => {
  it('sees what everybody may see, is offered nothing and commands nothing', async () => {
    const { id, red, watcher } = await dueling(house);
    const [his, seen] = [await red.scene(id), await watcher.scene(id)];
    expect(his.offers.length).toBeGreaterThan(0);
    expect(seen).toMatchObject({ seat: null, offers: [], undoable: 0, redoable: false, solo: false });
    expect(seen.view).not.toHaveProperty('hand');
    for (const what of ['choices', 'undo', 'redo', 'hint', 'play-on']) {
      const body = { command: newCommand(), version: seen.version, ...(what === 'choices' && { choice: 'rest' }) };
      await watcher.isRefused(403, 'not-at-this-table', 'POST', `/api/tables/${id}/${what}`, body);
    }
    await watcher.isRefused(403, 'not-at-this-table', 'GET', `/api/tables/${id}/save`);
    await watcher.isRefused(403, 'not-at-this-table', 'POST', `/api/tables/${id}/fork`, { step: 0 });
    expect((await red.scene(id)).version).toBe(his.version);
  });

  it('whoever holds both seats speaks for the one that is asked, and the version never goes back', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.duel()).table;
    const seats = new Set<string | null>();
    let before = -1;
    for (let i = 0; i < 60; i++) {
      const scene = await owner.scene(id);
      if (scene.outcome) break;
      seats.add(scene.seat);
      expect(scene.offers.length).toBeGreaterThan(0);
      expect(scene.version).toBeGreaterThan(before);
      before = scene.version;
      const [one, other] = [scene.offers[0]?.text, scene.offers.at(-1)?.text];
      const both = await Promise.all(
        [one, other].map((choice) => owner.command(id, 'choices', scene.version, { choice, seat: scene.seat })),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    expect([...seats].toSorted()).toEqual(['blue', 'red']);
  });
});

describe('somebody with several seats', () => {
  /** One holds two seats of a team, another plays against him. */
  async function trio(): Promise<{ id: string; team: Visitor; blue: Visitor }> {
    const [team, blue] = [new Visitor(house), new Visitor(house)];
    const { table } = await team.newTable({ game: 'skirmish', setup: 'trio', seats: ['red-1', 'red-2'], seed: undefined });
    await take(blue, table.id, await invite(team, table.id, 'blue'));
    return { id: table.id, team, blue };
  }

  it('says for which of them he speaks, and for no other', async () => {
    let { id, team, blue } = await trio();
    while (!(await team.scene(id)).offers.some(({ text }) => text.startsWith('play march'))) ({ id, team, blue } = await trio());
    const { version } = await team.scene(id);
    const url = `/api/tables/${id}`;
    for (const language of ['en', 'fr']) {
      team.language = language;
      for (const [what, more] of [
        ['choices', { choice: 'rest' }],
        ['play-on', {}],
        ['undo', {}],
        ['redo', {}],
        ['hint', {}],
      ] as const) {
        const sent = { command: newCommand(), version, ...more };
        const { figures, text } = await team.isRefused(422, 'which-seat', 'POST', `${url}/${what}`, sent);
        expect(figures).toEqual({ seats: ['red-1', 'red-2'] });
        expect(text).toContain('red-1');
        const others = await team.isRefused(403, 'not-your-seat', 'POST', `${url}/${what}`, { ...sent, seat: 'blue' });
        expect(others.text).toContain('blue');
        await team.isRefused(404, 'no-such-seat', 'POST', `${url}/${what}`, { ...sent, seat: 'green' });
      }
      await team.isRefused(422, 'which-seat', 'POST', `${url}/explain`, { choice: 'rest' });
      await team.isRefused(403, 'not-your-seat', 'POST', `${url}/explain`, { choice: 'rest', seat: 'blue' });
      await team.isRefused(422, 'which-seat', 'GET', `${url}/forecast`);
      await team.isRefused(403, 'not-your-seat', 'GET', `${url}/forecast?seat=blue`);
    }
    expect((await team.scene(id)).version).toBe(version);
    // Each of his seats is written down as the one that chose; whoever has one only need not say which.
    const march = (await team.scene(id)).offers.find(({ text }) => text.startsWith('play march'))?.text;
    expect((await team.command(id, 'choices', version, { seat: 'red-2', choice: march })).status).toBe(200);
    const { version: next } = await team.scene(id);
    expect((await team.command(id, 'choices', next, { seat: 'red-1', choice: 'join red-a' })).status).toBe(200);
    expect((await house.store.entries(id)).slice(-2)).toEqual([`red-2 order: ${march}`, 'red-1 group: join red-a']);
    await blue.isRefused(422, 'not-your-decision', 'POST', `${url}/hint`, {
      command: newCommand(),
      version: (await blue.scene(id)).version,
    });
    expect((await team.gets<{ verdicts: object[] }>('POST', `${url}/explain`, { choice: 'done', seat: 'red-1' })).verdicts).toEqual([
      { choice: 'done', refusal: null },
    ]);
  });

  it('sees from each of them what that seat may see, and from no other', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.duel()).table;
    const [red, blue] = [await owner.scene(id, 'red'), await owner.scene(id, 'blue')];
    expect(await owner.scene(id)).toEqual(red);
    expect([red.seat, blue.seat]).toEqual(['red', 'blue']);
    expect(red.version).toBe(blue.version);
    expect(red.offers.length).toBeGreaterThan(0);
    expect(blue.offers).toEqual([]);
    const hand = ({ view }: Scene) => (view as { hand: string[] }).hand;
    for (const card of hand(red)) expect(JSON.stringify(blue)).not.toContain(`"${card}"`);
    for (const card of hand(blue)) expect(JSON.stringify(red)).not.toContain(`"${card}"`);
    for (const scene of [red, blue]) {
      expect(scene.seats).toEqual([
        { seat: 'red', side: 'red', tone: 0, held: true, yours: true, bot: null, asked: true },
        { seat: 'blue', side: 'blue', tone: 1, held: true, yours: true, bot: null, asked: false },
      ]);
    }
    await owner.does(id, 'choices', { choice: red.offers.find(({ text }) => text.startsWith('play march'))?.text });
    await owner.does(id, 'choices', { choice: 'join red-a' });
    const past = (seat: string, step: number) =>
      owner.ask<{ view: { hand: string[] } }>('GET', `/api/tables/${id}/history/${step}?seat=${seat}`);
    expect((await past('blue', 1)).body.view.hand).toEqual(hand(blue));
    expect((await past('red', 2)).status).toBe(200);
    // A group is put together unseen by the other side, whoever plays it.
    expect((await past('blue', 2)).status).toBe(404);
    const lines = async (seat: string) => (await owner.gets<{ lines: object[] }>('GET', `/api/tables/${id}/history?seat=${seat}`)).lines;
    expect((await lines('red')).length).toBeGreaterThan((await lines('blue')).length);
    expect((await owner.scene(id, 'blue')).log.lines).toEqual(await lines('blue'));
  });

  it('knows which of his own is asked at a window that others must not know of', async () => {
    const { id, team, blue } = await trio();
    let windows = 0;
    for (let i = 0; i < 80 && windows < 3; i++) {
      const seen = [await team.scene(id), await blue.scene(id)];
      if (seen[0]?.outcome) break;
      const [asked, other] = (seen[0]?.offers.length ?? 0) > 0 ? seen : seen.toReversed();
      const isWindow = asked?.question?.pass !== undefined;
      if (isWindow) {
        windows++;
        expect(asked?.seats.filter((card) => card.asked).every(({ yours }) => yours)).toBe(true);
        expect(asked?.seats.some((card) => card.asked)).toBe(true);
        expect(asked?.question?.seats).toEqual([asked?.seat]);
        expect(other?.seats.some((card) => card.asked)).toBe(false);
      }
      await (asked === seen[0] ? team : blue).does(id, 'play-on');
    }
    expect(windows).toBeGreaterThan(0);
  });

  it('is told live from the seat he names, or from whichever is asked, with the log of that seat', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.duel({ seed: 'two at one desk' })).table;
    const [fixed, following] = [await connected(house, id, owner, '?seat=blue'), await connected(house, id, owner)];
    const logs = new Map([fixed, following].map((live) => [live, { log: [] as Scene['log']['lines'], read: 0 }]));
    const seats = new Set<string | null>();
    for (let i = 0; i < 40; i++) {
      if ((await owner.scene(id)).outcome) break;
      await owner.does(id, 'play-on');
      await told(owner, id, fixed, following);
      for (const [live, known] of logs) {
        for (const { log } of live.scenes.slice(known.read)) known.log = [...known.log.slice(0, log.from), ...log.lines];
        known.read = live.scenes.length;
        const now = live === fixed ? await owner.scene(id, 'blue') : await owner.scene(id);
        expect(live.scenes.at(-1)).toMatchObject({ seat: now.seat, view: now.view, offers: now.offers });
        expect(known.log).toEqual(now.log.lines);
      }
      seats.add(following.scenes.at(-1)?.seat ?? null);
    }
    expect(new Set(fixed.scenes.map(({ seat }) => seat))).toEqual(new Set(['blue']));
    expect([...seats].toSorted()).toEqual(['blue', 'red']);
    // The owner gives a seat away and looks on from the one that is left to him.
    const guest = new Visitor(house);
    await take(guest, id, await invite(owner, id, 'blue'));
    await told(owner, id, following);
    expect(following.scenes.at(-1)?.seat).toBe('red');
    await following.close();
  });

  it('is told only what is new in the log of each seat, if he keeps them', async () => {
    const owner = new Visitor(house);
    const { id } = (await owner.duel({ seed: 'two at one desk' })).table;
    const [plain, keeping] = [await connected(house, id, owner), await connected(house, id, owner, '?logs=by-seat')];
    const logs = new Map<string | null, Scene['log']['lines']>();
    let [read, changes] = [0, 0];
    for (let i = 0; i < 60; i++) {
      const { outcome, undoable } = await owner.scene(id);
      if (outcome) break;
      await owner.does(id, i % 7 === 6 && undoable > 0 ? 'undo' : 'play-on');
      await told(owner, id, plain, keeping);
      for (const { log, seat } of keeping.scenes.slice(read)) {
        const before = logs.get(seat) ?? [];
        expect(log.from).toBeLessThanOrEqual(before.length);
        logs.set(seat, [...before.slice(0, log.from), ...log.lines]);
        if (keeping.scenes[read - 1]?.seat !== seat) changes++;
        read++;
      }
      const now = await owner.scene(id);
      expect(keeping.scenes.at(-1)).toMatchObject({ seat: now.seat, view: now.view, offers: now.offers });
      expect(logs.get(now.seat)).toEqual(now.log.lines);
    }
    expect(keeping.scenes.map(({ version }) => version)).toEqual(plain.scenes.map(({ version }) => version));
    expect(changes).toBeGreaterThan(10);
    const linesOf = (scenes: readonly Scene[]) => scenes.reduce((sum, { log }) => sum + log.lines.length, 0);
    expect(linesOf(keeping.scenes)).toBeLessThan(linesOf(plain.scenes) / 2);
    for (const live of [plain, keeping]) await live.close();
  });

  it('is not told from a seat that is not his', async () => {
    const { id, red } = await dueling(house);
    const { socket } = new Live(await portOf(house), id, red, { 'accept-language': 'fr' }, '?seat=blue');
    const closed = new Promise((go) => socket.once('close', (code, reason) => go([code, String(reason)])));
    expect(await closed).toEqual([4403, expect.stringContaining('n’est pas à vous')]);
    await red.isRefused(403, 'not-your-seat', 'GET', `/api/tables/${id}?seat=blue`);
    await red.isRefused(403, 'not-your-seat', 'GET', `/api/tables/${id}/history?seat=blue`);
    await new Visitor(house).isRefused(403, 'not-your-seat', 'GET', `/api/tables/${id}?seat=blue`);
    await red.isRefused(404, 'no-such-seat', 'GET', `/api/tables/${id}?seat=green`);
  });
});
