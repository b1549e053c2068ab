/** A table for Combat Commander's rule tests. Windows in which the next choice cannot be made pass by themselves, so tests name only what matters. */
import { expect } from 'vitest';
import { COMBAT_COMMANDER } from '../../src/games/combat-commander/box.ts';
import { hexName } from '../../src/games/combat-commander/content/battle-map.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { type State, type Unit, unitCalled } from '../../src/games/combat-commander/state.ts';
import type { Choice, Event, EventOf } from '../../src/games/combat-commander/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { arranged, Given as GivenIn } from '../given.ts';

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
  return new Given(arranged(combatCommander, position, seed));
}

/** A scenario from its set-up on. */
export function begun(setup: string, seed: string, options: Record<string, string> = {}): Given {
  return new Given(combatCommander.begin({ id: setup, options }, randomFrom(seed)));
}

type Mark = 'suppressed' | 'veteran' | 'weaponBroken' | 'activated';
type Marked = Omit<Unit, Mark> & Readonly<Record<Mark, boolean>>;

function marked(unit: Unit): Marked {
  const { suppressed = false, veteran = false, weaponBroken = false, activated = false } = unit;
  return { ...unit, suppressed, veteran, weaponBroken, activated };
}

export class Given extends GivenIn<State, Choice, Event> {
  constructor(state: State) {
    super(COMBAT_COMMANDER, combatCommander, state);
  }

  /** Windows before a choice in which it is not legal, pass. */
  override choose(...texts: string[]): this {
    for (const text of texts) {
      while (!this.choices.includes(text) && this.match.decision?.question.pass !== undefined) this.pass();
      super.choose(text);
    }
    return this;
  }

  /** Lets the window go by that is open now. */
  pass(): this {
    const pass = this.match.decision?.question.pass;
    if (!pass) throw new Error(`"${this.asks}" is no window.`);
    this.match.choose(pass);
    return this;
  }

  /** Lets windows go by until this is asked, or until something is asked that is no window. */
  until(asks?: string): this {
    while (this.asks !== asks && this.match.decision?.question.pass !== undefined) this.pass();
    if (asks !== undefined) expect(this.asks).toBe(asks);
    return this;
  }

  /** The last event of a type. */
  last<T extends Event['type']>(type: T): EventOf<T> {
    const event = this.told(type).at(-1);
    if (!event) throw new Error(`Nothing of "${type}" was told: ${this.events.map((each) => each.type).join(' ')}`);
    return event;
  }

  /** A unit with all its marks, those that it does not have too. */
  unit(id: string): Marked {
    const unit = unitCalled(this.state, id);
    if (!unit) throw new Error(`${id} is not on the map.`);
    return marked(unit);
  }

  /** The hex of a unit, '' if it is not on the map. */
  at(id: string): string {
    const unit = unitCalled(this.state, id);
    return unit ? hexName(unit.at) : '';
  }
}
