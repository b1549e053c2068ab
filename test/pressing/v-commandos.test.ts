/** Whatever a player of V-Commandos presses does something, or says why not; and docs/reasons-v-commandos.md tells which. */
import { expect, it } from 'vitest';
import written from '../../docs/reasons-v-commandos.md?raw';
import { textsOf } from '../../src/games/shelf.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { reasonsTables } from './reasons.ts';
import { HEAD, KINDS, pressEverything, unreachable } from './v-commandos.ts';

const PRESSED = [...pressEverything()];

it('presses every thing at every question that is not rare', () => {
  expect(PRESSED.length).toBeGreaterThan(1_000);
  expect(new Set(PRESSED.map(({ asks }) => asks)).size).toBeGreaterThan(12);
});

it('finds every choice on the board', () => {
  expect([...new Set(unreachable())]).toEqual([]);
});

it('says what somebody can do, or asks which, where he is pressed in the commando phase', () => {
  const pressed = PRESSED.filter(({ asks, kind }) => asks === 'commandos' && kind === 'own commando');
  expect(pressed.length).toBeGreaterThan(0);
  expect(pressed.filter(({ did }) => did === 'explain').map(({ thing }) => thing)).toEqual([]);
});

it('is told in docs/reasons-v-commandos.md as it is (node tools/reasons.mjs)', () => {
  const speaker = new Speaker('en', ...textsOf('v-commandos', 'en'));
  expect(written).toBe(`${HEAD}\n${reasonsTables(KINDS, PRESSED, (asks) => speaker.prompt({ asks }))}`);
});
