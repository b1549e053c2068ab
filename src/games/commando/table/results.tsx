/** What the last step brought, with its dice, until the next choice is made. */
import { useState } from 'react';
import { Dice } from '../../../board/dice.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import type { Event } from '../vocabulary.ts';
import { diceOf, type Firing, firingsIn, isResult } from './events.ts';
import { FiringRow } from './firings.tsx';
import './results.css';

type Row = { readonly firing: Firing } | { readonly event: Event };

/** A loss is told with the dice that caused it. */
function rowsOf(events: readonly Event[]): readonly Row[] {
  const firings = firingsIn(events);
  return events.flatMap((event): Row[] => {
    if (!isResult(event)) return [];
    if (event.type === 'fired') return firings.filter(({ fired }) => fired === event).map((firing) => ({ firing }));
    return [{ event }];
  });
}

interface ResultsProps {
  readonly recent: readonly Event[];
  readonly speaker: Speaker;
  readonly calm: boolean;
}

export function Results({ recent, speaker, calm }: ResultsProps) {
  const [closed, setClosed] = useState<Event>();
  const rows = rowsOf(recent);
  const [first] = recent;
  if (rows.length === 0 || !first) return null;
  if (closed === first) {
    return (
      <button type="button" className="results-open" onClick={() => setClosed(undefined)}>
        {speaker.say('look open-results')}
      </button>
    );
  }
  return (
    <section className="results" aria-label={heading(recent, speaker)}>
      <header className="results-head">
        <h3>{heading(recent, speaker)}</h3>
        <button type="button" className="results-close" aria-label={speaker.say('look close')} onClick={() => setClosed(first)}>
          ×
        </button>
      </header>
      <ul className="results-list">
        {rows.map((row, i) =>
          'firing' in row ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: results only follow each other
            <FiringRow key={i} firing={row.firing} speaker={speaker} calm={calm} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: results only follow each other
            <ResultRow key={i} event={row.event} speaker={speaker} calm={calm} />
          ),
        )}
      </ul>
    </section>
  );
}

function heading(recent: readonly Event[], speaker: Speaker): string {
  const ended = recent.findLast((event) => event.type === 'battle-ended');
  if (ended?.type !== 'battle-ended') return speaker.say('look results heading');
  return speaker.say(`look results battle-${ended.won ? 'won' : 'lost'}`);
}

function ResultRow({ event, speaker, calm }: { readonly event: Event; readonly speaker: Speaker; readonly calm: boolean }) {
  return (
    <li className="result">
      <span className="result-dice">
        {diceOf(event).map(({ who, faces }) => (
          <Dice key={who} faces={faces} tone={who === 'opfor' ? 'red' : 'white'} rolling calm={calm} size={22} label={speaker.name(who)} />
        ))}
      </span>
      <span className="result-text">{speaker.event(event)}</span>
    </li>
  );
}
