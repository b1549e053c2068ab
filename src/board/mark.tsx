/** What a mark on the board says. One mark, one meaning, in all games; each has a line and a sign of its own, for colour alone says nothing to some. */
import type { ReactNode } from 'react';

/**
 * open      can be chosen: a broken line
 * chosen    has been chosen, or is what one acts with: a full line
 * affected  would be affected by the choice being considered: dots, and cross-hairs
 * barred    cannot be passed: a full line, and a bar across
 * danger    is dangerous: dashes and dots, and an exclamation mark
 * pointed   is where the cursor stands: the colour of the focus
 */
export type MarkKind = 'open' | 'chosen' | 'affected' | 'barred' | 'danger' | 'pointed';

/** Around the origin, 12 units wide. Of open, chosen and pointed the line says enough. */
const SIGNS: Readonly<Partial<Record<MarkKind, string>>> = {
  affected: 'M0 -5.5V-1.8M0 5.5V1.8M-5.5 0H-1.8M5.5 0H1.8M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0',
  barred: 'M-4.4 4.4L4.4 -4.4M-4.4 -4.4L4.4 4.4',
  danger: 'M0 -4.8V1M0 4V4.1',
};

export function signOf(kind: MarkKind): ReactNode {
  const d = SIGNS[kind];
  return d === undefined ? undefined : <path className={`highlight-sign highlight-sign-${kind}`} d={d} />;
}
