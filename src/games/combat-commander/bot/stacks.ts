/** 8.2 How full a hex is. */
import type { Muster, Soldier } from './muster.ts';

/** 8.2 Figures of one side in a hex. */
export const LIMIT = 7;

/** Figures of one's own in a hex, without those who are only counted elsewhere. */
export function figuresIn(m: Muster, hex: number, without: readonly Soldier[] = []): number {
  let figures = m.figures[hex] ?? 0;
  for (const { at, type } of without) if (at === hex) figures -= type.figures;
  return figures;
}
