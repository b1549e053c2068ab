/** While something is played out: what it is about in place of the question, and how fast it goes. */
import type { ReactNode } from 'react';
import { SPEEDS, useSettings } from '../../settings.tsx';
import { ForecastLine } from '../forecast.tsx';
import { Glyph } from '../glyph.tsx';
import { promptOf } from '../prompt.tsx';
import { useSession } from '../session.ts';
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
      <PaceChoice />
    </section>
  );
}

/** In place of taking back and advice, which have to wait. */
export function SeeAgain() {
  const { say, sequencer } = useSession();
  return (
    <button type="button" className="dock-tool playing-out-again" onClick={sequencer.again}>
      <Glyph name="again" />
      {say('see-again')}
    </button>
  );
}

/** The pace of everything that is shown; the same as in the settings. */
function PaceChoice() {
  const { say } = useSession();
  const { speed, change } = useSettings();
  return (
    <fieldset className="playing-out-pace">
      <legend>{say('pace')}</legend>
      {SPEEDS.map((one) => (
        <button key={one} type="button" aria-pressed={speed === one} onClick={() => change({ speed: one })}>
          {say(`pace-${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
