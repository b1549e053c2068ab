/** A mission of somebody's own: held against its theatre like one of the sheet, and played by the same rules. */
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../src/games/commando/content/content.ts';
import { faultsInMissionFile, isMissionFile } from '../../src/games/commando/content/mission-file.ts';
import { missionOf, THEATRES } from '../../src/games/commando/content/theatres.ts';
import { commando } from '../../src/games/commando/game.ts';
import { TEXTS } from '../../src/games/commando/text/texts.ts';
import { SEAT } from '../../src/games/commando/vocabulary.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import type { Setup } from '../../src/kernel/game.ts';
import { chooseOwnSetup, usualSetup } from '../../src/kernel/setup.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES } from '../../src/words/texts.ts';

const WORDS = {
  en: { title: 'Salt and Iron', text: 'Scrap trains cross the marsh by night.' },
  fr: { title: 'Sel et fer', text: 'La nuit, des trains de ferraille traversent le marais.' },
};
const FILE = {
  mission: 1,
  game: 'commando',
  theatre: 'western-desert',
  id: 'salt-and-iron',
  objectives: { real: 3, false: 2 },
  recover: 1,
  kia: 3,
  ops: 9,
  rp: 17,
  leaders: 1,
  stacking: 4,
  barred: ['qattara'],
  words: WORDS,
};

function setupFrom(file: object) {
  const setup = chooseOwnSetup(commando, file);
  if (!setup.ok) throw new Error(setup.fault.code);
  return setup.value;
}

/** A whole game, by the scripted player. */
function played(setup: Setup) {
  const chronicle = new Chronicle(commando, { setup, seed: 'marsh', salt: 'salt' });
  const { match } = chronicle;
  const random = randomFrom('marsh');
  for (let { decision } = match; decision; { decision } = match) {
    chronicle.choose(SEAT, commando.player.policy(match.state, SEAT, decision.question, match.choices(SEAT), random));
  }
  return match.state;
}

