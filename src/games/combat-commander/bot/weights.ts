/** How the scripted player weighs one thing against another: found by playing thousands of games against itself. */
export const WEIGHTS = {
  /** The danger of standing in a hex, and of entering it on the way. */
  risk: 1.4,
  way: 1.2,
  /** What is left of a promise one MP further away. */
  decay: 0.87,
  /** The same for the enemy's edge of the map, when points are needed: nobody can hold all of it. */
  breakout: 0.93,
  /** What draws a single unit to a prize: a part of it. */
  drawFirst: 1.2,
  drawMore: 0.25,
  /** What draws a leader, against what draws a squad. */
  leaderDraw: 0.6,
  /** How often a post is fired from before things have changed again. */
  occasion: 0.4,
  /** How often one of two neighbours advances, and with the card for it in hand. */
  closeCombat: 0.35,
  closeReady: 0.8,
  /** An objective that counts for nothing today. */
  hope: 0.3,
  /** What breaking costs, of what a unit is good for and of the points it gives. */
  breakUse: 0.5,
  breakPoints: 0.3,
  /** What an attack costs by the cards that its rolls turn over; to whoever attacks a Defender, they are time lost; and the least. */
  toll: 0.03,
  tollAttacking: 0.18,
  leastToll: 0,
  /** What a Fire card must bring when somebody moves. */
  opFire: 0.22,
  /** What the Initiative card is worth. */
  initiative: 1.1,
  /** The least an order must bring, and what is enough to give it without looking further. */
  leastOrder: 0.1,
  atOnce: 1,
  /** The least it must bring when waiting only helps the enemy. */
  leastPressed: 0,
  /** The least a trip must bring. */
  leastGain: 0.14,
  /** A card that is worth less is thrown away, and what each of them is worth to whoever is ahead, or behind. */
  deadCard: 0.22,
  deadAhead: 0.36,
  discardAhead: 0.12,
  discardBehind: 0.06,
  /** For each hex that the enemy is made to fall back. */
  routHex: 0.2,
  /** What an Advance or a Move could do later. */
  keepAdvance: 0.25,
  keepMove: 0.05,
  /** An Advance that meets nobody. */
  stepAdvance: 0.5,
  /** The least that such a step must bring: who walks for less soon walks back. */
  leastStep: 0.16,
  /** How much is dared when behind, and the most that ever is. */
  daring: 0.1,
  boldest: 2,
  /** How many Turns may pass for each advance of the time before that is too little. */
  patience: 9,
  /** Known mines are walked into only where there is no other way to something great. */
  mines: 3,
  /** What one's own stand to lose by a barrage, against what the enemy does. */
  ownBarrage: 2.5,
  /** How much better than any other a hex must be to be chosen in every set-up. */
  variety: 0.25,
  /** The least that foxholes must save. */
  leastHole: 0.12,
  /** Friends who are shot at because of those who come to them. */
  collateral: 1,
} as const;
