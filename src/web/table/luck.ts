/** The dice of a table as they fell, against what could be expected of them. */
import type { GameEvent } from '../../kernel/game.ts';

export interface Luck {
  readonly who: string;
  readonly rolled: number;
  /** How often each face came up, the one first. */
  readonly faces: readonly number[];
  /** How often each of them could be expected. */
  readonly expected: number;
  readonly mean: number;
}

type DiceOf = (event: GameEvent) => readonly { readonly who: string; readonly faces: readonly number[] }[];

const SIDES = 6;

export function luckIn(events: readonly GameEvent[], diceOf: DiceOf): Luck[] {
  const counts = new Map<string, number[]>();
  for (const { who, faces } of events.flatMap(diceOf)) {
    const count = counts.get(who) ?? Array.from({ length: SIDES }, () => 0);
    for (const face of faces) if (face >= 1 && face <= SIDES) count[face - 1] = (count[face - 1] ?? 0) + 1;
    counts.set(who, count);
  }
  return [...counts].map(([who, faces]) => {
    const rolled = faces.reduce((sum, count) => sum + count, 0);
    const pips = faces.reduce((sum, count, i) => sum + count * (i + 1), 0);
    return { who, rolled, faces, expected: rolled / SIDES, mean: rolled === 0 ? 0 : pips / rolled };
  });
}
