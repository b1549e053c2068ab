/** Coverage by play: random and scripted games until everything in the game has occurred; what never does fails with its name. */
import { describe, expect, it } from 'vitest';
import { randomChoice } from '../src/bots/random.ts';
import type { AnyGame } from '../src/games/box.ts';
import { below, type Random, randomFrom } from '../src/kernel/dice.ts';
import type { Choice, GameEvent } from '../src/kernel/game.ts';
import { legalChoices } from '../src/kernel/legality.ts';
import { Match } from '../src/kernel/match.ts';
import { type AnyInvariants, type AnyMatch, GAMES, mixedChoice, SLOW, setupNumber, usualSetup, vocabulary } from './games.ts';

const GAMES_AT_MOST = 4000;

/** The vocabulary, the set-ups and options, and whatever else the game itself names. */
function everything(game: AnyGame, { content, seldom = [] }: AnyInvariants): string[] {
  return [
    ...vocabulary(game, 'ask').map((asks) => `question ${asks}`),
    ...vocabulary(game, 'choice').map((kind) => `choice ${kind}`),
    ...vocabulary(game, 'event').map((type) => `event ${type}`),
    ...vocabulary(game, 'outcome').map((how) => `outcome ${how}`),
    ...game.setups.map(({ id }) => `set-up ${id}`),
    ...game.options.flatMap(({ id, values }) => values.map((value) => `option ${id}=${value}`)),
    ...content,
  ].filter((what) => !seldom.includes(what));
}

/** Mostly of the kind that was chosen least often so far from this set-up; now and then by lot. */
function curiousChoice(choices: readonly Choice[], random: Random, times: (choice: Choice) => number): Choice {
  if (below(random, 3) === 0) return randomChoice(choices, random);
  const least = Math.min(...choices.map(times));
  return randomChoice(
    choices.filter((choice) => times(choice) === least),
    random,
  );
}

/** Plays game so and so and crosses off what occurs in it. Every third set-up is played with its usual options. */
function playCrossingOff(
  game: AnyGame,
  invariants: AnyInvariants,
  number: number,
  missing: Set<string>,
  chosen: Map<string, number>,
): void {
  const lot = setupNumber(game, number);
  const setup = number % 3 === 0 ? usualSetup(game, lot.id) : lot;
  missing.delete(`set-up ${setup.id}`);
  for (const [option, value] of Object.entries(setup.options)) missing.delete(`option ${option}=${value}`);
  const state = game.begin(setup, randomFrom(`coverage/${number}`));
  const tell = (event: GameEvent) => {
    missing.delete(`event ${event.type}`);
    for (const what of invariants.occursByEvent(state, event)) missing.delete(what);
  };
  const match: AnyMatch = new Match(game, state, { tell }, false);
  const random = randomFrom(`coverage/${number} bots`);
  const times = ({ kind }: Choice) => chosen.get(`${setup.id} ${kind}`) ?? 0;
  while (match.decision) {
    const { seats, question } = match.decision;
    const seat = randomChoice(seats, random);
    const choices = legalChoices(state, question);
    // Scripted, mixed, random and curious players by turns, each over all set-ups.
    const player = Math.floor(number / game.setups.length) % 4;
    const choice = player === 3 ? curiousChoice(choices, random, times) : mixedChoice(match, seat, choices, random, 3 - player);
    chosen.set(`${setup.id} ${choice.kind}`, times(choice) + 1);
    missing.delete(`question ${question.asks}`);
    missing.delete(`choice ${choice.kind}`);
    for (const what of invariants.occursByChoice(state, choice)) missing.delete(what);
    match.choose(choice, seat);
  }
  missing.delete(`outcome ${match.outcome?.how}`);
}

describe.each(GAMES)('everything in $id', ({ game, invariants }) => {
  it('occurs in play', { timeout: SLOW }, () => {
    const all = everything(game, invariants);
    expect(all.length).toBeGreaterThan(0);
    const missing = new Set(all);
    const chosen = new Map<string, number>();
    let played = 0;
    for (; played < GAMES_AT_MOST && missing.size > 0; played++) playCrossingOff(game, invariants, played, missing, chosen);
    expect([...missing], `never occurred in ${played} games`).toEqual([]);
  });
});
