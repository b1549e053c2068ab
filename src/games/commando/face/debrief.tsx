/** The end of a mission in a campaign, as a signal laid on the map: how it ended, and what comes next. */
import { useState } from 'react';
import type { Speaker } from '../../../words/speaker.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import './debrief.css';

type Ended = Extract<Event, { type: 'mission-ended' }>;

interface DebriefProps {
  readonly view: View;
  readonly recent: readonly Event[];
  readonly speaker: Speaker;
}

/** Of a mission in mid-campaign only its last events are left; the end of a game has a page of its own. */
export function Debrief({ view, recent, speaker }: DebriefProps) {
  const [closed, setClosed] = useState<unknown>();
  const ended = recent.findLast((event) => event.type === 'mission-ended');
  if (view.phase === 'over' || !ended || closed === ended) return null;
  const heading = speaker.say(`look debrief ${ended.won ? 'won' : 'lost'}`);
  return (
    <section className="debrief" aria-label={heading}>
      <p className="debrief-stamp" data-won={ended.won}>
        {heading}
      </p>
      {recent.filter(isTelling).map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events only follow each other
        <p key={i} className="debrief-line">
          {speaker.event(event)}
        </p>
      ))}
      <Figures view={view} ended={ended} speaker={speaker} />
      <p className="debrief-line debrief-next">{speaker.say('look debrief next-campaign', { mission: view.mission })}</p>
      <button type="button" className="main" onClick={() => setClosed(ended)}>
        {speaker.say('board close')}
      </button>
    </section>
  );
}

function isTelling({ type }: Event): boolean {
  return type === 'battle-ended' || type === 'mission-ended' || type === 'campaign-points';
}

function Figures({ view, ended, speaker }: { readonly view: View; readonly ended: Ended; readonly speaker: Speaker }) {
  const figures = [
    { id: 'kia', value: speaker.say('look headline signed', { figure: ended.kia }) },
    { id: 'objectives', value: ended.recovered },
    { id: 'ops', value: Math.max(0, ended.ops) },
    { id: 'losses', value: view.losses },
  ];
  return (
    <dl className="debrief-figures">
      {figures.map(({ id, value }) => (
        <div key={id}>
          <dt>{speaker.say(`look debrief ${id}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
