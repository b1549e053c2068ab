/** The ledger of the Events, E42 to E77. What a row asks for is told in text/rules-ground, in each language. */
import type { LedgerRow } from '../../../kernel/game.ts';

export const EVENTS: readonly LedgerRow[] = [
  // E42 Events in general
  { id: 'E42a' },
  { id: 'E42b' },
  { id: 'E42c' },
  { id: 'E42d' },
  { id: 'E42e' },
  { id: 'E42f' },

  // E43 Air Support
  { id: 'E43a' },
  { id: 'E43b' },
  { id: 'E43c' },
  { id: 'E43d' },
  { id: 'E43e' },
  { id: 'E43f' },

  // E44 Battle Harden
  { id: 'E44a' },
  { id: 'E44b' },

  // E44.1 The Veteran marker
  { id: 'E44.1a' },
  { id: 'E44.1b' },
  { id: 'E44.1c' },
  { id: 'E44.1d' },
  { id: 'E44.1e' },
  { id: 'E44.1f' },
  { id: 'E44.1g' },
  { id: 'E44.1h' },

  // E45 Battlefield Integrity
  { id: 'E45a' },
  { id: 'E45b' },

  // E46 Blaze
  { id: 'E46a' },
  { id: 'E46b' },
  { id: 'E46c' },
  { id: 'E46d' },
  { id: 'E46e' },
  { id: 'E46f' },
  { id: 'E46g' },
  { id: 'E46h' },
  { id: 'E46i' },
  { id: 'E46j' },

  // E47 Booby Trap
  { id: 'E47a' },
  { id: 'E47b' },
  { id: 'E47c' },
  { id: 'E47d' },
  { id: 'E47e' },
  { id: 'E47f' },
  { id: 'E47g' },

  // E48 Breeze
  { id: 'E48a' },
  { id: 'E48b' },
  { id: 'E48c' },
  { id: 'E48d' },
  { id: 'E48e' },
  { id: 'E48f' },
  { id: 'E48g' },
  { id: 'E48h' },

  // E49 Command & Control
  { id: 'E49a' },

  // E50 Commissar
  { id: 'E50a' },
  { id: 'E50b' },
  { id: 'E50c' },

  // E51 Cower
  { id: 'E51a' },
  { id: 'E51b' },
  { id: 'E51c' },

  // E52.1 Deploy: two Teams for a Squad
  { id: 'E52.1a' },
  { id: 'E52.1b' },
  { id: 'E52.1c' },
  { id: 'E52.1d' },
  { id: 'E52.1e' },
  { id: 'E52.1f' },

  // E52.2 Deploy: what the Teams take over
  { id: 'E52.2a' },
  { id: 'E52.2b' },
  { id: 'E52.2c' },
  { id: 'E52.2d' },
  { id: 'E52.2e' },
  { id: 'E52.2f' },

  // E53 Dust
  { id: 'E53a' },
  { id: 'E53b' },
  { id: 'E53c' },
  { id: 'E53d' },

  // E54 Élan
  { id: 'E54a' },

  // E55 Entrench
  { id: 'E55a' },
  { id: 'E55b' },
  { id: 'E55c' },
  { id: 'E55d' },

  // E56 Field Promotion
  { id: 'E56a' },
  { id: 'E56b' },
  { id: 'E56c' },

  // E57 Fog of War
  { id: 'E57a' },
  { id: 'E57b' },

  // E58 Hero
  { id: 'E58a' },
  { id: 'E58b' },
  { id: 'E58c' },
  { id: 'E58d' },

  // E58.1 What a Hero is
  { id: 'E58.1a' },
  { id: 'E58.1b' },
  { id: 'E58.1c' },
  { id: 'E58.1d' },
  { id: 'E58.1e' },
  { id: 'E58.1f' },

  // E59 Infiltration
  { id: 'E59a' },
  { id: 'E59b' },
  { id: 'E59c' },
  { id: 'E59d' },
  { id: 'E59e' },
  { id: 'E59f' },
  { id: 'E59g' },
  { id: 'E59h' },
  { id: 'E59i' },
  { id: 'E59j' },

  // E60 Interdiction
  { id: 'E60a' },
  { id: 'E60b' },
  { id: 'E60c' },

  // E61 Interrogation
  { id: 'E61a' },
  { id: 'E61b' },
  { id: 'E61c' },

  // E62 KIA
  { id: 'E62a' },
  { id: 'E62b' },

  // E63 Malfunction
  { id: 'E63a' },
  { id: 'E63b' },
  { id: 'E63c' },

  // E64 Medic!
  { id: 'E64a' },
  { id: 'E64b' },

  // E65 Mission Objective
  { id: 'E65a' },
  { id: 'E65b' },
  { id: 'E65c' },
  { id: 'E65d' },

  // E66 Prisoners of War
  { id: 'E66a' },
  { id: 'E66b' },

  // E67 Reconnaissance
  { id: 'E67a' },
  { id: 'E67b' },
  { id: 'E67c' },
  { id: 'E67d' },

  // E68 Reinforcements
  { id: 'E68a' },
  { id: 'E68b' },
  { id: 'E68c' },
  { id: 'E68d' },
  { id: 'E68e' },
  { id: 'E68f' },
  { id: 'E68g' },
  { id: 'E68h' },
  { id: 'E68i' },
  { id: 'E68j' },

  // E69 Rubble
  { id: 'E69a' },
  { id: 'E69b' },
  { id: 'E69c' },
  { id: 'E69d' },
  { id: 'E69e' },

  // E70 Sappers
  { id: 'E70a' },
  { id: 'E70b' },

  // E71 Scrounge
  { id: 'E71a' },
  { id: 'E71b' },
  { id: 'E71c' },

  // E72 Shell Shock
  { id: 'E72a' },
  { id: 'E72b' },
  { id: 'E72c' },

  // E73 Shellholes
  { id: 'E73a' },
  { id: 'E73b' },
  { id: 'E73c' },
  { id: 'E73d' },
  { id: 'E73e' },

  // E74 Strategic Objective
  { id: 'E74a' },
  { id: 'E74b' },
  { id: 'E74c' },

  // E75 Suppressing Fire
  { id: 'E75a' },
  { id: 'E75b' },
  { id: 'E75c' },
  { id: 'E75d' },
  { id: 'E75e' },
  { id: 'E75f' },

  // E76 Walking Wounded
  { id: 'E76a' },
  { id: 'E76b' },
  { id: 'E76c' },
  { id: 'E76d' },
  { id: 'E76e' },
  { id: 'E76f' },

  // E77 White Phosphorus
  { id: 'E77a' },
  { id: 'E77b' },
  { id: 'E77c' },
  { id: 'E77d' },
  { id: 'E77e' },
  { id: 'E77f' },
];
