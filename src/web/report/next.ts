/** What to play next: the first step of a game's ladder that was not played yet, from where one stands upwards. */
import type { Lid } from '../../games/lid.ts';
import { setupCounted } from '../../kernel/counted.ts';
import type { StatisticsAnswer } from '../../wire/wire.ts';

export function nextSetup(ladder: Lid['ladder'], played: ReadonlySet<string>, now?: string): string {
  const at = now === undefined ? -1 : ladder.indexOf(now);
  const onwards = [...ladder.slice(at + 1), ...ladder.slice(0, at + 1)];
  const another = onwards.filter((setup) => setup !== now);
  return another.find((setup) => !played.has(setup)) ?? another[0] ?? ladder[0];
}

/** Where one begins: the easiest that was not played yet. */
export function firstUnplayed(ladder: Lid['ladder'], played: ReadonlySet<string>): string {
  return nextSetup(ladder, played);
}

/** How often somebody has played a step of the ladder to its end, and won. */
export interface Result {
  readonly played: number;
  readonly won: number;
}

/** What somebody has played to its end; files of his own are no steps of a ladder. */
export function resultsIn({ games }: StatisticsAnswer, game: string): ReadonlyMap<string, Result> {
  const results = new Map<string, Result>();
  for (const { scenario, own, played, won } of games.find((one) => one.game === game)?.ended ?? []) {
    if (own !== undefined) continue;
    const setup = setupCounted(scenario);
    const before = results.get(setup) ?? { played: 0, won: 0 };
    results.set(setup, { played: before.played + played, won: before.won + won });
  }
  return results;
}

export function playedIn(statistics: StatisticsAnswer, game: string): ReadonlySet<string> {
  return new Set(resultsIn(statistics, game).keys());
}
