/** The mission: what it is, where, what it takes and what it brings. */
import type { Speaker } from '../../../words/speaker.ts';
import { seen } from './seen.ts';

export function Aside({ view: anyView, speaker }: { readonly view: unknown; readonly speaker: Speaker }) {
  const { mission } = seen(anyView);
  return <p>{mission ? speaker.say('terminal mission', mission) : speaker.say('terminal no-mission')}</p>;
}
