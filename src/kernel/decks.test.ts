import { describe, expect, it } from 'vitest';
import { copyDeck, discard, draw, newDeck, pick, reshuffle, returnCard } from './decks.ts';
import { randomFrom, rollDie, scriptedRandom } from './dice.ts';

const CARDS = ['ace', 'king', 'queen', 'jack', 'ten', 'nine', 'eight', 'seven'];

describe('a deck', () => {
  it('holds every card once, in an order that the seed decides', () => {
    const deck = newDeck(randomFrom('deck'), CARDS);
    expect([...deck.pile].sort()).toEqual([...CARDS].sort());
    expect(deck.pile).not.toEqual(CARDS);
    expect(deck).toEqual(newDeck(randomFrom('deck'), CARDS));
    expect(deck).not.toEqual(newDeck(randomFrom('another'), CARDS));
  });

  it('leaves the list it was made from alone', () => {
    const list = ['a', 'b', 'c'];
    draw(randomFrom('list'), newDeck(randomFrom('list'), list));
    expect(list).toEqual(['a', 'b', 'c']);
  });

  it('is drawn from the top, and a drawn card is news', () => {
    const random = scriptedRandom([]);
    const deck = newDeck(random, ['bottom', 'middle', 'top']);
    expect(draw(random, deck)).toBe('top');
    expect(draw(random, deck)).toBe('middle');
    expect(deck.pile).toEqual(['bottom']);
    expect(random.news).toBe(2);
  });

  it('is made anew from the discards when its pile is empty, without the cards that are held', () => {
    const random = randomFrom('anew');
    const deck = newDeck(random, CARDS);
    const held = draw(random, deck);
    while (deck.pile.length > 0) discard(deck, draw(random, deck) ?? 'none');
    const next = draw(random, deck);
    expect(deck.discards).toEqual([]);
    expect([held, next, ...deck.pile].sort()).toEqual([...CARDS].sort());
  });

  it('gives nothing when there is no card at all', () => {
    const deck = newDeck(randomFrom('empty'), []);
    expect(draw(randomFrom('empty'), deck)).toBeUndefined();
    expect(deck).toEqual({ pile: [], discards: [] });
  });

  it('takes discards and pile together when it is reshuffled early', () => {
    const random = randomFrom('early');
    const deck = newDeck(random, CARDS);
    for (let i = 0; i < 5; i++) discard(deck, draw(random, deck) ?? 'none');
    expect(deck.discards).toHaveLength(5);
    reshuffle(random, deck);
    expect(deck.discards).toEqual([]);
    expect([...deck.pile].sort()).toEqual([...CARDS].sort());
  });

  it('turns the discards over under the pile where the dice are scripted: first discarded, first drawn', () => {
    const random = scriptedRandom([]);
    const deck = { pile: ['left'], discards: ['first', 'second'] };
    reshuffle(random, deck);
    expect([draw(random, deck), draw(random, deck), draw(random, deck)]).toEqual(['left', 'first', 'second']);
  });

  it('takes a card back anywhere in its pile', () => {
    const places = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const deck = { pile: ['a', 'b', 'c'], discards: ['d'] };
      returnCard(randomFrom(`return ${i}`), deck, 'back');
      expect([...deck.pile].sort()).toEqual(['a', 'b', 'back', 'c']);
      expect(deck.discards).toEqual(['d']);
      places.add(deck.pile.indexOf('back'));
    }
    expect(places.size).toBe(4);
  });

  it('is not touched through a copy', () => {
    const deck = newDeck(randomFrom('copy'), CARDS);
    discard(deck, 'joker');
    const copy = copyDeck(deck);
    expect(copy).toEqual(deck);
    draw(randomFrom('copy'), copy);
    discard(copy, 'joker-2');
    expect(deck.pile).toHaveLength(CARDS.length);
    expect(deck.discards).toEqual(['joker']);
  });
});

describe('a cup', () => {
  it('gives every counter in the end, each once, in no fixed order', () => {
    const firsts = new Set<string | undefined>();
    for (let i = 0; i < 100; i++) {
      const random = randomFrom(`cup ${i}`);
      const cup = ['tank', 'gun', 'mine'];
      const picked = [pick(random, cup), pick(random, cup), pick(random, cup)];
      expect([...picked].sort()).toEqual(['gun', 'mine', 'tank']);
      expect(cup).toEqual([]);
      expect(random.news).toBe(3);
      firsts.add(picked[0]);
    }
    expect(firsts.size).toBe(3);
  });

  it('gives its first where the dice are scripted', () => {
    const cup = ['tank', 'gun', 'mine'];
    expect(pick(scriptedRandom([]), cup)).toBe('tank');
    expect(cup).toEqual(['gun', 'mine']);
  });

  it('gives what a script names, and nothing that is not in it', () => {
    const cup = ['tank', 'gun', 'mine'];
    const random = scriptedRandom(['mine', 4, 'tank']);
    expect(pick(random, cup)).toBe('mine');
    expect(pick(random, cup)).toBe('tank');
    expect(rollDie(random)).toBe(4);
    expect(() => pick(random, cup)).toThrow('names tank, which is not there: gun');
  });

  it('gives nothing, and no news, when it is empty', () => {
    const random = randomFrom('empty');
    expect(pick(random, [])).toBeUndefined();
    expect(random.news).toBe(0);
  });
});

describe('a scripted deck', () => {
  it('gives the card that a script names, from wherever it lies', () => {
    const random = scriptedRandom(['fog']);
    const deck = { pile: ['fog', 'rain', 'moon'], discards: [] };
    expect(draw(random, deck)).toBe('fog');
    expect(draw(random, deck)).toBe('moon');
    expect(deck.pile).toEqual(['rain']);
  });
});
