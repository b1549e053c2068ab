/** Whoever has played as he liked and then asks for advice gets something he can do, and it leads on. */
import { expect, it } from 'vitest';
import { randomChoice } from '../../src/bots/random.ts';
import { commandosEurope } from '../../src/games/commandos-europe/game.ts';
import { SEAT } from '../../src/games/commandos-europe/state.ts';
import { below, type Random, randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { howMany } from '../how-many.ts';

const SETUPS = ['first-raid', 'norway', 'north-africa', 'normandy', 'continent', 'war'];
const GAMES = howMany({ test: 60, soak: 300 });
/** More choices than these no turn takes, however many squads there are and whatever they load. */
const MOST_IN_A_TURN = 150;

function begun(game: number) {
  const setup = { id: SETUPS[game % SETUPS.length] ?? '', options: {} };
  return new Match(commandosEurope, commandosEurope.begin(setup, randomFrom(`liked ${game}`)), {}, false);
}

/** What ends a mission, a map or the war at once: with these there would be little to ask about. */
const ENDS: ReadonlySet<string> = new Set(['forfeit', 'end-map', 'end-war']);

function liked(match: ReturnType<typeof begun>, random: Random) {
  const all = match.choices(SEAT);
  const some = all.filter(({ kind }) => !ENDS.has(kind));
  return randomChoice(some.length > 0 ? some : all, random);
}

function adviceAt(match: ReturnType<typeof begun>, what: string) {
  const { decision } = match;
  if (!decision) throw new Error('nobody is asked');
  const choices = match.choices(SEAT);
  const choice = commandosEurope.player.policy(match.state, SEAT, decision.question, choices, randomFrom(what));
  const text = commandosEurope.choiceText(choice);
  if (!choices.some((each) => commandosEurope.choiceText(each) === text)) throw new Error(`${what}: ${text} is not possible`);
  return choice;
}

it('at every question of games that are played at random', () => {
  let asked = 0;
  for (let game = 0; game < GAMES; game++) {
    const match = begun(game);
    const random = randomFrom(`at random ${game}`);
    for (let step = 0; match.decision && step < 400; step++) {
      adviceAt(match, `game ${game}, step ${step}, ${match.decision.question.asks}`);
      match.choose(liked(match, random), SEAT);
      asked++;
    }
  }
  expect(asked).toBeGreaterThan(GAMES * 100);
});

it('and where it is taken again and again, the turn comes to its end', () => {
  for (let game = 0; game < GAMES; game++) {
    const match = begun(game);
    const random = randomFrom(`then advised ${game}`);
    // half of the time as one likes, until it is asked for good
    const alone = 40 * (game % 25);
    let since = 0;
    for (let step = 0, turn = match.state.turn; match.decision && step < alone + 400; step++) {
      const isLiked = step < alone && below(random, 2) === 0;
      const what = `game ${game}, step ${step}, turn ${turn}, ${match.decision.question.asks}`;
      match.choose(isLiked ? liked(match, random) : adviceAt(match, what), SEAT);
      since = match.state.turn === turn && step >= alone ? since + 1 : 0;
      turn = match.state.turn;
      if (since > MOST_IN_A_TURN) throw new Error(`${what}: the turn does not end`);
    }
  }
});
