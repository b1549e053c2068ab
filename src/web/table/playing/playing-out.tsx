/** While something is played out: what it is about in place of the question; and at the foot, to see it again and how fast it goes. */
import { type ReactNode, useState } from 'react';
import { ForecastLine } from '../forecast.tsx';
import { Glyph } from '../glyph.tsx';
import { promptOf } from '../prompt.tsx';
import { useSession } from '../session.ts';
import { SPEEDS } from './pace.ts';
import { usePaceAt } from './pace-here.ts';
import './playing-out.css';

interface PlayingOutProps {
  readonly isBrief: boolean;
  /** What lies in play meanwhile. */
  readonly inPlay: ReactNode;
}

export function PlayingOut({ isBrief, inPlay }: PlayingOutProps) {
  const session = useSession();
  return (
    <section className="playing-out" aria-label={session.say('prompt')}>
      {!isBrief && <h2 className="prompt-sentence">{promptOf(session)}</h2>}
      {inPlay}
      <ForecastLine />
    </section>
  );
}

/**
 * In place of taking back and advice, which have to wait: whenever what is shown is over, no choice comes to lie here. `after`: what stands
 * here then; but whoever has gone to choose the pace chooses it first.
 */
export function PlayingTools({ isPlaying, after }: { readonly isPlaying: boolean; readonly after: ReactNode }) {
  const { say, scene, sequencer } = useSession();
  const [speed] = usePaceAt(scene.table.id);
  const [isChoosing, setChoosing] = useState(false);
  if (isChoosing) return <PaceChoice onLeave={() => setChoosing(false)} />;
  if (!isPlaying) return after;
  return (
    <div className="dock-tools playing-tools">
      <button type="button" className="dock-tool" onClick={sequencer.again}>
        <Glyph name="again" />
        {say('see-again')}
      </button>
      <button type="button" className="dock-tool" aria-expanded="false" onClick={() => setChoosing(true)}>
        {say('pace')}
        <strong>{say(`pace-${speed}`)}</strong>
      </button>
    </div>
  );
}

/** The pace of everything that is shown at this table. */
function PaceChoice({ onLeave }: { readonly onLeave: () => void }) {
  const { say, scene } = useSession();
  const [speed, choose] = usePaceAt(scene.table.id);
  return (
    <fieldset
      className="dock-tools pace-choice"
      aria-label={say('pace')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      {SPEEDS.map((one) => (
        <button
          key={one}
          ref={speed === one ? takeFocus : undefined}
          type="button"
          className="dock-tool"
          aria-pressed={speed === one}
          onClick={() => {
            choose(one);
            onLeave();
          }}
        >
          {say(`pace-${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** What is pressed elsewhere takes it away again, and that closes the choice. */
function takeFocus(button: HTMLElement | null): void {
  button?.focus();
}
