/** Questions put together from their options: what can be answered follows from these. */
import type { Choice, Option, Question } from './game.ts';

type StateOf<O> = O extends Option<infer S, infer _> ? S : never;
/** What can be chosen of an option. */
type ChosenOf<O> = O extends Option<infer _, infer C> ? C : never;
type QuestionOf<O> = Question<StateOf<O>, ChosenOf<O>>;
type SomeOption = Option<never, Choice>;

/** With a `pass` it is a window: whoever has nothing to play is not stopped. */
export function question<O extends SomeOption>(asks: string, rule: string, options: readonly O[], pass?: ChosenOf<O>): QuestionOf<O>;
export function question(asks: string, rule: string, options: readonly SomeOption[], pass?: Choice) {
  return pass === undefined ? { asks, rule, options } : { asks, rule, options, pass };
}

/** A window that nobody makes a secret of: everybody sees who is still thinking. */
export function openWindow<O extends SomeOption>(asks: string, rule: string, options: readonly O[], pass: ChosenOf<O>): QuestionOf<O>;
export function openWindow(asks: string, rule: string, options: readonly SomeOption[], pass: Choice) {
  return { asks, rule, options, pass, openly: true };
}

/** A window that all know of, but not whether there is anything to play at it. */
export function knownWindow<O extends SomeOption>(asks: string, rule: string, options: readonly O[], pass: ChosenOf<O>): QuestionOf<O>;
export function knownWindow(asks: string, rule: string, options: readonly SomeOption[], pass: Choice) {
  return { asks, rule, options, pass, known: true };
}
