import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { commandosEurope } from '../game.ts';
import { SEAT } from '../state.ts';
import type { Event } from '../vocabulary.ts';
import { reason } from './reasons.ts';

/** How often the sergeant fled from each mission, and why he forfeited. */
function played(id: string, seed: string) {
  const fled: number[] = [];
  const why = new Set<string>();
  const tell = ({ type }: Event) => {
    if (type === 'mission-drawn') fled.push(0);
    if (type === 'escaped') fled.push((fled.pop() ?? 0) + 1);
  };
  const match = new Match(commandosEurope, commandosEurope.begin({ id, options: {} }, randomFrom(seed)), { tell }, false);
  while (match.decision) {
    const { question } = match.decision;
    const choice = commandosEurope.player.policy(match.state, SEAT, question, match.choices(SEAT), match.state.random);
    if (choice.kind === 'forfeit') why.add(reason(match.state, SEAT, question, choice).code);
    match.choose(choice, SEAT);
  }
  return { fled, why };
}

/** Turns that a mission is gone for again and again. */
const PATIENCE = 12;

describe('whoever is heard again and again', () => {
  it('has enough of it one day, and says so', () => {
    const games = Array.from({ length: 6 }, (_, i) => played('norway', `enough ${i}`));
    expect(Math.max(...games.flatMap(({ fled }) => fled))).toBeGreaterThan(3);
    expect(Math.max(...games.flatMap(({ fled }) => fled))).toBeLessThanOrEqual(PATIENCE);
    expect(games.some(({ why }) => why.has('given-up'))).toBe(true);
  });

  it('does not flee from a lighthouse 47 times', () => {
    expect(Math.max(...played('war', 'look 5').fled)).toBeLessThanOrEqual(PATIENCE);
  });
});
