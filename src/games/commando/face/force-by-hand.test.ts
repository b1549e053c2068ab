/** A force that is put together by hand: whoever stays is put upon those who go, and nothing moves meanwhile. */
import { describe, expect, it } from 'vitest';
import { arranged } from '../../../../test/given.ts';
import { Match } from '../../../kernel/match.ts';
import { Trial } from '../../../kernel/trial.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { Speaker } from '../../../words/speaker.ts';
import { textsOf } from '../../shelf.ts';
import { commando } from '../game.ts';
import { shortcuts } from '../shortcuts.ts';
import { view as viewOf } from '../view.ts';
import { SEAT } from '../vocabulary.ts';
import { errands } from './errands.ts';
import { inVain, mayTry, wished } from './in-vain.ts';
import { layOut } from './layout.ts';
import { openStacks } from './opened.ts';
import { planOf, type Wishes } from './plan.ts';
import { touched } from './things.ts';

const UNITS = ['truck-patrol-1', 'truck-patrol-2', 'commando-party-1', 'heavy-weapons-1', 'royal-marines-1'];

function forming(...taken: readonly string[]) {
  const state = arranged(
    commando,
    {
      ...{ theatre: 'western-desert', mission: 'midnight-toll', ops: 8, cards: [], objectives: [], bin: [] },
      units: Object.fromEntries(UNITS.map((unit) => [unit, 'calanscio'])),
    },
    [],
  );
  const match = new Match(commando, state, {});
  for (const text of ['force calanscio', ...taken.map((unit) => `take ${unit}`)]) {
    const choice = commando.choiceFrom(text);
    if (!choice) throw new Error(`"${text}" is no choice.`);
    match.choose(choice, SEAT);
  }
  const offers = match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
  return { match, view: viewOf(match.state), offers };
}

describe('a force that is put together by hand', () => {
  it('takes along whoever is put upon one who goes; what could carry him, carries him', () => {
    const { view, offers } = forming('royal-marines-1', 'truck-patrol-1');
    expect(errands(view, offers, 'truck-patrol-2')).toEqual(
      new Map([
        ['royal-marines-1', ['take truck-patrol-2']],
        ['truck-patrol-1', ['take truck-patrol-2']],
      ]),
    );
    expect(errands(view, offers, 'commando-party-1')).toEqual(new Map([['royal-marines-1', ['take commando-party-1']]]));
  });

  it('goes as it is wherever one of it is put, and so far as it gets, though others could still join it', () => {
    const { match, view } = forming('truck-patrol-1', 'truck-patrol-2');
    const plain = match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
    const marches = shortcuts(Trial.from(match, SEAT), []).map(({ choices, comesTo, odds: _, ...rest }): Offer => {
      const choice = comesTo ?? choices.at(-1) ?? { kind: 'done' };
      return { ...rest, text: choices.map((one) => commando.choiceText(one)).join(' + '), choice, choices };
    });
    const meant = errands(view, [...plain, ...marches], 'truck-patrol-2');
    expect(meant.get('jalo')).toEqual(['done + move jalo + halt']);
    expect(meant.get('commando-party-1')).toEqual(['take commando-party-1']);
    expect([...meant.values()].flat().filter((text) => text.includes('take ') && text.includes('move '))).toEqual([]);
  });

  it('lets nobody walk who is put upon what carries others already: that he rides is what is wished for', () => {
    const { match } = forming('truck-patrol-1');
    match.choose({ kind: 'carry', cargo: 'heavy-weapons-1', unit: 'truck-patrol-1' }, SEAT);
    const offers = match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
    const view = viewOf(match.state);
    // nor is he who rides there, by whom it is meant as well
    expect([...errands(view, offers, 'commando-party-1').keys()]).toEqual([]);
    expect(wished(view, 'commando-party-1', 'truck-patrol-1')).toEqual(['carry commando-party-1 truck-patrol-1']);
  });

  it('says that one carries nobody, upon whom another was put who is to be loaded; a press there means something else', () => {
    const { view, offers } = forming('truck-patrol-1');
    const speaker = new Speaker('en', ...textsOf('commando', 'en'));
    const told = (isPut: boolean) => inVain(view, offers, 'commando-party-1', 'royal-marines-1', speaker, isPut);
    expect([told(true)?.text, told(false)]).toEqual([expect.stringMatching(/^Royal Marine commandos 1 carries nobody/u), undefined]);
    const formed = forming('truck-patrol-1', 'truck-patrol-2');
    const stays = inVain(formed.view, formed.offers, 'heavy-weapons-1', 'siwa', speaker, true);
    expect(stays?.text).toMatch(/^Heavy weapons 1 stays behind/u);
    const rides = inVain(view, offers, 'truck-patrol-2', 'royal-marines-1', speaker, true);
    expect(rides?.text).toMatch(/^Truck patrol 2 cannot ride/u);
  });

  it('fetches whoever stays, by putting one of it upon him', () => {
    const { view, offers } = forming('truck-patrol-1');
    expect(errands(view, offers, 'truck-patrol-1').get('royal-marines-1')).toEqual(['take royal-marines-1']);
  });

  it('lies still while one of them is in hand, whatever can be done with it', () => {
    const { view, offers } = forming('royal-marines-1');
    const { stacks } = layOut(view);
    const wishesFor = (now: readonly Offer[], more: Partial<Wishes>, laid?: ReadonlyMap<string, unknown>): Wishes => ({
      destinations: [],
      legal: touched(now),
      open: openStacks(view, stacks, { legal: touched(now), lookedInto: undefined, isSmall: false, laid }),
      names: {},
      hasKeys: false,
      pixel: 0.9,
      isSmall: false,
      ...more,
    });
    const before = planOf(view, wishesFor(offers, {})).fans;
    expect(before.size).toBe(2);
    const inHand = offers.filter(({ text }) => text === 'take truck-patrol-2');
    expect(planOf(view, wishesFor([], { before })).fans.size).toBe(0);
    for (const now of [inHand, []]) expect(planOf(view, wishesFor(now, { before, isInHand: true }, before)).fans).toEqual(before);
  });
});

