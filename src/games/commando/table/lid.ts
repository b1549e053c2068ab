/** The lid of Commando's box: enough for the shelf, and the way to everything else. */
import type { Language, Texts } from '../../../words/texts.ts';
import type { AnyGame } from '../../box.ts';
import type { Lid } from '../../face.ts';
import lidEn from '../text/lid.en.json';
import lidFr from '../text/lid.fr.json';
import { Cover } from './cover.tsx';

/** Whatever a language needs, in the order in which later words replace earlier ones. */
const WORDS = {
  en: () =>
    Promise.all([
      import('../text/rulebook.en.json'),
      import('../text/western-desert.en.json'),
      import('../text/highlands.en.json'),
      import('../text/en.json'),
      import('../text/advice.en.json'),
      import('../text/coach.en.json'),
      import('../text/map.en.json'),
      import('../text/table.en.json'),
    ]),
  fr: () =>
    Promise.all([
      import('../text/rulebook.fr.json'),
      import('../text/western-desert.fr.json'),
      import('../text/highlands.fr.json'),
      import('../text/fr.json'),
      import('../text/advice.fr.json'),
      import('../text/coach.fr.json'),
      import('../text/map.fr.json'),
      import('../text/table.fr.json'),
    ]),
} satisfies Record<Language, unknown>;

/** The name of the game is on its lid, too. */
function onTheLid(texts: typeof lidEn): Texts {
  return { ...texts, game: { title: texts.lid.title, blurb: texts.lid.blurb } };
}

async function examples() {
  const { readExample } = await import('../../../kernel/example.ts');
  const files = import.meta.glob<string>('../examples/*.json', { query: '?raw', import: 'default' });
  const texts = await Promise.all(Object.values(files).map((load) => load()));
  return texts.flatMap((text) => {
    const read = readExample(text);
    return read.ok ? [read.value] : [];
  });
}

export const COMMANDO_LID: Lid = {
  id: 'commando',
  texts: { en: onTheLid(lidEn), fr: onTheLid(lidFr) },
  Cover,
  players: [1, 1],
  minutes: [20, 45],
  quickStart: { setup: 'western-desert/midnight-toll', options: {} },
  face: async () => (await import('./face.tsx')).FACE,
  words: async (language) => (await WORDS[language]()).map((words) => words.default),
  // Only Commando's own states and choices ever reach it, as on the shelf.
  game: async () => (await import('../game.ts')).commando as unknown as AnyGame,
  examples,
};
