/** Where a table stands is kept, so that it outlasts the rules that it was begun by. */
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyGame, Box } from '../../src/games/box.ts';
import { theatreOf } from '../../src/games/commando/content/theatres.ts';
import { MISSIONS_A_MAP, missionsOf } from '../../src/games/commandos-europe/content/missions.ts';
import { BOXES } from '../../src/games/shelf.ts';
import { fileOnShelf } from '../../src/games/v-commandos/content/operations.ts';
import { below } from '../../src/kernel/dice.ts';
import type { Save } from '../../src/kernel/save.ts';
import { openStore } from '../../src/store/store.ts';
import { verify } from '../../src/web/pages/verification.ts';
import type { Scene } from '../../src/wire/wire.ts';
import type { BySide, State } from '../skirmish/state.ts';
import { startPostgres } from '../store/postgres-server.ts';
import { connected, dueling, type House, openHouse, playedOut, removeFolders, Visitor } from './given.ts';
import { boxOf, SKIRMISH_GAME } from './skirmish-box.ts';

afterAll(removeFolders);

describe('where a table stands is written down', () => {
  it('when the last who was connected leaves', async () => {
    const house = await openHouse();
    const { id, red, blue } = await dueling(house);
    const lives = [await connected(house, id, red), await connected(house, id, blue)];
    const { version } = (await house.store.table(id))?.table ?? {};
    await lives[0]?.close();
    await red.scene(id);
    expect(await house.store.snapshot(id)).toBeUndefined();
    await lives[1]?.close();
    await expect.poll(() => house.store.snapshot(id)).toMatchObject({ version, rules: '1' });
    await house.close();
  });

  it('when it is closed to make room for others', async () => {
    const house = await openHouse(undefined, { limits: { tables: 80_000 } });
    const owner = new Visitor(house);
    const { id } = (await owner.duel()).table;
    await owner.does(id, 'play-on');
    const { version } = (await house.store.table(id))?.table ?? {};
    await owner.duel();
    await expect.poll(() => house.store.snapshot(id)).toMatchObject({ version });
    await house.close();
  });

  it('when the server ends, each that has changed, and no other', async () => {
    let house = await openHouse();
    const owner = new Visitor(house);
    const ids = [(await owner.duel()).table.id, (await owner.newTable()).table.id];
    await owner.playsOn(ids[0] ?? '', 3);
    await house.close();
    const snapshots = async () => Promise.all(ids.map((id) => house.store.snapshot(id)));
    house = await openHouse(house.folder);
    owner.house = house;
    const kept = await snapshots();
    for (const [i, id] of ids.entries()) expect(kept[i]?.version).toBe((await house.store.table(id))?.table.version);
    for (const id of ids) await owner.scene(id);
    await house.close();
    house = await openHouse(house.folder);
    expect(await snapshots()).toEqual(kept);
    await house.close();
  });
});

/** Other content: whoever begins holds other cards, so that nothing that was recorded stands from the beginning. */
const LATER: Box = boxOf({
  ...SKIRMISH_GAME,
  rulesVersion: '2',
  begin(setup, random) {
    const state = SKIRMISH_GAME.begin(setup, random);
    state.hands = { red: state.hands.blue, blue: state.hands.red };
    return state;
  },
});

const others = (box: Box) => [...BOXES.filter(({ game }) => game.id !== box.game.id), box];

async function reopened(house: House, box: Box, visitors: readonly Visitor[], isKilled = false): Promise<House> {
  if (isKilled) await house.store.close();
  else await house.close();
  const again = await openHouse(house.folder, { boxes: others(box) });
  for (const visitor of visitors) visitor.house = again;
  return again;
}

/** So many choices of a duel, each by whoever is asked. */
async function played(id: string, red: Visitor, blue: Visitor, choices: number): Promise<void> {
  for (let i = 0; i < choices; i++) await ((await red.scene(id)).offers.length > 0 ? red : blue).does(id, 'play-on');
}

const positionIn = ({ version, view, question, offers, log, dice, table }: Scene) => ({
  ...{ version, view, question, offers, log, dice, id: table.id, rules: table.rules },
});

