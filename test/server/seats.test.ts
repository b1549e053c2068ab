/** Seats and invitations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invitation, Scene } from '../../src/wire/wire.ts';
import { connected, dueling, type House, newCommand, openHouse, removeFolders, told, Visitor } from './given.ts';

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
const take = (visitor: Visitor, id: string, secret: string) => visitor.ask<Scene>('POST', `/api/tables/${id}/seats`, { secret });

describe('an invitation', () => {
  it('gives the seat to one person, once', async () => {
    const { id } = (await new Visitor(house).duel({ seats: ['red'] })).table;
    const owner = new Visitor(house);
    const other = (await owner.duel({ seats: ['red'] })).table;
    const secret = await invite(owner, other.id, 'blue');
    const [first, second] = [new Visitor(house), new Visitor(house)];
    expect((await take(first, id, secret)).status).toBe(403);
    expect((await take(first, other.id, secret)).body).toMatchObject({ seat: 'blue', solo: false });
    await second.isRefused(403, 'invitation-used-up', 'POST', `/api/tables/${other.id}/seats`, { secret });
    await second.isRefused(403, 'invitation-used-up', 'POST', `/api/tables/${other.id}/seats`, { secret: 'x'.repeat(24) });
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
    expect(JSON.stringify(kept)).not.toContain(owner.cookie.split('=')[1]);
    expect(JSON.stringify(await owner.scene(id))).not.toContain(secret);
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
      const both = await Promise.all([one, other].map((choice) => owner.command(id, 'choices', scene.version, { choice })));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    expect([...seats].toSorted()).toEqual(['blue', 'red']);
  });
});
