/** Fuzzed intentions reach every reason that a refusing predicate can give, and each reason cites a rule. */
import { describe, expect, it } from 'vitest';
import { randomChoice } from '../src/bots/random.ts';
import type { AnyGame } from '../src/games/box.ts';
import { Chronicle } from '../src/kernel/chronicle.ts';
import { type Random, randomFrom } from '../src/kernel/dice.ts';
import type { Choice, Decision, GameEvent, GameState } from '../src/kernel/game.ts';
import { whyNot } from '../src/kernel/legality.ts';
import { type AnyMatch, forLength, GAMES, matchOf, mixedChoice, paragraphsOf, playedFrom, SLOW, setupNumber, vocabulary } from './games.ts';

/** Played at least, and at most until every reason has come up. */
const GAMES_AT_LEAST = 100;
const GAMES_AT_MOST = 400;
/** Of long games so many are enough; what they do not lead to has its positions. */
const LONG_GAMES_AT_LEAST = 20;
const LONG_GAMES_AT_MOST = 40;
/** Of all intentions at a decision, one in so many is asked about. */
const ONE_IN = 7;
/** The kernel's own reason: the rule that asks now asks for something else. */
const NOT_NOW = 'not-now';

class Answers {
  readonly codes = new Set<string>();
  /** What is wrong with an answer, each once. */
  readonly faults = new Set<string>();
  readonly #paragraphs: ReadonlySet<string>;
  readonly #known: readonly string[];
  readonly #game: AnyGame;

  constructor(game: AnyGame, known: readonly string[]) {
    this.#game = game;
    this.#paragraphs = paragraphsOf(game);
    this.#known = known;
  }

  get missing(): string[] {
    return this.#known.filter((code) => !this.codes.has(code));
  }

  /** Asks about every so manieth intention, beginning now with this one and now with that. */
  ask({ state, decision }: AnyMatch, from: number, oneIn: number): void {
    if (!decision) return;
    const wishes = this.#game.intentions(state, decision.seats[0] ?? '', decision.question);
    for (let i = from % oneIn; i < wishes.length; i += oneIn) this.#note(state, decision, wishes[i] as Choice);
  }

  #note(state: GameState, { question, seats }: Decision<GameState, Choice>, wish: Choice): void {
    const reason = whyNot(state, question, wish, seats[0] ?? '');
    if (!reason) return;
    const { code, rule } = reason;
    this.codes.add(code);
    const asked = `${question.asks}: ${this.#game.choiceText(wish)}`;
    if (!this.#paragraphs.has(rule)) this.faults.add(`${code} cites "${rule}", which is no paragraph (${asked})`);
    if (code !== NOT_NOW && !this.#known.includes(code)) this.faults.add(`${code} is no reason of the game (${asked})`);
    if (code === NOT_NOW && question.options.some(({ kind }) => kind === wish.kind))
      this.faults.add(`${asked} is refused as not asked for`);
  }
}

function playAsking(game: AnyGame, number: number, answers: Answers): void {
  const match = matchOf(game, setupNumber(game, number), `reasons/${number}`);
  const random = randomFrom(`reasons/${number} bots`);
  for (let made = 0; match.decision; made++) {
    const { seats } = match.decision;
    answers.ask(match, made + number, ONE_IN);
    const seat = randomChoice(seats, random);
    match.choose(mixedChoice(match, seat, match.choices(seat), random, number % 4), seat);
  }
}

describe.each(GAMES)('why not, in $id', ({ game, invariants }) => {
  const answers = new Answers(game, invariants.reasons);
  const atLeast = forLength(invariants, GAMES_AT_LEAST, LONG_GAMES_AT_LEAST);
  const atMost = forLength(invariants, GAMES_AT_MOST, LONG_GAMES_AT_MOST);

  it.each(invariants.positions)('is answered with $reason where it should be', ({ reason, position, choices = [] }) => {
    const match = playedFrom(game, position, choices, randomFrom(reason));
    const here = new Answers(game, invariants.reasons);
    for (const asked of [answers, here]) asked.ask(match, 0, 1);
    expect([...here.codes]).toContain(reason);
  });

  it('has an answer for every intention, with a rule of the ledger, and every reason comes up', { timeout: SLOW }, () => {
    for (let number = 0; number < atMost; number++) {
      if (number >= atLeast && answers.missing.length === 0) break;
      playAsking(game, number, answers);
    }
    expect([...answers.faults], 'answers that are wrong').toEqual([]);
    expect(answers.missing, 'reasons that never come up').toEqual([]);
  });

  it('has a sentence for every reason', () => {
    expect(vocabulary(game, 'refusal')).toEqual([...invariants.reasons].sort());
  });

  it('never merely says that something is not in the list', { timeout: SLOW }, () => {
    for (let number = 0; number < game.setups.length * 2; number++) {
      const random = randomFrom(`listed/${number} bots`);
      const table = new Chronicle(game, { setup: setupNumber(game, number), seed: `listed/${number}`, salt: '' }, () => true);
      for (let made = 0; table.match.decision; made++) expect(merelyUnlisted(table, random, made)).toEqual([]);
    }
  });
});

/** Intentions that the table refuses only because they are not listed; then plays on. */
function merelyUnlisted(table: Chronicle<GameState, Choice, GameEvent>, random: Random, made: number): string[] {
  const { game, match } = table;
  const seat = randomChoice(match.decision?.seats ?? [], random);
  const wishes = match.intentions(seat).filter((_, i) => i % 997 === made % 997);
  const unlisted = wishes.filter((wish) => table.whyNot(seat, wish)?.code === 'no-such-thing').map((wish) => game.choiceText(wish));
  table.choose(seat, mixedChoice(match, seat, table.choices(seat), random, 1));
  return unlisted;
}
