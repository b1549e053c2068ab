#!/usr/bin/env node
// Records the golden games anew: one for each set-up of each game, played by the game's own script.
//   node tools/golden.mjs            test/golden/
//   node tools/golden.mjs --saves    and the saves of this rules version, test/saves/<rules version>/, and a position of each new shape
//   node tools/golden.mjs GAME…      only those of a game, or of the set-ups that begin so (commando/highlands)
// Look at the difference before committing it, and say in the commit which rule changed.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.mjs';

// Node 20 calls JSON imports experimental.
process.removeAllListeners('warning');
await setUp();
const { SHELF } = await import('../dist/games/shelf.js');
const { Chronicle } = await import('../dist/kernel/chronicle.js');
const { randomFrom } = await import('../dist/kernel/dice.js');
const { saveOf } = await import('../dist/kernel/save.js');
const { chooseSetup } = await import('../dist/kernel/setup.js');
const { shapeOf } = await import('../dist/kernel/shapes.js');

const tests = join(dirname(dirname(fileURLToPath(import.meta.url))), 'test');

/** A whole game from one seed: the same each time, as long as rules, content and script are the same. */
function record(game, id, seed) {
  return saveOf(played(game, id, seed, () => false));
}

/** Where a game stands some way on, at a checkpoint: as a table would be carried over to other rules. */
function standing(game, id) {
  const table = played(game, id, `standing ${id}`, ({ version, match }) => version >= 60 && match.position().since.length === 0);
  const snapshot = table.snapshot();
  return { ...saveOf(table), carried: { rules: game.rulesVersion, step: snapshot.line.length, snapshot } };
}

function played(game, id, seed, isEnough) {
  const chosen = chooseSetup(game, id);
  if (!chosen.ok) throw new Error(chosen.fault.code);
  const table = new Chronicle(game, { setup: chosen.value, seed, salt: 'golden' });
  const random = randomFrom(`${seed} bots`);
  while (table.match.decision && !isEnough(table)) {
    const { seats, question } = table.match.decision;
    const seat = seats[0];
    const refused = table.choose(seat, game.player.policy(table.match.state, seat, question, table.choices(), random));
    if (refused) throw new Error(`${id}: ${refused.code}`);
  }
  return table;
}

function write(folder, name, save) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(save, undefined, 2)}\n`);
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const golden = join(tests, 'golden');
mkdirSync(golden, { recursive: true });
if (wanted.length === 0) for (const name of readdirSync(golden)) if (name.endsWith('.json')) rmSync(join(golden, name));
for (const game of SHELF) {
  const setups = game.setups.filter(({ id }) => wanted.length === 0 || wanted.some((start) => `${game.id}/${id}`.startsWith(start)));
  for (const { id } of setups) write(golden, `${game.id}-${id.replaceAll('/', '-')}`, record(game, id, `golden ${id}`));
  if (!process.argv.includes('--saves')) continue;
  // One for each theatre, or for the game where it has none: its last set-up, which leads furthest.
  const last = new Map(setups.map(({ id }) => [id.includes('/') ? id.split('/')[0] : 'last', id]));
  const shape = `${game.id}-shape-${shapeOf(game)}`;
  if (setups.length > 0 && !existsSync(join(tests, 'standing', `${shape}.json`)))
    write(join(tests, 'standing'), shape, standing(game, setups.at(-1).id));
  const folder = join(tests, 'saves', game.rulesVersion);
  for (const [theatre, id] of last) write(folder, `${game.id}-${theatre}`, record(game, id, `released ${game.rulesVersion} ${id}`));
}
