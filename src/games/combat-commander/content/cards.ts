/** 1 The Fate cards: three decks of 72. */
import { z } from 'zod';
import { indexOf, interned } from '../../../kernel/interned.ts';
import decks from './decks.json' with { type: 'json' };
import { ACTIONS, type Action, EVENTS, type FateEvent, NATIONS, type Nation, ORDERS, type Order, TRIGGERS, type Trigger } from './terms.ts';

export interface Card {
  /** As printed: `G-17`. */
  readonly id: string;
  readonly number: number;
  readonly order: Order;
  readonly action: Action;
  readonly event: FateEvent;
  readonly hex: string;
  readonly white: number;
  readonly coloured: number;
  readonly trigger: Trigger | '';
}

const die = z.int().min(1).max(6);
const Row = z.tuple([
  z.enum(ORDERS),
  z.enum(ACTIONS),
  z.enum(EVENTS),
  z.string().regex(/^[A-O]([1-9]|10)$/),
  die,
  die,
  z.union([z.enum(TRIGGERS), z.literal('')]),
]);
const Decks = z.record(z.enum(NATIONS), z.array(Row).length(72));

const LETTERS: Readonly<Record<Nation, string>> = { germany: 'G', russia: 'R', america: 'A' };

function cardsOf(nation: Nation, rows: z.infer<typeof Decks>): readonly Card[] {
  return rows[nation].map(([order, action, event, hex, white, coloured, trigger], i) => {
    const number = i + 1;
    return { id: interned(`${LETTERS[nation]}-${number}`), number, order, action, event, hex, white, coloured, trigger };
  });
}

const { germany, russia, america } = decks;
const ROWS = Decks.parse({ germany, russia, america });

export const DECKS: Readonly<Record<Nation, readonly Card[]>> = {
  germany: cardsOf('germany', ROWS),
  russia: cardsOf('russia', ROWS),
  america: cardsOf('america', ROWS),
};

const BY_ID = indexOf(Object.values(DECKS).flatMap((cards) => cards.map((card) => [card.id, card] as const)));

export function cardCalled(id: string): Card {
  return BY_ID[id] ?? missing(id);
}

function missing(id: string): never {
  throw new Error(`There is no card "${id}".`);
}

export function isCard(id: string): boolean {
  return BY_ID[id] !== undefined;
}

/** Breeze is printed six times, once for each direction of the compass: cards 13 to 18. */
export function breezeDirection(card: Card): number {
  return card.number - 12;
}
