/** A table for the rule tests of Commandos: Europe. */
import { expect } from 'vitest';
import { COMMANDOS_EUROPE } from '../../src/games/commandos-europe/box.ts';
import { unitIds } from '../../src/games/commandos-europe/content/enemies.ts';
import { hexName } from '../../src/games/commandos-europe/content/map.ts';
import { pieceAt } from '../../src/games/commandos-europe/content/pieces.ts';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import { SEAT, type State } from '../../src/games/commandos-europe/state.ts';
import { view } from '../../src/games/commandos-europe/view.ts';
import type { Choice, Event, EventOf } from '../../src/games/commandos-europe/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { worthStopping } from '../../src/kernel/legality.ts';
import { arranged, type Chance, Given as GivenIn } from '../given.ts';

/** Fields as in src/games/commandos-europe/arrangement.ts; Norway unless it says otherwise. */
export function given(arrangement: Record<string, unknown>, dice: Chance = []): Given {
  return new Given(arranged(commandosEurope, arrangement, dice));
}

/** A set-up from its beginning on. */
export function begun(setup: string, seed: string, options: Record<string, string> = {}): Given {
  return new Given(commandosEurope.begin({ id: setup, options }, randomFrom(seed)));
}

/** What goes on without anybody wanting anything. */
const IDLE = ['pass', 'done', 'fire', 'stand'];

export class Given extends GivenIn<State, Choice, Event> {
  constructor(state: State) {
    super(COMMANDOS_EUROPE, commandosEurope, state);
  }

  get view() {
    return view(this.state, undefined);
  }

  /** The hex of a piece; 'gone', 'coming', or '' off the map. */
  at(piece: string): string {
    return this.view.pieces.find(({ id }) => id === piece)?.at ?? '';
  }

  holder(piece: string): string {
    return this.view.pieces.find(({ id }) => id === piece)?.with ?? '';
  }

  isDetected(squad: string): boolean {
    return (this.state.heard[pieceAt(squad)] ?? 0) > 0;
  }

  /** The hex of an enemy, '' for one that is not on the map. */
  enemy(id: string): string {
    const unit = unitIds(this.state).indexOf(id);
    const found = this.state.enemies.find((enemy) => enemy.unit === unit);
    return found ? hexName(found.at) : '';
  }

  /** Whether the player would be stopped here, or the question goes by. */
  get isStopped(): boolean {
    const { decision } = this.match;
    return decision !== undefined && worthStopping(this.state, decision.question, SEAT);
  }

  /** Nobody wants anything until this is asked. */
  until(asks: string): this {
    for (let i = 0; i < 60 && this.match.decision && this.asks !== asks; i++) {
      const idle = IDLE.find((text) => this.choices.includes(text));
      if (idle === undefined) break;
      this.choose(idle);
    }
    expect(this.asks).toBe(asks);
    return this;
  }

  last<T extends Event['type']>(type: T): EventOf<T> {
    const event = this.told(type).at(-1);
    if (!event) throw new Error(`Nothing of "${type}" was told: ${this.events.map((each) => each.type).join(' ')}`);
    return event;
  }
}
