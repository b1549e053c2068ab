/** What is meant by taking a man or a token by the hand, and what is said where that leads nowhere. */
import { expect, it } from 'vitest';
import { describe } from '../../src/games/v-commandos/face/describe.ts';
import { errands, inVain, mayTry } from '../../src/games/v-commandos/face/errands.ts';
import { pressFor } from '../../src/games/v-commandos/face/sitting.ts';
import { cardFor, GUARD, placed, standsFor, thingsOf } from '../../src/games/v-commandos/face/things.ts';
import { asksFirst } from '../../src/games/v-commandos/face/way-on.ts';
import { waysTo } from '../../src/games/v-commandos/face/ways.ts';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import { TEXTS } from '../../src/games/v-commandos/text/texts.ts';
import { view } from '../../src/games/v-commandos/view.ts';
import { choiceFrom } from '../../src/games/v-commandos/vocabulary.ts';
import type { Offer } from '../../src/kernel/witness/sight.ts';
import { droppedOn, meaningOf } from '../../src/web/table/choosing.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { begun, type Given, given } from '../v-commandos/given.ts';

const ENGLISH = new Speaker('en', ...TEXTS.en);

function seenBy(table: Given, who: string) {
  const offers = table.choicesOf(who).map((text): Offer => ({ text, choice: choiceFrom(text) ?? expect.fail(text) }));
  return { seen: view(table.state, table.seatOf(who)), offers };
}

const onGround = (commandos: object, ground: object = {}) => given({ commandos, ground });

it('a man goes where he is put down; where he can go in two ways both are shown, quietly first', () => {
  const table = onGround({ scout: { at: 'ground-1' }, sapper: { at: 'ground-4' } });
  const { seen, offers } = seenBy(table, 'sapper');
  expect(errands(seen, offers, 'sapper').get('ground-3')).toEqual(['move ground-3']);
  expect(waysTo(seen, offers, 'sapper', ['ground-3'], ENGLISH)).toEqual([]);
  expect(waysTo(seen, offers, 'sapper', ['ground-6'], ENGLISH).map(({ texts }) => texts)).toEqual([['sneak ground-6'], ['move ground-6']]);
  expect(errands(seen, offers, 'scout').size).toBe(0);
});

it('whoever goes stealthily for the same point is not asked which way, neither by the hand nor by a press', () => {
  const table = onGround({ scout: { at: 'ground-4', side: 'blue' }, sapper: { at: 'ground-1' } });
  const { seen, offers } = seenBy(table, 'scout');
  expect(errands(seen, offers, 'scout').get('ground-6')).toEqual(['sneak ground-6']);
  expect(waysTo(seen, offers, 'scout', ['ground-6'], ENGLISH)).toEqual([]);
  const pressed: string[] = [];
  const press = pressFor({ view: seen, asks: 'commandos', offers, onPress: (thing) => void pressed.push(thing) });
  for (const tile of ['ground-6', 'ground-3']) press(tile);
  const meant = pressed.map((thing) => offers.filter(({ choice }) => thingsOf(choice).includes(thing)).map(({ text }) => text));
  expect(meant).toEqual([['sneak ground-6'], ['move ground-3']]);
  const hidden = (who: string) => describe(seenBy(table, who).seen, 'ground-6', ENGLISH)?.lines[0]?.text;
  expect([hidden('scout'), hidden('sapper')]).toEqual([
    'Medium, half-lit: 1 AP to enter hidden.',
    'Medium, half-lit: 2 AP to enter hidden.',
  ]);
});

it('a wounded man with a first aid kit is still dragged where he goes', () => {
  const table = onGround({ sapper: { at: 'ground-4', wounds: 1, carries: ['first-aid'] }, scout: { at: 'ground-1' } });
  const { seen, offers } = seenBy(table, 'sapper');
  expect(errands(seen, offers, 'sapper').get('ground-3')).toEqual(['move ground-3']);
});

