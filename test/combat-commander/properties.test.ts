/** Properties of groups, of sight, of copies and of odds. The generator's own seed is fixed, so that a failure can be seen again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomChoice } from '../../src/bots/random.ts';
import { GRID } from '../../src/games/combat-commander/content/battle-map.ts';
import { cardCalled } from '../../src/games/combat-commander/content/cards.ts';
import { allMaps } from '../../src/games/combat-commander/content/maps.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { odds } from '../../src/games/combat-commander/odds.ts';
import { groupFirepower } from '../../src/games/combat-commander/rules/fire/group.ts';
import { hindranceBetween } from '../../src/games/combat-commander/rules/line-of-sight.ts';
import { bareMoraleOf } from '../../src/games/combat-commander/rules/units.ts';
import { type State, theUnit } from '../../src/games/combat-commander/state.ts';
import { type Choice, choiceFrom, type Event } from '../../src/games/combat-commander/vocabulary.ts';
import { below, type Random, randomFrom, shuffle } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { begun, type Given, given } from './given.ts';

const FIXED = { seed: 20, numRuns: 200 };

const hex = fc.nat({ max: GRID.size - 1 });
const smokes = fc.array(fc.record({ at: hex, value: fc.integer({ min: 1, max: 10 }) }), { maxLength: 12 });
const blazes = fc.array(hex, { maxLength: 4 });

/** A leader, squads, a broken one, a team and three machine guns on the slopes around L7. */
const FIRERS = {
  'g-oertel': 'L8',
  'g-rifle-1': { at: 'L8', weapon: 'g-light-mg-1' },
  'g-rifle-2': { at: 'K8', broken: true },
  'g-line-team-1': { at: 'L7', veteran: true },
  'g-weapon-team-1': { at: 'L7', weapon: 'g-heavy-mg-1' },
  'g-rifle-3': { at: 'J7', suppressed: true },
  'g-elite-rifle-1': { at: 'J6', weapon: 'g-light-mg-2' },
};
const PIECES = [...Object.keys(FIRERS), 'g-light-mg-1', 'g-heavy-mg-1', 'g-light-mg-2'];

describe('a Fire Group', () => {
  const state = given({ units: FIRERS }).state;
  const group = fc.uniqueArray(fc.constantFrom(...PIECES), { minLength: 1 });

  it('has the same firepower in whatever order it was formed', () => {
    const holds = (pieces: string[], at: number, smoke: State['smoke'], seed: number) => {
      const other = pieces.slice();
      shuffle(randomFrom(`${seed}`), other);
      const position = { ...state, smoke };
      expect(groupFirepower(position, other, [at])).toEqual(groupFirepower(position, pieces, [at]));
    };
    fc.assert(fc.property(group, hex, smokes, fc.nat(), holds), FIXED);
  });

  /** Three hexes that touch each other, so that nobody has to wait for somebody in between. */
  const near = {
    'g-oertel': 'L6',
    'g-rifle-1': { at: 'L6', weapon: 'g-light-mg-1' },
    'g-rifle-2': 'M7',
    'g-weapon-team-1': { at: 'L7', weapon: 'g-heavy-mg-1' },
    'g-rifle-3': 'L7',
  };
  const yanks = { 'a-line-1': 'M8', 'a-line-team-1': 'M8', 'a-line-9': 'O1', 'a-line-8': 'O1' };

  /** Joins these pieces in this order and fires; windows pass, and whatever else follows is answered with the first thing that can be. */
  function fired(pieces: readonly string[], seed: string): { events: string[]; state: string } {
    const t = given({ axis: { hand: ['G-51'] }, units: { ...near, ...yanks } }, seed);
    t.choose('order G-51', 'activate g-oertel', 'activate-all', 'target M8', ...pieces.map((piece) => `join ${piece}`), 'fire');
    while (!['fire', 'next-order', 'turn', 'nothing'].includes(t.until().asks)) t.choose(t.choices[0] ?? '');
    return { events: t.events.map(sorted), state: sorted({ ...t.state, doing: [] }) };
  }

  /** As text, lists of names in the order of the alphabet. */
  function sorted(of: object): string {
    const inOrder = (key: string, value: unknown) =>
      Array.isArray(value) && (key === 'firers' || key === 'weapons') ? value.toSorted() : value;
    return JSON.stringify(of, inOrder);
  }

  it('has the same luck in whatever order it was put together', () => {
    const joining = fc.uniqueArray(
      fc.constantFrom('g-rifle-1', 'g-light-mg-1', 'g-rifle-2', 'g-weapon-team-1', 'g-heavy-mg-1', 'g-rifle-3'),
      {
        minLength: 2,
      },
    );
    const holds = (pieces: string[], seed: number) => {
      const other = pieces.slice();
      shuffle(randomFrom(`${seed}`), other);
      const [one, two] = [fired(pieces, `${seed}`), fired(other, `${seed}`)];
      expect(two.events.toSorted()).toEqual(one.events.toSorted());
      expect(two.state).toBe(one.state);
    };
    fc.assert(fc.property(joining, fc.nat(), holds), { ...FIXED, numRuns: 20 });
  });
});

