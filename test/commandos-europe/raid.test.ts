/** Raids and maps of one's own: those of docs/ are played, travel with their saves, and every fault planted in them is named with its line. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDOS_EUROPE } from '../../src/games/commandos-europe/box.ts';
import { GRID } from '../../src/games/commandos-europe/content/map.ts';
import { commandosEurope as game } from '../../src/games/commandos-europe/game.ts';
import { costAt, hexesOf } from '../../src/games/commandos-europe/rules/ground.ts';
import { map as terminalMap } from '../../src/games/commandos-europe/terminal/map.ts';
import { view } from '../../src/games/commandos-europe/view.ts';
import { readSetupFile } from '../../src/games/setup-file.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import type { Setup } from '../../src/kernel/game.ts';
import { entryOf } from '../../src/kernel/listed.ts';
import { readSave, replaySave, saveOf } from '../../src/kernel/save.ts';
import { chooseOwnSetup, chooseSetup } from '../../src/kernel/setup.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES } from '../../src/words/texts.ts';

const page = readFileSync(new URL('../../docs/raids.md', import.meta.url), 'utf8');
/** The example: everything that is set in from its first brace to its last. */
const TEXT = page.slice(page.indexOf('    {\n'), page.indexOf('\n    }\n') + 7).replace(/^ {4}/gm, '');

const file = (text: string) => readSetupFile(text, COMMANDOS_EUROPE);
const findings = (text: string) => {
  const read = file(text);
  return read.ok ? [] : read.findings.map(({ fault, line }) => `${fault.code} ${line}`);
};
const lineOf = (what: string) => TEXT.slice(0, TEXT.indexOf(what)).split('\n').length;

describe('a raid of one’s own', () => {
  it('is found in order, and everything in it has a name in both languages', () => {
    expect(findings(TEXT)).toEqual([]);
    for (const language of LANGUAGES) {
      const own = COMMANDOS_EUROPE.content?.words?.(JSON.parse(TEXT), language);
      const speaker = new Speaker(language, ...COMMANDOS_EUROPE.texts[language], own ?? {});
      for (const id of ['three-nights', 'steal-the-payroll', 'dog-handlers-2', 'guards-6']) speaker.name(id);
      expect([...speaker.missing]).toEqual([]);
    }
  });

  it('is played to its end by the sergeant, on its own missions and enemies, and its save opens without the file', () => {
    const chosen = chooseOwnSetup(game, JSON.parse(TEXT));
    if (!chosen.ok) throw new Error(chosen.fault.code);
    const events: string[] = [];
    const table = new Chronicle(game, { setup: chosen.value, seed: 'three nights', salt: 'raid' });
    const random = randomFrom('bots');
    while (table.match.decision) {
      const { seats, question } = table.match.decision;
      const seat = seats[0] ?? '';
      const refused = table.choose(seat, game.player.policy(table.match.state, seat, question, table.choices(), random));
      if (refused) throw new Error(refused.code);
      const { mission } = game.view(table.match.state, seat) as { mission: { id: string } | null };
      if (mission && events.at(-1) !== mission.id) events.push(mission.id);
    }
    expect(table.match.state.cup.length + table.match.state.enemies.length).toBe(15);
    expect(new Set(events).size).toBeLessThanOrEqual(3);
    expect(events.every((id) => TEXT.includes(`"${id}"`))).toBe(true);
    const read = readSave(JSON.stringify(saveOf(table)));
    if (!read.ok) throw new Error(read.fault.code);
    const replayed = replaySave(game, read.value, { verify: true });
    expect(replayed.ok && replayed.value.chronicle.match.outcome).toEqual(table.match.outcome);
  });

  it.each([
    ['"raid": 1', '"raid": 2', 'misshapen'],
    ['"missions": 3', '"missions": 5', 'too-few-missions', '"objectives"'],
    ['"purse": 18', '"purse": "much"', 'misshapen'],
    ['"requires": ["disguises"]', '"requires": ["cloaks"]', 'gear-unknown'],
    ['"requires": ["disguises"]', '"requires": ["sherman"]', 'gear-too-dear'],
    ['"0237"', '"2237"', 'hex-unknown'],
    ['"id": "steal-the-payroll"', '"id": "feint"', 'twice'],
    ['"id": "dog-handlers"', '"id": "cat-handlers"', 'unnamed'],
    ['"boat": true', '"circled": true, "boat": true', 'boat-on-wheels'],
    ['"award": 7', '"award": 70', 'misshapen'],
  ])('%s as %s is found: %s', (right, wrong, code, at = right) => {
    const [first] = findings(TEXT.replace(right, wrong));
    expect(first).toBe(`${code} ${lineOf(at)}`);
  });

  it('with too few enemies, or out of the way, is found', () => {
    const raid = JSON.parse(TEXT);
    expect(findings(JSON.stringify({ ...raid, enemies: raid.enemies.slice(2, 4) }))).toEqual([expect.stringContaining('too-few-enemies')]);
    const much = {
      ...raid.objectives[0],
      requires: ['rope', 'camera', 'binoculars', 'survey-kit', 'first-aid', 'wire-cutters'],
      hexes: ['1534', '1534', '1534'],
    };
    expect(findings(JSON.stringify({ ...raid, objectives: [much, ...raid.objectives.slice(1)] }))[0]).toContain('gear-too-much');
  });
});

