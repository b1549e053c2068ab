/** Whatever a player presses does something, or says why not; and docs/reasons.md tells which. */
import { expect, it } from 'vitest';
import written from '../../docs/reasons.md?raw';
import { textsOf } from '../../src/games/shelf.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { type Pressed, pressEverything, reasonsPage } from './reasons.ts';

const PRESSED: readonly Pressed[] = [...pressEverything()];
const of = (asks: string, kind: Pressed['kind']) => PRESSED.filter((press) => press.asks === asks && press.kind === kind);

it('presses every thing in hundreds of positions, at every question that is not rare', () => {
  expect(PRESSED.length).toBeGreaterThan(10_000);
  expect(new Set(PRESSED.map(({ asks }) => asks)).size).toBeGreaterThan(18);
});

it('never speaks of a card or a counter that the player does not hold', () => {
  const strange = PRESSED.filter((press) => press.strange.length > 0);
  expect(strange.map(({ asks, thing, reasons }) => `${asks} ${thing}: ${reasons[0]?.code}`)).toEqual([]);
});

it('gives one reason, and the same question never two', () => {
  for (const { asks, thing, reasons } of PRESSED) expect(new Set(reasons.map(({ code }) => code)).size, `${asks} ${thing}`).toBeLessThan(3);
});

it('sets out with the unit that is pressed, and turns up the marker that is asked about', () => {
  expect(of('operation', 'own unit').filter(({ did }) => did === 'explain')).toEqual([]);
  const hidden = of('reveal', 'marker').filter(({ did }) => did !== 'explain');
  expect(hidden.length).toBeGreaterThan(0);
  expect(of('debarking', 'own unit').some(({ did }) => did === 'choose')).toBe(true);
  expect(of('psyop', 'card in play').every(({ did }) => did === 'ask-which')).toBe(true);
});

it('is told in docs/reasons.md as it is (node tools/reasons.mjs)', () => {
  const speaker = new Speaker('en', ...textsOf('commando', 'en'));
  expect(written).toBe(reasonsPage(PRESSED, (asks) => speaker.prompt({ asks })));
});
