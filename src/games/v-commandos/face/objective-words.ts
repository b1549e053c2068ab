/** What is to be done at an objective, and what it takes. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Level } from '../content/level.ts';

/** `where` are the sentences for it: beside the token, or on a card that also names the tile. */
export function objectiveWords(where: string, objective: Level['objectives'][number], speaker: Speaker, tile?: string): string {
  const { do: task } = objective;
  if (task !== 'interact') return asSentence(speaker.say(`${where} objective`, { tile, task }), speaker);
  const count = 'points' in objective ? objective.points : 0;
  const item = 'item' in objective ? objective.item : undefined;
  return speaker.say(`${where} interact${item === undefined ? '' : '-item'}`, { tile, count, item });
}

const asSentence = (words: string, { language }: Speaker): string => words.charAt(0).toLocaleUpperCase(language) + words.slice(1);

/** On a card: where, what, and what it takes. */
export function objectiveOn(level: Level, objective: Level['objectives'][number], speaker: Speaker): string {
  return objectiveWords('drawn', objective, speaker, level.tiles[objective.tile]?.id ?? '');
}
