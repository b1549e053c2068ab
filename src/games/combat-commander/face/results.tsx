/** What the last step brought and nobody saw happen, with its dice, until the next choice is made. */
import { Results } from '../../../board/results.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { resultsWords } from '../../board-words.ts';
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

/** So many of them are read; what was before is in the log. */
const MOST = 4;

interface RecentResultsProps {
  /** What was skipped, or shown at once: whatever was played out before one's eyes is in the log. */
  readonly unseen: readonly Event[];
  readonly speaker: Speaker;
}

export function RecentResults({ unseen, speaker }: RecentResultsProps) {
  const results = unseen.filter(({ type }) => RESULTS.has(type)).slice(-MOST);
  if (results.length === 0) return null;
  return (
    <Results heading={speaker.say('board results')} words={resultsWords(speaker)} occasion={unseen[0]}>
      {results.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results only follow each other
        <li key={i} className="result">
          <span className="result-dice">
            <DiceTold event={event} speaker={speaker} />
          </span>
          <span className="result-text">{speaker.event(event)}</span>
        </li>
      ))}
    </Results>
  );
}