/** Both choose by the same rule from the same seeds, so that games are the same as long as the land is. */
function playedBy(who: 'sergeant' | 'chance', setup: Setup, seed: string) {
  const table = new Chronicle(game, { setup, seed, salt: 'land' });
  const random = randomFrom(seed);
  while (table.match.decision) {
    const { seats, question } = table.match.decision;
    const seat = seats[0] ?? '';
    const choices = table.choices();
    const choice =
      who === 'chance'
        ? entryOf(choices, below(random, choices.length), 'choice')
        : game.player.policy(table.match.state, seat, question, choices, random);
    const refused = table.choose(seat, choice);
    if (refused) throw new Error(refused.code);
  }
  return table;
}

const ownSetup = (data: object): Setup => {
  const chosen = chooseOwnSetup(game, data);
  if (!chosen.ok) throw new Error(chosen.fault.code);
  return chosen.value;
};

describe('a map of one’s own', () => {
  const NORWAY = JSON.parse(readFileSync(new URL('../../src/games/commandos-europe/content/maps/norway.json', import.meta.url), 'utf8'));

  it.each(['sergeant', 'chance'] as const)('with the words of a map of the shelf is that map: %s plays the same games', (who) => {
    const shelf = chooseSetup(game, 'norway', {});
    if (!shelf.ok) throw new Error(shelf.fault.code);
    const own = ownSetup({ ...NORWAY, id: 'another-norway' });
    const course = (setup: Setup) => ['one', 'two', 'three'].flatMap((seed) => playedBy(who, setup, seed).entries);
    expect(course(own).length).toBeGreaterThan(20);
    expect(course(own)).toEqual(course(shelf.value));
  });

  it('without the mountains of the shelf is other land, for who walks there and for who looks', () => {
    const ground = NORWAY.ground.map((row: string) => row.replaceAll('m', '.'));
    const { state } = new Chronicle(game, { setup: ownSetup({ ...NORWAY, clear: 'clear', ground }), seed: '1', salt: '1' }).match;
    const shelf = { map: state.map, own: null };
    const other = hexesOf(state).filter((hex) => costAt(state, hex) < costAt(shelf, hex));
    expect(other.length).toBeGreaterThan(20);
    const lines = terminalMap(view(state, undefined), new Speaker('en', ...COMMANDOS_EUROPE.texts.en));
    const [first = 0] = other;
    expect(lines[hexesOf(state).indexOf(first)]).not.toBe(
      terminalMap({ ...view(state, undefined), own: null }, new Speaker('en', ...COMMANDOS_EUROPE.texts.en))[hexesOf(state).indexOf(first)],
    );
  });

  it.each(['sergeant', 'chance'] as const)(
    'with a raid of its own is played to its end by %s, and its save opens without the file',
    (who) => {
      const table = playedBy(who, ownSetup(JSON.parse(SALTMARK)), `saltmark ${who}`);
      expect(table.match.state.own?.land?.id).toBe('saltmark');
      const read = readSave(JSON.stringify(saveOf(table)));
      if (!read.ok) throw new Error(read.fault.code);
      const replayed = replaySave(game, read.value, { verify: true });
      expect(replayed.ok && replayed.value.chronicle.match.outcome).toEqual(table.match.outcome);
    },
  );

  const SALTMARK = readFileSync(new URL('../../docs/saltmark.json', import.meta.url), 'utf8');
  it.each([
    ['"sheet": "normandy"', '"sheet": "continent"', 'land-elsewhere'],
    ['"3109": "headquarters"', '"2101": "headquarters"', 'work-at-sea'],
    ['"3710 3810 3911"', '"3710 3911"', 'line-broken'],
    ['"hexes": ["3624", "2906", "2423"]', '"hexes": ["3624", "2906", "0101"]', 'hex-unknown'],
  ])('%s as %s is found: %s', (right, wrong, code) => {
    expect(findings(SALTMARK)).toEqual([]);
    const [first] = findings(SALTMARK.replace(right, wrong));
    expect(first).toBe(`${code} ${SALTMARK.slice(0, SALTMARK.indexOf(right)).split('\n').length}`);
  });

  it('on which no base can be placed is found', () => {
    const raid = JSON.parse(SALTMARK);
    const hexes = hexesOf({ map: 2, own: raid }).map((hex) => GRID.names[hex]);
    const land = {
      ...raid.land,
      ground: raid.land.ground.map((row: string) => row.replace(/[^ 0-9]/g, '.')),
      ships: [],
      piers: [],
      airfield: hexes,
    };
    expect(findings(JSON.stringify({ ...raid, land }))).toEqual([expect.stringContaining('no-base-site')]);
  });
});
