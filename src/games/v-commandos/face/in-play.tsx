/** The event card of each level, at the head of the column. */

import type { GameEvent } from '../../../kernel/game.ts';
import type { InPlayProps } from '../../face.ts';
import { eventCard } from '../content/events.ts';
import { AT_ONCE } from '../rules/event-phase.ts';
import type { LevelView, View } from '../view.ts';
import { EventCardFace, EventInBrief, type EventStanding } from './card/event-card.tsx';
import { Gesture } from './playing/gestures.tsx';
import { seen, told } from './seen.ts';
import './in-play.css';

export function EventsInPlay({ view: anyView, told: story = [], speaker, isBrief, playing, calm = false }: InPlayProps) {
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
          .map((level) => (
            <EventInBrief key={level.id} card={level.event} half={level.half} standing={standingOf(view, level, story)} speaker={speaker} />
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
          <EventCardFace
            card={level.event}
            half={level.half}
            alarm={level.alarm}
            standing={standingOf(view, level, story)}
            speaker={speaker}
          />
        </section>
      ))}
    </div>
  );
}

/** 5.1 What takes effect at once has done so when commandos act, unless there was nobody for it; all else holds for the turn. */
function standingOf({ phase, doing }: View, { id, event, half }: LevelView, story: readonly GameEvent[]): EventStanding {
  if (!AT_ONCE.has(eventCard(event)[half]) || phase === 'events' || doing.some(({ what }) => what === 'event')) return 'in-force';
  const last = told(story).findLast(
    (one) => (one.type === 'event-drawn' || one.type === 'event-found-nobody') && one.level === id && one.card === event,
  );
  return last?.type === 'event-found-nobody' ? 'found-nobody' : 'at-once';
}
