/** 6.1 In which order the scripted team acts: first whoever has most to gain. */
import type { Seat } from '../../../kernel/game.ts';
import { legalChoices } from '../../../kernel/legality.ts';
import { worths } from '../bot.ts';
import { commandoAt, type State } from '../state.ts';
import type { Choice, Question } from '../vocabulary.ts';

/** The commando who begins; undefined where one has begun already, or nobody can. */
export function nextToChoose(state: State, question: Question, seats: readonly Seat[]): Seat | undefined {
  if (question.asks !== 'commandos' || state.acting >= 0) return undefined;
  let first: Seat | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of seats) {
    if (commandoAt(state, seat).finished) continue;
    const worth = bestWorth(state, question, seat);
    if (worth > most) [first, most] = [seat, worth];
  }
  return first;
}

/** Doing nothing is worth nothing. */
const NOTHING: ReadonlySet<Choice['kind']> = new Set<Choice['kind']>(['done', 'wait']);

function bestWorth(state: State, question: Question, seat: Seat): number {
  const choices = legalChoices(state, question, seat).filter(({ kind }) => !NOTHING.has(kind));
  return Math.max(0, ...worths(state, seat, question, choices));
}
