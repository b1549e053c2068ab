/** What an event says where it happened: of a quiet shot also that nobody has heard it. */
import type { Speaker } from '../../../words/speaker.ts';
import { WEAPONS } from '../content/terms.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';

export function wordsAfter(view: View, event: Event, speaker: Speaker): string {
  const words = speaker.event(event);
  if (event.type !== 'shot') return words;
  const { bell = true, eye = true } = WEAPONS[event.weapon] ?? {};
  if (bell || eye) return words;
  const level = view.levels.find(({ tiles }) => tiles.some(({ id }) => id === event.tile));
  return `${words} ${speaker.say(level?.alarm === 'silent' ? 'look after quiet-silent' : 'look after quiet')}`;
}
