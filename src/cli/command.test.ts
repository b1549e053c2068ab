/** The command as a shell runs it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lastChoice, runWith } from '../../test/paper-desk.ts';

const here = mkdtempSync(join(tmpdir(), 'cockleshell-'));

function cockleshell(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('bin/cockleshell', args, {
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C', LC_ALL: 'C' },
  });
  return { status, stdout, stderr };
}

/** The lines that play this game to its end. */
async function wholeGame(args: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  await runWith(args, (printed) => {
    const next = lastChoice(printed);
    if (next !== undefined) lines.push(next);
    return next;
  });
  return lines;
}

beforeAll(() => {
  // Without its stamp the command would install packages over those that these tests run on.
  expect(existsSync('node_modules/.cockleshell'), 'run node tools/setup.mjs --dev first').toBe(true);
  cockleshell(['--version']);
});

describe('a whole game by pipe', () => {
  it.each([
    ['en', 'western-desert/any', /You have (won|lost) the mission\./, /Verified: all \d+ choices are legal/],
    ['fr', 'highlands/campaign', /La campagne est (gagnée|perdue)\./, /Vérifié\s: les \d+ choix sont tous légaux/],
  ])('in %s, saved, and proved afterwards', async (language, setup, outcome, verified) => {
    const args = ['play', 'commando', '--setup', setup, '--seed', 'by pipe', '--lang', language];
    const file = join(here, `${language}.json`);
    const lines = [...(await wholeGame(args)), `save ${file}`];
    const played = cockleshell(args, `${lines.join('\n')}\n`);
    expect(played.stderr).toBe('');
    expect(played.stdout).toMatch(outcome);
    expect(played.stdout).not.toContain('\u001b[');
    expect(played.status).toBe(0);
    const replayed = cockleshell(['replay', file, '--verify', '--lang', language]);
    expect(replayed.stdout).toMatch(verified);
    expect(replayed.status).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8')).game).toBe('commando');
  });
});

describe('as a shell runs it', () => {
  it('complains on standard error with exit code 1', () => {
    const { status, stdout, stderr } = cockleshell(['play', 'chess']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^There is no game “chess”; on the shelf: .*commando.*\.\n$/);
  });

  it('ends quietly when nobody reads on', () => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'bin/cockleshell rules 1 | true; bin/cockleshell games --json | head -1 >/dev/null'],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('stops politely at the end of the input', () => {
    const { status, stdout, stderr } = cockleshell(['play', 'commando', '--setup', 'highlands/any'], '1');
    expect(stdout).toContain('The input has ended; the game stops here.');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
