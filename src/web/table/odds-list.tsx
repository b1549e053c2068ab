/** Everything that can be chosen now, with the odds of every outcome. */
import type { Offer } from '../../kernel/witness.ts';
import { OddsBar } from './odds-bar.tsx';
import { Popover } from './popover.tsx';
import { sentenceFor, useSession } from './session.ts';

interface OddsListProps {
  readonly offers: readonly Offer[];
  readonly anchor: Element;
  readonly onPick: (offer: Offer) => void;
  readonly onClose: () => void;
}

export function OddsList({ offers, anchor, onPick, onClose }: OddsListProps) {
  const session = useSession();
  const { say, speaker } = session;
  const uncertain = offers.flatMap((offer) => (offer.odds ? [{ offer, odds: offer.odds }] : []));
  return (
    <Popover anchor={anchor} title={say('odds')} onClose={onClose} takesFocus="first">
      {uncertain.length === 0 && <p>{say('odds-none')}</p>}
      <div className="which">
        {uncertain.map(({ offer, odds }) => (
          <button
            key={offer.text}
            type="button"
            className="offer-row"
            onClick={() => {
              onClose();
              onPick(offer);
            }}
          >
            <span>
              {sentenceFor(offer, session)}
              <span className="offer-detail">{speaker.odds(odds)}</span>
            </span>
            <OddsBar odds={odds} />
          </button>
        ))}
      </div>
    </Popover>
  );
}
