import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runWith } from '../../test/paper-desk.ts';

const HIGHLANDS = ['play', 'commando', '--setup', 'highlands/lantern-walk', '--seed', 'a morning in May'];
const folder = () => mkdtempSync(join(tmpdir(), 'cockleshell-'));

/** Leader and scouts in Halvona, then the first operation. */
const OPENING = ['1', 'recruit local-scouts halvona', 'recruit sappers halvona', 'done', 'force halvona', 'take-all', 'done'];

describe('setting up', () => {
  it('asks for theatre and mission by numbered menus, and takes ids as well', async () => {
    const { out, exitCode } = await runWith(['play', 'commando'], ['2', 'nonsense', '', 'lantern-walk']);
    expect(out).toContain('Where does it take place?');
    expect(out).toContain('“nonsense” is not in the list: type a number from 1 to 6, an id, or `quit`.');
    expect(out).toContain('Tokabar Highlands, 1974: Operation Lantern Walk');
    expect(exitCode).toBe(0);
  });

  it('stops politely when the input ends in a menu', async () => {
    expect((await runWith(['play', 'commando'], ['1'])).exitCode).toBe(0);
  });

  it('plays the same dice from the same seed, and others otherwise', async () => {
    const telling = async (seed: string) =>
      (await runWith(['play', 'commando', '--setup', 'highlands/stone-hail', '--seed', seed])).out
        .split('\n')
        .filter((line) => line.startsWith('·'));
    expect(await telling('7')).toEqual(await telling('7'));
    expect(await telling('7')).not.toEqual(await telling('8'));
  });

  it('takes options', async () => {
    const off = await runWith([...HIGHLANDS, '--option', 'reserve-points=off', '--option', 'recon=off'], ['1', 'done', 'why buy-op']);
    expect(off.out).toContain('unspent RP are lost');
    expect(off.out).toContain('This rule was switched off when the game was set up. (rule 32.0, Reserve Recruit Points (RP))');
  });
});

