/** A game being played in the terminal, with whatever is needed to show it. */
import type { Terminal } from '../games/box.ts';
import type { Chronicle } from '../kernel/chronicle.ts';
import type { Choice, GameEvent, GameState, Seat } from '../kernel/game.ts';
import type { Speaker } from '../words/speaker.ts';
import type { Desk } from './desk.ts';

export type AnyChronicle = Chronicle<GameState, Choice, GameEvent>;

export interface Session {
  readonly chronicle: AnyChronicle;
  readonly speaker: Speaker;
  readonly desk: Desk;
  readonly terminal: Terminal;
  /** How many events the player has read. */
  read: number;
  /** At which version it was last saved, or the player last warned that it is not. */
  kept: number;
  over: boolean;
}

/** The seat whose turn it is to speak; after the end, the first. */
export function seatOf({ chronicle }: Session): Seat {
  const { setups } = chronicle.game;
  return chronicle.match.decision?.seats[0] ?? setups.find(({ id }) => id === chronicle.origin.setup.id)?.seats[0] ?? '';
}
