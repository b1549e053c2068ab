/** The scripted player plays on: pause, skip, and how fast. */
import { SPEEDS, useSettings } from '../settings.tsx';
import { Glyph } from './glyph.tsx';
import { useSession } from './session.ts';

function Pace() {
  const { say } = useSession();
  const { speed, change } = useSettings();
  return (
    <label className="pace">
      {say('pace')}
      <input
        type="range"
        min={1}
        max={SPEEDS.length}
        value={speed}
        aria-valuetext={say(`pace-${speed}`)}
        onChange={(event) => change({ speed: SPEEDS[Number(event.target.value) - 1] ?? speed })}
      />
    </label>
  );
}

export function PlayOnPanel() {
  const { say, desk } = useSession();
  return (
    <div className="tools play-on" data-playing>
      <button type="button" className="tool main" onClick={desk.stopPlaying}>
        <Glyph name="pause" />
        {say('pause')}
      </button>
      <button type="button" className="tool" onClick={desk.skip}>
        <Glyph name="skip" />
        {say('skip')}
      </button>
      <Pace />
    </div>
  );
}
