/** All words of Combat Commander: the game's own, its scenarios', the gists of its rulebook, and those made from the content. */
import { type Language, sentencesIn, type Texts } from '../../../words/texts.ts';
import { type Card, DECKS } from '../content/cards.ts';
import { ORDERS_OF_BATTLE } from '../content/orders-of-battle.ts';
import { SUPPORT_ITEMS } from '../content/support.ts';
import choicesEn from './choices.en.json' with { type: 'json' };
import choicesFr from './choices.fr.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import eventsEn from './events.en.json' with { type: 'json' };
import eventsFr from './events.fr.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import namesEn from './names.en.json' with { type: 'json' };
import namesFr from './names.fr.json' with { type: 'json' };
import refusalsEn from './refusals.en.json' with { type: 'json' };
import refusalsFr from './refusals.fr.json' with { type: 'json' };
import coreEn from './rules-core.en.json' with { type: 'json' };
import coreFr from './rules-core.fr.json' with { type: 'json' };
import groundEn from './rules-ground.en.json' with { type: 'json' };
import groundFr from './rules-ground.fr.json' with { type: 'json' };
import ordersEn from './rules-orders.en.json' with { type: 'json' };
import ordersFr from './rules-orders.fr.json' with { type: 'json' };
import scenariosEn from './scenarios.en.json' with { type: 'json' };
import scenariosFr from './scenarios.fr.json' with { type: 'json' };
import terminalEn from './terminal.en.json' with { type: 'json' };
import terminalFr from './terminal.fr.json' with { type: 'json' };

/**
 * Words that need no writing down, for they follow from the names: `G-17` goes by what it offers, a unit that comes with
 * a weapon by both, an order of battle by its troops and its size. `order-of` and `action-of` say what a card offers.
 */
function derivedFrom(names: Texts): Texts {
  const words = sentencesIn(names);
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
  en: [coreEn, ordersEn, groundEn, namesEn, derivedFrom(namesEn), scenariosEn, en, choicesEn, refusalsEn, eventsEn, terminalEn],
  fr: [coreFr, ordersFr, groundFr, namesFr, derivedFrom(namesFr), scenariosFr, fr, choicesFr, refusalsFr, eventsFr, terminalFr],
};
