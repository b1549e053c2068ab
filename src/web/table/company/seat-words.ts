/** Who plays a seat, in a word. */
import type { SeatCard } from '../../../wire/wire.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { botName } from './bot-words.ts';

export function noteOf({ held, yours, bot }: SeatCard, speaker: Speaker): string {
  if (bot !== null) return botName(bot, speaker);
  if (yours) return speaker.say('company you');
  return speaker.say(held ? 'company taken' : 'company free');
}
