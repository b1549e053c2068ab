/** How tests sit down at a game of Skirmish and say what is played. */
import { randomFrom, scriptedRandom } from '../../src/kernel/dice.ts';
import type { Game, Seat } from '../../src/kernel/game.ts';
import { whyNot } from '../../src/kernel/legality.ts';
import { type Listening, Match } from '../../src/kernel/match.ts';
import { skirmish } from './game.ts';
import { type Choice, choiceFrom, choiceText, type Event, type State } from './state.ts';

export type Skirmish = Game<State, Choice, Event>;
export type SkirmishMatch = Match<State, Choice, Event>;

export const DUEL = { id: 'duel', options: { snipers: 'on' } };
export const TRIO = { id: 'trio', options: { snipers: 'on' } };

/** Red-a is about to walk into the range of two blue squads. Red holds the Initiative, blue one card that fires. */
export const AMBUSH = {
  initiative: 'red',
  hands: { red: ['march-1', 'march-2', 'fire-1'], blue: ['fire-2', 'march-3'] },
  squads: { 'red-a': 0, 'red-b': 0, 'blue-a': 3, 'blue-b': 4 },
};
/** Up to the moment at which blue may fire at red-a. */
export const INTO_THE_AMBUSH = ['red play march-1', 'red join red-a', 'red done', 'red step red-a'];

export function arranged(arrangement: unknown, dice: readonly number[] = []): State {
  const state = skirmish.lab.arrange(arrangement, scriptedRandom(dice));
  if (!state.ok) throw new Error(`${state.fault.code} ${JSON.stringify(state.fault.figures)}`);
  return state.value;
}

/** The game, always begun from this arrangement. */
export function gameFrom(arrangement: unknown, dice: readonly number[] = []): Skirmish {
  return { ...skirmish, begin: () => arranged(arrangement, dice) };
}

export function matchFrom(arrangement: unknown, dice: readonly number[] = [], listening: Listening<State, Event> = {}): SkirmishMatch {
  return new Match(skirmish, arranged(arrangement, dice), listening);
}

export function newMatch(seed: string, setup = DUEL, listening: Listening<State, Event> = {}): SkirmishMatch {
  return new Match(skirmish, skirmish.begin(setup, randomFrom(seed)), listening);
}

/** `red play march-1` */
export function spoken(line: string): { seat: Seat; choice: Choice } {
  const [seat = '', ...words] = line.split(' ');
  const choice = choiceFrom(words.join(' '));
  if (!choice) throw new Error(`"${line}" is no choice.`);
  return { seat, choice };
}

export function play(match: SkirmishMatch, lines: readonly string[]): void {
  for (const line of lines) {
    const { seat, choice } = spoken(line);
    const { decision, state } = match;
    const reason = decision && whyNot(state, decision.question, choice, seat);
    if (!decision?.seats.includes(seat) || reason)
      throw new Error(`"${line}" is not possible: ${JSON.stringify(reason ?? decision?.seats)}`);
    match.choose(choice, seat);
  }
}

export function choicesOf(match: SkirmishMatch): string[] {
  return match.choices().map(choiceText);
}

/** Everything that can be asked about a match, as bytes. */
export function portrait(match: SkirmishMatch): string {
  const { state, decision, outcome } = match;
  const question = decision && { ...decision.question, options: decision.question.options.map(({ kind, rule }) => [kind, rule]) };
  const seats = [...state.teams.red, ...state.teams.blue, undefined];
  const views = seats.map((seat) => skirmish.view(state, seat));
  return JSON.stringify({ state, seats: decision?.seats, question, choices: choicesOf(match), outcome, views });
}
