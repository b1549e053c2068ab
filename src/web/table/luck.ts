/** The dice of a table as they fell, against what could be expected of them. */
import type { Rolled } from '../../games/box.ts';
import type { GameEvent } from '../../kernel/game.ts';

export interface Luck {
  readonly who: string;
  /** How many faces the dice have: each kind is counted by itself. */
  readonly sides: number;
  readonly rolled: number;
  /** How often each face came up, the one first. */
  readonly counts: readonly number[];
  /** How often each of them could be expected. */
  readonly expected: number;
  readonly mean: number;
  readonly expectedMean: number;
}

export function luckIn(events: readonly GameEvent[], diceOf: (event: GameEvent) => readonly Rolled[]): Luck[] {
  const all = new Map<string, { readonly who: string; readonly sides: number; readonly faces: number[] }>();
  for (const { who, sides, faces } of events.flatMap(diceOf)) {
    const key = `${who} ${sides}`;
    const kind = all.get(key) ?? { who, sides, faces: [] };
    kind.faces.push(...faces.filter((face) => face >= 1 && face <= sides));
    all.set(key, kind);
  }
  return [...all.values()].map(({ who, sides, faces }) => {
    const counts = Array.from({ length: sides }, (_, i) => faces.filter((face) => face === i + 1).length);
    const rolled = faces.length;
    const pips = faces.reduce((sum, face) => sum + face, 0);
    return { who, sides, rolled, counts, expected: rolled / sides, mean: rolled === 0 ? 0 : pips / rolled, expectedMean: (sides + 1) / 2 };
  });
}
