/** What a seat cannot know, dealt anew in place. */
import { below, type Random, reseed, shuffle } from '../../kernel/dice.ts';
import type { Seat } from '../../kernel/game.ts';
import { chitCalled } from './content/chits.ts';
import { SIDES, type Side } from './content/terms.ts';
import { obsFor } from './rules/random-scenario.ts';
import { now, type State } from './state.ts';
import { sideOfSeat } from './view.ts';

/** The order of one's own pile; the enemy's hand, pile and secret chits; the chits in the cup; the chance to come. */
export function determinize(state: State, seats: readonly Seat[], random: Random): void {
  const own = SIDES.filter((side) => seats.some((seat) => sideOfSeat(seat) === side));
  for (const side of SIDES) {
    if (own.includes(side)) redealPile(state, side, random);
    else redealHand(state, side, own, random);
  }
  redealChits(state, own, random);
  redealOb(state, own, random);
  reseed(state.random, random);
}

/** Sorted first, so that what comes of it depends on nothing but what is seen and on the given chance. */
function redealPile(state: State, side: Side, random: Random): void {
  const { pile } = state.sides[side].deck;
  pile.sort();
  shuffle(random, pile);
}

function redealHand(state: State, side: Side, own: readonly Side[], random: Random): void {
  const event = now(state, 'event');
  // E61 A hand that has just been shown is known.
  if (event?.event === 'interrogation' && own.includes(event.side)) {
    redealPile(state, side, random);
    return;
  }
  const theirs = state.sides[side];
  const unseen = [...theirs.hand, ...theirs.deck.pile].sort();
  shuffle(random, unseen);
  theirs.hand = unseen.splice(0, theirs.hand.length);
  theirs.deck.pile = unseen;
  const discarding = now(state, 'discard');
  if (discarding?.side === side) discarding.chosen = theirs.hand.slice(0, discarding.chosen.length);
}

/** RS.5 The order of battle that the enemy has chosen in secret might be any of those he may choose. */
function redealOb({ draft }: State, own: readonly Side[], random: Random): void {
  if (!draft || draft.revealed) return;
  for (const side of SIDES) {
    const possible = obsFor(draft, side);
    if (!own.includes(side) && draft.ob[side] !== '') draft.ob[side] = possible[below(random, possible.length)]?.id ?? '';
  }
}

/** 7.3.3 A chit without a secret side is never a secret. */
function redealChits(state: State, own: readonly Side[], random: Random): void {
  const others = SIDES.filter((side) => !own.includes(side));
  const unseen = [...state.chitCup, ...others.flatMap((side) => state.sides[side].secret)].sort();
  const open = unseen.filter((chit) => chitCalled(chit).isOpenOnly);
  const secret = unseen.filter((chit) => !chitCalled(chit).isOpenOnly);
  shuffle(random, secret);
  for (const side of others) state.sides[side].secret = secret.splice(0, state.sides[side].secret.length);
  state.chitCup = [...secret, ...open];
  shuffle(random, state.chitCup);
}
