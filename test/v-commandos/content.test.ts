/** Levels and operations: ours are in order, and every fault that somebody can make is named with its place. */
import { describe, expect, it } from 'vitest';
import { readSetupFile } from '../../src/games/setup-file.ts';
import { V_COMMANDOS } from '../../src/games/v-commandos/box.ts';
import { faultsInLevel, faultsInOperation } from '../../src/games/v-commandos/content/level-check.ts';
import { LEVELS } from '../../src/games/v-commandos/content/levels.ts';
import { OPERATIONS } from '../../src/games/v-commandos/content/operations.ts';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import { TEXTS } from '../../src/games/v-commandos/text/texts.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES, sentencesIn } from '../../src/words/texts.ts';
import { GROUND } from './given.ts';

const OWN = { ...GROUND, equipment: { A: ['tnt'] } };
const codes = (faults: readonly { readonly code: string; readonly figures: Readonly<Record<string, unknown>> }[]) =>
  faults.map(({ code, figures }) => `${code} ${figures.where}`);
const level = (changes: object) => codes(faultsInLevel({ ...OWN, ...changes }));
const FORK = { operation: 'fork', commandos: 2, levels: ['streets', 'bridges'], after: {}, special: [] };
const operation = (changes: object) => codes(faultsInOperation({ ...FORK, ...changes }));

