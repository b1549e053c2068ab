/**
 * The ledger of what scenarios are made of: the random scenario generator (RS) with its Leader Table (RS.L), Fortification
 * OBs (RS.F) and point values (RS.P), and the special rules a scenario can switch on (SR). Gists are in text/rules-ground.
 */
import type { LedgerRow } from '../../../kernel/game.ts';

export const RANDOM_SCENARIOS: readonly LedgerRow[] = [
  // RS.1 The battlefield
  { id: 'RS.1a' },
  { id: 'RS.1b' },
  { id: 'RS.1c' },
  { id: 'RS.1d' },
  { id: 'RS.1e' },

  // RS.2 Nations and year
  { id: 'RS.2a', untestable: 'who plays which side is settled when seats are taken, before the rules begin' },
  { id: 'RS.2b' },
  { id: 'RS.2c' },
  { id: 'RS.2d' },
  { id: 'RS.2e' },
  { id: 'RS.2f' },
  { id: 'RS.2g' },

  // RS.3 Troop quality
  { id: 'RS.3a' },
  { id: 'RS.3b' },
  { id: 'RS.3c' },
  { id: 'RS.3d' },
  { id: 'RS.3e' },
  { id: 'RS.3f' },
  { id: 'RS.3g' },
  { id: 'RS.3h' },
  { id: 'RS.3i' },
  { id: 'RS.3j' },

  // RS.4 Objective chits
  { id: 'RS.4a' },
  { id: 'RS.4b' },

  // RS.5 Orders of battle
  { id: 'RS.5a' },
  { id: 'RS.5b' },
  { id: 'RS.5c' },
  { id: 'RS.5d' },
  { id: 'RS.5e' },
  { id: 'RS.5f' },

  // RS.6 Leaders
  { id: 'RS.6a' },
  { id: 'RS.6b' },

  // RS.7 Support
  { id: 'RS.7a' },
  { id: 'RS.7b' },
  { id: 'RS.7c' },
  { id: 'RS.7d' },
  { id: 'RS.7e' },
  { id: 'RS.7f' },
  { id: 'RS.7g' },
  { id: 'RS.7h' },
  { id: 'RS.7i' },
  { id: 'RS.7j' },

  // RS.8 Posture
  { id: 'RS.8a' },
  { id: 'RS.8b' },
  { id: 'RS.8c' },

  // RS.9 Fortifications
  { id: 'RS.9a' },
  { id: 'RS.9b' },
  { id: 'RS.9c' },

  // RS.10 The Defender sets up
  { id: 'RS.10a' },
  { id: 'RS.10b' },
  { id: 'RS.10c' },
  { id: 'RS.10d' },

  // RS.11 The Attacker sets up
  { id: 'RS.11a' },
  { id: 'RS.11b' },
  { id: 'RS.11c' },
  { id: 'RS.11d' },
  { id: 'RS.11e' },

  // RS.12 Placing Fortifications
  { id: 'RS.12a' },
  { id: 'RS.12b' },

  // RS.13 Recon on both sides
  { id: 'RS.13a' },
  { id: 'RS.13b' },
  { id: 'RS.13c' },

  // RS.14 Markers
  { id: 'RS.14a' },
  { id: 'RS.14b' },
  { id: 'RS.14c' },

  // RS.15 Cards
  { id: 'RS.15a' },
  { id: 'RS.15b' },

  // RS.16 The first Turn
  { id: 'RS.16a' },

  // RS.L The Leader Table
  { id: 'RS.La' },
  { id: 'RS.Lb' },
  { id: 'RS.Lc' },
  { id: 'RS.Ld' },
  { id: 'RS.Le' },
  { id: 'RS.Lf' },
  { id: 'RS.Lg' },
  { id: 'RS.Lh' },
  { id: 'RS.Li' },
  { id: 'RS.Lj' },

  // RS.F Fortification OBs
  { id: 'RS.Fa' },
  { id: 'RS.Fb' },
  { id: 'RS.Fc' },
  { id: 'RS.Fd' },
  { id: 'RS.Fe' },
  { id: 'RS.Ff' },
  { id: 'RS.Fg' },
  { id: 'RS.Fh' },
  { id: 'RS.Fi' },

  // RS.P Point values
  { id: 'RS.Pa' },
  { id: 'RS.Pb' },
  { id: 'RS.Pc' },
  { id: 'RS.Pd' },
  { id: 'RS.Pe' },
  { id: 'RS.Pf' },
  { id: 'RS.Pg' },
  { id: 'RS.Ph' },
  { id: 'RS.Pi' },
  { id: 'RS.Pj' },
  { id: 'RS.Pk' },
  { id: 'RS.Pl' },
  { id: 'RS.Pm' },
  { id: 'RS.Pn' },
  { id: 'RS.Po' },
  { id: 'RS.Pp' },
  { id: 'RS.Pq' },
  { id: 'RS.Pr', untestable: 'advice to designers: it binds nobody' },
  { id: 'RS.Ps', untestable: 'advice to designers: it binds nobody' },
  { id: 'RS.Pt' },
  { id: 'RS.Pu' },
  { id: 'RS.Pv' },
  { id: 'RS.Pw' },
  { id: 'RS.Px' },
];

export const SPECIAL_RULES: readonly LedgerRow[] = [
  // SR.1 Placing after set-up
  { id: 'SR.1a' },
  { id: 'SR.1b' },
  { id: 'SR.1c' },

  // SR.2 Thick hedges
  { id: 'SR.2a' },
  { id: 'SR.2b' },

  // SR.3 Deep snow
  { id: 'SR.3a' },

  // SR.4 A frozen Weapon
  { id: 'SR.4a' },

  // SR.5 Frozen ground
  { id: 'SR.5a' },
  { id: 'SR.5b' },

  // SR.6 Winter camouflage
  { id: 'SR.6a' },
  { id: 'SR.6b' },

  // SR.7 A headless command
  { id: 'SR.7a' },
  { id: 'SR.7b' },
  { id: 'SR.7c' },

  // SR.8 Men of the country
  { id: 'SR.8a' },
  { id: 'SR.8b' },
  { id: 'SR.8c' },

  // SR.9 No way out
  { id: 'SR.9a' },
  { id: 'SR.9b' },

  // SR.10 A Weapon beyond repair
  { id: 'SR.10a' },

  // SR.11 Night
  { id: 'SR.11a' },

  // SR.12 One discard
  { id: 'SR.12a' },

  // SR.13 Breakthrough
  { id: 'SR.13a' },
  { id: 'SR.13b' },

  // SR.14 Reinforcements by the clock
  { id: 'SR.14a' },
  { id: 'SR.14b' },
  { id: 'SR.14c' },

  // SR.15 Mines or a card
  { id: 'SR.15a' },
  { id: 'SR.15b' },

  // SR.16 Close-quarter fighters
  { id: 'SR.16a' },

  // SR.17 A cramped hex
  { id: 'SR.17a' },

  // SR.18 A Weapon tied to its hex
  { id: 'SR.18a' },
  { id: 'SR.18b' },
  { id: 'SR.18c' },

  // SR.19 A Weapon for hard targets
  { id: 'SR.19a' },

  // SR.20 Haze
  { id: 'SR.20a' },
  { id: 'SR.20b' },
  { id: 'SR.20c' },

  // SR.21 Sharp-eyed snipers
  { id: 'SR.21a' },

  // SR.22 A card in hand
  { id: 'SR.22a' },
  { id: 'SR.22b' },
];
