/** What is taken into the hand and put down: made, begun, shown first or refused. */
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../kernel/witness/sight.ts';
import { deskAt, OFFERS, refusal, settled, walk } from './desk-at.ts';

const plain = (text: string): Offer => ({ text, choice: { kind: text.split(' ')[0] ?? '' } });
const told = (sent: readonly string[]) => sent.map((command) => JSON.parse(command.slice('choices '.length)).choice);

describe('a hand', () => {
  it('presses what a thing stands for', () => {
    const { desk, sent } = deskAt();
    desk.press('driver');
    expect(sent).toEqual(['choices {"version":4,"seat":"blue","choice":"walk truck kufra"}']);
  });

  it('takes a thing that can be put somewhere, and puts it there; upon nothing it was never taken', () => {
    const { desk, sent } = deskAt();
    expect([
      desk.hand.canTake('jeep'),
      desk.hand.canTake('tobruk'),
      desk.hand.canDrop('jeep', 'qara'),
      desk.hand.canDrop('jeep', 'kufra'),
    ]).toEqual([...[true, false], ...[true, false]]);
    desk.hand.take('jeep');
    expect(desk.sitting().inHand).toBe('jeep');
    desk.hand.drop('jeep', undefined);
    expect([desk.sitting().inHand, sent]).toEqual([undefined, []]);
    desk.hand.drop('jeep', 'qara');
    expect(sent).toEqual(['choices {"version":4,"seat":"blue","choice":"walk jeep qara"}']);
  });
});

describe('a thing let go of where nothing lies', () => {
  const told = { text: 'It goes to a base.', rule: '7.0' };

  it('is told of where it can be put, and nothing is made', () => {
    const { desk, sent } = deskAt({}, {}, { nowhere: () => told });
    desk.hand.drop('jeep', undefined);
    expect(desk.sitting().half.opened).toMatchObject({ what: 'why-not', thing: 'jeep', by: 'jeep', told: [told] });
    expect(sent).toEqual([]);
  });

  it('is told of the same upon what means something by itself, which is not pressed by that', () => {
    const { desk, sent } = deskAt({}, {}, { nowhere: () => told });
    desk.hand.drop('jeep', 'driver');
    expect(desk.sitting().half.opened).toMatchObject({ what: 'why-not', thing: 'jeep', by: 'jeep', told: [told] });
    expect(sent).toEqual([]);
  });

  it('and where nobody knows where it can be put, at least that nothing comes of it', () => {
    const { desk, sent } = deskAt({}, {}, { nothingComes: (thing, onto) => ({ text: `${thing} upon ${onto}` }) });
    desk.hand.drop('jeep', 'driver');
    expect(desk.sitting().half.opened).toMatchObject({ what: 'why-not', thing: 'jeep', told: [{ text: 'jeep upon driver' }] });
    expect(sent).toEqual([]);
    const home = deskAt(
      {},
      {},
      {
        nothingComes: () => ({ text: 'nothing' }),
        standsFor: (thing) => (thing === 'jeep' ? ['driver'] : thing === 'driver' ? ['truck'] : []),
      },
    );
    home.desk.hand.drop('jeep', 'driver');
    expect(home.desk.sitting().half.opened).toBeUndefined();
  });

  it('is put back without a word where it lay', () => {
    const { desk, sent } = deskAt({}, {}, { nowhere: () => told, isPlayedAnywhere: () => true });
    desk.hand.drop('jeep', 'jeep');
    expect([desk.sitting().half.opened, sent]).toEqual([undefined, []]);
  });

  it('is pressed by that, where it is played anywhere', () => {
    const { desk, sent } = deskAt({}, {}, { nowhere: () => told, isPlayedAnywhere: () => true });
    desk.hand.drop('driver', undefined);
    expect(sent).toHaveLength(1);
  });
});

