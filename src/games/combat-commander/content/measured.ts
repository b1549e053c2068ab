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
  'first-light': { axis: 50, turns: 56 },
  'birch-crossing': { axis: 53, turns: 69 },
  bridgehead: { axis: 61, turns: 38 },
  'weavers-row': { axis: 52, turns: 42 },
  'night-shift': { axis: 48, turns: 63 },
  'goat-path': { axis: 62, turns: 46 },
  'the-thaw': { axis: 49, turns: 91 },
  'orchard-gate': { axis: 41, turns: 64 },
  'tank-wagons': { axis: 61, turns: 48 },
  random: { axis: 40, turns: 49 },
};
