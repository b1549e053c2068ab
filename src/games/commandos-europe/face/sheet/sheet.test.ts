/** The sheets below the map: what they show of a company, and what a piece would add before it is taken. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../kernel/dice.ts';
import { Match } from '../../../../kernel/match.ts';
import { Speaker } from '../../../../words/speaker.ts';
import { pieceAt } from '../../content/pieces.ts';
import { commandosEurope } from '../../game.ts';
import { figuresOf } from '../../reckoning/figures.ts';
import { ATTACKED } from '../../state.ts';
import { TEXTS } from '../../text/texts.ts';
import { view as viewOf } from '../../view.ts';
import { Aside } from '../aside.tsx';
import { Headline } from '../headline.tsx';
import { standsFor } from '../things.ts';
import { Tray } from '../tray.tsx';
import { sheetsIn, storesIn } from './company.ts';
import { loadingErrands, storeOf } from './hands.ts';

const speaker = new Speaker('en', ...TEXTS.en);

function arranged(arrangement: Record<string, unknown>) {
  const result = commandosEurope.lab.arrange(arrangement, randomFrom('sheet'));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const match = new Match(commandosEurope, result.value, {});
  return { match, view: viewOf(match.state, undefined) };
}

type TrayProps = Parameters<typeof Tray>[0];
const nothing = () => undefined;

function tray(view: unknown, given: Partial<TrayProps> = {}): string {
  const props: TrayProps = {
    view,
    speaker,
    asks: undefined,
    offers: [],
    considered: undefined,
    pointed: undefined,
    recent: [],
    calm: true,
    onPoint: nothing,
    onPress: nothing,
    hexDirection: nothing,
    onChoose: nothing,
    ...given,
  };
  return renderToStaticMarkup(jsx(Tray, props));
}

const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const count = (markup: string, name: string) => markup.split(`class="${name}"`).length - 1;

it('tells above the counters for sale what every squad in a base would come to with what is looked at', () => {
  const pieces = { 'a-squad-1': { at: '0340' }, 'b-squad-1': { at: '0145' } };
  const { view } = arranged({ phase: 'purchase', points: 20, bases: ['0340'], mission: { id: 'blow-bridge', at: '0145' }, pieces });
  const buys = { text: 'buy vickers', choice: Object.assign({ kind: 'buy' }, { goods: 'vickers' }) };
  const head = (given: Partial<TrayProps>) =>
    words(/class="catalogue-head">(.*?)<div class="catalogue-groups"/s.exec(tray(view, given))?.[1] ?? '');
  expect(head({ asks: 'purchase' })).toMatch(/20 .*A-Squad Portage 0\/6 movement 4 noise 1 firepower 6$/);
  expect(head({ asks: 'purchase', offers: [buys], considered: buys })).toMatch(
    /17 .*Vickers.*A-Squad Portage 1\/6 movement 4 → 1 noise 1 → 2 firepower 6 → 20$/i,
  );
});

const BASE = '0340';
const COMPANY = {
  bases: [BASE],
  mission: { id: 'blow-bridge', at: '0145' },
  pieces: {
    'a-squad-1': { at: BASE },
    'commander-1': { at: BASE, with: 'a-squad-1' },
    vickers: { at: BASE, with: 'a-squad-1' },
    'explosives-1': { at: BASE },
  },
};

/** What is printed on it may be balanced anew; that it is added does not change. */
const VICKERS = figuresOf(arranged(COMPANY).match.state, pieceAt('vickers'));
const QUIET = 2;
const OWN_FIRE = 9;

