/** Who plays which seat, and that a saved game remembers it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runWith } from '../../test/paper-desk.ts';
import type { Desk } from './desk.ts';
import { run } from './main.ts';

const FIRST_LIGHT = ['play', 'combat-commander', '--setup', 'first-light', '--seed', '7'];
const ALL_YOURS = 'All seats are yours; `--seat` says which one you play, and a bot plays the others.';

const here = mkdtempSync(join(tmpdir(), 'cockleshell-seats-'));
afterAll(() => rmSync(here, { recursive: true, force: true }));

async function saved(...args: readonly string[]): Promise<string> {
  const file = join(mkdtempSync(join(here, 'one-')), 'game.json');
  await runWith([...FIRST_LIGHT, ...args], ['1', `save ${file}`]);
  return file;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The same at a terminal. */
async function typed(args: readonly string[], lines: readonly string[]): Promise<string> {
  const out: string[] = [];
  const waiting = [...lines];
  const desk: Desk = {
    interactive: true,
    colours: false,
    env: {},
    print: (line = '') => void out.push(line),
    complain: (sentence) => void out.push(sentence),
    ask: async () => waiting.shift(),
  };
  await run(args, desk);
  return out.join('\n');
}

describe('a saved game', () => {
  it('remembers the seat and the opponent', async () => {
    const file = await saved('--seat', 'allies', '--against', 'random');
    expect(read(file).seated).toEqual({ seat: 'allies', against: 'random' });
    const loaded = await runWith(['play', '--load', file], [`save ${file}`]);
    expect(loaded.out).toContain('you: Allies');
    expect(loaded.out).not.toContain(ALL_YOURS);
    expect(read(file).seated).toEqual({ seat: 'allies', against: 'random' });
  });

  it('remembers that all seats were played here', async () => {
    const file = await saved();
    expect(read(file).seated).toEqual({ seat: '' });
    expect(await typed(['play', '--load', file], [])).not.toContain('Which side do you play?');
  });

  it('goes on with another seat or opponent where that is said', async () => {
    const file = await saved('--seat', 'allies');
    await runWith(['play', '--load', file, '--seat', 'axis', '--against', 'random'], [`save ${file}`]);
    expect(read(file).seated).toEqual({ seat: 'axis', against: 'random' });
    await runWith(['play', '--load', file, '--against', 'sergeant'], [`save ${file}`]);
    expect(read(file).seated).toEqual({ seat: 'axis', against: 'sergeant' });
  });

  it('that does not say who sat there is opened all the same', async () => {
    const file = await saved('--seat', 'allies');
    writeFileSync(file, JSON.stringify({ ...read(file), seated: undefined }));
    expect((await runWith(['play', '--load', file])).out).toContain(ALL_YOURS);
    const asked = await typed(['play', '--load', file], ['allies']);
    expect(asked).toContain('Which side do you play?');
    expect(asked).toContain('you: Allies');
  });

  it('of a game with one seat says nothing of seats', async () => {
    const file = join(mkdtempSync(join(here, 'one-')), 'game.json');
    const { out } = await runWith(['play', 'commando', '--setup', 'highlands/any', '--seed', '7'], [`save ${file}`]);
    expect('seated' in read(file)).toBe(false);
    expect(out).not.toContain(ALL_YOURS);
  });
});

describe('a table of several seats', () => {
  it('says by pipe that all of them are yours', async () => {
    expect((await runWith(FIRST_LIGHT)).out).toContain(ALL_YOURS);
    expect((await runWith([...FIRST_LIGHT, '--lang', 'fr'])).out).toMatch(/Tous les sièges sont à vous\s;/);
    expect((await runWith([...FIRST_LIGHT, '--seat', 'axis'])).out).not.toContain(ALL_YOURS);
  });

  it('asks at a terminal', async () => {
    const out = await typed(FIRST_LIGHT, ['axis']);
    expect(out).toContain('Which side do you play?');
    expect(out).toContain('you: Axis');
    expect(out).not.toContain(ALL_YOURS);
  });
});
