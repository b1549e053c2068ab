/** What a mark on the board says. One mark, one meaning, in all games; each has a line and a sign of its own, for colour alone says nothing to some. */
import type { ReactNode } from 'react';

/**
 * open      can be chosen: a light ring, with a glow around it; much of a map of hexes, a light tint and thin dashes
 * chosen    is being considered, has been chosen, or acts now: a gold ring with four wedges that point inwards; a hex, all its outline
 * affected  would be affected by the choice being considered: four corners around it, or cross-hairs on a hex, and no glow
 * barred    cannot be passed: two short bars across the way
 * danger    is dangerous: a hatched ring in orange, and a sign
 * pointed   is where the cursor stands: four arcs in the colour of the focus, or the six corners of a hex
 *
 * All are cased in ink, so that they hold on any ground; the shape says it before the colour does. Ground never has any of
 * these shapes.
 */
export type MarkKind = 'open' | 'chosen' | 'affected' | 'barred' | 'danger' | 'pointed';

/** Around the origin, 12 units wide. Of the others the line says enough. */
const SIGNS: Readonly<Partial<Record<MarkKind, string>>> = {
  affected: 'M0 -5.5V-1.8M0 5.5V1.8M-5.5 0H-1.8M5.5 0H1.8M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0',
  barred: 'M-2.2 -4.6V4.6M2.2 -4.6V4.6',
  danger: 'M0 -4.8V1M0 4V4.1',
};

export function signOf(kind: MarkKind): ReactNode {
  const d = SIGNS[kind];
  return d === undefined ? undefined : <path className={`highlight-sign highlight-sign-${kind}`} d={d} />;
}
