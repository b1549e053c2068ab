/** What the rules say in short, in English: their gists, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import rulesCore from './rules-core.en.json' with { type: 'json' };
import rulesGround from './rules-ground.en.json' with { type: 'json' };
import rulesOrders from './rules-orders.en.json' with { type: 'json' };

export const EN_RULES: readonly Texts[] = [rulesCore, rulesGround, rulesOrders];