it('marches as it was formed once two are named, and as large as can be before', () => {
  const marching = (...taken: readonly string[]) =>
    shortcuts(Trial.from(forming(...taken).match, SEAT), []).flatMap(({ says }) => (says?.code === 'march' ? [says.figures.count] : []));
  expect(new Set(marching('truck-patrol-1', 'truck-patrol-2'))).toEqual(new Set([2]));
  expect(Math.max(...marching('truck-patrol-1').map(Number))).toBeGreaterThan(2);
});

it('lies open as long as others may join it, though nothing can be done with it', () => {
  const { view } = forming('truck-patrol-1', 'truck-patrol-2');
  const { stacks } = layOut(view);
  const needed = (legal: ReadonlySet<string>) =>
    openStacks(view, stacks, { legal, lookedInto: undefined, isSmall: false }).map(({ stack, isNeeded }) => [stack.ids.length, isNeeded]);
  expect(needed(new Set(['commando-party-1']))).toEqual([
    [2, true],
    [3, true],
  ]);
  expect(needed(new Set(['big-cairn']))).toEqual([[2, false]]);
});

it('whoever is put upon a carrier that stays so far is loaded, and both go', () => {
  const drags = (...taken: readonly string[]) =>
    shortcuts(Trial.from(forming(...taken).match, SEAT), []).flatMap(({ drag, choices }) =>
      drag?.thing === 'heavy-weapons-1' ? [{ onto: drag.onto, choices: choices.map((choice) => commando.choiceText(choice)) }] : [],
    );
  const upon = (carrier: string) => ({ onto: carrier, choices: [`take ${carrier}`, `carry heavy-weapons-1 ${carrier}`] });
  expect(drags('royal-marines-1')).toEqual([upon('truck-patrol-1'), upon('truck-patrol-2')]);
  // who goes already carries him by a choice of its own
  expect(drags('truck-patrol-1')).toEqual([upon('truck-patrol-2')]);
});

it('whoever was named before on foot is loaded with the others', () => {
  const loaded = shortcuts(Trial.from(forming('truck-patrol-1', 'royal-marines-1').match, SEAT), []);
  const fast = loaded.filter(({ says }) => says?.code === 'set-out' && says.figures.moves === 2);
  expect(fast.map(({ choices }) => choices.map((choice) => commando.choiceText(choice)))).toContainEqual(
    expect.arrayContaining(['carry royal-marines-1 truck-patrol-1']),
  );
});

it('whoever rides gets off where the force has come to, by being put there; everybody can be taken up to be told why not', () => {
  const { match } = forming('truck-patrol-1', 'truck-patrol-2');
  for (const text of ['carry royal-marines-1 truck-patrol-1', 'done', 'move big-cairn']) {
    match.choose(commando.choiceFrom(text) ?? { kind: 'done' }, SEAT);
  }
  const offers = match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
  expect(offers.map(({ text }) => text)).toContain('debark royal-marines-1');
  const view = viewOf(match.state);
  expect(errands(view, offers, 'royal-marines-1')).toEqual(new Map([['big-cairn', ['debark royal-marines-1']]]));
  expect(mayTry(view, offers, 'heavy-weapons-1')).toBe(true);
  expect(mayTry(view, [], 'heavy-weapons-1')).toBe(false);
});

it('sets out with whoever an objective is put upon, and with the objective', () => {
  const state = arranged(
    commando,
    {
      ...{ theatre: 'western-desert', mission: 'midnight-toll', ops: 8, cards: [], bin: [] },
      ...{ units: { 'truck-patrol-1': 'jalo', 'sappers-1': 'jalo' }, objectives: [{ at: 'jalo', real: true, faceUp: true }] },
    },
    [],
  );
  const objective = state.objectives[0]?.id ?? '';
  const drags = shortcuts(Trial.from(new Match(commando, state, {}), SEAT), []).filter(({ drag }) => drag?.thing === objective);
  const made = drags.map(({ choices }) => choices.map((choice) => commando.choiceText(choice)).join(' + '));
  expect(made).toEqual([
    `force jalo + take truck-patrol-1 + carry ${objective} truck-patrol-1`,
    `force jalo + take sappers-1 + carry ${objective} sappers-1`,
  ]);
});
