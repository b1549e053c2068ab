/** A weapon in a few words: its dice, and what using it gives away. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Weapon } from '../content/terms.ts';

export function weaponWords({ dice, eye, bell, overheats }: Weapon, speaker: Speaker): string {
  const say = (key: string, figures: object = {}) => speaker.say(`look weapon ${key}`, figures);
  return [
    say('dice', { count: dice }),
    ...(bell ? [say('bell')] : []),
    ...(eye ? [say('eye')] : []),
    ...(bell || eye ? [] : [say('quiet')]),
    ...(overheats ? [say('hot')] : []),
  ].join(', ');
}
