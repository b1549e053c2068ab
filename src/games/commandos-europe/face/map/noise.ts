/** Soft chance over the plane: the same for the same seed, so that a sheet never changes. */
import { chanceOf } from '../../../../board/map/seeded.ts';

/** About -0.7 to 0.7. */
export type Noise = (x: number, y: number) => number;

const SIDE = 256;
const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Slopes at the corners of a grid of units, blended in between. */
export function noiseOf(seed: string): Noise {
  const chance = chanceOf(seed);
  const order = Uint8Array.from({ length: SIDE }, (_, i) => i);
  for (let i = SIDE - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    const [a = 0, b = 0] = [order[i], order[j]];
    order[i] = b;
    order[j] = a;
  }
  const turns = Array.from({ length: 16 }, (_, i) => (i / 16) * 2 * Math.PI);
  const across = Float64Array.from(turns, Math.cos);
  const down = Float64Array.from(turns, Math.sin);
  const slope = (i: number, j: number, x: number, y: number) => {
    const turn = (order[((order[i & 255] ?? 0) + j) & 255] ?? 0) & 15;
    return (across[turn] ?? 0) * x + (down[turn] ?? 0) * y;
  };
  // Asked some million times for a sheet: no lists are made here, nor below.
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = x - i;
    const v = y - j;
    const s = ease(u);
    const t = ease(v);
    const upper = slope(i, j, u, v) * (1 - s) + slope(i + 1, j, u - 1, v) * s;
    const lower = slope(i, j + 1, u, v - 1) * (1 - s) + slope(i + 1, j + 1, u - 1, v - 1) * s;
    return upper * (1 - t) + lower * t;
  };
}

/** Coarse and fine noise together. */
export function layered(noise: Noise, x: number, y: number, layers: number): number {
  let sum = 0;
  let weight = 0.5;
  let u = x;
  let v = y;
  for (let i = 0; i < layers; i++) {
    sum += noise(u, v) * weight;
    u = u * 2.03 + 17.7;
    v = v * 2.03 - 9.1;
    weight /= 2;
  }
  return sum;
}

/** 0 to about 1, with sharp crests: mountains. */
export function crested(noise: Noise, x: number, y: number, layers: number): number {
  let sum = 0;
  let weight = 0.55;
  let share = 1;
  let u = x;
  let v = y;
  for (let i = 0; i < layers; i++) {
    const crest = Math.max(0, 1 - Math.abs(noise(u, v)) * 1.5) ** 2;
    sum += crest * weight * share;
    share = Math.min(1, crest * 1.6);
    u = u * 2.07 + 31;
    v = v * 2.07 + 7;
    weight /= 2;
  }
  return sum;
}
