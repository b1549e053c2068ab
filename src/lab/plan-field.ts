/** The plans that a search has thought of, and those that lie around them. */
import { below, type Random } from '../kernel/dice.ts';
import { entryOf } from '../kernel/listed.ts';
import { plannedBotId } from './planned-bot.ts';
import { mean } from './statistics.ts';

const MOST_PARTS_AT_FIRST = 5;

export interface Candidate {
  readonly plan: readonly string[];
  readonly results: number[];
}

/** Plans that come to the same in every game are one plan: the shortest stands for all. */
export function bestOf(candidates: readonly Candidate[], count: number): Candidate[] {
  const shortest = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const same = candidate.results.join();
    const known = shortest.get(same);
    if (!known || candidate.plan.length < known.plan.length) shortest.set(same, candidate);
  }
  return [...shortest.values()].toSorted((a, b) => mean(b.results) - mean(a.results)).slice(0, count);
}

type Groups = readonly (readonly string[])[];
/** By group. */
type Chosen = readonly (string | undefined)[];

/** All plans that were thought of, each once. */
export class Field {
  readonly #groups: Groups;
  readonly #random: Random;
  readonly #known = new Map<string, Candidate>();

  constructor(groups: Groups, random: Random) {
    this.#groups = groups;
    this.#random = random;
  }

  get size(): number {
    return this.#known.size;
  }

  thatPlayed(games: number): Candidate[] {
    return [...this.#known.values()].filter(({ results }) => results.length >= games);
  }

  /** Every part by itself, and plans by lot. */
  fill(width: number): Candidate[] {
    const added = this.#groups.flat().flatMap((part) => this.#add([part]));
    for (let i = 0; added.length < width && i < width * 10; i++) added.push(...this.#add(this.#anyPlan()));
    return added;
  }

  /** So many that differ from one of these in a part or two. */
  neighbours(from: readonly Candidate[], count: number): Candidate[] {
    const added: Candidate[] = [];
    for (const { plan } of from) for (let i = 0; i < 2 && added.length < count; i++) added.push(...this.#add(this.#neighbour(plan)));
    return added;
  }

  /** Whatever differs from one of these in a single part, and where there is room neighbours by lot. */
  around(from: readonly Candidate[], count: number): Candidate[] {
    const single = from.flatMap(({ plan }) => this.#differingInOne(plan));
    const added: Candidate[] = [];
    while (single.length > 0 && added.length < count) {
      const [plan = []] = single.splice(below(this.#random, single.length), 1);
      added.push(...this.#add(plan));
    }
    for (let i = 0; added.length < count && i < count; i++) added.push(...this.neighbours(from, count - added.length));
    return added;
  }

  #add(plan: readonly string[]): Candidate[] {
    const id = plannedBotId(plan);
    if (plan.length === 0 || this.#known.has(id)) return [];
    const candidate = { plan, results: [] };
    this.#known.set(id, candidate);
    return [candidate];
  }

  /** In the order of the groups, so that one plan has one name. */
  #planOf(chosen: Chosen): string[] {
    return this.#groups.flatMap((_, i) => chosen[i] ?? []);
  }

  #chosenBy(plan: readonly string[]): Chosen {
    return this.#groups.map((parts) => parts.find((part) => plan.includes(part)));
  }

  #anyPlan(): string[] {
    let chosen: Chosen = this.#groups.map(() => undefined);
    const count = 1 + below(this.#random, Math.min(MOST_PARTS_AT_FIRST, this.#groups.length));
    for (let i = 0; i < count; i++) chosen = this.#changed(chosen);
    return this.#planOf(chosen);
  }

  /** One part more, one less, or another in its place; half of them differ in two, for one purchase often makes room for another. */
  #neighbour(plan: readonly string[]): string[] {
    const one = this.#changed(this.#chosenBy(plan));
    return this.#planOf(below(this.#random, 2) === 0 ? this.#changed(one) : one);
  }

  #changed(chosen: Chosen): Chosen {
    const group = below(this.#random, this.#groups.length);
    const others = this.#othersThan(chosen[group], group);
    return chosen.with(group, others[below(this.#random, others.length)]);
  }

  #differingInOne(plan: readonly string[]): string[][] {
    const chosen = this.#chosenBy(plan);
    return chosen.flatMap((part, group) => this.#othersThan(part, group).map((other) => this.#planOf(chosen.with(group, other))));
  }

  #othersThan(part: string | undefined, group: number): (string | undefined)[] {
    return [undefined, ...entryOf(this.#groups, group, 'group')].filter((other) => other !== part);
  }
}
