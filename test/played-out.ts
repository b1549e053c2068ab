/** Whole games, in which what is drawn after each step is worked out from its events alone and held against the next view. */
import type { AnyGame } from '../src/games/box.ts';
import { type Random, randomFrom } from '../src/kernel/dice.ts';
import type { GameEvent, Seat, Setup } from '../src/kernel/game.ts';
import { type AnyMatch, again, matchOf, mixedChoice, numbers, setupNumber } from './games.ts';

interface Following<View> {
  readonly game: AnyGame;
  readonly games: number;
  /** Who looks on; undefined is whoever only watches. */
  readonly seats: readonly (Seat | undefined)[];
  /** A set-up in which nothing is played out. */
  readonly without?: string;
  after(view: unknown, event: GameEvent): unknown;
  /** The parts of a view that are drawn; `now` is the view after the step, and `asks` what is asked then. */
  drawn(view: View, now: View, asks: string | undefined): object;
}

interface Followed {
  /** Steps of which something was told. */
  readonly steps: number;
  /** Parts of the view that were not as events had made them: how the first of them differed, and the line that shows it again. */
  readonly untold: ReadonlyMap<string, string>;
}

/** By lot, by the scripted player and by both. */
export function followGames<View>(following: Following<View>): Followed {
  const { game, games, without } = following;
  const untold = new Map<string, string>();
  let steps = 0;
  for (const number of numbers(game, games)) {
    const setup = setupNumber(game, number);
    if (setup.id !== without) steps += followGame(following, number, setup, untold);
  }
  return { steps, untold };
}

/** How many steps it had of which something was told. */
function followGame<View>(following: Following<View>, number: number, setup: Setup, untold: Map<string, string>): number {
  const { game, seats } = following;
  const events: GameEvent[] = [];
  const match = matchOf(game, setup, `played-out/${number}`, { tell: (event) => void events.push(event) }, false);
  const random = randomFrom(`played-out/${number}`);
  // Whoever looks them up knows what the views of his own game are.
  const viewsNow = () => seats.map((seat) => game.view(match.state, seat) as View);
  events.splice(0);
  let steps = 0;
  for (let before = viewsNow(); match.decision; ) {
    choose(match, random, number % 4);
    const now = viewsNow();
    const told = events.splice(0);
    if (told.length > 0) steps++;
    const asks = match.decision?.question.asks;
    for (const [i, seat] of seats.entries()) {
      const [was, is] = [before[i], now[i]];
      if (told.length === 0 || was === undefined || is === undefined) continue;
      const made = told.filter((event) => isFor(event, seat)).reduce<unknown>(following.after, was) as View;
      for (const [part, how] of differences(following.drawn(made, is, asks), following.drawn(is, is, asks)))
        if (!untold.has(part)) untold.set(part, `${how}\n${JSON.stringify(told)}\n${again(`${game.id}/played-out`, game, number, setup)}`);
    }
    before = now;
  }
  return steps;
}

function choose(match: AnyMatch, random: Random, inThree: number): void {
  const seat = match.decision?.seats[0] ?? '';
  match.choose(mixedChoice(match, seat, match.choices(seat), random, inThree), seat);
}

const isFor = ({ to }: GameEvent, seat: Seat | undefined) => to === undefined || (seat !== undefined && to.includes(seat));

/** By the name of the part, how it is and how it should be. */
function differences(is: object, should: object): [string, string][] {
  return Object.keys(should).flatMap((part): [string, string][] => {
    const [made, wanted] = [JSON.stringify(Reflect.get(is, part)), JSON.stringify(Reflect.get(should, part))];
    return made === wanted ? [] : [[part, `${part}\n${made}\n${wanted}`]];
  });
}
