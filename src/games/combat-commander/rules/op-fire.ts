/** A33 Op Fire, and A35 hidden mines and wire: what the inactive player does when somebody enters a hex. */
import { cardCalled } from '../content/cards.ts';
import type { Side } from '../content/terms.ts';
import { during, type State, unitCalled } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { activate, canActivate, movingHex } from './activation.ts';
import { ask, ofCardsAlike, PASS, plain, question, refusal } from './asking.ts';
import { canOpFire, opportunityFire } from './fire/order.ts';
import { playAction } from './hands.ts';
import { hiddenMines, hiddenWire, playHidden } from './hidden.ts';

/** A33.1 Any card with a Fire Order. */
const opFire = ofCardsAlike(
  'op-fire',
  'A33.1',
  (card) => cardCalled(card).order === 'fire',
  (state, card, side) => {
    if (during(state, 'move').answered) return refusal('already-fired', 'A33.3', { card });
    return canActivate(state, side, 'op-fire') ? undefined : refusal('no-target', 'A33.2', { card });
  },
);

const opAttack = plain('op-attack', 'A33.2', (state, side) => {
  const { answered, sheltered } = during(state, 'move');
  if (answered) return refusal('already-fired', 'A33.3');
  if (sheltered) return refusal('through-trenches', 'F105.2');
  return canOpFire(state, side, movingHex(state)) ? undefined : refusal('no-target', 'A33.2');
});

const reacting = question('reaction', 'A33.2', [opFire, opAttack, hiddenMines, hiddenWire, plain('pass', 'A33.2')], PASS);

/** O21.6 The inactive player plays all he wishes before the active one goes on. */
export function* reactions(t: Table, side: Side): Rules {
  const { state } = t;
  while (isStillThere(state) && mayReact(state, side)) {
    const choice = yield* ask(side, reacting);
    if (choice.kind === 'pass') return;
    if (choice.kind === 'op-fire') {
      playAction(t, side, choice.card, 'A33.2');
      const firers = yield* activate(t, side, 'op-fire', 'A33.2');
      activateForOpFire(state, firers);
    } else if (choice.kind === 'op-attack') {
      during(state, 'move').answered = true;
      yield* opportunityFire(t, side, movingHex(state));
    } else yield* playHidden(t, side, choice, during(state, 'move').group);
  }
}

/** 11.1 Whatever they carry now is activated with them. */
function activateForOpFire(state: State, firers: readonly string[]): void {
  const move = during(state, 'move');
  const carried = firers.map((id) => unitCalled(state, id)?.weapon);
  move.opFirers.push(...firers);
  move.scrounged = move.scrounged.filter((weapon) => !carried.includes(weapon));
}

/** Somebody of the group is left, and no fire has driven it out of the hex that it entered. */
function isStillThere(state: State): boolean {
  const { group, enteredHex } = during(state, 'move');
  return group.length > 0 && movingHex(state) === enteredHex;
}

/** Skipped only for what everybody can see. */
function mayReact(state: State, side: Side): boolean {
  const { answered, sheltered, opFirers } = during(state, 'move');
  return state.sides[side].hand.length > 0 || (!answered && !sheltered && opFirers.length > 0);
}
