/** A game being played in the terminal, with whatever is needed to show it. */
import type { Bot } from '../bots/bot.ts';
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
  /** How many of the events told were there when a seat last read the news. */
  readonly read: Map<Seat, number>;
  /** At which version it was last saved, or the player last warned that it is not. */
  kept: number;
  over: boolean;
  /** Who plays the seats at which nobody sits. */
  readonly bots: ReadonlyMap<Seat, Bot>;
}

/** The seat that somebody here is asked to speak for; while nobody is, the first at which somebody sits. */
export function seatOf({ chronicle, bots }: Pick<Session, 'chronicle' | 'bots'>): Seat {
  const asked = chronicle.match.decision?.seats[0];
  if (asked !== undefined && !bots.has(asked)) return asked;
  const { setups } = chronicle.game;
  const seats = setups.find(({ id }) => id === chronicle.origin.setup.id)?.seats ?? [];
  return seats.find((seat) => !bots.has(seat)) ?? '';
}
