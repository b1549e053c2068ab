/** A table for rule tests: given a position and the dice to come, when these choices, then these events. */

import { expect } from 'vitest';
import { COMMANDO } from '../../src/games/commando/box.ts';
import { commando } from '../../src/games/commando/game.ts';
import type { State } from '../../src/games/commando/state.ts';
import { type Choice, choiceFrom, choiceText, type Event, SEAT } from '../../src/games/commando/vocabulary.ts';
import { ledgerOf, paragraphOf } from '../../src/games/ledger.ts';
import { type Random, randomFrom, scriptedRandom } from '../../src/kernel/dice.ts';
import { whyNot } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';

/** Fields as in src/games/commando/arrangement.ts. `dice` are the faces that will come up, in order; or a seed, for true chance. */
export function given(arrangement: Record<string, unknown>, dice: readonly number[] | string = []): Given {
  const arranged = commando.lab.arrange(arrangement, chance(dice));
  if (!arranged.ok) throw new Error(`Bad arrangement: ${JSON.stringify(arranged.fault)}`);
  return new Given(arranged.value);
}

/** A whole set-up, as a player begins it; dice scripted from the first objective on, or a seed. */
export function begun(setup: string, dice: readonly number[] | string, options: Record<string, string> = {}): Given {
  return new Given(commando.begin({ id: setup, options }, chance(dice)));
}

function chance(dice: readonly number[] | string): Random {
  return typeof dice === 'string' ? randomFrom(dice) : scriptedRandom(dice);
}

const PARAGRAPHS = new Set(ledgerOf(COMMANDO).map(({ id }) => paragraphOf(id)));

/** Whatever is told or asked cites a paragraph of the rulebook. */
function cited<T extends { readonly rule: string }>(it: T): T {
  if (!PARAGRAPHS.has(it.rule)) throw new Error(`"${it.rule}" is no paragraph of the rulebook: ${JSON.stringify(it)}`);
  return it;
}

class Given {
  readonly events: Event[] = [];
  readonly #match: Match<State, Choice, Event>;

  constructor(state: State) {
    this.#match = new Match(commando, state, { tell: (event) => void this.events.push(cited(event)) });
  }

  get state(): State {
    return this.#match.state;
  }

  /** What is asked now, `nothing` when the game is over. */
  get asks(): string {
    return this.#match.decision?.question.asks ?? 'nothing';
  }

  get rule(): string {
    return this.#match.decision?.question.rule ?? '';
  }

  /** The legal choices as text, in their order. */
  get choices(): string[] {
    const { decision, state } = this.#match;
    if (!decision) return [];
    for (const option of cited(decision.question).options) {
      cited(option);
      for (const { kind } of option.candidates(state, SEAT)) expect(kind).toBe(option.kind);
    }
    return this.#match.choices().map(choiceText);
  }

  /** Makes these choices one after the other; each must be legal. */
  choose(...texts: string[]): this {
    for (const text of texts) {
      expect(this.choices, `at "${this.asks}"`).toContain(text);
      this.#match.choose(choiceFrom(text) as Choice);
    }
    return this;
  }

  /** The reason code and rule for something that is not possible now: `stacking 10.2`; undefined if it is possible. */
  why(text: string): string | undefined {
    const { decision, state } = this.#match;
    if (!decision) return 'game-over';
    const reason = whyNot(state, decision.question, choiceFrom(text) as Choice, SEAT);
    return reason && `${reason.code} ${reason.rule}`;
  }

  /** Events of one type, in order. */
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  unit(id: string) {
    const unit = this.state.units.find((candidate) => candidate.id === id);
    if (!unit) throw new Error(`There is no unit ${id}.`);
    return unit;
  }

  /** Scripted dice that have not come up. */
  get diceLeft(): number {
    return this.state.random.script?.length ?? 0;
  }
}
