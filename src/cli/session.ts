/** A game being played in the terminal, with whatever is needed to show it. */

import type { BotsBySeat } from '../bots/driver.ts';
import type { AnyChronicle, Terminal } from '../games/box.ts';
import type { Seat } from '../kernel/game.ts';
import type { Seated } from '../kernel/save.ts';
import { seatsOf } from '../kernel/setup.ts';
import { lookingFrom } from '../kernel/witness/sight.ts';
import type { Speaker } from '../words/speaker.ts';
import type { Desk } from './desk.ts';

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
  /** For whom, and at which Turn, the whole situation was last shown; empty where it has to be shown again. */
  shown: string;
  /** The questions that a seat lets go by unasked. */
  readonly muted: Set<string>;
  /** Whether the player has been told that a question can be muted. */
  knowsMute: boolean;
  /** Who plays the seats at which nobody sits. */
  readonly bots: BotsBySeat;
}

/** The seat that somebody here is asked to speak for; while nobody is, the first at which somebody sits. */
export function seatOf({ chronicle, bots }: Pick<Session, 'chronicle' | 'bots'>): Seat {
  return lookingFrom(chronicle, seatsHere({ chronicle, bots })) ?? '';
}

/** The seats that are played from here. */
export function seatsHere({ chronicle, bots }: Pick<Session, 'chronicle' | 'bots'>): readonly Seat[] {
  return allSeats(chronicle).filter((seat) => !bots.has(seat));
}

/** What a save remembers of who sits where; nothing where there is one seat only. */
export function seatedAt({ chronicle, bots }: Pick<Session, 'chronicle' | 'bots'>): Seated | undefined {
  if (allSeats(chronicle).length < 2) return undefined;
  const [bot] = bots.values();
  return bot ? { seat: seatsHere({ chronicle, bots })[0] ?? '', against: bot.id } : { seat: '' };
}

function allSeats({ game, origin }: AnyChronicle): readonly Seat[] {
  return seatsOf(game, origin.setup);
}
