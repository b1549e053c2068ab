/** The Event card being implemented, or drawn in the last step: beside what is asked, never upon the map. */

import type { ReactNode } from 'react';
import { Card } from '../../../board/card.tsx';
import { chanceOf } from '../../../board/map/seeded.ts';
import { type OnPoint, type OnPress, usePointing } from '../../../board/pointing.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { InPlayProps } from '../../face.ts';
import type { CardEffect } from '../content/theatre.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { hourAt } from './backdrop/hours.ts';
import { type IconName, Sign } from './icon.tsx';
import { seen, told } from './seen.ts';
import { MARKER_ICONS } from './unit-icons.ts';
import { Vignette } from './vignette.tsx';
import './card-in-play.css';

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

export function cardIcons(view: View, card: string): readonly IconName[] {
  const { effects, intel } = theatreOf(view).card(card);
  return [...new Set([...effects.map((effect) => EFFECT_ICONS[effect.do]), ...(intel ? [MARKER_ICONS.intel] : [])])];
}

interface InPlay {
  readonly card: string;
  readonly isSecond: boolean;
}

/** A step may draw more than one: a second at the objective, another in exchange. They lie in the order they came. */
function cardsInPlay({ event }: View, recent: readonly Event[], before: readonly Event[]): readonly InPlay[] {
  const drawn = drawnIn(recent);
  if (event === undefined || drawn.some(({ card }) => card === event.card)) return drawn;
  const isSecond = drawnIn(before).findLast(({ card }) => card === event.card)?.isSecond === true;
  return [...drawn, { card: event.card, isSecond }];
}

function drawnIn(events: readonly Event[]): readonly InPlay[] {
  return events.filter((one) => one.type === 'card-drawn').map(({ card, segment }) => ({ card, isSecond: segment > 1 }));
}

export function CardInPlay({ view: anyView, recent, told: before = [], playing, speaker, isBrief, onPoint, onPress }: InPlayProps) {
  const view = seen(anyView);
  const [event] = playing ? told([playing.event]) : [];
  // It lies large upon the board until it goes to its place.
  const isElsewhere = (card: string) => event?.type === 'card-drawn' && event.card === card && playing?.beat.name !== 'dock';
  const beside = cardsInPlay(view, told(recent), told(before)).filter(({ card }) => !isElsewhere(card));
  return beside.map(({ card, isSecond }) => (
    <CardBeside
      key={card}
      view={view}
      card={card}
      kind={speaker.say(isSecond ? 'look card second' : 'look card in-play')}
      speaker={speaker}
      isBrief={isBrief}
      onPoint={onPoint}
      onPress={onPress}
    />
  ));
}

interface CardBesideProps {
  readonly view: View;
  readonly card: string;
  readonly kind: string;
  readonly speaker: Speaker;
  readonly isBrief: boolean;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

function CardBeside({ view, card, kind, speaker, isBrief, onPoint, onPress }: CardBesideProps) {
  const pointing = usePointing(card, onPoint, onPress);
  return (
    <button type="button" className="card-beside" data-thing={card} data-brief={isBrief} {...pointing}>
      <span className="card-beside-picture">
        <CardPicture view={view} card={card} size={isBrief ? 20 : 34} />
      </span>
      <span className="card-beside-words">
        <span className="card-beside-kind">{kind}</span>
        <strong>{speaker.name(card)}</strong>
        <span className="card-beside-text">{speaker.say(`card ${card} text`)}</span>
        {footOf(view, card, speaker) && <span className="card-beside-foot">{footOf(view, card, speaker)}</span>}
      </span>
    </button>
  );
}

/** What it does, before the place and at the hour that are printed upon it: the same wherever the card lies, and however long. */
function CardPicture({ view, card, size }: { readonly view: View; readonly card: string; readonly size: number }) {
  const { spaces } = theatreOf(view);
  const printed = Math.floor(chanceOf(card)() * spaces.length);
  return (
    <Vignette view={view} at={spaces[printed]?.id ?? ''} hour={hourAt(printed)}>
      {cardIcons(view, card).map((icon) => (
        <Sign key={icon} name={icon} size={size} />
      ))}
    </Vignette>
  );
}

function footOf(view: View, card: string, speaker: Speaker): string | undefined {
  const { win, lose } = theatreOf(view).card(card);
  return win + lose > 0 ? speaker.say('look card foot', { win, lose: -lose }) : undefined;
}

interface EventCardProps {
  readonly view: View;
  readonly card: string;
  readonly isSecond: boolean;
  readonly speaker: Speaker;
  readonly onPoint: OnPoint;
}

/** Large, as it is turned over. */
export function EventCard({ view, card, isSecond, speaker, onPoint }: EventCardProps) {
  const isHostile = theatreOf(view)
    .card(card)
    .effects.some((effect) => effect.do === 'opfor');
  return (
    <Card
      id={card}
      title={speaker.name(card)}
      kind={speaker.say(isSecond ? 'look card second' : 'look card in-play')}
      tone={isHostile ? 'red' : 'ink'}
      icon={
        <span className="card-picture">
          <CardPicture view={view} card={card} size={34} />
        </span>
      }
      text={speaker.say(`card ${card} text`)}
      foot={footOf(view, card, speaker)}
      onPoint={onPoint}
    />
  );
}

/** Whole, for whoever presses or points at it: all that it says, and what a battle there brings. */
export function wholeCard(anyView: unknown, thing: string, speaker: Speaker): ReactNode {
  const view = seen(anyView);
  if (view.mission === '' || !theatreOf(view).has('card', thing)) return undefined;
  const foot = footOf(view, thing, speaker);
  return (
    <div className="whole-card">
      <span className="whole-card-picture">
        <CardPicture view={view} card={thing} size={44} />
      </span>
      <p>{speaker.say(`card ${thing} text`)}</p>
      {foot && <p className="whole-card-foot">{foot}</p>}
    </div>
  );
}
