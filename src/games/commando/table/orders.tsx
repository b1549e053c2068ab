/** Choices that touch no thing on the map, as buttons upon it. */
import type { Offer } from '../../../kernel/witness.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { standsAlone } from './things.ts';
import './orders.css';

interface OrdersProps {
  readonly asks: string | undefined;
  readonly offers: readonly Offer[];
  readonly speaker: Speaker;
  readonly onChoose: (text: string) => void;
}

/** What costs something or ends everything is not the first button under the thumb. */
const LAST = ['buy-op', 'finish'];

export function Orders({ asks, offers, speaker, onChoose }: OrdersProps) {
  const alone = offers.filter(standsAlone);
  if (asks === undefined || alone.length === 0) return null;
  const isLast = ({ choice }: Offer) => LAST.includes(choice.kind);
  const ordered = [...alone.filter((offer) => !isLast(offer)), ...alone.filter(isLast)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="orders" role="group" aria-label={speaker.say('look orders')}>
      {ordered.map((offer) => (
        <button
          key={offer.text}
          type="button"
          className={isLast(offer) ? 'orders-button' : 'orders-button main'}
          onClick={() => onChoose(offer.text)}
        >
          {speaker.choice(offer.choice, { asks })}
        </button>
      ))}
    </div>
  );
}
