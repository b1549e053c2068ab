/** What somebody wants to set up, checked against what the game offers, or against a file of his own. */
import { fingerprint } from './commitment.ts';
import { frozen } from './frozen.ts';
import {
  type Choice,
  fault,
  type Game,
  type GameEvent,
  type GameState,
  type OwnContent,
  type Result,
  type Seat,
  type Setup,
  type SetupInfo,
} from './game.ts';
import { whyNoContent } from './limits.ts';

type AnyGame = Pick<Game<GameState, Choice, GameEvent>, 'setups' | 'options' | 'ownSetups'>;

/** Options left out take their defaults, so that a set-up always says everything. */
export function chooseSetup(game: AnyGame, id: string, wanted: Readonly<Record<string, string>> = {}): Result<Setup> {
  return chosenAmong(game.setups, game, id, wanted);
}

/** A set-up from a file of somebody's own; the first that it offers where nobody says which. */
export function chooseOwnSetup(game: AnyGame, data: unknown, id?: string, wanted: Readonly<Record<string, string>> = {}): Result<Setup> {
  const unfit = whyNoContent(data);
  if (unfit) return { ok: false, fault: unfit };
  const offered = game.ownSetups?.(data) ?? fault('no-own-setups');
  if (!offered.ok) return offered;
  const setup = chosenAmong(offered.value, game, id ?? offered.value[0].id, wanted);
  return setup.ok ? { ok: true, value: { ...setup.value, content: contentOf(data) } } : setup;
}

/** As it will be written down: whatever becomes of the data that it was read from. */
function contentOf(data: unknown): OwnContent {
  return { hash: fingerprint(data), data: frozen(JSON.parse(JSON.stringify(data))) };
}

/** A set-up as it was written down: what it was made from must still be what it was. */
export function recordedSetup(game: AnyGame, { id, options, content }: Setup): Result<Setup> {
  if (!content) return chooseSetup(game, id, options);
  const unfit = whyNoContent(content.data);
  if (unfit) return { ok: false, fault: unfit };
  if (!isWhole(content)) return fault('content-changed', { hash: content.hash });
  return chooseOwnSetup(game, content.data, id, options);
}

function isWhole({ hash, data }: OwnContent): boolean {
  return fingerprint(data) === hash;
}

function chosenAmong(
  setups: readonly SetupInfo[],
  game: Pick<AnyGame, 'options'>,
  id: string,
  wanted: Readonly<Record<string, string>>,
): Result<Setup> {
  if (!setups.some((setup) => setup.id === id)) {
    return fault('unknown-setup', { setup: id, known: setups.map((setup) => setup.id) });
  }
  for (const [key, value] of Object.entries(wanted)) {
    const option = game.options.find((o) => o.id === key);
    if (!option) return fault('unknown-option', { option: key, known: game.options.map((o) => o.id) });
    if (!option.values.includes(value)) {
      return fault('unknown-option-value', { option: key, value, known: option.values });
    }
  }
  return { ok: true, value: { id, options: { ...usualSetup(game, id).options, ...wanted } } };
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
