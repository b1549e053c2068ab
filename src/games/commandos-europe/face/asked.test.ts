import { expect, it } from 'vitest';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { View } from '../view.ts';
import { askedIn, besidesIn, isByHandIn, siteLookedAt } from './asked.ts';

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

it('stays with whoever came last, and the enemies that have come for him, whoever else may go', () => {
  const enemies = ['0338', '1342', '1343', '1344'].map((at, i) => ({ id: `guard-${i}`, at }));
  const came = (more: object) =>
    ({ ...viewWith(piece('a-squad-1', '1240'), piece('b-squad-1', '1340', { moved: true, ...more })), enemies }) as unknown as View;
  const next = { ...asking, offers: MOVES.slice(0, 1), lately: 'b-squad-1' };
  expect(askedIn(came({}), next, undefined)).toBe('1340');
  expect(besidesIn(came({}), next, undefined, '1340')).toEqual([]);
  expect(besidesIn(came({ detected: true }), next, undefined, '1340')).toEqual(['1342', '1343', '1344']);
  expect(askedIn(came({}), { ...next, lately: undefined }, undefined)).toBeUndefined();
  expect(askedIn(came({}), next, 'a-squad-1')).toBe('1240');
});

it('looks for nobody where only gear lies', () => {
  const view = viewWith(piece('canoe', '1340', { gear: true }), piece('a-squad-1', BASE));
  const offers = [offer('move', { piece: 'canoe' }), ...MOVES];
  expect(askedIn(view, { ...asking, offers }, undefined)).toBe(BASE);
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

it('shows the base to escape to whose row is looked at, with those who were heard', () => {
  const considered = offer('escape', { hex: OTHER });
  const view = { ...viewWith(piece('a-squad-1', '1240', { heard: 1 })), hearings: 1 } as unknown as View;
  const escaping = { ...asking, asks: 'escape', offers: [considered] };
  expect(askedIn(view, escaping, undefined)).toBe('1240');
  expect(askedIn(view, { ...escaping, considered }, undefined)).toBe(OTHER);
  expect(besidesIn(view, { ...escaping, considered }, undefined, OTHER)).toEqual(['1240']);
});

it('shows with whoever is about to go the mission, with the hunted the nearest base as well, and with a mission the base to buy in', () => {
  const mission = { id: 'blow-bridge', at: '0145' };
  const view = { ...viewWith(piece('a-squad-1', '1240'), piece('b-squad-1', '1340', { detected: true })), mission } as unknown as View;
  const moving = { ...asking, asks: 'moving', offers: [] };
  expect(besidesIn(view, moving, 'a-squad-1', '1240')).toEqual(['0145']);
  expect(besidesIn(view, moving, 'b-squad-1', '1340')).toEqual([BASE, '0145']);
  // as soon as it is asked who goes, so that nothing moves for whoever is pressed
  expect(besidesIn(view, asking, undefined, '1340')).toEqual([BASE, '0145']);
  expect(besidesIn(view, { ...asking, offers: MOVES.slice(0, 1) }, undefined, '1240')).toEqual(['0145']);
  // and who hunts them, in a new turn too
  const hunted = { ...view, enemies: [{ id: 'guard-1', at: '1343' }] } as unknown as View;
  expect(besidesIn(hunted, asking, undefined, '1340')).toEqual(['1343', BASE, '0145']);
  expect(besidesIn(view, { ...asking, asks: 'purchase' }, undefined, '0145')).toEqual([OTHER]);
  expect(besidesIn(view, { ...asking, asks: 'combat' }, undefined, '1240')).toEqual([]);
});

it('looks at the hunted with the guard beside them before a mission is drawn, and at them with whatever happens', () => {
  const enemies = ['0338', '1341'].map((at, i) => ({ id: `guard-${i}`, at }));
  const hunted = viewWith(piece('a-squad-1', BASE), piece('b-squad-1', '1340', { detected: true }));
  const view = { ...hunted, enemies, phase: 'placement' } as unknown as View;
  const drawing = { ...asking, asks: 'before-draw', offers: [] };
  expect(askedIn(view, drawing, undefined)).toBe('1340');
  expect(besidesIn(view, drawing, undefined, '1340')).toEqual(['1341', BASE]);
  const playing = { beat: { name: 'drift', ms: 1, things: ['0338'] } } as unknown as NonNullable<Parameters<typeof askedIn>[1]['playing']>;
  expect(besidesIn(view, { ...drawing, playing }, undefined, '0338')).toEqual(['1340']);
});

it('moves nothing under a hand that has pressed what is in sight', () => {
  expect(isByHandIn(asking, undefined)).toBe(false);
  expect(isByHandIn(asking, 'a-squad-1')).toBe(true);
  expect(isByHandIn({ ...asking, considered: MOVES[0] }, undefined)).toBe(true);
});
