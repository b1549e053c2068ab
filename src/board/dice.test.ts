import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dice } from './dice.tsx';

const drawn = (sides: number, ...faces: readonly number[]) => renderToStaticMarkup(createElement(Dice, { sides, faces, label: 'Patrol' }));

describe('dice', () => {
  it.each([1, 2, 3, 4, 5, 6])('with six sides have pips: %i', (face) => {
    const markup = drawn(6, face);
    expect(markup.match(/dice-pip/g)).toHaveLength(face);
    expect(markup).not.toContain('dice-numeral');
    expect(markup).toContain('<path class="dice-body"');
  });

  it.each([4, 8, 10, 12, 20, 30])('with %i sides have facets and a number', (sides) => {
    const markup = drawn(sides, sides);
    expect(markup).toContain(`>${sides}</text>`);
    expect(markup).toContain('class="dice-facets"');
    expect(markup).not.toContain('dice-pip');
  });

  it('with four, eight, ten, twelve and twenty sides do not look alike', () => {
    const outlines = [4, 8, 10, 12, 20].map((sides) => /class="dice-facets" d="([^"]+)"/.exec(drawn(sides, 1))?.[1]);
    expect(new Set(outlines).size).toBe(5);
  });

  it('stay within their square', () => {
    for (const sides of [4, 8, 10, 12, 20, 30]) {
      const numbers = [...drawn(sides, 1).matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => (d.match(/-?[\d.]+/g) ?? []).map(Number));
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(13);
    }
  });

  it('of one throw are named together, and drawn one by one', () => {
    const markup = drawn(10, 3, 10, 3);
    expect(markup).toContain('aria-label="Patrol 3 · 10 · 3"');
    expect(markup.match(/<svg/g)).toHaveLength(3);
  });
});
