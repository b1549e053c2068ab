/** The slider over all that has happened, and what stands in place of the question while one looks at the past. */
import type { GameEvent } from '../../kernel/game.ts';
import { Glyph, type GlyphName } from './glyph.tsx';
import { EventText } from './log-line.tsx';
import { useSession } from './session.ts';
import type { Replay } from './use-replay.ts';
import './replay.css';

export function ReplayBar({ replay }: { readonly replay: Replay }) {
  const { say, scene } = useSession();
  const { place, last, isPlaying, goTo } = replay;
  const button = (name: GlyphName, key: string, onClick: () => void) => (
    <button type="button" aria-label={say(key)} title={say(key)} onClick={onClick}>
      <Glyph name={name} />
    </button>
  );
  return (
    <fieldset className="replay" aria-label={say('replay')}>
      <div className="replay-buttons">
        {button('first', 'replay-first', () => goTo(0))}
        {button('previous', 'replay-previous', () => goTo(place - 1))}
        {isPlaying ? button('pause', 'pause', replay.pause) : button('play', 'replay-play', replay.play)}
        {button('next', 'replay-next', () => goTo(place + 1))}
        {button('last', 'replay-last', replay.backToNow)}
        <span className="replay-step">{say('step-of', { step: scene.steps[place] ?? 0, last: scene.step })}</span>
      </div>
      <input
        type="range"
        min={0}
        max={Math.max(last, 0)}
        value={place}
        disabled={last <= 0}
        aria-label={say('replay-slider')}
        aria-valuetext={say('step-of', { step: scene.steps[place] ?? 0, last: scene.step })}
        onChange={(event) => goTo(Number(event.target.value))}
      />
    </fieldset>
  );
}

interface LookingBackProps {
  readonly replay: Replay;
  /** What that step has brought. */
  readonly events: readonly GameEvent[];
  readonly onFork: () => void;
  readonly canFork: boolean;
  /** Which step it is stands elsewhere already. */
  readonly isBrief: boolean;
}

/** There is nothing to decide in the past: which moment this is, what was played then, and the ways out of it. */
export function LookingBack({ replay, events, onFork, canFork, isBrief }: LookingBackProps) {
  const { say, scene } = useSession();
  return (
    <section className="looking-back" aria-label={say('prompt')}>
      {!isBrief && <h2 className="prompt-sentence">{say('looking-back', { step: replay.looking ?? 0, last: scene.step })}</h2>}
      <div className="actions">
        <button type="button" className="main" onClick={replay.backToNow}>
          {say('back-to-now')}
        </button>
        {canFork && (
          <button type="button" title={say('fork-about')} onClick={onFork}>
            {say('fork')}
          </button>
        )}
      </div>
      <div className="looking-back-events">
        <p className="looking-back-head">{say(events.length > 0 ? 'played-then' : 'nothing-then')}</p>
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
