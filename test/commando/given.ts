/** A table for Commando's rule tests. */
import { COMMANDO } from '../../src/games/commando/box.ts';
import { commando } from '../../src/games/commando/game.ts';
import type { State } from '../../src/games/commando/state.ts';
import type { Choice, Event } from '../../src/games/commando/vocabulary.ts';
import { arranged, type Chance, chance, Given as GivenIn } from '../given.ts';

/** Fields as in src/games/commando/arrangement.ts. */
export function given(arrangement: Record<string, unknown>, dice: Chance = []): Given {
  return new Given(arranged(commando, arrangement, dice));
}

/** A whole set-up, as a player begins it; dice scripted from the first objective on, or a seed. */
export function begun(setup: string, dice: Chance, options: Record<string, string> = {}): Given {
  return new Given(commando.begin({ id: setup, options }, chance(dice)));
}

class Given extends GivenIn<State, Choice, Event> {
  constructor(state: State) {
    super(COMMANDO, commando, state);
  }

  unit(id: string) {
    const unit = this.state.units.find((candidate) => candidate.id === id);
    if (!unit) throw new Error(`There is no unit ${id}.`);
    return unit;
  }
}
