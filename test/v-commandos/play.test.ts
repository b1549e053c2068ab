/** Whole games, by lot and by the scripted team: every piece is in its place, whatever is listed is legal, and each of them ends. */
import { describe, expect, it } from 'vitest';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import { below, randomFrom } from '../../src/kernel/dice.ts';
import { whyNot } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';
import { INVARIANTS } from './invariants.ts';

const EDITIONS = ['english', 'french'] as const;

/** The first thing that is wrong in a game; undefined where nothing is. */
function faultIn(setup: string, number: number, scripted: boolean): string | undefined {
  const options = { edition: EDITIONS[number % 2] ?? 'english', difficulty: number % 3 === 0 ? 'veteran' : 'standard' };
  const match = new Match(vCommandos, vCommandos.begin({ id: setup, options }, randomFrom(`game ${number}`)), {}, false);
  const random = randomFrom(`choices ${number}`);
  for (let made = 0; match.decision; made++) {
    const { seats, question } = match.decision;
    const seat = seats[below(random, seats.length)] ?? '';
    const choices = match.choices(seat);
    const texts = choices.map(vCommandos.choiceText);
    if (choices.length === 0) return `nothing to choose at ${question.asks}`;
    if (new Set(texts).size < texts.length) return `a choice twice at ${question.asks}`;
    const refused = choices.find((choice) => whyNot(match.state, question, choice, seat));
    if (refused) return `${vCommandos.choiceText(refused)} is listed and refused`;
    const fault = INVARIANTS.faultInPieces(match.state);
    if (fault) return fault;
    if (made > vCommandos.lab.longest) return 'without end';
    const choice = scripted
      ? vCommandos.player.policy(match.state, seat, question, choices, random)
      : choices[below(random, choices.length)];
    if (!choice) return 'no choice';
    match.choose(choice, seat);
  }
  return JSON.stringify(match.state).length > 8192 ? 'the state is too large' : undefined;
}

describe.each(vCommandos.setups.map(({ id }) => id))('games of %s', (setup) => {
  it.each([6, 7, 8, 9])('by lot, number %d', (number) => {
    expect(faultIn(setup, number, false)).toBeUndefined();
  });

  it.each([6, 7])('by the scripted team, number %d', (number) => {
    expect(faultIn(setup, number, true)).toBeUndefined();
  });
});
