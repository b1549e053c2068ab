/** Save files: game, rules version, set-up, seed and every choice as text. A few hundred lines of JSON that people can read. */
import { z } from 'zod';
import { Chronicle, type Entry, type Stops, stopsWhereUseful } from './chronicle.ts';
import { commitmentTo } from './commitment.ts';
import { type Choice, type Fault, fault, type Game, type GameEvent, type GameState, type Result } from './game.ts';
import { chooseSetup } from './setup.ts';

const FORMAT = 1;

const SaveSchema = z.object({
  cockleshell: z.literal(FORMAT),
  game: z.string(),
  rules: z.string(),
  setup: z.object({ id: z.string(), options: z.record(z.string(), z.string()) }),
  seed: z.string(),
  salt: z.string(),
  commitment: z.string(),
  history: z.array(z.string()),
  /** Of the state after the last entry. */
  fingerprint: z.string(),
});

export type Save = z.infer<typeof SaveSchema>;

/** `commando movement: move siwa`, with `~` where nobody was asked; `commando undo 2`, with `!` where it went beyond. */
export function entryText(entry: Entry): string {
  if ('undo' in entry) return `${entry.seat} undo ${entry.undo}${entry.beyond ? '!' : ''}`;
  return `${entry.unasked ? '~' : ''}${entry.seat} ${entry.asks}: ${entry.choice}`;
}

export function entryFrom(text: string): Entry | undefined {
  const undo = /^(\S+) undo (\d+)(!?)$/.exec(text);
  if (undo?.[1] && undo[2]) {
    const taken = { seat: undo[1], undo: Number(undo[2]) };
    return undo[3] ? { ...taken, beyond: true } : taken;
  }
  const chosen = /^(~?)(\S+) (\S+): (\S.*)$/.exec(text);
  if (!chosen?.[2] || !chosen[3] || !chosen[4]) return undefined;
  const entry = { seat: chosen[2], asks: chosen[3], choice: chosen[4] };
  return chosen[1] ? { ...entry, unasked: true } : entry;
}

export function saveOf<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>): Save {
  const { game, origin } = chronicle;
  return {
    cockleshell: FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    setup: { id: origin.setup.id, options: { ...origin.setup.options } },
    seed: origin.seed,
    salt: origin.salt,
    commitment: chronicle.commitment,
    history: chronicle.entries.map(entryText),
    fingerprint: chronicle.fingerprint,
  };
}

/** Reads the text of a save file; says what is wrong with one that is cut off or is something else. */
export function readSave(text: string): Result<Save> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fault('save-not-json');
  }
  if (typeof data !== 'object' || data === null || !('cockleshell' in data)) return fault('save-foreign');
  if (data.cockleshell !== FORMAT) return fault('save-other-format', { format: String(data.cockleshell), known: FORMAT });
  const read = SaveSchema.safeParse(data);
  if (read.success) return { ok: true, value: read.data };
  const issue = read.error.issues[0];
  return fault('save-malformed', { where: issue?.path.join('.') ?? '', what: issue?.message ?? '' });
}

export interface Replayed<S extends GameState, C extends Choice, E extends GameEvent> {
  readonly chronicle: Chronicle<S, C, E>;
  /** Where today's rules part from the recorded game; everything before stands. */
  readonly diverged?: Fault;
}

export interface ReplayWish<S, C extends Choice> {
  /** Only the first so many entries. */
  readonly to?: number;
  /** Check every choice for legality, and the dice against their commitment. */
  readonly verify?: boolean;
  readonly stops?: Stops<S, C>;
}

/** Plays a saved game again. A game of another rules version is checked step by step. */
export function replaySave<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  save: Save,
  wish: ReplayWish<S, C> = {},
): Result<Replayed<S, C, E>> {
  if (save.game !== game.id) return fault('save-other-game', { game: save.game });
  const setup = chooseSetup(game, save.setup.id, save.setup.options);
  if (!setup.ok) return setup;
  if (wish.verify && save.commitment !== commitmentTo(save.seed, save.salt)) return fault('dice-commitment-broken');
  const never: Stops<S, C> = () => true;
  const chronicle = new Chronicle(game, { setup: setup.value, seed: save.seed, salt: save.salt }, never);
  const checked = wish.verify === true || save.rules !== game.rulesVersion;
  const lines = save.history.slice(0, wish.to ?? save.history.length);
  for (const [index, line] of lines.entries()) {
    const entry = entryFrom(line);
    if (!entry) return fault('save-bad-entry', { entry: index + 1, text: line });
    if (!stands(chronicle, entry, checked)) {
      const diverged = { code: 'replay-diverged', figures: { entry: index + 1, text: line } };
      return { ok: true, value: { chronicle, diverged } };
    }
  }
  chronicle.stops = wish.stops ?? stopsWhereUseful;
  // Under other rules a state may be written down differently and mean the same; there, legality has to do.
  const comparable = lines.length === save.history.length && save.rules === game.rulesVersion;
  if (comparable && chronicle.fingerprint !== save.fingerprint) {
    return { ok: true, value: { chronicle, diverged: { code: 'replay-other-state', figures: { entry: lines.length } } } };
  }
  return { ok: true, value: { chronicle } };
}

/** A recorded choice over which a rule fails parts from the rules like one that is refused: a file never crashes its reader. */
function stands<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  entry: Entry,
  checked: boolean,
): boolean {
  try {
    return chronicle.replay(entry, checked);
  } catch {
    return false;
  }
}
