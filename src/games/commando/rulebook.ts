/**
 * The ledger: every obligation of the rulebook, in its order, one row each. A row is the number of
 * its paragraph and a letter; headings without a number count on (16.2, 29.1). What a row asks for
 * is told in text/, its gist in each language.
 */
import type { LedgerRow } from '../../kernel/game.ts';

export const RULEBOOK = [
  // 1.0 Introduction: what outranks what
  { id: '1.0a' },
  { id: '1.0b' },
  { id: '1.0c', untestable: 'physical dice: the table rolls them' },

  // 3.0 The map: spaces, routes, boxes and tracks
  { id: '3.0a' },
  { id: '3.0b' },
  { id: '3.0c' },
  { id: '3.0d' },
  { id: '3.0e' },
  { id: '3.0f' },
  { id: '3.0g' },
  { id: '3.0h' },
  { id: '3.0i' },
  { id: '3.0j' },
  { id: '3.0k' },
  { id: '3.0l', untestable: 'physical handling: there is no container on a screen' },

  // 4.0 Playing pieces: whose they are and what their figures mean
  { id: '4.0a' },
  { id: '4.0b' },
  { id: '4.0c' },
  { id: '4.0d' },
  { id: '4.0e' },
  { id: '4.0f' },
  { id: '4.0g' },
  { id: '4.0h' },
  { id: '4.0i' },

  // 5.0 Cards: the two kinds
  { id: '5.0a' },

  // 6.0 How to win: the mission decides
  { id: '6.0a' },
  { id: '6.0b' },
  { id: '6.0c' },

  // 6.1 Recover: objectives brought home
  { id: '6.1a' },
  { id: '6.1b' },

  // 6.2 KIA to reach: the casualty score to reach
  { id: '6.2a' },
  { id: '6.2b' },

  // 7.0 Setting up: in this order
  { id: '7.0a' },
  { id: '7.0b' },
  { id: '7.0c' },
  { id: '7.0d' },
  { id: '7.0e' },
  { id: '7.0f' },
  { id: '7.0g' },
  { id: '7.0h' },
  { id: '7.0i' },
  { id: '7.0j' },
  { id: '7.0k' },

  // 8.0 Mission cards: their five headings
  { id: '8.0a' },
  { id: '8.0b' },
  { id: '8.0c' },
  { id: '8.0d' },
  { id: '8.0e' },

  // 9.0 Recruiting: buying and placing
  { id: '9.0a' },
  { id: '9.0b' },
  { id: '9.0c' },
  { id: '9.0d' },

  // 10.1 Game length: until the Ops run out
  { id: '10.1a' },

  // 10.2 Stacking: six ground units, and what is not counted
  { id: '10.2a' },
  { id: '10.2b' },
  { id: '10.2c' },
  { id: '10.2d' },

  // 10.3 Force: who goes together
  { id: '10.3a' },
  { id: '10.3b' },
  { id: '10.3c' },
  { id: '10.3d' },
  { id: '10.3e' },
  { id: '10.3f' },

  // 11.0 Operations (Ops): the four segments
  { id: '11.0a' },
  { id: '11.0b' },
  { id: '11.0c' },
  { id: '11.0d' },
  { id: '11.0e' },
  { id: '11.0f' },
  { id: '11.0g' },
  { id: '11.0h' },
  { id: '11.0i' },
  { id: '11.0j' },
  { id: '11.0k' },
  { id: '11.0l' },

  // 12.0 Multiple operations: again and again, one Op each
  { id: '12.0a' },
  { id: '12.0b' },
  { id: '12.0c' },

  // 13.0 End of the scenario: after the last operation
  { id: '13.0a' },

  // 14.0 Variable Ops: cards give and take
  { id: '14.0a' },
  { id: '14.0b' },
  { id: '14.0c' },

  // 15.0 Ground movement: how far, and together
  { id: '15.0a' },
  { id: '15.0b' },
  { id: '15.0c' },
  { id: '15.0d' },
  { id: '15.0e' },

  // 15.1 Stopping: terrain and objectives
  { id: '15.1a' },
  { id: '15.1b' },

  // 15.2 Airfield move: by card only
  { id: '15.2a' },
  { id: '15.2b' },
  { id: '15.2c' },
  { id: '15.2d' },

  // 15.3 Water move: by card only
  { id: '15.3a' },
  { id: '15.3b' },
  { id: '15.3c' },
  { id: '15.3d' },

  // 15.4 Transport: units that ride
  { id: '15.4a' },
  { id: '15.4b' },
  { id: '15.4c' },
  { id: '15.4d' },
  { id: '15.4e' },
  { id: '15.4f' },
  { id: '15.4g' },

  // 16.0 Event cards: when they are drawn and what they hold
  { id: '16.0a' },
  { id: '16.0b' },
  { id: '16.0c' },
  { id: '16.0d' },
  { id: '16.0e' },
  { id: '16.0f' },
  { id: '16.0g' },
  { id: '16.0h' },
  { id: '16.0i' },
  { id: '16.0j' },
  { id: '16.0k' },
  { id: '16.0l' },

  // 16.1 Used Event cards: discards and reshuffling
  { id: '16.1a' },
  { id: '16.1b' },
  { id: '16.1c' },
  { id: '16.1d' },

  // 16.2 Intel cards: keeping and playing them
  { id: '16.2a' },
  { id: '16.2b' },
  { id: '16.2c' },
  { id: '16.2d' },
  { id: '16.2e' },
  { id: '16.2f' },
  { id: '16.2g' },
  { id: '16.2h' },

  // 17.0 Bases: no Event card at home
  { id: '17.0a' },
  { id: '17.0b' },

  // 18.0 OPFOR units: they come and go
  { id: '18.0a' },
  { id: '18.0b' },
  { id: '18.0c' },
  { id: '18.0d' },
  { id: '18.0e' },

  // 19.0 Combat: when, and who takes part
  { id: '19.0a' },
  { id: '19.0b' },
  { id: '19.0c' },
  { id: '19.0d' },
  { id: '19.0e' },

  // 19.1 Battle procedure: superiority, lines, alternate fire, rounds
  { id: '19.1a' },
  { id: '19.1b' },
  { id: '19.1c' },
  { id: '19.1d' },
  { id: '19.1e' },
  { id: '19.1f' },
  { id: '19.1g' },
  { id: '19.1h' },
  { id: '19.1i' },
  { id: '19.1j' },
  { id: '19.1k' },
  { id: '19.1l' },
  { id: '19.1m' },
  { id: '19.1n' },
  { id: '19.1o' },
  { id: '19.1p' },
  { id: '19.1q' },
  { id: '19.1r' },
  { id: '19.1s' },
  { id: '19.1t' },
  { id: '19.1u' },
  { id: '19.1v' },
  { id: '19.1w' },
  { id: '19.1x' },
  { id: '19.1y' },
  { id: '19.1z' },

  // 19.2 Battle results: eliminated, panicked, unhurt
  { id: '19.2a' },
  { id: '19.2b' },
  { id: '19.2c' },
  { id: '19.2d' },
  { id: '19.2e' },
  { id: '19.2f' },
  { id: '19.2g' },
  { id: '19.2h' },
  { id: '19.2i' },
  { id: '19.2j' },
  { id: '19.2k' },

  // 20.0 Winning a battle: the field is yours
  { id: '20.0a' },
  { id: '20.0b' },
  { id: '20.0c' },

  // 21.0 Losing a battle: the survivors recover
  { id: '21.0a' },
  { id: '21.0b' },
  { id: '21.0c' },

  // 22.0 Killed in action (KIA): the casualty score
  { id: '22.0a' },
  { id: '22.0b' },
  { id: '22.0c' },
  { id: '22.0d' },
  { id: '22.0e' },
  { id: '22.0f' },
  { id: '22.0g' },
  { id: '22.0h' },

  // 23.0 Objective markers: where they lie and when they turn up
  { id: '23.0a' },
  { id: '23.0b' },
  { id: '23.0c' },
  { id: '23.0d' },
  { id: '23.0e' },
  { id: '23.0f' },
  { id: '23.0g' },
  { id: '23.0h' },
  { id: '23.0i' },
  { id: '23.0j' },
  { id: '23.0k' },
  { id: '23.0l' },
  { id: '23.0m' },
  { id: '23.0n' },
  { id: '23.0o' },

  // 24.0 Leaders: how they come and what they do
  { id: '24.0a' },
  { id: '24.0b' },
  { id: '24.0c' },
  { id: '24.0d' },
  { id: '24.0e' },
  { id: '24.0f' },
  { id: '24.0g' },
  { id: '24.0h' },
  { id: '24.0i' },

  // 25.0 Paratroopers: the jump
  { id: '25.0a' },
  { id: '25.0b' },
  { id: '25.0c' },
  { id: '25.0d' },
  { id: '25.0e' },
  { id: '25.0f' },
  { id: '25.0g' },
  { id: '25.0h' },
  { id: '25.0i' },
  { id: '25.0j' },

  // 26.0 PSYOP: a second opinion
  { id: '26.0a' },
  { id: '26.0b' },
  { id: '26.0c' },
  { id: '26.0d' },

  // 27.0 Sappers: clearing the way
  { id: '27.0a' },
  { id: '27.0b' },
  { id: '27.0c' },

  // 28.0 Supply column: events and optional benefits
  { id: '28.0a' },
  { id: '28.0b' },

  // 29.0 Airstrikes: dice from above
  { id: '29.0a' },
  { id: '29.0b' },
  { id: '29.0c' },
  { id: '29.0d' },
  { id: '29.0e' },
  { id: '29.0f' },
  { id: '29.0g' },
  { id: '29.0h' },

  // 29.1 Availability check: does it come back?
  { id: '29.1a' },
  { id: '29.1b' },
  { id: '29.1c' },

  // 30.0 Helicopters: support and lift
  { id: '30.0a' },
  { id: '30.0b' },
  { id: '30.0c' },
  { id: '30.0d' },
  { id: '30.0e' },
  { id: '30.0f' },
  { id: '30.0g' },
  { id: '30.0h' },
  { id: '30.0i' },
  { id: '30.0j' },
  { id: '30.0k' },

  // 31.0 Campaign: from one scenario to the next
  { id: '31.0a' },
  { id: '31.0b' },
  { id: '31.0c' },
  { id: '31.0d' },
  { id: '31.0e' },
  { id: '31.0f' },
  { id: '31.0g' },
  { id: '31.0h' },

  // 31.1 Scenario won: rewards, and a stronger enemy
  { id: '31.1a' },
  { id: '31.1b' },
  { id: '31.1c' },
  { id: '31.1d' },
  { id: '31.1e' },
  { id: '31.1f' },
  { id: '31.1g' },

  // 31.2 Scenario not won: try again
  { id: '31.2a' },
  { id: '31.2b' },
  { id: '31.2c' },

  // 31.3 Winning the campaign: all of them, or two failures running
  { id: '31.3a' },
  { id: '31.3b' },

  // 32.0 Reserve Recruit Points (RP): saving and spending
  { id: '32.0a' },
  { id: '32.0b' },
  { id: '32.0c' },
  { id: '32.0d' },

  // 33.0 Reconnaissance: a look before the move
  { id: '33.0a' },
  { id: '33.0b' },
  { id: '33.0c' },
  { id: '33.0d' },
  { id: '33.0e' },
  { id: '33.0f' },
  { id: '33.0g' },
  { id: '33.0h' },
  { id: '33.0i' },
  { id: '33.0j' },

  // 34.0 Additional logistics: what supply buys
  { id: '34.0a' },
  { id: '34.0b' },
  { id: '34.0c' },
  { id: '34.0d' },
  { id: '34.0e' },
  { id: '34.0f' },
  { id: '34.0g' },
  { id: '34.0h' },
  { id: '34.0i' },
  { id: '34.0j' },

  // 35.0 Aircraft turnaround: back from the box
  { id: '35.0a' },
  { id: '35.0b' },
  { id: '35.0c' },
  { id: '35.0d' },
] as const satisfies readonly LedgerRow[];