describe('our own content', () => {
  it.each(LEVELS.map((file) => [file.level, file] as const))('level %s is in order', (_, file) => {
    expect(faultsInLevel(file)).toEqual([]);
  });

  it.each(OPERATIONS.map((file) => [file.operation, file] as const))('operation %s is in order', (_, file) => {
    expect(faultsInOperation(file)).toEqual([]);
  });

  const real = OPERATIONS.filter(({ operation: id }) => !id.endsWith('training'));

  it('is 26 levels and three for training, nine operations of two to five of them, for two, three and four commandos, and three training missions', () => {
    const inOperations = new Set(real.flatMap(({ levels }) => levels));
    expect([inOperations.size, LEVELS.length, real.length, OPERATIONS.length]).toEqual([26, 29, 9, 12]);
    expect(real.filter(({ levels }) => levels.length < 2 || levels.length > 5)).toEqual([]);
    expect([...new Set(real.map(({ commandos }) => commandos))].sort()).toEqual([2, 3, 4]);
    const used = new Set(OPERATIONS.flatMap(({ levels }) => levels));
    expect(LEVELS.map(({ level: id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  it('brings the enemy in by one, two or four ways, and by four only where no other level is on the table', () => {
    const ways = new Map(LEVELS.map(({ level: id, entrances }) => [id, entrances.length]));
    expect([...new Set(ways.values())].sort()).toEqual([0, 1, 2, 4]);
    for (const { levels, after } of real) {
      const alone = (id: string) => levels.every((other) => other === id || after[id]?.includes(other) || after[other]?.includes(id));
      expect(levels.filter((id) => (ways.get(id) ?? 0) > 3 && !alone(id))).toEqual([]);
    }
  });

  it('uses every special rule', () => {
    const used = new Set(
      [...OPERATIONS.flatMap(({ special }) => special), ...LEVELS.flatMap(({ quick = [] }) => quick)].map(({ rule }) => rule),
    );
    expect([...used].sort()).toEqual(
      ['alert', 'blocked', 'collapse', 'equipment', 'locked', 'objective', 'sentries', 'turns', 'without'].sort(),
    );
  });

  it.each(LANGUAGES)('has a story for every level and every operation, and no two levels have the same (%s)', (language) => {
    const words = sentencesIn(...TEXTS[language]);
    const ids = [...LEVELS.map(({ level: id }) => id), ...OPERATIONS.map(({ operation: id }) => id)];
    expect(ids.filter((id) => !words.has(`story ${id}`) || !words.has(`name ${id}`))).toEqual([]);
    expect([...words.keys()].filter((key) => key.startsWith('story ')).length).toBe(ids.length);
    expect(new Set(ids.map((id) => words.get(`story ${id}`))).size).toBe(ids.length);
  });

  it('is told in the briefing', () => {
    const speaker = new Speaker('en', ...TEXTS.en);
    const told = (id: string) =>
      V_COMMANDOS.terminal.briefing?.(vCommandos.view(vCommandos.begin({ id, options: {} }, randomFrom(id)), undefined), speaker) ?? [];
    expect(told('greatsword').slice(1)).toEqual([
      speaker.say('story greatsword'),
      `Lighthouse – ${speaker.say('story lighthouse')}`,
      `Pier – ${speaker.say('story pier')}`,
    ]);
    expect(told('quick/pier').slice(1)).toEqual([speaker.say('story pier')]);
  });
});

describe('a level of somebody’s own', () => {
  it('is named every fault', () => {
    expect(level({})).toEqual([]);
    expect(level({ map: ['ABCD', 'EEFF', 'GGHI', 'GAHJ'] })).toEqual(['tile-shape map', 'tile-shape map']);
    expect(level({ alarm: 'Z' })).toEqual(['tile-unknown alarm']);
    expect(level({ kinds: { woods: 'Z' } })).toEqual(['tile-unknown kinds.woods']);
    expect(level({ doors: { AB: 'locked', HI: 'unlocked' } })).toEqual(['door-without-wall doors.AB']);
    expect(level({ nests: 'H' })).toEqual(['nest-indoors nests']);
    expect(level({ doors: {} })).toEqual(['tile-cut-off map']);
    expect(level({ trapDoors: { A: 'blocked' } })).toEqual(['no-way-in trapDoors']);
    expect(level({ entrances: [] })).toEqual(['no-end entrances']);
    expect(level({ equipment: {} })).toEqual(['no-tnt objectives']);
    expect(level({ objectives: [{ tile: 'A', do: 'hold' }] })).toEqual(['hold-without-turns turns']);
    expect(level({ nests: 'ABC' })).toEqual(['beyond-box map']);
    expect(level({ quick: [{ rule: 'sentries', tile: 'Z', count: 1 }] })).toEqual(['tile-unknown quick.0']);
    expect(level({ quick: [{ rule: 'sentries', tile: 'D', count: 4 }] })).toEqual(['crowded quick']);
    expect(level({ quick: [{ rule: 'locked', doors: ['AZ'] }] })).toEqual(['tile-unknown quick.0']);
    expect(level({ quick: [{ rule: 'locked', doors: ['AB'] }] })).toEqual(['door-without-wall quick.0']);
    expect(level({ commandos: 9 })).toEqual(['level-malformed commandos']);
  });

  it('can be played, and says in which line something is wrong', () => {
    const text = JSON.stringify(OWN, null, 1);
    const file = readSetupFile(text, { game: V_COMMANDOS.game, ...(V_COMMANDOS.content ? { content: V_COMMANDOS.content } : {}) });
    expect(file).toMatchObject({ ok: true, setups: [{ id: 'ground' }] });
    const state = vCommandos.begin({ id: 'ground', options: {}, content: { hash: '', data: OWN } }, randomFrom('own'));
    expect(state.commandos).toHaveLength(2);
    const wrong = readSetupFile(text.replace('"alarm": "B"', '"alarm": "Z"'), {
      game: V_COMMANDOS.game,
      ...(V_COMMANDOS.content ? { content: V_COMMANDOS.content } : {}),
    });
    expect(wrong).toMatchObject({
      ok: false,
      findings: [{ fault: { code: 'tile-unknown' }, line: text.split('\n').findIndex((line) => line.includes('"alarm"')) + 1 }],
    });
  });
});

describe('what somebody calls his own', () => {
  const told = (title: string) => ({ title, briefing: 'By night.' });
  const words = { en: told('Salt Ground'), fr: told('Sol salé') };

  it.each([
    ['level', { ...OWN, words }],
    ['operation', { ...FORK, words }],
  ] as const)('is the title of a %s wherever it is named', (_kind, data) => {
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, ...V_COMMANDOS.texts[language], V_COMMANDOS.content?.words?.(data, language) ?? {});
      expect(speaker.setup('level' in data ? data.level : data.operation)).toBe(words[language].title);
    }
  });

  it('has at most 120 characters, and that is told in a sentence', () => {
    const wide = { ...words, fr: told('x'.repeat(121)) };
    // A table that was set up before keeps what it was given.
    const kept = { id: 'ground', options: {}, content: { hash: '', data: { ...OWN, words: wide } } };
    expect(vCommandos.begin(kept, randomFrom('own')).commandos).toHaveLength(2);
    expect(faultsInLevel({ ...OWN, words: { ...words, fr: told('x'.repeat(120)) } })).toEqual([]);
    for (const [fault] of [faultsInLevel({ ...OWN, words: wide }), faultsInOperation({ ...FORK, words: wide })]) {
      expect(fault && new Speaker('en').fault(fault)).toBe('“words.fr.title” is too long: at most 120 long.');
      expect(fault && new Speaker('fr').fault(fault)).toContain('120');
    }
    const own = { ...OWN, level: 'mine', words: wide };
    expect(codes(faultsInOperation({ ...FORK, levels: ['mine'], own: [own] }))).toEqual(['misshapen own.0.words.fr.title']);
  });
});

describe('an operation of somebody’s own', () => {
  it('is named every fault', () => {
    expect(operation({})).toEqual([]);
    expect(operation({ levels: ['streets', 'nowhere'] })).toEqual(['level-unknown levels.1']);
    expect(operation({ after: { bridges: ['church'] } })).toEqual(['link-nowhere after.bridges']);
    expect(operation({ after: { bridges: ['streets'], streets: ['bridges'] } })).toEqual(['links-circular after']);
    expect(operation({ levels: ['streets', 'bridges', 'hotel-de-luxe'] })).toContain('three-levels after');
    expect(operation({ levels: ['fuel-depot', 'city'] })).toContain('beyond-box levels');
    expect(operation({ special: [{ rule: 'alert', level: 'church' }] })).toEqual(['link-nowhere special.0.level']);
    const special = (rule: object) => operation({ special: [{ level: 'streets', ...rule }] });
    expect(special({ rule: 'sentries', tile: 'Z', count: 1 })).toEqual(['tile-unknown special.0']);
    expect(special({ rule: 'locked', doors: ['AZ'] })).toEqual(['tile-unknown special.0']);
    expect(special({ rule: 'locked', doors: ['AB'] })).toEqual(['door-without-wall special.0']);
    expect(special({ rule: 'blocked', tile: 'H' })).toEqual(['no-way-in special.0']);
    expect(special({ rule: 'objective', number: 2, objective: { tile: 'A', do: 'eliminate' } })).toEqual(['objective-unknown special.0']);
    expect(special({ rule: 'objective', number: 1, objective: { tile: 'A', do: 'destroy' } })).toEqual(['no-tnt special.0']);
    expect(special({ rule: 'sentries', tile: 'A', count: 4 })).toEqual([]);
    expect(special({ rule: 'sentries', tile: 'B', count: 4 })).toEqual(['crowded special']);
    expect(operation({ levels: 3 })).toEqual(['operation-malformed levels']);
    expect(operation({ levels: ['mine'], own: [{ ...OWN, level: 'mine', alarm: 'Z' }] })).toEqual(['tile-unknown own.0.alarm']);
  });
});
