import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Results } from './results.tsx';

const SLIP = {
  heading: 'Midnight Toll',
  words: { close: 'Close', open: 'Read the orders' },
  occasion: 'midnight-toll',
  rows: ['Raise the KIA'],
};

it('lies open where there is room for it, and is a button with its words where there is none', () => {
  expect(renderToStaticMarkup(createElement(Results, { ...SLIP, keepsClear: true }))).toContain('Raise the KIA');
  const folded = renderToStaticMarkup(createElement(Results, { ...SLIP, keepsClear: true, isFolded: true }));
  expect(folded).toContain('Read the orders');
  expect(folded).not.toContain('Raise the KIA');
});
