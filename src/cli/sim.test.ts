import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, describe, expect, it } from 'vitest';
import { Speaker } from '../words/speaker.ts';
import type { Language } from '../words/texts.ts';
import { register as bench } from './bench.ts';
import { Complaint } from './complaint.ts';
import type { Desk } from './desk.ts';
import { register as sim } from './sim.ts';

interface Said {
  readonly out: string;
  /** The sentence, where it came to one. */
  readonly err: string;
}

async function cockleshell(language: Language, ...args: string[]): Promise<Said> {
  let out = '';
  const desk: Desk = {
    interactive: false,
    colours: false,
    env: {},
    print: (line = '') => {
      out += `${line}\n`;
    },
    complain: () => {},
    ask: async () => undefined,
  };
  const program = new Command('cockleshell').exitOverride().configureOutput({ writeErr: () => {} });
  for (const register of [sim, bench]) register(program, { desk, speaker: new Speaker(language), exitCode: 0 });
  try {
    await program.parseAsync(args, { from: 'user' });
    return { out, err: '' };
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    return { out, err: error.message };
  }
}

const SMALL = ['sim', 'commando', '--games', '24', '--seats', 'random', '--seed', '7', '--jobs', '1'];

describe('cockleshell sim', () => {
  it('prints one object with one row for each mission', async () => {
    const { out } = await cockleshell('en', ...SMALL, '--json', '--setup', 'western-desert/midnight-toll');
    const result = JSON.parse(out);
    expect(Object.keys(result)).toEqual(['game', 'setup', 'seed', 'games', 'finished', 'decisions', 'seconds', 'results']);
    expect(result).toMatchObject({ game: 'commando', setup: 'western-desert/midnight-toll', seed: '7', games: 24, finished: 24 });
    expect(result.results).toHaveLength(1);
    expect(result.results[0]).toMatchObject({ mission: 'western-desert/midnight-toll', games: 24, finished: 24 });
    for (const figure of ['wins', 'winRate', 'length', 'opsLeft', 'kia', 'losses'])
      expect(result.results[0][figure], figure).toBeTypeOf('number');
    expect(result.results[0].interval.low).toBeLessThanOrEqual(result.results[0].winRate);
    expect(result.results[0].interval.high).toBeGreaterThanOrEqual(result.results[0].winRate);
    expect(result.results[0].length * 24).toBeCloseTo(result.decisions);
  });

  it('counts every game of every set-up in some row', async () => {
    const { results, setup } = JSON.parse((await cockleshell('en', ...SMALL, '--json')).out);
    expect(setup).toBeNull();
    expect(results.reduce((sum: number, row: { games: number }) => sum + row.games, 0)).toBe(24);
  });

  it('prints a table, in French if wished', async () => {
    expect((await cockleshell('en', ...SMALL)).out).toMatch(/^Scenario +Games +Wins +Share won +95 % interval +Ops left +KIA +Losses/);
    expect((await cockleshell('fr', ...SMALL)).out).toMatch(/^Scénario +Parties +Victoires/);
  });
});

describe('wrong arguments', () => {
  it.each([
    [['sim', 'chess'], /^There is no game “chess”; there (is|are) .*commando.*\.$/],
    [[...SMALL, '--games', '0'], '--games takes a whole number from 1 to 10000000, not “0”.'],
    [[...SMALL, '--games', '1e9'], '--games takes a whole number from 1 to 10000000, not “1e9”.'],
    [[...SMALL, '--jobs', '-1'], '--jobs takes a whole number from 1 to 256, not “-1”.'],
    [[...SMALL, '--setup', 'moon'], /^There is no set-up “moon”; there are .*\.$/],
    [[...SMALL, '--seats', 'random,admiral'], /^There is no bot “admiral”; there are .*\.$/],
    [[...SMALL, '--seats', ''], /^There is no bot “”; there are .*\.$/],
    [[...SMALL, '--option', 'recon'], 'An option is written name=value, not “recon”.'],
    [[...SMALL, '--option', 'recon=maybe'], 'Option “recon” cannot be “maybe”; it can be on or off.'],
    [[...SMALL, '--option', '__proto__=on'], /^There is no option “__proto__”; there are .*\.$/],
    [['bench', 'chess'], /^There is no game “chess”; there (is|are) .*commando.*\.$/],
  ])('%j', async (args, sentence) => {
    const { err, out } = await cockleshell('en', ...args);
    expect(out).toBe('');
    if (typeof sentence === 'string') expect(err).toBe(sentence);
    else expect(err).toMatch(sentence);
  });
});

describe('cockleshell sim --report', () => {
  let folder = '';
  afterEach(() => rm(folder, { recursive: true }));

  it('writes the page, and refuses a folder that is not there before playing', async () => {
    folder = await mkdtemp(join(tmpdir(), 'cockleshell-'));
    const file = join(folder, 'report.html');
    expect((await cockleshell('en', ...SMALL, '--report', file)).err).toBe('');
    expect(await readFile(file, 'utf8')).toMatch(/^<!doctype html>/);
    const refused = await cockleshell('en', ...SMALL, '--report', join(folder, 'nowhere', 'report.html'));
    expect(refused.out).toBe('');
    expect(refused.err).toMatch(/cannot be written: there is no folder/);
    expect(await readdir(folder)).toEqual(['report.html']);
  });
});
