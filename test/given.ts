/** A table for rule tests of any game: given a position and the dice to come, when these choices, then these events. */
import { expect } from 'vitest';
import type { Box } from '../src/games/box.ts';
import { ledgerOf, paragraphOf } from '../src/games/ledger.ts';
import { type Random, randomFrom, scriptedRandom } from '../src/kernel/dice.ts';
import type { Choice, Game, GameEvent, GameState, Seat } from '../src/kernel/game.ts';
import { whyNot } from '../src/kernel/legality.ts';
import { Match } from '../src/kernel/match.ts';

/** What will come up, in order: faces of dice, and by name whatever is drawn; or a seed, for true chance. */
export type Chance = readonly (number | string)[] | string;

export function chance(dice: Chance): Random {
  return typeof dice === 'string' ? randomFrom(dice) : scriptedRandom(dice);
}

/** An arrangement that must be right. */
export function arranged<S extends GameState, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  arrangement: unknown,
  dice: Chance = [],
): S {
  const position = game.lab.arrange(arrangement, chance(dice));
  if (!position.ok) throw new Error(`Bad arrangement: ${JSON.stringify(position.fault)}`);
  return position.value;
}

/** The paragraphs of a rulebook, found once for each box. */
const known = new WeakMap<Box, ReadonlySet<string>>();

function paragraphsIn(box: Box): ReadonlySet<string> {
  const paragraphs = known.get(box) ?? new Set(ledgerOf(box).map(({ id }) => paragraphOf(id)));
  known.set(box, paragraphs);
  return paragraphs;
}

export class Given<S extends GameState, C extends Choice, E extends GameEvent> {
  readonly events: E[] = [];
  protected readonly match: Match<S, C, E>;
  readonly #game: Game<S, C, E>;
  readonly #paragraphs: ReadonlySet<string>;

  constructor(box: Box, game: Game<S, C, E>, state: S) {
    this.#game = game;
    this.#paragraphs = paragraphsIn(box);
    this.match = new Match(game, state, { tell: (event) => void this.events.push(this.#cited(event)) });
  }

  get state(): S {
    return this.match.state;
  }

  /** What is asked now, `nothing` when the game is over. */
  get asks(): string {
    return this.match.decision?.question.asks ?? 'nothing';
  }

  /** The rule that asks. */
  get rule(): string {
    return this.match.decision?.question.rule ?? '';
  }

  /** Who is asked. */
  get seat(): Seat {
    return this.match.decision?.seats[0] ?? '';
  }

  get outcome() {
    return this.match.outcome;
  }

  /** Scripted dice that have not come up. */
  get diceLeft(): number {
    return this.state.random.script?.length ?? 0;
  }

  /** The legal choices as text, in their order. */
  get choices(): string[] {
    const { decision, state } = this.match;
    if (!decision) return [];
    for (const option of this.#cited(decision.question).options) {
      this.#cited(option);
      for (const { kind } of option.candidates(state, this.seat)) expect(kind).toBe(option.kind);
    }
    return this.match.choices().map((choice) => this.#game.choiceText(choice));
  }

  /** Makes these choices one after the other; each must be legal. */
  choose(...texts: string[]): this {
    for (const text of texts) {
      expect(this.choices, `at "${this.asks}" of ${this.seat}`).toContain(text);
      this.match.choose(this.#read(text));
    }
    return this;
  }

  /** The reason code and rule for something that is not possible now: `stacking 10.2`; undefined if it is possible. */
  why(text: string): string | undefined {
    const { decision, state } = this.match;
    if (!decision) return 'game-over';
    const reason = whyNot(state, decision.question, this.#read(text), this.seat);
    return reason && `${reason.code} ${this.#cited(reason).rule}`;
  }

  /** Events of one type, in order. */
  told<T extends E['type']>(type: T): Extract<E, { type: T }>[] {
    return this.events.filter((event): event is Extract<E, { type: T }> => event.type === type);
  }

  #read(text: string): C {
    return this.#game.choiceFrom(text) ?? expect.fail(`"${text}" is no choice.`);
  }

  /** Whatever is told or asked cites a paragraph of the rulebook. */
  #cited<T extends { readonly rule?: string }>(it: T): T {
    if (!this.#paragraphs.has(it.rule ?? '')) throw new Error(`"${it.rule}" is no paragraph of the rulebook: ${JSON.stringify(it)}`);
    return it;
  }
}
