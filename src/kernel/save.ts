/** Save files: game, rules version, set-up, seed and every choice as text. A few hundred lines of JSON that people can read. */
import { z } from 'zod';
import type { Origin } from './annals.ts';
import { carriedIn, diceAreOf, looksCarried, type SavedCarried } from './carried.ts';
import { Chronicle, type Stops, stopsWhereUseful } from './chronicle.ts';
import { commitmentTo } from './commitment.ts';
import { type Entry, entryFrom, entryText } from './entry.ts';
import { type Choice, type Fault, fault, type Game, type GameEvent, type GameState, type Refusal, type Result } from './game.ts';
import { textTooLong, whyTooLarge } from './limits.ts';
import { readAs } from './reading.ts';
import { recordedSetup } from './setup.ts';

const FORMAT = 1;

const SeatedSchema = z.object({
  /** The seat played at the terminal; empty where all of them were. */
  seat: z.string(),
  /** Who played the others. */
  against: z.string().optional(),
});

export type Seated = z.infer<typeof SeatedSchema>;

const SaveSchema = z.object({
  cockleshell: z.literal(FORMAT),
  game: z.string(),
  rules: z.string(),
  setup: z.object({
    id: z.string(),
    options: z.record(z.string(), z.string()),
    content: z.object({ hash: z.string(), data: z.unknown() }).optional(),
  }),
  seed: z.string(),
  salt: z.string(),
  commitment: z.string(),
  history: z.array(z.string()),
  /** Of the state after the last entry. */
  fingerprint: z.string(),
  /** Who sat where it was saved, in games of several seats; saves from elsewhere lack it. */
  seated: SeatedSchema.optional(),
  /** Where it goes on from, if it was begun by other rules. */
  carried: z.custom<SavedCarried>(looksCarried).optional(),
});

export type Save = z.infer<typeof SaveSchema>;

export function saveOf<S extends GameState, C extends Choice, E extends GameEvent>(chronicle: Chronicle<S, C, E>, seated?: Seated): Save {
  const { game, origin } = chronicle;
  const { entries: _, ...carried } = origin.carried ?? { entries: [] };
  return {
    cockleshell: FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    setup: origin.setup,
    seed: origin.seed,
    salt: origin.salt,
    commitment: chronicle.commitment,
    history: chronicle.entries.map(entryText),
    fingerprint: chronicle.fingerprint,
    ...(seated && { seated }),
    ...('rules' in carried && { carried }),
  };
}

/** Reads the text of a save file; says what is wrong with one that is cut off, is too large or is something else. */
export function readSave(text: string): Result<Save> {
  const tooLong = textTooLong(text);
  if (tooLong) return { ok: false, fault: tooLong };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fault('save-not-json');
  }
  if (typeof data !== 'object' || data === null || !('cockleshell' in data)) return fault('save-foreign');
  if (data.cockleshell !== FORMAT) return fault('save-other-format', { format: String(data.cockleshell), known: FORMAT });
  const tooLarge = whyTooLarge(data);
  if (tooLarge) return { ok: false, fault: tooLarge };
  return readAs(SaveSchema, data, 'save-malformed');
}

export interface Replayed<S extends GameState, C extends Choice, E extends GameEvent> {
  readonly chronicle: Chronicle<S, C, E>;
  /** Where today's rules part from the recorded game; everything before stands. */
  readonly diverged?: Parting;
}

export interface Parting extends Fault {
  /** What today's rules say against what was recorded. */
  readonly because?: Refusal;
}

export interface ReplayWish<S, C extends Choice> {
  /** Only the first so many entries. */
  readonly to?: number;
  /** Check every choice for legality, and the dice against their commitment. */
  readonly verify?: boolean;
  readonly stops?: Stops<S, C>;
  /** Nobody believes a file from anywhere how a game once stood: all of it is played from the beginning. */
  readonly fromTheStart?: boolean;
}

