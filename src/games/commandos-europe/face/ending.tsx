/** What there is to tell of a war that is over: its level and its score. */
import type { StoryProps } from '../../face.ts';
import { seen } from './seen.ts';

export function Ending({ view: anyView, speaker }: StoryProps) {
  const view = seen(anyView);
  if (view.phase !== 'over') return null;
  return <p>{speaker.say('event over', { score: view.score, how: view.how })}</p>;
}