describe('a mission file', () => {
  it('is in order, in both theatres', () => {
    expect(faultsInMissionFile(FILE)).toEqual([]);
    for (const { id, sheet } of THEATRES) {
      const [mission] = sheet.missions;
      expect(faultsInMissionFile({ ...mission, mission: 1, game: 'commando', theatre: id, words: WORDS })).toEqual([]);
    }
  });

  /** One deliberate mistake each: the code it must be found by, the place it names, and what is different in the file. */
  const mistakes: readonly (readonly [string, string, object])[] = [
    ['misshapen', 'ops', { ops: 'nine' }],
    ['misshapen', 'words', { words: undefined }],
    ['misshapen', 'words.fr.text', { words: { ...WORDS, fr: { ...WORDS.fr, text: '' } } }],
    ['misshapen', 'operations', { operations: 9 }],
    ['misshapen', 'mission', { mission: 2 }],
    ['misshapen', 'id', { id: 'Salt & Iron' }],
    ['misshapen', 'ops', { ops: 31 }],
    ['misshapen', 'ops', { ops: 2.5 }],
    ['misshapen', 'barred', { barred: 'qattara' }],
    ['misshapen', 'objectives', { objectives: 3 }],
    ['misshapen', 'words.en.title', { words: { ...WORDS, en: { ...WORDS.en, title: 'x'.repeat(81) } } }],
    ['unknown-theatre', 'theatre', { theatre: 'moon' }],
    ['unknown-id', 'barred', { barred: ['qattara', 'moon'] }],
    ['id-taken', 'id', { id: 'tobruk' }],
    ['id-taken', 'id', { id: 'khamsin' }],
    ['id-taken', 'id', { id: 'campaign' }],
    ['mission-without-aim', '', { recover: undefined, kia: undefined }],
    ['recover-too-many', 'recover', { recover: 4 }],
    ['too-few-counters', 'objectives.real', { objectives: { real: 5, false: 2 } }],
    ['too-few-counters', 'objectives.false', { objectives: { real: 3, false: 5 } }],
    ['too-few-counters', 'objectives', { objectives: { real: 6, false: 6 } }],
    ['too-few-counters', 'leaders', { leaders: 3 }],
    ['objective-barred', 'barred', { barred: ['tobruk'] }],
    ['base-barred', 'barred', { barred: ['siwa'] }],
    ['cut-off', 'barred', { barred: ['big-cairn', 'zighen'] }],
  ];

  it.each(mistakes)('with a mistake is found out: %s at “%s”', (code, where, change) => {
    const file: object = JSON.parse(JSON.stringify({ ...FILE, ...change }));
    const found = faultsInMissionFile(file).find((fault) => fault.code === code && fault.figures.where === where);
    expect(found).toBeDefined();
    expect(chooseOwnSetup(commando, file).ok).toBe(false);
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, ...TEXTS[language]);
      if (found) speaker.fault(found);
      expect([...speaker.missing]).toEqual([]);
    }
  });

  it('is known for one although a mark of it is missing, and nothing else is', () => {
    for (const mark of ['mission', 'game', 'theatre'] as const) {
      const { [mark]: _, ...file } = FILE;
      expect(CONTENT.recognises(file), mark).toBe(true);
      expect(CONTENT.check(file)).toMatchObject([{ code: 'misshapen', figures: { where: mark } }]);
    }
    expect(isMissionFile({ theatre: 'western-desert', missions: [] })).toBe(false);
    expect(isMissionFile({ example: 1, game: 'commando' })).toBe(false);
  });

  it('brings its words with it', () => {
    for (const language of LANGUAGES) {
      const own = CONTENT.words?.(FILE, language);
      const speaker = new Speaker(language, ...TEXTS[language], ...(own ? [own] : []));
      expect(speaker.setup(setupFrom(FILE).id)).toBe(`${speaker.name('western-desert')} — ${WORDS[language].title}`);
      expect(speaker.say('mission salt-and-iron text')).toBe(WORDS[language].text);
    }
  });

  it('cannot lead a sentence round in a circle', () => {
    const text = '$t(mission salt-and-iron title) {{title}}';
    const own = CONTENT.words?.({ ...FILE, words: { ...WORDS, en: { title: '$t(mission salt-and-iron text)', text } } }, 'en');
    const speaker = new Speaker('en', ...TEXTS.en, ...(own ? [own] : []));
    expect(speaker.say('mission salt-and-iron text')).toContain('$t(mission salt-and-iron title)');
  });
});

describe('a mission of one’s own', () => {
  const theirs = THEATRES[0]?.sheet.missions[0];

  it('is played with its own figures', () => {
    const { state } = new Chronicle(commando, { setup: setupFrom(FILE), seed: 'marsh', salt: 'salt' }).match;
    expect(state).toMatchObject({ theatre: 'western-desert', mission: 'salt-and-iron', ops: 9, rp: 17 });
    expect(state.objectives).toHaveLength(5);
    expect(missionOf(state)).toMatchObject({ recover: 1, kia: 3, stacking: 4, barred: ['qattara'] });
    expect(played(setupFrom(FILE)).phase).toBe('over');
  });

  it('may be called like one of the theatre’s, and is not mistaken for it', () => {
    const setup = setupFrom({ ...FILE, ...theirs, barred: ['maddalena', 'qara'] });
    expect(missionOf(played(setup)).barred).toEqual(['maddalena', 'qara']);
    expect(missionOf(played(usualSetup(commando, setup.id))).barred).toEqual([]);
  });

  it('is played like the theatre’s own where it says the same', () => {
    const { recover, stacking, ...file } = FILE;
    const setup = setupFrom({ ...file, ...theirs });
    expect({ ...played(setup), ownMission: undefined }).toEqual(played(usualSetup(commando, setup.id)));
  });
});
