import { expect, test } from 'vitest';
import type { Choice } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { groupedOffers, inOrder, matches, offersIn, rowsIn } from './grouping.ts';

function offer(text: string): Offer {
  const [kind = ''] = text.split(' ');
  const choice: Choice & { readonly touches: readonly string[] } = { kind, touches: text.split(' ').slice(1) };
  return { text, choice };
}

function thingsOf(choice: Choice): readonly string[] {
  return 'touches' in choice && Array.isArray(choice.touches) ? choice.touches : [];
}

function grouped(texts: readonly string[], pass?: string) {
  return groupedOffers(texts.map(offer), thingsOf, pass);
}

test('choices stand by kind, in the order of the rule', () => {
  const { groups } = grouped(['move siwa', 'recon kufra', 'move kufra']);
  expect(groups.map(({ kind, rows }) => [kind, rows.length])).toEqual([
    ['move', 2],
    ['recon', 1],
  ]);
});

test('what touches nothing stands apart, the pass by itself', () => {
  const { groups, plain, pass } = grouped(['move siwa', 'halt', 'pass'], 'pass');
  expect(groups).toHaveLength(1);
  expect(plain.map(({ text }) => text)).toEqual(['halt']);
  expect(pass?.text).toBe('pass');
});

test('a decision of its own stands first in the list, though it touches nothing', () => {
  const { groups, plain } = groupedOffers(['move siwa', 'halt', 'finish'].map(offer), thingsOf, undefined, ['finish']);
  expect(groups.map(({ kind }) => kind)).toEqual(['finish', 'move']);
  expect(plain.map(({ text }) => text)).toEqual(['halt']);
});

test('several choices that are meant as one stand first, each as a sentence of its own', () => {
  const says = { code: 'set-out', figures: {} };
  const { groups, plain } = groupedOffers([offer('move siwa'), { ...offer('done'), says }, offer('done')], thingsOf, undefined);
  expect(groups.map(({ rows }) => rows.flatMap(offersIn).map(({ text }) => text))).toEqual([['done'], ['move siwa']]);
  expect(plain.map(({ text }) => text)).toEqual(['done']);
});

const RECRUITS = ['jeep', 'truck', 'sappers', 'guns'].flatMap((type) => ['siwa', 'kufra'].map((base) => `recruit ${type} ${base}`));

test('many types at several bases are one row for each type', () => {
  const { groups } = grouped([...RECRUITS, 'recruit scouts siwa']);
  const rows = groups[0]?.rows ?? [];
  expect(rows.map((row) => offersIn(row).length)).toEqual([2, 2, 2, 2, 1]);
  expect(rows[0]).toMatchObject({ thing: 'jeep' });
});

test('a few are read as they are', () => {
  expect(grouped(RECRUITS.slice(0, 6)).groups[0]?.rows).toHaveLength(6);
});

test('where no thing comes twice nothing is gathered', () => {
  const { groups } = grouped(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((unit) => `carry ${unit} truck`));
  expect(groups[0]?.rows).toHaveLength(7);
});

test('digits count the rows, then what touches nothing, the pass last', () => {
  const rows = rowsIn(grouped(['done', 'move siwa', 'pass', 'move kufra'], 'pass'));
  expect(rows.flatMap(offersIn).map(({ text }) => text)).toEqual(['move siwa', 'move kufra', 'done', 'pass']);
});

test('typing finds sentences by the beginnings of their words, without accents', () => {
  expect(matches('Recruit Jeep patrol in Siwa', 'je si')).toBe(true);
  expect(matches('Recruter Éclaireurs à Siwa', 'eclai')).toBe(true);
  expect(matches('Recruit Jeep patrol in Siwa', 'eep')).toBe(false);
  expect(matches('Recruit Jeep patrol in Siwa', '')).toBe(true);
});

test('lists and menus have the order that the game gives them, and otherwise their own', () => {
  const offers = [offer('recon kufra'), offer('move siwa'), offer('move kufra')];
  const rank = ({ kind }: Choice) => (kind === 'move' ? 0 : 1);
  expect(inOrder(offers, rank).map(({ text }) => text)).toEqual(['move siwa', 'move kufra', 'recon kufra']);
  expect(inOrder(offers, undefined)).toBe(offers);
});

test('what is ready-made of one sort stays in the order in which the game gives it, whatever it ends with', () => {
  const ready = (text: string, code = 'ready-force') => ({ ...offer(text), says: { code, figures: {} } });
  const rank = ({ kind }: Choice) => (kind === 'air' ? 1 : 0);
  const offers = [ready('air hurricanes'), ready('recruit trucks'), ready('recruit jeeps', 'again'), offer('air hurricanes')];
  expect(inOrder(offers, rank)).toEqual(offers);
});
