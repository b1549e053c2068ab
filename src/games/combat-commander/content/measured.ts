/** What came of each scenario when the scripted player played both sides: the figures of docs/balance, for whoever chooses one. */
export interface Measured {
  /** Of a hundred games, so many were won by the Axis. */
  readonly axis: number;
  /** Turns of both players together, on average. */
  readonly turns: number;
}

/** Games of each. */
export const GAMES = 200;

export const MEASURED: Readonly<Record<string, Measured>> = {
  'first-light': { axis: 53, turns: 47 },
  'birch-crossing': { axis: 45, turns: 70 },
  bridgehead: { axis: 60, turns: 28 },
  'weavers-row': { axis: 63, turns: 32 },
  'night-shift': { axis: 44, turns: 55 },
  'goat-path': { axis: 54, turns: 34 },
  'the-thaw': { axis: 53, turns: 106 },
  'orchard-gate': { axis: 44, turns: 59 },
  'tank-wagons': { axis: 58, turns: 39 },
  random: { axis: 43, turns: 51 },
};
