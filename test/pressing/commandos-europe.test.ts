/** Whatever a player of Commandos: Europe presses does something, or says why not; and docs/reasons-commandos-europe.md tells which. */
import { expect, it } from 'vitest';
import written from '../../docs/reasons-commandos-europe.md?raw';
import { textsOf } from '../../src/games/shelf.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { HEAD, KINDS, pressEverything, unreachable } from './commandos-europe.ts';
import { reasonsTables } from './reasons.ts';

const PRESSED = [...pressEverything()];

it('presses every thing at every question that is not rare', () => {
  expect(PRESSED.length).toBeGreaterThan(1_000);
  expect(new Set(PRESSED.map(({ asks }) => asks)).size).toBeGreaterThan(10);
});

it('finds every choice on the board or in the tray', () => {
  expect([...new Set(unreachable())]).toEqual([]);
});

it('goes to a hex in reach by one press, without asking which way', () => {
  const pressed = PRESSED.filter(({ asks, kind, did }) => asks === 'moving' && kind === 'hex' && did !== 'explain');
  expect(pressed.length).toBeGreaterThan(0);
  expect(pressed.filter(({ did }) => did === 'ask-which').map(({ thing }) => thing)).toEqual([]);
});

it('is told in docs/reasons-commandos-europe.md as it is (node tools/reasons.mjs)', () => {
  const speaker = new Speaker('en', ...textsOf('commandos-europe', 'en'));
  expect(written).toBe(`${HEAD}\n${reasonsTables(KINDS, PRESSED, (asks) => speaker.prompt({ asks }))}`);
});
