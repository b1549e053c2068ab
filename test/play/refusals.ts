/** Of everything that anybody could wish for, legal is exactly what nothing speaks against; and what does is a reason with its rule. */
import type { AnyGame } from '../../src/games/box.ts';
import type { Choice, Refusal } from '../../src/kernel/game.ts';
import { whyNot } from '../../src/kernel/legality.ts';
import { type AnyInvariants, forLength, ONLY, paragraphsOf } from '../games.ts';
import type { Moment, Watcher } from './series.ts';

/** Every wish is held against the list so many times for each question; after that now and then. */
const EVERY_WISH_AT_FIRST = 20;
const EVERY_WISH_THEN = 100;
const EVERY_WISH_THEN_IN_LONG = 2000;
/** In between one wish in so many is asked about, at one decision in so many. */
const ONE_WISH_IN = 7;
const ONE_DECISION_IN = 10;
const ONE_DECISION_IN_LONG = 30;
/** The kernel's own reason: the rule that asks now asks for something else. */
const NOT_NOW = 'not-now';

export class Refusals implements Watcher {
  /** How often each question was asked, and how often every wish was held against its list. */
  readonly asks = new Map<string, number>();
  readonly checked = new Map<string, number>();
  readonly codes = new Set<string>();
  readonly #game: AnyGame;
  readonly #invariants: AnyInvariants;
  readonly #paragraphs: ReadonlySet<string>;
  readonly #hear: (refusal: Refusal) => void;

  /** `hear` is told of every refusal, to say it aloud. */
  constructor(game: AnyGame, invariants: AnyInvariants, hear: (refusal: Refusal) => void = () => {}) {
    this.#game = game;
    this.#invariants = invariants;
    this.#paragraphs = paragraphsOf(game);
    this.#hear = hear;
  }

  get missing(): string[] {
    return this.#invariants.reasons.filter((code) => !this.codes.has(code));
  }

  asked(moment: Moment): string | undefined {
    const { match, made } = moment;
    if (this.#isTimeForEvery(match.decision?.question.asks ?? '')) return this.everyWish(moment);
    const every = forLength(this.#invariants, ONE_DECISION_IN, ONE_DECISION_IN_LONG);
    return made % every === 0 ? this.#someWishes(moment, (made / every) % ONE_WISH_IN) : undefined;
  }

  /** Nothing is legal that nobody could wish for, either. */
  everyWish({ match: { state, decision }, seat, choices }: Pick<Moment, 'match' | 'seat' | 'choices'>): string | undefined {
    if (!decision) return undefined;
    const { question } = decision;
    const game = this.#game;
    const listed = new Set(choices.map((choice) => game.choiceText(choice)));
    let wished = 0;
    for (const wish of game.intentions(state, seat, question)) {
      const reason = whyNot(state, question, wish, seat);
      if (!reason) wished++;
      if ((reason === undefined) !== listed.has(game.choiceText(wish)))
        return `${question.asks}: "${game.choiceText(wish)}" is ${reason ? 'listed, and refused' : 'not refused, and not listed'}`;
      const fault = reason && this.#faultOf(reason, wish, question);
      if (fault) return fault;
    }
    return wished === listed.size ? undefined : `${question.asks} lists what is no intention`;
  }

  #someWishes({ match: { state, decision }, seat }: Moment, from: number): string | undefined {
    if (!decision) return undefined;
    const wishes = this.#game.intentions(state, seat, decision.question);
    for (let i = from; i < wishes.length; i += ONE_WISH_IN) {
      const wish = wishes[i] as Choice;
      const reason = whyNot(state, decision.question, wish, seat);
      const fault = reason && this.#faultOf(reason, wish, decision.question);
      if (fault) return fault;
    }
    return undefined;
  }

  #faultOf(reason: Refusal, wish: Choice, { asks, options }: { asks: string; options: readonly { kind: string }[] }): string | undefined {
    const { code, rule } = reason;
    this.codes.add(code);
    this.#hear(reason);
    const wanted = () => `${asks}: ${this.#game.choiceText(wish)}`;
    if (!this.#paragraphs.has(rule)) return `${code} cites "${rule}", which is no paragraph (${wanted()})`;
    if (code === NOT_NOW) return options.some(({ kind }) => kind === wish.kind) ? `${wanted()} is refused as not asked for` : undefined;
    return this.#invariants.reasons.includes(code) ? undefined : `${code} is no reason of the game (${wanted()})`;
  }

  #isTimeForEvery(asks: string): boolean {
    const times = (this.asks.get(asks) ?? 0) + 1;
    this.asks.set(asks, times);
    const then = forLength(this.#invariants, EVERY_WISH_THEN, EVERY_WISH_THEN_IN_LONG);
    if (times > EVERY_WISH_AT_FIRST && times % then !== 0 && ONLY === undefined) return false;
    this.checked.set(asks, (this.checked.get(asks) ?? 0) + 1);
    return true;
  }

  /** Questions at which every wish was held against the list less often than it should. */
  get hurried(): string[] {
    return [...this.asks]
      .filter(([asks, times]) => (this.checked.get(asks) ?? 0) < Math.min(EVERY_WISH_AT_FIRST, times))
      .map(([asks]) => asks);
  }
}
