/** What cannot be put somewhere says why, by the names that a player knows; and an attack is not let go by in passing. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { meaningOf } from '../../../web/table/choosing.ts';
import { Speaker } from '../../../words/speaker.ts';
import { commandosEurope } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view as viewOf } from '../view.ts';
import { describe } from './describe.ts';
import { errands, errandTold } from './errands.ts';
import { inVain, mayTry, nowhere } from './in-vain.ts';
import { sheetOf, storeOf } from './sheet/hands.ts';
import { standsFor, thingsOf } from './things.ts';
import { asksFirst, wayOn } from './way-on.ts';

const speaker = new Speaker('en', ...TEXTS.en);
const mission = { id: 'blow-bridge', at: '0145' };

function arranged(arrangement: Record<string, unknown>, ...chosen: readonly string[]) {
  const result = commandosEurope.lab.arrange({ mission, ...arrangement }, randomFrom('in vain'));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const match = new Match(commandosEurope, result.value, {});
  for (const text of chosen)
    for (const choice of match.choices().filter((each) => commandosEurope.choiceText(each) === text)) match.choose(choice);
  const offers = match.choices().map((choice): Offer => ({ text: commandosEurope.choiceText(choice), choice }));
  return { view: viewOf(match.state, undefined), offers };
}

it('a hex out of reach costs so much more than the squad has that was to go there, the mission as well', () => {
  const { view, offers } = arranged({ phase: 'movement', bases: ['0742'], pieces: { 'a-squad-1': { at: '0742' } } });
  const why = (onto: string) => inVain(view, offers, 'a-squad-1', onto, speaker)?.text;
  expect(why('0145')).toBe('Too far for A-Squad: the way costs 10 movement points, and it has 4.');
  expect(why('1743')).toBe('No way leads A-Squad there, however far it went.');
  expect(why('blow-bridge')).toBe(why('0145'));
  // whoever or whatever lies there, it is said of the hex
  expect(inVain(view, offers, 'a-squad-1', 'blow-bridge', speaker)?.about).toBe('0145');
  expect(why('0641')).toBe('Nothing but sea: it takes a boat.');
  expect(why('0743')).toBeUndefined();
  expect(why('0742')).toBeUndefined();
});

it('goods that are put upon the sheet of a squad elsewhere go into the base first, and the sheet has the name of its squad', () => {
  const { view, offers } = arranged({ phase: 'purchase', points: 20, bases: ['0742'], pieces: { 'a-squad-1': { at: '0743' } } });
  const sheet = sheetOf('a-squad-1');
  expect(errands(view, offers, 'grenades').has(sheet)).toBe(false);
  expect(inVain(view, offers, 'grenades', sheet, speaker)?.text).toMatch(/^grenades: put it into a base first\. .*A-Squad takes it along/);
  expect(describe(view, sheet, speaker)?.title).toBe('A-Squad');
});

it('what is held over a squad that could move is told as what it does, upon its counter as upon its sheet', () => {
  const pieces = { 'a-squad-1': { at: '0742' }, 'grenades-1': { at: '0742' } };
  const { view, offers } = arranged({ phase: 'movement', bases: ['0742'], pieces });
  const sheet = sheetOf('a-squad-1');
  const errand = errands(view, offers, 'grenades-1').get(sheet) ?? [];
  expect(errand).toEqual(['move a-squad-1', 'take grenades-1']);
  expect(errands(view, offers, 'grenades-1').get('a-squad-1')).toEqual(errand);
  const held = errandTold(view, errand, sheet, speaker);
  expect(held?.what).toBe('Take: grenades');
  expect(held?.detail).toMatch(/^Movement 4, noise \d/);
});

it('gear that is pressed is taken by the one squad that could, else it is said who could and how, or that nobody can', () => {
  const at = '0742';
  const pressed = (pieces: Record<string, object>) => {
    const { view, offers } = arranged({ phase: 'movement', bases: [at], pieces });
    const meaning = meaningOf(offers, thingsOf, 'rope', { twoStep: false }, standsFor(view, 'rope'));
    return {
      does: meaning.do === 'choose' ? [meaning.offer.text] : [],
      errand: errands(view, offers, undefined).get('rope') ?? [],
      after: errands(view, offers, 'a-squad-1').get('rope') ?? [],
      why: inVain(view, offers, 'rope', 'rope', speaker)?.text,
    };
  };
  const rope = { at };
  const one = pressed({ 'a-squad-1': { at }, 'commander-1': { at }, rope });
  const taken = ['move a-squad-1', 'take rope'];
  expect(one).toEqual({ does: ['move a-squad-1'], errand: taken, after: taken, why: undefined });
  const two = pressed({ 'a-squad-1': { at }, 'b-squad-1': { at }, rope });
  expect(two).toMatchObject({ does: [], errand: [], after: taken });
  expect(two.why).toBe('A-Squad and B-Squad could take it. Put it upon one of them, or press the squad first.');
  expect(pressed({ 'a-squad-1': { at: '0743' }, rope }).why).toMatch(/when it sets out from here, and none can\.$/);
  const held = ['camera', 'binoculars', 'radio', 'survey-kit', 'first-aid', 'wire-cutters'];
  const full = pressed({ 'a-squad-1': { at }, rope, ...Object.fromEntries(held.map((id) => [id, { at, with: 'a-squad-1' }])) });
  expect(full).toEqual({ does: [], errand: [], after: [], why: 'Nobody here has a place left for it.' });
});

it('gear that is put upon the map is no march: it is put down only beside its squad, and goes only with one', () => {
  const pieces = { 'a-squad-1': { at: '0743' }, canoe: { at: '0743', with: 'a-squad-1' }, rope: { at: '0743' } };
  const { view, offers } = arranged({ phase: 'movement', bases: ['0742'], pieces }, 'move a-squad-1');
  const why = (gear: string, onto: string) => inVain(view, offers, gear, onto, speaker)?.text;
  for (const hex of ['0744', '0145', '0743']) {
    expect(why('canoe', hex), hex).toMatch(/^Gear is put down only where its squad stands: put canoe into “Lying in 0743”/);
    expect(why('rope', hex), hex).toMatch(/^climbing rope: gear moves only with a squad/);
  }
  expect(why('canoe', storeOf('0743'))).toBeUndefined();
});

it('goods that are held over a squad in its base are told to go into that base', () => {
  const { view, offers } = arranged({ phase: 'purchase', points: 20, bases: ['0742'], pieces: { 'a-squad-1': { at: '0742' } } });
  const sheet = sheetOf('a-squad-1');
  const held = errandTold(view, errands(view, offers, 'grenades').get(sheet) ?? [], sheet, speaker);
  expect(held?.what).toBe('Buy: grenades, into the base in 0742. It is loaded when the squad moves.');
  expect(held?.detail).toContain('PP');
});

it('what was loaded in this move is taken up to be told why it stays, and a press upon it tells the same', () => {
  const pieces = { 'a-squad-1': { at: '0742' }, 'grenades-1': { at: '0742' } };
  const { view, offers } = arranged({ phase: 'movement', bases: ['0742'], pieces }, 'move a-squad-1', 'take grenades-1');
  expect(mayTry(view, offers, 'grenades-1')).toBe(true);
  expect(mayTry(view, offers, 'a-squad-1')).toBe(false);
  const why = (onto: string) => inVain(view, offers, 'grenades-1', onto, speaker);
  expect(why(storeOf('0742'))).toMatchObject({ text: expect.stringContaining('once in a move'), rule: '9.0' });
  // upon itself, and upon what lies in the base
  for (const onto of ['grenades-1', 'officer-1']) expect(why(onto)).toEqual(why(storeOf('0742')));
});

it('a squad that is held over a base or the mission is told to go there, and not what lies there', () => {
  const pieces = { 'a-squad-1': { at: '0743' }, 'officer-1': { at: '0742' } };
  const { view, offers } = arranged({ phase: 'movement', bases: ['0742'], pieces, mission: { id: 'blow-bridge', at: '0744' } });
  const told = (onto: string, hex: string) => errandTold(view, errands(view, offers, 'a-squad-1').get(hex) ?? [], onto, speaker);
  expect(told('officer-1', '0742')).toMatchObject({ what: 'Go to 0742', onto: '0742' });
});

it('in the combat phase a squad is taken up to be told whom it does not attack, and that it does not move', () => {
  const pieces = { 'a-squad-1': { at: '0340' }, 'b-squad-1': { at: '0743' }, 'commander-1': { at: '0340' } };
  const enemies = { 'guards-1': '0341', 'half-track-2': '0742' };
  const { view, offers } = arranged({ phase: 'combat', bases: ['1437'], pieces, enemies });
  for (const squad of ['a-squad-1', 'b-squad-1']) expect(mayTry(view, offers, squad), squad).toBe(true);
  expect(mayTry(view, offers, 'commander-1')).toBe(false);
  const why = (onto: string) => inVain(view, offers, 'a-squad-1', onto, speaker)?.text;
  for (const onto of ['half-track-2', '0742']) expect(why(onto), onto).toBe('A-Squad attacks only enemies next to it, or in its own hex.');
  for (const onto of ['0440', '0743', 'b-squad-1'])
    expect(why(onto), onto).toMatch(/^Nobody moves in the combat phase: A-Squad can only attack/);
  for (const onto of ['guards-1', '0341', '0340', 'a-squad-1', 'commander-1']) expect(why(onto), onto).toBeUndefined();
});

it('where somebody can attack, nothing goes on by itself, and to attack nobody is asked first', () => {
  const pieces = { 'a-squad-1': { at: '0340' } };
  const { view, offers } = arranged({ phase: 'combat', bases: ['0742'], pieces, enemies: { 'guards-1': '0341' } });
  expect(offers.map(({ text }) => text)).toEqual(['attack a-squad-1 guards-1', 'done']);
  expect(wayOn(view, offers, 'combat')).toBeUndefined();
  expect(asksFirst(view, { kind: 'done' })).toBe(true);
  expect(asksFirst(view, { kind: 'attack' })).toBe(false);
  // a counter that is pressed may only be looked at
  expect(asksFirst(view, { kind: 'attack' }, 'guards-1')).toBe(true);
  expect(asksFirst(view, { kind: 'fire' }, 'guards-1')).toBe(true);
});

it('at the shop a counter is pressed to be read: it rolls nothing and buys nothing, and a base is moved only when that was asked first', () => {
  const pieces = { 'a-squad-1': { at: '0742' }, 'grenades-1': { at: '0742' } };
  const { view, offers } = arranged({ phase: 'purchase', points: 20, bases: ['0742'], pieces });
  const press = (thing: string) => {
    const asks = ({ choice }: Offer) => asksFirst(view, choice);
    return meaningOf(offers, thingsOf, thing, { twoStep: false, asksFirst: asks }, standsFor(view, thing));
  };
  for (const thing of ['a-squad-1', 'grenades-1', 'blow-bridge']) expect(press(thing).do, thing).toBe('explain');
  const told = (thing: string) => inVain(view, offers, thing, thing, speaker)?.text;
  expect(told('a-squad-1')).toContain('Lies in 0742.');
  expect(told('blow-bridge')).toMatch(/^Blow Bridge: a squad halts here/);
  expect(press('0742')).toMatchObject({ do: 'ask-which', offers: [{ text: 'move-base 0742' }] });
});

it('what is bought and let go of where nothing lies is told to be put into a base', () => {
  const offers: readonly Offer[] = [{ text: 'buy grenades', choice: { kind: 'buy' } }];
  expect(nowhere({}, offers, 'grenades', speaker)).toMatchObject({ rule: '3.5', text: expect.stringContaining('into a base') });
  expect(nowhere({}, [], 'grenades', speaker)).toBeUndefined();
});
