/**
 * Golden games: one recorded game for each set-up, played again choice by choice. `node tools/golden.mjs` records them anew.
 * Saves of every released rules version are kept in test/saves and still open.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../src/games/shelf.ts';
import { readSave, replaySave, type Save } from '../src/kernel/save.ts';
import { GAMES } from './games.ts';

const GOLDEN = new URL('golden/', import.meta.url);
const RELEASED = new URL('saves/', import.meta.url);

function saveIn(file: URL): Save {
  const read = readSave(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file.pathname}: ${read.fault.code} ${JSON.stringify(read.fault.figures)}`);
  return read.value;
}

function jsonFilesIn(folder: URL): URL[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => new URL(name, folder));
}

function opened(save: Save, verify: boolean) {
  const game = gameOf(save.game);
  if (!game) throw new Error(`There is no game "${save.game}".`);
  const replayed = replaySave(game, save, { verify });
  if (!replayed.ok) throw new Error(`${replayed.fault.code} ${JSON.stringify(replayed.fault.figures)}`);
  return replayed.value;
}

const named = (file: URL) => ({ name: file.pathname.split('/').slice(-2).join('/'), file });

describe.each(GAMES)('golden games of $id', ({ game }) => {
  const saves = jsonFilesIn(GOLDEN)
    .map(saveIn)
    .filter((save) => save.game === game.id);

  it('are there for every set-up, and for nothing else (node tools/golden.mjs)', () => {
    expect(saves.map(({ setup }) => setup.id).sort()).toEqual(game.setups.map(({ id }) => id).sort());
  });

  it.each(saves.map((save) => ({ id: save.setup.id, save })))('$id is the same game today (node tools/golden.mjs)', ({ save }) => {
    expect(save.rules).toBe(game.rulesVersion);
    const { chronicle, diverged } = opened(save, true);
    expect(diverged).toBeUndefined();
    expect(chronicle.match.outcome).toBeDefined();
  });
});

describe('saves of released rules versions', () => {
  const files = readdirSync(RELEASED).flatMap((version) => jsonFilesIn(new URL(`${version}/`, RELEASED)));

  it('are there for the version of today', () => {
    const versions = files.map(saveIn).map(({ game, rules }) => `${game} ${rules}`);
    for (const { game } of GAMES) expect(versions).toContain(`${game.id} ${game.rulesVersion}`);
  });

  it.each(files.map(named))('$name still opens', ({ file }) => {
    const save = saveIn(file);
    const { chronicle, diverged } = opened(save, false);
    // Where today's rules part from those of then, everything before stands and can be read.
    expect(chronicle.entries.length).toBe(diverged ? Number(diverged.figures.entry) - 1 : save.history.length);
    if (save.rules === gameOf(save.game)?.rulesVersion) expect(diverged).toBeUndefined();
  });
});
