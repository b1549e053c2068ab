/** Choices that stand by themselves, in the order in which a thumb may meet them. */
import { Orders } from '../../../board/orders.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { View } from '../view.ts';
import { detail } from './detail.ts';
import { standsAlone } from './things.ts';
import { wayOn } from './way-on.ts';

interface StandingOrdersProps {
  readonly view: View;
  readonly asks: string | undefined;
  readonly offers: readonly Offer[];
  readonly speaker: Speaker;
  readonly onChoose: (text: string) => void;
}

/** What costs something or ends everything is not the first button under the thumb. */
const LAST = ['buy-op', 'finish'];

export function StandingOrders({ view, asks, offers, speaker, onChoose }: StandingOrdersProps) {
  // What goes on has its place on the filled button.
  const onward = offers.length > 1 ? wayOn(view, offers, asks) : undefined;
  const alone = offers.filter((offer) => standsAlone(offer) && offer !== onward);
  if (asks === undefined || alone.length === 0) return null;
  const isLast = ({ choice }: Offer) => LAST.includes(choice.kind);
  const orders = [...alone.filter((offer) => !isLast(offer)), ...alone.filter(isLast)].map(({ text, choice }) => ({
    text,
    words: speaker.choice(choice, { asks }),
    about: detail(view, choice, speaker),
  }));
  return <Orders label={speaker.say('board orders')} orders={orders} isOnly={offers.length === 1} onChoose={onChoose} />;
}
