/** The ledger: every obligation of the rulebook, in its order, and of the generator and the special rules of scenarios. */

import type { LedgerRow } from '../../kernel/game.ts';
import { ACTION_RULES } from './ledger/actions.ts';
import { COMPONENTS } from './ledger/components.ts';
import { CORE_RULES } from './ledger/core.ts';
import { EVENTS } from './ledger/events.ts';
import { ORDER_RULES } from './ledger/orders.ts';
import { RANDOM_SCENARIOS, SPECIAL_RULES } from './ledger/scenarios.ts';
import { FORTIFICATIONS, TERRAIN } from './ledger/terrain.ts';

export const RULEBOOK: readonly LedgerRow[] = [
  ...COMPONENTS,
  ...CORE_RULES,
  ...ORDER_RULES,
  ...ACTION_RULES,
  ...EVENTS,
  ...TERRAIN,
  ...FORTIFICATIONS,
  ...RANDOM_SCENARIOS,
  ...SPECIAL_RULES,
];
