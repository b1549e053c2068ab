/**
 * The ledger of the glossary (G) and of chapters 1 to 4: cards, maps, units, tracks. What stands in a
 * chapter before its first numbered paragraph has the number of the chapter alone.
 */
import type { LedgerRow } from '../../../kernel/game.ts';

export const COMPONENTS: readonly LedgerRow[] = [
  // G Glossary: words that carry a rule, and how to read the others
  { id: 'Ga' },
  { id: 'Gb', untestable: 'judgement: a situation without a rule has nothing to test' },
  { id: 'Gc' },
  { id: 'Gd' },
  { id: 'Ge' },
  { id: 'Gf' },
  { id: 'Gg' },
  { id: 'Gh' },
  { id: 'Gi' },
  { id: 'Gj' },
  { id: 'Gk' },
  { id: 'Gl' },
  { id: 'Gm' },
  { id: 'Gn' },
  { id: 'Go' },
  { id: 'Gp' },
  { id: 'Gq' },
  { id: 'Gr' },
  { id: 'Gs' },
  { id: 'Gt' },
  { id: 'Gu' },
  { id: 'Gv' },
  { id: 'Gw' },
  { id: 'Gx' },
  { id: 'Gy' },
  { id: 'Gz' },

  // 1 The Fate cards: what a card in hand is good for
  { id: '1a' },
  { id: '1b' },
  { id: '1c' },
  { id: '1d' },
  { id: '1e' },
  { id: '1f', untestable: 'physical aids: the table has no cheat cards' },
  { id: '1g' },

  // 1.0 Golden Rule: cards outrank rules
  { id: '1.0a' },
  { id: '1.0b' },

  // 1.1 Hand Size: by Posture
  { id: '1.1a' },
  { id: '1.1b' },
  { id: '1.1c' },
  { id: '1.1d' },
  { id: '1.1e' },

  // 1.2 Card Knowledge: who may look
  { id: '1.2a' },
  { id: '1.2b' },
  { id: '1.2c' },

  // 1.3 Revealing Cards
  { id: '1.3a' },
  { id: '1.3b' },

  // 1.4 Reshuffle
  { id: '1.4a' },
  { id: '1.4b' },

  // 1.5 Orders on cards
  { id: '1.5a' },
  { id: '1.5b' },
  { id: '1.5c' },
  { id: '1.5d' },

  // 1.6 Actions on cards
  { id: '1.6a' },
  { id: '1.6b' },
  { id: '1.6c' },
  { id: '1.6d' },
  { id: '1.6e' },

  // 1.7 Events on cards
  { id: '1.7a' },
  { id: '1.7b' },

  // 1.8 Random Hexes
  { id: '1.8a' },
  { id: '1.8b' },
  { id: '1.8c' },

  // 1.9 Die Rolls: two dice on a card
  { id: '1.9a' },
  { id: '1.9b' },
  { id: '1.9c' },
  { id: '1.9d' },

  // 1.9.1 Die Triggers: when they interrupt, and when they don't
  { id: '1.9.1a' },
  { id: '1.9.1b' },
  { id: '1.9.1c' },
  { id: '1.9.1d' },
  { id: '1.9.1e' },
  { id: '1.9.1f' },
  { id: '1.9.1g' },
  { id: '1.9.1h' },
  { id: '1.9.1i' },
  { id: '1.9.1j' },

  // 1.9.1.1 Event! Trigger
  { id: '1.9.1.1a' },
  { id: '1.9.1.1b' },
  { id: '1.9.1.1c' },
  { id: '1.9.1.1d' },

  // 1.9.1.2 Jammed! Trigger
  { id: '1.9.1.2a' },
  { id: '1.9.1.2b' },
  { id: '1.9.1.2c' },
  { id: '1.9.1.2d' },
  { id: '1.9.1.2e' },

  // 1.9.1.3 Sniper! Trigger
  { id: '1.9.1.3a' },
  { id: '1.9.1.3b' },
  { id: '1.9.1.3c' },
  { id: '1.9.1.3d' },
  { id: '1.9.1.3e' },

  // 1.9.1.4 Time! Trigger
  { id: '1.9.1.4a' },

  // 2.1 The Battlefield: what a hex has
  { id: '2.1a' },
  { id: '2.1b', untestable: 'scale of the map: nothing is computed from metres' },
  { id: '2.1c' },
  { id: '2.1d' },
  { id: '2.1e' },

  // 2.2.1 Map number
  { id: '2.2.1a' },

  // 2.2.2 Compass
  { id: '2.2.2a' },
  { id: '2.2.2b' },
  { id: '2.2.2c', untestable: 'physical handling: the table lays the map out itself' },

  // 2.2.3 Artillery Boxes
  { id: '2.2.3a' },

  // 2.3 Objectives on the map
  { id: '2.3a' },
  { id: '2.3b' },
  { id: '2.3c' },

  // 3 The units: names and figures
  { id: '3a', untestable: 'flavour: no rule asks for a name or a rank' },
  { id: '3b' },
  { id: '3c', untestable: 'scale of the units: nothing is computed from men' },

  // 3.1 Unit Stats: five numbers
  { id: '3.1a' },
  { id: '3.1b' },

  // 3.1.1 Firepower
  { id: '3.1.1a' },
  { id: '3.1.1b' },

  // 3.1.2 Range
  { id: '3.1.2a' },

  // 3.1.3 Movement
  { id: '3.1.3a' },

  // 3.1.4 Morale
  { id: '3.1.4a' },
  { id: '3.1.4b' },

  // 3.1.5 Command
  { id: '3.1.5a' },
  { id: '3.1.5b' },

  // 3.1.6 Boxed Stats
  { id: '3.1.6a' },
  { id: '3.1.6b' },
  { id: '3.1.6c' },

  // 3.2.1 Broken and unbroken
  { id: '3.2.1a' },
  { id: '3.2.1b' },
  { id: '3.2.1c' },
  { id: '3.2.1d', untestable: 'look of a counter: a drawing, not a rule' },

  // 3.2.2 Attached Markers
  { id: '3.2.2a' },
  { id: '3.2.2b' },

  // 3.2.3 Attached Weapons
  { id: '3.2.3a' },
  { id: '3.2.3b' },
  { id: '3.2.3c' },

  // 3.2.4 Elimination
  { id: '3.2.4a' },
  { id: '3.2.4b' },

  // 3.2.5 Rallying
  { id: '3.2.5a' },
  { id: '3.2.5b' },

  // 3.3.1.1 Command Radius: who may be activated along
  { id: '3.3.1.1a' },
  { id: '3.3.1.1b' },
  { id: '3.3.1.1c' },
  { id: '3.3.1.1d' },
  { id: '3.3.1.1e' },
  { id: '3.3.1.1f' },
  { id: '3.3.1.1g' },
  { id: '3.3.1.1h' },

  // 3.3.1.2 Unit Command: bonus for Squads and Teams
  { id: '3.3.1.2a' },
  { id: '3.3.1.2b' },
  { id: '3.3.1.2c' },
  { id: '3.3.1.2d' },
  { id: '3.3.1.2e' },

  // 3.3.1.3 Weapon Command: bonus for Weapons
  { id: '3.3.1.3a' },
  { id: '3.3.1.3b' },
  { id: '3.3.1.3c' },
  { id: '3.3.1.3d' },
  { id: '3.3.1.3e' },

  // 4.1.1 VP marker
  { id: '4.1.1a' },
  { id: '4.1.1b' },
  { id: '4.1.1c' },

  // 4.1.2 Attack Total marker
  { id: '4.1.2a' },
  { id: '4.1.2b', untestable: 'physical reminder: the table keeps the total itself' },

  // 4.2 Casualty Track: where the eliminated go
  { id: '4.2a' },
  { id: '4.2b' },
  { id: '4.2c' },
  { id: '4.2d' },
  { id: '4.2e' },
  { id: '4.2f' },
  { id: '4.2g' },

  // 4.3.1 OB Display
  { id: '4.3.1a' },
  { id: '4.3.1b' },

  // 4.3.2 Scenario date
  { id: '4.3.2a' },

  // 4.3.3 Objective Box
  { id: '4.3.3a' },
  { id: '4.3.3b' },

  // 4.3.4 Data Boxes
  { id: '4.3.4a', untestable: 'printed aid: the summaries add no rule' },
];
