/** What only pages and the terminal say of the game, in French, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import pages from './pages.fr.json' with { type: 'json' };

export const FR_PAGES: readonly Texts[] = [pages];
