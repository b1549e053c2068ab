/** O22.3, O23.2 What comes of a roll against the Morale of a broken unit. */
import type { Odds } from '../../../kernel/game.ts';
import { moraleOf } from '../rules/recover.ts';
import type { Known, Unit } from '../state.ts';
import { outcomes } from './attacks.ts';
import { atLeast, type Cards } from './cards.ts';

export function rallyOdds(known: Known, unit: Unit, cards: Cards): Odds {
  const { less, equal, more } = against(moraleOf(known, unit), cards);
  return outcomes({ rallied: less, suppressed: equal, none: more });
}

export function routOdds(known: Known, unit: Unit, cards: Cards): Odds {
  const { less, equal, more } = against(moraleOf(known, unit), cards);
  return outcomes({ none: less, suppressed: equal, retreat: more });
}

function against(morale: number, cards: Cards) {
  const count = Math.max(1, cards.count);
  const more = atLeast(cards, morale + 1) / count;
  const equal = (cards.sums[morale] ?? 0) / count;
  return { less: 1 - more - equal, equal, more };
}
