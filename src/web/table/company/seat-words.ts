/** Who plays a seat, in a word. */
import type { Seat } from '../../../kernel/game.ts';
import type { SeatCard } from '../../../wire/wire.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { botName } from './bot-words.ts';

/** `here`: the seats whose people are connected, where that is known. */
export function noteOf({ seat, held, yours, bot }: SeatCard, speaker: Speaker, here?: readonly Seat[]): string {
  if (bot !== null) return botName(bot, speaker);
  if (yours) return speaker.say('company you');
  if (!held) return speaker.say('company free');
  if (!here) return speaker.say('company taken');
  return speaker.say(here.includes(seat) ? 'company here' : 'company away');
}
