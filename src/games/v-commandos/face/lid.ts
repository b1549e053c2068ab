/** The lid of V-Commandos' box: enough for the shelf, and the way to everything else. */
import type { Language, Texts } from '../../../words/texts.ts';
import { anyGame } from '../../box.ts';
import type { FirstGame, Lid } from '../../face.ts';
import lidEn from '../text/lid.en.json';
import lidFr from '../text/lid.fr.json';
import { Cover } from './cover.tsx';

/** The name of the game is on its lid, too. */
function onTheLid(texts: typeof lidEn): Texts {
  return { ...texts, game: { title: texts.lid.title, blurb: texts.lid.blurb } };
}

const WRITTEN = {
  en: async () => (await import('../text/en.ts')).EN,
  fr: async () => (await import('../text/fr.ts')).FR,
} satisfies Record<Language, unknown>;

async function texts(language: Language): Promise<readonly Texts[]> {
  const [written, { derivedFrom }] = await Promise.all([WRITTEN[language](), import('../text/derived.ts')]);
  return [...written, derivedFrom(written)];
}

const guided = (setup: string): FirstGame => ({ setup, options: {}, seed: setup });

export const LID: Lid = {
  id: 'v-commandos',
  lidTexts: { en: onTheLid(lidEn), fr: onTheLid(lidFr) },
  Cover,
  players: [1, 4],
  minutes: [20, 120],
  ladder: [
    'first-training',
    'second-training',
    'third-training',
    'green',
    'greatsword',
    'snowflake',
    'salt-road',
    'silence',
    'black-tea',
    'shooting-star',
    'iron-tide',
    'nightjar',
  ],
  options: {},
  firstGame: guided('first-training'),
  guidedNext: [guided('second-training'), guided('third-training')],
  face: async () => (await import('./face.tsx')).FACE,
  texts,
  game: async () => anyGame((await import('../game.ts')).vCommandos),
  sketch: async () => (await import('./sketch.tsx')).Sketch,
  content: async () => (await import('../own-files.ts')).CONTENT,
  examples: async () => (await import('./examples.ts')).EXAMPLES,
};