describe('what was picked to be put somewhere', () => {
  const pick: Offer = { text: 'pick gun', choice: { kind: 'pick', unit: 'gun' } as never };
  const put: Offer = { ...walk('gun', 'kufra'), text: 'pick gun + walk gun kufra', choices: [], drag: { thing: 'gun', onto: 'kufra' } };
  const takeUp: Offer = { text: 'take-up driver', choice: { kind: 'take-up', unit: 'driver' } as never, quiet: 'press' };
  const around = { standsFor: (thing: string) => (thing === 'driver' ? ['kufra'] : []), isAtOnce: () => true };

  it('is put beside whoever stands there, who is not taken up by that', () => {
    const { desk, sent } = deskAt({ offers: [pick, put, takeUp] }, { twoStep: true }, around);
    desk.pick(pick);
    desk.press('driver');
    expect(told(sent)).toEqual(['pick gun + walk gun kufra']);
  });

  it('with nothing picked whoever stands there is taken up', () => {
    const { desk, sent } = deskAt({ offers: [pick, put, takeUp] }, { twoStep: true }, around);
    desk.press('driver');
    expect(told(sent)).toEqual(['take-up driver']);
  });
});

describe('a full hand', () => {
  it('points at nothing that it passes over, nor afterwards', () => {
    const { desk } = deskAt();
    desk.hand.take('jeep');
    desk.point('kufra');
    expect(desk.sitting().pointed).toBeUndefined();
    desk.hand.drop('jeep', 'tobruk');
    desk.hand.take(undefined);
    expect(desk.sitting().pointed).toBeUndefined();
    desk.point('tobruk');
    expect(desk.sitting().pointed?.thing).toBe('tobruk');
  });
});

describe('a thing put down where dice decide', () => {
  const walked = walk('gun', 'fort');
  const shot: Offer = { ...walked, odds: { outcomes: [{ what: 'hit', chance: 0.5 }] } };

  it('does by mouse what a press upon the place does', () => {
    const [dropped, pressed] = [deskAt({ offers: [...OFFERS, shot] }), deskAt({ offers: [...OFFERS, shot] })];
    dropped.desk.hand.drop('gun', 'fort');
    pressed.desk.press('fort');
    expect(dropped.sent).toEqual(['choices {"version":4,"seat":"blue","choice":"walk gun fort"}']);
    expect(dropped.sent).toEqual(pressed.sent);
  });

  it('is shown first by mouse as well where the game says so', () => {
    const { desk, sent, considering } = deskAt({ offers: [...OFFERS, shot] }, {}, { showsDragged: true });
    desk.hand.drop('gun', 'fort');
    expect([sent, considering().considered]).toEqual([[], shot]);
    desk.confirm(shot);
    expect(sent).toHaveLength(1);
  });

  it.each([['one step'], ['several']])('shows a finger the odds, and nothing is made before the next press: %s', (steps) => {
    const choices = steps === 'several' ? { choices: [walk('gun', 'qara').choice, walked.choice] } : {};
    const several: Offer = { ...shot, ...choices };
    const { desk, sent, considering } = deskAt({ offers: [...OFFERS, several] }, { twoStep: true });
    desk.hand.drop('gun', 'fort');
    expect([sent, considering().considered]).toEqual([[], several]);
    desk.confirm(several);
    expect(sent).toHaveLength(1);
  });

  it('shows the odds of a whole march to everybody, as a press upon the place does', () => {
    const march: Offer = { ...shot, quiet: 'drag', choices: [walk('gun', 'qara').choice, walked.choice] };
    const { desk, sent, considering } = deskAt({ offers: [...OFFERS, march] });
    desk.hand.drop('gun', 'fort');
    expect([sent, considering().considered]).toEqual([[], march]);
    desk.press('fort');
    expect(sent).toHaveLength(1);
  });
});

