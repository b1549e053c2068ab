/** The slider over all that has happened. */
import { useMemo } from 'react';
import { Glyph, type GlyphName } from './glyph.tsx';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import { turnAt, turnBeside, turnsIn } from './turns.ts';
import './replay.css';

/** Keys that go from Turn to Turn upon the slider. */
const BY_TURNS: Readonly<Record<string, -1 | 1 | undefined>> = { PageUp: -1, PageDown: 1 };

export function ReplayBar() {
  const { say, scene, log, face, speaker, desk, sequencer } = useSession();
  const { sitting, moment } = useRoom();
  const { stop, last } = moment;
  const turns = useMemo(() => turnsIn(log, scene.steps, face), [log, scene.steps, face]);
  const turn = turnAt(turns, stop);
  const at = say('step-of', { step: scene.steps[stop] ?? 0, last: scene.step });
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
        <span className="replay-step">{at}</span>
      </div>
      <div className="replay-slider">
        {turns.map((one) => (
          <i key={one.stop} style={{ ['--at' as string]: one.stop / Math.max(last, 1) }} />
        ))}
        <input
          type="range"
          min={0}
          max={Math.max(last, 0)}
          value={stop}
          disabled={last <= 0}
          title={turns.length > 0 ? say('replay-turns') : undefined}
          aria-label={say('replay-slider')}
          aria-valuetext={turn ? `${speaker.event(turn.event)} ${at}` : at}
          onChange={(event) => goTo(Number(event.target.value))}
          onKeyDown={(event) => {
            const by = BY_TURNS[event.key];
            if (by === undefined || turns.length === 0) return;
            event.preventDefault();
            goTo(turnBeside(turns, stop, by) ?? (by < 0 ? 0 : last));
          }}
        />
      </div>
    </fieldset>
  );
}
