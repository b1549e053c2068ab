/** What the last step brought, with its dice, until the next choice is made. */
import { ResultRow, Results } from '../../../board/results.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { resultsWords } from '../../board-words.ts';
import type { Event } from '../vocabulary.ts';
import { diceOf } from './events.ts';

/** What a player would see anyway: on the map, on the tracks, or under his own hand. */
const PLAIN: ReadonlySet<string> = new Set<Event['type']>([
  'drew',
  'drew-cards',
  'revealed',
  'order-given',
  'order-ended',
  'activated',
  'turn-began',
  'moved',
  'advanced',
  'placed',
  'armed',
  'fortified',
  'reshuffled',
  'unsuppressed',
  'broke',
  'suppressed',
  'chit-opened',
  'chit-secret',
  'chit-drawn',
  'discarded',
]);

/** So many of them are read; what was before is in the log. */
const MOST = 6;

export function RecentResults({ recent, speaker }: { readonly recent: readonly Event[]; readonly speaker: Speaker }) {
  const results = recent.filter(({ type }) => !PLAIN.has(type)).slice(-MOST);
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
