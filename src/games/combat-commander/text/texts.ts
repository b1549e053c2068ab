/** All words of Combat Commander: those of the text files, and those that follow from the content. */
import { type Language, sentencesIn, type Texts } from '../../../words/texts.ts';
import { type Card, DECKS } from '../content/cards.ts';
import { ORDERS_OF_BATTLE } from '../content/orders-of-battle.ts';
import { SUPPORT_ITEMS } from '../content/support.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';

/**
 * Words that need no writing down, for they follow from the names: `G-17` goes by what it offers, a unit that comes with
 * a weapon by both, an order of battle by its troops and its size. `order-of` and `action-of` say what a card offers.
 */
function derivedFrom(texts: readonly Texts[]): Texts {
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
    },
    'order-of': byCard(({ order }) => nameOf(order)),
    'action-of': byCard(({ action }) => nameOf(action)),
  };
}

export const TEXTS: Readonly<Record<Language, readonly Texts[]>> = {
  en: [...EN, derivedFrom(EN)],
  fr: [...FR, derivedFrom(FR)],
};
