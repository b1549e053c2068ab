/** The scripted player plays on: said in a sentence, with the way to the next turn of events, and how fast. The filled button stops it. */
import { SPEEDS, useSettings } from '../settings.tsx';
import { Glyph } from './glyph.tsx';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';

export function PlayOn() {
  const { say, desk } = useSession();
  const { playedFor } = useRoom().sitting;
  return (
    <div className="play-on" data-playing>
      <p>{say(playedFor === 'skipping' ? 'skipping' : 'playing-on')}</p>
      <button type="button" onClick={desk.playedFor.skip}>
        <Glyph name="skip" />
        {say('skip')}
      </button>
      <Pace />
    </div>
  );
}

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
