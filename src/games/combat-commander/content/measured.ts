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
  'first-light': { axis: 55, turns: 48 },
  'birch-crossing': { axis: 52, turns: 70 },
  bridgehead: { axis: 58, turns: 32 },
  'weavers-row': { axis: 53, turns: 35 },
  'night-shift': { axis: 48, turns: 62 },
  'goat-path': { axis: 57, turns: 38 },
  'the-thaw': { axis: 52, turns: 84 },
  'orchard-gate': { axis: 40, turns: 61 },
  'tank-wagons': { axis: 61, turns: 42 },
  random: { axis: 40, turns: 47 },
};
