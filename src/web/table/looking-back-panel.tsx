/** What stands in place of the question while one looks at the past. */
import { EventText } from './log-line.tsx';
import { mayPlayOnFrom } from './playing-on-from.ts';
import { ReplayBar } from './replay.tsx';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import { turnAt, turnsIn } from './turns.ts';

interface LookingBackProps {
  /** Which step it is stands elsewhere already, and the slider does not. */
  readonly isBrief: boolean;
}

/** There is nothing to decide in the past: which moment this is, what was played then, and the ways out of it. */
export function LookingBack({ isBrief }: LookingBackProps) {
  const { say, scene, log, face, speaker, desk } = useSession();
  const { looking = 0, stop, recent: events } = useRoom().moment;
  const turn = turnAt(turnsIn(log, scene.steps, face), stop);
  const mayFork = mayPlayOnFrom(scene);
  return (
    <section className="looking-back" aria-label={say('prompt')}>
      {turn && <p className="looking-back-turn">{speaker.event(turn.event)}</p>}
      {isBrief ? <ReplayBar /> : <h2 className="prompt-sentence">{say('looking-back', { step: looking, last: scene.step })}</h2>}
      <div className="actions">
        {mayFork !== 'never' && (
          <button
            type="button"
            title={say('fork-about')}
            aria-disabled={mayFork !== 'yes'}
            onClick={() => mayFork === 'yes' && desk.ask('fork')}
          >
            {say('fork')}
            {mayFork === 'not-yet' && <small>{say('fork-not-yet')}</small>}
          </button>
        )}
        <button type="button" onClick={() => void desk.housekeeping.copyMomentLink(looking)}>
          {say('copy-moment-link')}
        </button>
      </div>
      <div className="looking-back-events">
        <p className="looking-back-head">{say(events.length > 0 ? 'played-then' : looking === 0 ? 'begins-then' : 'nothing-then')}</p>
        {events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no names; another step is another list
          <p key={i}>
            <EventText event={event} />
          </p>
        ))}
      </div>
    </section>
  );
}