describe('a table begun by other rules', () => {
  it('goes on at the same table from where it stood, for all who play, and nothing is taken back behind that', async () => {
    let house = await openHouse();
    const { id, red, blue, watcher } = await dueling(house);
    const everybody = [red, blue, watcher];
    await played(id, red, blue, 40);
    const seen = () => Promise.all(everybody.map(async (visitor) => positionIn(await visitor.scene(id))));
    const before = await seen();
    house = await reopened(house, LATER, everybody);
    expect(await seen()).toEqual(before);
    const { diverged, steps, earlier, step } = await red.scene(id);
    expect({ diverged, earlier }).toEqual({ diverged: null, earlier: { rules: '1', step: expect.any(Number) } });
    expect(earlier?.step).toBeGreaterThanOrEqual(step);
    await red.isRefused(404, 'no-such-step', 'GET', `/api/tables/${id}/history/${(steps[0] ?? 0) - 1}`);
    await played(id, red, blue, 7);
    const later = await seen();
    for (const [i, { log }] of later.entries()) expect(log.lines.slice(0, before[i]?.log.lines.length)).toEqual(before[i]?.log.lines);
    // Killed: what was played since is played again from there.
    house = await reopened(house, LATER, everybody, true);
    expect(await seen()).toEqual(later);
    // And once more, from a snapshot of the rules by which it goes on.
    house = await reopened(house, LATER, everybody);
    expect(await seen()).toEqual(later);
    for (const known of (await red.scene(id)).steps) await red.gets('GET', `/api/tables/${id}/history/${known}`);
    // At the end it is proved what can be.
    await playedOut(id, red, blue);
    const { commitment } = (await red.scene(id)).dice;
    const save = await watcher.gets<Save>('GET', `/api/tables/${id}/save`);
    expect(await proved(save, LATER, commitment)).toEqual({ ...PROVED, shared: 'open' });
    await house.close();
  });

  it('goes on although its set-up is not on the shelf any more, and so does a fork of it', async () => {
    let house = await openHouse();
    const owner = new Visitor(house);
    const { id } = (await owner.duel()).table;
    await owner.playsOn(id, 40);
    const seen = async () => Promise.all(['red', 'blue'].map(async (seat) => positionIn(await owner.scene(id, seat))));
    const before = await seen();
    const gone: Box = boxOf({
      ...SKIRMISH_GAME,
      rulesVersion: '2',
      setups: [{ id: 'trio' }],
      begin: (setup, random) => {
        if (setup.id !== 'trio') throw new Error(`There is no set-up ${setup.id}.`);
        return SKIRMISH_GAME.begin(setup, random);
      },
    });
    house = await reopened(house, gone, [owner]);
    expect(await seen()).toEqual(before);
    const { step, steps } = await owner.playsOn(id, 5);
    const fork = await owner.gets<Scene>('POST', `/api/tables/${id}/fork`, { step, seat: 'red' });
    const told = before[0]?.log.lines ?? [];
    expect(fork.log.lines.slice(0, told.length)).toEqual(told);
    await owner.isRefused(404, 'no-such-step', 'POST', `/api/tables/${id}/fork`, { step: (steps[0] ?? 0) - 1 });
    const last = await owner.playsOn(fork.table.id, 3);
    // Alone one may take back as far as one likes: to where the rules have changed.
    const undo = async () => owner.command(id, 'undo', (await owner.scene(id)).version, { seat: 'red', beyond: true });
    for (let answer = await undo(); answer.status === 200; ) answer = await undo();
    expect(await owner.scene(id)).toMatchObject({ step: steps[0], steps: [steps[0]], undoable: 0 });
    house = await reopened(house, gone, [owner]);
    expect(positionIn(await owner.scene(fork.table.id))).toEqual(positionIn(last));
    await house.close();
  });

  it('goes on where its states look otherwise by now, as long as somebody knows how they looked', async () => {
    let house = await openHouse();
    const owner = new Visitor(house);
    const { id } = (await owner.duel()).table;
    const before = await owner.playsOn(id, 9);
    const { game } = LATER;
    const shaped = (rulesVersion: string, shapes: AnyGame['shapes']): Box => ({
      ...LATER,
      game: { ...game, rulesVersion, ...(shapes && { shapes }) },
    });
    const scored = (state: Omit<State, 'points'>) => ({ ...state, points: { red: 11, blue: 0 } satisfies BySide<number> });
    house = await reopened(house, shaped('3', [scored]), [owner]);
    expect(await owner.scene(id)).toMatchObject({ diverged: null, view: { points: { red: 11 } }, version: before.version });
    await owner.does(id, 'play-on');
    const { view, version } = await owner.scene(id);
    house = await reopened(house, shaped('4', [scored]), [owner]);
    expect(await owner.scene(id)).toMatchObject({ diverged: null, view, version });
    // By a version that knows less, it is not used, and stays for one that knows more.
    house = await reopened(house, LATER, [owner]);
    expect((await owner.scene(id)).diverged).not.toBeNull();
    expect(await house.store.snapshot(id)).toMatchObject({ version, rules: '3' });
    house = await reopened(house, shaped('4', [scored]), [owner]);
    expect(await owner.scene(id)).toMatchObject({ diverged: null, view, version });
    await house.close();
  });

  it('of which today’s rules do not allow what was chosen last goes on by one press, from there, for all', async () => {
    let house = await openHouse();
    const { id, red, blue } = await dueling(house);
    const last = async () => (await house.store.entries(id)).at(-1) ?? '';
    await played(id, red, blue, 40);
    while (!(await last()).includes(': play ')) await played(id, red, blue, 1);
    const card = (await last()).split(' ').at(-1) ?? '';
    const without: Box = { ...LATER, game: { ...LATER.game, renamed: new Map([[card, 'nothing']]) } };
    house = await reopened(house, without, [red, blue]);
    const parted = await red.scene(id);
    const { view, log, step } = await blue.scene(id);
    const entries = (await house.store.entries(id)).length;
    expect(parted).toMatchObject({
      diverged: { code: 'replay-diverged', figures: { entry: entries, lost: 1 } },
      earlier: { rules: '1' },
      offers: [],
    });
    const copies = [
      await blue.gets<Scene>('POST', `/api/tables/${id}/fork`, { step }),
      await red.gets<Scene>('POST', `/api/tables/${id}/fork`, { step: parted.step }),
    ];
    const [copy] = copies.map(({ table }) => table.id);
    expect(copies[1]?.table.id).toBe(copy);
    expect(copies[0]).toMatchObject({ diverged: null, view, log });
    await played(copy ?? '', red, blue, 3);
    const later = await red.scene(copy ?? '');
    house = await reopened(house, without, [red, blue]);
    expect(await red.scene(copy ?? '')).toEqual(later);
    expect(await red.scene(id)).toMatchObject({ diverged: parted.diverged });
    await house.close();
  });
});

