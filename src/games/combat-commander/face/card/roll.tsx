/** A roll: the card that was turned over for it, reduced to its dice, what they add up to, and the trigger. */
import { toneAt } from '../../../../board/tone.ts';
import type { Speaker } from '../../../../words/speaker.ts';
import { cardCalled } from '../../content/cards.ts';
import { SIDES, type Side } from '../../content/terms.ts';
import { PrintedDie } from './dice.tsx';
import './card.css';
import './roll.css';

interface RollCardProps {
  /** The card that was turned over. */
  readonly card: string;
  readonly side: Side;
  /** What it is made for: that says what the dice come to. */
  readonly purpose: string;
  readonly speaker: Speaker;
  /** Its back is up still. */
  readonly isHidden?: boolean;
}

export function RollCard({ card, side, purpose, speaker, isHidden = false }: RollCardProps) {
  const { white, coloured, trigger } = cardCalled(card);
  return (
    <span className="roll" data-side={toneAt(SIDES.indexOf(side)).index} data-hidden={isHidden}>
      {!isHidden && (
        <>
          <span className="roll-dice">
            <PrintedDie value={white} isColoured={false} />
            <PrintedDie value={coloured} isColoured />
          </span>
          <span className="roll-sum">
            {speaker.say('roll sum', { purpose, white, coloured, sum: white + coloured, product: white * coloured })}
          </span>
          {trigger !== '' && (
            <span className="fate-trigger" data-trigger={trigger}>
              {speaker.say(`trigger ${trigger}`)}
            </span>
          )}
        </>
      )}
    </span>
  );
}
