import { describe, expect, it } from 'vitest';
import { BOTS, type Bot, hurried, randomBot, searchBot, sergeant } from '../../src/bots/bot.ts';
import { playRandom, randomChoice } from '../../src/bots/random.ts';
import { copyRandom, type Random, randomFrom } from '../../src/kernel/dice.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { Match } from '../../src/kernel/match.ts';
import { skirmish } from './game.ts';
import {
  AMBUSH,
  arranged,
  DUEL,
  INTO_THE_AMBUSH,
  matchFrom,
  newMatch,
  play,
  portrait,
  type Skirmish,
  type SkirmishMatch,
  TRIO,
} from './play.ts';
import { choiceText } from './state.ts';

function botChoice(bot: Bot, match: SkirmishMatch, random: Random): { text: string; seat: Seat } {
  if (!match.decision) throw new Error('The game is over.');
  const { seats } = match.decision;
  const seat = seats[0] ?? '';
  return { text: choiceText(bot.choose(match, seat, match.choices(seat), random)), seat };
}

/** Plays a game out and gives back its record. */
function botGame(bots: { red: Bot; blue: Bot }, seed: string, setup = DUEL) {
  const match = newMatch(seed, setup);
  const random = randomFrom(`bots ${seed}`);
  const lines: string[] = [];
  while (match.decision) {
    const side = match.decision.seats[0]?.startsWith('red') ? 'red' : 'blue';
    const { seat, text } = botChoice(bots[side], match, random);
    play(match, [`${seat} ${text}`]);
    lines.push(`${seat} ${text}`);
  }
  return { lines, winners: match.outcome?.winners ?? [] };
}

/** How many games `bot` wins, once from each side for every seed. */
function wins(bot: Bot, against: Bot, seeds: number): number {
  let won = 0;
  for (let seed = 0; seed < seeds; seed++) {
    if (botGame({ red: bot, blue: against }, `series ${seed}`).winners.includes('red')) won++;
    if (botGame({ red: against, blue: bot }, `series ${seed}`).winners.includes('blue')) won++;
  }
  return won;
}

const quickSearch = searchBot({ iterations: 40, horizon: 20 });

describe('bots', () => {
  it('are known by their ids', () => {
    expect(BOTS.map(({ id }) => id)).toEqual(['random', 'sergeant', 'search']);
  });

  it('look ahead no longer than they may, and choose in any case', () => {
    const match = newMatch('hurried');
    while (match.choices().length < 2) playRandom(match, randomFrom('to a choice'), 1);
    const choices = match.choices().map(choiceText);
    for (const longest of [0, 3]) {
      let looked = 0;
      const bot = hurried(searchBot({ iterations: 1_000_000, horizon: 20 }), () => looked++ >= longest);
      expect(choices).toContain(botChoice(bot, match, randomFrom('hurried')).text);
      expect(looked).toBe(longest + 1);
    }
    expect(hurried(sergeant, () => true)).toBe(sergeant);
  });

  it.each([randomBot, sergeant, quickSearch])(
    'choose what is legal, the same for the same dice, and leave the table as it was: $id',
    (bot) => {
      for (let number = 0; number < 15; number++) {
        const match = newMatch(`tidy ${number}`, number % 2 === 0 ? DUEL : TRIO);
        playRandom(match, randomFrom(`tidy choices ${number}`), 5 * number);
        if (!match.decision) continue;
        const before = portrait(match);
        const { text } = botChoice(bot, match, randomFrom(`tidy bot ${number}`));
        expect(match.choices().map(choiceText)).toContain(text);
        expect(botChoice(bot, match, randomFrom(`tidy bot ${number}`)).text).toBe(text);
        expect(portrait(match)).toBe(before);
      }
    },
  );

  it('play the same game for the same seed, and another for another', () => {
    const bots = { red: quickSearch, blue: sergeant };
    const { lines } = botGame(bots, 'repeat', TRIO);
    expect(botGame(bots, 'repeat', TRIO).lines).toEqual(lines);
    expect(botGame(bots, 'another', TRIO).lines).not.toEqual(lines);
  });
});

describe('the random bot', () => {
  it('chooses each equally often, and from its own dice', () => {
    const random = randomFrom('uniform');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const choice = randomChoice(['a', 'b', 'c', 'd', 'e', 'f'], random);
      counts.set(choice, (counts.get(choice) ?? 0) + 1);
    }
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(counts.size).toBe(6);
    expect(chiSquare).toBeLessThan(20.5);
    expect(random.news).toBe(0);
  });

  it('does not choose where there is nothing', () => {
    expect(() => randomChoice([], randomFrom('nothing'))).toThrow('nothing to choose from');
  });

  it('plays to the end, or as far as it is told', () => {
    const match = newMatch('end');
    expect(playRandom(match, randomFrom('end choices'), 7)).toBe(7);
    expect(match.decision).toBeDefined();
    expect(playRandom(match, randomFrom('end choices'))).toBeGreaterThan(20);
    expect(match.outcome).toBeDefined();
    expect(playRandom(match, randomFrom('end choices'))).toBe(0);
  });
});

describe('the sergeant', () => {
  it('does what the game’s script says', () => {
    const match = matchFrom(AMBUSH);
    play(match, INTO_THE_AMBUSH);
    expect(botChoice(sergeant, match, randomFrom('sergeant')).text).toBe('react fire-2');
  });

  it('beats random play clearly', () => {
    expect(wins(sergeant, randomBot, 50)).toBeGreaterThan(75);
  });
});

describe('the searching bot', () => {
  it('finds the step that wins', () => {
    const match = matchFrom({
      ...AMBUSH,
      turn: 19,
      squads: { 'red-a': 0, 'red-b': 5, 'blue-a': 5 },
      hands: { red: ['march-1', 'fire-1'], blue: [] },
    });
    play(match, ['red play march-1']);
    const plan: string[] = [];
    while (match.decision?.question.asks === 'group') {
      const { text } = botChoice(searchBot({ iterations: 300, horizon: 40 }), match, randomFrom('win'));
      plan.push(text);
      play(match, [`red ${text}`]);
    }
    expect(plan).toContain('join red-b');
  });

  it('draws from its own dice only', () => {
    const match = newMatch('own dice');
    const before = copyRandom(match.state.random);
    const random = randomFrom('its own');
    botChoice(quickSearch, match, random);
    expect(match.state.random).toEqual(before);
    expect(random).not.toEqual(randomFrom('its own'));
  });

  it('spends nothing where there is no choice', () => {
    const game: Skirmish = { ...skirmish, determinize: () => expect.fail('It searched.') };
    const match = new Match(game, arranged({ ...AMBUSH, hands: { red: ['march-1'], blue: ['march-3'] } }));
    play(match, INTO_THE_AMBUSH);
    expect(botChoice(quickSearch, match, randomFrom('single')).text).toBe('pass');
  });

  it('beats random play clearly, from either side', () => {
    expect(wins(quickSearch, randomBot, 10)).toBeGreaterThanOrEqual(17);
  });
});
