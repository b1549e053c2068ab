/** All words of V-Commandos: those of the text files, and those that follow from the content. */
import { type Language, sentencesIn, type Texts } from '../../../words/texts.ts';
import { LEVELS } from '../content/levels.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';

const PARTS = ['door', 'entrance', 'objective', 'nest'] as const;

/** `goods-yard-door-2` is the second door of the goods yard: the name of the level, and what it is. */
function derivedFrom(texts: readonly Texts[], levels: readonly string[]): Texts {
  const words = sentencesIn(...texts);
  const named = (level: string, part: string) => `${words.get(`name ${level}`) ?? level}, ${words.get(`part ${part}`) ?? part}`;
  const names = levels.flatMap((level) => [
    ...PARTS.map((part) => [`${level}-${part}`, named(level, part)] as const),
    [`${level}-alarm`, named(level, 'alarm')] as const,
  ]);
  return { name: Object.fromEntries(names) };
}

const LEVEL_IDS = LEVELS.map(({ level }) => level);

export const TEXTS: Readonly<Record<Language, readonly Texts[]>> = {
  en: [...EN, derivedFrom(EN, LEVEL_IDS)],
  fr: [...FR, derivedFrom(FR, LEVEL_IDS)],
};

interface OwnWords {
  readonly id: string;
  readonly title: string;
  readonly briefing: string | undefined;
}

/** The words of levels and operations that somebody else has written. */
export function ownWords(files: readonly OwnWords[], language: Language): Texts {
  const titles = Object.fromEntries(files.map(({ id, title }) => [id, title]));
  const derived = derivedFrom(
    [...(language === 'en' ? EN : FR), { name: titles }],
    files.map(({ id }) => id),
  );
  const stories = files.flatMap(({ id, briefing }) => (briefing === undefined ? [] : [[id, briefing] as const]));
  return { name: { ...titles, ...(derived.name as Record<string, string>) }, story: Object.fromEntries(stories) };
}
