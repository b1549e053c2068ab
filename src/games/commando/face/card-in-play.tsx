/** The Event card being implemented, or drawn in the last step, at the corner of the map. */
import { useState } from 'react';
import { Card } from '../../../board/card.tsx';
import type { OnPoint } from '../../../board/pointing.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { CardEffect } from '../content/theatre.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { type IconName, Sign } from './icon.tsx';
import { MARKER_ICONS } from './unit-icons.ts';

const EFFECT_ICONS: Readonly<Record<CardEffect['do'], IconName>> = {
  opfor: 'crosshair',
  ops: 'stopwatch',
  rp: 'wooden-crate',
  reinforcement: 'backup',
  attrition: 'tombstone',
  grounded: 'airplane',
  reveal: 'eye-target',
  reshuffle: 'papers',
};

interface CardInPlayProps {
  readonly view: View;
  readonly recent: readonly Event[];
  readonly speaker: Speaker;
  readonly onPoint: OnPoint;
}

/** A step may draw more than one: a second at the objective, another in exchange. They lie in the order they came. */
export function CardInPlay({ view, recent, speaker, onPoint }: CardInPlayProps) {
  const [closed, setClosed] = useState<unknown>();
  const drawn = recent.filter((event) => event.type === 'card-drawn');
  const inPlay = view.event?.card;
  const cards = drawn.map(({ card, segment }) => ({ card, isSecond: segment > 1 }));
  if (inPlay !== undefined && !cards.some(({ card }) => card === inPlay)) cards.push({ card: inPlay, isSecond: false });
  const occasion = drawn.at(-1) ?? inPlay;
  if (cards.length === 0 || closed === occasion) return null;
  return (
    <div className="card-in-play">
      {cards.map(({ card, isSecond }) => (
        <EventCard key={card} view={view} card={card} isSecond={isSecond} speaker={speaker} onPoint={onPoint} />
      ))}
      <button type="button" className="card-in-play-close" aria-label={speaker.say('board close')} onClick={() => setClosed(occasion)}>
        ×
      </button>
    </div>
  );
}

interface EventCardProps {
  readonly view: View;
  readonly card: string;
  readonly isSecond: boolean;
  readonly speaker: Speaker;
  readonly onPoint: OnPoint;
}

export function EventCard({ view, card, isSecond, speaker, onPoint }: EventCardProps) {
  const { effects, win, lose, intel } = theatreOf(view).card(card);
  const isHostile = effects.some((effect) => effect.do === 'opfor');
  const icons = new Set([...effects.map((effect) => EFFECT_ICONS[effect.do]), ...(intel ? [MARKER_ICONS.intel] : [])]);
  return (
    <Card
      id={card}
      title={speaker.name(card)}
      kind={speaker.say(isSecond ? 'look card second' : 'look card in-play')}
      tone={isHostile ? 'red' : 'ink'}
      icon={
        <span className="card-in-play-icons">
          {[...icons].map((icon) => (
            <Sign key={icon} name={icon} size={30} />
          ))}
        </span>
      }
      text={speaker.say(`card ${card} text`)}
      foot={win + lose > 0 ? speaker.say('look card foot', { win, lose: -lose }) : undefined}
      onPoint={onPoint}
    />
  );
}
