/** An event card: two halves, the one in force clear, and the compass that the enemy goes by. It is only of spans, so that it can stand in a button. */
import type { Speaker } from '../../../../words/speaker.ts';
import { type EventCard, eventCard } from '../../content/events.ts';
import { DIRECTIONS, type Direction } from '../../content/terms.ts';
import { EffectPicture } from './effects.tsx';
import './event-card.css';

const HALVES = ['silent', 'triggered'] as const;
type Half = (typeof HALVES)[number];

export type EventStanding = 'in-force' | 'at-once' | 'found-nobody';

interface EventCardFaceProps {
  /** By its id: `rain-2`. */
  readonly card: string;
  /** The half that holds; left out, both are clear. */
  readonly half?: Half | undefined;
  /** How the alarm is now: the half is fixed when the card is drawn, and the alarm may be otherwise since. */
  readonly alarm?: Half | undefined;
  /** What has become of it: it holds for the turn, has taken effect at once, or found nobody to do so. */
  readonly standing?: EventStanding | undefined;
  /** Where another card was drawn for the direction. */
  readonly towards?: Direction | undefined;
  readonly speaker: Speaker;
}

/** Some cards have a title for each half. */
function titleOf(card: EventCard, half: Half, speaker: Speaker): string {
  const [silent = '', triggered = silent] = speaker.name(card.id.replace(/-\d+$/, '')).split(' / ');
  return half === 'silent' ? silent : triggered;
}

/** In one line: what the half in force is called, and what it does. */
export function EventInBrief({
  card: id,
  half,
  standing = 'in-force',
  speaker,
}: Omit<EventCardFaceProps, 'half'> & { readonly half: Half }) {
  const card = eventCard(id);
  return (
    <span className="event-in-brief">
      <b>{titleOf(card, half, speaker)}</b> {speaker.say(`effect ${card[half]}`)}
      {standing !== 'in-force' && ` (${speaker.say(`drawn ${standing}`)})`}
    </span>
  );
}

export function EventCardFace({ card: id, half, alarm = half, standing = 'in-force', towards, speaker }: EventCardFaceProps) {
  const card = eventCard(id);
  const compass = towards ?? card.compass;
  return (
    <span className="event-card">
      <span className="event-halves" data-in-force={half}>
        {HALVES.map((each) => (
          <span key={each} className="event-half" data-half={each} data-in-force={half === undefined || half === each}>
            <span className="event-when">
              <BellSign ringing={each === 'triggered'} />
              {speaker.say(`drawn ${each}`)}
              {half === each && <span className="event-in-force">{speaker.say(`drawn ${standing}`)}</span>}
            </span>
            <span className="event-title">{titleOf(card, each, speaker)}</span>
            <span className="event-effect">
              <EffectPicture effect={card[each]} />
              <span className="event-words">
                {speaker.say(`effect ${card[each]}`)}
                {half === each && alarm !== half && <span className="event-fixed">{speaker.say(`drawn fixed-${each}`)}</span>}
              </span>
            </span>
          </span>
        ))}
      </span>
      <span className="event-compass">
        <CompassRose towards={compass} speaker={speaker} />
        <span className="event-towards">{speaker.say('drawn towards', { towards: compass })}</span>
      </span>
    </span>
  );
}

function BellSign({ ringing }: { readonly ringing: boolean }) {
  return (
    <svg className="event-bell" viewBox="0 0 24 24" aria-hidden="true">
      <path
        className="event-bell-body"
        d="M12,2C13.4,2 14,3 14,4C18,5.4 18.4,9 18.6,14L21,18H3L5.4,14C5.6,9 6,5.4 10,4C10,3 10.6,2 12,2ZM9.4,19.6H14.6C14,22.6 10,22.6 9.4,19.6Z"
      />
      {ringing ? (
        <path className="event-bell-line" d="M2.4,9C2.6,6.6 3.4,4.6 5,3M21.6,9C21.4,6.6 20.6,4.6 19,3" />
      ) : (
        <path className="event-bell-line" d="M3,3L21,21" />
      )}
    </svg>
  );
}

const TURN: Readonly<Record<Direction, number>> = { north: 0, east: 90, south: 180, west: 270 };
const AT: Readonly<Record<Direction, readonly [number, number]>> = { north: [0, -35], east: [37, 4.5], south: [0, 44], west: [-37, 4.5] };

/** A rose with one long arm; where another card is drawn for it there is none. */
export function CompassRose({ towards, speaker }: { readonly towards: Direction | 'any'; readonly speaker: Speaker }) {
  return (
    <svg className="compass-rose" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className="rose-disc" r={47} />
      <circle className="rose-ticks" r={43} />
      {[45, 135, 225, 315].map((turn) => (
        <path key={turn} className="rose-between" d="M0,-18L5,-5H-5Z" transform={`rotate(${turn})`} />
      ))}
      {DIRECTIONS.map((direction) => (
        <g key={direction} transform={`rotate(${TURN[direction]})`}>
          <path className="rose-light" d="M0,-27L6,-6L0,0Z" />
          <path className="rose-dark" d="M0,-27L-6,-6L0,0Z" />
        </g>
      ))}
      {DIRECTIONS.filter((direction) => direction !== towards).map((direction) => (
        <text key={direction} className="rose-letter" x={AT[direction][0]} y={AT[direction][1]} textAnchor="middle">
          {speaker.say(`drawn compass ${direction}`)}
        </text>
      ))}
      {towards === 'any' ? (
        <text className="rose-any" y={12} textAnchor="middle">
          ?
        </text>
      ) : (
        <path className="rose-arrow" d="M0,-49L17,-22H8L6,10H-6L-8,-22H-17Z" transform={`rotate(${TURN[towards]})`} />
      )}
      <circle className="rose-hub" r={towards === 'any' ? 0 : 5} />
    </svg>
  );
}
