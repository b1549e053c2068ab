/**
 * The second scripted player answers whatever is asked, by what its seat knows, as test/play.test.ts shows
 * of the first; how often they win is measured in a soak.
 */
import { describe, expect, it } from 'vitest';
import { randomChoice } from '../../src/bots/random.ts';
import { flipbot } from '../../src/games/combat-commander/bot/flipbot.ts';
import { policy } from '../../src/games/combat-commander/bot.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import type { State } from '../../src/games/combat-commander/state.ts';
import { type Choice, choiceText, type Event, type Question } from '../../src/games/combat-commander/vocabulary.ts';
import { below, type Random, randomFrom } from '../../src/kernel/dice.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { legalChoices, whyNot } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';
import { howMany } from '../how-many.ts';

type Player = (state: State, seat: Seat, question: Question, choices: readonly Choice[], random: Random) => Choice;

const POSITIONS = howMany({ test: 10, soak: 300 });
const SCENARIOS = combatCommander.setups.map(({ id }) => id);

const byLot: Player = (_state, _seat, _question, choices, random) => randomChoice(choices, random);

function matchOf(id: string, seed: string): Match<State, Choice, Event> {
  return new Match(combatCommander, combatCommander.begin({ id, options: {} }, randomFrom(seed)), {}, false);
}

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly question: Question;
  readonly choices: readonly Choice[];
}

/** Plays on until the game is over, or until somebody has seen enough. */
function play(
  match: Match<State, Choice, Event>,
  playerOf: (seat: Seat) => Player,
  random: Random,
  look?: (asked: Asked) => boolean,
): void {
  for (let made = 0; match.decision && made < combatCommander.lab.longest; made++) {
    const { state, decision } = match;
    const { seats, question } = decision;
    const seat = seats[0] ?? '';
    const choices = legalChoices(state, question, seat);
    if (look && !look({ state, seat, question, choices })) return;
    match.choose(playerOf(seat)(state, seat, question, choices, random), seat);
  }
}

describe('the scripted players of Combat Commander', () => {
  it('flipbot answers legally whatever is asked', () => {
    for (const id of SCENARIOS) {
      const random = randomFrom(`legal ${id}`);
      // By lot on one side, so that it gets into positions that it would not choose.
      play(
        matchOf(id, `legal ${id}`),
        (seat) => (seat === 'axis' ? byLot : flipbot),
        random,
        ({ state, seat, question, choices }) => {
          const before = JSON.stringify(state);
          const choice = flipbot(state, seat, question, choices, randomFrom('legal'));
          expect(whyNot(state, question, choice, seat), `${question.asks}: ${choiceText(choice)}`).toBeUndefined();
          expect(JSON.stringify(state) === before, `${question.asks} leaves the position as it was`).toBe(true);
          return true;
        },
      );
    }
  });

  it('flipbot chooses the same whatever it cannot see', () => {
    const text = ({ state, seat, question }: Asked) =>
      choiceText(flipbot(state, seat, question, legalChoices(state, question, seat), randomFrom('advice')));
    for (let position = 0; position < POSITIONS; position++) {
      const id = SCENARIOS[position % SCENARIOS.length] ?? '';
      let left = 40 + below(randomFrom(`depth ${position}`), 400);
      const bystander = position % 2 === 0 ? flipbot : byLot;
      play(
        matchOf(id, `leak ${position}`),
        (seat) => (seat === 'axis' ? flipbot : bystander),
        randomFrom(`leak ${position}`),
        (asked) => {
          if (left-- > 0) return true;
          const before = text(asked);
          for (let redeal = 0; redeal < 12; redeal++) {
            const state = combatCommander.copy(asked.state);
            combatCommander.determinize(state, [asked.seat], randomFrom(`redeal ${position} ${redeal}`));
            expect(text({ ...asked, state }), `${id} ${position} at ${asked.question.asks}`).toBe(before);
          }
          return false;
        },
      );
    }
  });

  it('the sergeant remembers nothing that matters', () => {
    const afresh: Player = (state, ...rest) => policy(combatCommander.copy(state), ...rest);
    for (const id of SCENARIOS) {
      const [live = [], copied = []] = [policy, afresh].map((player) => {
        const chosen: string[] = [];
        const noting: Player = (...asked) => {
          const choice = player(...asked);
          chosen.push(choiceText(choice));
          return choice;
        };
        play(matchOf(id, `memory ${id}`), () => noting, randomFrom('memory'));
        return chosen;
      });
      const parting = live.findIndex((choice, i) => choice !== copied[i]);
      expect(parting, `${id}: ${live[parting]} or ${copied[parting]}`).toBe(-1);
      expect(copied.length, id).toBe(live.length);
    }
  });
});
