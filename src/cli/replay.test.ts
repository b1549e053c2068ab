import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lastChoice, runWith } from '../../test/paper-desk.ts';

const here = mkdtempSync(join(tmpdir(), 'cockleshell-'));
const game = join(here, 'game.json');
let entries = 0;

/** A file in the folder of this test. */
function fileWith(name: string, content: string): string {
  const file = join(here, name);
  writeFileSync(file, content);
  return file;
}

function saveWith(name: string, changes: object): string {
  return fileWith(name, JSON.stringify({ ...JSON.parse(readFileSync(game, 'utf8')), ...changes }));
}

function history(): string[] {
  return JSON.parse(readFileSync(game, 'utf8')).history;
}

beforeAll(async () => {
  let saved = false;
  await runWith(['play', 'commando', '--setup', 'western-desert/midnight-toll', '--seed', 'long ago'], (printed) => {
    const next = lastChoice(printed);
    if (next !== undefined || saved) return next;
    saved = true;
    return `save ${game}`;
  });
  entries = history().length;
});

describe('replay', () => {
  it('tells a whole game, its end, and that everything is right', async () => {
    const { out, exitCode } = await runWith(['replay', game, '--verify']);
    expect(out).toContain('Recruiting is over');
    expect(out).toMatch(/You have (won|lost) the mission\./);
    expect(out).toContain(`Verified: all ${entries} choices are legal`);
    expect(exitCode).toBe(0);
  });

  it('tells the beginning only, and in French', async () => {
    const { out, exitCode } = await runWith(['replay', game, '--to', '1', '--verify', '--lang', 'fr']);
    expect(out).toContain('prend son poste');
    expect(out).not.toContain('Le recrutement est clos');
    expect(out).toContain(`Vérifié jusqu’à l’entrée 1 sur ${entries}`);
    expect(exitCode).toBe(0);
  });

  it('names the entry at which a forged game parts from the rules', async () => {
    const lines = history();
    const forged = saveWith('forged.json', { history: lines.with(3, 'commando operation: force tobruk') });
    const { err, exitCode } = await runWith(['replay', forged, '--verify']);
    expect(err).toContain('The rules do not allow entry 4, “commando operation: force tobruk”.');
    expect(exitCode).toBe(1);
  });

  it.each([
    ['another seed', () => ({ seed: 'luckier' }), 'the dice of this save have been changed'],
    ['another end', () => ({ fingerprint: '0123456789abcdef' }), 'the position is not the one that was recorded'],
    ['an entry of nonsense', () => ({ history: ['what?'] }), 'Entry 1 of this save cannot be read: “what?”.'],
    ['an unknown set-up', () => ({ setup: { id: 'moon/landing', options: {} } }), 'There is no set-up “moon/landing”'],
    ['an unknown game', () => ({ game: 'chess' }), 'There is no game “chess”'],
    ['another format', () => ({ cockleshell: 99 }), 'This save has format 99; this program reads format 1.'],
    ['a history that is none', () => ({ history: 7 }), 'This save is damaged at “history”'],
  ])('finds %s', async (name, changes, sentence) => {
    const file = saveWith(`${name}.json`, changes());
    const before = readFileSync(file, 'utf8');
    for (const args of [
      ['replay', file, '--verify'],
      ['check', file],
    ]) {
      const { err, exitCode } = await runWith(args);
      expect(err).toContain(sentence);
      expect(err.split('\n')).toHaveLength(1);
      expect(exitCode).toBe(1);
    }
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('opens a save of another rules version, and checks it step by step', async () => {
    expect((await runWith(['replay', saveWith('older.json', { rules: '0.0.1' })])).exitCode).toBe(0);
  });
});

describe('files that are cut off or something else', () => {
  const text = () => readFileSync(game, 'utf8');
  const bad: [string, () => string][] = [
    ['empty', () => ''],
    ['binary', () => '\u0000\u0001\u0002'],
    ['a list', () => '[1, 2, 3]'],
    ['null', () => 'null'],
    ['a number', () => '42'],
    ['foreign', () => '{"hello": "world"}'],
    ...[0.1, 0.5, 0.9, 0.999].map((part): [string, () => string] => [
      `cut off at ${part}`,
      () => text().slice(0, Math.floor(text().length * part)),
    ]),
    // every field of a save, missing and of a wrong type
    ...['cockleshell', 'game', 'rules', 'setup', 'seed', 'salt', 'commitment', 'history', 'fingerprint'].flatMap(
      (field): [string, () => string][] => [
        [`without ${field}`, () => JSON.stringify({ ...JSON.parse(text()), [field]: undefined })],
        [`with ${field} null`, () => JSON.stringify({ ...JSON.parse(text()), [field]: null })],
        [`with ${field} nested`, () => JSON.stringify({ ...JSON.parse(text()), [field]: { deep: [{}] } })],
      ],
    ),
  ];

  it.each(bad)('%s: one sentence, exit code 1, file untouched', async (name, content) => {
    const file = fileWith(`${name}.bad`, content());
    for (const args of [
      ['replay', file],
      ['play', '--load', file],
      ['check', file],
      ['example', file],
    ]) {
      const { err, exitCode } = await runWith(args);
      expect(exitCode, args.join(' ')).toBe(1);
      expect(err.split('\n'), args.join(' ')).toHaveLength(1);
      expect(err, args.join(' ')).toMatch(/\.$/);
    }
    expect(readFileSync(file, 'utf8')).toBe(content());
  });
});
