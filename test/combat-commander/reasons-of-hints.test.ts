/** Why the scripted player would choose what it chooses: said for every decision, in both languages, and from what the seat can see. */
import { describe, expect, it } from 'vitest';
import { ADVICE_CODES } from '../../src/games/combat-commander/bot/advice.ts';
import { reason } from '../../src/games/combat-commander/bot/reasons.ts';
import { policy } from '../../src/games/combat-commander/bot.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import type { State } from '../../src/games/combat-commander/state.ts';
import { TEXTS } from '../../src/games/combat-commander/text/texts.ts';
import { type Choice, choiceText, type Event } from '../../src/games/combat-commander/vocabulary.ts';
import { below, type Random, randomFrom } from '../../src/kernel/dice.ts';
import type { Advice, Seat } from '../../src/kernel/game.ts';
import { legalChoices } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES, sentencesIn } from '../../src/words/texts.ts';
import { howMany } from '../how-many.ts';

type Played = Match<State, Choice, Event>;

const GAMES = howMany({ test: 10, soak: 400 });
const POSITIONS = howMany({ test: 20, soak: 400 });
const REDEALS = 12;
const SETUPS = combatCommander.setups.map(({ id }) => id);

const speakers = LANGUAGES.map((language) => new Speaker(language, ...TEXTS[language]));

interface Hint {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly choice: Choice;
  advice(): Advice;
}

function hint({ state, decision }: Played, random: Random): Hint {
  const seat = decision?.seats[0];
  if (!decision || seat === undefined) throw new Error('The game is over.');
  const choices = legalChoices(state, decision.question, seat);
  const choice = policy(state, seat, decision.question, choices, random);
  return { seat, choices, choice, advice: () => reason(state, seat, decision.question, choice) };
}

/** Every second game with every sixth decision by lot, which leads where the scripted player would not go by itself. */
function play(number: number, most: number, listen: (match: Played, hint: Hint) => void = () => {}): Played {
  const id = SETUPS[number % SETUPS.length] ?? '';
  const match: Played = new Match(combatCommander, combatCommander.begin({ id, options: {} }, randomFrom(`hints ${number}`)), {}, false);
  const random = randomFrom(`hints ${number} players`);
  for (let made = 0; match.decision && made < most; made++) {
    const given = hint(match, random);
    listen(match, given);
    const byLot = number % 2 === 1 && below(random, 6) === 0 ? given.choices[below(random, given.choices.length)] : undefined;
    match.choose(byLot ?? given.choice, given.seat);
  }
  return match;
}

describe('the reason of a hint', () => {
  it('is said for every decision, and names what was weighed', () => {
    const given = new Set<string>();
    const said = new Set<string>();
    const idle = new Set<string>();
    for (let number = 0; number < GAMES; number++) {
      play(number, combatCommander.lab.longest, (match, { choice, advice: why }) => {
        const advice = why();
        const { asks } = match.decision?.question ?? { asks: '' };
        if (advice.code === 'another-way') expect.fail(`${asks}: ${choiceText(choice)} is what it would choose`);
        if (advice.code === 'no-better') idle.add(`${asks} ${choice.kind}`);
        given.add(advice.code);
        const key = JSON.stringify(advice);
        if (said.has(key)) return;
        said.add(key);
        for (const speaker of speakers) {
          const sentence = speaker.say(`advice ${advice.code}`, advice.figures);
          if (/\{\{|undefined|\[object|Infinity|NaN/.test(sentence)) expect.fail(`${key}: ${sentence}`);
        }
      });
    }
    for (const speaker of speakers) expect([...speaker.missing], speaker.language).toEqual([]);
    // Nothing is weighed where doubles break one of several weapons.
    expect([...idle].filter((what) => what !== 'jam jam').sort()).toEqual([]);
    expect(given.size).toBeGreaterThan(75);
  });

  it('is not made up for a choice that the scripted player would not make', () => {
    let others = 0;
    play(2, 200, ({ state, decision }, { choices, choice, seat }) => {
      const other = choices.find((each) => choiceText(each) !== choiceText(choice));
      if (!other || !decision || decision.question.asks === 'set-up-hex') return;
      expect(reason(state, seat, decision.question, other).code).toBe('another-way');
      others++;
    });
    expect(others).toBeGreaterThan(50);
  });

  it(`is the same on ${REDEALS} re-deals of what the seat cannot see`, () => {
    for (let number = 0; number < POSITIONS; number++) {
      const match = play(number, 20 + below(randomFrom(`depth ${number}`), 500));
      if (!match.decision) continue;
      const { question } = match.decision;
      const { choice, advice, seat } = hint(match, randomFrom(''));
      const told = advice();
      const random = randomFrom(`re-deals ${number}`);
      for (let deal = 0; deal < REDEALS; deal++) {
        const other = combatCommander.copy(match.state);
        combatCommander.determinize(other, [seat], random);
        expect(reason(other, seat, question, choice), `game ${number}, ${question.asks}`).toEqual(told);
      }
    }
  });

  it('does not change the state', () => {
    play(3, 400, ({ state, decision }, { choice, seat }) => {
      const before = JSON.stringify(state);
      if (decision) reason(state, seat, decision.question, choice);
      if (JSON.stringify(state) !== before) expect.fail(decision?.question.asks ?? '');
    });
  });

  it.each(LANGUAGES)('has a sentence for each code, and none for anything else (%s)', (language) => {
    const keys = [...sentencesIn(...TEXTS[language]).keys()].filter((key) => key.startsWith('advice '));
    expect([...new Set(keys.map((key) => key.split(' ')[1] ?? ''))].sort()).toEqual([...ADVICE_CODES].sort());
  });
});
