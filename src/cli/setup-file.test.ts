import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runWith } from '../../test/paper-desk.ts';

const WORDS = {
  en: { title: 'The Mill at Dusk', text: 'A mill, a lane, a long wait.' },
  fr: { title: 'Le moulin au crépuscule', text: 'Un moulin, un chemin, une longue attente.' },
};

/** For each game a file that is in order, what is told of it, a figure in it to change, and something that is wrong with it. */
const FILES = [
  {
    game: 'combat-commander',
    seats: ['--seat', 'axis'],
    right: {
      ...JSON.parse(readFileSync('src/games/combat-commander/content/scenarios/first-light.json', 'utf8')),
      id: 'the-mill',
      vp: 9,
      words: WORDS,
    },
    told: 'The Mill at Dusk (The Hedgerows, 1944)',
    figure: '"vp": 9',
    wrong: { map: 'moon' },
    says: /mill\.json:5: .*moon/,
  },
  {
    game: 'commando',
    seats: [],
    right: {
      mission: 1,
      game: 'commando',
      theatre: 'western-desert',
      id: 'the-mill',
      objectives: { real: 3, false: 2 },
      recover: 1,
      ops: 9,
      rp: 17,
      leaders: 1,
      barred: ['qattara'],
      words: WORDS,
    },
    told: 'The Mill at Dusk. A mill, a lane, a long wait. You have 9 Ops and 17 RP.',
    figure: '"rp": 17',
    wrong: { barred: ['moon'] },
    says: /mill\.json:14: .*moon/,
  },
] as const;

let folder = '';
let file = '';
let save = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cockleshell-'));
  file = join(folder, 'mill.json');
  save = join(folder, 'save.json');
});

describe.each(FILES)('a set-up file of one’s own for $game', ({ game, seats, right, told, figure, wrong, says }) => {
  const write = (changes: object = {}) => writeFileSync(file, JSON.stringify({ ...right, ...changes }, undefined, 2));
  const play = (...more: string[]) => ['play', game, '--setup', file, '--seed', 'mill', ...seats, ...more];

  beforeEach(() => write());

  it('is played like one on the shelf, by its own words', async () => {
    const { out, exitCode } = await runWith(play(), []);
    expect(exitCode).toBe(0);
    expect(out).toContain(told);
    expect((await runWith([...play(), '--lang', 'fr'], [])).out).toContain('Le moulin au crépuscule');
  });

  it('goes into the save: the file may change or vanish afterwards', async () => {
    const before = await runWith(play(), ['1', `save ${save}`, 'look']);
    write(wrong);
    const changed = await runWith(['play', '--load', save], ['look']);
    rmSync(file);
    const loaded = await runWith(['play', '--load', save], ['look']);
    expect(loaded.exitCode).toBe(0);
    expect(loaded.out).toContain('The Mill at Dusk');
    expect(changed.out).toBe(loaded.out);
    const shown = (text: string) => text.slice(text.lastIndexOf('> look'));
    expect(shown(loaded.out)).toBe(shown(before.out));
    const verified = await runWith(['replay', save, '--verify'], []);
    expect([verified.exitCode, verified.err]).toEqual([0, '']);
    expect((await runWith(['check', save], [])).exitCode).toBe(0);
  });

  it('is refused in a save in which it was changed', async () => {
    await runWith(play(), ['1', `save ${save}`]);
    const text = readFileSync(save, 'utf8');
    expect(text).toContain(figure);
    writeFileSync(save, text.replace(figure, `${figure}0`));
    for (const command of [
      ['play', '--load', save],
      ['replay', save, '--verify'],
      ['check', save],
    ]) {
      const { err, exitCode } = await runWith(command, []);
      expect(exitCode, command[0]).toBe(1);
      expect(err).toContain('The file that this game was set up from has been changed');
    }
  });

  it('is simulated', async () => {
    const { out, exitCode } = await runWith(['sim', game, '--setup', file, '--games', '2', '--seats', 'random', '--jobs', '1'], []);
    expect(exitCode).toBe(0);
    expect(out).toContain('the-mill');
  });

  it('is refused with everything that is wrong with it, by line; `check` says the same', async () => {
    write(wrong);
    const { err, exitCode } = await runWith(play(), []);
    expect(exitCode).toBe(1);
    expect(err).toMatch(says);
    expect((await runWith(['check', file], [])).err).toBe(err);
    writeFileSync(file, '{ "scenario": 1,');
    expect((await runWith(play(), [])).err).toContain('mill.json:1: This is no JSON');
    writeFileSync(file, '{}');
    expect((await runWith(play(), [])).err).toContain('This is no file that this game can be set up from.');
    writeFileSync(file, '{ "cockleshell": 1 }');
    expect((await runWith(play(), [])).err).toContain('This is a saved game, which is set up already.');
    expect((await runWith(['play', game, '--setup', join(folder, 'none.json')], [])).exitCode).toBe(1);
  });
});

it('a whole theatre is content of Commando, and nothing that a table is set up from', async () => {
  const sheet = 'src/games/commando/content/highlands.json';
  const { err, exitCode } = await runWith(['play', 'commando', '--setup', sheet], []);
  expect(exitCode).toBe(1);
  expect(err).toContain('This file is no mission');
});
