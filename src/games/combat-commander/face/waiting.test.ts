/** What there is to choose from lies in the tray as counters. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RADIO_TYPES, UNIT_COUNTERS, WEAPON_COUNTERS } from '../content/counters.ts';
import { SUPPORT_ITEMS } from '../content/support.ts';
import { PieceCounter, printedLook } from './counter/counter.tsx';
import { counterFor } from './waiting.tsx';

it('support, reinforcements, lost units and weapons have a counter each, which can be drawn', () => {
  const radios = RADIO_TYPES.map(({ id }) => id);
  for (const thing of [...SUPPORT_ITEMS, ...UNIT_COUNTERS, ...WEAPON_COUNTERS, ...radios]) {
    const carrier = counterFor(thing);
    expect(carrier, thing).toBeDefined();
    const piece = carrier?.unit || carrier?.weapon || '';
    expect(renderToStaticMarkup(createElement(PieceCounter, { piece: printedLook(piece) })), thing).toContain('piece-body');
  }
});

it('a unit that comes with a weapon carries it', () => {
  const both = SUPPORT_ITEMS.filter((item) => item.includes('+')).map(counterFor);
  expect(both.length).toBeGreaterThan(3);
  for (const carrier of both) expect([carrier?.unit, carrier?.weapon]).not.toContain('');
});

it('an edge, a map and a hex are no counters', () => {
  expect(['top', 'left', 'town', 'H6', ''].map(counterFor)).toEqual(Array.from({ length: 5 }));
});
