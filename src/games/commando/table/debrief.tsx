/** The end of a mission, as a signal laid on the map. */
import { useState } from 'react';
import type { Speaker } from '../../../words/speaker.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { Aims } from './aims.tsx';
import './debrief.css';

interface DebriefProps {
  readonly view: View;
  readonly recent: readonly Event[];
  readonly speaker: Speaker;
}

/** At the end of the game it is read from the view; of a mission in mid-campaign only its last event is left. */
export function Debrief({ view, recent, speaker }: DebriefProps) {
  const [closed, setClosed] = useState<unknown>();
  const ended = recent.findLast((event) => event.type === 'mission-ended');
  const isOver = view.phase === 'over';
  if (!isOver && !ended) return null;
  const occasion = ended ?? view.mission;
  if (closed === occasion) return null;
  const won = isOver ? view.won : ended?.won === true;
  const stamp = isOver && view.campaign ? 'campaign-' : '';
  return (
    <section className="debrief" aria-label={speaker.say(`look debrief ${stamp}${won ? 'won' : 'lost'}`)}>
      <p className="debrief-stamp" data-won={won}>
        {speaker.say(`look debrief ${stamp}${won ? 'won' : 'lost'}`)}
      </p>
      {recent.filter(isTelling).map((event) => (
        <p key={event.type} className="debrief-line">
          {speaker.event(event)}
        </p>
      ))}
      {isOver && <Aims view={view} speaker={speaker} />}
      {isOver && (
        <dl className="debrief-figures">
          <div>
            <dt>{speaker.say('look debrief ops')}</dt>
            <dd>{Math.max(0, view.ops)}</dd>
          </div>
          <div>
            <dt>{speaker.say('look debrief losses')}</dt>
            <dd>{view.losses}</dd>
          </div>
        </dl>
      )}
      <button type="button" className="main" onClick={() => setClosed(occasion)}>
        {speaker.say('look close')}
      </button>
    </section>
  );
}

function isTelling({ type }: Event): boolean {
  return type === 'mission-ended' || type === 'campaign-points' || type === 'campaign-ended';
}