describe('sight', () => {
  it.each(allMaps().map(({ id }) => id))('is the same both ways on %s, through Smoke and Blaze anywhere', (map) => {
    const { state } = given({ map });
    const holds = (a: number, b: number, smoke: State['smoke'], blaze: number[], haze: number) => {
      const position = { ...state, smoke, blaze, haze };
      expect(hindranceBetween(position, b, a)).toBe(hindranceBetween(position, a, b));
    };
    fc.assert(fc.property(hex, hex, smokes, blazes, fc.nat({ max: 3 }), holds), { ...FIXED, numRuns: 300 });
  });
});

describe('a copy', () => {
  const SETUPS = combatCommander.setups.map(({ id }) => id);

  function play(match: Match<State, Choice, Event>, random: Random, decisions: number): void {
    for (let i = 0; i < decisions && match.decision; i++) {
      match.choose(randomChoice(match.choices(), random));
    }
  }

  it('equals its original, and changes with nothing', () => {
    const holds = (number: number, decisions: number) => {
      const setup = { id: SETUPS[number % SETUPS.length] ?? '', options: {} };
      const match = new Match(combatCommander, combatCommander.begin(setup, randomFrom(`${number}`)));
      play(match, randomFrom(`lots ${number}`), decisions);
      const copy = combatCommander.copy(match.state);
      const before = JSON.stringify(match.state);
      expect(copy).toEqual(match.state);
      play(match, randomFrom(`on ${number}`), 40);
      expect(JSON.stringify(copy)).toBe(before);
      const untouched = JSON.stringify(match.state);
      combatCommander.determinize(combatCommander.copy(match.state), ['axis'], randomFrom('re-dealt'));
      expect(JSON.stringify(match.state)).toBe(untouched);
    };
    fc.assert(fc.property(fc.nat({ max: 1000 }), fc.nat({ max: 120 }), holds), { ...FIXED, numRuns: 20 });
  });

  it('of a random scenario shares no list with its original', () => {
    const { state } = begun('random', 'shared');
    const copy = combatCommander.copy(state);
    const { draft, sides, toSetUp, chitCup } = copy;
    draft?.edges.push('top');
    draft?.leaders.axis.push('g-oertel');
    sides.axis.hand.push('G-1');
    sides.axis.deck.pile.pop();
    chitCup.pop();
    toSetUp.pop();
    expect(state).toEqual(begun('random', 'shared').state);
  });
});

const DRAWS = 100_000;

interface Shot {
  /** Whose cards are turned over for the attack, and for the defence. */
  readonly attack: readonly string[];
  readonly defence: readonly string[];
  readonly firepower: number;
  /** The Morale of those who defend, Cover and all. */
  readonly morale: readonly number[];
  /** Which of them are broken already. */
  readonly broken?: readonly number[];
  readonly moving?: boolean;
  /** The product that the Targeting Roll has to exceed. */
  readonly exceeds?: number;
}

/** Takes a card out of so many that are left, and leaves the others in front. */
function turnOver(cards: string[], turned: number, random: Random): { sum: number; product: number } {
  const left = cards.length - turned;
  const at = below(random, left);
  const card = cards[at] ?? '';
  cards[at] = cards[left - 1] ?? '';
  cards[left - 1] = card;
  const { white, coloured } = cardCalled(card);
  return { sum: white + coloured, product: white * coloured };
}

/** What comes of one attack, by the rules as they are written. */
function outcomeOf(
  { firepower, morale, broken = [], moving = false, exceeds }: Shot,
  attack: string[],
  defence: string[],
  random: Random,
): string {
  if (exceeds !== undefined && turnOver(attack, 0, random).product <= exceeds) return 'miss';
  const total = firepower + turnOver(attack, exceeds === undefined ? 0 : 1, random).sum;
  const results = morale.map((each, i) => {
    const defended = each + turnOver(defence, i, random).sum;
    if (defended > total) return 'safe';
    if (defended === total && !moving) return 'suppressed';
    return broken.includes(i) ? 'eliminated' : 'broken';
  });
  const worst = (['eliminated', 'broken', 'suppressed', 'safe'] as const).find((result) => results.includes(result)) ?? '';
  return morale.length > 1 ? `any-${worst}` : worst;
}

