import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runWith } from '../../test/paper-desk.ts';

const SHELVED = 'src/games/combat-commander/content/scenarios/first-light.json';
const WORDS = {
  en: { title: 'The Mill at Dusk', text: 'A mill, a lane, two platoons.' },
  fr: { title: 'Le moulin au crépuscule', text: 'Un moulin, un chemin, deux sections.' },
};

let folder = '';
let file = '';

const write = (changes: object) =>
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(SHELVED, 'utf8')), ...changes }, undefined, 2));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cockleshell-'));
  file = join(folder, 'mill.json');
  write({ id: 'the-mill', vp: 9, words: WORDS });
});

const play = (...more: string[]) => ['play', 'combat-commander', '--setup', file, '--seed', 'mill', '--seat', 'axis', ...more];

describe('a scenario file of one’s own', () => {
  it('is played like one on the shelf, by its own words', async () => {
    const { out, exitCode } = await runWith(play(), []);
    expect(exitCode).toBe(0);
    expect(out).toContain('The Mill at Dusk');
    expect((await runWith([...play(), '--lang', 'fr'], [])).out).toContain('Le moulin au crépuscule');
  });

  it('goes into the save: the file may change or vanish afterwards', async () => {
    const save = join(folder, 'save.json');
    await runWith(play(), ['1', `save ${save}`]);
    rmSync(file);
    const loaded = await runWith(['play', '--load', save], ['look']);
    expect(loaded.exitCode).toBe(0);
    expect(loaded.out).toContain('The Mill at Dusk');
    const verified = await runWith(['replay', save, '--verify'], []);
    expect([verified.exitCode, verified.err]).toEqual([0, '']);
  });

  it('is refused in a save in which it was changed', async () => {
    const save = join(folder, 'save.json');
    await runWith(play(), ['1', `save ${save}`]);
    const text = readFileSync(save, 'utf8');
    writeFileSync(save, text.replace('"vp": 9', '"vp": 19'));
    const { err, exitCode } = await runWith(['play', '--load', save], []);
    expect(exitCode).toBe(1);
    expect(err).toContain('The file that this game was set up from has been changed');
  });

  it('is simulated', async () => {
    const { out, exitCode } = await runWith(
      ['sim', 'combat-commander', '--setup', file, '--games', '2', '--seats', 'random', '--jobs', '1'],
      [],
    );
    expect(exitCode).toBe(0);
    expect(out).toContain('the-mill');
  });

  it('is refused with everything that is wrong with it, by line', async () => {
    write({ id: 'the-mill', map: 'moon' });
    const { err, exitCode } = await runWith(play(), []);
    expect(exitCode).toBe(1);
    expect(err).toMatch(/mill\.json:\d+.*moon/);
    writeFileSync(file, '{ "scenario": 1,');
    expect((await runWith(play(), [])).err).toContain('mill.json');
    writeFileSync(file, '{}');
    expect((await runWith(play(), [])).err).toContain('This is no file that this game can be set up from.');
    expect((await runWith(['play', 'combat-commander', '--setup', join(folder, 'none.json')], [])).exitCode).toBe(1);
  });

  it('is refused by a game that takes no files', async () => {
    const sheet = 'src/games/commando/content/highlands.json';
    const { err, exitCode } = await runWith(['play', 'commando', '--setup', sheet], []);
    expect(exitCode).toBe(1);
    expect(err).toContain('This game cannot be set up from a file.');
  });
});
