/** Positions in which an Order has just been given, for the proofs of several chapters. */
import { type Given, given } from './given.ts';

export type Fields = Record<string, unknown>;

/** A card of no use here. */
export const SPARE = 'G-47';
export const FIRE = 'G-50';

/** Germans with a Fire Order; the Americans have more than meets the eye. */
export function fight(units: Fields, hand: readonly string[] = [], pile: readonly string[] = ['G-55'], more: Fields = {}): Given {
  return given({ units: { ...units, 'a-line-9': 'A1' }, axis: { hand: [FIRE, ...hand], pile }, ...more });
}

/** Ordered to fire, with everybody that he leads if he is a leader. */
export function firing(t: Given, unit: string): Given {
  return activated(t, FIRE, unit);
}

export function ordered(card: string, units: Fields, more: Fields = {}): Given {
  return given({ axis: { hand: [card, SPARE] }, units: { ...units, 'a-weapon-team-6': 'A10' }, ...more });
}

/** The first unit named carries out the Order, with everybody that he leads if he is a leader. */
export function carryingOut(card: string, units: Fields, more: Fields = {}): Given {
  return activated(ordered(card, units, more), card, Object.keys(units)[0] ?? '');
}

function activated(t: Given, card: string, unit: string): Given {
  t.choose(`order ${card}`, `activate ${unit}`);
  return t.asks === 'activate-more' ? t.choose('activate-all') : t;
}
