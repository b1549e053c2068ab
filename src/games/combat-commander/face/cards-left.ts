/** What the next card of either side may be, as far as whoever looks can know. */
import { type Cards, leftOf } from '../odds/cards.ts';
import type { View } from '../view.ts';

export function cardsLeft({ sides: { axis, allies } }: View): { readonly axis: Cards; readonly allies: Cards } {
  return {
    axis: leftOf(axis.brief.nation, axis.discards, axis.hand),
    allies: leftOf(allies.brief.nation, allies.discards, allies.hand),
  };
}
