import { expect, it } from 'vitest';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { View } from '../view.ts';
import { askedIn, besidesIn, siteLookedAt } from './asked.ts';

const BASE = '1437';
const OTHER = '0132';

function piece(id: string, at: string, more: object = {}) {
  return { id, at, moved: false, detected: false, ...more };
}

function viewWith(...pieces: readonly object[]): View {
  return { pieces, enemies: [], bases: [BASE, OTHER], phase: 'movement' } as unknown as View;
}

const offer = (kind: string, fields: Record<string, string>): Offer => ({
  text: [kind, ...Object.values(fields)].join(' '),
  choice: { kind, ...fields },
});
const MOVES = ['a-squad-1', 'b-squad-1'].map((id) => offer('move', { piece: id }));
const asking = { asks: 'movement', offers: MOVES, playing: undefined, considered: undefined };

it('looks at whoever sets out when nobody has moved', () => {
  expect(askedIn(viewWith(piece('a-squad-1', BASE)), asking, undefined)).toBe(BASE);
});

it('stays where it is when only men in a base are left', () => {
  const view = viewWith(piece('a-squad-1', '1340', { moved: true }), piece('b-squad-1', BASE));
  expect(askedIn(view, { ...asking, offers: MOVES.slice(1) }, undefined)).toBeUndefined();
});

it('looks at the hunted before others', () => {
  const view = viewWith(piece('a-squad-1', '1240'), piece('b-squad-1', '1340', { detected: true }));
  expect(askedIn(view, asking, undefined)).toBe('1340');
});

it('shows a base where one is to be chosen', () => {
  const bases = [BASE, OTHER].map((hex) => offer('at', { hex }));
  const where = { ...asking, asks: 'where', offers: bases };
  expect(askedIn(viewWith(piece('a-squad-1', '1240')), where, undefined)).toBe(BASE);
  expect(askedIn(viewWith(), { ...where, considered: bases[1] }, undefined)).toBe(OTHER);
});

it('goes where advice points, whatever was asked about before', () => {
  const advised = offer('base', { hex: OTHER });
  expect(askedIn(viewWith(piece('a-squad-1', BASE)), { ...asking, asks: 'base', advised }, undefined)).toBe(OTHER);
});

it('shows the site of a base whose row is looked at, and stays under a pointer upon the map', () => {
  const considered = offer('base', { hex: OTHER });
  const placing = { ...asking, asks: 'second-base', offers: [considered], considered };
  expect(askedIn(viewWith(), placing, undefined)).toBe(OTHER);
  expect(askedIn(viewWith(), { ...placing, pointed: OTHER }, undefined)).toBeUndefined();
  // the small map does not lie upon it
  expect(siteLookedAt({ considered, pointed: undefined })).toBe(OTHER);
});

it('shows with whoever is about to go the mission, with the hunted the nearest base, and with a mission the base to buy in', () => {
  const mission = { id: 'blow-bridge', at: '0145' };
  const view = { ...viewWith(piece('a-squad-1', '1240'), piece('b-squad-1', '1340', { detected: true })), mission } as unknown as View;
  expect(besidesIn(view, 'moving', 'a-squad-1')).toBe('0145');
  expect(besidesIn(view, 'moving', 'b-squad-1')).toBe(BASE);
  expect(besidesIn(view, 'purchase', undefined)).toBe(OTHER);
  expect(besidesIn(view, 'combat', undefined)).toBeUndefined();
});
