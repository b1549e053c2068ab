/**
 * What a player could mean as one press while setting up: all but the last where the scripted player would put them, or a counter
 * taken from the box, or from where it stands, and put down in a hex. Whatever is offered here can be done choice by choice as well.
 */
import { randomFrom } from '../../kernel/dice.ts';
import type { Shortcut, Trying } from '../../kernel/game.ts';
import { MOST_TOGETHER } from '../../kernel/together.ts';
import { policy } from './bot.ts';
import { hexName } from './content/battle-map.ts';
import type { Side } from './content/terms.ts';
import { isLastToSetUp, placesFor, standingSoFar, whyNotTakeUp } from './rules/set-up.ts';
import type { State } from './state.ts';
import type { Choice } from './vocabulary.ts';

type Here = Trying<State, Choice>;
type Found = Shortcut<Choice>;

const SETTING_UP: ReadonlySet<string> = new Set(['arm', 'set-up', 'set-up-hex', 'fortify']);

export function shortcuts(here: Here): readonly Found[] {
  if (here.asks === undefined || !SETTING_UP.has(here.asks)) return [];
  return [...theRest(here), ...(here.asks === 'set-up' ? takenFromTheBox(here.state) : []), ...putElsewhere(here)];
}

/**
 * As many as may be chosen at once: with a large force it is pressed again. The last is left, for with it the set-up is over: until then
 * everybody may stand elsewhere.
 */
function theRest(here: Here): Found[] {
  const trial = here.again();
  const random = randomFrom(`${here.state.scenario} set-up`);
  const side = here.state.toSetUp[0]?.side;
  while (trial.asks !== undefined && SETTING_UP.has(trial.asks) && trial.made.length < MOST_TOGETHER) {
    if (side !== undefined && isLastToSetUp(trial.state, side)) break;
    const question = { asks: trial.asks, rule: '', options: [] };
    if (!trial.go(policy(trial.state, trial.seat, question, trial.choices(), random))) break;
  }
  const left = countersLeft(trial.state, side);
  const count = countersLeft(here.state, side) - left;
  return trial.made.length > 1 && count > 0 ? [{ choices: trial.made, says: { code: 'set-up-rest', figures: { count, left } } }] : [];
}

/** Once a side has none left, the first that is to be set up is of the other one. */
function countersLeft({ toSetUp }: State, side: Side | undefined): number {
  const own = toSetUp.filter((deployment) => deployment.side === side);
  return own.reduce((sum, { units, fortifications }) => sum + units.length + fortifications.length, 0);
}

/** Whoever stands on the map already, dragged to another hex. */
function putElsewhere({ asks, state }: Here): Found[] {
  if ((asks !== 'set-up' && asks !== 'set-up-hex') || whyNotTakeUp(state)) return [];
  return standingSoFar(state).flatMap(({ id, side, at }): Found[] => {
    const others = { ...state, units: state.units.filter((unit) => unit.id !== id) };
    const [hex, ...elsewhere] = placesFor(others, side, id)
      .filter((place) => place !== at)
      .map(hexName);
    if (hex === undefined) return [];
    const choices = [{ kind: 'take-up', unit: id } as const, { kind: 'place', hex } as const];
    return [{ choices, quiet: 'drag', drag: { thing: id, onto: hex, elsewhere } }];
  });
}

/** Counters that are alike lie on one another, but each has its row in the list: whichever is picked can be put down. */
function takenFromTheBox(state: State): Found[] {
  const [deployment] = state.toSetUp;
  if (!deployment) return [];
  const { side, units } = deployment;
  return units.flatMap(({ unit }): Found[] => {
    const [hex, ...elsewhere] = placesFor(state, side, unit).map(hexName);
    if (hex === undefined) return [];
    const choices = [{ kind: 'pick', unit } as const, { kind: 'place', hex } as const];
    return [{ choices, quiet: 'drag', drag: { thing: unit, onto: hex, elsewhere } }];
  });
}
