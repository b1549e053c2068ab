import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { register as registerBench } from './bench.ts';
import { register } from './sim.ts';

interface Said {
  readonly out: string;
  readonly err: string;
  readonly exitCode: number;
}

async function cockleshell(...args: string[]): Promise<Said> {
  let out = '';
  let err = '';
  const program = new Command('cockleshell').option('--lang <lang>').exitOverride().showSuggestionAfterError(false);
  program.configureOutput({ writeErr: (text) => (err += text), writeOut: (text) => (out += text) });
  register(program);
  registerBench(program);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return { out, err, exitCode: 0 };
  } catch (error) {
    return { out, err, exitCode: error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : -1 };
  } finally {
    vi.restoreAllMocks();
  }
}

const SMALL = ['sim', 'commando', '--games', '24', '--seats', 'random', '--seed', '7', '--jobs', '1'];

describe('cockleshell sim', () => {
  it('prints one object with one row for each mission', async () => {
    const { out, exitCode } = await cockleshell(...SMALL, '--json', '--setup', 'western-desert/midnight-toll');
    const result = JSON.parse(out);
    expect(exitCode).toBe(0);
    expect(Object.keys(result)).toEqual(['game', 'setup', 'seed', 'games', 'finished', 'decisions', 'seconds', 'results']);
    expect(result).toMatchObject({ game: 'commando', setup: 'western-desert/midnight-toll', seed: '7', games: 24, finished: 24 });
    expect(result.results).toHaveLength(1);
    expect(result.results[0]).toMatchObject({ mission: 'western-desert/midnight-toll', games: 24, finished: 24 });
    for (const figure of ['wins', 'winRate', 'length', 'opsLeft', 'kia', 'losses']) expect(result.results[0][figure], figure).toBeTypeOf('number');
    expect(result.results[0].interval.low).toBeLessThanOrEqual(result.results[0].winRate);
    expect(result.results[0].interval.high).toBeGreaterThanOrEqual(result.results[0].winRate);
    expect(result.results[0].length * 24).toBeCloseTo(result.decisions);
  });

  it('counts every game of every set-up in some row', async () => {
    const { results, setup } = JSON.parse((await cockleshell(...SMALL, '--json')).out);
    expect(setup).toBeNull();
    expect(results.reduce((sum: number, row: { games: number }) => sum + row.games, 0)).toBe(24);
  });

  it('prints a table, in French if wished', async () => {
    expect((await cockleshell(...SMALL)).out).toMatch(/^Mission +Games +Wins +Share won +95 % interval +Ops left +KIA +Losses/);
    expect((await cockleshell(...SMALL, '--lang', 'fr')).out).toMatch(/^Mission +Parties +Victoires/);
  });
});

describe('wrong arguments', () => {
  it.each([
    [['sim', 'chess'], 'There is no game “chess”: choose commando.'],
    [[...SMALL, '--games', '0'], '--games takes a whole number from 1 to 10000000, not “0”.'],
    [[...SMALL, '--games', '1e9'], '--games takes a whole number from 1 to 10000000, not “1e9”.'],
    [[...SMALL, '--jobs', '-1'], '--jobs takes a whole number from 1 to 256, not “-1”.'],
    [[...SMALL, '--setup', 'moon'], /^There is no set-up “moon”: choose .*\.$/],
    [[...SMALL, '--seats', 'random,admiral'], /^There is no bot “admiral”: choose .*\.$/],
    [[...SMALL, '--seats', ''], /^There is no bot “”: choose .*\.$/],
    [[...SMALL, '--option', 'recon'], 'An option is written name=value, not “recon”.'],
    [[...SMALL, '--option', 'recon=maybe'], 'The option recon cannot be “maybe”: choose on or off.'],
    [[...SMALL, '--option', '__proto__=on'], /^There is no option “__proto__”: choose .*\.$/],
    [['bench', 'chess'], 'There is no game “chess”: choose commando.'],
    [['sim'], /^error: missing required argument/],
    [[...SMALL, '--speed', '3'], /^error: unknown option/],
  ])('%j', async (args, sentence) => {
    const { err, out, exitCode } = await cockleshell(...args);
    expect(exitCode).toBe(1);
    expect(out).toBe('');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    if (typeof sentence === 'string') expect(err.trimEnd()).toBe(sentence);
    else expect(err.trimEnd()).toMatch(sentence);
  });
});

describe('cockleshell sim --report', () => {
  let folder = '';
  afterEach(() => rm(folder, { recursive: true }));

  it('writes the page, and refuses a folder that is not there before playing', async () => {
    folder = await mkdtemp(join(tmpdir(), 'cockleshell-'));
    const file = join(folder, 'report.html');
    expect((await cockleshell(...SMALL, '--report', file)).exitCode).toBe(0);
    expect(await readFile(file, 'utf8')).toMatch(/^<!doctype html>/);
    const refused = await cockleshell(...SMALL, '--report', join(folder, 'nowhere', 'report.html'));
    expect(refused).toMatchObject({ exitCode: 1, out: '' });
    expect(await readdir(folder)).toEqual(['report.html']);
  });
});
