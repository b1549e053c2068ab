/**
 * The styles of a game touch nothing outside of it: every sheet is one block for what the shell marks with the game's id,
 * and names that belong to the whole page begin with that id.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Block {
  readonly prelude: string;
  readonly blocks: readonly Block[];
}

/** Blocks within blocks; declarations are left out. */
function blocksIn(css: string): readonly Block[] {
  const text = css.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"/g, (words) => words.replace(/[{};]/g, ''));
  let at = 0;
  const read = (): readonly Block[] => {
    const blocks: Block[] = [];
    let start = at;
    const begun = () =>
      text
        .slice(start, at - 1)
        .replace(/\s+/g, ' ')
        .trim();
    while (at < text.length) {
      const sign = text[at++];
      if (sign === '}') return blocks;
      // an at-rule without a block, as @import
      if (sign === ';' && begun().startsWith('@')) blocks.push({ prelude: begun(), blocks: [] });
      if (sign === '{') blocks.push({ prelude: begun(), blocks: read() });
      if (sign === ';' || sign === '{') start = at;
    }
    return blocks;
  };
  return read();
}

/** `a, b` are two selectors, `:is(a, b)` is one. */
function selectorsIn(prelude: string): readonly string[] {
  let depth = 0;
  let all = '';
  for (const sign of prelude) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    all += sign === ',' && depth === 0 ? '\n' : sign;
  }
  return all.split('\n').map((selector) => selector.trim());
}

/** Without `&` a nested selector is one for what lies inside; with it, something must lead from there further in. */
function staysInside(selector: string): boolean {
  if (/^[+~]/.test(selector) || /(^|\s)(html|body|:root)\b/.test(selector)) return false;
  const [, after, ...more] = selector.split('&');
  if (after === undefined) return true;
  if (more.length > 0 || /\([^)]*&/.test(selector)) return false;
  const combinator = /^[^\s>+~]*\s*([>+~]?)/.exec(after)?.[1];
  return combinator === '' || combinator === '>';
}

/** Conditions change nothing about what is meant. */
const CONDITION = /^@(media|container|supports) /;

function faultsInside({ prelude, blocks }: Block): readonly string[] {
  const faults = prelude.startsWith('@')
    ? CONDITION.test(prelude)
      ? []
      : [prelude]
    : selectorsIn(prelude).filter((selector) => !staysInside(selector));
  return [...faults, ...blocks.flatMap(faultsInside)];
}

function faultsIn(css: string, game: string): readonly string[] {
  return blocksIn(css).flatMap((block) => {
    if (block.prelude === `:where([data-game="${game}"])`) return block.blocks.flatMap(faultsInside);
    return block.prelude.startsWith(`@keyframes ${game}-`) ? [] : [block.prelude];
  });
}

const games = new URL('../../src/games/', import.meta.url);
const SHEETS = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

it.each(SHEETS)('%s keeps to its game', (sheet) => {
  expect(faultsIn(readFileSync(new URL(sheet, games), 'utf8'), sheet.split('/')[0] ?? '')).toEqual([]);
});

it('finds the sheets', () => {
  expect(SHEETS.length).toBeGreaterThan(10);
});

describe('a sheet that reaches out', () => {
  const inside = (css: string) => faultsIn(`:where([data-game="race"]) { ${css} }`, 'race');

  it.each([
    ['.card { color: red }', '.card'],
    [':root { --ink: red }', ':root'],
    ['@media (width < 9px) { .card { color: red } }', '@media (width < 9px)'],
    ['@keyframes fall { from { top: 0 } }', '@keyframes fall'],
    ['@import "other.css";', '@import "other.css"'],
    [':where([data-game="chess"]) { .card { top: 0 } }', ':where([data-game="chess"])'],
    ['.x, :where([data-game="race"]) { top: 0 }', '.x, :where([data-game="race"])'],
  ])('is found at its top: %s', (css, fault) => {
    expect(faultsIn(css, 'race')).toEqual([fault]);
  });

  it.each(['+ .card', '~ .card', '& + .card', '&.x ~ .card', ':not(&)', ':root:has(&) .card', 'body .card', '& &'])(
    'is found inside: %s',
    (selector) => {
      expect(inside(`${selector} { top: 0 }`)).toEqual([selector]);
      expect(inside(`@media (width < 9px) { .fine, ${selector} { top: 0 } }`)).toEqual([selector]);
    },
  );

  it.each(['.card', '> .card', '&', '&.x .card', '[data-theme="dark"] & .card', ':is(.a, .b) + .c', '& > .card + .card'])(
    'is not: %s',
    (selector) => {
      expect(inside(`${selector} { top: 0; @container surface (width < 9px) { left: 0 } }`)).toEqual([]);
    },
  );

  it('is found by what would be the same for all games', () => {
    expect(inside('@layer base { .card { top: 0 } } @font-face { src: url(x) }')).toEqual(['@layer base', '@font-face']);
  });
});
