/** Choices that touch no thing on the map, as buttons upon it. */
import type { Offer } from '../../../kernel/witness.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { View } from '../view.ts';
import { detail } from './detail.ts';
import { standsAlone } from './things.ts';
import './orders.css';

interface OrdersProps {
  readonly view: View;
  readonly asks: string | undefined;
  readonly offers: readonly Offer[];
  readonly speaker: Speaker;
  readonly onChoose: (text: string) => void;
}

/** What costs something or ends everything is not the first button under the thumb. */
const LAST = ['buy-op', 'finish'];

/** Only what is the one thing left to do is put forward; beside other choices it is one of them. */
export function Orders({ view, asks, offers, speaker, onChoose }: OrdersProps) {
  const alone = offers.filter(standsAlone);
  if (asks === undefined || alone.length === 0) return null;
  const isLast = ({ choice }: Offer) => LAST.includes(choice.kind);
  const ordered = [...alone.filter((offer) => !isLast(offer)), ...alone.filter(isLast)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="orders" role="group" aria-label={speaker.say('look orders')}>
      {ordered.map((offer) => {
        const about = detail(view, offer.choice, speaker);
        return (
          <button
            key={offer.text}
            type="button"
            className={offers.length === 1 ? 'orders-button main' : 'orders-button'}
            onClick={() => onChoose(offer.text)}
          >
            {speaker.choice(offer.choice, { asks })}
            {about && <small>{about}</small>}
          </button>
        );
      })}
    </div>
  );
}
