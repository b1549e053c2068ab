/** What nobody can know, dealt anew in place: the order of the event decks, and the chance to come. */
import { type Random, reseed, shuffle } from '../../kernel/dice.ts';
import type { Seat } from '../../kernel/game.ts';
import type { State } from './state.ts';

/** There are no secrets between players. Cards of a level's own deck were never seen, either: they change places with the others. */
export function determinize(state: State, _: readonly Seat[], random: Random): void {
  // Sorted first, so that what comes of it depends on nothing but what is seen and on the given chance.
  const unseen = [...state.events.pile, ...state.levels.flatMap(({ deck }) => deck)].sort();
  shuffle(random, unseen);
  for (const level of state.levels) level.deck = unseen.splice(0, level.deck.length);
  state.events.pile = unseen;
  reseed(state.random, random);
}
