/**
 * Do it, then tell it: what is told is so on the board of whoever is told. The view at the last event of a step is the view after it in
 * everything that is drawn, and figures that an event names are those of the board.
 */
import { expect, it } from 'vitest';
import { randomFrom } from '../src/kernel/dice.ts';
import type { GameEvent, GameState, Seat } from '../src/kernel/game.ts';
import { Match } from '../src/kernel/match.ts';
import { seatsOf } from '../src/kernel/setup.ts';
import { seatsOf as heldBy, isTold } from '../src/kernel/witness/audience.ts';
import { type AnyMatch, again, forLength, GAMES, mixedChoice, numbers, setupNumber } from './games.ts';
import { howMany } from './how-many.ts';

const GAMES_PLAYED = howMany({ test: 24, soak: 600 });
const GAMES_PLAYED_IF_LONG = howMany({ test: 9, soak: 200 });

const written = (part: unknown) => JSON.stringify(part) ?? 'nothing';

it.each(GAMES)('what is told in $id is so on the board, to the last event of every step', ({ game, invariants }) => {
  const { drawn = (view: unknown) => Object(view), otherFigures = [] } = invariants;
  /** By the part of the view, how it differed first and the line that shows it again. */
  const differences = new Map<string, string>();
  let steps = 0;
  for (const number of numbers(game, forLength(invariants, GAMES_PLAYED, GAMES_PLAYED_IF_LONG))) {
    const setup = setupNumber(game, number);
    const seats: readonly (Seat | undefined)[] = [...seatsOf(game, setup), undefined];
    const compare = (where: string, was: unknown, is: unknown) => {
      if (differences.has(where) || written(was) === written(is)) return;
      differences.set(where, `${where}\n${written(was)}\n${written(is)}\n${again('frames', game, number, setup)}`);
    };
    const state = game.begin(setup, randomFrom(`frames/${number}`));
    const told = new Map<Seat | undefined, { readonly type: string; readonly then: GameState }>();
    const tell = (event: GameEvent) => {
      const then = game.copy(state);
      for (const seat of seats) if (isTold(event.to ?? 'all', heldBy(seat))) told.set(seat, { type: event.type, then });
      const view = Object(game.view(then, event.to?.[0]));
      for (const [name, figure] of Object.entries(event)) {
        const what = `${event.type}: ${name}`;
        if (typeof figure === 'number' && typeof view[name] === 'number' && !otherFigures.includes(what)) compare(what, view[name], figure);
      }
    };
    const match: AnyMatch = new Match(game, state, { tell }, false);
    const random = randomFrom(`frames/${number}`);
    for (told.clear(); match.decision; told.clear()) {
      const seat = match.decision.seats[0] ?? '';
      match.choose(mixedChoice(match, seat, match.choices(seat), random, number % 4), seat);
      if (told.size > 0) steps++;
      // Each of them by turns.
      const who = seats[steps % seats.length];
      const last = told.get(who);
      if (!last) continue;
      const [was, is] = [drawn(game.view(last.then, who)), drawn(game.view(state, who))];
      for (const part of Object.keys(is)) compare(`${part} after ${last.type}`, Reflect.get(was, part), Reflect.get(is, part));
    }
  }
  expect([...differences.values()]).toEqual([]);
  expect(steps).toBeGreaterThan(200);
});
