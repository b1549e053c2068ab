/** 5 The Turn: which order promises most, whether it is worth its card, and what to throw away. */
import { cardCalled } from '../content/cards.ts';
import type { Order, Side } from '../content/terms.ts';
import { discardLimit } from '../rules/hands.ts';
import type { State } from '../state.ts';
import { now } from '../state.ts';
import type { Choice, ChoiceOf } from '../vocabulary.ts';
import { keepWorth, missedAction, type Needs, needsOf } from './card-worth.ts';
import { chanceBelow, chanceOfSum } from './chances.ts';
import type { Aims } from './goals.ts';
import { pickBest, pickKind } from './picking.ts';
import { regardless, type Situation, situation } from './situation.ts';
import { coverIn, type Muster, type Soldier } from './soldiers.ts';
import { WEIGHTS } from './weights.ts';
import { bestCall } from './whom-to-activate.ts';

export function giveOrder(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const idle = pickKind(choices, 'discard') ?? pickKind(choices, 'end-turn');
  if (!choices.some(({ kind }) => kind === 'order')) return idle;
  return bestOrder(situation(state, side), choices)?.choice ?? idle;
}

export interface Plan {
  readonly choice: ChoiceOf<'order'>;
  readonly promise: number;
  /** It would not be worth its card, if waiting were not worse. */
  readonly isRather: boolean;
}

/** The order that brings most beyond its card; none where it is better to see other cards. */
export function bestOrder(s: Situation, choices: readonly Choice[]): Plan | undefined {
  const { state, side } = s.m;
  const isFirst = state.orders === 0;
  let best: Plan | undefined;
  let most = Math.max(WEIGHTS.leastOrder, isFirst ? discardWorth(s) : 0);
  for (const order of SOONEST) {
    const card = cheapestCard(state, side, choices, order);
    if (!card) continue;
    const promise = promiseOf(s, order);
    const worth = promise + card.worth - reserve(s, order);
    if (worth > most) {
      most = worth;
      best = { choice: card.choice, promise, isRather: false };
    }
    if (most > WEIGHTS.atOnce) break;
  }
  return best ?? (isFirst && s.aims.isPressed ? rather(s, choices) : undefined);
}

/** Whoever loses by waiting does what little can be done rather than nothing: the clock runs for the other side. */
function rather(situated: Situation, choices: readonly Choice[]): Plan | undefined {
  const s = regardless(situated);
  const { state, side } = s.m;
  let best: Plan | undefined;
  let most: number = WEIGHTS.leastPressed;
  for (const order of ACTIVE) {
    const card = cheapestCard(state, side, choices, order);
    const promise = card ? promiseOf(s, order) : 0;
    if (card && promise > most) {
      most = promise;
      best = { choice: card.choice, promise, isRather: true };
    }
  }
  return best;
}

const ACTIVE: readonly Order[] = ['fire', 'advance', 'move'];

/** Orders as they are thought of: fire before movement, and what is plainly good is done without looking further. */
const SOONEST: readonly Order[] = ['recover', 'rout', 'artillery-denied', 'artillery-request', 'fire', 'advance', 'move'];

/** Of several cards for an order, the one whose action is missed least. */
function cheapestCard(state: State, side: Side, choices: readonly Choice[], order: Order) {
  const cards = choices.filter((choice) => choice.kind === 'order' && cardCalled(choice.card).order === order);
  return pickBest(cards, 'order', ({ card }) => -missedAction(state, side, card));
}

/** What an order would bring now. */
export function promiseOf(s: Situation, order: Order): number {
  switch (order) {
    case 'fire':
      return bestCall(s, 'fire')?.worth ?? 0;
    case 'move':
      return bestCall(s, 'move')?.worth ?? 0;
    case 'advance':
      return bestCall(s, 'advance')?.worth ?? 0;
    case 'recover':
      return recoverWorth(s.m);
    case 'rout':
      return routWorth(s.m, s.m.foes);
    case 'artillery-request':
      return s.m.state.sides[s.m.side].radio?.broken ? 0.6 : (bestCall(s, 'spot')?.worth ?? 0);
    case 'artillery-denied':
      return s.m.state.sides[s.m.enemy].radio?.broken ? 0.8 : 0.6;
    case 'command-confusion':
      return 0;
  }
}

