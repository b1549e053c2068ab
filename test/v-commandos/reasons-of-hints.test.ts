/** Why the scripted team would choose what it chooses: said for every decision, in both languages, and from what players can see. */
import { describe, expect, it } from 'vitest';
import { ADVICE_CODES } from '../../src/games/v-commandos/bot/advice.ts';
import { because, reason } from '../../src/games/v-commandos/bot/reasons.ts';
import { policy } from '../../src/games/v-commandos/bot.ts';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import type { State } from '../../src/games/v-commandos/state.ts';
import { TEXTS } from '../../src/games/v-commandos/text/texts.ts';
import { type Choice, choiceText, type Event } from '../../src/games/v-commandos/vocabulary.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import type { Advice, Seat } from '../../src/kernel/game.ts';
import { Match } from '../../src/kernel/match.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES, sentencesIn } from '../../src/words/texts.ts';
import { arranged } from '../given.ts';
import { howMany } from '../how-many.ts';

type Played = Match<State, Choice, Event>;

const GAMES = howMany({ test: 80, soak: 800 });
const REDEALS = 12;
const SETUPS = vCommandos.setups.map(({ id }) => id);

const speakers = LANGUAGES.map((language) => new Speaker(language, ...TEXTS[language]));

/** Reasons that play seldom leads to, each with a position of its own: officers are shot far more often than stabbed. */
const SELDOM = [
  {
    code: 'knife-wanted',
    text: 'close-combat command-post-objective-1',
    position: {
      setup: 'quick/command-post',
      acting: 'scout',
      commandos: { scout: { at: 'command-post-6' } },
      levels: { 'command-post': { guards: { 'command-post-objective-1': 'german-officer' } } },
    },
  },
  {
    code: 'blow-up-enemies',
    text: 'blow-up streets-4',
    position: {
      setup: 'quick/streets',
      acting: 'scout',
      commandos: { scout: { at: 'streets-8' } },
      levels: { streets: { tiles: { 'streets-4': { enemies: { mp40: 8 }, charges: 1 } } } },
    },
  },
  {
    code: 'aim-soundest',
    text: 'aim streets-8',
    position: {
      setup: 'quick/streets',
      phase: 'shooting',
      commandos: { scout: { at: 'streets-8', visible: true }, medic: { at: 'streets-10', visible: true, wounds: 2 } },
      levels: { streets: { alarm: 'triggered', tiles: { 'streets-9': { enemies: { mauser: 1 } } } } },
    },
  },
  {
    code: 'come-up-silence',
    text: 'move sentry-walk-2',
    position: {
      setup: 'first-training',
      turn: 4,
      commandos: { scout: { since: 3, left: 'sentry-walk' }, sapper: { since: 3, left: 'sentry-walk' } },
      levels: { 'sentry-walk': { alarm: 'triggered', done: ['sentry-walk-objective-1'] } },
    },
  },
  {
    code: 'shot-bell',
    text: 'shoot stg44-1 sentry-walk-5',
    position: {
      setup: 'first-training',
      acting: 'scout',
      commandos: { scout: { at: 'sentry-walk-5', visible: true, points: 1, carries: ['stg44-1'] }, sapper: { at: 'sentry-walk-9' } },
      levels: {
        'sentry-walk': {
          alarm: 'triggered',
          done: ['sentry-walk-objective-1'],
          tiles: { 'sentry-walk-5': { enemies: { mauser: 2 } } },
        },
      },
    },
  },
  {
    code: 'make-way',
    text: 'leave-nest',
    position: {
      setup: 'quick/streets',
      phase: 'before-shooting',
      commandos: { scout: { at: 'streets-3', nest: true, visible: true }, medic: { at: 'streets-3', visible: true, wounds: 2 } },
      levels: { streets: { alarm: 'triggered', tiles: { 'streets-2': { enemies: { mauser: 1 } } } } },
    },
  },
  {
    code: 'give-point',
    text: 'order scout',
    position: {
      setup: 'quick/streets',
      phase: 'before-shooting',
      commandos: { officer: { side: 'blue', at: 'streets-4', saved: 1 }, scout: { at: 'streets-4' } },
      levels: { streets: {} },
    },
  },
];

interface Hint {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly choice: Choice;
  readonly advice: Advice;
}

