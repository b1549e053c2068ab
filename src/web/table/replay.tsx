/** The slider over all that has happened, and what stands in place of the question while one looks at the past. */
import { Glyph, type GlyphName } from './glyph.tsx';
import { EventText } from './log-line.tsx';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import './replay.css';

export function ReplayBar() {
  const { say, scene, desk, sequencer } = useSession();
  const { sitting, moment } = useRoom();
  const { stop, last } = moment;
  const { goTo, replay, stopReplaying, backToNow } = desk.lookingBack;
  const button = (name: GlyphName, key: string, onClick: () => void, isPossible = true) => (
    <button type="button" aria-label={say(key)} title={say(key)} aria-disabled={!isPossible} onClick={() => isPossible && onClick()}>
      <Glyph name={name} />
    </button>
  );
  return (
    <fieldset className="replay" aria-label={say('replay')}>
      <div className="replay-buttons">
        {button('first', 'replay-first', () => goTo(0))}
        {button('previous', 'replay-previous', () => goTo(stop - 1))}
        {sitting.isReplaying ? button('pause', 'pause', stopReplaying) : button('play', 'replay-play', replay)}
        {button('next', 'replay-next', () => goTo(stop + 1))}
        {button('last', 'replay-last', () => {
          backToNow();
          sequencer.finish();
        })}
        {/* it keeps its place, and the others theirs */}
        {button('again', 'see-again', sequencer.again, sequencer.canSeeAgain())}
        <span className="replay-step">{say('step-of', { step: scene.steps[stop] ?? 0, last: scene.step })}</span>
      </div>
      <input
        type="range"
        min={0}
        max={Math.max(last, 0)}
        value={stop}
        disabled={last <= 0}
        aria-label={say('replay-slider')}
        aria-valuetext={say('step-of', { step: scene.steps[stop] ?? 0, last: scene.step })}
        onChange={(event) => goTo(Number(event.target.value))}
      />
    </fieldset>
  );
}

interface LookingBackProps {
  /** Which step it is stands elsewhere already, and the slider does not. */
  readonly isBrief: boolean;
}

/** There is nothing to decide in the past: which moment this is, what was played then, and the ways out of it. */
export function LookingBack({ isBrief }: LookingBackProps) {
  const { say, scene, desk } = useSession();
  const { looking = 0, recent: events } = useRoom().moment;
  const canFork = scene.seat !== null || scene.outcome !== null;
  return (
    <section className="looking-back" aria-label={say('prompt')}>
      {isBrief ? <ReplayBar /> : <h2 className="prompt-sentence">{say('looking-back', { step: looking, last: scene.step })}</h2>}
      {canFork && (
        <div className="actions">
          <button type="button" title={say('fork-about')} onClick={() => desk.ask('fork')}>
            {say('fork')}
          </button>
        </div>
      )}
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
