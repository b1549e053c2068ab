/** 1 to 1.8 The Fate cards: hands, piles, and what is printed on a card. */
import { describe, expect } from 'vitest';
import { DECKS } from '../../src/games/combat-commander/content/cards.ts';
import { view } from '../../src/games/combat-commander/view.ts';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const FACING = { 'g-rifle-1': 'L7', 'a-line-1': 'M7' };

/** Squads in L7 and M7, and a Fire Order of the Germans about to be resolved. */
const firing = (pile: string[], more: Record<string, unknown> = {}) => {
  const { axis, ...rest } = { axis: {}, ...more };
  return given({ units: FACING, ...rest, axis: { hand: ['G-55', 'G-49'], pile, ...axis } }).choose(
    'order G-55',
    'activate g-rifle-1',
    'target M7',
  );
};

const cardsOf = ({ state }: Given, side: 'axis' | 'allies') => {
  const { hand, deck } = state.sides[side];
  return [...hand, ...deck.pile, ...deck.discards];
};

describe('1 The Fate cards', () => {
  rule(['1a', '1b'], 'each side plays with the 72 cards of its own nation', () => {
    const t = given({ allies: { nation: 'russia', hand: ['R-3'], pile: ['R-7'] }, axis: { hand: ['G-55'] } });
    expect(cardsOf(t, 'axis').sort()).toEqual(DECKS.germany.map(({ id }) => id).sort());
    expect(cardsOf(t, 'allies').sort()).toEqual(DECKS.russia.map(({ id }) => id).sort());
    for (const cards of Object.values(DECKS)) expect(new Set(cards.map(({ id }) => id)).size).toBe(72);
    expect(() => given({ axis: { hand: ['A-3'] } })).toThrow('A-3');
  });

  rule('1c', 'without a card there is no Order to give and no Action to play', () => {
    const t = given({ units: FACING });
    expect(t.choices).toEqual(['discard']);
    const moving = given({ units: FACING, axis: { hand: ['G-19'] } });
    moving.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6');
    expect(moving.asks).toBe('move');
    const watched = given({ units: FACING, axis: { hand: ['G-19'] }, allies: { hand: ['A-55'] } });
    watched.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6');
    expect([watched.asks, watched.choices]).toEqual(['reaction', ['op-fire A-55', 'pass']]);
  });

  rule(['1d', '1.7a'], 'a card in the hand is an Order or an Action: drawn with Event!, Sniper! or Time! on it, it does nothing', () => {
    const t = given({
      units: { ...FACING, 'g-line-team-1': { at: 'K9', broken: true } },
      axis: { pile: ['G-71', 'G-33', 'G-25', 'G-7', 'G-67'] },
    });
    t.choose('discard', 'discard');
    expect(t.state.sides.axis.hand).toEqual(['G-71', 'G-33', 'G-25', 'G-7', 'G-67']);
    expect([...t.told('triggered'), ...t.told('event'), ...t.told('random-hex'), ...t.told('time-advanced')]).toEqual([]);
    expect(t.choices).toEqual(['order G-25', 'order G-7', 'order G-67', 'discard']);
    // The Events Medic and Hero are printed on two of them.
    expect(t.why('rally g-line-team-1')).toBe('not-now 5');
    expect(t.why('hero K9')).toBe('not-now 5');
  });

  rule(['1e', '1g'], 'Fog of War takes a Fate card from each hand; the Initiative card is none and stays', () => {
    const t = firing(['G-33', 'G-72'], { axis: { hand: ['G-55'] }, allies: { hand: ['A-70'], pile: ['A-5'] } });
    t.until('turn');
    expect(t.told('card-lost')).toMatchObject([{ side: 'allies', card: 'A-70' }]);
    expect(t.state.initiative).toBe('axis');
    expect(t.state.sides.axis.hand).toHaveLength(5);
  });
});

describe('1.0 Golden Rule', () => {
  rule(['1.0a', '1.0b'], 'Interrogation shows a hand that is secret otherwise', () => {
    const t = firing(['G-33', 'G-46'], { allies: { hand: ['A-70', 'A-51'], pile: ['A-5'] } });
    expect(view(t.state, 'axis').shown).toBeUndefined();
    t.until('may-interrogate');
    expect(t.last('hand-shown')).toMatchObject({ to: ['axis'], side: 'allies', cards: ['A-70', 'A-51'] });
    expect(view(t.state, 'axis').shown).toEqual(['A-70', 'A-51']);
    t.choose('interrogate A-51');
    expect(t.state.sides.allies.hand).toEqual(['A-70']);
  });
});