describe('a row tapped and then a place', () => {
  const put: Offer = {
    ...walk('gun', 'qara'),
    ...{ text: 'walk gun hand + place qara', quiet: 'drag', drag: { thing: 'gun', onto: 'qara', elsewhere: ['siwa'] } },
  };

  it('puts down there what the row takes', () => {
    const { desk, sent } = deskAt({ offers: [walk('gun', 'hand'), put] }, { twoStep: true });
    desk.pickText('walk gun hand');
    desk.press('siwa');
    expect(told(sent)).toEqual(['walk gun hand + place siwa']);
  });

  it('is told why it cannot stand there, and stays picked for another place', () => {
    const { desk, sent, asked, considering } = deskAt({ offers: [walk('gun', 'hand'), put] }, { twoStep: true });
    desk.pickText('walk gun hand');
    desk.press('tobruk');
    expect([sent, asked]).toEqual([[], [{ choice: 'walk gun hand + place tobruk', seat: 'blue' }]]);
    expect(considering()).toMatchObject({ picked: { text: 'walk gun hand' }, opened: { what: 'why-not', thing: 'tobruk' } });
    desk.closeOpened();
    desk.press('siwa');
    expect(told(sent)).toEqual(['walk gun hand + place siwa']);
  });
});

describe('a thing put down where it cannot be', () => {
  it('presses nothing, though what lies there could be pressed', () => {
    const { desk, sent, asked } = deskAt();
    desk.hand.drop('jeep', 'truck');
    expect([sent, asked]).toEqual([[], []]);
  });

  it('is told why it cannot be put there; where that is no place, what speaks against pressing it', async () => {
    const put: Offer = { ...walk('gun', 'qara'), text: 'pick gun + place qara', quiet: 'drag', drag: { thing: 'gun', onto: 'qara' } };
    const { desk, asked, sent, considering, explain } = deskAt({ offers: [...OFFERS, put] });
    desk.hand.drop('gun', 'tobruk');
    expect(asked).toEqual([{ choice: 'pick gun + place tobruk', seat: 'blue' }]);
    const verdicts = [{ choice: 'place tobruk', refusal: refusal('outside') }];
    explain({ verdicts });
    await settled();
    expect([considering().opened, sent]).toMatchObject([{ what: 'why-not', thing: 'tobruk', verdicts }, []]);
    desk.hand.drop('gun', 'mule');
    explain({ verdicts: [{ choice: 'place mule', refusal: refusal('unknown-id') }] });
    await settled();
    expect(asked.at(-1)).toEqual({ thing: 'mule', near: [], seat: 'blue' });
  });

  it.each([['fort'], ['tobruk'], [undefined]])('leaves nothing chosen that was chosen before: %s', (onto) => {
    const { desk, sent, considering } = deskAt({}, { twoStep: true });
    desk.pickText('walk jeep qara');
    expect(considering().picked?.text).toBe('walk jeep qara');
    desk.hand.drop('gun', 'gun');
    expect(considering().picked?.text).toBe('walk jeep qara');
    desk.hand.drop('gun', onto);
    expect([considering().picked, sent]).toEqual([undefined, []]);
  });

  it('is told what the game has to say of it, and nobody else is asked; with something in hand again that is gone', () => {
    const { desk, asked, considering } = deskAt();
    desk.hand.drop('jeep', 'fort');
    expect([considering().opened, asked]).toMatchObject([
      { what: 'why-not', thing: 'fort', told: [{ text: 'It does not see the fort.' }] },
      [],
    ]);
    desk.hand.take('jeep');
    expect(considering().opened).toBeUndefined();
  });
});

it('what a drag would spend for good is shown with whatever else it could mean, and goes to its end once it is chosen', async () => {
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
  desk.hand.drop('squad', 'fort');
  await settled();
  const { opened } = desk.sitting().half;
  expect(opened?.what === 'which' && opened.offers.map(({ text }) => text)).toEqual(['fire 1', 'advance 2']);
  expect(told(sent)).toEqual([]);
  desk.confirm(plain('advance 2'));
  await settled();
  arrive({ version: 5, offers: [plain('go fort'), plain('end')] });
  desk.goOn();
  expect(told(sent)).toEqual(['advance 2', 'go fort']);
});

