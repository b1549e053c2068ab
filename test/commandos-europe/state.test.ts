/** A whole war is kept in little room: its state is copied and sent again and again. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { anyGame } from '../../src/games/box.ts';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import { readSave, replaySave } from '../../src/kernel/save.ts';

it.each(['war', 'continent', 'normandy', 'north-africa', 'norway', 'first-raid'])('the state of %s stays below 8,000 bytes', (setup) => {
  const read = readSave(readFileSync(new URL(`../golden/commandos-europe-${setup}.json`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  const opened = replaySave(anyGame(commandosEurope), read.value, { verify: false });
  if (!opened.ok) throw new Error(opened.fault.code);
  expect(opened.value.chronicle.match.outcome).toBeDefined();
  expect(JSON.stringify(opened.value.chronicle.match.state).length).toBeLessThan(8000);
});
