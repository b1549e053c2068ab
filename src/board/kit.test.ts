/** What every game's board is furnished with, as it is drawn. */
import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { edgeKind, squareOutline } from './edge.tsx';
import { OutlineIcon, OutlineSign } from './icon.tsx';
import { Grid, ScaleBar } from './map/furniture.tsx';
import { PaneEdge } from './map/pane-edge.tsx';
import { Orders } from './orders.tsx';
import { Press } from './press.tsx';
import { ResultRow, Results } from './results.tsx';

const drawn = (node: ReactNode) => renderToStaticMarkup(node);
const nothing = () => {};

it('an icon is filled where it is an outline, and stroked where it is drawn with a width', () => {
  const shapes = [{ d: 'M0,0h9' }, { d: 'M0,9h9', width: 40 }];
  expect(drawn(jsx(OutlineIcon, { outline: 'M1,1h2z', x: 12, y: 12, size: 24 }))).toBe(
    '<g transform="translate(0 0) scale(0.046875)"><path d="M1,1h2z" fill="currentColor"></path></g>',
  );
  const sign = drawn(jsx(OutlineSign, { outline: shapes, size: 30 }));
  expect(sign).toContain('width="30"');
  expect(sign).toContain('<path d="M0,9h9" fill="none" stroke="currentColor" stroke-width="40"');
});

it('what is pressed says what it is and whether it is of use', () => {
  const markup = drawn(jsx(Press, { thing: 'jeep-1', label: 'Jeep', legal: true, onPoint: nothing, onPress: nothing, children: 'J' }));
  expect(markup).toMatch(/^<button type="button"[^>]* aria-label="Jeep" data-thing="jeep-1" data-legal="true" data-considered="false"/);
});

it('results have a heading, a way to close them, and their dice in words', () => {
  const row = jsx(ResultRow, { dice: [{ label: 'Patrol', sides: 6, faces: [2, 6], tone: 0 }], text: 'Nobody is hit.', calm: true });
  const markup = drawn(jsx(Results, { heading: 'Dice and cards', words: { close: 'Close', open: 'Results' }, occasion: 1, rows: [row] }));
  expect(markup).toContain('<h3>Dice and cards</h3>');
  expect(markup).toContain('aria-label="Close"');
  expect(markup).toContain('aria-label="Patrol 2 · 6"');
  expect(markup).toContain('Nobody is hit.');
});

it('one order alone is the main button, several are alike', () => {
  const one = { text: 'pass', words: 'Pass', about: 'costs nothing' };
  const orders = (isOnly: boolean) =>
    drawn(
      jsx(Orders, {
        label: 'Orders',
        orders: isOnly ? [one] : [one, { text: 'halt', words: 'Halt' }],
        isOnly,
        onChoose: nothing,
      }),
    );
  expect(orders(true)).toContain('class="orders-button main">Pass<small>costs nothing</small>');
  expect(orders(false).match(/class="orders-button"/g)).toHaveLength(2);
});

it('the edge of a window writes the lines of the grid above and to the left, and its stretches take turns', () => {
  const ticks = { across: [20, 50, 80].map((at) => ({ at, words: `${at}°` })), down: [{ at: 40, words: '31°' }] };
  const ground = { x: 0, y: 0, width: 100, height: 80 };
  const edge = drawn(jsx(PaneEdge, { ticks, extent: ground, viewer: undefined }));
  expect(edge.match(/50°/g)).toHaveLength(1);
  expect(edge.match(/31°/g)).toHaveLength(1);
  expect(edge.match(/pane-edge-light/g)).toHaveLength(6);
  expect(drawn(jsx(Grid, { ticks, ground }))).toContain('M50,0v80');
});

it('a scale counts its steps in its measure', () => {
  const scale = drawn(jsx(ScaleBar, { at: [0, 0], unit: 10, step: 25, measure: 'm', note: 'about' }));
  for (const figure of ['>25<', '>50<', '>75 m<', '>about<']) expect(scale).toContain(figure);
});

it('a thing has one line around it: what is considered goes before what is pointed at', () => {
  expect([edgeKind(true, true, true), edgeKind(false, true, true), edgeKind(false, false, true), edgeKind(false, false, false)]).toEqual([
    'chosen',
    'pointed',
    'open',
    undefined,
  ]);
  expect(squareOutline(43, 6)).toBe('M-15.5 -21.5h31a6 6 0 0 1 6 6v31a6 6 0 0 1 -6 6h-31a6 6 0 0 1 -6 -6v-31a6 6 0 0 1 6 -6Z');
});
