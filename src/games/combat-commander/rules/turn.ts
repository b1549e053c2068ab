/** 5 The Turn: orders, or a pass; then stacking, the hand, and the other side. */

import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { hexNamed } from '../content/battle-map.ts';
import { cardCalled } from '../content/cards.ts';
import { enemyOf, type Order, type Side } from '../content/terms.ts';
import { during, hasUnit, type Known, type State, unitCalled } from '../state.ts';
import type { ChoiceOf, EventOf, Rules, Table } from '../vocabulary.ts';
import { activate, bestShotOfAll, canActivate, canBeginFireWith, isAbleButSpent } from './activation.ts';
import { advanceOrder } from './advance.ts';
import { denyArtillery, requestArtillery, whyNotDeny, whyNotRequest } from './artillery.ts';
import {
  ask,
  foundBy,
  knownWindow,
  ofCards,
  ofHexes,
  ofUnits,
  PASS,
  plain,
  privately,
  question,
  quietly,
  type Refusal,
  refusal,
} from './asking.ts';
import { loseWeapon } from './casualties.ts';
import { fireOrder } from './fire/order.ts';
import { NO_TARGET } from './fire/shot.ts';
import { discardFromHand, discardLimit, handSize, ofActions, playAction } from './hands.ts';
import { hiddenUnit, playHiddenUnit } from './hidden.ts';
import { removeFortification } from './markers.ts';
import { resolveMelees } from './melee.ts';
import { moveOrder } from './move.ts';
import { recoverOrder, routOrder, whyNotRecover, whyNotRout } from './recover.ts';
import { type Advance, endPile } from './rolls.ts';
import { enforceStacking } from './stacking.ts';
import { settle, timeTrigger } from './triggers.ts';

/** 5.1, SR.7 */
export function orderLimit(state: Known, side: Side): number {
  const { orders } = state.sides[side].brief;
  const { risingOrders } = state.special;
  return risingOrders?.side === side ? Math.min(risingOrders.most, orders + state.time - risingOrders.since) : orders;
}

/** O14.4, O20.1 Why a Fire Order cannot be given with this card. */
function whyNotFireOrder(state: State, side: Side, card: string, best: number): Refusal | undefined {
  if (best === NO_TARGET) return refusal('no-target', 'O20.1');
  return best >= 1 || canBeginFireWith(state, side, card) ? undefined : refusal('too-weak', '10.3.2.1');
}

/** O14.1 Where those who could do it have all been activated this Turn, that is the reason. */
function orSpent(state: State, side: Side, purpose: 'fire' | 'move' | 'advance', reason: Refusal | undefined): Refusal | undefined {
  return reason && isAbleButSpent(state, side, purpose) ? refusal('already-activated', 'O14.1') : reason;
}

/** O14.1, O14.4 Why an order cannot be given now. */
function whyNotOrder(state: State, side: Side, card: string): Refusal | undefined {
  switch (cardCalled(card).order) {
    case 'command-confusion':
      return refusal('command-confusion', 'O19');
    case 'artillery-denied':
      return whyNotDeny(state, side);
    case 'artillery-request':
      return whyNotRequest(state, side);
    case 'recover':
      return whyNotRecover(state, side);
    case 'rout':
      return whyNotRout(state, side) && whyNotRout(state, enemyOf(side));
    case 'fire':
      return orSpent(state, side, 'fire', whyNotFireOrder(state, side, card, bestShotOfAll(state, side)));
    case 'move':
      return canActivate(state, side, 'move') ? undefined : orSpent(state, side, 'move', refusal('nobody-to-activate', 'O14.4'));
    case 'advance':
      return canActivate(state, side, 'advance') ? undefined : orSpent(state, side, 'advance', refusal('nobody-to-activate', 'O14.4'));
  }
}

