/** The ledger of the Actions, A24 to A41: one row per obligation, in the order of the rulebook. */
import type { LedgerRow } from '../../../kernel/game.ts';

export const ACTION_RULES: readonly LedgerRow[] = [
  // A24 Actions in general
  // A24.1 Playing an Action
  { id: 'A24.1a' },
  { id: 'A24.1b' },
  { id: 'A24.1c' },
  { id: 'A24.1d' },
  // A24.2 Who goes first
  { id: 'A24.2a' },
  { id: 'A24.2b' },
  // A24.3 Actions and activation
  { id: 'A24.3a' },
  { id: 'A24.3b' },

  // A25 Ambush
  { id: 'A25a' },
  { id: 'A25b' },
  { id: 'A25c' },
  { id: 'A25d' },
  { id: 'A25e' },
  { id: 'A25f' },

  // A26 Assault Fire
  { id: 'A26a' },
  { id: 'A26b' },
  { id: 'A26c' },
  { id: 'A26d' },
  { id: 'A26e' },
  { id: 'A26f' },

  // A27 Bore Sighting
  { id: 'A27a' },
  { id: 'A27b' },
  { id: 'A27c' },
  { id: 'A27d' },

  // A28 Command Confusion
  { id: 'A28a' },
  { id: 'A28b', untestable: 'every card with this Action has it as its Order too' },

  // A29 Concealment
  { id: 'A29a' },
  { id: 'A29b' },
  { id: 'A29c' },
  { id: 'A29d' },
  { id: 'A29e' },
  { id: 'A29f' },

  // A30 Crossfire
  { id: 'A30a' },
  { id: 'A30b' },
  { id: 'A30c' },

  // A31 Demolitions
  { id: 'A31a' },
  { id: 'A31b' },
  { id: 'A31c' },

  // A32 Dig In
  { id: 'A32a' },
  { id: 'A32b' },
  { id: 'A32c' },
  { id: 'A32d' },

  // A33 Fire (Opportunity Fire)
  // A33.1 When Op Fire is possible
  { id: 'A33.1a' },
  { id: 'A33.1b' },
  { id: 'A33.1c' },
  // A33.2 How Op Fire works
  { id: 'A33.2a' },
  { id: 'A33.2b' },
  { id: 'A33.2c' },
  { id: 'A33.2d' },
  { id: 'A33.2e' },
  // A33.3 How Op Fire differs from a Fire Order
  { id: 'A33.3a' },
  { id: 'A33.3b' },
  { id: 'A33.3c' },
  { id: 'A33.3d' },
  { id: 'A33.3e' },
  { id: 'A33.3f' },
  { id: 'A33.3g' },
  { id: 'A33.3h' },
  { id: 'A33.3i' },
  { id: 'A33.3j' },
  { id: 'A33.3k' },

  // A34 Hand Grenades
  { id: 'A34a' },
  { id: 'A34b' },
  { id: 'A34c' },
  { id: 'A34d' },

  // A35 Hidden Actions
  { id: 'A35a' },
  // A35.1 Hidden Entrenchments
  { id: 'A35.1a' },
  { id: 'A35.1b' },
  { id: 'A35.1c' },
  { id: 'A35.1d' },
  // A35.2 Hidden Mines
  { id: 'A35.2a' },
  { id: 'A35.2b' },
  { id: 'A35.2c' },
  { id: 'A35.2d' },
  { id: 'A35.2e' },
  { id: 'A35.2f' },
  { id: 'A35.2g' },
  // A35.3 Hidden Pillbox
  { id: 'A35.3a' },
  { id: 'A35.3b' },
  { id: 'A35.3c' },
  { id: 'A35.3d', untestable: 'no map has an Objective in Water Terrain' },
  { id: 'A35.3e' },
  { id: 'A35.3f' },
  // A35.4 Hidden Unit
  { id: 'A35.4a' },
  { id: 'A35.4b' },
  { id: 'A35.4c' },
  { id: 'A35.4d' },
  { id: 'A35.4e' },
  { id: 'A35.4f' },
  { id: 'A35.4g' },
  { id: 'A35.4h' },
  { id: 'A35.4i' },
  { id: 'A35.4j' },
  // A35.5 Hidden Wire
  { id: 'A35.5a' },
  { id: 'A35.5b' },
  { id: 'A35.5c' },
  { id: 'A35.5d' },
  { id: 'A35.5e' },
  { id: 'A35.5f' },

  // A36 Light Wounds
  { id: 'A36a' },
  { id: 'A36b' },
  { id: 'A36c' },
  { id: 'A36d' },
  { id: 'A36e' },
  { id: 'A36f' },
  { id: 'A36g' },
  { id: 'A36h' },

  // A37 Marksmanship
  { id: 'A37a' },
  { id: 'A37b' },
  { id: 'A37c' },

  // A38 No Quarter
  { id: 'A38a' },
  { id: 'A38b' },
  { id: 'A38c' },
  { id: 'A38d' },
  { id: 'A38e' },

  // A39 Smoke Grenades
  { id: 'A39a' },
  { id: 'A39b' },
  { id: 'A39c' },
  { id: 'A39d' },
  { id: 'A39e' },

  // A40 Spray Fire
  { id: 'A40a' },
  { id: 'A40b' },
  { id: 'A40c' },
  { id: 'A40d' },
  { id: 'A40e' },
  { id: 'A40f' },
  { id: 'A40g' },
  { id: 'A40h' },
  { id: 'A40i' },
  { id: 'A40j' },

  // A41 Sustained Fire
  { id: 'A41a' },
  { id: 'A41b' },
  { id: 'A41c' },
  { id: 'A41d' },
  { id: 'A41e' },
  { id: 'A41f' },
];
