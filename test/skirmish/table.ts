/** Where tests of the history sit down: the table of a game of Skirmish, and what is said at it. */
import { Chronicle } from '../../src/kernel/chronicle.ts';
import type { Refusal } from '../../src/kernel/game.ts';
import { DUEL, gameFrom, spoken } from './play.ts';
import type { Choice, Event, State } from './state.ts';

export type SkirmishChronicle = Chronicle<State, Choice, Event>;

export const ORIGIN = { setup: DUEL, seed: 'seed', salt: 'salt' };

export function chronicleFrom(arrangement: unknown, dice: readonly number[] = []): SkirmishChronicle {
  return new Chronicle(gameFrom(arrangement, dice), ORIGIN);
}

/** Says what is played; gives back the first refusal. */
export function say(chronicle: SkirmishChronicle, lines: readonly string[]): Refusal | undefined {
  for (const line of lines) {
    const { seat, choice } = spoken(line);
    const reason = chronicle.choose(seat, choice);
    if (reason) return reason;
  }
  return undefined;
}
