/** Somebody sits at a table, without a page: what he presses, what is sent, and what lies before him then. */
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Explained, PastScene, Refused, Scene } from '../../wire/wire.ts';
import { RefusedError } from '../api.ts';
import { Desk } from './desk.ts';
import { momentOf } from './moment.ts';
import type { Known } from './scene-keeper.ts';
import { consideringIn } from './sitting.ts';
import type { Surroundings } from './surroundings.ts';

interface Walk extends Choice {
  readonly unit: string;
  readonly to: string;
}

const walk = (unit: string, to: string): Offer => ({ text: `walk ${unit} ${to}`, choice: { kind: 'walk', unit, to } as Walk });
const thingsOf = (choice: Choice) => [(choice as Walk).unit, (choice as Walk).to];
const OFFERS = [walk('jeep', 'siwa'), walk('jeep', 'qara'), walk('truck', 'kufra')];

function sceneOf(change: Partial<Scene> = {}): Scene {
  const scene = {
    table: { id: 't1', name: 'Night', game: 'race', setup: { id: 'any', options: {} }, guided: false, forkedFrom: null },
    seat: 'blue',
    seats: [],
    version: 4,
    step: 3,
    steps: [0, 1, 3],
    view: 'now',
    question: { asks: 'walk', rule: '1.0', seats: ['blue'] },
    offers: OFFERS,
    undoable: 2,
    redoable: true,
    log: { from: 0, lines: [] },
    ...change,
  };
  return scene as unknown as Scene;
}

const refusal = (code: string): Refused => ({ code, text: code, figures: {} }) as Refused;
const anchor = {} as Element;

/** What the desk did, in order; and a server that says what it is told to say. */
function deskAt(
  first: Partial<Scene> = {},
  answers: { refuses?: string; twoStep?: boolean; knows?: boolean; loses?: string; shows?: boolean } = {},
  errands: Partial<Surroundings> = {},
) {
  const sent: string[] = [];
  const told: string[] = [];
  const asked: object[] = [];
  let known: Known = { scene: sceneOf(first), first: 0, log: [], recent: [], rewritten: 0 };
  let explained: (answer: Explained) => void = () => {};
  const around: Surroundings = {
    api: {
      async command(_, what, body) {
        sent.push(`${what} ${JSON.stringify({ ...body, command: undefined })}`);
        if (answers.refuses) throw new RefusedError(409, refusal(answers.refuses));
        return { version: known.scene.version + 1 } as never;
      },
      hint: async () => ({ version: known.scene.version + 1, choice: 'walk truck kufra' }) as never,
      explain: (_, about) => {
        asked.push(about);
        return new Promise((resolve) => (explained = resolve));
      },
      past: async (_, step) => ({ step, view: `then ${step}`, lines: 0 }) as PastScene,
    },
    thingsOf,
    standsFor: (thing) => (thing === 'driver' ? ['truck'] : []),
    inVain: (thing, onto) => (onto === 'fort' && thing !== onto ? { text: 'It does not see the fort.' } : undefined),
    goesOn: () => false,
    known: () => known,
    refresh: async () => {},
    reach: async () => {},
    twoStep: () => answers.twoStep === true,
    asksFirst: ({ text }) => text === answers.loses,
    showsFirst: answers.shows ? () => false : undefined,
    rank: (choice) => ((choice as Walk).to === 'qara' ? 0 : 1),
    refuse: (key) => void told.push(key),
    knowsPlayedFor: () => answers.knows === true,
    elementOf: () => undefined,
    page: () => anchor,
    ...errands,
  };
  const desk = new Desk(around);
  const considering = () => consideringIn(desk.sitting(), desk.offers(), thingsOf, () => [], known.scene.version);
  const arrive = (change: Partial<Scene>, rewritten = 0) => {
    known = { ...known, scene: sceneOf({ ...first, ...change }), rewritten };
  };
  return { desk, sent, told, asked, considering, arrive, known: () => known, explain: (answer: Explained) => explained(answer) };
}