describe('1.1 Hand Size', () => {
  rule(['1.1b', '1.1e'], 'on Recon one draws up to 5 cards at the end of a Turn of one’s own, and none at the end of the other’s', () => {
    const t = given({ units: FACING, axis: { hand: ['G-49', 'G-70'] }, allies: { hand: ['A-70'] } });
    t.choose('discard', 'toss G-49', 'done').until('turn');
    expect(t.state.sides.axis.hand).toHaveLength(5);
    expect(t.state.sides.allies.hand).toEqual(['A-70']);
    t.choose('discard', 'done');
    expect(t.state.sides.allies.hand).toHaveLength(5);
  });
});

describe('1.2 Card Knowledge', () => {
  rule(['1.2a', '1.2b', '1.2c'], 'one sees one’s own hand, no pile at all, and both discard piles', () => {
    const t = given({ units: FACING, axis: { hand: ['G-49', 'G-70'] }, allies: { hand: ['A-70'] } }).choose('discard', 'toss G-49', 'done');
    t.choose('discard', 'toss A-70');
    for (const seat of ['axis', 'allies', undefined]) {
      const { axis, allies } = view(t.state, seat).sides;
      expect(axis.hand, seat).toEqual(seat === 'axis' ? t.state.sides.axis.hand : undefined);
      expect(allies.hand, seat).toEqual(seat === 'allies' ? t.state.sides.allies.hand : undefined);
      expect([axis.discards, allies.discards]).toEqual([['G-49'], ['A-70']]);
      const seen = JSON.stringify(view(t.state, seat));
      const unseen = [...t.state.sides.axis.deck.pile, ...t.state.sides.allies.deck.pile].filter((card) => seen.includes(`"${card}"`));
      expect(unseen).toEqual([]);
    }
    for (const { to, cards } of t.told('drew-cards')) expect([to, cards.length]).toEqual([['axis'], 4]);
  });
});

describe('1.3 Revealing, 1.4 Reshuffle', () => {
  rule(['1.3a', '1.3b', '1.9.1.1a'], 'the card revealed is the top of the pile, and then the top of the discards, for both to see', () => {
    const t = firing(['G-33', 'G-49', 'G-5'], { axis: { hand: ['G-55', 'G-70'] }, control: ['axis', '', '', '', ''] });
    t.until('next-order');
    expect(t.last('revealed')).toMatchObject({ side: 'axis', card: 'G-49' });
    expect(t.last('event')).toMatchObject({ event: 'command-and-control', card: 'G-49' });
    expect(view(t.state, 'allies').sides.axis.discards).toEqual(['G-55', 'G-33', 'G-49']);
    expect(t.state.sides.axis.deck.pile.at(-1)).toBe('G-5');
  });

  rule(
    ['1.4a', '1.4b', '6.1.2e'],
    'whoever made time advance shuffles pile and discards together; the other one’s piles stay as they are',
    () => {
      const position = {
        units: FACING,
        axis: { hand: ['G-55', 'G-49'], pile: ['G-71'] },
        allies: { hand: ['A-70'], pile: ['A-5', 'A-6'], rest: 'discards' },
      };
      const t = given(position, 'shuffled').choose('order G-55', 'activate g-rifle-1', 'target M7');
      const theirs = t.state.sides.allies.deck.discards.slice();
      t.until('next-order');
      expect(t.told('reshuffled')).toMatchObject([{ side: 'axis', cards: 71 }]);
      const { deck, hand } = t.state.sides.axis;
      expect([deck.discards, hand]).toEqual([[], ['G-49']]);
      expect(deck.pile).toEqual(expect.arrayContaining(['G-55', 'G-71', 'G-1']));
      const inOrder = DECKS.germany.map(({ id }) => id).filter((id) => id !== 'G-49');
      expect(deck.pile.toSorted()).toEqual(inOrder.toSorted());
      expect(deck.pile).not.toEqual(inOrder);
      expect(t.state.sides.allies.deck.discards).toEqual([...theirs, 'A-5']);
    },
  );
});

