/** What the last step brought and nobody has seen happen: a loss is told with the dice that caused it, everything else in its sentence. */
import { ResultRow, Results } from '../../../board/results.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { resultsWords } from '../../board-words.ts';
import type { Event } from '../vocabulary.ts';
import { diceOf, type Firing, firingsIn, isResult } from './events.ts';
import { FiringRow } from './firings.tsx';
import { toneOf } from './piece.tsx';

type Row = { readonly firing: Firing } | { readonly event: Event };

function rowsOf(events: readonly Event[]): readonly Row[] {
  const firings = firingsIn(events);
  return events.flatMap((event): Row[] => {
    if (!isResult(event)) return [];
    if (event.type === 'fired') return firings.filter(({ fired }) => fired === event).map((firing) => ({ firing }));
    return [{ event }];
  });
}

interface RecentResultsProps {
  readonly events: readonly Event[];
  readonly speaker: Speaker;
  readonly calm: boolean;
}

export function RecentResults({ events, speaker, calm }: RecentResultsProps) {
  const rows = rowsOf(events);
  if (rows.length === 0) return null;
  return (
    <Results heading={heading(events, speaker)} words={resultsWords(speaker)} occasion={events[0]}>
      {rows.map((row, i) =>
        'firing' in row ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: results only follow each other
          <FiringRow key={i} firing={row.firing} speaker={speaker} calm={calm} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: results only follow each other
          <ResultRow key={i} dice={diceIn(row.event, speaker)} text={speaker.event(row.event)} calm={calm} />
        ),
      )}
    </Results>
  );
}

function diceIn(event: Event, speaker: Speaker) {
  return diceOf(event).map(({ who, sides, faces }) => ({ label: speaker.name(who), sides, faces, tone: toneOf(who) }));
}

function heading(events: readonly Event[], speaker: Speaker): string {
  const ended = events.findLast((event) => event.type === 'battle-ended');
  if (ended?.type !== 'battle-ended') return speaker.say('board results');
  return speaker.say(`look results battle-${ended.won ? 'won' : 'lost'}`);
}
