/** The slider over all that has happened, and the banner that says one is looking at the past. */
import { Glyph, type GlyphName } from './glyph.tsx';
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
      {button('first', 'replay-first', () => goTo(0))}
      {button('previous', 'replay-previous', () => goTo(place - 1))}
      {isPlaying ? button('pause', 'pause', replay.pause) : button('play', 'replay-play', replay.play)}
      {button('next', 'replay-next', () => goTo(place + 1))}
      {button('last', 'replay-last', replay.backToNow)}
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
  readonly onFork: () => void;
  readonly canFork: boolean;
}

export function LookingBack({ replay, onFork, canFork }: LookingBackProps) {
  const { say, scene } = useSession();
  if (replay.looking === undefined) return null;
  return (
    <div className="looking-back">
      <span>{say('looking-back', { step: replay.looking, last: scene.step })}</span>
      <button type="button" className="main" onClick={replay.backToNow}>
        {say('back-to-now')}
      </button>
      {canFork && (
        <button type="button" onClick={onFork}>
          {say('fork')}
        </button>
      )}
    </div>
  );
}
