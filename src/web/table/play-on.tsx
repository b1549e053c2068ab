/** The scripted player plays on: pause, skip, and how fast. */
import { SPEEDS, useSettings } from '../settings.tsx';
import { Glyph } from './glyph.tsx';
import { useSession } from './session.ts';
import type { PlayOn } from './use-play-on.ts';

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

export function PlayOnPanel({ playOn }: { readonly playOn: PlayOn }) {
  const { say } = useSession();
  return (
    <div className="tools play-on" data-playing>
      <button type="button" className="tool main" onClick={playOn.pause}>
        <Glyph name="pause" />
        {say('pause')}
      </button>
      <button type="button" className="tool" onClick={playOn.skip}>
        <Glyph name="skip" />
        {say('skip')}
      </button>
      <Pace />
    </div>
  );
}
