/**
 * Chance. The generator (sfc32, 128 bits) is plain data inside the state, so a copy of the state
 * is a copy of all the dice to come. Nothing but the rules may draw from it.
 *
 * A script says what comes up, in turn: numbers are faces of dice, names are what is drawn or which side lies up.
 * Where it names nothing, shuffling leaves a pile as it lies, the top card is drawn and the first of a cup is picked.
 * A die for which it has no face is an error, never a silent die.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { entryOf } from './listed.ts';

export interface Random {
  a: number;
  b: number;
  c: number;
  d: number;
  /** How often something new came to light; undo stops where this has grown. */
  news: number;
  script?: (number | string)[] | undefined;
}

const UTF8 = new TextEncoder();

// Whoever plays many games begins many: what a hash is worked out in is used again, for to make it takes longer than the hash.
const FRESH = sha256.create();
const HASHING = sha256.create();
const DIGEST = new DataView(new ArrayBuffer(HASHING.outputLen));
const DIGEST_BYTES = new Uint8Array(DIGEST.buffer);
const SHORT = new Uint8Array(256);

/** The bytes are good until the next text. */
function bytesOf(text: string): Uint8Array {
  // A letter takes three bytes at most.
  return text.length * 3 > SHORT.length ? UTF8.encode(text) : SHORT.subarray(0, UTF8.encodeInto(text, SHORT).written);
}

export function randomFrom(seed: string): Random {
  FRESH._cloneInto(HASHING)
    .update(bytesOf(`cockleshell ${seed}`))
    .digestInto(DIGEST_BYTES);
  return { a: DIGEST.getInt32(0), b: DIGEST.getInt32(4), c: DIGEST.getInt32(8), d: DIGEST.getInt32(12), news: 0 };
}

export function scriptedRandom(script: readonly (number | string)[]): Random {
  return { a: 0, b: 0, c: 0, d: 0, news: 0, script: [...script] };
}

export function copyRandom(random: Random): Random {
  const { a, b, c, d, news, script } = random;
  return script === undefined ? { a, b, c, d, news } : { a, b, c, d, news, script: script.slice() };
}

/** Gives `random` new dice to come, without touching what has already come to light. */
export function reseed(random: Random, from: Random): void {
  random.a = word(from);
  random.b = word(from);
  random.c = word(from);
  random.d = word(from);
  // Nobody who does not know the dice to come may know their script.
  random.script = undefined;
}

/** 32 random bits. */
function word(random: Random): number {
  const t = (((random.a + random.b) | 0) + random.d) | 0;
  random.d = (random.d + 1) | 0;
  random.a = random.b ^ (random.b >>> 9);
  random.b = (random.c + (random.c << 3)) | 0;
  random.c = (random.c << 21) | (random.c >>> 11);
  random.c = (random.c + t) | 0;
  return t;
}

/** No game draws more numbers, and no deal. */
const MOST_DRAWN = 1_000_000;
const MOST_DEALT = 10_000;

/** Whether these are the dice of that seed, some way on. The last of the four words counts the numbers that were drawn. */
export function comesFrom(random: Random, seed: string): boolean {
  return isAheadOf(random, randomFrom(seed));
}

/** The same of dice that were made in a deal: from the numbers of a seed, after those that the cards took. */
export function isDealtFrom(random: Random, seed: string): boolean {
  const dealing = randomFrom(seed);
  for (let i = 0; i < MOST_DEALT; i++) {
    const fresh = copyRandom(random);
    reseed(fresh, copyRandom(dealing));
    if (isAheadOf(random, fresh)) return true;
    word(dealing);
  }
  return false;
}

function isAheadOf({ a, b, c, d }: Random, start: Random): boolean {
  const drawn = (d - start.d) >>> 0;
  if (drawn > MOST_DRAWN) return false;
  const random = copyRandom(start);
  for (let i = 0; i < drawn; i++) word(random);
  return random.a === a && random.b === b && random.c === c && random.d === d;
}

/** 31 bits are reckoned with in whole numbers, which is several times faster than 32. */
const MOST = 2 ** 31 - 1;

/** A whole number from 0 to n-1, each equally likely. */
export function below(random: Random, n: number): number {
  if (!(n >= 1 && n <= MOST)) throw new RangeError(`Nothing can be drawn from ${n}.`);
  const fair = MOST - (MOST % n);
  let bits = word(random) >>> 1;
  while (bits >= fair) bits = word(random) >>> 1;
  return bits % n;
}

export function rollDie(random: Random, sides = 6): number {
  random.news++;
  if (random.script === undefined) return below(random, sides) + 1;
  const face = random.script.shift();
  if (face === undefined) throw new Error('The scripted dice have run out.');
  if (typeof face === 'string') throw new Error(`The script names ${face} where a die is rolled.`);
  if (face > sides) throw new Error(`The script has a ${face} for a die of ${sides} sides.`);
  return face;
}

/** What the script names next, if it names anything: a card, a counter, a side. It must be among what can come up. */
export function named(random: Random, among: readonly string[]): string | undefined {
  const next = random.script?.[0];
  if (typeof next !== 'string') return undefined;
  if (!among.includes(next)) throw new Error(`The script names ${next}, which is not there: ${among.join(', ')}.`);
  random.script?.shift();
  return next;
}

/** Which of its sides a token falls on, each equally likely; a script that names none leaves the first up. */
export function sideUp<T extends string>(random: Random, sides: readonly [T, ...T[]]): T {
  comesToLight(random);
  const scripted = named(random, sides);
  const side = sides.find((one) => one === scripted) ?? (random.script ? sides[0] : sides[below(random, sides.length)]);
  return side ?? sides[0];
}

/** Something hidden was turned over: a card drawn, a marker flipped. */
export function comesToLight(random: Random): void {
  random.news++;
}

export function shuffle<T>(random: Random, pile: T[]): void {
  if (random.script !== undefined) return;
  for (let i = pile.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = entryOf(pile, i, 'card');
    pile[i] = entryOf(pile, j, 'card');
    pile[j] = held;
  }
}
