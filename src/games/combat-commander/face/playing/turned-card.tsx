/** A card that is turned over: for a roll, for its Event, or because it is played. */
import { Dice } from '../../../../board/dice.tsx';
import type { Speaker } from '../../../../words/speaker.ts';
import type { Side } from '../../content/terms.ts';
import type { View } from '../../view.ts';
import type { Event, EventOf } from '../../vocabulary.ts';
import { PlainCard } from '../drawn.tsx';

interface RolledCardProps {
  readonly roll: EventOf<'rolled'>;
  readonly isTurning: boolean;
  readonly speaker: Speaker;
}

export function RolledCard({ roll, isTurning, speaker }: RolledCardProps) {
  const { side, white, coloured, trigger } = roll;
  return (
    <span className="turned" data-turning={isTurning} data-side={side}>
      {isTurning ? (
        <span className="turned-back" />
      ) : (
        <span className="turned-face">
          <Dice
            sides={6}
            faces={[white, coloured]}
            tone={side === 'axis' ? 0 : 1}
            rolling={false}
            calm
            size={38}
            label={speaker.name(side)}
          />
          {trigger !== '' && <b>{speaker.say(`trigger ${trigger}`)}</b>}
        </span>
      )}
    </span>
  );
}

interface ShownCardProps {
  readonly view: View;
  readonly card: string;
  readonly event: Event;
  readonly isTurning: boolean;
  readonly speaker: Speaker;
}

export function ShownCard({ view, card, event, isTurning, speaker }: ShownCardProps) {
  const side: Side = 'side' in event && event.side !== undefined ? event.side : view.active;
  return (
    <span className="turned turned-large" data-turning={isTurning} data-side={side}>
      {isTurning ? <span className="turned-back" /> : <PlainCard card={card} side={side} speaker={speaker} />}
    </span>
  );
}
