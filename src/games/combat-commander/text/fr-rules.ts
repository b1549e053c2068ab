/** What the rules say in short, in French: their gists, as tools/texts.mjs found them. */
import type { Texts } from '../../../words/texts.ts';
import rulesCore from './rules-core.fr.json' with { type: 'json' };
import rulesGround from './rules-ground.fr.json' with { type: 'json' };
import rulesOrders from './rules-orders.fr.json' with { type: 'json' };

export const FR_RULES: readonly Texts[] = [rulesCore, rulesGround, rulesOrders];
