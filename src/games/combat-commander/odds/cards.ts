/** The cards that a roll may turn over, as far as a seat can know: its own pile, or the enemy's pile and hand. */
import { cardCalled, DECKS } from '../content/cards.ts';
import type { Nation, Side } from '../content/terms.ts';
import type { State } from '../state.ts';

export interface Cards {
  readonly count: number;
  /** How many cards roll this sum. */
  readonly sums: readonly number[];
  /** How many roll this white and this coloured die, by 6 × white + coloured. */
  readonly rolls: readonly number[];
}

const FACES = [1, 2, 3, 4, 5, 6];
export const ROLLS = FACES.flatMap((white) => FACES.map((coloured) => ({ white, coloured })));

/** The cards that a side's next roll may be, as far as the seat can know. */
export function unseen(state: State, side: Side, own: Side): Cards {
  const { hand, deck } = state.sides[side];
  return countCards(side === own ? deck.pile : [...deck.pile, ...hand]);
}

/** The same for whoever only sees the table: a deck without the cards that lie on its discards, and those in his own hand. */
export function leftOf(nation: Nation, discards: readonly string[], hand: readonly string[] = []): Cards {
  const known = new Set([...discards, ...hand]);
  return countCards(DECKS[nation].map(({ id }) => id).filter((id) => !known.has(id)));
}

function countCards(cards: readonly string[]): Cards {
  const sums = Array.from({ length: 13 }, () => 0);
  const rolls = Array.from({ length: 43 }, () => 0);
  for (const id of cards) {
    const { white, coloured } = cardCalled(id);
    sums[white + coloured] = (sums[white + coloured] ?? 0) + 1;
    rolls[6 * white + coloured] = (rolls[6 * white + coloured] ?? 0) + 1;
  }
  return { count: cards.length, sums, rolls };
}

/** One card less. */
export function without({ count, sums, rolls }: Cards, white: number, coloured: number): Cards {
  const less = (list: readonly number[], index: number) => list.map((many, i) => (i === index ? many - 1 : many));
  return { count: count - 1, sums: less(sums, white + coloured), rolls: less(rolls, 6 * white + coloured) };
}

/** How many cards roll at least so much. */
export function atLeast({ sums }: Cards, least: number): number {
  let count = 0;
  for (let sum = Math.max(2, least); sum <= 12; sum++) count += sums[sum] ?? 0;
  return count;
}

/** Only this roll, which lies on the table. */
export function onlyThis(white: number, coloured: number): Cards {
  const only = (length: number, at: number) => Array.from({ length }, (_, i) => (i === at ? 1 : 0));
  return { count: 1, sums: only(13, white + coloured), rolls: only(43, 6 * white + coloured) };
}

/** The chance that the dice multiply to so much. */
export function hitChance(cards: Cards, least: number): number {
  let hits = 0;
  for (const { white, coloured } of ROLLS) if (white * coloured >= least) hits += cards.rolls[6 * white + coloured] ?? 0;
  return hits / Math.max(1, cards.count);
}
