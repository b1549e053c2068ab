/** Whatever a player of Combat Commander presses does something, or says why not; and docs/reasons-combat-commander.md tells which. */
import { expect, it } from 'vitest';
import written from '../../docs/reasons-combat-commander.md?raw';
import { textsOf } from '../../src/games/shelf.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { HEAD, KINDS, pressEverything } from './combat-commander.ts';
import { reasonsTables } from './reasons.ts';

const PRESSED = [...pressEverything()];

it('presses every thing at every question that is not rare', () => {
  expect(PRESSED.length).toBeGreaterThan(2_000);
  expect(new Set(PRESSED.map(({ asks }) => asks)).size).toBeGreaterThan(18);
});

it('never speaks of a card that the player does not hold', () => {
  const strange = PRESSED.filter((press) => press.strange.length > 0);
  expect(strange.map(({ asks, thing, reasons }) => `${asks} ${thing}: ${reasons[0]?.code}`)).toEqual([]);
});

it('gives an Order, or asks which, where an own unit is pressed at the beginning of a Turn', () => {
  const pressed = PRESSED.filter(({ asks, kind }) => asks === 'turn' && kind === 'own unit');
  expect(pressed.length).toBeGreaterThan(0);
  expect(pressed.filter(({ did }) => did === 'explain').map(({ thing }) => thing)).toEqual([]);
});

it('is told in docs/reasons-combat-commander.md as it is (node tools/reasons.mjs)', () => {
  const speaker = new Speaker('en', ...textsOf('combat-commander', 'en'));
  expect(written).toBe(`${HEAD}\n${reasonsTables(KINDS, PRESSED, (asks) => speaker.prompt({ asks }))}`);
});
