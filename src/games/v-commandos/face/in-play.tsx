/** The event card of each level, at the head of the column. */
import type { InPlayProps } from '../../face.ts';
import { EventCardFace, EventInBrief } from './card/event-card.tsx';
import { seen } from './seen.ts';
import './in-play.css';

export function EventsInPlay({ view: anyView, speaker, isBrief }: InPlayProps) {
  const view = seen(anyView);
  const drawn = view.levels.filter(({ event }) => event !== '');
  if (drawn.length === 0) return null;
  if (isBrief) {
    return (
      <>
        {drawn.map(({ id, event, half }) => (
          <EventInBrief key={id} card={event} half={half} speaker={speaker} />
        ))}
      </>
    );
  }
  return (
    <div className="events-in-play" data-levels={drawn.length}>
      {drawn.map((level) => (
        <section key={level.id} aria-label={speaker.name(level.event)}>
          {view.levels.length > 1 && <h4>{speaker.name(level.id)}</h4>}
          <EventCardFace card={level.event} half={level.half} alarm={level.alarm} speaker={speaker} />
        </section>
      ))}
    </div>
  );
}
