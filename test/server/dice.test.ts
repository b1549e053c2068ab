/** Dice at a table of several people: nobody can know them, and at the end everybody can check them. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/games/box.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { commitmentTo } from '../../src/kernel/commitment.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import type { Choice, GameEvent, GameState } from '../../src/kernel/game.ts';
import { readSave, replaySave, type Save } from '../../src/kernel/save.ts';
import { stopsAt } from '../../src/server/seats.ts';
import { verify } from '../../src/web/pages/verification.ts';
import type { Invitation, Scene } from '../../src/wire/wire.ts';
import { type House, openHouse, playedOut, removeFolders, SHARE, Visitor } from './given.ts';
import { SKIRMISH } from './skirmish-box.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  await removeFolders();
});

const invite = async (owner: Visitor, id: string, seat: string) =>
  (await owner.gets<Invitation>('POST', `/api/tables/${id}/seats/${seat}/invitation`)).secret;
const sit = (visitor: Visitor, id: string, secret: string, share = SHARE) =>
  visitor.gets<Scene>('POST', `/api/tables/${id}/seats`, { secret, share });
const handOf = ({ view }: Scene) => JSON.stringify((view as { hand: string[] }).hand);

/** All that somebody who has the save can work out of what a seat will be dealt. */
function foretold(save: Save, seat: string): string {
  const game: AnyGame = SKIRMISH.game;
  const replayed = replaySave<GameState, Choice, GameEvent>(game, save);
  if (!replayed.ok) throw new Error(replayed.fault.code);
  return JSON.stringify((game.view(replayed.value.chronicle.match.state, seat) as { hand: string[] }).hand);
}

describe('whoever sets up a table', () => {
  it('cannot name the seed where a seat is open, nor look at the save', async () => {
    const owner = new Visitor(house);
    const wish = { game: 'skirmish', setup: 'duel', options: {}, seats: ['red'] };
    await owner.isRefused(422, 'seed-only-alone', 'POST', '/api/tables', { ...wish, seed: 'I know it' });
    const { id } = (await owner.duel({ seats: ['red'] })).table;
    await owner.isRefused(409, 'secrets-until-the-end', 'GET', `/api/tables/${id}/save`);
    await owner.isRefused(409, 'secrets-until-the-end', 'POST', `/api/tables/${id}/fork`, { step: 0 });
  });

  it('cannot foretell what the other is dealt, though he knew all while he was alone', async () => {
    let foreknown = 0;
    let keptHands = 0;
    for (let number = 0; number < 4; number++) {
      const [owner, guest] = [new Visitor(house), new Visitor(house)];
      const { id } = (await owner.duel({ seed: `alone ${number}` })).table;
      const save = await owner.gets<Save>('GET', `/api/tables/${id}/save`);
      const before = await owner.scene(id, 'blue');
      await sit(guest, id, await invite(owner, id, 'blue'));
      const dealt = await guest.scene(id);
      // He had both hands before him: that of the guest is another, and so is what was to come.
      if (handOf(dealt) === handOf(before)) keptHands++;
      await playedOut(id, owner, guest);
      const after = await owner.gets<Save>('GET', `/api/tables/${id}/save`);
      const { history, fingerprint } = after;
      const asHeKnewIt = { ...save, history: history.filter((line) => !line.includes(' redeal ')), fingerprint };
      const replayed = replaySave(SKIRMISH.game, asHeKnewIt);
      if (replayed.ok && !replayed.value.diverged) foreknown++;
    }
    expect(foreknown).toBe(0);
    // One might be the same by chance.
    expect(keptHands).toBeLessThan(2);
  });

  it('does not know the hand of a seat that nobody has looked from', async () => {
    const hands = new Set<string>();
    for (let number = 0; number < 4; number++) {
      const [owner, guest] = [new Visitor(house), new Visitor(house)];
      const { id } = (await owner.duel({ seats: ['red'] })).table;
      const kept = await house.store.table(id);
      const text = JSON.stringify({ ...(await saveOfRow(id)), commitment: kept?.table.commitment });
      const read = readSave(text);
      const scene = await sit(guest, id, await invite(owner, id, 'blue'), `${SHARE}-${number}`);
      if (read.ok && foretold(read.value, 'blue') === handOf(scene)) hands.add(handOf(scene));
    }
    // One in some thousand hands might be the same by chance.
    expect(hands.size).toBeLessThan(2);
  });

  /** What is in the database, as a save. */
  async function saveOfRow(id: string): Promise<object> {
    const { table } = (await house.store.table(id)) ?? {};
    if (!table) throw new Error('It is not kept.');
    const chronicle = new Chronicle(SKIRMISH.game, { setup: table.setup, seed: table.seed, salt: table.salt });
    return {
      cockleshell: 1,
      game: 'skirmish',
      rules: table.rules,
      setup: table.setup,
      seed: table.seed,
      salt: table.salt,
      history: [],
      fingerprint: chronicle.fingerprint,
    };
  }
});

