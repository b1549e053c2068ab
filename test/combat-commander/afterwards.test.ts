/** Looking back: once the game is over, both hands lie open; before that, one's own. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import type { View } from '../../src/games/combat-commander/view.ts';
import { readSave, replaySave } from '../../src/kernel/save.ts';
import { stepsFor } from '../../src/kernel/witness/audience.ts';
import { viewAt } from '../../src/kernel/witness/sight.ts';

function replayed(choices?: number) {
  const read = readSave(readFileSync(new URL('../golden/combat-commander-first-light.json', import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  const save = read.value;
  const opened = replaySave(combatCommander, { ...save, history: save.history.slice(0, choices) }, {});
  if (!opened.ok) throw new Error(opened.fault.code);
  return opened.value.chronicle;
}

it.each(['axis', 'allies'] as const)('the %s see the hand of the enemy when all is over, and nobody who watches does', (seat) => {
  const over = replayed();
  const step = stepsFor(over, seat).at(-20) ?? 0;
  const seen = viewAt(over, seat, step) as View;
  const enemy = seat === 'axis' ? 'allies' : 'axis';
  expect(seen.sides[seat].hand).toHaveLength(seen.sides[seat].cards);
  expect(seen.sides[enemy].hand).toBeUndefined();
  expect([seen.shown?.length, seen.sides[enemy].cards > 0]).toEqual([seen.sides[enemy].cards, true]);
  expect((viewAt(over, undefined, stepsFor(over, undefined).at(-20) ?? 0) as View).shown).toBeUndefined();
  const running = replayed(270);
  expect(running.match.outcome).toBeUndefined();
  expect((viewAt(running, seat, stepsFor(running, seat).at(-10) ?? 0) as View).shown).toBeUndefined();
});
