/** What is asked of recorded games: each is played again, here or in a thread of its own, and comes back as plain data. */
import { performance } from 'node:perf_hooks';
import { type Bot, hurried } from '../bots/bot.ts';
import { botAnswer, botsAt } from '../bots/driver.ts';
import type { AnyChronicle, AnyGame } from '../games/box.ts';
import type { Origin } from '../kernel/annals.ts';
import { Chronicle, stopsWhereUseful } from '../kernel/chronicle.ts';
import { randomFrom } from '../kernel/dice.ts';
import { entryText } from '../kernel/entry.ts';
import type { GameState, Seat } from '../kernel/game.ts';
import { MOST_REDEALS } from '../kernel/limits.ts';
import { type Answer, Match, type Position } from '../kernel/match.ts';
import { isReadable } from '../kernel/readable.ts';
import { entriesFrom, type Parting, readSave, replayEntries, replaySave } from '../kernel/save.ts';
import { answerFrom, type Past } from '../kernel/snapshot.ts';
import type { Snapshot } from '../store/store.ts';
import { faulty, Refused } from './refusal.ts';

/** A game as it was written down. */
interface Recorded {
  readonly game: string;
  readonly origin: Origin;
  readonly lines: readonly string[];
}

interface BotSeat {
  readonly seat: Seat;
  readonly bot: string;
}

export type Task =
  /** The text of a save file, from anywhere. */
  | { readonly kind: 'take'; readonly text: string }
  /** A table of the store. */
  | ({ readonly kind: 'open'; readonly checked: boolean } & Recorded)
  /** Everything that the seat cannot know is dealt anew at the end, and scripted players take their seats. */
  | ({ readonly kind: 'fork'; readonly seat: Seat; readonly seed: string; readonly bots: readonly BotSeat[] } & Recorded)
  /** The way back to every choice that stands. */
  | ({ readonly kind: 'recall' } & Recorded)
  /** What scripted players choose at this point; their dice are their own. */
  | {
      readonly kind: 'answer';
      readonly game: string;
      readonly position: Position<GameState, string>;
      readonly bots: readonly BotSeat[];
      readonly seed: string;
    };

export interface Replay extends Recorded {
  /** The rules that it was recorded under. */
  readonly rules: string;
  /** Of as much of it as stands. */
  readonly snapshot: Snapshot;
  /** Where today's rules part from it. */
  readonly diverged: Parting | null;
}

export interface Done {
  take: Replay;
  open: Replay;
  fork: Replay;
  recall: Past<GameState>;
  answer: Answer<string> | null;
}

/** The shelf, as far as it matters here. */
export type GameOf = (id: string) => AnyGame;

/** Throws what speaks against it. */
export function carriedOut<K extends Task['kind']>(task: Task & { kind: K }, gameOf: GameOf): Done[K];
export function carriedOut(task: Task, gameOf: GameOf): Done[Task['kind']] {
  if (task.kind === 'take') return taken(task.text, gameOf);
  const game = gameOf(task.game);
  if (task.kind === 'answer') return answered(game, task);
  if (task.kind === 'open') {
    const { chronicle, diverged } = replayEntries(game, task.origin, task.lines, task.checked);
    return { ...recordedIn(task), rules: game.rulesVersion, snapshot: snapshotOf(chronicle), diverged: diverged ?? null };
  }
  const chronicle = playedAgain(game, task);
  if (task.kind === 'recall') return chronicle.past();
  const { seat, seed, bots, origin } = task;
  if (chronicle.entries.filter((entry) => 'redeal' in entry).length >= MOST_REDEALS) {
    throw faulty({ code: 'save-too-large', figures: { what: 'redeals', most: MOST_REDEALS } });
  }
  chronicle.stops = stopsWhereUseful;
  chronicle.redeal(seat, seed);
  for (const scripted of bots) chronicle.handOver(scripted.seat, scripted.bot);
  const lines = chronicle.entries.map(entryText);
  return { game: game.id, origin, lines, rules: game.rulesVersion, snapshot: snapshotOf(chronicle), diverged: null };
}

/** So many milliseconds one looks ahead who keeps others waiting. */
const LONGEST_SEARCH = 4_000;

function answered(game: AnyGame, { position, bots, seed }: Task & { kind: 'answer' }): Answer<string> | null {
  const { checkpoint, since } = position;
  const match = Match.resume(game, { checkpoint, since: since.map((answer) => answerFrom(game, answer)) });
  const end = performance.now() + LONGEST_SEARCH;
  const players = [...botsAt(game, bots)].map(([seat, bot]): [Seat, Bot] => [seat, hurried(bot, () => performance.now() >= end)]);
  const answer = botAnswer(match, new Map(players), randomFrom(seed));
  return answer ? { seat: answer.seat, choice: game.choiceText(answer.choice) } : null;
}

function recordedIn({ game, origin, lines }: Recorded): Recorded {
  return { game, origin, lines };
}

/** One of other rules may part from today's; then it can be read up to there, and forked. */
function taken(text: string, gameOf: GameOf): Replay {
  const save = readSave(text);
  if (!save.ok) throw faulty(save.fault);
  const { seed, salt, history, carried } = save.value;
  // Of one that was begun by other rules those count: it is played from the beginning.
  const { rules } = carried ?? save.value;
  if (![seed, salt, rules, ...history].every(isReadable)) throw new Refused(422, 'unreadable-text');
  const game = gameOf(save.value.game);
  const replayed = replaySave(game, save.value, { verify: true, fromTheStart: true });
  if (!replayed.ok) throw faulty(replayed.fault);
  const { chronicle, diverged } = replayed.value;
  if (diverged && rules === game.rulesVersion) throw faulty(diverged);
  const { origin } = chronicle;
  return { game: game.id, origin, lines: history, rules, snapshot: snapshotOf(chronicle), diverged: diverged ?? null };
}

/** Of a history that is known to stand. */
function playedAgain(game: AnyGame, { origin, lines }: Recorded): AnyChronicle {
  const chronicle = new Chronicle(game, origin, () => true);
  for (const entry of entriesFrom(game, lines.slice(chronicle.version)) ?? []) {
    if (!chronicle.replay(entry)) throw new Error(`Entry "${entryText(entry)}" does not stand any more.`);
  }
  return chronicle;
}

/** Characters of a snapshot; that of the longest game we know of has 236,000. */
const MOST_SNAPSHOT = 16_000_000;

export function snapshotOf(chronicle: AnyChronicle): Snapshot {
  const data = JSON.stringify(chronicle.snapshot());
  if (data.length > MOST_SNAPSHOT) throw new Refused(422, 'replay-too-large');
  return { version: chronicle.version, rules: chronicle.game.rulesVersion, data };
}