describe('a sheet', () => {
  it('shows who has what, the places left, and movement and noise as sums', () => {
    const markup = tray(arranged(COMPANY).view);
    expect(words(markup)).toContain('A-Squad 0340 in base Portage 1/6');
    expect(words(markup)).toContain('movement 4 + 2 − 3 = 3');
    expect(words(markup)).toContain(`noise 1 + 1 + ${VICKERS.noise} = ${QUIET + VICKERS.noise}`);
    expect(words(markup)).toContain(`firepower 6 + 3 + ${VICKERS.firepower} = ${OWN_FIRE + VICKERS.firepower}`);
    expect(count(markup, 'squad-free')).toBe(5);
  });

  it('shows what a piece beside it would add, and what one of its own takes', () => {
    const { view } = arranged(COMPANY);
    expect(words(tray(view, { pointed: 'explosives-1' }))).toMatch(/Portage 2\/6 .*movement 3 → 2 /);
    expect(words(tray(view, { pointed: 'vickers' }))).toContain(
      `movement 3 → 6 noise ${QUIET + VICKERS.noise} → ${QUIET} firepower ${OWN_FIRE + VICKERS.firepower} → ${OWN_FIRE}`,
    );
  });

  it('counts the leader’s firepower also after he has attacked in this turn', () => {
    const { match } = arranged(COMPANY);
    match.state.did[pieceAt('commander-1')] = ATTACKED;
    expect(words(tray(viewOf(match.state, undefined)))).toContain(`= ${OWN_FIRE + VICKERS.firepower}`);
  });

  it('says when there is no place left', () => {
    const load = Object.fromEntries(
      ['knives-1', 'knives-2', 'sten-1', 'sten-2', 'rope', 'camera'].map((id) => [id, { at: BASE, with: 'a-squad-1' }]),
    );
    const { view } = arranged({ ...COMPANY, pieces: { 'a-squad-1': { at: BASE }, ...load, radio: { at: BASE } } });
    expect(words(tray(view, { pointed: 'radio' }))).toContain('no place left for it');
  });
});

it('before a move has begun, gear upon a sheet or a squad sets the squad out and is taken; from it upon the ground it is stripped', () => {
  const { match, view } = arranged(COMPANY);
  const offers = match.choices().map((choice) => ({ choice, text: commandosEurope.choiceText(choice) }));
  const errand = ['move a-squad-1', 'take explosives-1'];
  expect([...loadingErrands(view, offers, 'explosives-1')]).toEqual(['sheet-a-squad-1', 'a-squad-1'].map((onto) => [onto, errand]));
  expect(loadingErrands(view, offers, 'vickers').get(storeOf(BASE))).toEqual(['move a-squad-1', 'strip vickers']);
});

it('pressing those under way does not end their move; the hex they have come to is where they halt', () => {
  const { match } = arranged(COMPANY);
  const now = () => viewOf(match.state, undefined);
  const play = (text: string) => {
    const choice = match.choices().find((each) => commandosEurope.choiceText(each) === text);
    if (!choice) throw new Error(text);
    match.choose(choice);
  };
  play('move a-squad-1');
  for (const thing of ['a-squad-1', 'commander-1', 'sheet-a-squad-1', BASE]) expect(standsFor(now(), thing)).not.toContain('halt');
  const step = match.choices().find(({ kind }) => kind === 'step');
  if (step) match.choose(step);
  const at = now().pieces.find(({ id }) => id === 'a-squad-1')?.at ?? '';
  expect(at).not.toBe(BASE);
  expect(standsFor(now(), at)).toContain('halt');
  expect(standsFor(now(), 'a-squad-1')).not.toContain('halt');
});

it('the catalogue begins with what the mission takes, and the purse shows what would be left', () => {
  const { view } = arranged({ ...COMPANY, phase: 'purchase', points: 9, pieces: { 'a-squad-1': { at: BASE } } });
  const markup = tray(view, { asks: 'purchase', pointed: 'explosives' });
  expect(markup.indexOf('data-group="needed"')).toBeLessThan(markup.indexOf('data-thing="sten"'));
  expect(words(markup)).toContain('9 − 2 = 7');
  expect(words(markup)).toMatch(/movement 4 → 3/);
});

it('what is taken leaves its place empty, on the ground and on the sheet: nothing slides under the pointer', () => {
  const ground = ['knives-1', 'sten-1', 'rope'];
  const pieces = { ...COMPANY.pieces, ...Object.fromEntries(ground.map((id) => [id, { at: BASE }])) };
  const { match } = arranged({ ...COMPANY, pieces });
  const shown = () => {
    const view = viewOf(match.state, undefined);
    const [{ pieces: lying = [], gaps = new Set() } = {}] = storesIn(view);
    const sheet = sheetsIn(view).find(({ squad }) => squad.id === 'a-squad-1');
    const written = (id: string, isGap = false) => (isGap ? '-' : id);
    return [lying.map(({ id }) => written(id, gaps.has(id))), sheet?.gear.map(({ id }) => written(id, sheet.gaps.has(id)))];
  };
  const play = (text: string) => {
    const choice = match.choices().find((each) => commandosEurope.choiceText(each) === text);
    if (!choice) throw new Error(text);
    match.choose(choice);
  };
  play('move a-squad-1');
  expect(shown()).toEqual([['knives-1', 'sten-1', 'explosives-1', 'rope'], ['vickers']]);
  play('take sten-1');
  expect(shown()).toEqual([
    ['knives-1', '-', 'explosives-1', 'rope'],
    ['vickers', 'sten-1'],
  ]);
  play('strip vickers');
  expect(shown()).toEqual([
    ['knives-1', '-', 'explosives-1', 'rope', 'vickers'],
    ['-', 'sten-1'],
  ]);
});

