/** What only pages and the terminal say of the game, in English, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import pages from './pages.en.json' with { type: 'json' };

export const EN_PAGES: readonly Texts[] = [pages];
