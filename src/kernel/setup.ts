/** What somebody wants to set up, checked against what the game offers. */
import { type Choice, fault, type Game, type GameEvent, type GameState, type Result, type Seat, type Setup } from './game.ts';

type AnyGame = Pick<Game<GameState, Choice, GameEvent>, 'setups' | 'options'>;

/** Options left out take their defaults, so that a set-up always says everything. */
export function chooseSetup(game: AnyGame, id: string, wanted: Readonly<Record<string, string>> = {}): Result<Setup> {
  if (!game.setups.some((setup) => setup.id === id)) {
    return fault('unknown-setup', { setup: id, known: game.setups.map((setup) => setup.id) });
  }
  for (const [key, value] of Object.entries(wanted)) {
    const option = game.options.find((o) => o.id === key);
    if (!option) return fault('unknown-option', { option: key, known: game.options.map((o) => o.id) });
    if (!option.values.includes(value)) {
      return fault('unknown-option-value', { option: key, value, known: option.values });
    }
  }
  const options: Record<string, string> = {};
  for (const option of game.options) options[option.id] = wanted[option.id] ?? option.default;
  return { ok: true, value: { id, options } };
}

/** A set-up with the usual options. */
export function usualSetup({ options }: Pick<AnyGame, 'options'>, id: string): Setup {
  return { id, options: Object.fromEntries(options.map((option) => [option.id, option.default])) };
}

/** Who sits at a table, in order. */
export function seatsOf<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Pick<Game<S, C, E>, 'seats'>,
  setup: Setup,
): readonly Seat[] {
  return game.seats(setup).map(({ id }) => id);
}
