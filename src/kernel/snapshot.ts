/** A chronicle as it stood, in plain data; choices are texts in it. */
import type { Chosen, Entry } from './entry.ts';
import type { Choice, GameEvent, GameState, Seat } from './game.ts';
import type { Happened } from './match.ts';

export interface Told<E> {
  /** The version at which it happened: the number of entries before the choice that caused it. */
  readonly version: number;
  /** How many choices stood on the line of play when it had happened. */
  readonly step: number;
  readonly event: E;
}

/** Who learns that an entry was made: everybody, or some seats. */
export type Audience = 'all' | readonly Seat[];

/** A chronicle as it stood, in plain data: with the entries, enough to go on without playing it all again. */
export interface Snapshot<S, E> {
  readonly version: number;
  readonly checkpoint: S;
  /** The answers since the checkpoint, choices as text. */
  readonly since: readonly Happened<string>[];
  readonly line: readonly (readonly [index: number, newsBefore: number, toldBefore: number, openly?: boolean])[];
  readonly undone: readonly Chosen[];
  readonly told: readonly Told<E>[];
  readonly audiences: readonly Audience[];
  readonly floor: number;
  /** What its state looks like (kernel/shapes.ts); missing where that was not written down yet. */
  readonly shape?: number;
  /** What its set-up stood for, where the state does not hold it (KeptContent). */
  readonly content?: unknown;
  /** The position from which the game goes on that was begun by other rules; its entries are the first of the table. */
  readonly carried?: Omit<Carried, 'entries'>;
}

/**
 * A game goes on by today's rules that was begun by others: the checkpoint that it had come to, what had been told, and all
 * entries up to there. They are kept as they were recorded, and never played again.
 */
export interface Carried {
  /** The rules that it had been played by. */
  readonly rules: string;
  /** How many choices stood when they changed; those since the checkpoint have been judged once more. */
  readonly step: number;
  readonly entries: readonly Entry[];
  /** Nothing was answered since its checkpoint. */
  readonly snapshot: Snapshot<GameState, GameEvent>;
}

/** The way back to every choice of a line that stands, in plain data: what a snapshot leaves out. */
export interface Past<S> {
  readonly checkpoints: readonly { readonly state: S; readonly since: readonly Happened<string>[] }[];
  /** For each choice the checkpoint before it, and how many answers came between. */
  readonly line: readonly (readonly [checkpoint: number, answers: number])[];
}

export function answerText<C extends Choice>({ choiceText }: { choiceText(choice: C): string }, answer: Happened<C>): Happened<string> {
  return 'choice' in answer ? { seat: answer.seat, choice: choiceText(answer.choice) } : answer;
}

export function answerFrom<C extends Choice>(
  { choiceFrom }: { choiceFrom(text: string): C | undefined },
  answer: Happened<string>,
): Happened<C> {
  if (!('choice' in answer)) return answer;
  const choice = choiceFrom(answer.choice);
  if (!choice) throw new Error(`A snapshot holds a choice that nobody understands: "${answer.choice}".`);
  return { seat: answer.seat, choice };
}
