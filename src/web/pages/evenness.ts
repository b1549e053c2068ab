/** How even dice have fallen: Pearson's chi-square, and how often honest dice would fall at least as unevenly. */

/** Below this many expected of each face the test says little. */
const EXPECTED_AT_LEAST = 5;
const SOMEWHAT = 0.05;
const MARKEDLY = 0.01;

type Evenness = 'too-few' | 'even' | 'somewhat' | 'markedly';

interface Verdict {
  readonly rolled: number;
  readonly expected: number;
  readonly mean: number;
  readonly chiSquare: number;
  /** How often honest dice would be at least as uneven. */
  readonly chance: number;
  readonly evenness: Evenness;
}

/** Faces with how often each came up, the one first. */
export function facesOf(counts: readonly number[]): readonly { readonly face: number; readonly count: number }[] {
  return counts.map((count, i) => ({ face: i + 1, count }));
}

/** `counts` says how often each face came up, the one first; a die may have any number of them. */
export function verdictOn(counts: readonly number[]): Verdict {
  const rolled = counts.reduce((sum, count) => sum + count, 0);
  const expected = rolled / counts.length;
  const pips = facesOf(counts).reduce((sum, { face, count }) => sum + count * face, 0);
  const chiSquare = rolled === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const chance = chanceBeyond(chiSquare, counts.length - 1);
  return { rolled, expected, mean: rolled === 0 ? 0 : pips / rolled, chiSquare, chance, evenness: evennessOf(expected, chance) };
}

function evennessOf(expected: number, chance: number): Evenness {
  if (expected < EXPECTED_AT_LEAST) return 'too-few';
  if (chance < MARKEDLY) return 'markedly';
  return chance < SOMEWHAT ? 'somewhat' : 'even';
}

/** The upper tail of the chi-square distribution, from the series of the incomplete gamma function. */
export function chanceBeyond(chiSquare: number, freedom: number): number {
  if (chiSquare <= 0) return 1;
  const a = freedom / 2;
  const x = chiSquare / 2;
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * 1e-15; n++) {
    term *= x / (a + n);
    sum += term;
  }
  const below = Math.exp(a * Math.log(x) - x - logGamma(a)) * sum;
  return Math.max(0, Math.min(1, 1 - below));
}

/** Of whole and half numbers, which is all that degrees of freedom ask for. */
function logGamma(a: number): number {
  let log = Number.isInteger(a) ? 0 : Math.log(Math.PI) / 2;
  for (let k = a - 1; k > 0; k--) log += Math.log(k);
  return log;
}
