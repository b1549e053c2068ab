/**
 * Sounds as recipes: a few voices each, a tone or a breath of noise that swells and dies away. They are made by the
 * browser when they are heard; there are no files.
 */
import type { Sound } from '../../games/face.ts';

export interface Voice {
  /** A tone of this shape, or noise. */
  readonly of: 'sine' | 'triangle' | 'square' | 'noise';
  /** Hertz at its beginning and its end; for noise, what a filter lets through. */
  readonly from: number;
  readonly to: number;
  /** When it begins and how long it lasts, in seconds. */
  readonly at: number;
  readonly lasts: number;
  /** Of the loudest there is, from 0 to 1. */
  readonly loud: number;
}

export type Recipe = readonly Voice[];

/** Nothing is longer, in seconds, and all voices that sound together are never louder. */
export const LONGEST = 1.2;
export const LOUDEST = 0.5;

const knock = (at: number, from: number, loud: number): Voice => ({ of: 'noise', from, to: from * 0.5, at, lasts: 0.05, loud });
const step = (at: number, loud: number): Voice => ({ of: 'noise', from: 420, to: 180, at, lasts: 0.09, loud });
const note = (at: number, from: number, lasts: number, loud = 0.16): Voice => ({ of: 'triangle', from, to: from, at, lasts, loud });

/** What a game's events sound like, and that it is one's own turn. */
export type AnySound = Sound | 'turn';

export const RECIPES: Readonly<Record<AnySound, Recipe>> = {
  dice: [
    knock(0, 2400, 0.2),
    knock(0.09, 1900, 0.24),
    knock(0.16, 2600, 0.2),
    knock(0.26, 1700, 0.26),
    knock(0.33, 2200, 0.2),
    knock(0.46, 1500, 0.24),
  ],
  card: [
    { of: 'noise', from: 3800, to: 1200, at: 0, lasts: 0.16, loud: 0.16 },
    { of: 'noise', from: 900, to: 500, at: 0.17, lasts: 0.06, loud: 0.2 },
  ],
  counter: [
    { of: 'noise', from: 900, to: 400, at: 0, lasts: 0.06, loud: 0.28 },
    { of: 'sine', from: 190, to: 120, at: 0, lasts: 0.08, loud: 0.2 },
  ],
  march: [step(0, 0.16), step(0.14, 0.2), step(0.28, 0.16), step(0.42, 0.18)],
  shot: [
    { of: 'noise', from: 3200, to: 200, at: 0, lasts: 0.22, loud: 0.34 },
    { of: 'sine', from: 150, to: 50, at: 0, lasts: 0.18, loud: 0.14 },
  ],
  success: [note(0, 392, 0.16), note(0.12, 523, 0.18), note(0.26, 659, 0.4)],
  turn: [note(0, 587, 0.14, 0.1), note(0.13, 784, 0.3, 0.1)],
  failure: [note(0, 294, 0.2), note(0.17, 233, 0.22), { of: 'triangle', from: 185, to: 165, at: 0.36, lasts: 0.5, loud: 0.18 }],
};
