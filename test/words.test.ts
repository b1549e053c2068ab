/** Every text that a player reads is there in every language, with the same figures, and in good typography. */
import { describe, expect, it } from 'vitest';
import { CLI_TEXTS } from '../src/cli/cli.ts';
import { SHELF, textsOf } from '../src/games/shelf.ts';
import { SERVER_TEXTS } from '../src/server/words.ts';
import { KERNEL_TEXTS } from '../src/words/speaker.ts';
import { LANGUAGES, type Language, sentencesIn, type Texts } from '../src/words/texts.ts';

const ALL_TEXTS: readonly (readonly [string, Texts, Texts])[] = [
  ['kernel', KERNEL_TEXTS.en, KERNEL_TEXTS.fr],
  ['command line', CLI_TEXTS.en, CLI_TEXTS.fr],
  ['server', SERVER_TEXTS.en, SERVER_TEXTS.fr],
  ...SHELF.map(({ id }) => [id, sentencesOf(id, 'en'), sentencesOf(id, 'fr')] as const),
];

describe.each(ALL_TEXTS)('texts of %s', (_what, en, fr) => {
  const [english, french] = [sentencesIn(en), sentencesIn(fr)];

  it('have the same keys in every language', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('use the same figures in every language, and none is empty', () => {
    const figures = (sentence = '') => [...new Set([...sentence.matchAll(/\{\{(\w+)/g)].map((match) => match[1]))].sort();
    for (const [key, sentence] of english) {
      expect(sentence.trim(), key).not.toBe('');
      expect(french.get(key)?.trim(), key).not.toBe('');
      expect(figures(french.get(key)), key).toEqual(figures(sentence));
      if (key.endsWith(' by')) expect(french.get(key), key).toBe(sentence);
    }
  });

  it('keep to typography', () => {
    for (const [key, sentence] of english) expect(sentence, key).not.toContain("'");
    for (const [key, sentence] of french) expect(sentence, key).not.toMatch(/ [:;?!»]|« |'/);
  });
});

/** One tree, so that all games go through the same tests. */
function sentencesOf(gameId: string, language: Language): Texts {
  return Object.fromEntries(sentencesIn(...textsOf(gameId, language)));
}

describe('the words of a game', () => {
  const pairs = SHELF.flatMap((game) => LANGUAGES.map((language) => [game.id, language] as const));

  it.each(pairs)('do not contradict each other from file to file (%s, %s)', (id, language) => {
    const said = new Map<string, string>();
    for (const texts of textsOf(id, language)) {
      for (const [key, sentence] of sentencesIn(texts)) {
        expect(said.get(key) ?? sentence, key).toBe(sentence);
        said.set(key, sentence);
      }
    }
  });
});

describe('whoever waits', () => {
  const ADDRESSES: Readonly<Record<Language, RegExp>> = { en: /\byou(rs?)?\b/i, fr: /\b(vous|votre|vos|vôtres?)\b/i };
  const pairs = SHELF.flatMap((game) => LANGUAGES.map((language) => [game.id, language] as const));

  it.each(pairs)('is told in the third person what another decides (%s, %s)', (id, language) => {
    const sentences = sentencesIn(...textsOf(id, language));
    const questionOf = (key: string) => key.split(' ')[1]?.replace(/_(one|other)$/, '');
    const retold = new Set([...sentences.keys()].filter((key) => key.startsWith('decides ')).map(questionOf));
    const told = [...sentences].filter(
      ([key]) => key.startsWith('decides ') || (key.startsWith('ask ') && !retold.has(questionOf(key)) && !key.endsWith(' by')),
    );
    expect(told.filter(([, sentence]) => ADDRESSES[language].test(sentence))).toEqual([]);
  });
});
