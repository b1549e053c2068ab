/** Two dice against two dice, and two dice against a number: tables, made once. */

const FACES = [1, 2, 3, 4, 5, 6];
const ROLLS: readonly (readonly [number, number])[] = FACES.flatMap((white) => FACES.map((coloured) => [white, coloured] as const));

/** [sum] How often two dice show it, out of one. */
const OF_SUM: readonly number[] = Array.from({ length: 13 }, (_, sum) => shareOf(([white, coloured]) => white + coloured === sum));

/** Beyond this lead the worse roll always or never makes up for it. */
const FURTHEST = 11;

const ABOVE: readonly number[] = Array.from({ length: 2 * FURTHEST + 1 }, (_, i) =>
  chanceOfPair((mine, theirs) => i - FURTHEST + mine > theirs),
);
const EQUAL: readonly number[] = Array.from({ length: 2 * FURTHEST + 1 }, (_, i) =>
  chanceOfPair((mine, theirs) => i - FURTHEST + mine === theirs),
);
const BELOW: readonly number[] = Array.from({ length: 15 }, (_, n) => shareOf(([white, coloured]) => white + coloured < n));
const PRODUCT_ABOVE: readonly number[] = Array.from({ length: 37 }, (_, n) => shareOf(([white, coloured]) => white * coloured > n));

function shareOf(isIt: (roll: readonly [number, number]) => boolean): number {
  return ROLLS.filter(isIt).length / ROLLS.length;
}

function chanceOfPair(isIt: (mine: number, theirs: number) => boolean): number {
  let chance = 0;
  for (let mine = 2; mine <= 12; mine++) {
    for (let theirs = 2; theirs <= 12; theirs++) {
      if (isIt(mine, theirs)) chance += (OF_SUM[mine] ?? 0) * (OF_SUM[theirs] ?? 0);
    }
  }
  return chance;
}

/** By half steps: between whole numbers the chances are drawn out evenly. */
function inHalves(chances: readonly number[]): Float64Array {
  return Float64Array.from({ length: 2 * chances.length - 1 }, (_, i) => {
    const low = chances[i >> 1] ?? 0;
    return i % 2 === 0 ? low : (low + (chances[(i >> 1) + 1] ?? 0)) / 2;
  });
}

const ABOVE_BY_HALVES = inHalves(ABOVE);
const EQUAL_BY_HALVES = inHalves(EQUAL);

function halves(lead: number): number {
  const steps = Math.round(2 * lead) + 2 * FURTHEST;
  return Math.min(Math.max(steps, 0), 4 * FURTHEST);
}

/** The chance that lead + roll > the other roll. */
export function chanceAbove(lead: number): number {
  return ABOVE_BY_HALVES[halves(lead)] ?? 0;
}

/** The chance that lead + roll is exactly the other roll. */
export function chanceEqual(lead: number): number {
  return EQUAL_BY_HALVES[halves(lead)] ?? 0;
}

/** The chance that a roll is less than n. */
export function chanceBelow(n: number): number {
  return BELOW[Math.min(14, Math.max(0, Math.ceil(n)))] ?? 0;
}

export function chanceOfSum(sum: number): number {
  return OF_SUM[sum] ?? 0;
}

/** O20.2.3 The chance that the dice, multiplied, come to more than n. */
export function chanceProductAbove(n: number): number {
  return PRODUCT_ABOVE[Math.min(36, Math.max(0, Math.floor(n)))] ?? 0;
}