function simulated(shot: Shot): Map<string, number> {
  const random = randomFrom(`${shot.firepower} ${shot.morale}`);
  const [attack, defence] = [shot.attack.slice(), shot.defence.slice()];
  const times = new Map<string, number>();
  for (let i = 0; i < DRAWS; i++) {
    const what = outcomeOf(shot, attack, defence, random);
    times.set(what, (times.get(what) ?? 0) + 1);
  }
  return times;
}

function oddsOf(t: Given, seat: string, choice: string): ReadonlyMap<string, number> {
  const told = odds(t.state, seat, choiceFrom(choice) as Choice);
  return new Map(told?.outcomes.map(({ what, chance }) => [what, chance]));
}

/** Within five standard deviations. */
function agree(told: ReadonlyMap<string, number>, times: ReadonlyMap<string, number>): void {
  expect(told.size).toBeGreaterThan(1);
  for (const what of new Set([...told.keys(), ...times.keys()])) {
    const chance = told.get(what) ?? 0;
    const stray = 5 * Math.sqrt((chance * (1 - chance)) / DRAWS) + 1e-9;
    expect(Math.abs((times.get(what) ?? 0) / DRAWS - chance), `${what} ${chance}`).toBeLessThanOrEqual(stray);
  }
}

/** The cards that the seat of a side has not seen: its own pile, or all that the enemy has in hand and pile. */
function unseen(t: Given, of: 'axis' | 'allies', by: 'axis' | 'allies'): string[] {
  const { hand, deck } = t.state.sides[of];
  return of === by ? deck.pile.slice() : [...deck.pile, ...hand];
}

/** Cards that have been seen, low ones of one side and high ones of the other, so that the decks are no longer alike. */
const AXIS_SEEN = ['G-1', 'G-2', 'G-3', 'G-4', 'G-5', 'G-6', 'G-7', 'G-8', 'G-9', 'G-10'];
const ALLIES_SEEN = ['A-61', 'A-62', 'A-63', 'A-64', 'A-65', 'A-66', 'A-67', 'A-68', 'A-69', 'A-70'];

function seen(t: Given): Given {
  for (const [side, cards] of [
    ['axis', AXIS_SEEN],
    ['allies', ALLIES_SEEN],
  ] as const) {
    const { deck } = t.state.sides[side];
    deck.pile = deck.pile.filter((card) => !cards.includes(card));
    deck.discards = [...deck.discards, ...cards];
  }
  return t;
}

/** All other cards of the pile have been seen: with few left, it matters that a card is not put back. */
function leaveOnly(t: Given, side: 'axis' | 'allies', cards: readonly string[]): void {
  const { deck } = t.state.sides[side];
  deck.discards = [...deck.discards, ...deck.pile.filter((card) => !cards.includes(card))];
  deck.pile = cards.slice();
}

/** A German squad in L6 is about to fire into the open ground of L7. */
function firing(units: Record<string, unknown>): Given {
  const t = given({
    axis: { hand: ['G-51', 'G-52'] },
    allies: { hand: ['A-19', 'A-20', 'A-21'] },
    units: { 'g-rifle-1': 'L6', ...units },
  });
  return seen(t).choose('order G-51', 'activate g-rifle-1');
}

