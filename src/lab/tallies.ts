/** What onlookers counted of one thing and another, summed over the games of each scenario. */
import type { GameRecord } from './games.ts';
import { byScenario } from './summary.ts';

export interface Tallied {
  readonly heading: string;
  readonly scenario: string;
  readonly games: number;
  /** Names of what was counted; the first is what the others are shares of. */
  readonly counts: readonly string[];
  readonly things: readonly CountedThing[];
}

interface CountedThing {
  readonly id: string;
  /** In the order of the names. */
  readonly counted: readonly number[];
}

/** By heading, then by scenario; things in the order of their ids, so that it does not matter which was met first. */
export function talliesOf(records: readonly GameRecord[]): Tallied[] {
  const scenarios = [...byScenario(records)].sort(([a], [b]) => (a < b ? -1 : 1));
  return headingsIn(records).flatMap((heading) =>
    scenarios
      .map(([scenario, games]) => ({ heading, scenario, games: games.length, ...summed(games, heading) }))
      .filter(({ things }) => things.length > 0),
  );
}

function headingsIn(records: readonly GameRecord[]): string[] {
  return [...new Set(records.flatMap(({ tallies }) => Object.keys(tallies ?? {})))];
}

function summed(games: readonly GameRecord[], heading: string): Pick<Tallied, 'counts' | 'things'> {
  const things = new Map<string, Map<string, number>>();
  const counts = new Set<string>();
  for (const { tallies } of games) {
    for (const [id, counted] of Object.entries(tallies?.[heading] ?? {})) {
      const sums = things.get(id) ?? new Map<string, number>();
      things.set(id, sums);
      for (const [name, count] of Object.entries(counted)) {
        counts.add(name);
        sums.set(name, (sums.get(name) ?? 0) + count);
      }
    }
  }
  const names = [...counts];
  const inOrder = [...things].sort(([a], [b]) => (a < b ? -1 : 1));
  return { counts: names, things: inOrder.map(([id, sums]) => ({ id, counted: names.map((name) => sums.get(name) ?? 0) })) };
}

/** The first count for each game; every other for each time that the first was counted. */
export function sharesOf({ counted }: CountedThing, games: number): number[] {
  const [first = 0, ...others] = counted;
  return [first / games, ...others.map((count) => (first === 0 ? 0 : count / first))];
}
