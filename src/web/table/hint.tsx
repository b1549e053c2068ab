/** What the scripted player would do here, and why. */
import { useCallback } from 'react';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Hinted } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { useLoaded } from '../use-loaded.ts';
import { adviserAt } from './adviser.ts';
import { Glyph } from './glyph.tsx';
import { Prose } from './prose.tsx';
import { type Session, sentenceFor, useSession } from './session.ts';
import './hint.css';
import './popover-close.css';

interface HintProps {
  readonly hinted: Hinted;
  readonly offer: Offer;
  /** The words that came with the advice. */
  readonly atHand: Speaker;
}

/** The filled button does it, unless something else was picked before: here is only why. */
export function Hint({ hinted: { advice }, offer, atHand }: HintProps) {
  const session = useSession();
  const { say, desk } = session;
  const adviser = useAdviser(session) ?? atHand;
  return (
    <div className="hint">
      <p className="hint-title">{say('advice', { what: sentenceFor(offer, session) })}</p>
      <button type="button" className="popover-close" aria-label={say('close')} onClick={desk.closeHint}>
        <Glyph name="close" />
      </button>
      {advice && <Prose text={adviser.say(`advice ${advice.code}`, advice.figures)} />}
    </div>
  );
}

/** In another language as soon as the page is. */
function useAdviser({ speaker: { language }, scene: { table } }: Session): Speaker | undefined {
  const load = useCallback(() => adviserAt(table, language), [table, language]);
  return useLoaded(load).value;
}
