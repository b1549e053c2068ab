import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { runWith } from '../../test/paper-desk.ts';

const COMMANDS = ['play', 'replay', 'example', 'check', 'games', 'rules'];

describe('wrong arguments', () => {
  it.each([
    [['dance'], 'There is no command “dance”'],
    [['play', 'chess'], 'There is no game “chess”; on the shelf: commando'],
    [['play', 'commando', 'twice'], 'too many arguments'],
    [['play', '--sette', 'x'], 'There is no option --sette here'],
    [['play', '--setup'], 'The option --setup <id> needs a value.'],
    [['play', 'commando', '--setup', 'moon/landing'], 'There is no set-up “moon/landing”; there are western-desert/midnight-toll'],
    [['play', 'commando', '--setup', 'highlands/any', '--option', 'recon'], '“recon” is no option: write key=value.'],
    [['play', 'commando', '--setup', 'highlands/any', '--option', 'moon=full'], 'There is no option “moon”; there are'],
    [['play', 'commando', '--option', 'recon=perhaps'], 'Option “recon” cannot be “perhaps”; it can be on or off.'],
    [['play', '--load', 'x.json', '--setup', 'highlands/any'], 'A saved game is set up already'],
    [['play', '--load', 'nowhere/at-all.json'], 'There is no file “nowhere/at-all.json”.'],
    [['play', '--load', tmpdir()], 'is a folder, not a file.'],
    [['play', '--lang', 'tlh'], 'There is no language “tlh”; there are en and fr.'],
    [['play', '--lang'], 'There is no language “”'],
    [['replay'], 'The argument “file” is missing'],
    [['replay', 'nowhere.json'], 'There is no file “nowhere.json”.'],
    [['replay', 'x.json', '--to', 'later'], 'That is no possible value for --to <n>.'],
    [['replay', 'x.json', '--to', '-1'], 'That is no possible value for --to <n>.'],
    [['replay', 'x.json', '--to', '1e3'], 'That is no possible value for --to <n>.'],
    [['example'], 'The argument “file” is missing'],
    [['example', 'nowhere.json'], 'There is no file “nowhere.json”.'],
    [['check'], 'The argument “file” is missing'],
    [['check', 'nowhere.json'], 'There is no file “nowhere.json”.'],
    [['games', '--jason'], 'There is no option --jason here'],
    [['rules', '99.9'], 'There is no rule “99.9”'],
    [['rules', '('], 'There is no rule “(”'],
    [['rules', '1.0', '--game', 'chess'], 'There is no game “chess”'],
  ])('%j', async (args, sentence) => {
    const { err, exitCode } = await runWith(args);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
    expect(exitCode).toBe(1);
  });

  it('are told in French too', async () => {
    expect((await runWith(['play', 'chess', '--lang', 'fr'])).err).toMatch(/Le jeu «\schess\s» n’existe pas/);
    expect((await runWith(['dance'], [], { LC_ALL: 'fr_FR.UTF-8' })).err).toMatch(/Il n’y a pas de commande «\sdance\s»/);
  });
});

describe('help', () => {
  it.each(COMMANDS)('of %s, in both languages', async (command) => {
    const english = await runWith([command, '--help']);
    expect(english.out).toContain(`Usage: cockleshell ${command}`);
    expect(english.out).toContain('--lang <en|fr>');
    expect(english.exitCode).toBe(0);
    expect((await runWith([command, '--help', '--lang', 'fr'])).out).toMatch(new RegExp(`Usage\\s: cockleshell ${command}`));
  });

  it('is what a pipe gets that says nothing', async () => {
    const { out, exitCode } = await runWith([]);
    for (const command of COMMANDS) expect(out).toContain(command);
    expect(exitCode).toBe(0);
  });

  it('tells the version', async () => {
    expect((await runWith(['--version'])).out).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('games', () => {
  it('lists set-ups and options for people and for programs', async () => {
    const told = (await runWith(['games'])).out;
    expect(told).toContain('western-desert/campaign');
    expect(told).toContain('recon=off');
    expect(told).toContain('(default)');
    const [commando] = JSON.parse((await runWith(['games', '--json'])).out);
    expect(commando.id).toBe('commando');
    expect(commando.setups).toContainEqual({
      id: 'highlands/any',
      title: 'Tokabar Highlands, 1974 — A mission drawn at random',
      seats: ['commando'],
    });
    expect(commando.options).toContainEqual(expect.objectContaining({ id: 'recon', values: ['on', 'off'], default: 'on' }));
  });
});

describe('rules', () => {
  it('tells a section, a chapter, or the contents', async () => {
    expect((await runWith(['rules', '19.1'])).out).toMatch(/^19\.1 Battle procedure\n {2}19\.1a /);
    expect((await runWith(['rules', '19'])).out).toContain('19.2 Battle results');
    expect((await runWith(['rules', '--lang', 'fr'])).out).toContain('19.1  Déroulement du combat');
  });
});
