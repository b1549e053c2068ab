/**
 * A table for rule tests: given a position and the cards to come, when these choices, then these events.
 * Windows in which the next choice cannot be made pass by themselves, so tests name only what matters.
 */

import { expect } from 'vitest';
import { COMBAT_COMMANDER } from '../../src/games/combat-commander/box.ts';
import { hexName } from '../../src/games/combat-commander/content/battle-map.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { type State, type Unit, unitCalled } from '../../src/games/combat-commander/state.ts';
import { type Choice, choiceFrom, choiceText, type Event, type EventOf } from '../../src/games/combat-commander/vocabulary.ts';
import { ledgerOf, paragraphOf } from '../../src/games/ledger.ts';
import { randomFrom, scriptedRandom } from '../../src/kernel/dice.ts';
import { whyNot } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';

/** Fields as in src/games/combat-commander/arrangement.ts; what is left out is an American attack on the German left edge of the corner map. */
export function given(arrangement: Record<string, unknown>, seed?: string): Given {
  const { axis = {}, allies = {}, ...rest } = arrangement as Record<string, Record<string, unknown>>;
  const position = {
    map: 'corner',
    units: {},
    ...rest,
    axis: { nation: 'germany', edge: 'left', ...axis },
    allies: { nation: 'america', edge: 'right', ...allies },
  };
  const arranged = combatCommander.lab.arrange(position, seed === undefined ? scriptedRandom([]) : randomFrom(seed));
  if (!arranged.ok) throw new Error(`Bad arrangement: ${JSON.stringify(arranged.fault)}`);
  return new Given(arranged.value);
}

/** A scenario from its set-up on. */
export function begun(setup: string, seed: string, options: Record<string, string> = {}): Given {
  return new Given(combatCommander.begin({ id: setup, options }, randomFrom(seed)));
}

const PARAGRAPHS = new Set(ledgerOf(COMBAT_COMMANDER).map(({ id }) => paragraphOf(id)));

/** Whatever is told or asked cites a paragraph of the rulebook. */
function cited<T extends { readonly rule: string }>(it: T): T {
  if (!PARAGRAPHS.has(it.rule)) throw new Error(`"${it.rule}" is no paragraph of the rulebook: ${JSON.stringify(it)}`);
  return it;
}

export class Given {
  readonly events: Event[] = [];
  readonly #match: Match<State, Choice, Event>;

  constructor(state: State) {
    this.#match = new Match(combatCommander, state, { tell: (event) => void this.events.push(cited(event)) });
  }

  get state(): State {
    return this.#match.state;
  }

  /** What is asked now, `nothing` when the game is over. */
  get asks(): string {
    return this.#match.decision?.question.asks ?? 'nothing';
  }

  /** Who is asked. */
  get seat(): string {
    return this.#match.decision?.seats[0] ?? '';
  }

  get outcome() {
    return this.#match.outcome;
  }

  /** The legal choices as text, in their order. */
  get choices(): string[] {
    const { decision } = this.#match;
    if (!decision) return [];
    for (const option of cited(decision.question).options) cited(option);
    return this.#match.choices().map(choiceText);
  }

  /** Makes these choices one after the other; each must be legal. Windows before it in which it is not, pass. */
  choose(...texts: string[]): this {
    for (const text of texts) {
      while (!this.choices.includes(text) && this.#match.decision?.question.pass !== undefined) this.pass();
      expect(this.choices, `at "${this.asks}" of ${this.seat}`).toContain(text);
      this.#match.choose(choiceFrom(text) as Choice);
    }
    return this;
  }

  /** Lets the window go by that is open now. */
  pass(): this {
    const pass = this.#match.decision?.question.pass;
    if (!pass) throw new Error(`"${this.asks}" is no window.`);
    this.#match.choose(pass);
    return this;
  }

  /** Lets windows go by until this is asked, or until something is asked that is no window. */
  until(asks?: string): this {
    while (this.asks !== asks && this.#match.decision?.question.pass !== undefined) this.pass();
    if (asks !== undefined) expect(this.asks).toBe(asks);
    return this;
  }

  /** The reason code and rule for something that is not possible now: `too-costly O21.1`; undefined if it is possible. */
  why(text: string): string | undefined {
    const { decision, state } = this.#match;
    if (!decision) return 'game-over';
    const choice = choiceFrom(text);
    if (!choice) throw new Error(`"${text}" is no choice.`);
    const reason = whyNot(state, decision.question, choice, decision.seats[0] ?? '');
    return reason && `${reason.code} ${cited(reason).rule}`;
  }

  /** Events of one type, in order. */
  told<T extends Event['type']>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** The last event of a type. */
  last<T extends Event['type']>(type: T): EventOf<T> {
    const event = this.told(type).at(-1);
    if (!event) throw new Error(`Nothing of "${type}" was told: ${this.events.map((each) => each.type).join(' ')}`);
    return event;
  }

  unit(id: string): Unit {
    const unit = unitCalled(this.state, id);
    if (!unit) throw new Error(`${id} is not on the map.`);
    return unit;
  }

  /** The hex of a unit, '' if it is not on the map. */
  at(id: string): string {
    const unit = unitCalled(this.state, id);
    return unit ? hexName(unit.at) : '';
  }
}
