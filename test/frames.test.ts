/**
 * Do it, then tell it: what is told is so on the board of whoever is told. The view at the last event of a step is the view after it in
 * everything that is drawn, and figures that an event names are those of the board.
 */
import { describe, expect, it } from 'vitest';
import type { View as CombatView } from '../src/games/combat-commander/view.ts';
import type { View as EuropeView } from '../src/games/commandos-europe/view.ts';
import type { View as CommandosView } from '../src/games/v-commandos/view.ts';
import { randomFrom } from '../src/kernel/dice.ts';
import type { GameEvent, GameState, Seat } from '../src/kernel/game.ts';
import { Match } from '../src/kernel/match.ts';
import { seatsOf as heldBy, isTold } from '../src/kernel/witness/audience.ts';
import { type AnyMatch, again, GAMES, mixedChoice, numbers, setupNumber } from './games.ts';
import { howMany } from './how-many.ts';

interface Drawing {
  readonly games: number;
  /** Who looks on; undefined is whoever only watches. */
  readonly seats: readonly (Seat | undefined)[];
  /** What is drawn while something is played out; left out is what the player has in hand, and whose turn it is. */
  drawn(view: unknown): object;
}

/** Whatever a game has in its hand and in its cups is seen when it is asked about. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'commandos-europe': {
    games: howMany({ test: 12, soak: 480 }),
    seats: ['commander'],
    drawn(view) {
      const { phase, turn, move, fight, loss, chase, aimed, basesTried, lostLately, pieces, enemies, ...rest } = view as EuropeView;
      return {
        ...rest,
        pieces: pieces.map(({ moved, did, fought, ...piece }) => piece),
        enemies: enemies.map(({ acted, suppressed, ...enemy }) => enemy),
      };
    },
  },
  'v-commandos': {
    games: howMany({ test: 18, soak: 720 }),
    seats: ['commando-1'],
    drawn(view) {
      const { doing, handled, phase, acting, bag, discards, events, hot, commandos, levels, box, fallen, ...rest } = view as CommandosView;
      return {
        ...rest,
        commandos: commandos.map(({ points, inHand, finished, skilled, since, leftLevel, ...commando }) => commando),
        levels: levels.map(({ cardsLeft, ...level }) => level),
      };
    },
  },
  'combat-commander': {
    games: howMany({ test: 9, soak: 200 }),
    seats: ['axis', 'allies', undefined],
    drawn(view) {
      const { doing, draft, phase, shown: _shown, toSetUp, reinforcements, sides, fortifications, ...rest } = view as CombatView;
      const sideOf = ({ recovered, ...side }: CombatView['sides']['axis']) => side;
      return {
        ...rest,
        axis: sideOf(sides.axis),
        allies: sideOf(sides.allies),
        fortifications: fortifications.map(({ holder, ...work }) => work),
      };
    },
  },
};

/** Called alike, and about something else: reinforcements are due at a time to come. */
const OTHER_FIGURES: ReadonlySet<string> = new Set(['due: time']);

const shown = (part: unknown) => JSON.stringify(part) ?? 'nothing';

/** By the part of the view, how it differed first and the line that shows it again. */
function differencesIn(id: string, { games, seats, drawn }: Drawing): { readonly steps: number; readonly differences: readonly string[] } {
  const { game } = GAMES.find((one) => one.id === id) ?? {};
  if (!game) throw new Error(`There is no game ${id}.`);
  const found = new Map<string, string>();
  let steps = 0;
  for (const number of numbers(game, games)) {
    const setup = setupNumber(game, number);
    const note = (where: string, was: unknown, is: unknown) => {
      if (shown(was) === shown(is) || found.has(where)) return;
      found.set(where, `${where}\n${shown(was)}\n${shown(is)}\n${again('frames', game, number, setup)}`);
    };
    const state = game.begin(setup, randomFrom(`frames/${number}`));
    const told = new Map<Seat | undefined, { readonly type: string; readonly then: GameState }>();
    const tell = (event: GameEvent) => {
      const then = game.copy(state);
      for (const seat of seats) if (isTold(event.to ?? 'all', heldBy(seat))) told.set(seat, { type: event.type, then });
      const view = Object(game.view(then, event.to?.[0]));
      for (const [name, figure] of Object.entries(event)) {
        const what = `${event.type}: ${name}`;
        if (typeof figure === 'number' && typeof view[name] === 'number' && !OTHER_FIGURES.has(what)) note(what, view[name], figure);
      }
    };
    const match: AnyMatch = new Match(game, state, { tell }, false);
    const random = randomFrom(`frames/${number}`);
    for (told.clear(); match.decision; told.clear()) {
      const seat = match.decision.seats[0] ?? '';
      match.choose(mixedChoice(match, seat, match.choices(seat), random, number % 4), seat);
      if (told.size > 0) steps++;
      for (const [who, { type, then }] of told) {
        const [was, is] = [drawn(game.view(then, who)), drawn(game.view(state, who))];
        for (const part of Object.keys(is)) note(`${part} after ${type}`, Reflect.get(was, part), Reflect.get(is, part));
      }
    }
  }
  return { steps, differences: [...found.values()] };
}

describe.each(Object.entries(DRAWINGS))('in %s', (id, drawing) => {
  it('what is told is so on the board, to the last event of every step', () => {
    const { steps, differences } = differencesIn(id, drawing);
    expect(differences).toEqual([]);
    expect(steps).toBeGreaterThan(200);
  });
});
