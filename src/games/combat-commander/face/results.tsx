/** What the last step brought, with its dice, until the next choice is made. */
import { ResultRow, Results } from '../../../board/results.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { resultsWords } from '../../board-words.ts';
import type { Event } from '../vocabulary.ts';
import { diceOf } from './events.ts';

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

export function RecentResults({ recent, speaker }: { readonly recent: readonly Event[]; readonly speaker: Speaker }) {
  const results = recent.filter(({ type }) => RESULTS.has(type)).slice(-MOST);
  if (results.length === 0) return null;
  return (
    <Results heading={speaker.say('board results')} words={resultsWords(speaker)} occasion={recent[0]}>
      {results.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results only follow each other
        <ResultRow key={i} dice={diceIn(event, speaker)} text={speaker.event(event)} calm />
      ))}
    </Results>
  );
}

function diceIn(event: Event, speaker: Speaker) {
  return diceOf(event).map(({ who, sides, faces }) => ({
    label: speaker.name(who),
    sides,
    faces,
    tone: who === 'axis' ? 0 : 1,
  }));
}
