/** What the rules say in short, in French: their gists, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import rules from './rules.fr.json' with { type: 'json' };

export const FR_RULES: readonly Texts[] = [rules];
