import { expect, test } from 'vitest';
import type { Choice } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { actors, droppedInVain, droppedOn, type Held, listedIn, meaningOf, neighbour, offersInHand } from './choosing.ts';

function offer(text: string): Offer {
  const [kind = ''] = text.split(' ');
  const choice: Choice & { readonly touches: readonly string[] } = { kind, touches: text.split(' ').slice(1) };
  return { text, choice };
}

function thingsOf(choice: Choice): readonly string[] {
  return 'touches' in choice && Array.isArray(choice.touches) ? choice.touches : [];
}

const OFFERS = ['move siwa', 'recruit jeep siwa', 'recruit jeep kufra', 'recruit truck kufra', 'done'].map(offer);
const press = (thing: string, held: Partial<Held> = {}) => meaningOf(OFFERS, thingsOf, thing, { twoStep: false, ...held });

test('a thing that no choice touches asks for an explanation', () => {
  expect(press('tobruk')).toEqual({ do: 'explain' });
});

test('a thing with one choice is chosen at once', () => {
  expect(press('truck')).toEqual({ do: 'choose', offer: offer('recruit truck kufra') });
});

test('a thing with several choices asks which', () => {
  expect(press('jeep')).toMatchObject({ do: 'ask-which', offers: [{ text: 'recruit jeep siwa' }, { text: 'recruit jeep kufra' }] });
});

test('a second thing narrows the first down to one choice', () => {
  expect(press('siwa', { thing: 'jeep' })).toMatchObject({ do: 'choose', offer: { text: 'recruit jeep siwa' } });
});

test('a second thing that has nothing to do with the first begins anew', () => {
  expect(press('truck', { thing: 'siwa' })).toMatchObject({ do: 'choose', offer: { text: 'recruit truck kufra' } });
});

test('what is shown is not made by a press upon another thing of it', () => {
  const shown = offer('recruit truck kufra');
  expect(press('kufra', { twoStep: true, thing: 'truck', offer: shown })).toEqual({ do: 'consider', offer: shown });
  expect(press('truck', { twoStep: true, thing: 'truck', offer: shown })).toMatchObject({ do: 'choose' });
});

test('while one of a kind is shown, a press upon another shows that one instead, and a second press makes it', () => {
  const [shown, other] = [offer('recruit jeep siwa'), offer('recruit truck kufra')];
  expect(press('truck', { offer: shown, thing: 'jeep' })).toEqual({ do: 'consider', offer: other });
  expect(press('truck', { offer: other, thing: 'truck' })).toEqual({ do: 'choose', offer: other });
  expect(press('truck', { offer: offer('done') })).toEqual({ do: 'choose', offer: other });
});

test('in two steps the first press considers, the second chooses', () => {
  expect(press('truck', { twoStep: true })).toMatchObject({ do: 'consider' });
  expect(press('truck', { twoStep: true, isAtOnce: ({ kind }) => kind === 'recruit' })).toMatchObject({ do: 'choose' });
  expect(press('truck', { twoStep: true, offer: offer('recruit truck kufra') })).toMatchObject({ do: 'choose' });
});

test('a considered choice is meant when a thing it touches is pressed, even where others touch it too', () => {
  expect(press('kufra', { offer: offer('recruit jeep kufra') })).toMatchObject({ do: 'choose', offer: { text: 'recruit jeep kufra' } });
});

test('what spends something by the way is offered by name, below where a force could go, and never made by pressing a place twice', () => {
  const card: Offer = { ...offer('play card jalo'), aside: true };
  const march: Offer = { ...offer('march jalo'), quiet: 'drag' };
  for (const twoStep of [false, true]) {
    expect(meaningOf([card], thingsOf, 'jalo', { twoStep })).toEqual({ do: 'ask-which', offers: [card] });
    expect(meaningOf([card], thingsOf, 'jalo', { twoStep, thing: 'jalo' })).toEqual({ do: 'ask-which', offers: [card] });
    expect(meaningOf([card, march], thingsOf, 'jalo', { twoStep })).toEqual({ do: 'ask-which', offers: [march, card] });
  }
});

test('things that can act are walked round and round', () => {
  const all = actors(OFFERS, thingsOf);
  expect(all).toEqual(['siwa', 'jeep', 'truck']);
  expect(neighbour(all, undefined, 1)).toBe('siwa');
  expect(neighbour(all, undefined, -1)).toBe('truck');
  expect(neighbour(all, 'truck', 1)).toBe('siwa');
  expect(neighbour(all, 'gone', 1)).toBe('siwa');
  expect(neighbour([], 'siwa', 1)).toBeUndefined();
});

const march: Offer = {
  ...offer('move kufra'),
  text: 'force siwa + move kufra',
  choices: [offer('force siwa').choice, offer('move kufra').choice],
  quiet: 'drag',
};
const setOut: Offer = {
  ...offer('take jeep'),
  text: 'force siwa + take jeep',
  choices: [offer('force siwa').choice, offer('take jeep').choice],
  quiet: 'press',
};
const buy: Offer = { ...offer('buy siwa'), aside: true };
const GOING = [offer('force siwa'), setOut, march, buy];
const going = (thing: string, standsFor: readonly string[] = []) => meaningOf(GOING, thingsOf, thing, { twoStep: false }, standsFor);