/** Several cards of one order are asked about once. */
const order = foundBy(
  ofCards('order', 'O14.1', (state, card, side) => whyNotOrder(state, side, card)),
  (state, side) => {
    const open: ChoiceOf<'order'>[] = [];
    const asked: Order[] = [];
    const possible: Order[] = [];
    let best: number | undefined;
    for (const card of state.sides[side].hand) {
      const { order: each } = cardCalled(card);
      if (each === 'fire') {
        best ??= bestShotOfAll(state, side);
        if (whyNotFireOrder(state, side, card, best) === undefined) open.push({ kind: 'order', card });
        continue;
      }
      if (!asked.includes(each)) {
        asked.push(each);
        if (whyNotOrder(state, side, card) === undefined) possible.push(each);
      }
      if (possible.includes(each)) open.push({ kind: 'order', card });
    }
    return open;
  },
);

/** 11.3 A weapon may be thrown away at any time; here is where a player is asked. */
const abandon = quietly(
  ofUnits('abandon', '11.3', (state, side) => state.units.filter((unit) => unit.side === side && unit.weapon !== '').map(({ id }) => id)),
);

const firstOrder = question('turn', '5', [order, plain('discard', 'O15'), abandon]);
/** Everybody counts orders and cards, so everybody knows that it is asked. */
const nextOrder = knownWindow('next-order', '5.1', [order, abandon, plain('end-turn', '5.1')], { kind: 'end-turn' });

/** One order, or the decision to give no more: each is a checkpoint. */
export function* turn(t: Table): Rules {
  const { state } = t;
  const side = state.active;
  const isFirst = state.orders === 0;
  const isLimit = state.orders >= orderLimit(state, side);
  if (!isFirst && (isLimit || state.sides[side].hand.length === 0)) {
    tellOver(t, side, isLimit ? 'limit' : 'no-card');
    state.phase = 'end-of-turn';
    return;
  }
  const choice = isFirst ? yield* ask(side, firstOrder) : yield* ask(side, nextOrder);
  if (choice.kind === 'order') yield* giveOrder(t, side, choice.card);
  else if (choice.kind === 'discard') yield* pass(t, side);
  else if (choice.kind === 'abandon') {
    const unit = unitCalled(state, choice.unit);
    if (unit) loseWeapon(t, unit, '11.3');
  } else {
    if (t.tell && order.candidates(state, side).length === 0) tellOver(t, side, 'none-possible');
    state.phase = 'end-of-turn';
  }
}

/** 5.1 The Turn is over though nobody has said so; what is not possible gives away the hand, and is nobody else's business. */
function tellOver(t: Table, side: Side, why: EventOf<'orders-over'>['why']): void {
  t.tell?.({ type: 'orders-over', rule: '5.1', to: privately(side), side, why });
}

function* giveOrder(t: Table, side: Side, card: string): Rules {
  const { state } = t;
  const { order: what } = cardCalled(card);
  state.orders++;
  discardFromHand(t, side, card);
  state.doing.push({ what: 'order', side, order: what, card });
  t.tell?.({ type: 'order-given', rule: 'O14.1', side, order: what, card });
  yield* carryOut(t, side, what);
  state.doing.pop();
  yield* resolveMelees(t, settle);
  t.tell?.({ type: 'order-ended', rule: 'O14.2', side, order: what });
}

function carryOut(t: Table, side: Side, what: Order): Rules {
  switch (what) {
    case 'advance':
      return advanceOrder(t, side);
    case 'artillery-denied':
      denyArtillery(t, side);
      return NOBODY_CHOOSES;
    case 'artillery-request':
      return requestArtillery(t, side);
    case 'fire':
      return activateAndFire(t, side);
    case 'move':
      return moveOrder(t, side);
    case 'recover':
      return recoverOrder(t, side);
    case 'rout':
      return routOrder(t, side);
    case 'command-confusion':
      return NOBODY_CHOOSES;
  }
}

function* activateAndFire(t: Table, side: Side): Rules {
  yield* fireOrder(t, side, yield* activate(t, side, 'fire', 'O20.1'));
}

