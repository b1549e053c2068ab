/** What the scripted player would do here, and why. */
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Hinted } from '../../wire/wire.ts';
import { Glyph } from './glyph.tsx';
import { Prose } from './prose.tsx';
import { sentenceFor, useSession } from './session.ts';
import './hint.css';

interface HintProps {
  readonly hinted: Hinted;
  readonly offer: Offer;
}

/** The filled button does it, unless something else was picked before: here is only why. */
export function Hint({ hinted: { advice }, offer }: HintProps) {
  const session = useSession();
  const { speaker, say, desk } = session;
  return (
    <div className="hint">
      <p className="hint-title">{say('advice', { what: sentenceFor(offer, session) })}</p>
      <button type="button" className="popover-close" aria-label={say('close')} onClick={desk.closeHint}>
        <Glyph name="close" />
      </button>
      {advice && <Prose text={speaker.say(`advice ${advice.code}`, advice.figures)} />}
    </div>
  );
}
