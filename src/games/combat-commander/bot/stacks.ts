/** 8.2 How full a hex is. */
import type { Muster, Soldier } from './muster.ts';

/** 8.2 Figures of one side in a hex. */
export const LIMIT = 7;

/** Figures of one's own in a hex, without those who are only counted elsewhere. */
export function figuresIn({ own }: Muster, hex: number, without: readonly Soldier[] = []): number {
  let figures = 0;
  for (const soldier of own) if (soldier.at === hex && !without.includes(soldier)) figures += soldier.type.figures;
  return figures;
}
