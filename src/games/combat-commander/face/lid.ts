/** The lid of Combat Commander's box: enough for the shelf, and the way to everything else. */
import type { Language, Texts } from '../../../words/texts.ts';
import { anyGame } from '../../box.ts';
import type { Lid } from '../../lid.ts';
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

export const LID: Lid = {
  id: 'combat-commander',
  lidTexts: { en: () => onTheLid(import('../text/lid.en.json')), fr: () => onTheLid(import('../text/lid.fr.json')) },
  cover: async () => (await import('./cover.tsx')).Cover,
  players: [1, 2],
  minutes: [60, 180],
  ladder: [
    'first-light',
    'birch-crossing',
    'bridgehead',
    'orchard-gate',
    'night-shift',
    'goat-path',
    'weavers-row',
    'tank-wagons',
    'the-thaw',
  ],
  options: {},
  firstGame: { setup: 'first-light', options: {}, seed: 'first-light-10', seat: 'allies', bots: { axis: 'flipbot' } },
  face: async () => (await import('./face.tsx')).FACE,
  texts,
  ...LATER,
  game: async () => anyGame((await import('../game.ts')).combatCommander),
  sketch: async () => (await import('./sketch.tsx')).Sketch,
  facts: async () => (await import('./scenario-facts.tsx')).ScenarioFacts,
  briefing: async () => (await import('./scenario-card.tsx')).ScenarioCard,
  handout: async () => (await import('./handout.tsx')).Handout,
  // how an Order is carried out, how far one sees, how one fires and moves
  primer: ['X-13', 'X-12a', 'X-18', 'X-19', 'X-25', 'X-38'],
  examples: async () => (await import('./examples.ts')).EXAMPLES,
  content: async () => (await import('../own-files.ts')).CONTENT,
};
