/** Two servers share one PostgreSQL: whatever is done at one is so at the other, and nothing is done twice. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyMessage, Said } from '../../src/wire/company.ts';
import type { Acknowledged, Refused, Scene } from '../../src/wire/wire.ts';
import { startPostgres } from '../store/postgres-server.ts';
import { connected, type House, newCommand, removeFolders, Visitor } from './given.ts';
import { apart, at, invited, Servers, sits } from './sharing.ts';

const started = await startPostgres();
const A_SECOND = 1_000;

if ('reason' in started) it.skip(started.reason);
else {
  let servers: Servers;
  let one: House;
  let other: House;
  /** Hears nothing of what others write. */
  let deaf: House;
  beforeAll(async () => {
    servers = new Servers(await started.fresh());
    [one, other, deaf] = [await servers.open(), await servers.open(), await servers.open({ isDeaf: true })];
  });
  afterAll(async () => {
    await servers.close();
    await started.stop();
    await removeFolders();
  });

  const url = (id: string, path = '') => `/api/tables/${id}${path}`;

  describe('choices', () => {
    it('made by turns at two servers are told to everybody at both, and are one history', async () => {
      const { id, red, blue, lives } = await apart(one, other);
      let scene = await red.scene(id);
      for (let moves = 0; moves < 30 && !scene.outcome; moves++) {
        const mover = scene.offers.length > 0 ? red : blue;
        await mover.does(id, 'play-on');
        // As each sees it where it was done.
        for (const [i, player] of [red, blue].entries()) {
          const { version } = await at(mover.house, player).scene(id);
          await lives[i]?.sees((seen) => seen.version === version);
        }
        servers.clock.goOn(A_SECOND);
        scene = await red.scene(id);
      }
      expect((await one.store.entries(id)).length).toBeGreaterThan(30);
      expect((await one.store.table(id))?.table.version).toBe((await other.store.entries(id)).length);
    });

    it('that answer an older version are refused with both versions and the news, and nothing is doubled', async () => {
      const anne = new Visitor(one);
      const { table, version } = await anne.newTable();
      const there = at(deaf, anne);
      await there.scene(table.id);
      const current = await anne.does(table.id, 'play-on');
      const entries = await one.store.entries(table.id);
      const refused = await there.isRefused(409, 'stale-version', 'POST', url(table.id, '/play-on'), { command: newCommand(), version });
      expect(refused.figures).toEqual({ version, current });
      expect(refused.news?.length).toBeGreaterThan(0);
      expect(await deaf.store.entries(table.id)).toEqual(entries);
      expect((await there.scene(table.id)).version).toBe(current);
    });

    it('sent to both servers under one id are carried out once, and answered alike', async () => {
      const anne = new Visitor(one);
      const { table, version } = await anne.newTable();
      const there = at(other, anne);
      await there.scene(table.id);
      for (let round = 0, now = version; round < 10; round++) {
        const sent = { command: newCommand(), version: now };
        const answers = await Promise.all(
          [anne, there].map((visitor) => visitor.gets<Acknowledged>('POST', url(table.id, '/play-on'), sent)),
        );
        expect(answers[0]).toEqual(answers[1]);
        now = answers[0]?.version ?? 0;
        expect((await one.store.table(table.id))?.table.version).toBe((await one.store.entries(table.id)).length);
        expect((await there.scene(table.id)).version).toBe(now);
      }
    });

    it('of somebody who has seen more than a server knows are not refused there', async () => {
      const anne = new Visitor(one);
      const { id } = (await anne.newTable()).table;
      const there = at(deaf, anne);
      const live = await connected(deaf, id, there);
      const version = await anne.does(id, 'play-on');
      expect((await there.command(id, 'play-on', version)).status).toBe(200);
      // Whoever listens there is told of both.
      expect((await live.sees((scene) => scene.version > version)).log.lines.length).toBeGreaterThan(0);
    });
  });

  describe('where every hint is lost', () => {
    it('nobody who looks sees anything that is older than a second', async () => {
      const anne = new Visitor(one);
      const { id } = (await anne.newTable()).table;
      const there = at(deaf, anne);
      const before = (await there.scene(id)).version;
      const version = await anne.does(id, 'play-on');
      servers.clock.goOn(A_SECOND - 1);
      expect((await there.scene(id)).version).toBe(before);
      servers.clock.goOn(1);
      // That it was asked about another table says nothing of this one.
      const { table } = await there.newTable();
      await there.scene(table.id);
      expect((await there.scene(id)).version).toBe(version);
    });

    it('the next look around finds what was chosen, said and changed, and tells it', async () => {
      const { id, red, blue, lives } = await apart(one, deaf);
      const [, his] = lives;
      await red.does(id, 'play-on');
      await red.gets('PATCH', url(id), { name: 'Another name' });
      await red.gets('POST', url(id, '/talk'), { text: 'hello', seat: 'red' });
      await his.caughtUp();
      const before = his.scenes.length;
      await deaf.app.sweep();
      const scene = await his.sees(({ table }) => table.name === 'Another name');
      expect(his.scenes.length).toBe(before + 1);
      expect(scene.version).toBe((await red.scene(id)).version);
      await his.hears((message) => message.type === 'company' && message.company.talk.some(({ text }) => text === 'hello'));
      await deaf.app.sweep();
      await his.caughtUp();
      expect(his.scenes.length).toBe(before + 1);
      expect((await blue.scene(id)).table.name).toBe('Another name');
    });
  });

  describe('what is no part of the game', () => {
    it('is told at the other server: name, pace, talk, an offer, an invitation, the next table', async () => {
      const { id, red, blue, lives } = await apart(one, other);
      const [hers, his] = lives;
      await red.gets('PATCH', url(id), { name: 'Another name' });
      await his.sees(({ table }) => table.name === 'Another name');
      await blue.gets('POST', url(id, '/pace'), { pace: 'slow' });
      await hers.sees(({ manners }) => manners.pace === 'slow');
      const { number } = await blue.gets<Said>('POST', url(id, '/talk'), { text: 'well met', seat: 'blue' });
      const isHeard = (said: number) => (message: CompanyMessage) =>
        message.type === 'company' && message.company.talk.some((line) => line.number === said);
      await hers.hears(isHeard(number));
      const second = await red.gets<Said>('POST', url(id, '/talk'), { text: 'you too', seat: 'red' });
      expect(second.number).toBe(number + 1);
      await his.hears(isHeard(second.number));
      await invited(red, id, 'red');
      expect((await his.sees(({ dice }) => dice.coming !== undefined)).dice.coming).toBeDefined();
      await red.gets('POST', url(id, '/proposals'), { seat: 'red', what: 'end' });
      await his.sees(({ proposal }) => proposal?.seat === 'red');
      await blue.gets('POST', url(id, '/proposals/answer'), { seat: 'blue', agrees: true });
      await hers.sees(({ outcome }) => outcome?.how === 'agreed');
      const there = (await blue.duel({ seats: ['blue'] })).table.id;
      await blue.gets('POST', url(id, '/next'), { seat: 'blue', table: there, invitations: { red: await invited(blue, there, 'red') } });
      expect((await hers.sees(({ next }) => next !== undefined)).next?.invitations).toHaveLength(1);
    });

    it('a table that was deleted is gone at the other server, and there again once it is restored', async () => {
      const { id, red, blue, lives } = await apart(one, other);
      const ended = once(lives[1].socket, 'close');
      await red.gets('DELETE', url(id));
      await ended;
      expect(lives[1].messages.at(-1)?.type).toBe('gone');
      await blue.isRefused(410, 'table-deleted', 'GET', url(id));
      await red.gets('POST', url(id, '/restore'));
      expect((await blue.scene(id)).table.deleted).toBe(false);
    });

    it('two who agree at the same moment at two servers have both agreed', async () => {
      const [anne, ben, blue] = [new Visitor(one), new Visitor(one), new Visitor(other)];
      const { id } = (await anne.newTable({ game: 'skirmish', setup: 'trio', seats: ['red-1'], seed: undefined })).table;
      await sits(ben, id, await invited(anne, id, 'red-2'));
      await sits(blue, id, await invited(anne, id, 'blue'));
      await anne.gets('POST', url(id, '/proposals'), { seat: 'red-1', what: 'end' });
      servers.clock.goOn(A_SECOND);
      await blue.scene(id);
      const agree = (visitor: Visitor, seat: string) => visitor.gets('POST', url(id, '/proposals/answer'), { seat, agrees: true });
      await Promise.all([agree(ben, 'red-2'), agree(blue, 'blue')]);
      servers.clock.goOn(A_SECOND);
      expect((await anne.scene(id)).outcome?.how).toBe('agreed');
    });
  });

  describe('seats', () => {
    it('taken at one server are lost at the other at once, and nothing is told there of what the next player holds', async () => {
      const { id, red, blue, lives } = await apart(one, other);
      const beside = await connected(other, id, at(other, red), '?seat=red');
      const ended = once(beside.socket, 'close');
      const guest = new Visitor(one);
      await sits(guest, id, await invited(red, id, 'red'));
      const [code] = await ended;
      expect(code).toBe(4403);
      for (let i = 0; i < 6; i++) {
        const mover = (await guest.scene(id)).offers.length > 0 ? guest : blue;
        await mover.does(id, 'play-on');
      }
      const before = beside.scenes.at(-1);
      const hand = (scene: Scene | undefined) => (scene?.view as { hand?: string[] } | undefined)?.hand ?? [];
      const own = new Set(beside.scenes.flatMap((scene) => hand(scene)));
      expect(hand(before).length).toBeGreaterThan(0);
      const news = hand(await guest.scene(id)).filter((card) => !own.has(card));
      await lives[1].caughtUp();
      const bytes = [...beside.received, ...lives[1].received].join('\n');
      for (const card of news)
        if (!JSON.stringify(lives[1].scenes.map(({ log }) => log)).includes(`${card}"`)) expect(bytes).not.toContain(`${card}"`);
    });

    it('are judged by the row before anybody is refused: whoever has just sat down plays at a server that has not heard of it', async () => {
      const red = new Visitor(one);
      const { id } = (await red.duel({ seats: ['red'] })).table;
      await at(deaf, red).scene(id);
      const blue = new Visitor(one);
      await sits(blue, id, await invited(red, id, 'blue'));
      const there = at(deaf, blue);
      expect((await there.scene(id, 'blue')).seat).toBe('blue');
    });

    it('given away are not played by a server that has not heard of it', async () => {
      const red = new Visitor(one);
      const { id, version } = { ...(await red.newTable()).table };
      const there = at(deaf, red);
      await there.scene(id);
      const [seat] = (await one.store.table(id))?.seats ?? [];
      await one.store.seat(id, seat?.seat ?? '', { holder: 'somebody else' });
      await there.isRefused(403, 'not-at-this-table', 'POST', url(id, '/play-on'), { command: newCommand(), version, seat: seat?.seat });
      expect((await one.store.table(id))?.table.version).toBe(version);
    });

    it('an offer that a server has not heard of can be answered there', async () => {
      const { id, red, blue } = await apart(one, deaf);
      await red.gets('POST', url(id, '/proposals'), { seat: 'red', what: 'end' });
      await blue.gets('POST', url(id, '/proposals/answer'), { seat: 'blue', agrees: true });
      expect((await blue.scene(id)).outcome?.how).toBe('agreed');
    });

    it('nobody is refused at a table that was restored elsewhere', async () => {
      const anne = new Visitor(one);
      const { id } = (await anne.newTable()).table;
      const there = at(deaf, anne);
      await there.scene(id);
      await there.gets('DELETE', url(id));
      await there.isRefused(410, 'table-deleted', 'GET', url(id));
      await anne.gets('POST', url(id, '/restore'));
      expect((await there.scene(id)).table.deleted).toBe(false);
      await anne.gets('DELETE', url(id));
      const refused: Refused = await there.isRefused(410, 'table-deleted', 'POST', url(id, '/play-on'), {
        command: newCommand(),
        version: 0,
      });
      expect(refused.figures).toEqual({ table: id });
    });
  });
}
