/** The ledger of chapters 5 to 13: Turns, time, victory, stacking, Initiative, sight, Weapons, Radios, suppression. */
import type { LedgerRow } from '../../../kernel/game.ts';

export const CORE_RULES: readonly LedgerRow[] = [
  // 5 Sequence of play: Turn and Turn about
  { id: '5a' },
  { id: '5b' },
  { id: '5c' },
  { id: '5d' },
  { id: '5e' },
  { id: '5f' },

  // 5.1 Order Capability
  { id: '5.1a' },
  { id: '5.1b' },
  { id: '5.1c' },
  { id: '5.1d' },

  // 5.2 Action Capability
  { id: '5.2a' },
  { id: '5.2b' },
  { id: '5.2c' },

  // 5.3 Discard Capability
  { id: '5.3a' },
  { id: '5.3b' },

  // 5.4 Hand Refill
  { id: '5.4a' },
  { id: '5.4b' },
  { id: '5.4c' },
  { id: '5.4d' },

  // 6.1.1 Placing the Time marker
  { id: '6.1.1a' },

  // 6.1.2 Time advances: causes and six steps
  { id: '6.1.2a' },
  { id: '6.1.2b' },
  { id: '6.1.2c' },
  { id: '6.1.2d' },
  { id: '6.1.2e' },
  { id: '6.1.2f' },
  { id: '6.1.2g' },
  { id: '6.1.2h' },
  { id: '6.1.2i' },
  { id: '6.1.2j' },
  { id: '6.1.2k' },
  { id: '6.1.2l' },
  { id: '6.1.2m' },
  { id: '6.1.2n' },
  { id: '6.1.2o' },
  { id: '6.1.2p' },
  { id: '6.1.2q' },

  // 6.2.1 Placing the Sudden Death marker
  { id: '6.2.1a' },

  // 6.2.2 Sudden Death Roll
  { id: '6.2.2a' },
  { id: '6.2.2b' },
  { id: '6.2.2c' },
  { id: '6.2.2d' },
  { id: '6.2.2e' },

  // 6.3 End of the game: four ways
  { id: '6.3a' },
  { id: '6.3b' },
  { id: '6.3c' },
  { id: '6.3d' },

  // 6.3.1 Outright defeat: first and second ending
  { id: '6.3.1a' },
  { id: '6.3.1b' },

  // 6.3.2 Counting up: third and fourth ending
  { id: '6.3.2a' },
  { id: '6.3.2b' },
  { id: '6.3.2c' },
  { id: '6.3.2d' },

  // 7 Victory conditions
  { id: '7a' },
  { id: '7b' },

  // 7.1 VPs for elimination
  { id: '7.1a' },
  { id: '7.1b' },
  { id: '7.1c' },
  { id: '7.1d' },
  { id: '7.1e' },

  // 7.2 VPs for exit: which edges
  { id: '7.2a' },
  { id: '7.2b' },
  { id: '7.2c' },
  { id: '7.2d' },

  // 7.2.1 Leaving on purpose
  { id: '7.2.1a' },
  { id: '7.2.1b' },
  { id: '7.2.1c' },
  { id: '7.2.1d' },
  { id: '7.2.1e' },
  { id: '7.2.1f' },
  { id: '7.2.1g' },
  { id: '7.2.1h' },

  // 7.2.2 Driven off the map
  { id: '7.2.2a' },
  { id: '7.2.2b' },
  { id: '7.2.2c' },
  { id: '7.2.2d' },

  // 7.3 VPs for Objectives
  { id: '7.3a' },
  { id: '7.3b' },

  // 7.3.1 Control of Objectives
  { id: '7.3.1a' },
  { id: '7.3.1b' },
  { id: '7.3.1c' },
  { id: '7.3.1d' },
  { id: '7.3.1e' },

  // 7.3.1.1 Building Objectives
  { id: '7.3.1.1a' },
  { id: '7.3.1.1b' },

  // 7.3.2 Objective chits: what they are worth
  { id: '7.3.2a' },
  { id: '7.3.2b' },
  { id: '7.3.2c' },
  { id: '7.3.2d' },
  { id: '7.3.2e' },
  { id: '7.3.2f' },
  { id: '7.3.2g' },
  { id: '7.3.2h' },
  { id: '7.3.2i' },
  { id: '7.3.2j' },

  // 7.3.3 Open and secret Objectives
  { id: '7.3.3a' },
  { id: '7.3.3b' },
  { id: '7.3.3c' },
  { id: '7.3.3d' },
  { id: '7.3.3e' },
  { id: '7.3.3f' },
  { id: '7.3.3g' },
  { id: '7.3.3h' },

  // 8 Stacking: what it is
  { id: '8a' },
  { id: '8b' },

  // 8.1 Stacking of markers
  { id: '8.1a' },
  { id: '8.1b' },

  // 8.1.1 Markers on units
  { id: '8.1.1a' },
  { id: '8.1.1b' },
  { id: '8.1.1c' },
  { id: '8.1.1d' },

  // 8.1.2 Stacking of Radios
  { id: '8.1.2a' },
  { id: '8.1.2b' },

  // 8.1.3 Stacking of Fortifications
  { id: '8.1.3a' },
  { id: '8.1.3b' },
  { id: '8.1.3c' },

  // 8.1.4 Stacking of Smoke
  { id: '8.1.4a' },
  { id: '8.1.4b' },

  // 8.1.5 Stacking of Blazes
  { id: '8.1.5a' },
  { id: '8.1.5b' },
  { id: '8.1.5c' },

  // 8.2 Stacking of units: seven figures
  { id: '8.2a' },
  { id: '8.2b' },
  { id: '8.2c' },
  { id: '8.2d' },
  { id: '8.2e' },
  { id: '8.2f' },
  { id: '8.2g' },
  { id: '8.2h' },

  // 9 Initiative: who holds the card
  { id: '9a' },
  { id: '9b' },
  { id: '9c' },

  // 9.1 Re-roll: pass the card
  { id: '9.1a' },
  { id: '9.1b' },
  { id: '9.1c' },
  { id: '9.1d' },
  { id: '9.1e' },
  { id: '9.1f' },
  { id: '9.1g' },

  // 9.2 Tie
  { id: '9.2a' },
  { id: '9.2b' },
  { id: '9.2c' },

  // 10 Line of Sight: the examples of the figure
  { id: '10a' },
  { id: '10b' },
  { id: '10c' },
  { id: '10d' },
  { id: '10e' },
  { id: '10f' },
  { id: '10g' },
  { id: '10h' },

  // 10.1 LOS checks
  { id: '10.1a' },
  { id: '10.1b' },
  { id: '10.1c' },
  { id: '10.1d' },
  { id: '10.1e' },
  { id: '10.1f' },
  { id: '10.1g' },
  { id: '10.1h' },
  { id: '10.1i' },
  { id: '10.1j' },

  // 10.1.1 Units and LOS
  { id: '10.1.1a' },

  // 10.2 Obstacles
  { id: '10.2a' },
  { id: '10.2b' },

  // 10.2.1 Blazes as Obstacles
  { id: '10.2.1a' },
  { id: '10.2.1b' },

  // 10.3 Hindrances
  { id: '10.3a' },

  // 10.3.1 Hindrances and Targeting
  { id: '10.3.1a' },
  { id: '10.3.1b' },
  { id: '10.3.1c' },

  // 10.3.2 Hindrances and Fire Attacks
  { id: '10.3.2a' },

  // 10.3.2.1 Minimum Firepower
  { id: '10.3.2.1a' },
  { id: '10.3.2.1b' },

  // 10.3.3 Only the largest Hindrance
  { id: '10.3.3a' },
  { id: '10.3.3b' },
  { id: '10.3.3c' },

  // 10.3.4 Smoke Hindrances
  { id: '10.3.4a' },
  { id: '10.3.4b' },
  { id: '10.3.4c' },
  { id: '10.3.4d' },
  { id: '10.3.4e' },

  // 11.1 What Weapons do
  { id: '11.1a' },
  { id: '11.1b' },
  { id: '11.1c' },
  { id: '11.1d' },
  { id: '11.1e' },
  { id: '11.1f' },
  { id: '11.1g' },

  // 11.2 Carrying
  { id: '11.2a' },
  { id: '11.2b' },

  // 11.3 Giving up and handing over
  { id: '11.3a' },
  { id: '11.3b' },
  { id: '11.3c' },
  { id: '11.3d' },
  { id: '11.3e' },

  // 11.4 Broken Weapons: repair and loss
  { id: '11.4a' },
  { id: '11.4b' },
  { id: '11.4c' },
  { id: '11.4d' },
  { id: '11.4e' },
  { id: '11.4f' },
  { id: '11.4g' },
  { id: '11.4h' },

  // 11.5 Ordnance
  { id: '11.5a' },
  { id: '11.5b' },
  { id: '11.5c' },
  { id: '11.5d' },

  // 11.6 Specialised Weapons
  { id: '11.6a' },
  { id: '11.6b' },
  { id: '11.6c' },
  { id: '11.6d' },

  // 12 Radios
  { id: '12a' },
  { id: '12b' },
  { id: '12c' },
  { id: '12d' },
  { id: '12e' },

  // 13.1 Getting suppressed
  { id: '13.1a' },
  { id: '13.1b' },

  // 13.2 Effects of suppression
  { id: '13.2a' },
  { id: '13.2b' },
  { id: '13.2c' },
  { id: '13.2d' },

  // 13.3 End of suppression
  { id: '13.3a' },
  { id: '13.3b' },
  { id: '13.3c' },
];
