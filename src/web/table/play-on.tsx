/** The scripted player plays on: said in a sentence, with the way to the next turn of events, and how fast. The filled button stops it. */

import { Glyph } from './glyph.tsx';
import { SPEEDS } from './playing/pace.ts';
import { usePaceAt } from './playing/pace-here.ts';
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
  const { say, scene } = useSession();
  const [speed, choose] = usePaceAt(scene.table.id);
  return (
    <label className="pace">
      {say('pace')}
      <input
        type="range"
        min={1}
        max={SPEEDS.length}
        value={speed}
        aria-valuetext={say(`pace-${speed}`)}
        onChange={(event) => choose(SPEEDS[Number(event.target.value) - 1] ?? speed)}
      />
    </label>
  );
}