it('a shot whose odds were read before its card is spent is fired, and one that was not is shown first', async () => {
  const odds = { outcomes: [{ what: 'hit', chance: 0.4 }] };
  const shotWith = async (read: Offer['odds']) => {
    const way = { texts: ['order 1', 'activate squad', 'target fort'], what: 'Fire', detail: '', ...(read && { odds: read }) };
    const meant = {
      errands: () => new Map([['fort', way.texts]]),
      ways: async () => [way],
      isExpected: () => true,
      showsFirst: () => true,
    };
    const { desk, sent, arrive } = deskAt({ offers: [plain('order 1'), plain('order 2')] }, {}, meant);
    desk.hand.drop('card', 'fort');
    await settled();
    desk.confirm(plain('order 1'));
    await settled();
    arrive({ version: 5, offers: [plain('activate squad'), plain('done')] });
    desk.goOn();
    await settled();
    arrive({ version: 6, offers: [plain('target fort'), plain('target well')] });
    desk.goOn();
    return told(sent);
  };
  expect(await shotWith(odds)).toEqual(['order 1', 'activate squad', 'target fort']);
  expect(await shotWith(undefined)).toEqual(['order 1', 'activate squad']);
});

describe('a way on which nothing is spent', () => {
  const setsOut: Offer = { text: 'set-out squad', choice: { kind: 'set-out', unit: 'squad' } as Offer['choice'] };
  const to = (place: string) => ({
    texts: ['set-out squad', `step ${place}`],
    what: `Go to ${place}`,
    detail: '2 MP',
    isFree: true as const,
  });
  const at = (twoStep: boolean) =>
    deskAt(
      { offers: [setsOut, plain('end')] },
      { twoStep },
      {
        errands: (inHand) => new Map(inHand === 'squad' ? ['fort', 'well'].map((place) => [place, to(place).texts]) : []),
        ways: async (_, onto) => [to(onto)],
        inVain: () => undefined,
        isExpected: () => true,
      },
    );
  const shownAt = ({ desk }: ReturnType<typeof at>) => {
    const { opened } = desk.sitting().half;
    return opened?.what === 'which' ? opened.ways?.map(({ what }) => what) : undefined;
  };

  it('is shown to a finger that has picked it, where whom it presses stands for other choices as well', async () => {
    const [card, other] = ['A-1', 'A-2'].map(
      (id): Offer => ({ text: `order ${id}`, choice: { kind: 'order', card: id } as Offer['choice'] }),
    );
    if (!card || !other) throw new Error('There is no card.');
    const way = { texts: [card.text, 'activate squad'], what: 'Move: squad', detail: '', isFree: true as const };
    const finger = deskAt(
      { offers: [card, other] },
      { twoStep: true },
      {
        thingsOf: (choice) => ('card' in choice ? [String(choice.card)] : []),
        standsFor: () => ['order'],
        errands: (inHand) => new Map(inHand === 'A-1' ? [['squad', way.texts]] : []),
        ways: async () => [way],
        isExpected: () => true,
      },
    );
    finger.desk.press('squad');
    expect(shownAt(finger)).toBeUndefined();
    finger.desk.stepBack();
    finger.desk.press('A-1');
    finger.desk.press('squad');
    await settled();
    expect([told(finger.sent), shownAt(finger), finger.considering().meant?.text]).toEqual([[], ['Move: squad'], 'order A-1']);
    finger.desk.press('squad');
    await settled();
    expect(told(finger.sent)).toEqual(['order A-1']);
  });

  it('is shown to a finger that presses the place, and gone by the filled button or by a second tap', async () => {
    for (const goes of ['button', 'tap']) {
      const finger = at(true);
      finger.desk.press('squad');
      finger.desk.press('fort');
      await settled();
      expect([told(finger.sent), shownAt(finger), finger.considering().meant?.text]).toEqual([[], ['Go to fort'], 'set-out squad']);
      if (goes === 'tap') finger.desk.press('fort');
      else finger.desk.confirm(setsOut);
      await settled();
      finger.arrive({ version: 5, offers: [plain('step fort'), plain('end')] });
      finger.desk.goOn();
      expect(told(finger.sent)).toEqual(['set-out squad', 'step fort']);
    }
  });

  it('leads to another place that is pressed instead', async () => {
    const finger = at(true);
    finger.desk.press('squad');
    finger.desk.press('fort');
    await settled();
    finger.desk.closeOpened();
    finger.desk.press('well');
    await settled();
    expect([told(finger.sent), shownAt(finger)]).toEqual([[], ['Go to well']]);
  });

  it('is gone at once by whoever drags', async () => {
    for (const twoStep of [false, true]) {
      const { desk, sent } = at(twoStep);
      desk.hand.drop('squad', 'fort');
      await settled();
      expect(told(sent)).toEqual(['set-out squad']);
    }
  });
});