it('of two squads that are hunted, the one heard last may escape: its gear is what would be abandoned', () => {
  const pieces = {
    'a-squad-1': { at: '0145', detected: 1 },
    vickers: { at: '0145', with: 'a-squad-1' },
    'b-squad-1': { at: '0147', detected: 2 },
    rope: { at: '0147', with: 'b-squad-1' },
  };
  const { match } = arranged({ ...COMPANY, mission: undefined, pieces });
  match.state.hearings = 2;
  const markup = tray(viewOf(match.state, undefined), { asks: 'escape' });
  expect(count(markup, 'escape-cross')).toBe(1);
});

it('an escape shows what it would abandon, and what buying it again costs', () => {
  const pieces = { 'a-squad-1': { at: '0145', detected: 1 }, vickers: { at: '0145', with: 'a-squad-1' }, rope: { at: '0145' } };
  const { view } = arranged({ ...COMPANY, mission: undefined, pieces });
  const markup = tray(view, { asks: 'escape' });
  expect(count(markup, 'escape-cross')).toBe(2);
  expect(words(markup)).toContain('4 points to buy it again');
});

it('all that an escape abandons is faint on the sheet, vehicles too, and no man', () => {
  const pieces = {
    'a-squad-1': { at: '0145', detected: 1 },
    'commander-1': { at: '0145', with: 'a-squad-1' },
    jeep: { at: '0145', with: 'a-squad-1' },
    vickers: { at: '0145', with: 'a-squad-1' },
  };
  const markup = tray(arranged({ ...COMPANY, mission: undefined, pieces }).view, { asks: 'escape' });
  const faint = [...markup.matchAll(/<li data-abandoned="true">.*?data-thing="([^"]+)"/g)].map(([, thing]) => thing);
  expect(faint).toEqual(['jeep', 'vickers']);
});

it('headline and orders tell of missions done, forfeited and at hand', () => {
  const { view } = arranged({ ...COMPANY, accomplished: [1, 0, 0, 0] });
  const told = {
    ...view,
    completed: [
      { id: 'feint', accomplished: true },
      { id: 'hit-hq', accomplished: false },
    ],
  };
  const headline = renderToStaticMarkup(jsx(Headline, { view: told, speaker }));
  expect([...headline.matchAll(/data-fate="(\w+)"/g)].map(([, fate]) => fate)).toEqual([
    'done',
    'forfeited',
    'now',
    'open',
    'open',
    'open',
  ]);
  const aside = words(renderToStaticMarkup(jsx(Aside, { view: told, speaker })));
  expect(aside).toContain('Blow Bridge');
  expect(aside).toContain('explosives: in 0340');
  expect(aside).toContain('Feint award 3 PP');
  expect(aside).toContain('Hit HQ forfeited');
});

it('a sheet says of nobody that he is undetected before the die of his noise', () => {
  const { view } = arranged({ pieces: { 'a-squad-1': { at: '0341' } } });
  const playing = (type: string) => ({ event: { type, hex: '0341' }, isTold: true }) as unknown as NonNullable<TrayProps['playing']>;
  expect(words(tray(view))).toContain('undetected');
  expect(words(tray(view, { playing: playing('moved') }))).not.toContain('undetected');
});

it('says what a squad with a boat has by water, though its leader gives it as much on land', () => {
  const at = '0340';
  const by = (along: Record<string, object>) =>
    words(tray(arranged({ phase: 'movement', bases: [at], pieces: { 'a-squad-1': { at }, ...along } }).view));
  const dinghy = { dinghy: { at, with: 'a-squad-1' } };
  expect(by({})).not.toContain('by water');
  expect(by(dinghy)).toContain('by water');
  expect(by({ ...dinghy, 'commander-1': { at, with: 'a-squad-1' } })).toContain('by water');
});
