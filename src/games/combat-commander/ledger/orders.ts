/** The ledger of the Orders, O14 to O23: one row per obligation, in the order of the rulebook. */
import type { LedgerRow } from '../../../kernel/game.ts';

export const ORDER_RULES: readonly LedgerRow[] = [
  // O14 Orders in general
  // O14.1 Giving an Order
  { id: 'O14.1a' },
  { id: 'O14.1b' },
  { id: 'O14.1c' },
  { id: 'O14.1d' },
  { id: 'O14.1e' },
  { id: 'O14.1f' },
  { id: 'O14.1g' },
  { id: 'O14.1h' },
  { id: 'O14.1i' },
  { id: 'O14.1j' },
  // O14.2 One Order at a time
  { id: 'O14.2a' },
  { id: 'O14.2b' },
  { id: 'O14.2c' },
  { id: 'O14.2d' },
  // O14.3 Actions and Events during an Order
  { id: 'O14.3a' },
  { id: 'O14.3b' },
  { id: 'O14.3c' },
  // O14.4 An Order must be carried out
  { id: 'O14.4a' },
  { id: 'O14.4b' },
  { id: 'O14.4c' },

  // O15 Pass (discard)
  { id: 'O15a' },
  { id: 'O15b' },
  { id: 'O15c' },

  // O16 Advance
  // O16.1 How a unit Advances
  { id: 'O16.1a' },
  { id: 'O16.1b' },
  { id: 'O16.1c' },
  { id: 'O16.1d' },
  { id: 'O16.1e' },
  // O16.2 What an Advance may do
  { id: 'O16.2a' },
  { id: 'O16.2b' },
  { id: 'O16.2c' },
  // O16.3 What an Advance may not do
  { id: 'O16.3a' },
  { id: 'O16.3b' },
  { id: 'O16.3c' },
  { id: 'O16.3d' },
  { id: 'O16.3e' },
  // O16.4 Melee
  { id: 'O16.4a' },
  { id: 'O16.4b' },
  { id: 'O16.4c' },
  { id: 'O16.4d' },
  // O16.4.1 Melee strength
  { id: 'O16.4.1a' },
  { id: 'O16.4.1b' },
  { id: 'O16.4.1c' },
  { id: 'O16.4.1d' },
  { id: 'O16.4.1e' },
  { id: 'O16.4.1f' },
  // O16.4.2 Melee roll
  { id: 'O16.4.2a' },
  { id: 'O16.4.2b' },
  { id: 'O16.4.2c' },
  { id: 'O16.4.2d' },
  { id: 'O16.4.2e' },
  // O16.4.3 Melee result
  { id: 'O16.4.3a' },
  { id: 'O16.4.3b' },
  { id: 'O16.4.3c' },
  { id: 'O16.4.3d' },
  { id: 'O16.4.3e' },

  // O17 Artillery Denied
  { id: 'O17a' },
  { id: 'O17b' },
  { id: 'O17c' },
  { id: 'O17d' },
  { id: 'O17e' },

  // O18 Artillery Request
  { id: 'O18a' },
  { id: 'O18b' },
  { id: 'O18c' },
  { id: 'O18d' },
  { id: 'O18e' },
  // O18.1 Battery Access
  { id: 'O18.1a' },
  { id: 'O18.1b' },
  { id: 'O18.1c' },
  // O18.2 Fire For Effect
  { id: 'O18.2a' },
  { id: 'O18.2b' },
  { id: 'O18.2c' },
  // O18.2.1 Spotting
  { id: 'O18.2.1a' },
  { id: 'O18.2.1b' },
  { id: 'O18.2.1c' },
  // O18.2.1.1 Smoke from a Radio
  { id: 'O18.2.1.1a' },
  { id: 'O18.2.1.1b' },
  { id: 'O18.2.1.1c' },
  // O18.2.2 Accuracy
  { id: 'O18.2.2a' },
  { id: 'O18.2.2b' },
  // O18.2.2.1 Accurate fire
  { id: 'O18.2.2.1a' },
  { id: 'O18.2.2.1b' },
  { id: 'O18.2.2.1c' },
  { id: 'O18.2.2.1d' },
  { id: 'O18.2.2.1e' },
  // O18.2.2.2 Inaccurate fire
  { id: 'O18.2.2.2a' },
  { id: 'O18.2.2.2b' },
  { id: 'O18.2.2.2c' },
  { id: 'O18.2.2.2d' },
  { id: 'O18.2.2.2e' },
  // O18.2.2.3 Off the map
  { id: 'O18.2.2.3a' },
  { id: 'O18.2.2.3b' },
  { id: 'O18.2.2.3c' },
  // O18.2.3 Impact
  { id: 'O18.2.3a' },
  { id: 'O18.2.3b' },
  { id: 'O18.2.3c' },
  // O18.2.3.1 Smoke barrage
  { id: 'O18.2.3.1a' },
  { id: 'O18.2.3.1b' },
  // O18.2.3.2 Artillery barrage
  { id: 'O18.2.3.2a' },
  { id: 'O18.2.3.2b' },
  { id: 'O18.2.3.2c' },
  { id: 'O18.2.3.2d' },
  { id: 'O18.2.3.2e' },
  // O18.2.3.3 Artillery against Fortifications
  { id: 'O18.2.3.3a' },
  { id: 'O18.2.3.3b' },
  { id: 'O18.2.3.3c' },
  { id: 'O18.2.3.3d' },

  // O19 Command Confusion
  { id: 'O19a' },
  { id: 'O19b' },

  // O20 Fire
  // O20.1 Something to fire at
  { id: 'O20.1a' },
  { id: 'O20.1b' },
  { id: 'O20.1c' },
  // O20.2 Ordnance and Targeting
  { id: 'O20.2a' },
  { id: 'O20.2b' },
  { id: 'O20.2c' },
  { id: 'O20.2d' },
  // O20.2.1 Smoke from a Weapon
  { id: 'O20.2.1a' },
  { id: 'O20.2.1b' },
  { id: 'O20.2.1c' },
  { id: 'O20.2.1d' },
  { id: 'O20.2.1e' },
  // O20.2.2 Targeting range
  { id: 'O20.2.2a' },
  { id: 'O20.2.2b' },
  { id: 'O20.2.2c' },
  // O20.2.3 Targeting Roll
  { id: 'O20.2.3a' },
  { id: 'O20.2.3b' },
  { id: 'O20.2.3c' },
  { id: 'O20.2.3d' },
  { id: 'O20.2.3e' },
  { id: 'O20.2.3f' },
  { id: 'O20.2.3g' },
  { id: 'O20.2.3h' },
  // O20.3 Fire Attack
  { id: 'O20.3a' },
  { id: 'O20.3b' },
  { id: 'O20.3c' },
  { id: 'O20.3d' },
  { id: 'O20.3e' },
  { id: 'O20.3f' },
  { id: 'O20.3g' },
  { id: 'O20.3h' },
  { id: 'O20.3i' },
  { id: 'O20.3j' },
  // O20.3.1 Fire Groups
  { id: 'O20.3.1a' },
  { id: 'O20.3.1b' },
  { id: 'O20.3.1c' },
  { id: 'O20.3.1d' },
  // O20.3.1.1 Ordnance and Fire Groups
  { id: 'O20.3.1.1a' },
  { id: 'O20.3.1.1b' },
  { id: 'O20.3.1.1c' },
  // O20.3.1.2 FP of a group
  { id: 'O20.3.1.2a' },
  { id: 'O20.3.1.2b' },
  { id: 'O20.3.1.2c' },
  { id: 'O20.3.1.2d' },
  // O20.3.2 Hindered attacks
  { id: 'O20.3.2a' },
  { id: 'O20.3.2b' },
  { id: 'O20.3.2c' },
  { id: 'O20.3.2d' },
  { id: 'O20.3.2e' },
  // O20.3.3 Fire Attack Roll
  { id: 'O20.3.3a' },
  { id: 'O20.3.3b' },
  // O20.3.3.1 Jammed!
  { id: 'O20.3.3.1a' },
  { id: 'O20.3.3.1b' },
  // O20.3.4 Fire Defense Roll
  { id: 'O20.3.4a' },
  { id: 'O20.3.4b' },
  { id: 'O20.3.4c' },
  { id: 'O20.3.4d' },
  { id: 'O20.3.4e' },
  { id: 'O20.3.4f' },
  { id: 'O20.3.4g' },
  { id: 'O20.3.4h' },
  { id: 'O20.3.4i' },
  { id: 'O20.3.4j' },

  // O21 Move
  { id: 'O21a' },
  { id: 'O21b' },
  { id: 'O21c' },
  { id: 'O21d' },
  // O21.1 Movement costs
  { id: 'O21.1a' },
  { id: 'O21.1b' },
  { id: 'O21.1c' },
  { id: 'O21.1d' },
  // O21.1.1 Weapon transfer
  { id: 'O21.1.1a' },
  { id: 'O21.1.1b' },
  { id: 'O21.1.1c' },
  { id: 'O21.1.1d' },
  // O21.2 Moving together
  { id: 'O21.2a' },
  { id: 'O21.2b' },
  { id: 'O21.2c' },
  { id: 'O21.2d' },
  { id: 'O21.2e' },
  { id: 'O21.2f' },
  // O21.3 Op Fire against a Move
  { id: 'O21.3a' },
  // O21.4 What a Move may not do
  { id: 'O21.4a' },
  { id: 'O21.4b' },
  { id: 'O21.4c' },
  { id: 'O21.4d' },
  { id: 'O21.4e' },
  { id: 'O21.4f' },
  { id: 'O21.4g' },
  { id: 'O21.4h' },
  // O21.5 Pausing after each hex
  { id: 'O21.5a' },
  { id: 'O21.5b' },
  { id: 'O21.5c' },
  { id: 'O21.5d', untestable: 'courtesy between people at a table: the pause itself is O21.5b' },
  // O21.6 Who plays Actions first
  { id: 'O21.6a' },
  { id: 'O21.6b' },

  // O22 Recover
  // O22.1 Who is activated
  { id: 'O22.1a' },
  { id: 'O22.1b' },
  { id: 'O22.1c' },
  { id: 'O22.1d' },
  { id: 'O22.1e' },
  { id: 'O22.1f' },
  // O22.2 How to Recover
  { id: 'O22.2a' },
  { id: 'O22.2b' },
  { id: 'O22.2c' },
  { id: 'O22.2d' },
  // O22.3 Rally Roll
  { id: 'O22.3a' },
  { id: 'O22.3b' },
  { id: 'O22.3c' },
  { id: 'O22.3d' },
  { id: 'O22.3e' },

  // O23 Rout
  // O23.1 Who is activated
  { id: 'O23.1a' },
  { id: 'O23.1b' },
  { id: 'O23.1c' },
  { id: 'O23.1d' },
  { id: 'O23.1e' },
  { id: 'O23.1f' },
  // O23.2 Rout Roll
  { id: 'O23.2a' },
  { id: 'O23.2b' },
  { id: 'O23.2c' },
  { id: 'O23.2d' },
  { id: 'O23.2e' },
  { id: 'O23.2f' },
  { id: 'O23.2g' },
  // O23.3 Retreat
  { id: 'O23.3a' },
  { id: 'O23.3b' },
  { id: 'O23.3c' },
  { id: 'O23.3d' },
  // O23.3.1 Terrain in a Retreat
  { id: 'O23.3.1a' },
  // O23.3.2 No Op Fire at a Retreat
  { id: 'O23.3.2a' },
  // O23.3.3 Wire in a Retreat
  { id: 'O23.3.3a' },
  // O23.3.4 Mines in a Retreat
  { id: 'O23.3.4a' },
  { id: 'O23.3.4b' },
  // O23.3.5 Elimination in a Retreat
  { id: 'O23.3.5a' },
  { id: 'O23.3.5b' },
  { id: 'O23.3.5c' },
  { id: 'O23.3.5d' },
];