/** Plays a saved game again. A game of another rules version is checked step by step. */
export function replaySave<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  save: Save,
  wish: ReplayWish<S, C> = {},
): Result<Replayed<S, C, E>> {
  if (save.game !== game.id) return fault('save-other-game', { game: save.game });
  const setup = recordedSetup(game, save.setup);
  if (!setup.ok) return setup;
  if (wish.verify && save.commitment !== commitmentIn(save)) return fault('dice-commitment-broken');
  const checked = wish.verify === true || save.rules !== game.rulesVersion;
  const lines = save.history.slice(0, wish.to ?? save.history.length);
  const begun = { setup: setup.value, seed: save.seed, salt: save.salt };
  const { carried } = save;
  const isCarried = carried !== undefined && !wish.fromTheStart && carried.snapshot.version <= lines.length;
  const from = isCarried ? carriedOrigin(game, begun, carried, lines, wish.verify) : { ok: true as const, value: begun };
  if (!from.ok) return from;
  const { chronicle, diverged } = replayEntries(game, from.value, lines, checked, wish.stops);
  if (diverged) return diverged.code === 'save-bad-entry' ? { ok: false, fault: diverged } : { ok: true, value: { chronicle, diverged } };
  // Under other rules a state may be written down differently and mean the same; there, legality has to do.
  const comparable = lines.length === save.history.length && save.rules === game.rulesVersion;
  if (comparable && chronicle.fingerprint !== save.fingerprint) {
    return { ok: true, value: { chronicle, diverged: { code: 'replay-other-state', figures: { entry: lines.length } } } };
  }
  return { ok: true, value: { chronicle } };
}

/** Where a game begins that goes on from a position. One in which the rules fail is none. */
function carriedOrigin<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  origin: Origin,
  saved: SavedCarried,
  lines: readonly string[],
  verify = false,
): Result<Origin> {
  try {
    const carried = carriedIn(game, saved, entriesFrom(game, lines) ?? []);
    if (!carried) return fault('carried-unknown-shape');
    if (verify && !diceAreOf(origin.seed, carried)) return fault('carried-dice-foreign');
    const value = { ...origin, carried };
    new Chronicle(game, value, () => true);
    return { ok: true, value };
  } catch {
    return fault('carried-unknown-shape');
  }
}

/** Plays recorded entries again, as far as they stand. */
export function replayEntries<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  origin: Origin,
  lines: readonly string[],
  checked: boolean,
  stops: Stops<S, C> = stopsWhereUseful,
): Replayed<S, C, E> {
  const chronicle = new Chronicle(game, origin, () => true);
  let diverged: Parting | undefined;
  const known = chronicle.version;
  for (const [index, line] of lines.entries()) {
    if (index < known) continue;
    const entry = entryFrom(line);
    const figures = { entry: index + 1, text: line, lost: lines.length - index };
    if (!entry) diverged = { code: 'save-bad-entry', figures };
    else if (!stands(chronicle, inTodaysWords(game.renamed, entry), checked)) {
      const because = refusalOf(chronicle, inTodaysWords(game.renamed, entry));
      diverged = { code: 'replay-diverged', figures, ...(because && { because }) };
    }
    if (diverged) break;
  }
  chronicle.stops = stops;
  return diverged ? { chronicle, diverged } : { chronicle };
}

const ID = /[a-z][a-z0-9-]*/g;

/** Recorded entries in today's words; undefined where one of them is none. */
export function entriesFrom(game: { readonly renamed?: ReadonlyMap<string, string> }, lines: readonly string[]): Entry[] | undefined {
  const entries: Entry[] = [];
  for (const line of lines) {
    const entry = entryFrom(line);
    if (!entry) return undefined;
    entries.push(inTodaysWords(game.renamed, entry));
  }
  return entries;
}

/** A record keeps the ids of its time. */
function inTodaysWords(renamed: ReadonlyMap<string, string> | undefined, entry: Entry): Entry {
  if (renamed === undefined) return entry;
  const today = (text: string) => text.replace(ID, (id) => renamed.get(id) ?? id);
  if ('choice' in entry) return { ...entry, choice: today(entry.choice) };
  return 'hint' in entry ? { ...entry, hint: today(entry.hint) } : entry;
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

function refusalOf<S extends GameState, C extends Choice, E extends GameEvent>(
  chronicle: Chronicle<S, C, E>,
  entry: Entry,
): Refusal | undefined {
  try {
    return chronicle.whyNotReplayed(entry);
  } catch {
    return undefined;
  }
}

/** The commitment to the dice that were rolled last. */
export function commitmentIn(save: Pick<Save, 'seed' | 'salt' | 'history'>): string {
  return commitmentTo(seedOf(save), save.salt);
}

/** The seed that the dice were made from: a fork's own, if it is one. */
function seedOf({ seed, history }: Pick<Save, 'seed' | 'history'>): string {
  for (let i = history.length - 1; i >= 0; i--) {
    const entry = entryFrom(history[i] ?? '');
    if (entry && 'redeal' in entry) return entry.redeal;
  }
  return seed;
}