/** Every second game with every sixth decision by lot, which leads where the scripted team would not go by itself. */
function play(number: number, listen: (match: Played, hint: Hint) => void): void {
  const id = SETUPS[number % SETUPS.length] ?? '';
  const match: Played = new Match(vCommandos, vCommandos.begin({ id, options: {} }, randomFrom(`hints ${number}`)), {}, false);
  const random = randomFrom(`hints ${number} players`);
  while (match.decision) {
    const { seats, question } = match.decision;
    const seat = seats[below(random, seats.length)] ?? '';
    const choices = match.choices(seat);
    const choice = policy(match.state, seat, question, choices, random);
    listen(match, { seat, choices, choice, advice: reason(match.state, seat, question, choice) });
    const byLot = number % 2 === 1 && below(random, 6) === 0 ? choices[below(random, choices.length)] : undefined;
    match.choose(byLot ?? choice, seat);
  }
}

describe('the reason of a hint', () => {
  it('is said for every decision, and every reason is given in play', () => {
    const given = new Set<string>();
    const said = new Set<string>();
    for (let number = 0; number < GAMES; number++) {
      play(number, (match, { choice, advice }) => {
        if (advice.code === 'another-way') expect.fail(`${match.decision?.question.asks}: ${choiceText(choice)} is what it would choose`);
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
    for (const { code } of SELDOM) given.add(code);
    expect(ADVICE_CODES.filter((code) => !given.has(code))).toEqual(['another-way']);
  });

  it.each(SELDOM)('$code is the reason where it should be', ({ code, position, text }) => {
    const match: Played = new Match(vCommandos, arranged(vCommandos, position), {}, false);
    if (!match.decision) throw new Error('Nobody is asked.');
    const { question } = match.decision;
    const choice = policy(match.state, 'commando-1', question, match.choices('commando-1'), randomFrom(code));
    expect(choiceText(choice)).toBe(text);
    expect(reason(match.state, 'commando-1', question, choice).code).toBe(code);
  });

  it('says of a trap door what was weighed: the way from there, and the chance to be hidden', () => {
    const below = { setup: 'second-training', commandos: { scout: {}, sapper: {} }, levels: { 'supply-post': {} } };
    const { state }: Played = new Match(vCommandos, arranged(vCommandos, below), {}, false);
    const { code, figures } =
      because(state, state.commandos[0] ?? expect.fail(), { kind: 'sneak', tile: 'supply-post-1' }) ?? expect.fail();
    expect(new Speaker('en', ...TEXTS.en).say(`advice ${code}`, figures)).toMatch(
      /Woods 1 is the best way up\. Steps to the nearest: 3; chance to come up hidden: 100 %\.$/,
    );
  });

  it('is not made up for a choice that the scripted team would not make', () => {
    let others = 0;
    play(3, ({ state, decision }, { choices, choice, seat }) => {
      const exit = choices.find(({ kind }) => kind === 'done');
      if (!exit || !decision || choice.kind === 'done' || choice.kind === 'save') return;
      expect(reason(state, seat, decision.question, exit).code).toBe('another-way');
      others++;
    });
    expect(others).toBeGreaterThan(10);
  });

  it(`is the same on ${REDEALS} re-deals of what nobody can see, and changes nothing`, () => {
    const random = randomFrom('re-deals');
    for (const number of [1, 2, 3]) {
      play(number, ({ state, decision }, { choice, seat, advice }) => {
        if (!decision || below(random, 20) > 0) return;
        const before = JSON.stringify(state);
        for (let deal = 0; deal < REDEALS; deal++) {
          const other = vCommandos.copy(state);
          vCommandos.determinize(other, [seat], random);
          expect(reason(other, seat, decision.question, choice)).toEqual(advice);
        }
        expect(JSON.stringify(state)).toBe(before);
      });
    }
  });

  it.each(LANGUAGES)('has a sentence for each code, and none for anything else (%s)', (language) => {
    const keys = [...sentencesIn(...TEXTS[language]).keys()].filter((key) => key.startsWith('advice '));
    expect([...new Set(keys.map((key) => key.split(' ')[1] ?? ''))].sort()).toEqual([...ADVICE_CODES].sort());
  });
});
