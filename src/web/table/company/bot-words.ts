/** What scripted players are called, and what is said of how they play. One that nobody has words for goes by its id. */
import type { Speaker } from '../../../words/speaker.ts';

export function botName(bot: string, speaker: Speaker): string {
  return speaker.has(`company bot ${bot} name`) ? speaker.say(`company bot ${bot} name`) : bot;
}

export function botStrength(bot: string, speaker: Speaker): string | undefined {
  return speaker.has(`company bot ${bot} strength`) ? speaker.say(`company bot ${bot} strength`) : undefined;
}
