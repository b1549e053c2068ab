/** Random play with invariants: at least 1,000 games of each game, over all set-ups and all options. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { randomChoice } from '../src/bots/random.ts';
import type { AnyGame } from '../src/games/box.ts';
import { randomFrom } from '../src/kernel/dice.ts';
import type { Choice, Seat } from '../src/kernel/game.ts';
import { legalChoices, whyNot } from '../src/kernel/legality.ts';
import { reasonOf } from '../src/lab/games.ts';
import {
  type AnyInvariants,
  type AnyMatch,
  again,
  GAMES,
  matchOf,
  mixedChoice,
  numbers,
  ONLY,
  SLOW,
  setupNumber,
  vocabulary,
} from './games.ts';

const RANDOM_GAMES = 1080;
/** Their players come further, into battles and campaigns that lots alone seldom reach. */
const SCRIPTED_GAMES = 120;
/** Every wish is held against the list so many times for each question; after that now and then. */
const EVERY_WISH_AT_FIRST = 20;
const EVERY_WISH_THEN = 100;
/** In long games wishes are asked so many times less often, and one decision in seven is looked at closely. */
const LONG = 20;
const COUNTED = 7;
/** In one game of so many the list is made again, and the state compared byte for byte; in twin.test.ts it always is. */
const LISTS_AGAIN = 3;

/** What is wrong with a decision, in a few words. Cheaper than an assertion each. */
function faultOf(match: AnyMatch, seat: Seat, choices: readonly Choice[]): string | undefined {
  const { game, state, decision } = match;
  if (!decision) return 'nobody is asked';
  const { seats, question } = decision;
  if (seats.length === 0) return `nobody answers ${question.asks}`;
  if (choices.length === 0) return `${question.asks} offers no choice`;
  const texts = choices.map((choice) => game.choiceText(choice));
  if (new Set(texts).size < texts.length) return `${question.asks} offers a choice twice: ${texts.join(', ')}`;
  const mute = choices.find((choice, i) => !isDeepStrictEqual(game.choiceFrom(texts[i] ?? ''), choice));
  if (mute) return `"${game.choiceText(mute)}" does not lead back to its choice`;
  // Also where an option says that its candidates are exact and nobody asks again.
  const refused = choices.find((choice) => whyNot(state, question, choice, seat));
  if (refused) return `${question.asks} lists "${game.choiceText(refused)}", which is refused`;
  if (question.pass && !texts.includes(game.choiceText(question.pass))) return `${question.asks} cannot be passed`;
  return undefined;
}

/** The list is the same when made again, from the state or from a copy of it; and looking changes nothing. */
function faultOfListing(match: AnyMatch, seat: Seat, choices: readonly Choice[], before: string): string | undefined {
  const { game, state, decision } = match;
  if (!decision) return undefined;
  const texts = (list: readonly Choice[]) => list.map((choice) => game.choiceText(choice)).join();
  const { question } = decision;
  if (texts(legalChoices(state, question, seat)) !== texts(choices))
    return `${question.asks} lists its choices in another order the second time`;
  if (texts(legalChoices(game.copy(state), question, seat)) !== texts(choices)) return `${question.asks} lists other choices from a copy`;
  return JSON.stringify(state) === before ? undefined : `listing the choices of ${question.asks} changes the state`;
}

/** Legal is exactly what nothing speaks against, and nothing is legal that nobody could wish for. */
function faultOfReasons({ game, state, decision }: AnyMatch, seat: Seat, choices: readonly Choice[]): string | undefined {
  if (!decision) return undefined;
  const { question } = decision;
  const listed = new Set(choices.map((choice) => game.choiceText(choice)));
  let wished = 0;
  for (const wish of game.intentions(state, seat, question)) {
    const text = game.choiceText(wish);
    const isLegal = whyNot(state, question, wish, seat) === undefined;
    if (isLegal) wished++;
    if (isLegal !== listed.has(text))
      return `${question.asks}: "${text}" is ${isLegal ? 'not refused, and not listed' : 'listed, and refused'}`;
  }
  return wished === listed.size ? undefined : `${question.asks} lists what is no intention`;
}

class Fuzz {
  readonly games = { random: 0, scripted: 0 };
  readonly checked = new Map<string, number>();
  readonly asked = new Map<string, number>();
  readonly options = new Set<string>();
  readonly setups = new Set<string>();
  readonly #game: AnyGame;
  readonly #invariants: AnyInvariants;

  constructor(game: AnyGame, invariants: AnyInvariants) {
    this.#game = game;
    this.#invariants = invariants;
  }

