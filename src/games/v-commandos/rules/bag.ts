/** Tokens drawn unseen out of a bag in which they are counted by kind. */
import { below, comesToLight, named, type Random } from '../../../kernel/dice.ts';
import { ITEMS } from '../content/terms.ts';
import type { State } from '../state.ts';

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/** Nothing of any kind. */
export function zeros(kinds: number): number[] {
  const counts: number[] = [];
  for (let kind = 0; kind < kinds; kind++) counts.push(0);
  return counts;
}

/** One token, each equally likely, taken out; -1 from an empty bag. A script names it, or the first kind that is there comes. */
export function drawFrom(random: Random, counts: number[], names: readonly string[]): number {
  const all = total(counts);
  if (all === 0) return -1;
  comesToLight(random);
  let kind = 0;
  if (random.script === undefined) {
    let lot = below(random, all);
    while (lot >= (counts[kind] ?? 0)) {
      lot -= counts[kind] ?? 0;
      kind++;
    }
  } else {
    const wanted = named(
      random,
      names.filter((_, i) => (counts[i] ?? 0) > 0),
    );
    kind = wanted === undefined ? counts.findIndex((count) => count > 0) : names.indexOf(wanted);
  }
  counts[kind] = (counts[kind] ?? 0) - 1;
  return kind;
}

/** 14.1 An empty equipment reserve is made anew from what was discarded. */
export function drawItem(state: State): number {
  if (total(state.bag) === 0) {
    state.bag = state.discards;
    state.discards = state.bag.map(() => 0);
  }
  return drawFrom(state.random, state.bag, ITEMS);
}