it('who is taken up though another is asked is told so, and nobody else of the team is', () => {
  const table = onGround({ scout: { at: 'ground-1' }, sapper: { at: 'ground-4' } }).by('sapper', 'move ground-3');
  const { seen, offers } = seenBy(table, 'sapper');
  expect([mayTry(seen, offers, 'scout'), mayTry(seen, offers, 'ground-1')]).toEqual([true, false]);
  expect(inVain(seen, offers, 'scout', 'ground-2', ENGLISH)?.text).toMatch(/^Sapper is spending his points/);
  for (const pressed of ['scout', cardFor('scout')]) {
    expect(inVain(seen, offers, pressed, pressed, ENGLISH)).toEqual({
      text: 'Sapper is spending his points: Scout acts when Sapper has finished.',
      rule: '6.1',
    });
  }
  expect(standsFor(seen, cardFor('scout'))).toEqual([]);
});

it('a man who is held over a tile where he cannot go is told why, by the rules themselves', () => {
  const table = onGround({ scout: { at: 'ground-1' }, sapper: { at: 'ground-4' } }).by('sapper', 'move ground-3');
  const { seen, offers } = seenBy(table, 'sapper');
  expect(inVain(seen, offers, 'sapper', 'ground-9', ENGLISH)).toEqual({ text: 'Exercise ground 9 is not adjacent.', rule: '6.5' });
  expect(inVain(seen, offers, 'sapper', 'ground-3', ENGLISH)?.text).toBe('Sapper stands here already.');
});

it('the tile on which he stands means all that he can do there', () => {
  const table = onGround(
    { sapper: { at: 'ground-1', carries: ['tnt', 'grenade'] }, scout: { at: 'ground-4' } },
    { tiles: { 'ground-1': { items: ['crowbar'] } } },
  );
  const { seen, offers } = seenBy(table, 'sapper');
  const asks = (offer: Offer, thing: string | undefined) => asksFirst(seen, offer.choice, thing);
  const meant = (open: readonly Offer[]) =>
    meaningOf(open, thingsOf, 'ground-1', { twoStep: false, asksFirst: asks }, standsFor(seen, 'ground-1'));
  const all = meant(offers);
  expect(all.do === 'ask-which' && all.offers.map(({ text }) => text)).toEqual([
    'exit',
    'lay-tnt',
    'collect crowbar',
    'drop tnt',
    'drop grenade',
  ]);
  // one that is the only one is offered as well, and not done at once
  expect(meant(offers.filter(({ text }) => text === 'exit')).do).toBe('ask-which');
});

it('whatever is wanted of a man below, he is told to come up, and where', () => {
  const table = onGround({ scout: {}, sapper: { at: 'ground-4' } });
  const { seen, offers } = seenBy(table, 'scout');
  expect(inVain(seen, offers, 'ground-7', 'ground-7', ENGLISH)?.text).toBe(
    'Scout is still below: bring him up first. Open trap doors: Exercise ground 1.',
  );
});

it('a trap door with a cross says what that means, wherever he stands; one without is gone to', () => {
  const table = onGround({ scout: { at: 'ground-9' }, sapper: { at: 'ground-2' } });
  const { seen, offers } = seenBy(table, 'scout');
  expect(standsFor(seen, 'hatch@ground-10')).toEqual([]);
  expect(inVain(seen, offers, 'hatch@ground-10', 'hatch@ground-10', ENGLISH)?.text).toMatch(/^The cross: it is blocked/);
  expect(standsFor(seen, 'hatch@ground-1')).toEqual(['ground-1']);
});

it('tokens are dragged into a man’s hands: from the ground, and from a comrade beside him', () => {
  const table = onGround(
    { scout: { at: 'ground-1', carries: ['grenade'] }, sapper: { at: 'ground-1' } },
    { tiles: { 'ground-1': { items: ['tnt'] } } },
  );
  const { seen, offers } = seenBy(table, 'sapper');
  const dropped = (thing: string, onto: string) =>
    droppedOn(offers, thingsOf, thing, [onto, ...standsFor(seen, onto)], standsFor(seen, thing))?.text;
  expect(dropped('lying-tnt@ground-1', 'sapper')).toBe('collect tnt');
  expect(dropped('grenade@scout', 'sapper')).toBe('take grenade scout');
});