  play(number: number): void {
    const setup = setupNumber(this.#game, number);
    const scripted = number >= RANDOM_GAMES;
    this.setups.add(setup.id);
    for (const [option, value] of Object.entries(setup.options)) this.options.add(`${option}=${value}`);
    this.games[scripted ? 'scripted' : 'random']++;
    let made = 0;
    try {
      made = this.#playOut(matchOf(this.#game, setup, `fuzz/${number}`, {}, !this.#invariants.long), number, scripted);
    } catch (error) {
      expect.fail(`${again('fuzz', this.#game, number)}\n${reasonOf(error)}`);
    }
    if (made >= this.#game.lab.longest) expect.fail(`${again('fuzz', this.#game, number)}\nnot over after ${made} decisions`);
  }

  #playOut(match: AnyMatch, number: number, scripted: boolean): number {
    const { game } = match;
    const random = randomFrom(`fuzz/${number} bots`);
    const { long } = this.#invariants;
    const listsAgain = number % (long ? LISTS_AGAIN * COUNTED : LISTS_AGAIN) === 0 || ONLY !== undefined;
    let made = 0;
    for (; match.decision && made < game.lab.longest; made++) {
      const { seats, question } = match.decision;
      const before = listsAgain ? JSON.stringify(match.state) : '';
      const seat = randomChoice(seats, random);
      const choices = match.choices(seat);
      const isClose = !long || made % COUNTED === 0 || choices.length === 0 || ONLY !== undefined;
      const fault =
        (isClose ? (faultOf(match, seat, choices) ?? this.#invariants.faultInPieces(match.state)) : undefined) ??
        (listsAgain ? faultOfListing(match, seat, choices, before) : undefined) ??
        (this.#isTimeForReasons(question.asks) ? faultOfReasons(match, seat, choices) : undefined);
      if (fault) throw new Error(`Decision ${made}: ${fault}.`);
      match.choose(scripted ? mixedChoice(match, seat, choices, random, 3) : randomChoice(choices, random), seat);
    }
    const fault = this.#invariants.faultInPieces(match.state);
    if (fault) throw new Error(`At the end: ${fault}.`);
    return made;
  }

  #isTimeForReasons(asks: string): boolean {
    const times = (this.asked.get(asks) ?? 0) + 1;
    this.asked.set(asks, times);
    if (
      times > EVERY_WISH_AT_FIRST &&
      times % (this.#invariants.long ? EVERY_WISH_THEN * LONG : EVERY_WISH_THEN) !== 0 &&
      ONLY === undefined
    )
      return false;
    this.checked.set(asks, (this.checked.get(asks) ?? 0) + 1);
    return true;
  }
}

describe.each(GAMES)('$id, played at random', ({ game, invariants }) => {
  const fuzz = new Fuzz(game, invariants);

  it(`keeps every invariant in ${RANDOM_GAMES} random and ${SCRIPTED_GAMES} scripted games`, { timeout: SLOW }, () => {
    for (const number of numbers(game, RANDOM_GAMES + SCRIPTED_GAMES)) fuzz.play(number);
    if (ONLY === undefined) expect(fuzz.games).toEqual({ random: RANDOM_GAMES, scripted: SCRIPTED_GAMES });
  });

  it.each([
    ['mute', /does not lead back/, { choiceFrom: () => undefined }],
    ['without wishes', /no intention/, { intentions: () => [] }],
    ['endless', /not over/, { lab: { ...game.lab, longest: 3 } }],
  ] satisfies [string, RegExp, Partial<AnyGame>][])('would be noticed if it were %s', (_what, fault, change) => {
    const wrong = new Fuzz({ ...game, ...change }, invariants);
    expect(() => wrong.play(0)).toThrow(fault);
  });

  it.skipIf(ONLY !== undefined)('is played from every set-up, with every value of every option, through every question', () => {
    expect([...fuzz.setups].sort()).toEqual(game.setups.map(({ id }) => id).sort());
    expect([...fuzz.options].sort()).toEqual(game.options.flatMap(({ id, values }) => values.map((value) => `${id}=${value}`)).sort());
    const seldom = new Set(invariants.seldom);
    const usual = (asks: readonly string[]) => asks.filter((each) => !seldom.has(`question ${each}`)).sort();
    expect(usual([...fuzz.checked.keys()])).toEqual(usual(vocabulary(game, 'ask')));
    for (const [asks, times] of fuzz.checked)
      expect(times, asks).toBeGreaterThanOrEqual(Math.min(EVERY_WISH_AT_FIRST, fuzz.asked.get(asks) ?? 0));
  });
});
