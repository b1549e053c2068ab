import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TONES } from '../../src/board/tone.ts';

type Colours = Readonly<Record<string, string>>;

const CSS = readFileSync(new URL('../../src/web/theme.css', import.meta.url), 'utf8');
const LIGHT = coloursOf(':root');
const DARK = { ...LIGHT, ...coloursOf(':root[data-theme="dark"]') };
const MORE = coloursOf(':root[data-contrast="more"]');
const THEMES: Readonly<Record<string, Colours>> = {
  light: LIGHT,
  dark: DARK,
  'light, more contrast': { ...LIGHT, ...MORE },
  'dark, more contrast': { ...DARK, ...MORE, ...coloursOf(':root[data-theme="dark"][data-contrast="more"]') },
};

/** WCAG 2.2: text 4.5 : 1, the edges of controls and the focus ring 3 : 1. */
const TEXT = 4.5;
const EDGE = 3;
const SHEETS = ['paper', 'paper-2', 'sheet'];
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...['ink', 'ink-2', 'red', 'green', 'amber', 'blue', 'link'].flatMap((text) => SHEETS.map((sheet) => [text, sheet, TEXT] as const)),
  ...['desk-ink', 'desk-ink-2'].flatMap((text) => ['desk', 'desk-2'].map((desk) => [text, desk, TEXT] as const)),
  ['on-main', 'main', TEXT],
  ['on-main', 'main-2', TEXT],
  ...TONES.map((_, tone) => [`tone-${tone}-ink`, `tone-${tone}`, TEXT] as const),
  ...SHEETS.flatMap((sheet) => [['line-2', sheet, EDGE] as const, ['main', sheet, EDGE] as const]),
  ['focus', 'focus-casing', EDGE],
];

describe.each(Object.entries(THEMES))('the colours of %s', (_name, colours) => {
  it.each(PAIRS)('%s can be told from %s', (front, back, least) => {
    expect(contrast(colours[front] ?? '', colours[back] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

describe.each(Object.entries(THEMES))('the tones of seats in %s', (_name, colours) => {
  const all = TONES.map((_, tone) => colours[`tone-${tone}`] ?? '');

  it('are far apart, and those of like lightness in hue', () => {
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(difference(a, b), `${a} ${b}`).toBeGreaterThan(20);
  });

  it('of the first two are told apart in grey', () => {
    expect(contrast(all[0] ?? '', all[1] ?? '')).toBeGreaterThan(3);
  });
});

it('no two tones have the same corner and band, so that none is told by colour alone', () => {
  expect(new Set(TONES.map(({ corner, band }) => `${corner} ${band}`)).size).toBe(TONES.length);
  expect(TONES.length).toBeGreaterThanOrEqual(6);
});

/** A state of a thing one can press: what the pointer, the keyboard or a choice makes of it. */
const STATE = /:hover|:focus|:disabled|data-considered|data-advised|aria-disabled|aria-selected|data-newest|data-shown/;

interface Rule {
  readonly at: string;
  readonly ground: string;
  readonly ink: string | undefined;
}

/** Every rule that gives a state a ground of its own. */
function states(folder: string): Rule[] {
  const root = new URL(`../../src/${folder}/`, import.meta.url);
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  return sheets.flatMap((name) => {
    const css = readFileSync(new URL(name, root), 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
      const ground = /(?:^|\s)background(?:-color)?:\s*var\(--([\w-]+)/.exec(body)?.[1];
      if (ground === undefined || !STATE.test(selector)) return [];
      return [{ at: `${name} ${selector.trim()}`, ground, ink: /(?:^|\s)color:\s*var\(--([\w-]+)/.exec(body)?.[1] }];
    });
  });
}

describe.each(['web', 'board'])('the states of whatever can be pressed, in %s', (folder) => {
  const rules = states(folder);

  it('are found', () => expect(rules.length).toBeGreaterThan(1));

  it.each(rules.map((rule) => [rule.at, rule] as const))(
    '%s: whoever changes the ground names the ink, and it can be read',
    (_at, rule) => {
      expect(rule.ink).toBeDefined();
      for (const [name, colours] of Object.entries(THEMES)) {
        expect(contrast(colours[rule.ink ?? ''] ?? '', colours[rule.ground] ?? ''), name).toBeGreaterThanOrEqual(TEXT);
      }
    },
  );
});

function coloursOf(selector: string): Colours {
  const from = CSS.indexOf(`${selector} {`);
  const block = CSS.slice(from, CSS.indexOf('}', from));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]));
}

/** In the colour space of the CIE, where ten is plainly seen. */
function difference(a: string, b: string): number {
  const [p, q] = [labOf(a), labOf(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function labOf(colour: string): [number, number, number] {
  const [r, g, b] = linear(colour);
  const share = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116);
  const x = share((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = share(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = share((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(colour: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return [red, green, blue];
}
