/** 1.1 to 1.6 Hands, and cards played from them. */
import { discard, reshuffle } from '../../../kernel/decks.ts';
import { comesToLight } from '../../../kernel/dice.ts';
import { type Card, cardCalled } from '../content/cards.ts';
import { type Action, HAND_SIZE, type Nation, type Side } from '../content/terms.ts';
import type { Known, State } from '../state.ts';
import type { CardKind, Option, Table } from '../vocabulary.ts';
import { ofCardsAlike, type Refusal } from './asking.ts';

export function handSize(state: State, side: Side): number {
  return HAND_SIZE[state.sides[side].brief.posture];
}

/** 5.3, O15 */
const DISCARD_LIMIT: Readonly<Record<Nation, number>> = { germany: 6, america: 5, russia: 3 };

export function discardLimit(state: Known, side: Side): number {
  if (state.special.discardLimit !== undefined) return state.special.discardLimit;
  return state.rules['discard-limits'] === 'six' ? 6 : DISCARD_LIMIT[state.sides[side].brief.nation];
}

/** 1.2, 1.3 Out of the hand, face up on the discards. */
export function discardFromHand(t: Table, side: Side, card: string): void {
  const { hand, deck } = t.state.sides[side];
  hand.splice(hand.indexOf(card), 1);
  discard(deck, card);
  comesToLight(t.state.random);
}

/** 1.6 */
export function playAction(t: Table, side: Side, card: string, rule: string): void {
  discardFromHand(t, side, card);
  const { order, action } = cardCalled(card);
  t.tell?.({ type: 'action-played', rule, side, action: rule.startsWith('A33') ? order : action, card });
}

export function hasAction(card: string, action: Action): boolean {
  return cardCalled(card).action === action;
}

/** 1.6 An Action, from any card of the hand that bears it. */
export function ofActions<K extends Action & CardKind>(
  action: K,
  rule: string,
  whyNot?: (state: State, card: string, side: Side) => Refusal | undefined,
): Option<{ readonly kind: K; readonly card: string }> {
  return ofCardsAlike(action, rule, (card) => hasAction(card, action), whyNot);
}

/** 1.3 The top card of a side's deck, face up on its discards. */
export function reveal(t: Table, side: Side): Card {
  const { deck } = t.state.sides[side];
  const id = deck.pile.pop();
  if (id === undefined) throw new Error(`The draw pile of the ${side} is empty.`);
  discard(deck, id);
  comesToLight(t.state.random);
  return cardCalled(id);
}

/** 1.4 */
export function shuffleDeck(t: Table, side: Side): void {
  const { deck } = t.state.sides[side];
  reshuffle(t.state.random, deck);
  t.tell?.({ type: 'reshuffled', rule: '1.4', side, cards: deck.pile.length });
}