describe('a table at which something lies that there is not any more', () => {
  it('is shown up to where the rules part, and goes on by one press', async () => {
    let house = await openHouse();
    const owner = new Visitor(house);
    const { id } = (await owner.duel()).table;
    await owner.playsOn(id, 40);
    const { turn } = (await owner.scene(id, 'red')).view as State;
    expect(turn).toBeGreaterThan(2);
    const view: AnyGame['view'] = (state, seat) => {
      const shown = LATER.game.view(state, seat);
      if ((shown as State).turn > 2) throw new Error('There is no such thing.');
      return shown;
    };
    house = await reopened(house, { ...LATER, game: { ...LATER.game, view } }, [owner]);
    const { diverged, step } = await owner.scene(id);
    expect(diverged).toMatchObject({ code: 'replay-diverged' });
    const fork = await owner.gets<Scene>('POST', `/api/tables/${id}/fork`, { step });
    expect(fork.diverged).toBeNull();
    // It stays for a version that knows it again.
    house = await reopened(house, LATER, [owner]);
    expect(await owner.scene(id, 'red')).toMatchObject({ diverged: null, view: { turn } });
    await house.close();
  });
});

const PROVED = { readable: 'passed', promised: 'passed', commitment: 'passed', carried: 'passed', legal: 'passed', position: 'passed' };

/** What the page that checks the dice says of a save. */
async function proved(save: Save, { game }: Pick<Box, 'game'>, promised?: string) {
  const { checks } = await verify(JSON.stringify(save), { promised }, async () => game);
  return Object.fromEntries(checks.map(({ what, result }) => [what, result]));
}

/** Other rules and other content: everything is shuffled and placed otherwise from the beginning. */
const laterOf = (box: Box): Box => ({
  ...box,
  game: {
    ...box.game,
    rulesVersion: '99.0.0',
    begin(setup, random) {
      below(random, 2);
      return box.game.begin(setup, random);
    },
  },
});

