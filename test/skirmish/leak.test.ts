/** What a seat can see, may choose and is advised is the same whatever it cannot see: positions from the middle of games, 50 re-deals each. */
import { describe, expect, it } from 'vitest';
import { searchBot } from '../../src/bots/bot.ts';
import { playRandom } from '../../src/bots/random.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { legalChoices, whyNot } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';
import { howMany } from '../how-many.ts';
import { skirmish } from './game.ts';
import { AMBUSH, DUEL, matchFrom, newMatch, play, portrait, type SkirmishMatch, TRIO } from './play.ts';
import { CARDS, choiceText, SIDES, type State } from './state.ts';

const POSITIONS = howMany({ test: 300, soak: 3000 });
const REDEALS = 50;
/** Choices, reasons, odds and advice are compared on the first so many. */
const ADVICE = 20;

function seenBy(seat: Seat | undefined, state: State): string {
  return JSON.stringify(skirmish.view(state, seat));
}

/** Everything that a seat is offered and advised here, if it is asked. */
function offeredTo(seat: Seat | undefined, state: State, { decision }: SkirmishMatch): string {
  if (seat === undefined || !decision?.seats.includes(seat)) return '';
  const { question } = decision;
  const choices = legalChoices(state, question, seat);
  const reasons = skirmish
    .intentions(state, seat, question)
    .map((wish) => [whyNot(state, question, wish, seat), skirmish.odds(state, seat, wish)]);
  const advice = skirmish.player.policy(state, seat, question, choices, randomFrom('advice'));
  return JSON.stringify({ choices, reasons, advice, score: skirmish.player.score(state, seat) });
}

/** Where every card lies that the seat cannot see. */
function hiddenFrom(seat: Seat | undefined, state: State): Map<string, string> {
  const places = new Map(state.deck.pile.map((card, i) => [card, `pile ${i}`]));
  for (const side of SIDES) {
    if (seat !== undefined && state.teams[side].includes(seat)) continue;
    for (const card of state.hands[side]) places.set(card, side);
  }
  return places;
}

function randomPosition(number: number): SkirmishMatch {
  const match = newMatch(`leak ${number}`, number % 2 === 0 ? DUEL : TRIO);
  const random = randomFrom(`leak choices ${number}`);
  playRandom(match, random, below(random, 100));
  return match;
}

describe('what a seat cannot see', () => {
  it(`makes no difference to what it knows, in ${POSITIONS} positions, and really moves`, () => {
    let decided = 0;
    let moving = 0;
    for (let number = 0; number < POSITIONS; number++) {
      const match = randomPosition(number);
      const { state } = match;
      const seats = [...state.teams.red, ...state.teams.blue, undefined];
      // Whoever is asked, in every second position; otherwise anybody, onlookers too.
      const seat = number % 4 < 2 ? match.decision?.seats[0] : seats[number % seats.length];
      if (seat !== undefined && match.decision?.seats.includes(seat)) decided++;
      const seen = seenBy(seat, state);
      const offered = offeredTo(seat, state, match);
      const hidden = hiddenFrom(seat, state);
      const places = new Map([...hidden].map(([card, place]) => [card, new Set([place])]));
      const dice = new Set([state.random.a]);
      const random = randomFrom(`re-deals ${number}`);
      for (let deal = 0; deal < REDEALS; deal++) {
        const other = skirmish.copy(state);
        skirmish.determinize(other, seat === undefined ? [] : [seat], random);
        if (seenBy(seat, other) !== seen) expect.fail(`position ${number}: ${seat} sees ${seenBy(seat, other)} instead of ${seen}`);
        if (deal < ADVICE && offeredTo(seat, other, match) !== offered)
          expect.fail(`position ${number}: ${seat} is offered or advised something else`);
        for (const [card, place] of hiddenFrom(seat, other)) places.get(card)?.add(place);
        dice.add(other.random.a);
      }
      // Where the last cards are all in one hand there is nowhere to go.
      const canMove = new Set(hidden.values()).size > 1;
      for (const [card, visited] of places) {
        if (canMove && visited.size < 2) expect.fail(`position ${number}: ${card} never moves`);
      }
      if (canMove) moving++;
      expect(dice.size, `position ${number}`).toBe(REDEALS + 1);
    }
    expect(decided).toBeGreaterThan(POSITIONS / 3);
    expect(moving).toBeGreaterThan(POSITIONS * 0.8);
  });

  it('includes both hands and the pile for an onlooker, and never a card that lies open', () => {
    const match = newMatch('onlooker');
    expect([...hiddenFrom(undefined, match.state).keys()].sort()).toEqual([...CARDS].sort());
    expect(JSON.stringify(skirmish.view(match.state, undefined))).not.toMatch(/"(march|fire)-\d+"/);
  });

  it('includes the group that the enemy is putting together', () => {
    const match = matchFrom(AMBUSH);
    play(match, ['red play march-1', 'red join red-b']);
    const random = randomFrom('groups');
    const groupsFor = (seat: Seat) => {
      const groups = new Set<string>();
      for (let deal = 0; deal < REDEALS; deal++) {
        const other = skirmish.copy(match.state);
        skirmish.determinize(other, [seat], random);
        groups.add(JSON.stringify(other.doing));
      }
      return groups.size;
    };
    expect(groupsFor('blue')).toBe(4);
    expect(groupsFor('red')).toBe(1);
  });
});

describe('a position re-dealt in the middle of a procedure', () => {
  it('plays on with the new cards to a proper end', () => {
    let midway = 0;
    for (let number = 0; number < 300; number++) {
      const match = randomPosition(number);
      const real = portrait(match);
      const seat = match.decision?.seats[0];
      const trial = Match.resume(skirmish, match.position(), {}, false);
      skirmish.determinize(trial.state, seat === undefined ? [] : [seat], randomFrom(`midway ${number}`));
      if (trial.state.doing.length > 0) midway++;
      playRandom(trial, randomFrom(`midway choices ${number}`));
      const cards = [...trial.state.hands.red, ...trial.state.hands.blue, ...trial.state.deck.pile, ...trial.state.deck.discards];
      expect(cards.sort()).toEqual([...CARDS].sort());
      expect(trial.outcome).toBeDefined();
      expect(portrait(match)).toBe(real);
    }
    expect(midway).toBeGreaterThan(100);
  });
});

describe('the searching bot', () => {
  it('chooses the same whatever the others really hold and whatever the dice would show', () => {
    const bot = searchBot({ iterations: 30, horizon: 10 });
    const chosen = (state: State) => {
      const match = new Match(skirmish, state);
      const { decision } = match;
      if (!decision) throw new Error('The game is over.');
      const seat = decision.seats[0] ?? '';
      return choiceText(bot.choose(match, seat, match.choices(seat), randomFrom('search')));
    };
    for (let number = 0; number < 10; number++) {
      const { checkpoint } = randomPosition(number).position();
      if (skirmish.outcome(checkpoint)) continue;
      const choices = new Set([chosen(skirmish.copy(checkpoint))]);
      for (let deal = 0; deal < 20; deal++) {
        const other = skirmish.copy(checkpoint);
        skirmish.determinize(other, other.teams[other.active].slice(0, 1), randomFrom(`others ${number} ${deal}`));
        choices.add(chosen(other));
      }
      expect([...choices]).toHaveLength(1);
    }
  });
});
