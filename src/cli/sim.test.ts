import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Speaker } from '../words/speaker.ts';
import type { Language } from '../words/texts.ts';
import { register as bench } from './bench.ts';
import { CLI_TEXTS } from './cli.ts';
import { Complaint } from './complaint.ts';
import type { Desk } from './desk.ts';
import { register as merge } from './merge.ts';
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
  for (const register of [sim, merge, bench]) register(program, { desk, speaker: new Speaker(language, CLI_TEXTS[language]), exitCode: 0 });
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

describe('a simulation in parts', () => {
  let folder = '';
  const at = (name: string) => join(folder, name);
  const part = (k: number, n: number, ...more: string[]) =>
    cockleshell('en', ...SMALL, '--habits', '--part', `${k}/${n}`, '--out', at(`part-${k}-of-${n}.jsonl`), ...more);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cockleshell-'));
    for (const k of [1, 2, 3]) expect((await part(k, 3)).err).toBe('');
    expect((await part(1, 2)).err).toBe('');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is the same, byte for byte, as on one machine, in whatever order its parts are named', async () => {
    await cockleshell('en', ...SMALL, '--habits', '--out', at('whole.jsonl'), '--report', at('whole.html'));
    const whole = JSON.parse((await cockleshell('en', ...SMALL, '--habits', '--json')).out);
    const parts = [3, 1, 2].map((k) => at(`part-${k}-of-3.jsonl`));
    const merged = JSON.parse(
      (await cockleshell('en', 'merge', ...parts, '--json', '--out', at('merged.jsonl'), '--report', at('merged.html'))).out,
    );
    for (const kind of ['jsonl', 'html'])
      expect(await readFile(at(`merged.${kind}`), 'utf8')).toBe(await readFile(at(`whole.${kind}`), 'utf8'));
    expect(merged).toEqual({ ...whole, seconds: null });
    // What was merged can be merged again.
    expect((await cockleshell('fr', 'merge', at('merged.jsonl'))).out).toMatch(/Parties : 24, décisions/);
  });

  it('goes into a table with a row for each game', async () => {
    expect((await cockleshell('en', ...SMALL, '--part', '2/3', '--out', at('part.csv'))).out).toContain('The games are in');
    const [head, ...rows] = (await readFile(at('part.csv'), 'utf8')).trimEnd().split('\r\n');
    expect(head).toMatch(/^number,setup,finished,winners,how,decisions,.*opsLeft/);
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  });

  it.each([
    [['part-1-of-3', 'part-3-of-3'], 'Games 8 to 15 are missing.'],
    [['part-1-of-3', 'part-2-of-3'], 'Games 16 to 23 are missing.'],
    [['part-1-of-3', 'part-2-of-3', 'part-2-of-3', 'part-3-of-3'], /part-2-of-3.jsonl holds games 8 to 15 a second time\.$/],
    [['part-1-of-2', 'part-2-of-3', 'part-3-of-3'], /part-2-of-3.jsonl holds games 8 to 11 a second time\.$/],
    [['part-1-of-3', 'of-another-seed'], /of-another-seed.jsonl and .*part-1-of-3.jsonl are not parts of one simulation\.$/],
    [['of-other-rules'], /of-other-rules.jsonl was played by rules 0\.0\.1; here they are /],
    [['cut'], /cut.jsonl is not whole: its end is missing\.$/],
    [['short'], /short.jsonl is not whole: its end is missing\.$/],
    [['damaged'], /damaged.jsonl is damaged in line 3\.$/],
    [['nonsense'], /nonsense.jsonl was not written by `sim --out`\.$/],
    [['nowhere'], /nowhere.jsonl/],
  ])('%j is refused', async (names, sentence) => {
    const lines = (await readFile(at('part-1-of-3.jsonl'), 'utf8')).split('\n');
    const write = (name: string, text: string) => writeFile(at(`${name}.jsonl`), text);
    await cockleshell('en', ...SMALL, '--seed', '8', '--habits', '--part', '2/3', '--out', at('of-another-seed.jsonl'));
    await write('of-other-rules', lines.join('\n').replace(/"rules":"[^"]*"/, '"rules":"0.0.1"'));
    await write('cut', lines.join('\n').slice(0, -9));
    await write(
      'short',
      lines
        .slice(2)
        .toSpliced(0, 0, lines[0] ?? '')
        .join('\n'),
    );
    await write('damaged', lines.with(2, '{"setup": 1}').join('\n'));
    await write('nonsense', 'Hello\n');
    const { err, out } = await cockleshell('en', 'merge', ...names.map((name) => at(`${name}.jsonl`)));
    expect(out).toBe('');
    if (typeof sentence === 'string') expect(err).toBe(sentence);
    else expect(err).toMatch(sentence);
  });

  it.each([
    [['--part', '0/3'], '--part takes a part of the games such as 3/40, not “0/3”; there are at most 24 parts.'],
    [['--part', '4/3'], '--part takes a part of the games such as 3/40, not “4/3”; there are at most 24 parts.'],
    [['--part', '1/25'], '--part takes a part of the games such as 3/40, not “1/25”; there are at most 24 parts.'],
    [['--part', '1/2'], 'Part 1/2 needs --out and a file to go into.'],
  ])('%j is refused', async (more, sentence) => {
    expect((await cockleshell('en', ...SMALL, ...more)).err).toBe(sentence);
  });

  it('is never written over a file that is something else', async () => {
    await writeFile(at('notes.txt'), 'My notes');
    expect((await cockleshell('en', ...SMALL, '--out', at('notes.txt'))).err).toMatch(/notes.txt is there already and holds no games/);
    expect(await readFile(at('notes.txt'), 'utf8')).toBe('My notes');
  });
});