it('a token at the feet of one whose places are full is not taken for the like that he carries: he is told that they are full', () => {
  const carries = ['grenade', 'crowbar', 'tnt', 'uniform'];
  const table = onGround(
    { scout: { at: 'ground-1', carries }, sapper: { at: 'ground-4' } },
    { tiles: { 'ground-1': { items: ['grenade'] } } },
  );
  const { seen, offers } = seenBy(table, 'scout');
  const lies = 'lying-grenade@ground-1';
  expect(offers.map(({ text }) => text)).toContain('drop grenade');
  expect(meaningOf(offers, thingsOf, lies, { twoStep: true }, standsFor(seen, lies)).do).toBe('explain');
  expect(mayTry(seen, offers, lies)).toBe(true);
  for (const onto of ['scout', 'ground-1', 'ground-2', lies])
    expect(droppedOn(offers, thingsOf, lies, [onto, ...standsFor(seen, onto)], standsFor(seen, lies))).toBeUndefined();
  for (const onto of ['scout', lies])
    expect(inVain(seen, offers, lies, onto, ENGLISH)).toEqual({
      text: 'Scout has no free place: something has to be put down first.',
      rule: '6.3',
    });
});

it('a token that is put in vain upon a man or a tile goes nowhere, and it is told why', () => {
  const table = onGround(
    { scout: { at: 'ground-4', carries: ['tnt'] }, sapper: { at: 'ground-3', carries: ['crowbar'] } },
    { tiles: { 'ground-3': { items: ['crowbar'] } } },
  );
  const { seen, offers } = seenBy(table, 'scout');
  const lies = 'lying-crowbar@ground-3';
  const dropped = (thing: string, onto: string) => {
    const made = droppedOn(offers, thingsOf, thing, [onto, ...standsFor(seen, onto)], standsFor(seen, thing));
    return made?.text ?? inVain(seen, offers, thing, onto, ENGLISH)?.text;
  };
  expect(offers.map(({ text }) => text)).toContain('move ground-3');
  expect(dropped(lies, 'sapper')).toBe('You are choosing for Scout: press Sapper first, if he is yours.');
  expect(dropped(lies, 'scout')).toMatch(/crowbar/);
  expect(dropped('tnt', 'ground-3')).toMatch(/^A charge is laid where one stands: Scout has to go to/);
});

it('equipment put upon a sentry, or a comrade elsewhere, is answered, whoever acts', () => {
  const table = onGround(
    { scout: { at: 'ground-4', carries: ['crowbar', 'mp40'] }, sapper: { at: 'ground-3', carries: ['crowbar'] } },
    { tiles: { 'ground-9': { enemies: { mp40: 1 } } } },
  ).by('sapper', 'move ground-2');
  const told = (who: string, thing: string, onto: string) => {
    const { seen, offers } = seenBy(table, who);
    expect(mayTry(seen, offers, thing)).toBe(true);
    expect(droppedOn(offers, thingsOf, thing, [onto, ...standsFor(seen, onto)], standsFor(seen, thing))).toBeUndefined();
    return inVain(seen, offers, thing, onto, ENGLISH)?.text;
  };
  expect(told('sapper', 'crowbar@scout', 'mp40@ground-9')).toMatch(/^Sapper is spending his points: Scout acts/);
  expect(told('sapper', 'crowbar@scout', 'sapper')).toBe('Scout is not here.');
  expect(told('sapper', 'crowbar', 'scout')).toBe('Scout is not here.');
  expect(told('sapper', 'crowbar', 'mp40@ground-9')).toBe('An enemy cannot be harmed with it: crowbar.');
  expect(told('scout', 'mp40', 'mp40@ground-9')).toMatch(/./);
  expect(told('scout', 'mp40@sapper', 'scout')).toMatch(/printed/);
});

