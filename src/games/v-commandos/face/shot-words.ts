/** What an event says where it happened: of a quiet shot also that nobody has heard it, of a turn how many there are. */
import type { Speaker } from '../../../words/speaker.ts';
import { WEAPONS } from '../content/terms.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';

export function wordsAfter(view: View, event: Event, speaker: Speaker): string {
  if (event.type === 'turn-began') return turnWords(view, event.turn, speaker);
  const words = speaker.event(event);
  if (event.type !== 'shot') return words;
  const { bell = true, eye = true } = WEAPONS[event.weapon] ?? {};
  if (bell || eye) return words;
  const level = view.levels.find(({ tiles }) => tiles.some(({ id }) => id === event.tile));
  return `${words} ${speaker.say(level?.alarm === 'silent' ? 'look after quiet-silent' : 'look after quiet')}`;
}

/** Where the enemy has no phase nobody sees him do anything: that is said. */
function turnWords(view: View, turn: number, speaker: Speaker): string {
  const enemies = view.levels.length === 0 || view.levels.some(({ id }) => levelCard(view, id).training.enemies) ? 'moves' : 'stay';
  const time = timeOf(view, turn);
  return speaker.say(time.turns > 0 ? 'look turn-of' : 'look turn', { ...time, enemies });
}

/** 11.5 The turn as the level counts it that must be done first, and how many it has; 0 where there is no limit. */
export function timeOf(view: View, turn: number): { readonly turn: number; readonly turns: number } {
  const limited = view.levels.flatMap(({ id, since }) => {
    const { turns } = levelCard(view, id);
    return turns > 0 ? [{ turn: turn - since + 1, turns }] : [];
  });
  return limited.toSorted((a, b) => a.turns - a.turn - (b.turns - b.turn))[0] ?? { turn, turns: 0 };
}