test('a thing that nothing can be done with means what it stands for, nearest first', () => {
  expect(going('mule', ['tobruk', 'siwa'])).toMatchObject({ do: 'choose', offer: { text: 'force siwa' } });
  expect(going('mule', ['tobruk'])).toEqual({ do: 'explain' });
  expect(going('card', ['force', 'buy'])).toMatchObject({ do: 'choose', offer: { text: 'force siwa' } });
});

test('kinds of choices are meant together, and so is a place between them', () => {
  const offers = [offer('force siwa'), offer('move kufra'), offer('buy siwa')];
  const texts = (standsFor: readonly string[]) => {
    const meaning = meaningOf(offers, thingsOf, 'mule', { twoStep: false }, standsFor);
    return meaning.do === 'ask-which' ? meaning.offers.map(({ text }) => text) : meaning.do;
  };
  expect(texts(['force', 'kufra', 'buy'])).toEqual(['force siwa', 'move kufra', 'buy siwa']);
  expect(texts(['force', 'buy', 'kufra'])).toEqual(['force siwa', 'buy siwa']);
  expect(texts(['kufra', 'force', 'buy'])).toBe('choose');
});

test('whoever presses what stands for kinds of choices is asked which, though one of them is shown', () => {
  const [force, move] = ['force siwa', 'move kufra'].map(offer);
  const offers = [force, move].flatMap((one) => one ?? []);
  const man = (shown: Offer | undefined, standsFor: readonly string[]) =>
    meaningOf(offers, thingsOf, 'man', { twoStep: true, thing: 'siwa', offer: shown }, standsFor);
  expect(man(force, ['force', 'move'])).toEqual({ do: 'ask-which', offers });
  expect(man(force, ['force'])).toEqual({ do: 'consider', offer: force });
  expect(man(force, ['force', 'siwa', 'move'])).toEqual({ do: 'consider', offer: force });
});

test('what is found by pressing is done, what is meant for dragging or done by the way is shown first', () => {
  expect(going('jeep')).toMatchObject({ do: 'choose', offer: { text: 'force siwa + take jeep' } });
  expect(going('kufra')).toMatchObject({ do: 'consider', offer: { text: 'force siwa + move kufra' } });
  expect(meaningOf(GOING, thingsOf, 'kufra', { thing: 'kufra', offer: march, twoStep: false })).toMatchObject({ do: 'choose' });
  expect(meaningOf([buy], thingsOf, 'siwa', { twoStep: false })).toMatchObject({ do: 'ask-which', offers: [{ text: 'buy siwa' }] });
});

test('what is asked is likelier than what could be done by the way', () => {
  expect(going('siwa')).toMatchObject({ do: 'choose', offer: { text: 'force siwa' } });
});

test('what is listed is all but what is only found', () => {
  expect(listedIn(GOING).map(({ text }) => text)).toEqual(['force siwa', 'buy siwa']);
});

test('a thing is dragged onto what can be done with both, or onto what that stands for', () => {
  expect(offersInHand(GOING, thingsOf, 'siwa').map(({ text }) => text)).toEqual(['force siwa + take jeep', 'force siwa + move kufra']);
  expect(droppedOn(GOING, thingsOf, 'siwa', ['kufra'])?.text).toBe('force siwa + move kufra');
  expect(droppedOn(GOING, thingsOf, 'mule', ['fort', 'kufra'], ['siwa'])?.text).toBe('force siwa + move kufra');
  expect(droppedOn(GOING, thingsOf, 'siwa', ['tobruk'])).toBeUndefined();
  // who stands there is not put upon what could be bought there
  expect(droppedOn([offer('buy truck siwa')], thingsOf, 'mule', ['truck'], ['siwa'])).toBeUndefined();
  expect(droppedOn([offer('buy truck siwa')], thingsOf, 'truck', ['mule', 'siwa'])?.text).toBe('buy truck siwa');
  const placed: Offer = { ...offer('line jeep'), quiet: 'drag', drag: { thing: 'jeep', onto: 'truck' } };
  expect(droppedOn([placed], thingsOf, 'jeep', ['truck'])).toBe(placed);
  expect(meaningOf([placed], thingsOf, 'jeep', { twoStep: false })).toEqual({ do: 'explain' });
});

