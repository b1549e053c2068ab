/** Somebody sits at a table, without a page: what he presses, what is sent, and what lies before him then. */
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Explained, SeatCard } from '../../wire/wire.ts';
import { anchor, deskAt, OFFERS, refusal, settled, walk } from './desk-at.ts';
import { momentOf } from './moment.ts';
import type { Known } from './scene-keeper.ts';

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

  it('sends along what a choice answers beforehand, as one command', () => {
    const { desk, sent } = deskAt({}, {}, { answers: ({ kind }) => (kind === 'walk' ? ['rest'] : []) });
    desk.press('truck');
    expect(sent).toEqual(['choices {"version":4,"seat":"blue","choice":"walk truck kufra + rest"}']);
  });

  it('tells in the past what a thing is, and makes nothing of it', () => {
    const { desk, sent } = deskAt();
    desk.lookingBack.lookAt(1);
    desk.press('truck');
    const { pointed, tellsAll, isCardHidden } = desk.sitting();
    expect([sent, pointed?.thing, tellsAll, isCardHidden]).toEqual([[], 'truck', true, false]);
  });

  it('shows first and chooses then, where a finger presses', () => {
    const { desk, sent, considering } = deskAt({}, { twoStep: true });
    desk.press('truck');
    expect([sent, considering().picked?.text, considering().considered?.text]).toEqual([[], 'walk truck kufra', 'walk truck kufra']);
    desk.press('truck');
    expect(sent).toHaveLength(1);
  });

  it('gathers by one press each, by finger as by mouse, and puts back by another', () => {
    const gathers = () => ({ kind: 'walk', ends: 'done', most: 2 });
    const { desk, sent } = deskAt({ offers: [walk('gun', 'fort'), walk('truck', 'kufra')] }, { twoStep: true }, { gathers });
    desk.press('gun');
    desk.press('truck');
    expect([desk.sitting().half.gathered, sent]).toEqual([['walk gun fort', 'walk truck kufra'], []]);
    desk.press('gun');
    expect(desk.sitting().half.gathered).toEqual(['walk truck kufra']);
  });

  it('says that there are enough, and keeps those that were gathered', () => {
    const offers = [walk('gun', 'fort'), walk('truck', 'kufra')];
    const inVain = (thing: string) => ({ text: `No more than one: not ${thing}.` });
    const { desk } = deskAt({ offers }, {}, { gathers: () => ({ kind: 'walk', ends: 'done', most: 1 }), inVain });
    desk.press('truck');
    expect(desk.sitting().half.opened).toBeUndefined();
    desk.press('gun');
    const { gathered, opened } = desk.sitting().half;
    expect(gathered).toEqual(['walk truck kufra']);
    expect(opened).toMatchObject({ what: 'why-not', thing: 'gun', told: [{ text: 'No more than one: not gun.' }] });
  });

  it('means nothing by a card that is only read: the filled button stays what it was, until a row of what it could do is chosen', () => {
    const [siwa] = OFFERS as [Offer];
    const one = deskAt({}, { twoStep: true, reads: 'truck' });
    one.desk.press('truck');
    expect([one.considering().considered?.text, one.considering().meant]).toEqual(['walk truck kufra', undefined]);
    one.desk.press('truck');
    expect(one.sent).toHaveLength(1);
    const several = deskAt({}, { twoStep: true, reads: 'jeep' });
    several.desk.press('jeep');
    expect([several.considering().isReading, several.considering().meant]).toEqual([true, undefined]);
    several.desk.pickAmong(siwa);
    expect(several.considering().meant?.text).toBe(siwa.text);
    const piece = deskAt({}, { twoStep: true });
    piece.desk.press('truck');
    expect([piece.considering().isReading, piece.considering().meant?.text]).toEqual([undefined, 'walk truck kufra']);
  });

  it('shows a row of a menu first, where a finger presses, and makes it by the second tap or the filled button', () => {
    const [siwa] = OFFERS as [Offer];
    const finger = deskAt({}, { twoStep: true });
    finger.desk.press('jeep');
    finger.desk.pickAmong(siwa);
    expect([finger.sent, finger.considering().considered?.text, finger.considering().opened?.what]).toEqual([[], siwa.text, 'which']);
    finger.desk.pickAmong(siwa);
    expect(finger.sent).toHaveLength(1);
    const mouse = deskAt();
    mouse.desk.press('jeep');
    mouse.desk.pickAmong(siwa);
    expect(mouse.sent).toHaveLength(1);
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

describe('a pointer that rests on the filled button', () => {
  it('keeps what that does, whatever gets the focus or comes to lie under something else', () => {
    const { desk, considering } = deskAt();
    desk.stir();
    desk.rows.hover(OFFERS[0]);
    desk.rest(true);
    desk.rows.hover(OFFERS[1]);
    desk.rows.hover(undefined);
    desk.point('truck', anchor);
    expect(considering().considered?.text).toBe('walk jeep siwa');
    desk.rest(false);
    expect(considering().considered?.text).toBe('walk jeep siwa');
    desk.rows.hover(undefined);
    expect(considering().considered?.text).toBe('walk truck kufra');
  });
});

it('a tap is of use upon what is asked for, and upon nothing else', () => {
  const { desk } = deskAt({}, { twoStep: true });
  expect(['jeep', 'qara', 'nowhere'].map(desk.isOfUse)).toEqual([true, true, false]);
});

it('what was picked is still meant when something else is refused', () => {
  const { desk, considering } = deskAt({}, { twoStep: true });
  if (OFFERS[1]) desk.pick(OFFERS[1]);
  desk.press('nowhere', anchor);
  expect([considering().meant?.text, considering().opened?.what]).toEqual([OFFERS[1]?.text, 'why-not']);
  desk.closeOpened();
  expect(considering().meant?.text).toBe(OFFERS[1]?.text);
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

it('where a game has it so, advice that names something else takes the place of what was picked', async () => {
  const { desk, considering } = deskAt({}, { twoStep: true }, { adviceTakesOver: true });
  desk.pickText('walk jeep qara');
  await desk.hint();
  expect([considering().picked, considering().meant?.text]).toEqual([undefined, 'walk truck kufra']);
  desk.pickText('walk jeep qara');
  expect(considering().meant?.text).toBe('walk jeep qara');
  const other = deskAt({}, { twoStep: true }, { adviceTakesOver: true });
  other.desk.pickText('walk truck kufra');
  await other.desk.hint();
  expect(other.considering().picked?.text).toBe('walk truck kufra');
});

describe('what is picked', () => {
  const picked = () => {
    const at = deskAt({}, { twoStep: true });
    at.desk.press('truck');
    expect(at.considering().picked?.text).toBe('walk truck kufra');
    return at;
  };

  it('stays picked when another chooses, as long as it is possible', () => {
    const { desk, arrive, considering } = picked();
    arrive({ version: 5, offers: [...OFFERS] });
    desk.keepPicked();
    expect(considering().picked?.text).toBe('walk truck kufra');
    arrive({ version: 6, offers: OFFERS.filter(({ text }) => text !== 'walk truck kufra') });
    desk.keepPicked();
    expect(considering().picked).toBeUndefined();
  });

  it('is picked no longer where something else is asked, or after a choice of one’s own', async () => {
    const other = picked();
    other.arrive({ version: 5, offers: [...OFFERS], question: { asks: 'retreat', rule: '1.0', seats: ['blue'] } });
    other.desk.keepPicked();
    expect(other.considering().picked).toBeUndefined();
    const own = picked();
    own.desk.press('truck');
    await settled();
    expect(own.sent).toHaveLength(1);
    own.arrive({ version: 5, offers: [...OFFERS] });
    own.desk.keepPicked();
    expect(own.considering().picked).toBeUndefined();
  });
});

describe('taking back', () => {
  it('asks before it goes beyond what has come to light', async () => {
    const { desk, sent } = deskAt({ undoable: 0, solo: true });
    await desk.takingBack.undo();
    expect([desk.sitting().asking, sent]).toEqual(['beyond', []]);
    desk.takingBack.undoBeyond();
    expect(sent).toEqual(['undo {"version":4,"seat":"blue","beyond":true}']);
  });

  it('asks, too, when the table says that it stops there', async () => {
    const { desk } = deskAt({ solo: true }, { refuses: 'undo-stops-here' });
    await desk.takingBack.undo();
    expect([desk.sitting().asking, desk.sitting().problem?.code, desk.sitting().sending]).toEqual(['beyond', 'undo-stops-here', 'no']);
  });

  it('asks nothing where there is no going back, but says so', async () => {
    const seats = [{ yours: true, bot: null, held: true } as SeatCard, { yours: false, bot: 'sergeant', held: false } as SeatCard];
    const { desk, sent } = deskAt({ undoable: 0, solo: false, seats });
    await desk.takingBack.undo();
    expect([desk.sitting().asking, desk.sitting().notice, sent]).toEqual([undefined, { key: 'beyond-never' }, []]);
  });

  it('is not done from the past, and the desk says why', async () => {
    const { desk, sent, told } = deskAt();
    desk.lookingBack.lookAt(1);
    await desk.takingBack.undo();
    desk.takingBack.redo();
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

  it('begins at the end: one step before now', () => {
    const at = deskAt();
    at.desk.lookingBack.fromTheEnd();
    expect(at.desk.sitting().looking).toBe(1);
  });

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

  it('fetches how the last page went where nobody looked on as it happened, and leaves the past then', async () => {
    const { scene } = deskAt({ step: 2 }).known();
    const log = [{ step: 2, event: { type: 'walked', rule: '1.0' } }] as const;
    const views = [{ set: { at: 'siwa' } }];
    const at = (known: Partial<Known>) => {
      const never = () => Promise.reject(new Error('Nobody asks for it.'));
      const past = async (_: string, step: number) => ({ step, view: { at: 'kufra' }, views, lines: 1 });
      const api = { command: never, hint: never, explain: never, past };
      return deskAt({}, {}, { api, known: () => ({ scene, first: 0, log, views: [], recent: [], rewritten: 0, ...known }) });
    };
    const asked = at({});
    asked.desk.lookingBack.goTo(1);
    asked.desk.lookingBack.goTo(2);
    expect(asked.desk.sitting().looking).toBe(1);
    await settled();
    expect(asked.desk.sitting()).toMatchObject({ looking: undefined, isTurned: true });
    expect(momentOf({ ...asked.known(), scene, log }, asked.desk.sitting(), 0).views).toEqual([{ at: 'siwa' }]);
    // Something was taken back meanwhile.
    expect(momentOf({ ...asked.known(), scene, log, rewritten: 1 }, asked.desk.sitting(), 0).views).toEqual([]);
    const known = at({ views: ['as it was'] });
    known.desk.lookingBack.goTo(1);
    known.desk.lookingBack.goTo(2);
    expect(known.desk.sitting()).toMatchObject({ looking: undefined, past: undefined, isTurned: true });
  });

  it('passes over steps of which nothing is told, forwards and back', () => {
    const line = (step: number) => ({ step, event: { type: 'walked', rule: '1.0' } });
    const { scene } = deskAt({ step: 6, steps: [0, 1, 2, 3, 4, 5, 6] }).known();
    const log = [0, 1, 4, 6].map(line) as Known['log'];
    const { desk } = deskAt({}, {}, { known: () => ({ scene, first: 0, log, views: [], recent: [], rewritten: 0 }) });
    const seen: unknown[] = [];
    desk.lookingBack.goTo(1);
    for (const stop of [2, 3, 0]) {
      desk.lookingBack.goTo(stop);
      seen.push(desk.sitting().looking);
    }
    expect(seen).toEqual([4, 1, 0]);
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

it('a thing that is looked at while something is shown is told of whole, until one goes on', () => {
  const { desk } = deskAt({ offers: [] });
  desk.lookAt('truck');
  expect(desk.sitting()).toMatchObject({ tellsAll: true, isCardHidden: false, pointed: { thing: 'truck' } });
  desk.lookAway();
  expect(desk.sitting()).toMatchObject({ tellsAll: false, pointed: undefined });
});
