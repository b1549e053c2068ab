/** The event card of each level, at the head of the column. */
import type { InPlayProps } from '../../face.ts';
import { EventCardFace, EventInBrief } from './card/event-card.tsx';
import { Gesture } from './playing/gestures.tsx';
import { seen, told } from './seen.ts';
import './in-play.css';

export function EventsInPlay({ view: anyView, speaker, isBrief, playing, calm = false }: InPlayProps) {
  const view = seen(anyView);
  const drawn = view.levels.filter(({ event }) => event !== '');
  if (isBrief) {
    // What is told of a card while it is drawn is all that stands on it.
    const [now] = told(playing ? [playing.event] : []);
    const beingTold = now?.type === 'event-drawn' ? now.card : undefined;
    return (
      <>
        {/* On a small screen what happens is told here, and the level is left to be seen. */}
        {playing && <Gesture view={view} playing={playing} speaker={speaker} calm={calm} />}
        {drawn
          .filter(({ event }) => event !== beingTold)
          .map(({ id, event, half }) => (
            <EventInBrief key={id} card={event} half={half} speaker={speaker} />
          ))}
      </>
    );
  }
  if (drawn.length === 0) return null;
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
