/** A Fate card: order and action, event, random hex, dice and trigger. It is as wide as it is told, and everything on it goes with that. */
import { toneAt } from '../../../../board/tone.ts';
import type { Speaker } from '../../../../words/speaker.ts';
import { type Card, cardCalled, DECKS } from '../../content/cards.ts';
import { NATIONS, type Nation, SIDES, type Side, sideOf } from '../../content/terms.ts';
import { PrintedDie } from './dice.tsx';
import { OrderPicture } from './pictures.tsx';
import './card.css';

export { RollCard } from './roll.tsx';

/** lit: its order or action can be played now; dim: neither; chosen: it is in hand. */
type CardLook = 'plain' | 'lit' | 'dim' | 'chosen';

interface CardFaceProps {
  /** By its id: `G-17`. */
  readonly card: string;
  readonly side: Side;
  readonly speaker: Speaker;
  readonly look?: CardLook;
  /** What of it can be played: that part is lit, the other is not. */
  readonly lit?: 'order' | 'action' | 'both' | undefined;
}

function nationOfCard(card: string): Nation {
  return NATIONS.find((nation) => DECKS[nation].some(({ id }) => id === card)) ?? 'germany';
}

/** Only of spans, so that it can stand in a button. */
export function CardFace({ card: id, side, speaker, look = 'plain', lit }: CardFaceProps) {
  const card = cardCalled(id);
  const nation = nationOfCard(id);
  return (
    <span className="fate" data-look={look} data-lit={lit} data-nation={nation} data-side={toneAt(SIDES.indexOf(side)).index}>
      <span className="fate-inside">
        <span className="fate-order">
          <span className="fate-title">{speaker.name(card.order)}</span>
          <span className="fate-number">{id}</span>
        </span>
        <OrderPicture order={card.order} nation={nation} />
        <span className="fate-action">
          <span className="fate-called">{speaker.name(card.action)}</span>
          <span className="fate-words">{speaker.say(`card action ${card.action}`)}</span>
        </span>
        <Fate card={card} speaker={speaker} />
      </span>
    </span>
  );
}

/** What the card says when it is turned over for a roll, a random hex or an event. */
function Fate({ card: { event, hex, white, coloured, trigger }, speaker }: { readonly card: Card; readonly speaker: Speaker }) {
  return (
    <span className="fate-foot">
      <span className="fate-event">
        <EventSign />
        {speaker.name(event)}
      </span>
      <span className="fate-lot">
        <span className="fate-hex">
          <HexSign />
          {hex}
        </span>
        {trigger !== '' && (
          <span className="fate-trigger" data-trigger={trigger}>
            {speaker.say(`trigger ${trigger}`)}
          </span>
        )}
        <span className="fate-dice">
          <PrintedDie value={white} isColoured={false} />
          <PrintedDie value={coloured} isColoured />
        </span>
      </span>
    </span>
  );
}

function HexSign() {
  return (
    <svg className="fate-sign" viewBox="-11 -10 22 20" aria-hidden="true">
      <path d="M-10,0L-5,-8.6H5L10,0L5,8.6H-5Z" />
    </svg>
  );
}

function EventSign() {
  return (
    <svg className="fate-sign" viewBox="-11 -10 22 20" aria-hidden="true">
      <path d="M3,-9L-7,2H-1L-4,9L7,-3H1Z" />
    </svg>
  );
}

/** A card face down: whose deck it is from, and nothing else. */
export function CardBack({ nation }: { readonly nation: Nation }) {
  return (
    <span className="fate fate-back" data-nation={nation} data-side={toneAt(SIDES.indexOf(sideOf(nation))).index}>
      <span className="fate-inside">
        <svg className="fate-pattern" viewBox="0 0 150 210" preserveAspectRatio="none" aria-hidden="true">
          <rect className="fate-back-ground" width={150} height={210} />
          <path className="fate-back-lines" d={BACK} />
          <rect className="fate-back-frame" x={9} y={9} width={132} height={192} rx={5} />
          <path className="fate-back-plate" d="M75,66L109,85.5V124.5L75,144L41,124.5V85.5Z" />
          <circle className="fate-back-ring" cx={75} cy={105} r={20} />
          <path className="fate-back-needle" d="M75,78L80,100L102,105L80,110L75,132L70,110L48,105L70,100Z" />
        </svg>
      </span>
    </span>
  );
}

/** Hexes in rows, as on the map. */
const BACK = Array.from({ length: 13 }, (_, row) =>
  Array.from({ length: 8 }, (_column, column) => {
    const [x, y] = [column * 24 + (row % 2) * 12 - 8, row * 18 - 4];
    return `M${x},${y - 10}l8.6,5v10l-8.6,5l-8.6,-5v-10Z`;
  }).join(''),
).join('');
