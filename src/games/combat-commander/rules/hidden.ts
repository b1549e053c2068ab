/** A35.2, A35.4, A35.5 What the scenario Defender has hidden: mines, wire, a unit. */
import type { Side } from '../content/terms.ts';
import { now, type State, unitsAt } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ask, PASS, plain, question, refusal } from './asking.ts';
import { mineAttack } from './fire/attack.ts';
import { ofActions, playAction } from './hands.ts';
import { placeFortification } from './markers.ts';
import { choosePlace, putOnMap } from './reinforcements.ts';
import { setUpArea } from './set-up-area.ts';
import { countersFor, selectSupport } from './support.ts';
import { coverAt, isImpassableFor, whyNotFortify } from './terrain.ts';
import { settle } from './triggers.ts';

/** The hex that units have just moved or advanced into. */
function enteredHex(state: State): number {
  const { enteredHex = -1 } = now(state, 'advance') ?? now(state, 'move') ?? {};
  return enteredHex;
}

function hidden<K extends 'hidden-mines' | 'hidden-wire'>(kind: K, rule: string) {
  return ofActions(kind, rule, (state, card, side) => {
    if (state.sides[side].brief.posture !== 'defend') return refusal('not-defender', 'A35', { card });
    return whyNotFortify(state, enteredHex(state), rule, kind === 'hidden-mines' ? 'mines' : 'wire');
  });
}

export const hiddenMines = hidden('hidden-mines', 'A35.2');
export const hiddenWire = hidden('hidden-wire', 'A35.5');

const obstacles = question('hidden-obstacles', 'A35', [hiddenMines, hiddenWire, plain('pass', 'A35')], PASS);

/** After an Advance there is no Op Fire, but there may be mines or wire. Only a Defender is asked, which everybody knows. */
export function* hiddenObstacles(t: Table, side: Side, entering: () => readonly string[]): Rules {
  const { state } = t;
  if (state.sides[side].brief.posture !== 'defend') return;
  while (entering().length > 0 && state.sides[side].hand.length > 0) {
    const choice = yield* ask(side, obstacles);
    if (choice.kind === 'pass') return;
    yield* playHidden(t, side, choice, entering());
  }
}

/** A35.2 The mines attack those who enter, and nobody who was there. A35.5 The wire stops them. */
export function* playHidden(t: Table, side: Side, choice: ChoiceOf<'hidden-mines' | 'hidden-wire'>, entering: readonly string[]): Rules {
  const { state } = t;
  const hex = enteredHex(state);
  const isWire = choice.kind === 'hidden-wire';
  playAction(t, side, choice.card, isWire ? 'A35.5' : 'A35.2');
  placeFortification(t, hex, isWire ? 'wire' : 'mines', isWire ? 'A35.5' : 'A35.2');
  const move = now(state, 'move');
  if (isWire && move) move.stopped = true;
  if (!isWire) yield* mineAttack(t, entering, hex);
}

/** A35.4-3 Empty hexes of the original set-up area that hide somebody. */
function hidingPlaces(state: State, side: Side): number[] {
  return setUpArea(state, side).filter(
    (hex) => unitsAt(state, hex).length === 0 && !isImpassableFor(state, hex) && coverAt(state, hex) >= 1,
  );
}

export const hiddenUnit = ofActions('hidden-unit', 'A35.4', (state, card, side) => {
  if (state.sides[side].brief.posture !== 'defend') return refusal('not-defender', 'A35', { card });
  return hidingPlaces(state, side).length > 0 ? undefined : refusal('no-cover', 'A35.4', { card });
});

export function* playHiddenUnit(t: Table, side: Side, card: string): Rules {
  playAction(t, side, card, 'A35.4');
  const item = yield* selectSupport(t, side, false, settle, 'A35.4');
  if (!item) return;
  const { unit, weapon } = countersFor(t.state, item);
  const hex = yield* choosePlace(t, side, unit, hidingPlaces(t.state, side), 'A35.4');
  if (hex !== undefined) putOnMap(t, side, unit, weapon, hex, false, 'A35.4');
}