describe('at the table', () => {
  it('shows situation, prompt with rule, and numbered choices with words, text and odds', async () => {
    const { out } = await runWith(HIGHLANDS, OPENING);
    expect(out).toMatch(/Aim: recover 1 Real Objective \(0 so far\)/);
    expect(out).toMatch(/Halvona \(.*base.*\): .*Local scouts 1 \(1-3\)/);
    expect(out).toContain('Where does the force go? (rule 15.0, Ground movement)');
    expect(out).toMatch(/ 2 {2}Move to Osmaro +\[move osmaro\] +.*OPFOR come \d+%/);
    expect(out).toContain('The input has ended; the game stops here.');
  });

  it('takes a number, a text or the words themselves, and ignores blank lines', async () => {
    for (const last of ['1', 'done', 'the force is complete']) {
      const { out } = await runWith(HIGHLANDS, [...OPENING.slice(0, -1), '', '   ', last]);
      expect(out, last).toContain('Where does the force go?');
    }
  });

  it('explains what is not possible and cites the rule', async () => {
    const { out } = await runWith(HIGHLANDS, [
      ...OPENING,
      'why move kasevona',
      'why Kasevona',
      'why ossidu',
      'why take-all',
      'why 1',
      'why',
      'why xyzzy',
      'move kasevona',
    ]);
    expect(out).toContain('No route joins Halvona and Kasevona. (rule 15.0, Ground movement)');
    expect(out).toContain('Move to Kasevona: No route joins');
    expect(out).toMatch(/Move to Ossidu: No route joins Halvona and Ossidu\./);
    expect(out).toContain('“take-all” is not possible at this point');
    expect(out).toMatch(/Move to \w+: nothing speaks against it; it is choice 1\./);
    expect(out).toContain('Why what?');
    expect(out).toContain('Nothing here is called “xyzzy”.');
  });

  it('every answer of why cites a rule', async () => {
    const questions = ['kasevona', 'helicopter', 'leader', 'sappers', 'marsh', 'move', 'recruit', 'fire'];
    const { out } = await runWith(HIGHLANDS, [...OPENING, ...questions.map((thing) => `why ${thing}`)]);
    const answers = out.slice(out.lastIndexOf('Stop here')).split('\n').slice(1, -1);
    expect(answers.length).toBeGreaterThanOrEqual(questions.length);
    for (const answer of answers) expect(answer).toMatch(/\(rule \d+\.\d+, .+\)$|nothing speaks against it/);
  });

  it('gives at most eight reasons', async () => {
    const lines = async (thing: string) =>
      (await runWith(HIGHLANDS, [...OPENING, `why ${thing}`])).out.split(/Stop here +\[halt\]/)[1]?.split('\n') ?? [];
    expect((await lines('a')).length).toBeLessThanOrEqual(8 + 2);
  });

  it('takes back and does again, and stops at what has come to light', async () => {
    const back = await runWith(HIGHLANDS, ['1', 'undo', 'redo', 'redo', 'undo', 'undo']);
    expect(back.out.match(/Taken back\./g)).toHaveLength(2);
    expect(back.out).toContain('There is nothing to do again.');
    expect(back.out).toContain('There is nothing to take back.');
    const beyond = await runWith(HIGHLANDS, [...OPENING, 'move osmaro', 'halt', 'undo', 'undo!']);
    expect(beyond.out).toContain('Something new has come to light since');
    expect(beyond.out).toContain('Taken back.');
  });

  it('tells log, rules, odds, hint and help', async () => {
    const { out } = await runWith(HIGHLANDS, [
      ...OPENING,
      'log',
      'log all',
      'rules 19.1',
      'rules 99',
      'rules',
      'odds',
      'hint',
      'help',
      'look',
      'fnord',
      '99',
    ]);
    expect(out).toMatch(/Recruiting is over; \d+ RP in reserve\. \[9\.0\]/);
    expect(out).toContain('19.1 Battle procedure');
    expect(out).toContain('There is no rule “99”');
    expect(out).toMatch(/Move to \w+: OPFOR come \d+%/);
    expect(out).toMatch(/A sensible player might choose \d+: /);
    expect(out).toContain('why SOMETHING');
    expect(out).toContain('“fnord” is neither a choice nor a command');
    expect(out).toMatch(/There is no choice 99: they go from 1 to \d+\./);
  });

  it('speaks French, commands included, from --lang or the environment', async () => {
    const lines = [...OPENING, 'pourquoi kasevona', 'journal', 'aide', 'règles 19.1', 'quitter'];
    for (const { out } of [
      await runWith([...HIGHLANDS, '--lang', 'fr'], lines),
      await runWith(HIGHLANDS, lines, { LANG: 'fr_CA.UTF-8' }),
    ]) {
      expect(out).toMatch(/Où va la force\s\? \(règle 15\.0, Mouvement terrestre\)/);
      expect(out).toContain('Aucune route ne relie Halvona et Kasevona.');
      expect(out).toContain('19.1 Déroulement du combat');
      expect(out).toContain('Au revoir.');
    }
  });

  it('stops at every window only if asked to', async () => {
    const windows = (out: string) => out.match(/before the operation goes on\?/g)?.length ?? 0;
    const lines = [...OPENING, 'move osmaro', 'halt'];
    expect(windows((await runWith(HIGHLANDS, lines)).out)).toBe(0);
    expect(windows((await runWith([...HIGHLANDS, '--all-windows'], lines)).out)).toBeGreaterThan(0);
  });
});

describe('saving', () => {
  it('keeps a game that can be loaded, and leaves nothing else behind', async () => {
    const here = folder();
    const file = join(here, 'game.json');
    const saved = await runWith(HIGHLANDS, [...OPENING, `save ${file}`, `save ${file}`]);
    expect(saved.out).toContain(`Saved as “${file}”.`);
    expect(readdirSync(here)).toEqual(['game.json']);
    const loaded = await runWith(['play', '--load', file], ['log']);
    expect(loaded.out).toContain('Where does the force go?');
    expect(loaded.out).toMatch(/Recruiting is over; \d+ RP in reserve\. \[9\.0\]/);
  });

  it('never overwrites what is no save, and says so without leaving the table', async () => {
    const here = folder();
    for (const content of ['my diary', '{"recipe": "soup"}', '{"cockleshell": 1, "ga']) {
      const file = join(here, 'diary.txt');
      writeFileSync(file, content);
      const { out, exitCode } = await runWith(HIGHLANDS, [
        `save ${file}`,
        'save',
        `save ${join(here, 'no', 'such', 'folder.json')}`,
        `save ${here}`,
        '1',
      ]);
      expect(out).toContain('is no Cockleshell save and is left as it is');
      expect(out).toContain('Say where to: save FILE.');
      expect(out).toContain('cannot be written: there is no such folder.');
      expect(out).toContain('takes up his post');
      expect(exitCode).toBe(0);
      expect(readFileSync(file, 'utf8')).toBe(content);
      expect(readdirSync(here)).toEqual(['diary.txt']);
    }
  });
});
