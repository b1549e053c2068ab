/** What to play next: the first step of a game's ladder that was not played yet, from where one stands upwards. */
import type { Lid } from '../../games/face.ts';
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

/** What somebody has played to its end; files of his own are no steps of a ladder. */
export function playedIn({ games }: StatisticsAnswer, game: string): ReadonlySet<string> {
  const ended = games.find((one) => one.game === game)?.ended ?? [];
  return new Set(ended.filter(({ own }) => own === undefined).map(({ scenario }) => scenario));
}