/** Whatever was begun has come to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a press', () => {
  it('makes the one choice that touches the thing, for the version it was seen at', () => {
    const { desk, sent } = deskAt();
    desk.press('truck');
    expect(sent).toEqual(['choices {"version":4,"seat":"blue","choice":"walk truck kufra"}']);
    expect(desk.sitting().sending).toBe('now');
  });

  it('asks which where there are several, and the second thing decides', () => {
    const { desk, sent, considering } = deskAt();
    desk.press('jeep');
    expect(considering().opened).toMatchObject({ what: 'which', thing: 'jeep', offers: [OFFERS[1], OFFERS[0]] });
    desk.press('qara');
    expect(sent).toEqual(['choices {"version":4,"seat":"blue","choice":"walk jeep qara"}']);
  });

  it('shows the first of several ways to the thing that is pressed once more, and makes it by the next press', () => {
    const { desk, sent, considering } = deskAt({}, { shows: true });
    desk.press('jeep');
    desk.press('jeep');
    expect([sent, considering().opened, considering().picked?.text]).toEqual([[], undefined, 'walk jeep qara']);
    desk.press('jeep');
    expect(sent).toEqual(['choices {"version":4,"seat":"blue","choice":"walk jeep qara"}']);
  });

  it('offers what loses something, and a row shows it before it is made', () => {
    const { desk, sent, considering } = deskAt({}, { loses: 'walk truck kufra' });
    desk.press('truck');
    expect([sent, considering().opened]).toMatchObject([[], { what: 'which', offers: [{ text: 'walk truck kufra' }] }]);
    desk.pickText('walk truck kufra');
    expect([sent, considering().picked?.text]).toEqual([[], 'walk truck kufra']);
    desk.pickText('walk truck kufra');
    expect(sent).toHaveLength(1);
  });

  it('shows first and chooses then, where a finger presses', () => {
    const { desk, sent, considering } = deskAt({}, { twoStep: true });
    desk.press('truck');
    expect([sent, considering().picked?.text, considering().considered?.text]).toEqual([[], 'walk truck kufra', 'walk truck kufra']);
    desk.press('truck');
    expect(sent).toHaveLength(1);
  });

  it('fetches the reason where there is nothing to choose, and forgets it when something else was pressed meanwhile', async () => {
    const { desk, considering, explain } = deskAt();
    desk.press('tobruk');
    expect(considering().opened).toMatchObject({ what: 'why-not', thing: 'tobruk', verdicts: undefined });
    explain({ verdicts: [{ choice: 'x', refusal: refusal('too-far') }] } as unknown as Explained);
    await settled();
    expect(considering().opened).toMatchObject({ verdicts: [{ refusal: { code: 'too-far' } }] });
    desk.press('tobruk');
    desk.press('jeep');
    explain({ verdicts: [] });
    await settled();
    expect(considering().opened?.what).toBe('which');
  });

  it('does nothing while a command is under way, for those who watch, and in the past', async () => {
    const busy = deskAt();
    busy.desk.press('truck');
    busy.desk.press('truck');
    expect(busy.sent).toHaveLength(1);
    const watching = deskAt({ seat: null });
    watching.desk.press('truck');
    expect(watching.sent).toEqual([]);
    const past = deskAt();
    past.desk.lookingBack.goTo(0);
    past.desk.press('truck');
    past.desk.pickText('walk truck kufra');
    expect([past.sent, past.desk.offers()]).toEqual([[], []]);
  });

  it('means nothing among other choices', () => {
    const { desk, considering, arrive } = deskAt({}, { twoStep: true });
    desk.press('truck');
    arrive({ version: 5, offers: [...OFFERS] });
    expect(considering()).toEqual({ considered: undefined, advised: undefined, picked: undefined, held: undefined, opened: undefined });
    expect(desk.stepBack()).toBe(false);
  });

  it('is stepped back from', () => {
    const { desk, considering } = deskAt();
    desk.press('jeep');
    expect(desk.stepBack()).toBe(true);
    expect(considering().opened).toBeUndefined();
    expect(desk.stepBack()).toBe(false);
  });
});

describe('a hand', () => {
  it('presses what a thing stands for', () => {
    const { desk, sent } = deskAt();
    desk.press('driver');
    expect(sent).toEqual(['choices {"version":4,"seat":"blue","choice":"walk truck kufra"}']);
  });

  it('takes a thing that can be put somewhere, and puts it there; upon nothing it was never taken', () => {
    const { desk, sent } = deskAt();
    expect([desk.canTake('jeep'), desk.canTake('tobruk'), desk.canDrop('jeep', 'qara'), desk.canDrop('jeep', 'kufra')]).toEqual([
      ...[true, false],
      ...[true, false],
    ]);
    desk.take('jeep');
    expect(desk.sitting().inHand).toBe('jeep');
    desk.drop('jeep', undefined);
    expect([desk.sitting().inHand, sent]).toEqual([undefined, []]);
    desk.drop('jeep', 'qara');
    expect(sent).toEqual(['choices {"version":4,"seat":"blue","choice":"walk jeep qara"}']);
  });
});

describe('a finger that rested upon something before', () => {
  it('means what it presses now', () => {
    const { desk, considering } = deskAt({}, { twoStep: true });
    desk.point('truck');
    desk.stir();
    desk.press('qara');
    expect([desk.sitting().pointed, considering().considered?.text]).toEqual([undefined, 'walk jeep qara']);
    desk.pressGround();
    expect(considering().considered).toBeUndefined();
  });
});

describe('a thing put down where dice decide', () => {
  it.each([['one step'], ['several']])('shows the odds, and nothing is made before the next press: %s', (steps) => {
    const walked = walk('gun', 'fort');
    const choices = steps === 'several' ? { choices: [walk('gun', 'qara').choice, walked.choice] } : {};
    const shot: Offer = { ...walked, ...choices, odds: { outcomes: [{ what: 'hit', chance: 0.5 }] } };
    const { desk, sent, considering } = deskAt({ offers: [...OFFERS, shot] });
    desk.drop('gun', 'fort');
    expect([sent, considering().considered]).toEqual([[], shot]);
    desk.confirm(shot);
    expect(sent).toHaveLength(1);
  });
});

describe('a thing put down where it cannot be', () => {
  it('presses nothing, though what lies there could be pressed', () => {
    const { desk, sent, asked } = deskAt();
    desk.drop('jeep', 'truck');
    expect([sent, asked]).toEqual([[], []]);
  });

  it('is told why it cannot be put there; where that is no place, what speaks against pressing it', async () => {
    const put: Offer = { ...walk('gun', 'qara'), text: 'pick gun + place qara', quiet: 'drag', drag: { thing: 'gun', onto: 'qara' } };
    const { desk, asked, sent, considering, explain } = deskAt({ offers: [...OFFERS, put] });
    desk.drop('gun', 'tobruk');
    expect(asked).toEqual([{ choice: 'pick gun + place tobruk', seat: 'blue' }]);
    const verdicts = [{ choice: 'place tobruk', refusal: refusal('outside') }];
    explain({ verdicts });
    await settled();
    expect([considering().opened, sent]).toMatchObject([{ what: 'why-not', thing: 'tobruk', verdicts }, []]);
    desk.drop('gun', 'mule');
    explain({ verdicts: [{ choice: 'place mule', refusal: refusal('unknown-id') }] });
    await settled();
    expect(asked.at(-1)).toEqual({ thing: 'mule', near: [], seat: 'blue' });
  });

  it('is told what the game has to say of it, and nobody else is asked', () => {
    const { desk, asked, considering } = deskAt();
    desk.drop('jeep', 'fort');
    expect([considering().opened, asked]).toMatchObject([
      { what: 'why-not', thing: 'fort', told: [{ text: 'It does not see the fort.' }] },
      [],
    ]);
  });
});

describe('a pointer that rests on the filled button', () => {
  it('keeps what that does, whatever gets the focus or comes to lie under something else', () => {
    const { desk, considering } = deskAt();
    desk.stir();
    desk.hover(OFFERS[0]);
    desk.rest(true);
    desk.hover(OFFERS[1]);
    desk.hover(undefined);
    desk.point('truck', anchor);
    expect(considering().considered?.text).toBe('walk jeep siwa');
    desk.rest(false);
    expect(considering().considered?.text).toBe('walk jeep siwa');
    desk.hover(undefined);
    expect(considering().considered?.text).toBe('walk truck kufra');
  });
});

describe('a row of a menu that a press has opened', () => {
  it('is what the filled button does, also when the pointer has left it and crosses the board', () => {
    const { desk, considering } = deskAt();
    desk.stir();
    desk.press('jeep', anchor);
    desk.hover(OFFERS[1]);
    desk.hover(undefined);
    desk.point('truck', anchor);
    expect(considering().considered?.text).toBe('walk jeep qara');
    desk.closeOpened();
    expect(considering().considered?.text).toBe('walk truck kufra');
  });
});

describe('a pointer that rests while the question changes', () => {
  it('points at nothing until it moves', () => {
    const { desk, considering, arrive } = deskAt();
    desk.stir();
    desk.point('truck', anchor);
    expect(considering().considered?.text).toBe('walk truck kufra');
    arrive({ version: 5, offers: [walk('truck', 'siwa'), walk('jeep', 'qara')] });
    expect([desk.isStirred(), considering().considered]).toEqual([false, undefined]);
    desk.stir();
    expect([desk.isStirred(), considering().considered?.text]).toEqual([true, 'walk truck siwa']);
  });
});

describe('one key', () => {
  it('goes on with what costs nothing, and does nothing where there is no such thing', () => {
    const { desk, sent } = deskAt();
    expect([desk.settle(), sent]).toEqual([false, []]);
    const done: Offer = { text: 'done', choice: { kind: 'done' } };
    const question = { asks: 'walk', rule: '1.0', seats: ['blue'], settles: 'done' };
    const other = deskAt({ offers: [...OFFERS, done], question });
    expect(other.desk.settle()).toBe(true);
    expect(other.sent).toHaveLength(1);
  });

  it('asks for advice, and takes it', async () => {
    const { desk, sent } = deskAt();
    desk.hintOrTake();
    await settled();
    expect(sent).toEqual([]);
    desk.hintOrTake();
    expect(sent).toEqual(['choices {"version":4,"seat":"blue","choice":"walk truck kufra"}']);
  });
});

it('advice is considered until the next version', async () => {
  const { desk, considering, arrive } = deskAt();
  await desk.hint();
  expect(considering().considered?.text).toBe('walk truck kufra');
  arrive({ version: 6 });
  expect(considering().advised).toBeUndefined();
});

it('what was picked before advice was asked for stays picked, until the advice is taken', async () => {
  const { desk, considering, arrive, sent } = deskAt({}, { twoStep: true });
  desk.pickText('walk jeep qara');
  const asked = desk.hint();
  arrive({ version: 5, offers: [...OFFERS] });
  await asked;
  expect([considering().considered?.text, considering().advised?.text]).toEqual(['walk jeep qara', 'walk truck kufra']);
  desk.hintOrTake();
  expect(sent).toEqual(['choices {"version":5,"seat":"blue","choice":"walk truck kufra"}']);
  arrive({ version: 6, offers: [...OFFERS] });
  expect(considering().considered).toBeUndefined();
});

describe('taking back', () => {
  it('asks before it goes beyond what has come to light', async () => {
    const { desk, sent } = deskAt({ undoable: 0 });
    await desk.undo();
    expect([desk.sitting().asking, sent]).toEqual(['beyond', []]);
    desk.undoBeyond();
    expect(sent).toEqual(['undo {"version":4,"seat":"blue","beyond":true}']);
  });

  it('asks, too, when the table says that it stops there', async () => {
    const { desk } = deskAt({}, { refuses: 'undo-stops-here' });
    await desk.undo();
    expect([desk.sitting().asking, desk.sitting().problem?.code, desk.sitting().sending]).toEqual(['beyond', 'undo-stops-here', 'no']);
  });

  it('is not done from the past, and the desk says why', async () => {
    const { desk, sent, told } = deskAt();
    desk.lookingBack.lookAt(1);
    await desk.undo();
    desk.redo();
    expect([sent, told]).toEqual([[], ['not-in-the-past', 'not-in-the-past']]);
  });
});

describe('being played for', () => {
  it('is explained once, goes on until nobody is asked, and stops skipping at a turn of events', async () => {
    const { desk, sent, arrive } = deskAt();
    desk.playedFor.begin();
    expect(desk.sitting().asking).toBe('play-on');
    desk.playedFor.skip();
    await desk.playedFor.once(4);
    expect(sent).toEqual(['play-on {"version":4,"seat":"blue"}']);
    desk.playedFor.arrive(true);
    expect(desk.sitting().playedFor).toBe('yes');
    arrive({ question: null as never });
    desk.playedFor.arrive(false);
    expect(desk.sitting().playedFor).toBe('no');
  });

  it('ends when a choice was not granted, and offers nothing meanwhile', async () => {
    const { desk } = deskAt({}, { refuses: 'not-now', knows: true });
    desk.playedFor.begin();
    expect(desk.offers()).toEqual([]);
    await desk.playedFor.once(4);
    expect([desk.sitting().playedFor, desk.offers()]).toEqual(['no', OFFERS]);
  });
});

describe('looking back', () => {
  const shown = ({ desk, known }: ReturnType<typeof deskAt>) => momentOf(known(), desk.sitting(), desk.since);

  it('goes by the steps one has seen, and at the last of them it is now', async () => {
    const at = deskAt();
    at.desk.lookingBack.lookAt(2);
    expect(shown(at)).toMatchObject({ looking: 1, stop: 1, last: 2, hasArrived: false, view: 'now', offers: [] });
    await at.desk.lookingBack.fetchPast(1, 0);
    expect(shown(at)).toMatchObject({ hasArrived: true, view: 'then 1' });
    at.desk.lookingBack.goTo(0);
    expect(shown(at)).toMatchObject({ looking: 0, hasArrived: false, view: 'then 1' });
    at.desk.lookingBack.goTo(9);
    expect(shown(at)).toMatchObject({ looking: undefined, view: 'now', offers: OFFERS });
  });

  it('replays from the beginning to now', () => {
    const at = deskAt();
    at.desk.lookingBack.replay();
    expect([at.desk.sitting().looking, at.desk.sitting().isReplaying]).toEqual([0, true]);
    at.desk.lookingBack.replayStep(0);
    expect([at.desk.sitting().looking, at.desk.sitting().isReplaying]).toEqual([1, true]);
    at.desk.lookingBack.replayStep(1);
    expect([at.desk.sitting().looking, at.desk.sitting().isReplaying]).toEqual([undefined, false]);
  });
});

it('what was asked for in full stays while the pointer is on its way to it, and goes with a key', () => {
  let byKey = false;
  const { desk } = deskAt({}, {}, { byKey: () => byKey });
  desk.point('jeep');
  desk.tellAll(true);
  desk.point('truck');
  desk.point(undefined);
  expect([desk.sitting().tellsAll, desk.sitting().pointed?.thing]).toEqual([true, 'jeep']);
  byKey = true;
  desk.point('truck');
  expect([desk.sitting().tellsAll, desk.sitting().pointed?.thing]).toEqual([false, 'truck']);
});

it('tells those who draw, and only as long as they listen', () => {
  const { desk } = deskAt();
  let heard = 0;
  const stop = desk.subscribe(() => heard++);
  desk.point('jeep');
  stop();
  desk.point(undefined);
  expect([heard, desk.sitting().pointed]).toEqual([1, undefined]);
});

it('what a drag would spend for good is shown with whatever else it could mean, and goes to its end once it is chosen', async () => {
  const plain = (text: string): Offer => ({ text, choice: { kind: text.split(' ')[0] ?? '' } });
  const ways = [
    { texts: ['fire 1', 'target fort'], what: 'Fire', detail: '' },
    { texts: ['advance 2', 'go fort'], what: 'Go in', detail: '' },
  ];
  const meant = {
    errands: () => new Map([['fort', ['fire 1', 'target fort']]]),
    ways: async () => ways,
    isExpected: () => true,
  };
  const { desk, sent, arrive } = deskAt({ offers: [plain('fire 1'), plain('advance 2')] }, {}, meant);
  const told = () => sent.map((command) => JSON.parse(command.slice('choices '.length)).choice);
  desk.drop('squad', 'fort');
  await settled();
  const { opened } = desk.sitting().half;
  expect(opened?.what === 'which' && opened.offers.map(({ text }) => text)).toEqual(['fire 1', 'advance 2']);
  expect(told()).toEqual([]);
  desk.confirm(plain('advance 2'));
  await settled();
  arrive({ version: 5, offers: [plain('go fort'), plain('end')] });
  desk.goOn();
  expect(told()).toEqual(['advance 2', 'go fort']);
});

it('what was begun by dragging waits for an answer that belongs to it, and goes on then', async () => {
  const plain = (text: string): Offer => ({ text, choice: { kind: text.split(' ')[0] ?? '' } });
  const errands = {
    errands: () => new Map([['fort', ['order', 'step fort']]]),
    isExpected: () => true,
    errandWaits: (offers: readonly Offer[], next: string) => next === 'step fort' && offers.some(({ text }) => text === 'done'),
  };
  const { desk, sent, arrive } = deskAt({ offers: [plain('order')] }, {}, errands);
  const told = () => sent.map((command) => JSON.parse(command.slice('choices '.length)).choice);
  desk.drop('squad', 'fort');
  await settled();
  arrive({ version: 5, offers: [plain('done'), plain('along')] });
  desk.goOn();
  expect(told()).toEqual(['order']);
  desk.commit(plain('done'));
  await settled();
  arrive({ version: 6, offers: [plain('step fort'), plain('halt')] });
  desk.goOn();
  expect(told()).toEqual(['order', 'done', 'step fort']);
});
