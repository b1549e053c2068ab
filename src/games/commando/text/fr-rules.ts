/** What the rules say in short, in French: their gists, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import rulebook from './rulebook.fr.json' with { type: 'json' };
import rulesOfFiles from './rules-of-files.fr.json' with { type: 'json' };

export const FR_RULES: readonly Texts[] = [rulebook, rulesOfFiles];
