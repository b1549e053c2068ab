import { expect, test } from 'vitest';
import type { Choice } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { actors, meaningOf, neighbour } from './choosing.ts';

function offer(text: string): Offer {
  const [kind = ''] = text.split(' ');
  const choice: Choice & { readonly touches: readonly string[] } = { kind, touches: text.split(' ').slice(1) };
  return { text, choice };
}

function thingsOf(choice: Choice): readonly string[] {
  return 'touches' in choice && Array.isArray(choice.touches) ? choice.touches : [];
}

const OFFERS = ['move siwa', 'recruit jeep siwa', 'recruit jeep kufra', 'recruit truck kufra', 'done'].map(offer);
const press = (thing: string, held: { thing?: string; offer?: Offer; twoStep?: boolean } = {}) =>
  meaningOf(OFFERS, thingsOf, thing, { twoStep: false, ...held });

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

test('in two steps the first press considers, the second chooses', () => {
  expect(press('truck', { twoStep: true })).toMatchObject({ do: 'consider' });
  expect(press('truck', { twoStep: true, offer: offer('recruit truck kufra') })).toMatchObject({ do: 'choose' });
});

test('a considered choice is meant when a thing it touches is pressed, even where others touch it too', () => {
  expect(press('kufra', { offer: offer('recruit jeep kufra') })).toMatchObject({ do: 'choose', offer: { text: 'recruit jeep kufra' } });
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
