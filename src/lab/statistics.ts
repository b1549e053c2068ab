/** The few figures that many games come down to. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson's interval for a share: honest near 0 and 1 and for few games, where the textbook's is not. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const shrink = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / shrink;
  const reach = (Z / shrink) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  // At the ends the exact bound is 0 or 1; rounding must not leave it a hair beside.
  return { low: wins === 0 ? 0 : Math.max(0, middle - reach), high: wins === games ? 1 : Math.min(1, middle + reach) };
}

/** 0 for no values. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** In which the true mean lies, 95 % of the time, by the normal distribution. */
export function meanInterval(values: readonly number[]): Interval {
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1);
  const reach = Z * Math.sqrt(variance / Math.max(1, values.length));
  return { low: middle - reach, high: middle + reach };
}

export interface Bin {
  readonly from: number;
  /** The first value that is no longer in it. */
  readonly to: number;
  readonly count: number;
}

/** Whole numbers sorted into bins of equal width; empty ones in between are listed. */
export function histogram(values: readonly number[], width = binWidth(values)): Bin[] {
  if (values.length === 0) return [];
  const { least, greatest } = range(values);
  const first = Math.floor(least / width);
  const counts = new Array<number>(Math.floor(greatest / width) - first + 1).fill(0);
  for (const value of values) {
    const bin = Math.floor(value / width) - first;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, i) => ({ from: (first + i) * width, to: (first + i + 1) * width, count }));
}

/** 1, 2, 5, 10, 20, 50 …: the least that sorts the values into about `most` bins. */
export function binWidth(values: readonly number[], most = 30): number {
  const { least, greatest } = range(values);
  const wanted = (greatest - least + 1) / most;
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (step * power >= wanted) return step * power;
  }
}

function range(values: readonly number[]): { least: number; greatest: number } {
  let [least = 0] = values;
  let greatest = least;
  for (const value of values) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return { least, greatest };
}
