/** Twins and old copies: at least 100 games of each game, random and scripted, over all set-ups and options. */

import { describe, expect, it } from 'vitest';
import { type Bot, randomBot, sergeant } from '../src/bots/bot.ts';
import { randomChoice } from '../src/bots/random.ts';
import type { AnyGame } from '../src/games/box.ts';
import { Chronicle, type Stops, stopsWhereUseful } from '../src/kernel/chronicle.ts';
import { randomFrom } from '../src/kernel/dice.ts';
import type { Choice, GameState } from '../src/kernel/game.ts';
import { whyNot } from '../src/kernel/legality.ts';
import { readSave, replaySave, saveOf } from '../src/kernel/save.ts';
import { seatsOf } from '../src/kernel/setup.ts';
import { reasonOf } from '../src/lab/games.ts';
import { playWithTwin } from '../src/lab/twin.ts';
import { again, forLength, GAMES, matchOf, mixedChoice, numbers, ONLY, SLOW, setupNumber } from './games.ts';

const GAMES_BESIDE_TWINS = 120;
const LONG_GAMES_BESIDE_TWINS = 100;
const GAMES_WITH_COPIES = 60;
const LONG_GAMES_WITH_COPIES = 20;
/** A copy is kept of every so manieth position, and every so manieth wish is asked about there. */
const KEEPS = 5;
const WISHES = 41;

function botFor(number: number): Bot {
  return Math.floor(number / 2) % 2 === 0 ? randomBot : sergeant;
}

/** A failure is told with the line that shows it again. */
function orSay(game: AnyGame, number: number, play: () => void): void {
  try {
    play();
  } catch (error) {
    expect.fail(`${again('twin', game, number)}\n${reasonOf(error)}`);
  }
}

/** The same game once more at a table that keeps its history. */
function playAtTable(game: AnyGame, number: number, stops: Stops<GameState, Choice>) {
  const origin = { setup: setupNumber(game, number), seed: `twin/${number}`, salt: 'twin' };
  const table = new Chronicle(game, origin, stops);
  const random = randomFrom(`${origin.seed} bots`);
  while (table.match.decision) {
    const { seats } = table.match.decision;
    const seat = seats.length === 1 ? (seats[0] ?? '') : randomChoice(seats, random);
    const refused = table.choose(seat, botFor(number).choose(table.match, seat, table.choices(), random));
    if (refused) throw new Error(`A choice of the list was refused: ${refused.code}.`);
  }
  return table;
}

/** A save as a file would hold it, opened again and checked choice by choice. */
function checkSave(game: AnyGame, table: ReturnType<typeof playAtTable>): void {
  const read = readSave(JSON.stringify(saveOf(table)));
  if (!read.ok) throw new Error(`The save cannot be read: ${read.fault.code}.`);
  const opened = replaySave(game, read.value, { verify: true });
  if (!opened.ok) throw new Error(`The save cannot be opened: ${opened.fault.code}.`);
  const { chronicle, diverged } = opened.value;
  if (diverged) throw new Error(`The save diverges: ${diverged.code} ${JSON.stringify(diverged.figures)}.`);
  expect(JSON.stringify(chronicle.match.state)).toBe(JSON.stringify(table.match.state));
  expect(JSON.stringify(chronicle.told)).toBe(JSON.stringify(table.told));
  expect(chronicle.entries).toEqual(table.entries);
  expect(chronicle.match.outcome).toEqual(table.match.outcome);
  for (const seat of [...seatsOf(game, table.origin.setup), undefined]) {
    expect(JSON.stringify(game.view(chronicle.match.state, seat))).toBe(JSON.stringify(game.view(table.match.state, seat)));
  }
}

describe.each(GAMES)('$id', ({ game, invariants }) => {
  const besideTwins = forLength(invariants, GAMES_BESIDE_TWINS, LONG_GAMES_BESIDE_TWINS);
  const withCopies = forLength(invariants, GAMES_WITH_COPIES, LONG_GAMES_WITH_COPIES);

  it(`is the same game rebuilt after every choice, and opened from a save, ${besideTwins} times`, { timeout: SLOW }, () => {
    for (const number of numbers(game, besideTwins)) {
      orSay(game, number, () => {
        const decisions = playWithTwin(game, setupNumber(game, number), botFor(number), `twin/${number}`);
        const table = playAtTable(game, number, () => true);
        expect(table.entries.length).toBe(decisions);
        checkSave(game, table);
        if (number % 3 === 0) checkSave(game, playAtTable(game, number, stopsWhereUseful));
      });
    }
  });

  it(`never changes a copy, a view or a position once it is taken, in ${withCopies} games`, { timeout: SLOW }, () => {
    let kept = 0;
    for (const number of numbers(game, withCopies)) {
      orSay(game, number, () => {
        kept += playKeepingCopies(game, number);
      });
    }
    if (ONLY === undefined) expect(kept).toBeGreaterThan(withCopies * 10);
  });
});

/** Looks at everything along the way, keeps what it saw, and compares at the end. */
function playKeepingCopies(game: AnyGame, number: number): number {
  const match = matchOf(game, setupNumber(game, number), `copies/${number}`);
  const random = randomFrom(`copies/${number} bots`);
  const kept: { readonly what: string; readonly thing: unknown; readonly bytes: string }[] = [];
  const keep = (what: string, thing: unknown) => kept.push({ what, thing, bytes: JSON.stringify(thing) });
  for (let made = 0; match.decision; made++) {
    const { state, decision } = match;
    const { seats, question } = decision;
    const seat = randomChoice(seats, random);
    const choices = match.choices(seat);
    if (made % KEEPS === 0) {
      const before = JSON.stringify(state);
      keep(`copy ${made}`, game.copy(state));
      keep(`view ${made}`, game.view(state, seat));
      keep(`view from outside ${made}`, game.view(state, undefined));
      keep(`position ${made}`, match.position());
      keep(`choices ${made}`, choices);
      if (JSON.stringify(game.copy(state)) !== before) throw new Error(`Copy ${made} is not its original.`);
      for (const [i, wish] of match.intentions(seat).entries()) if (i % WISHES === made % WISHES) whyNot(state, question, wish, seat);
      for (const choice of choices) game.odds(state, seat, choice);
      game.player.score(state, seat);
      game.player.policy(state, seat, question, choices, randomFrom('advice'));
      if (JSON.stringify(state) !== before) throw new Error(`Looking at decision ${made} (${question.asks}) changed the state.`);
    }
    match.choose(mixedChoice(match, seat, choices, random, number % 4), seat);
  }
  for (const { what, thing, bytes } of kept) if (JSON.stringify(thing) !== bytes) throw new Error(`The ${what} has changed since.`);
  return kept.length;
}
