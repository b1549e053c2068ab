/** What the last step brought and nobody saw happen, with its dice, until the next choice is made. */
import type { Speaker } from '../../../words/speaker.ts';
import { RecentResults } from '../../recent-results.tsx';
import type { Event } from '../vocabulary.ts';
import { DiceTold } from './card/dice.tsx';

/** Rolls and what came of them; everything else is seen on the map and the tracks, and told in the log. */
const RESULTS: ReadonlySet<string> = new Set<Event['type']>([
  'rolled',
  'rerolled',
  'attack-total',
  'defended',
  'targeting',
  'accuracy',
  'rally-roll',
  'rout-roll',
  'melee-ended',
  'eliminated',
  'event',
  'sudden-death-passed',
]);

interface RecentProps {
  readonly unseen: readonly Event[];
  readonly speaker: Speaker;
}

export function Recent({ unseen, speaker }: RecentProps) {
  const row = (event: Event) => (
    <li className="result">
      <span className="result-dice">
        <DiceTold event={event} speaker={speaker} />
      </span>
      <span className="result-text">{speaker.event(event)}</span>
    </li>
  );
  return <RecentResults unseen={unseen} results={RESULTS} speaker={speaker} row={row} />;
}