it('what was begun by dragging waits for an answer that belongs to it, and goes on then', async () => {
  const errands = {
    errands: () => new Map([['fort', ['order', 'step fort']]]),
    isExpected: () => true,
    errandWaits: (offers: readonly Offer[], next: string) => next === 'step fort' && offers.some(({ text }) => text === 'done'),
  };
  const { desk, sent, arrive } = deskAt({ offers: [plain('order')] }, {}, errands);
  desk.hand.drop('squad', 'fort');
  await settled();
  arrive({ version: 5, offers: [plain('done'), plain('along')] });
  desk.goOn();
  expect(told(sent)).toEqual(['order']);
  desk.commit(plain('done'));
  await settled();
  arrive({ version: 6, offers: [plain('step fort'), plain('halt')] });
  desk.goOn();
  expect(told(sent)).toEqual(['order', 'done', 'step fort']);
});

it('a counter picked by its row on a telephone goes to the place that is pressed next, and nothing else does', async () => {
  const goesTo = {
    errands: (inHand: string | undefined) => new Map(inHand === 'jeep' ? [['fort', ['walk jeep siwa', 'stand fort']]] : []),
  };
  const { desk, sent } = deskAt({}, { twoStep: true }, { ...goesTo, isExpected: () => true });
  const [walk, other] = [
    desk.offers().find(({ text }) => text === 'walk jeep siwa'),
    desk.offers().find(({ text }) => text === 'walk truck kufra'),
  ];
  if (!walk || !other) throw new Error('Neither jeep nor truck may walk.');
  desk.pick(other);
  desk.press('fort');
  await settled();
  expect(told(sent)).toEqual([]);
  desk.pick(walk);
  desk.press('fort');
  await settled();
  expect(told(sent)).toEqual(['walk jeep siwa']);
});

it('a place far off that a finger presses is gone to as a whole; the row of the first step is another thing, and is shown first', async () => {
  const around = {
    errands: (inHand: string | undefined) => new Map(inHand === undefined ? [['fort', ['walk truck kufra', 'stand fort']]] : []),
    standsFor: (thing: string) => (thing === 'fort' ? ['kufra'] : []),
    isExpected: () => true,
  };
  const { desk, sent } = deskAt({}, { twoStep: true }, around);
  const first = desk.offers().find(({ text }) => text === 'walk truck kufra');
  if (!first) throw new Error('The truck may not walk.');
  desk.press('fort');
  expect(desk.sitting().half).toMatchObject({ picked: 'walk truck kufra', pressed: 'fort' });
  desk.pick(first);
  await settled();
  expect(told(sent)).toEqual([]);
  expect(desk.sitting().half).toMatchObject({ picked: 'walk truck kufra', pressed: undefined });
  desk.pick(first);
  await settled();
  expect(told(sent)).toEqual(['walk truck kufra']);
});
