/** What only pages say of the game, in French, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import pagesEnding from './pages-ending.fr.json' with { type: 'json' };
import pages from './pages.fr.json' with { type: 'json' };

export const FR_PAGES: readonly Texts[] = [pagesEnding, pages];