test('what could be put down in several places is put down in the one it is dropped on', () => {
  const pick = offer('pick gun').choice;
  const placeAt = (hex: string): Choice & { readonly hex: string } => ({ kind: 'place', hex });
  const drag = { thing: 'gun', onto: 'A1', elsewhere: ['H6', 'B2'] };
  const put: Offer = { text: 'pick gun + place A1', choice: placeAt('A1'), choices: [pick, placeAt('A1')], quiet: 'drag', drag };
  expect(offersInHand([put], thingsOf, 'gun').map(({ text }) => text)).toEqual([
    'pick gun + place A1',
    'pick gun + place H6',
    'pick gun + place B2',
  ]);
  expect(droppedOn([put], thingsOf, 'gun', ['H6'])).toEqual({
    text: 'pick gun + place H6',
    choice: placeAt('H6'),
    choices: [pick, placeAt('H6')],
    quiet: 'drag',
    drag: { thing: 'gun', onto: 'H6' },
  });
  expect(droppedOn([put], thingsOf, 'gun', ['C3'])).toBeUndefined();
});

test('what is seldom wanted stands last in a menu, and is found where nothing else is meant', () => {
  const drop: Offer = { ...offer('abandon jeep'), aside: true, quiet: 'press' };
  const fix = offer('fix jeep');
  const halt = offer('halt jeep');
  expect(meaningOf([drop, fix, halt], thingsOf, 'jeep', { twoStep: false })).toEqual({ do: 'ask-which', offers: [fix, halt, drop] });
  expect(meaningOf([drop, fix], thingsOf, 'jeep', { twoStep: false })).toEqual({ do: 'ask-which', offers: [fix, drop] });
  expect(meaningOf([drop], thingsOf, 'jeep', { twoStep: false })).toEqual({ do: 'ask-which', offers: [drop] });
  expect(listedIn([drop, fix])).toEqual([fix]);
});

test('what has a name of its own is meant by that name, and by no thing that its last choice touches', () => {
  const force: Offer = { ...offer('recruit marines kufra'), says: { code: 'ready-force', figures: {} } };
  expect(meaningOf([force], thingsOf, 'marines', { twoStep: false })).toEqual({ do: 'explain' });
  expect(droppedOn([force], thingsOf, 'marines', ['kufra'])).toBeUndefined();
  const march: Offer = { ...offer('move kufra'), says: { code: 'march', figures: {} }, quiet: 'press' };
  expect(meaningOf([march], thingsOf, 'kufra', { twoStep: false })).toEqual({ do: 'choose', offer: march });
});

test('a thing that was put down where it cannot be would have been put there as it is put elsewhere', () => {
  const put: Offer = { ...offer('place A1'), text: 'pick gun + place A1', quiet: 'drag', drag: { thing: 'gun', onto: 'A1' } };
  expect(droppedInVain([offer('pick gun'), put], 'gun', ['H6', 'mule'])).toEqual(['pick gun + place H6', 'pick gun + place mule']);
  expect(droppedInVain([offer('pick gun'), put], 'mule', ['H6'])).toEqual([]);
});

test('the one thing that is asked first is shown to a finger without a menu over the board, and made by no second tap; a mouse is asked', () => {
  const asksFirst = () => true;
  const [move] = OFFERS;
  const one = (held: Partial<Held>) => meaningOf(OFFERS.slice(0, 1), thingsOf, 'siwa', { twoStep: true, asksFirst, ...held });
  expect(one({})).toEqual({ do: 'consider', offer: move });
  expect(one({ thing: 'siwa', offer: move })).toEqual({ do: 'consider', offer: move });
  expect(one({ twoStep: false })).toEqual({ do: 'ask-which', offers: [move] });
});

test('what says by itself where it is pressed is meant there before anything else, and shown first to a finger', () => {
  const everybody: Offer = { ...offer('take truck jeep'), says: { code: 'set-out', figures: {} }, press: 'siwa' };
  const offers = [...OFFERS, everybody];
  expect(meaningOf(offers, thingsOf, 'siwa', { twoStep: false })).toEqual({ do: 'choose', offer: everybody });
  expect(meaningOf(offers, thingsOf, 'siwa', { twoStep: true })).toEqual({ do: 'consider', offer: everybody });
  expect(meaningOf(offers, thingsOf, 'siwa', { twoStep: true, thing: 'siwa', offer: everybody })).toEqual({
    do: 'choose',
    offer: everybody,
  });
  // elsewhere it is found by its name alone
  expect(meaningOf(offers, thingsOf, 'truck', { twoStep: false })).toMatchObject({ offer: { text: 'recruit truck kufra' } });
});

test('what is picked goes along with whatever is pressed then, where both can be done as one', () => {
  const [call, fire] = [offer('support hurricanes'), offer('fire recon')];
  const both: Offer = {
    ...offer('fire recon'),
    text: 'support hurricanes + fire recon',
    quiet: 'drag',
    drag: { thing: 'hurricanes', onto: 'recon' },
  };
  const offers = [call, fire, both];
  expect(meaningOf(offers, thingsOf, 'recon', { twoStep: true, offer: call })).toEqual({ do: 'consider', offer: both });
  expect(meaningOf(offers, thingsOf, 'recon', { twoStep: true, offer: both, thing: 'recon' })).toEqual({ do: 'choose', offer: both });
  expect(meaningOf(offers, thingsOf, 'recon', { twoStep: true })).toEqual({ do: 'consider', offer: fire });
});
