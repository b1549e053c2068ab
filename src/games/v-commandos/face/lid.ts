/** The lid of V-Commandos' box: enough for the shelf, and the way to everything else. */
import type { Language, Texts } from '../../../words/texts.ts';
import { anyGame } from '../../box.ts';
import type { FirstGame, Lid } from '../../lid.ts';
import { onTheLid } from '../../lid-texts.ts';
import { LATER } from '../text/later.ts';

const WRITTEN = {
  en: async () => (await import('../text/en.ts')).EN,
  fr: async () => (await import('../text/fr.ts')).FR,
} satisfies Record<Language, unknown>;

async function texts(language: Language): Promise<readonly Texts[]> {
  const [written, { derivedFrom }] = await Promise.all([WRITTEN[language](), import('../text/derived.ts')]);
  return [...written, derivedFrom(written)];
}

const guided = (setup: string, seed = setup): FirstGame => ({ setup, options: {}, seed });

export const LID: Lid = {
  id: 'v-commandos',
  lidTexts: { en: () => onTheLid(import('../text/lid.en.json')), fr: () => onTheLid(import('../text/lid.fr.json')) },
  cover: async () => (await import('./cover.tsx')).Cover,
  players: [1, 4],
  minutes: [20, 120],
  ladder: [
    'first-training',
    'second-training',
    'third-training',
    'green',
    'greatsword',
    'black-tea',
    'snowflake',
    'silence',
    'salt-road',
    'shooting-star',
    'iron-tide',
    'nightjar',
  ],
  options: {},
  firstGame: guided('first-training', 'first-training-57'),
  guidedNext: [guided('second-training'), guided('third-training', 'third-training-4')],
  face: async () => (await import('./face.tsx')).FACE,
  texts,
  ...LATER,
  game: async () => anyGame((await import('../game.ts')).vCommandos),
  sketch: async () => (await import('./sketch.tsx')).Sketch,
  briefing: async () => (await import('./briefing.tsx')).SetupBriefing,
  content: async () => (await import('../own-files.ts')).CONTENT,
  examples: async () => (await import('./examples.ts')).EXAMPLES,
};
