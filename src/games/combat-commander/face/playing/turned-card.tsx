/** A card that is turned over: for a roll, for its Event, or because it is played; or an Objective chit. */
import type { Speaker } from '../../../../words/speaker.ts';
import type { Side } from '../../content/terms.ts';
import type { View } from '../../view.ts';
import type { Event, EventOf } from '../../vocabulary.ts';
import { CardBack, CardFace, RollCard } from '../card/card.tsx';

interface RolledCardProps {
  readonly roll: EventOf<'rolled'>;
  readonly isTurning: boolean;
  readonly speaker: Speaker;
}

export function RolledCard({ roll: { card, side, purpose }, isTurning, speaker }: RolledCardProps) {
  return (
    <span className="turned" data-turning={isTurning}>
      <RollCard card={card} side={side} purpose={purpose} speaker={speaker} isHidden={isTurning} />
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
    <span className="turned" data-turning={isTurning}>
      {isTurning ? <CardBack nation={view.sides[side].brief.nation} /> : <CardFace card={card} side={side} speaker={speaker} />}
    </span>
  );
}

interface TurnedChitProps {
  /** Its letter; nothing where it stays face down. */
  readonly chit: string;
  readonly isTurning: boolean;
}

/** 7.3.2 */
export function TurnedChit({ chit, isTurning }: TurnedChitProps) {
  return (
    <span className="turned" data-turning={isTurning}>
      <span className="chit" data-down={isTurning || chit === ''} aria-hidden="true">
        {isTurning || chit === '' ? '?' : chit}
      </span>
    </span>
  );
}
