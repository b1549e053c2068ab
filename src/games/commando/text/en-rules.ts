/** What the rules say in short, in English: their gists, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import rulebook from './rulebook.en.json' with { type: 'json' };
import rulesOfFiles from './rules-of-files.en.json' with { type: 'json' };

export const EN_RULES: readonly Texts[] = [rulebook, rulesOfFiles];