describe('the odds of a Fire Attack', () => {
  const shotOf = (t: Given, by: 'axis' | 'allies', figures: Omit<Shot, 'attack' | 'defence'>): Shot => ({
    attack: unseen(t, by, by),
    defence: unseen(t, by === 'axis' ? 'allies' : 'axis', by),
    ...figures,
  });

  it('on one unit are those of the cards', () => {
    const t = firing({ 'a-line-1': 'L7' });
    agree(oddsOf(t, 'axis', 'target L7'), simulated(shotOf(t, 'axis', { firepower: 5, morale: [6] })));
  });

  it('on three units are those of three cards, none of them put back', () => {
    const t = firing({ 'a-line-1': 'L7', 'a-line-team-1': 'L7', 'a-hanlon': 'L7' });
    leaveOnly(t, 'allies', ['A-2', 'A-12', 'A-30', 'A-45', 'A-55']);
    agree(oddsOf(t, 'axis', 'target L7'), simulated(shotOf(t, 'axis', { firepower: 5, morale: [7, 7, 8] })));
  });

  it('on units that are broken already say who would be eliminated', () => {
    const t = firing({ 'a-line-1': { at: 'L7', broken: true }, 'a-line-team-1': 'L7', 'a-hanlon': 'L7' });
    const morale = ['a-line-1', 'a-line-team-1', 'a-hanlon'].map((id) => bareMoraleOf(t.state, theUnit(t.state, id)));
    leaveOnly(t, 'allies', ['A-2', 'A-12', 'A-30', 'A-45', 'A-55']);
    agree(oddsOf(t, 'axis', 'target L7'), simulated(shotOf(t, 'axis', { firepower: 5, morale, broken: [0] })));
  });

  it('on one broken unit say that it would be eliminated', () => {
    const t = firing({ 'a-line-1': { at: 'L7', broken: true } });
    const told = oddsOf(t, 'axis', 'target L7');
    expect([...told.keys()]).toEqual(['eliminated', 'suppressed', 'safe']);
    const morale = [bareMoraleOf(t.state, theUnit(t.state, 'a-line-1'))];
    agree(told, simulated(shotOf(t, 'axis', { firepower: 5, morale, broken: [0] })));
  });

  it('on units that move say that a tie breaks them', () => {
    const t = given({
      active: 'allies',
      axis: { hand: ['G-51', 'G-52'] },
      allies: { hand: ['A-19', 'A-20'] },
      units: { 'g-rifle-1': 'L6', 'a-line-1': 'M8', 'a-line-team-1': 'M8', 'a-hanlon': 'M8' },
    });
    seen(t).choose('order A-19', 'activate a-hanlon', 'activate-all', 'set-out-all M8', 'step L7');
    t.choose('op-fire G-51', 'activate g-rifle-1');
    agree(oddsOf(t, 'axis', 'op-attack'), simulated(shotOf(t, 'axis', { firepower: 5, morale: [7, 7, 8], moving: true })));
  });

  it('of ordnance begin with its Targeting', () => {
    const t = given({
      axis: { hand: ['G-51'] },
      units: { 'g-weapon-team-1': { at: 'M9', weapon: 'g-light-mortar-1' }, 'a-line-1': 'N6' },
    });
    seen(t).choose('order G-51', 'activate g-weapon-team-1');
    const times = simulated(shotOf(t, 'axis', { firepower: 6, morale: [7], exceeds: 5 }));
    agree(oddsOf(t, 'axis', 'shell g-light-mortar-1 N6'), times);
  });

  it('of a defence are those of one’s own pile against the total', () => {
    const t = firing({ 'a-line-1': 'L7', 'a-hanlon': 'L7' });
    t.choose('target L7').until('defence');
    const total = t.last('attack-total').total;
    const defence = unseen(t, 'allies', 'allies');
    const times = new Map<string, number>();
    const random = randomFrom('defence');
    for (let i = 0; i < DRAWS; i++) {
      const defended = 7 + turnOver(defence, 0, random).sum;
      const what = defended > total ? 'safe' : defended === total ? 'suppressed' : 'broken';
      times.set(what, (times.get(what) ?? 0) + 1);
    }
    agree(oddsOf(t, 'allies', 'defend a-line-1'), times);
  });
});

describe('what the odds know', () => {
  const asked = (change: (t: Given) => void) => {
    const t = firing({ 'a-line-1': 'L7', 'a-hanlon': 'L7' });
    change(t);
    return Object.fromEntries(oddsOf(t, 'axis', 'target L7'));
  };
  const usual = asked(() => undefined);

  it('is not the order of a pile, nor which cards the enemy holds', () => {
    const reordered = asked(({ state }) => {
      state.sides.axis.deck.pile.reverse();
      state.sides.allies.deck.pile.reverse();
    });
    const redealt = asked(({ state }) => {
      const { hand, deck } = state.sides.allies;
      const held = hand.splice(0);
      hand.push(...deck.pile.splice(0, held.length));
      deck.pile.push(...held);
    });
    expect([reordered, redealt]).toEqual([usual, usual]);
  });

  it('is what has been seen: discards of either side, and one’s own hand', () => {
    const high = (cards: readonly string[]) => cards.find((card) => cardCalled(card).white + cardCalled(card).coloured > 9) ?? '';
    const discarded = (side: 'axis' | 'allies') =>
      asked(({ state }) => {
        const { deck } = state.sides[side];
        const card = high(deck.pile);
        deck.pile = deck.pile.filter((other) => other !== card);
        deck.discards.push(card);
      });
    const drawn = asked(({ state }) => {
      const { deck, hand } = state.sides.axis;
      const card = high(deck.pile);
      deck.pile = deck.pile.filter((other) => other !== card);
      hand.push(card);
    });
    expect(discarded('axis')['any-broken']).toBeLessThan(usual['any-broken'] ?? 0);
    expect(discarded('allies')['any-broken']).toBeGreaterThan(usual['any-broken'] ?? 1);
    expect(drawn['any-broken']).toBeLessThan(usual['any-broken'] ?? 0);
  });
});