// O15 Pass

const toss = ofCards('toss', 'O15', (state, card) => {
  const { chosen } = during(state, 'discard');
  return chosen.includes(card) ? refusal('already-chosen', 'O15', { card }) : undefined;
});

const discarding = question('discard', 'O15', [toss, plain('done', 'O15')]);

function* pass(t: Table, side: Side): Rules {
  const { state } = t;
  state.doing.push({ what: 'discard', side, chosen: [] });
  for (;;) {
    const { chosen } = during(state, 'discard');
    if (chosen.length >= Math.min(discardLimit(state, side), state.sides[side].hand.length)) break;
    const choice = yield* ask(side, discarding);
    if (choice.kind === 'done') break;
    during(state, 'discard').chosen.push(choice.card);
  }
  const { chosen } = during(state, 'discard');
  state.doing.pop();
  for (const card of chosen) discardFromHand(t, side, card);
  t.tell?.({ type: 'discarded', rule: 'O15', side, cards: chosen.slice() });
  if (chosen.length > 0) yield* whileHePasses(t, enemyOf(side));
  state.phase = 'end-of-turn';
}

// A31, A35.4 What the other side may do when somebody discards

/** A31 Fortifications in hexes of the side's own units. */
function demolishable(state: State, side: Side): number[] {
  return state.fortifications.map(({ at }) => at).filter((hex) => hasUnit(state, hex, side));
}

const demolitions = ofActions('demolitions', 'A31', (state, card, side) =>
  demolishable(state, side).length > 0 ? undefined : refusal('none-left', 'A31', { card }),
);

const uponDiscard = question('upon-discard', 'A31', [demolitions, hiddenUnit, plain('pass', 'A31')], PASS);

const whatToDemolish = question('demolish', 'A31', [ofHexes('clear', 'A31', demolishable)]);

function* whileHePasses(t: Table, side: Side): Rules {
  const { state } = t;
  while (state.sides[side].hand.length > 0) {
    const choice = yield* ask(side, uponDiscard);
    if (choice.kind === 'hidden-unit') yield* playHiddenUnit(t, side, choice.card);
    else if (choice.kind === 'demolitions') {
      playAction(t, side, choice.card, 'A31');
      const where = yield* ask(side, whatToDemolish);
      removeFortification(t, hexNamed(where.hex), 'A31');
    } else return;
  }
}

// 5.4, 8.2

/** 5.4 Draws up to the Hand Size; the end of the pile interrupts it. */
export function* refillHand(t: Table, side: Side, advance: Advance = endPile): Rules {
  const { state } = t;
  const size = handSize(state, side);
  while (state.sides[side].hand.length < size) {
    const { hand, deck } = state.sides[side];
    const drawn: string[] = [];
    while (hand.length < size) {
      const card = deck.pile.pop();
      if (card === undefined) break;
      hand.push(card);
      drawn.push(card);
      state.random.news++;
      if (deck.pile.length === 0) break;
    }
    t.tell?.({ type: 'drew', rule: '5.4', side, count: drawn.length });
    t.tell?.({ type: 'drew-cards', rule: '5.4', to: privately(side), cards: drawn });
    if (deck.pile.length === 0) yield* advance(t, side);
  }
}

export function* endOfTurn(t: Table): Rules {
  const { state } = t;
  // 6.1.2 A last card that was rolled again outside of any Order (A35.4) may have brought reinforcements upon the enemy.
  yield* resolveMelees(t, settle);
  yield* enforceStacking(t);
  yield* refillHand(t, state.active, timeTrigger);
  for (const unit of state.units) unit.activated = undefined;
  state.sides.axis.recovered = false;
  state.sides.allies.recovered = false;
  state.orders = 0;
  state.active = enemyOf(state.active);
  state.turn++;
  state.phase = 'turn';
  t.tell?.({ type: 'turn-began', rule: '5', side: state.active, turn: state.turn });
}
