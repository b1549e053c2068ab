/**
 * The number of legal lines to a small depth, from fixed positions with fixed dice. Only a deliberate change of the rules,
 * or of the figures of a theatre, may alter them: whoever changes a number here says in the commit which rule it was.
 */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../src/games/box.ts';
import { randomFrom } from '../src/kernel/dice.ts';
import type { Choice, GameState } from '../src/kernel/game.ts';
import { Match, type Position } from '../src/kernel/match.ts';
import { type AnyMatch, GAMES, playedFrom } from './games.ts';

const COUNTED = GAMES.flatMap(({ game, invariants: { counted = [] } }) => counted.map((each) => ({ id: game.id, game, ...each })));

function listOf(match: AnyMatch): Choice[] {
  return match.choices();
}

/** A game that is over is one line, however short. */
function linesFrom(game: AnyGame, position: Position<GameState, Choice>, depth: number): number {
  const match = Match.resume(game, position);
  const choices = listOf(match);
  if (!match.decision) return 1;
  if (depth === 1) return choices.length;
  let lines = 0;
  for (const choice of choices) {
    const next = Match.resume(game, position);
    next.choose(choice);
    lines += linesFrom(game, next.position(), depth - 1);
  }
  return lines;
}

describe('lines of play', () => {
  it.each(COUNTED)('$id: $title', ({ game, title, arrangement, choices = [], lines }) => {
    const from = playedFrom(game, arrangement, choices, randomFrom(title)).position();
    expect(lines.map((_, i) => linesFrom(game, from, i + 1))).toEqual(lines);
  });
});
