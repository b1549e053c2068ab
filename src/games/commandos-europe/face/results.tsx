/** What was not seen to happen, with its dice, until the next choice is made. */
import { ResultRow } from '../../../board/results.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { RecentResults } from '../../recent-results.tsx';
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

interface RecentProps {
  readonly unseen: readonly Event[];
  readonly speaker: Speaker;
  readonly calm: boolean;
}

export function Recent({ unseen, speaker, calm }: RecentProps) {
  const row = (event: Event) =>
    event.type === 'battle' ? (
      <li>
        <Battle battle={event} speaker={speaker} calm={calm} />
      </li>
    ) : (
      <ResultRow dice={diceIn(event)} text={speaker.event(event)} calm={calm} />
    );
  return <RecentResults unseen={unseen} results={RESULTS} speaker={speaker} row={row} />;
}

/** Dice of the squads are blue, those of the enemy orange. */
function diceIn(event: Event) {
  return diceOf(event).map(({ who, sides, faces }) => ({ label: '', sides, faces, tone: who === '' ? 1 : 0 }));
}
