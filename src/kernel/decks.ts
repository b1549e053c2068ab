/** Decks of cards, and cups out of which counters are drawn. */
import { below, comesToLight, named, type Random, shuffle } from './dice.ts';
import { entryOf } from './listed.ts';

export interface Deck {
  /** The next card is the last of the array. */
  pile: string[];
  discards: string[];
}

export function newDeck(random: Random, cards: readonly string[]): Deck {
  const pile = cards.slice();
  shuffle(random, pile);
  return { pile, discards: [] };
}

export function copyDeck(deck: Deck): Deck {
  return { pile: deck.pile.slice(), discards: deck.discards.slice() };
}

/** The top card; an empty pile is made anew from the discards. Undefined when there is no card at all. */
export function draw(random: Random, deck: Deck): string | undefined {
  if (deck.pile.length === 0) reshuffle(random, deck);
  comesToLight(random);
  const scripted = named(random, deck.pile);
  if (scripted !== undefined) return deck.pile.splice(deck.pile.lastIndexOf(scripted), 1)[0];
  return deck.pile.pop();
}

export function discard(deck: Deck, card: string): void {
  deck.discards.push(card);
}

/** Discards and pile become one shuffled pile; cards held elsewhere stay where they are. */
export function reshuffle(random: Random, deck: Deck): void {
  deck.pile = [...deck.discards.reverse(), ...deck.pile];
  deck.discards = [];
  shuffle(random, deck.pile);
}

/** A card goes back into the pile, anywhere. */
export function returnCard(random: Random, deck: Deck, card: string): void {
  deck.pile.unshift(card);
  shuffle(random, deck.pile);
}

/** A counter out of the cup, unseen; undefined when the cup is empty. */
export function pick(random: Random, cup: string[]): string | undefined {
  if (cup.length === 0) return undefined;
  comesToLight(random);
  const scripted = named(random, cup);
  if (scripted !== undefined) return cup.splice(cup.indexOf(scripted), 1)[0];
  const index = random.script === undefined ? below(random, cup.length) : 0;
  const picked = cup[index];
  // Splicing is slower than all the rest of it, and so is setting the length.
  for (let next = index + 1; next < cup.length; next++) cup[next - 1] = entryOf(cup, next, 'counter');
  cup.pop();
  return picked;
}
