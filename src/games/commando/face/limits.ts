/** What a mission does not allow, and what it makes harder. */
import type { Speaker } from '../../../words/speaker.ts';
import { missionOf } from '../content/theatres.ts';
import type { View } from '../view.ts';

export function limitsOf(view: View, speaker: Speaker): readonly string[] {
  const { stacking, barred } = missionOf(view);
  const won = view.campaign?.won.length ?? 0;
  return [
    speaker.say('look mission stacking', { limit: stacking }),
    ...(barred.length > 0 ? [speaker.say('look mission barred', { spaces: barred })] : []),
    ...(won > 0 ? [speaker.say('look mission extra', { count: won })] : []),
  ];
}
