/** What the scripted player would do here, and why. */
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Hinted } from '../../wire/wire.ts';
import { Glyph } from './glyph.tsx';
import { RuleLink } from './rule-popover.tsx';
import { sentenceFor, useSession } from './session.ts';
import './hint.css';

interface HintProps {
  readonly hinted: Hinted;
  readonly offer: Offer;
  readonly onDo: () => void;
  readonly onClose: () => void;
}

export function Hint({ hinted: { advice }, offer, onDo, onClose }: HintProps) {
  const session = useSession();
  const { speaker, say } = session;
  return (
    <div className="hint">
      <p className="hint-title">{say('advice', { what: sentenceFor(offer, session) })}</p>
      {advice && (
        <p>
          {speaker.say(`advice ${advice.code}`, advice.figures)} <RuleLink rule={advice.rule} />
        </p>
      )}
      <button type="button" className="main" onClick={onDo}>
        {say('do-it')}
      </button>
      <button type="button" className="popover-close" aria-label={say('close')} onClick={onClose}>
        <Glyph name="close" />
      </button>
    </div>
  );
}
