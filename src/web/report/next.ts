/** What to play next: the first step of a game's ladder that was not played yet, from where one stands upwards. */
import type { Lid } from '../../games/lid.ts';
import { setupCounted } from '../../kernel/counted.ts';
import type { ListedTable, StatisticsAnswer } from '../../wire/wire.ts';

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

/** A game is lost by one who played it and is not among its winners; one who played every seat lost where nobody won. */
export function isLost({
  seats,
  outcome,
}: {
  readonly seats: readonly Pick<ListedTable['seats'][number], 'seat' | 'yours' | 'bot'>[];
  readonly outcome: ListedTable['outcome'];
}): boolean {
  const own = seats.filter(({ yours, bot }) => yours && bot === null);
  return outcome !== null && own.length > 0 && !own.some(({ seat }) => outcome.winners.includes(seat));
}

/** What was lost when the game was last played to its end, and may be tried once more: `finished` are those that ended last, the latest first. */
export function lostLast(ladder: Lid['ladder'], game: string, finished: readonly ListedTable[]): string | undefined {
  const last = finished.find((table) => table.game === game);
  if (!last || !isLost(last)) return undefined;
  const setup = setupCounted(String(last.figures.scenario ?? last.setup.id));
  return ladder.find((one) => one === setup || one === last.setup.id);
}
