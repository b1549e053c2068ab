/** The lid of the box of Commandos: Europe: enough for the shelf, and the way to everything else. */
import type { Language } from '../../../words/texts.ts';
import { anyGame } from '../../box.ts';
import type { Lid } from '../../lid.ts';
import { onTheLid } from '../../lid-texts.ts';
import { LATER } from '../text/later.ts';
import { FIRST_GAME } from './first-game.ts';

const WRITTEN = {
  en: async () => (await import('../text/en.ts')).EN,
  fr: async () => (await import('../text/fr.ts')).FR,
} satisfies Record<Language, unknown>;

export const LID: Lid = {
  id: 'commandos-europe',
  lidTexts: { en: () => onTheLid(import('../text/lid.en.json')), fr: () => onTheLid(import('../text/lid.fr.json')) },
  cover: async () => (await import('./cover.tsx')).Cover,
  players: [1, 1],
  minutes: [25, 600],
  ladder: ['first-raid', 'norway', 'north-africa', 'normandy', 'continent', 'war'],
  campaigns: ['war', 'first-raid', 'norway', 'north-africa', 'normandy', 'continent'],
  options: {},
  firstGame: FIRST_GAME,
  face: async () => (await import('./face.tsx')).FACE,
  texts: (language: Language) => WRITTEN[language](),
  ...LATER,
  game: async () => anyGame((await import('../game.ts')).commandosEurope),
  sketch: async () => (await import('./sketch.tsx')).Sketch,
  briefing: async () => (await import('./briefing.tsx')).Briefing,
  examples: async () => (await import('./examples.ts')).EXAMPLES,
  content: async () => (await import('../own-files.ts')).CONTENT,
};
