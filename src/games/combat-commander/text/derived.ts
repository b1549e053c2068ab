/** Words of Combat Commander that need no writing down, for they follow from the content and from other names. */
import { sentencesIn, type Texts } from '../../../words/texts.ts';
import { EVERYWHERE, hexName } from '../content/battle-map.ts';
import { type Card, DECKS } from '../content/cards.ts';
import { ORDERS_OF_BATTLE } from '../content/orders-of-battle.ts';
import { SUPPORT_ITEMS } from '../content/support.ts';

/** 4.1 Farther nobody has ever been ahead. */
const MOST_POINTS = 150;
const POINTS = Array.from({ length: 2 * MOST_POINTS + 1 }, (_, i) => i - MOST_POINTS);

const onTrack = (vp: number, nameOf: (id: string) => string): string =>
  vp === 0 ? '0' : `${nameOf(vp > 0 ? 'axis' : 'allies')} ${Math.abs(vp)}`;

/**
 * `G-17` goes by what it offers, a unit that comes with a weapon by both, an order of battle by its troops and its size, a hex
 * by what is printed in it. `track` says who is ahead on the Victory Track, `order-of` and `action-of` say what a card offers.
 */
export function derivedFrom(texts: readonly Texts[]): Texts {
  const words = sentencesIn(...texts);
  const nameOf = (id: string) => words.get(`name ${id}`) ?? id;
  const shortOf = (id: string) => words.get(`short ${id}`) ?? nameOf(id);
  const cards = Object.values(DECKS).flat();
  const byCard = (word: (card: Card) => string) => Object.fromEntries(cards.map((card) => [card.id, word(card)]));
  const together = SUPPORT_ITEMS.filter((item) => item.includes('+')).map((item) => {
    const [unit = '', weapon = ''] = item.split('+');
    return [item, `${nameOf(unit)} + ${shortOf(weapon)}`];
  });
  const obs = ORDERS_OF_BATTLE.map(({ id, size }) => [id, `${nameOf(id.slice(0, -size.length - 1))}, ${nameOf(size)}`]);
  return {
    name: {
      ...byCard(({ id, order, action }) => `${id} ${nameOf(order)}/${nameOf(action)}`),
      ...Object.fromEntries(together),
      ...Object.fromEntries(obs),
      ...Object.fromEntries(EVERYWHERE.map((hex) => [hexName(hex), hexName(hex)])),
    },
    track: Object.fromEntries(POINTS.map((vp) => [`${vp}`, onTrack(vp, nameOf)])),
    'order-of': byCard(({ order }) => nameOf(order)),
    'action-of': byCard(({ action }) => nameOf(action)),
  };
}