/** What comes of putting it there: it is made at once, or asked which is meant, or told why not. */
function put(table: Given, who: string, thing: string, onto: string): readonly string[] {
  const { seen, offers } = seenBy(table, who);
  const all = [onto, ...standsFor(seen, onto)];
  const made = droppedOn(offers, thingsOf, thing, all, standsFor(seen, thing))?.text;
  if (made !== undefined) return [made];
  const [begun] = all.flatMap((one) => errands(seen, offers, thing).get(one) ?? []);
  if (begun === undefined) return [inVain(seen, offers, thing, onto, ENGLISH)?.text ?? ''];
  const ways = waysTo(seen, offers, thing, all, ENGLISH).map(({ texts }) => texts.join());
  return ways.length > 0 ? ['asked', ...ways] : [begun];
}

it('a crowbar put upon a locked door forces it; upon the ground beside one it is asked which is meant, and elsewhere put down', () => {
  const at = (tile: string) => onGround({ scout: { at: tile, carries: ['crowbar'] }, sapper: { at: 'ground-9' } });
  const beside = at('ground-6');
  expect(put(beside, 'scout', 'crowbar', 'ground-door-1')).toEqual(['force-door ground-door-1']);
  expect(put(beside, 'scout', 'crowbar', 'ground-6')).toEqual(['asked', 'force-door ground-door-1', 'drop crowbar']);
  expect(put(at('ground-5'), 'scout', 'crowbar', 'ground-5')).toEqual(['drop crowbar']);
  expect(put(at('ground-5'), 'scout', 'crowbar', 'ground-door-1')).toEqual(['There is no such door on his tile.']);
  expect(put(at('ground-8'), 'scout', 'crowbar', 'ground-door-2')).toEqual(['The door is open already.']);
});

it('a charge put upon what is to be destroyed is laid; upon the ground it is asked which is meant', () => {
  const table = onGround({ sapper: { at: 'ground-8', carries: ['tnt'] }, scout: { at: 'ground-1', carries: ['grenade'] } });
  expect(put(table, 'sapper', 'tnt', 'ground-objective-1')).toEqual(['lay-tnt']);
  expect(put(table, 'sapper', 'tnt', 'ground-8')).toEqual(['asked', 'lay-tnt', 'drop tnt']);
});

it('a token that is put upon something it is of no use for is not put down unasked', () => {
  const table = onGround({ sapper: { at: 'ground-9', carries: ['uniform', 'first-aid'] }, scout: { at: 'ground-1' } });
  expect(put(table, 'sapper', 'first-aid', 'ground-9')).toEqual(['drop first-aid']);
  expect(put(table, 'sapper', 'first-aid', 'ground-objective-2')).toEqual(['asked', 'drop first-aid']);
});

it('an open door that nobody can go through is said to be open', () => {
  const table = onGround({ scout: { at: 'ground-8', points: 0, saved: 0, carries: ['tnt'] }, sapper: { at: 'ground-1' } });
  const { seen, offers } = seenBy(table, 'scout');
  expect(inVain(seen, offers, 'ground-door-2', 'ground-door-2', ENGLISH)).toEqual({
    text: 'The door is open: going through it is a step. Points needed: 1; there are 0.',
    rule: '6.5',
  });
});

it('a door far off is told of, and nobody sets out by it', () => {
  const table = onGround({ scout: { at: 'ground-3' }, sapper: { at: 'ground-1' } });
  const { seen, offers } = seenBy(table, 'scout');
  expect(standsFor(seen, 'ground-door-2')).toEqual([]);
  expect(inVain(seen, offers, 'ground-door-2', 'ground-door-2', ENGLISH)?.text).toBe('Scout does not stand beside this door.');
});