describe('1.5 Orders', () => {
  rule('1.5a', 'in the opponent’s Turn no Order can be played, though the card is in the hand', () => {
    const t = given({ units: FACING, axis: { hand: ['G-19'] }, allies: { hand: ['A-19', 'A-55'] } });
    t.choose('order G-19', 'activate g-rifle-1', 'set-out g-rifle-1', 'step L6');
    expect([t.asks, t.seat]).toEqual(['reaction', 'allies']);
    expect(t.why('order A-19')).toBe('not-now A33.2');
    expect(t.why('op-fire A-55')).toBeUndefined();
  });

  rule(['1.5b', '5.1b'], 'the Turn is over after as many Orders as the side is allowed, whatever it still holds', () => {
    const with2 = { hand: ['G-32', 'G-41', 'G-55'], orders: 2 };
    const t = given({ units: FACING, axis: with2, allies: { radio: 'a-radio-75mm' } });
    t.choose('order G-32');
    expect([t.asks, t.seat]).toEqual(['next-order', 'axis']);
    t.choose('order G-41');
    expect([t.asks, t.seat]).toEqual(['turn', 'allies']);
    expect(t.state.sides.axis.hand).toContain('G-55');
  });

  rule(['1.5c', '1.5d'], 'a card played for its Order lies on the discards at once, and its Action is gone', () => {
    const units = { ...FACING, 'g-line-team-1': { at: 'K9', broken: true } };
    const t = given({ units, axis: { hand: ['G-4', 'G-5', 'G-55'], pile: ['G-7'] } })
      .choose('order G-4')
      .until('next-order');
    t.choose('order G-55');
    expect([t.asks, t.state.sides.axis.deck.discards]).toEqual(['activate', ['G-4', 'G-7', 'G-55']]);
    t.choose('activate g-rifle-1', 'target M7');
    expect(t.why('hand-grenades G-4')).toBe('not-in-hand A34');
    expect(t.why('hand-grenades G-5')).toBeUndefined();
  });
});

describe('1.6 Actions', () => {
  rule('1.6a', 'the Action is the one in the middle of the card; on a Fire card the Fire at the top is another', () => {
    const at = (hand: string[]) =>
      given({ units: FACING, axis: { hand: ['G-19'] }, allies: { hand, posture: 'defend' } }).choose(
        'order G-19',
        'activate g-rifle-1',
        'set-out g-rifle-1',
        'step L6',
      );
    expect(at(['A-55']).choices).toEqual(['op-fire A-55', 'pass']);
    expect(at(['A-32']).choices).toEqual(['hidden-mines A-32', 'pass']);
    expect(at(['A-32']).why('op-fire A-32')).toBe('not-that-card A33.1');
    expect(at(['A-55']).why('hidden-mines A-55')).toBe('not-that-card A35.2');
  });

  rule('1.6b', 'Actions are played in one’s own Turn and in the opponent’s', () => {
    const own = firing(['G-5'], { axis: { hand: ['G-55', 'G-4'] }, allies: { pile: ['A-5'] } });
    own.choose('hand-grenades G-4');
    expect(own.last('action-played')).toMatchObject({ side: 'axis', action: 'hand-grenades' });
    const units = { 'g-rifle-1': 'L6', 'a-line-1': 'L5' };
    const theirs = given({ units, axis: { hand: ['G-55'], pile: ['G-69'] }, allies: { hand: ['A-28'], pile: ['A-5'] } });
    theirs.choose('order G-55', 'activate g-rifle-1', 'target L5', 'concealment A-28');
    expect([theirs.state.active, theirs.last('action-played').side]).toEqual(['axis', 'allies']);
  });

  rule(
    ['1.6c', '5.2b'],
    'an Action waits for its moment: grenades before the roll of an attack at an adjacent hex, and at no other',
    () => {
      const near = given({ units: FACING, axis: { hand: ['G-55', 'G-4'] } });
      expect(near.why('hand-grenades G-4')).toBe('not-now 5');
      near.choose('order G-55', 'activate g-rifle-1');
      expect(near.why('hand-grenades G-4')).toBe('not-now O20.3');
      near.choose('target M7');
      expect(near.why('hand-grenades G-4')).toBeUndefined();
      const far = given({ units: { 'g-rifle-1': 'L7', 'a-line-1': 'M6' }, axis: { hand: ['G-55', 'G-4'] } });
      far.choose('order G-55', 'activate g-rifle-1', 'target M6');
      expect(far.why('hand-grenades G-4')).toBe('nobody-adjacent A34');
    },
  );

  rule(['1.6d', '1.6e'], 'a card played for its Action lies on the discards at once, and its Order is gone', () => {
    const units = { ...FACING, 'g-line-team-1': { at: 'K9', broken: true } };
    const t = given({ units, axis: { hand: ['G-55', 'G-4', 'G-7'], pile: ['G-5'] }, allies: { pile: ['A-69'] } });
    t.choose('order G-55', 'activate g-rifle-1', 'target M7', 'hand-grenades G-4');
    expect([t.asks, t.state.sides.axis.deck.discards]).toEqual(['fire-actions', ['G-55', 'G-4']]);
    t.until('next-order');
    expect(t.why('order G-4')).toBe('not-in-hand O14.1');
    expect(t.why('order G-7')).toBeUndefined();
  });
});