describe('a table at which nobody sits yet', () => {
  it('stops at windows like one of several people: those who come must not find out who had nothing to play', () => {
    const window = { asks: 'window', rule: '1', options: [], pass: { kind: 'pass' } };
    const isStopped = (...holders: readonly (string | null)[]) =>
      stopsAt(holders.map((holder, i) => ({ seat: `seat-${i}`, holder, bot: null })))({ random: randomFrom('any') }, 'seat-0', window);
    expect(isStopped(null, null)).toBe(true);
    expect(isStopped('anne', null)).toBe(true);
    expect(isStopped('anne', 'ben')).toBe(true);
    expect(isStopped('anne', 'anne')).toBe(false);
  });
});

describe('everybody', () => {
  it('adds to the dice what his own machine has drawn, after the server has committed itself, and finds it at the end', async () => {
    const [owner, guest, watcher] = [new Visitor(house), new Visitor(house), new Visitor(house)];
    const { id } = (await owner.duel({ seats: ['red'] })).table;
    expect((await owner.scene(id)).dice.coming).toBeUndefined();
    const secret = await invite(owner, id, 'blue');
    const { coming } = (await watcher.scene(id)).dice;
    expect(coming).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), shared: [] });
    await watcher.isRefused(403, 'not-at-this-table', 'POST', `/api/tables/${id}/share`, { share: SHARE });
    const own = 'what-red-has-drawn';
    expect((await owner.gets<Scene>('POST', `/api/tables/${id}/share`, { share: own })).dice.coming?.shared).toEqual(['red']);
    // What he has given stands.
    await owner.gets('POST', `/api/tables/${id}/share`, { share: 'something-more-to-his-liking' });
    const { dice, log } = await sit(guest, id, secret, 'what-blue-has-drawn');
    expect(dice.commitment).toBe(coming?.commitment);
    expect(dice.shares).toEqual([
      { seat: 'red', share: own },
      { seat: 'blue', share: 'what-blue-has-drawn' },
    ]);
    expect(dice.coming).toBeUndefined();
    expect(log.lines).toContainEqual({ step: 0, mark: 'dealt', seat: 'blue' });
    await playedOut(id, owner, guest);
    const save = await watcher.gets<Save>('GET', `/api/tables/${id}/save`);
    const entry = save.history.find((line) => line.includes(' redeal ')) ?? '';
    const revealed = entry.split(' ')[2] ?? '';
    expect(commitmentTo(revealed, save.salt)).toBe(coming?.commitment);

    const commitment = coming?.commitment ?? '';
    const resultsWith = async (text: string, ...given: { share: string; commitment: string }[]) => {
      const { checks } = await verify(text, { promised: commitment, given }, async () => SKIRMISH.game);
      return Object.fromEntries(checks.map(({ what, result }) => [what, result]));
    };
    const text = JSON.stringify(save);
    const all = { readable: 'passed', promised: 'passed', shared: 'passed', commitment: 'passed', legal: 'passed', position: 'passed' };
    expect(await resultsWith(text, { share: own, commitment })).toEqual(all);
    expect(await resultsWith(text, { share: 'left-out', commitment })).toMatchObject({ shared: 'failed' });
    expect(await resultsWith(text)).toMatchObject({ shared: 'open' });
    // Another share gives other dice, so nobody can put in his own afterwards.
    const forged = JSON.stringify({ ...save, history: save.history.map((line) => line.replace(own, 'another-one-of-reds')) });
    expect(Object.values(await resultsWith(forged, { share: 'another-one-of-reds', commitment }))).toContain('failed');
  });

  it('plays on with the same dice after a restart', async () => {
    const first = await openHouse();
    const [owner, guest] = [new Visitor(first), new Visitor(first)];
    const { id } = (await owner.duel({ seats: ['red'] })).table;
    const secret = await invite(owner, id, 'blue');
    const { coming } = (await owner.scene(id)).dice;
    await first.close();
    const second = await openHouse(first.folder);
    owner.house = second;
    guest.house = second;
    expect((await owner.scene(id)).dice.coming).toEqual(coming);
    const { dice } = await sit(guest, id, secret);
    await second.close();
    const third = await openHouse(first.folder);
    guest.house = third;
    expect((await guest.scene(id)).dice).toEqual(dice);
    await third.close();
  });
});