it('a man put upon an enemy on his tile attacks him', () => {
  const table = onGround({ scout: { at: 'ground-9' }, sapper: { at: 'ground-1' } }, { tiles: { 'ground-9': { enemies: { mp40: 1 } } } });
  const { seen, offers } = seenBy(table, 'scout');
  const enemy = placed('mp40', 'ground-9');
  const meant = [enemy, ...standsFor(seen, enemy)].map((thing) => errands(seen, offers, 'scout').get(thing)).find((texts) => texts);
  expect(meant).toEqual(['close-combat mp40']);
  expect(errands(seen, offers, 'scout').get('ground-9')).toBeUndefined();
});

it('a man with a crowbar put upon a locked door of his tile forces it', () => {
  const table = onGround({ scout: { at: 'ground-6', carries: ['crowbar'] }, sapper: { at: 'ground-1' } });
  const { seen, offers } = seenBy(table, 'scout');
  expect(errands(seen, offers, 'scout').get('ground-door-1')).toEqual(['force-door ground-door-1']);
});

it('a man put upon the trap door of his tile leaves by it, or is asked as by a press', () => {
  const table = onGround({ scout: { at: 'ground-1' }, sapper: { at: 'ground-4' } });
  const { seen, offers } = seenBy(table, 'scout');
  expect(errands(seen, offers, 'scout').get('hatch@ground-1')).toEqual(['exit']);
});

it('what a man below carries goes nowhere before he is up', () => {
  const table = onGround({ scout: { carries: ['crowbar'] }, sapper: {} });
  const { seen, offers } = seenBy(table, 'scout');
  expect(inVain(seen, offers, 'crowbar', 'sapper', ENGLISH)?.text).toMatch(/^Scout is still below/);
});

it('the card of a specialist who is chosen already says whose he is', () => {
  const table = begun('first-training', 'taken').by('commando-1', 'select scout blue');
  const seen = view(table.state, 'commando-2');
  expect(inVain(seen, [], 'scout-tan', 'scout-tan', ENGLISH)?.text).toMatch(/^Scout is Commando 1 already/);
  expect(inVain(seen, [], 'medic-tan', 'medic-tan', ENGLISH)).toBeUndefined();
});

it('a sentry who is pressed is meant himself, though what he protects could be had', () => {
  const sentry = (visible: boolean) => {
    const table = onGround(
      { scout: { at: 'ground-9', visible }, sapper: { at: 'ground-1' } },
      { guards: { 'ground-objective-2': 'mauser' }, alarm: 'triggered' },
    );
    const { seen, offers } = seenBy(table, 'scout');
    expect(offers.map(({ text }) => text)).toContain('interact ground-objective-2');
    const guard = placed(GUARD, 'ground-objective-2');
    const meaning = meaningOf(offers, thingsOf, guard, { twoStep: true }, standsFor(seen, guard));
    return meaning.do === 'consider' ? meaning.offer.text : meaning.do;
  };
  expect([sentry(false), sentry(true)]).toEqual(['close-combat ground-objective-2', 'shoot welrod ground-9']);
});

it('who has spent his last point stays while something lies at his feet', () => {
  const lies = { tiles: { 'ground-3': { items: ['tnt'] } } };
  const table = (ground: object) =>
    onGround({ scout: { at: 'ground-1' }, sapper: { at: 'ground-4', points: 1 } }, ground).by('sapper', 'move ground-3');
  const foremost = ({ state, seats }: Given, last: string) => vCommandos.foremost?.(state, seats, last);
  const with_ = table(lies);
  expect(foremost(with_, with_.seatOf('sapper'))).toBe(with_.seatOf('sapper'));
  with_.by('sapper', 'collect tnt');
  expect(foremost(with_, with_.seatOf('sapper'))).toBe(with_.seatOf('scout'));
  const without = table({});
  expect(foremost(without, without.seatOf('sapper'))).toBe(without.seatOf('scout'));
});
