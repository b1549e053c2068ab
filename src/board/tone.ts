/**
 * Tones of seats and sides: a colour (theme.css has them, `--tone-0` and on), and besides it a corner and a band, for
 * colour alone says nothing to some. A game says which seat has which.
 */
import { entryOf } from './present.ts';

export interface Tone {
  /** Of counters and dice. */
  readonly corner: 'round' | 'sharp' | 'cut';
  /** Along the upper edge of a counter. */
  readonly band: 'none' | 'hatched' | 'dotted' | 'double';
}

export const TONES: readonly Tone[] = [
  { corner: 'round', band: 'none' },
  { corner: 'sharp', band: 'hatched' },
  { corner: 'cut', band: 'dotted' },
  { corner: 'round', band: 'double' },
  { corner: 'sharp', band: 'dotted' },
  { corner: 'cut', band: 'hatched' },
];

/** There are as many as seats at the largest table; beyond that they begin again. */
export function toneAt(tone: number): { readonly index: number; readonly look: Tone } {
  const index = tone % TONES.length;
  return { index, look: entryOf(TONES, index, 'tone') };
}

/** A square around the origin with the corners of a tone. */
export function cornered(side: number, corner: Tone['corner'], size: number): string {
  const half = side / 2;
  if (corner === 'sharp') return `M${-half} ${-half}h${side}v${side}h${-side}Z`;
  const straight = side - 2 * size;
  const turn = (x: number, y: number) => (corner === 'round' ? `a${size} ${size} 0 0 1 ${x} ${y}` : `l${x} ${y}`);
  return `M${size - half} ${-half}h${straight}${turn(size, size)}v${straight}${turn(-size, size)}h${-straight}${turn(-size, -size)}v${-straight}${turn(size, -size)}Z`;
}
