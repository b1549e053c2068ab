/** Raids of one's own: the example of docs/raids.md is played, travels with its save, and every fault planted in it is named with its line. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDOS_EUROPE } from '../../src/games/commandos-europe/box.ts';
import { commandosEurope as game } from '../../src/games/commandos-europe/game.ts';
import { readSetupFile } from '../../src/games/setup-file.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { readSave, replaySave, saveOf } from '../../src/kernel/save.ts';
import { chooseOwnSetup } from '../../src/kernel/setup.ts';
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