/** What a card could do later. A33 The last Fire card is kept for those who come running. */
function reserve({ m }: Situation, order: Order): number {
  if (order === 'advance') return WEIGHTS.keepAdvance;
  if (order === 'move') return WEIGHTS.keepMove;
  if (order !== 'fire') return 0;
  const { hand, brief } = m.state.sides[m.side];
  const fires = hand.filter((card) => cardCalled(card).order === 'fire').length;
  if (fires > 1) return 0.03;
  return brief.posture === 'defend' ? 0.2 : 0.08;
}

/** O22.3 */
function recoverWorth(m: Muster): number {
  let worth = 0;
  for (const soldier of m.own) {
    if (soldier.unit.suppressed) worth += 0.25 * soldier.breaking + (soldier.unit.weapon === '' ? 0 : 0.2);
    if (soldier.unit.broken) worth += chanceBelow(soldier.morale + coverIn(m, soldier.at)) * soldier.breaking;
  }
  return worth;
}

/** O23.2 Off the map, or at least away. */
function routWorth(m: Muster, soldiers: readonly Soldier[]): number {
  let worth = 0;
  for (const soldier of soldiers) {
    if (!soldier.unit.broken) continue;
    const morale = soldier.morale + coverIn(m, soldier.at);
    const away = m.map.edgeDistance(m.state.sides[soldier.unit.side].brief.edge, soldier.at);
    for (let sum = 2; sum <= 12; sum++) {
      const hexes = sum - morale;
      if (hexes > 0) worth += chanceOfSum(sum) * (hexes >= away ? soldier.dying : WEIGHTS.routHex * hexes);
    }
  }
  return worth;
}

// O15

/** The more dead cards, the better it is to see new ones. */
function discardWorth(s: Situation): number {
  return (s.aims.outlook > 0 ? WEIGHTS.discardAhead : WEIGHTS.discardBehind) * deadCards(s).length;
}

/** What would be thrown away, the worst first. */
export function deadCards(s: Situation): readonly string[] {
  const { state, side } = s.m;
  const needs = needsOf(s);
  const limit = discardLimit(state, side);
  const tossed: string[] = [];
  while (tossed.length < limit) {
    const worst = worstCard(s, needs, state.sides[side].hand, tossed);
    if (worst === undefined) break;
    tossed.push(worst);
  }
  return tossed;
}

/** What a card must be worth to be kept; whoever is ahead is glad of every card that passes. */
export const leastKept = ({ outlook }: Aims): number => (outlook > 0 ? WEIGHTS.deadAhead : WEIGHTS.deadCard);

/** The card that would be missed least, if that is little enough. */
function worstCard({ m, aims }: Situation, needs: Needs, hand: readonly string[], tossed: readonly string[]): string | undefined {
  let worst: string | undefined;
  let least = leastKept(aims);
  for (const card of hand) {
    if (tossed.includes(card)) continue;
    const worth = keepWorth(m, needs, card, tossed);
    if (worth < least) {
      least = worth;
      worst = card;
    }
  }
  return worst;
}

/** One card after the other, the worst first. */
export function tossCards(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const chosen = now(state, 'discard')?.chosen ?? [];
  const s = situation(state, side);
  const needs = needsOf(s);
  const worst = pickBest(choices, 'toss', ({ card }) => -keepWorth(s.m, needs, card, chosen));
  // Whoever passes and keeps everything waits for ever, and so may the other side.
  if (worst && (-worst.worth < leastKept(s.aims) || chosen.length === 0)) return worst.choice;
  return pickKind(choices, 'done');
}
