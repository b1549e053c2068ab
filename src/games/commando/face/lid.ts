/** The lid of Commando's box: enough for the shelf, and the way to everything else. */
import type { Language } from '../../../words/texts.ts';
import { anyGame } from '../../box.ts';
import type { Lid } from '../../lid.ts';
import { onTheLid } from '../../lid-texts.ts';
import { LATER } from '../text/later.ts';

const TEXTS = {
  en: async () => (await import('../text/en.ts')).EN,
  fr: async () => (await import('../text/fr.ts')).FR,
} satisfies Record<Language, unknown>;

export const LID: Lid = {
  id: 'commando',
  lidTexts: { en: () => onTheLid(import('../text/lid.en.json')), fr: () => onTheLid(import('../text/lid.fr.json')) },
  cover: async () => (await import('./cover.tsx')).Cover,
  players: [1, 1],
  minutes: [20, 45],
  ladder: [
    'western-desert/midnight-toll',
    'western-desert/borrowed-papers',
    'western-desert/behind-the-wire',
    'western-desert/long-shadow',
    'highlands/lantern-walk',
    'highlands/stone-hail',
    'highlands/two-waters',
    'highlands/high-table',
    'western-desert/campaign',
    'highlands/campaign',
  ],
  options: {},
  campaigns: ['western-desert/campaign', 'highlands/campaign'],
  firstGame: { setup: 'western-desert/midnight-toll', options: {}, seed: 'midnight-toll-176' },
  face: async () => (await import('./face.tsx')).FACE,
  texts: (language) => TEXTS[language](),
  ...LATER,
  game: async () => anyGame((await import('../game.ts')).commando),
  medals: async () => (await import('./medals.tsx')).MEDAL_CASE,
  sketch: async () => (await import('./sketch.tsx')).Sketch,
  content: async () => (await import('../content/content.ts')).CONTENT,
  examples: async () => (await import('./examples.ts')).EXAMPLES,
};