describe('1.7 Events, 1.8 Random Hexes', () => {
  rule('1.7b', 'an Event comes from the top of the pile, when a roll with Event! calls it', () => {
    const units = { ...FACING, 'g-line-team-1': { at: 'K9', broken: true } };
    const called = firing(['G-33', 'G-7'], { units, axis: { hand: ['G-55', 'G-49'] }, allies: { pile: ['A-5'] } }).until('next-order');
    expect(called.told('rallied')).toMatchObject([{ unit: 'g-line-team-1', rule: 'E64' }]);
    const uncalled = firing(['G-31', 'G-7'], { units, axis: { hand: ['G-55', 'G-49'] }, allies: { pile: ['A-5'] } }).until('next-order');
    expect(uncalled.told('event')).toEqual([]);
    expect(uncalled.state.sides.axis.deck.pile.at(-1)).toBe('G-7');
  });

  rule(['1.8a', '1.8b'], 'the Random Hex of a Sniper is read from the pile of the player who rolled, and is one hex of the map', () => {
    // Two lines, so that it can be seen whose card was read: G-53 says K9, A-67 says N8.
    const units = { ...FACING, 'g-line-team-1': 'K9', 'a-line-team-1': 'N8' };
    const axis = { hand: ['G-55', 'G-49'], pile: ['G-25', 'G-53'] };
    const german = given({ units, axis, allies: { pile: ['A-67'] } });
    german.choose('order G-55', 'activate g-rifle-1', 'target M7').until('may-snipe');
    expect(german.last('random-hex')).toMatchObject({ side: 'axis', card: 'G-53', hex: 'K9' });
    expect(german.choices).toEqual(['snipe g-line-team-1', 'decline']);
    const american = given({ units, axis: { ...axis, pile: ['G-69', 'G-53'] }, allies: { pile: ['A-25', 'A-67'] } });
    american.choose('order G-55', 'activate g-rifle-1', 'target M7').until('may-snipe');
    expect(american.seat).toBe('allies');
    expect(american.last('random-hex')).toMatchObject({ side: 'allies', card: 'A-67', hex: 'N8' });
    expect(american.choices).toEqual(['snipe a-line-team-1', 'decline']);
  });

  rule('1.8c', 'the number of a Random Hex repairs or destroys broken Weapons', () => {
    const units = { ...FACING, 'g-weapon-team-1': { at: 'K10', weapon: 'g-light-mg-1', weaponBroken: true } };
    const gunnersAfter = (card: string) =>
      firing(['G-25', card], { units, allies: { pile: ['A-5'] } })
        .until('next-order')
        .unit('g-weapon-team-1');
    // B5, B7 and B9: a German light machine gun is repaired by 5, lost by 7, and neither by 9.
    expect(gunnersAfter('G-7')).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: false });
    expect(gunnersAfter('G-8')).toMatchObject({ weapon: '' });
    expect(gunnersAfter('G-9')).toMatchObject({ weapon: 'g-light-mg-1', weaponBroken: true });
  });
});