describe.each(BOXES.map((box) => ({ id: box.game.id, box })))('a table of $id begun by other rules', ({ box }) => {
  it('goes on, and it is proved what was played since, with the dice of the same seed', async () => {
    const later = laterOf(box);
    let house = await openHouse();
    const owner = new Visitor(house);
    const { id } = (await owner.newTable({ game: box.game.id, setup: box.game.setups[0]?.id })).table;
    await owner.playsOn(id, 60);
    const { seat } = await owner.scene(id);
    const before = await owner.scene(id, seat ?? undefined);
    house = await reopened(house, later, [owner]);
    const { view, log, offers, diverged } = await owner.scene(id, seat ?? undefined);
    expect({ view, log, offers, diverged }).toEqual({ view: before.view, log: before.log, offers: before.offers, diverged: null });
    const { dice } = await owner.playsOn(id, 15);
    const save = await owner.gets<Save>('GET', `/api/tables/${id}/save`);
    expect(await proved(save, later, dice.commitment)).toEqual(PROVED);
    // Another seed, another position, another choice: each is found out.
    const changed = structuredClone(save);
    const { random } = changed.carried?.snapshot.checkpoint ?? { random: undefined };
    if (random) random.b ^= 1;
    expect(await proved(changed, later, dice.commitment)).toMatchObject({ commitment: 'passed', carried: 'failed', legal: 'open' });
    const history = [...save.history, save.history.at(-1)?.replace(/: .*/, ': nothing') ?? ''];
    expect(await proved({ ...save, history }, later)).toMatchObject({ carried: 'passed', legal: 'failed' });
    // Nobody believes a file how a game once stood: from a save it goes on as a fork, from where the rules part.
    const taken = await owner.gets<Scene>('POST', '/api/tables/import', { save: JSON.stringify(save) });
    expect(taken.diverged).toMatchObject({ code: 'replay-diverged', figures: { lost: expect.any(Number) } });
    const fork = await owner.gets<Scene>('POST', `/api/tables/${taken.table.id}/fork`, { step: taken.step });
    expect(fork.diverged).toBeNull();
    await house.close();
  });
});

describe('what a table was set up with', () => {
  const CASES = [
    { game: 'v-commandos', setup: 'snowflake', what: 'own', began: fileOnShelf('snowflake') },
    {
      game: 'commandos-europe',
      setup: 'norway',
      what: 'own',
      began: { objectives: missionsOf({ map: 0, own: null }), missions: MISSIONS_A_MAP, purse: 20 },
    },
    {
      game: 'commando',
      setup: 'highlands/stone-hail',
      what: 'ownMission',
      began: theatreOf({ theatre: 'highlands' }).mission('stone-hail'),
    },
  ];

  it.each(CASES)('stays when the shelf has something else of that name: $game $setup', async ({ game, setup, what, began }) => {
    const box = BOXES.find((one) => one.game.id === game);
    const known = box?.game.kept;
    if (!box || !known) throw new Error('It keeps nothing.');
    /** By each of these rules it stands for something else. */
    const later = (rulesVersion: string): Box => ({
      ...box,
      game: { ...laterOf(box).game, rulesVersion, kept: { ...known, of: (state) => known.of(state) && { rulesVersion } } },
    });
    let house = await openHouse();
    const owner = new Visitor(house);
    const { id } = (await owner.newTable({ game, setup })).table;
    const shown = ({ view }: Scene) => new Map(Object.entries(Object(view))).get(what);
    expect(shown(await owner.playsOn(id, 40)) ?? null).toBeNull();
    for (const rules of ['98.0.0', '99.0.0']) {
      house = await reopened(house, later(rules), [owner]);
      expect(shown(await owner.scene(id))).toMatchObject(JSON.parse(JSON.stringify(began)));
      await owner.playsOn(id, 5);
    }
    await house.close();
  });
});

const postgres = await startPostgres();
if ('reason' in postgres) it.skip(postgres.reason);
else {
  afterAll(() => postgres.stop());

  it('a table of PostgreSQL begun by other rules goes on from where it stood, also after a kill', async () => {
    const url = await postgres.fresh();
    const open = async (boxes: readonly Box[]) => {
      const store = await openStore({ url, folder: '' });
      const house = await openHouse(undefined, { store, boxes });
      return { house, store };
    };
    let { house, store } = await open(others(boxOf(SKIRMISH_GAME)));
    const { id, red, blue } = await dueling(house);
    await played(id, red, blue, 40);
    const before = positionIn(await blue.scene(id));
    const reopen = async (isKilled = false) => {
      if (!isKilled) await house.close();
      await store.close();
      ({ house, store } = await open(others(LATER)));
      for (const visitor of [red, blue]) visitor.house = house;
    };
    await reopen();
    expect(positionIn(await blue.scene(id))).toEqual(before);
    await played(id, red, blue, 5);
    const later = await blue.scene(id);
    await reopen(true);
    expect(await blue.scene(id)).toEqual(later);
    await house.close();
    await store.close();
  });
}
