/** What was not seen to happen, with its dice, until the next choice is made. */
import { ResultRow, Results } from '../../../board/results.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { resultsWords } from '../../board-words.ts';
import type { Event } from '../vocabulary.ts';
import { Battle } from './battle.tsx';
import { diceOf } from './events.ts';

/** Rolls and what came of them; everything else is seen on the map, and told in the log. */
const RESULTS: ReadonlySet<string> = new Set<Event['type']>([
  'noise',
  'enemies-drawn',
  'battle',
  'casualties',
  'squad-eliminated',
  'leader-killed',
  'gear-lost',
  'accomplished',
  'enemies-withdrew',
  'suppressed',
  'not-suppressed',
]);

/** So many of them are read; what was before is in the log. */
const MOST = 4;

interface RecentResultsProps {
  readonly unseen: readonly Event[];
  readonly speaker: Speaker;
  readonly calm: boolean;
}

export function RecentResults({ unseen, speaker, calm }: RecentResultsProps) {
  const results = unseen.filter(({ type }) => RESULTS.has(type)).slice(-MOST);
  if (results.length === 0) return null;
  return (
    <Results heading={speaker.say('board results')} words={resultsWords(speaker)} occasion={unseen[0]}>
      {results.map((event, i) =>
        event.type === 'battle' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: results only follow each other
          <li key={i}>
            <Battle battle={event} speaker={speaker} calm={calm} />
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: results only follow each other
          <ResultRow key={i} dice={diceIn(event)} text={speaker.event(event)} calm={calm} />
        ),
      )}
    </Results>
  );
}

/** Dice of the squads are blue, those of the enemy orange. */
function diceIn(event: Event) {
  return diceOf(event).map(({ who, sides, faces }) => ({ label: '', sides, faces, tone: who === '' ? 1 : 0 }));
}
