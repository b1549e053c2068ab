/** Everything that can be chosen now, with the odds of every outcome. */
import { OddsBar } from './odds-bar.tsx';
import { Popover } from './popover.tsx';
import { useRoom } from './room.ts';
import { sentenceFor, useSession } from './session.ts';

interface OddsListProps {
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function OddsList({ anchor, onClose }: OddsListProps) {
  const session = useSession();
  const { say, speaker, desk } = session;
  const { offers } = useRoom().moment;
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
              desk.pick(offer);
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
