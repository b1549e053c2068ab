/** A commando's card: who he is, health slots, points, what this side can do, and what he carries. Only of spans. */
import type { ReactNode } from 'react';
import type { Speaker } from '../../../../words/speaker.ts';
import { type Card, type CardSide, cardOf, POINTS, SLOTS } from '../../content/terms.ts';
import type { CommandoView } from '../../view.ts';
import { deadlineOf } from '../describe-commando.ts';
import { CommandoToken, EquipmentToken } from '../token/token.tsx';
import './commando-card.css';

/** A place for equipment: what lies there, or nothing. The first is printed on the card. */
export interface Place {
  readonly item: string | undefined;
  readonly isPrinted: boolean;
  readonly index: number;
}

interface CommandoCardProps {
  readonly commando: CommandoView;
  readonly speaker: Speaker;
  /** Whoever spends his points now has his card in the light. */
  readonly isActing?: boolean;
  /** Whether a level is still to be set up, where whoever is out could come in. */
  readonly isLevelToCome?: boolean;
  /** Weapons that somebody else has fired this turn. */
  readonly hot?: readonly string[];
  /** Puts something around a place: whoever plays takes hold of it there. */
  readonly around?: ((place: Place, drawing: ReactNode) => ReactNode) | undefined;
}

export function CommandoCard(props: CommandoCardProps) {
  const { commando, speaker, isActing = false, isLevelToCome = true, hot = [], around = (_, drawing) => drawing } = props;
  const card = cardOf(commando.id, commando.side);
  const { visible, uniform, critical, carries, wounds, saved, points, finished, skilled } = commando;
  const until = deadlineOf(commando);
  const isOver = finished && !commando.isOut && until === undefined;
  return (
    <span className="commando-card" data-side={commando.side} data-acting={isActing} data-out={commando.isOut}>
      <span className="commando-head">
        <Portrait
          specialist={commando.id}
          side={commando.side}
          visible={visible}
          uniform={uniform}
          critical={critical > 0}
          isBelow={commando.at === ''}
        />
        <span className="commando-who">
          <span className="commando-line">
            <span className="commando-name">{speaker.name(commando.id)}</span>
            {isOver ? (
              <span className="commando-over">{speaker.say('drawn turn-over')}</span>
            ) : (
              <Points points={points} wounds={wounds} speaker={speaker} />
            )}
          </span>
          <span className="commando-line">
            {until === undefined ? (
              <span className="commando-state">{stateOf(commando, isLevelToCome, speaker)}</span>
            ) : (
              <span className="commando-deadline">{speaker.say('drawn deadline', { turn: until })}</span>
            )}
            <Slots wounds={wounds} saved={saved} keeps={keepsOf(card)} speaker={speaker} />
          </span>
        </span>
      </span>
      <Skill card={card} isUsed={skilled} speaker={speaker} />
      <span className="commando-places">
        {placesOf(card, carries).map((place) => (
          <span key={place.index} className="commando-place" data-empty={place.item === undefined}>
            {around(place, <PlaceDrawing place={place} isHot={hot.includes(place.item ?? '')} speaker={speaker} />)}
          </span>
        ))}
      </span>
    </span>
  );
}

/** The card as it is printed, for whoever chooses one. */
export function PrintedCard({
  specialist,
  side,
  speaker,
}: {
  readonly specialist: string;
  readonly side: CardSide;
  readonly speaker: Speaker;
}) {
  const card = cardOf(specialist, side);
  const places = placesOf(card, card.starts);
  const free = places.filter(({ item }) => item === undefined).length;
  return (
    <span className="commando-card" data-side={side} data-printed="true">
      <span className="commando-head">
        <Portrait specialist={specialist} side={side} visible uniform={false} critical={false} />
        <span className="commando-who">
          <span className="commando-line">
            <span className="commando-name">{speaker.name(specialist)}</span>
            <span className="commando-side">{speaker.name(side)}</span>
          </span>
          <span className="commando-line">
            <Slots wounds={0} saved={0} keeps={keepsOf(card)} speaker={speaker} />
          </span>
        </span>
      </span>
      <Skill card={card} isUsed={false} speaker={speaker} />
      <span className="commando-suits">{speaker.say(`skill ${card.skill} suits`)}</span>
      <span className="commando-places">
        {places
          .filter(({ item }) => item !== undefined)
          .map((place) => (
            <span key={place.index} className="commando-place">
              <PlaceDrawing place={place} isHot={false} speaker={speaker} />
            </span>
          ))}
        {free > 0 && <FreePlaces count={free} speaker={speaker} />}
      </span>
    </span>
  );
}

/** On a card that is only looked at, one ring stands for all places that are free. */
function FreePlaces({ count, speaker }: { readonly count: number; readonly speaker: Speaker }) {
  return (
    <svg className="commando-free" viewBox="-60 -60 120 120" role="img" aria-label={speaker.say('drawn free-places', { count })}>
      <circle className="place-ring" r={52} />
      <text y={17} textAnchor="middle">
        +{count}
      </text>
    </svg>
  );
}

const keepsOf = ({ skill }: Card): number => (skill === 'two-points' ? 2 : 1);

function placesOf({ weapon, places }: Card, carries: readonly string[]): Place[] {
  const items = [weapon, ...carries];
  return Array.from({ length: Math.max(places, items.length) }, (_, index) => ({ item: items[index], isPrinted: index === 0, index }));
}

function stateOf({ isOut, visible, level, at }: CommandoView, isLevelToCome: boolean, speaker: Speaker): string {
  if (isOut) return speaker.say(isLevelToCome ? 'look card out' : 'look card never');
  if (level === '') return speaker.say('terminal below');
  const state = speaker.say(visible ? 'terminal visible' : 'terminal stealthy');
  return speaker.say('drawn place', { state, place: speaker.name(at) });
}

type PortraitProps = Omit<Parameters<typeof CommandoToken>[0], 'size' | 'name'> & { readonly isBelow?: boolean };

/** Whoever stands on no level is seen nowhere else: it is this that is taken by the hand. */
function Portrait({ isBelow = false, ...props }: PortraitProps) {
  return (
    <svg className="commando-portrait" viewBox="-68 -68 136 136" aria-hidden="true">
      <g data-shows={isBelow ? props.specialist : undefined}>
        <CommandoToken {...props} size={100} />
      </g>
    </svg>
  );
}

/** Left, spent, and lost by wounds. */
function Points({ points, wounds, speaker }: { readonly points: number; readonly wounds: number; readonly speaker: Speaker }) {
  const most = Math.max(POINTS, points);
  const kindOf = (i: number) => (i < points ? 'left' : i >= most - wounds ? 'lost' : 'spent');
  return (
    <svg className="commando-points" viewBox={`0 0 ${most * 22} 22`} role="img" aria-label={speaker.say('drawn points', { points })}>
      {Array.from({ length: most }, (_, i) => i).map((i) => (
        <g key={i} className="point-pip" data-kind={kindOf(i)} transform={`translate(${i * 22 + 11} 11)`}>
          <path d="M0,-9L9,0L0,9L-9,0Z" />
          {kindOf(i) === 'lost' && <path className="point-lost" d="M-5,0H5M0,-5V5" transform="rotate(45)" />}
        </g>
      ))}
    </svg>
  );
}

interface SlotsProps {
  readonly wounds: number;
  readonly saved: number;
  /** How many of the upper slots can hold a saved point. */
  readonly keeps: number;
  readonly speaker: Speaker;
}

/** A wound lies on the uppermost slot without one; of two saved points the first lies on the lower slot. */
function Slots({ wounds, saved, keeps, speaker }: SlotsProps) {
  const kindOf = (slot: number) =>
    slot < wounds ? 'wound' : slot < keeps && slot >= keeps - saved ? 'saved' : slot < keeps ? 'either' : 'empty';
  return (
    <svg className="commando-slots" viewBox={`0 0 ${SLOTS * 26} 26`} role="img" aria-label={speaker.say('drawn slots', { wounds, saved })}>
      {Array.from({ length: SLOTS }, (_, slot) => slot).map((slot) => (
        <g key={slot} className="slot" data-kind={kindOf(slot)} transform={`translate(${slot * 26 + 13} 13)`}>
          <circle r={11} />
          <text y={5.4} textAnchor="middle">
            {SLOT_FIGURES[kindOf(slot)]}
          </text>
        </g>
      ))}
    </svg>
  );
}

const SLOT_FIGURES = { wound: '−1', saved: '+1', either: '±', empty: '' } as const;

function Skill({ card: { skill }, isUsed, speaker }: { readonly card: Card; readonly isUsed: boolean; readonly speaker: Speaker }) {
  return (
    <span className="commando-skill" data-used={isUsed}>
      <span className="commando-skill-name">{speaker.say(`skill ${skill} called`)}</span> {speaker.say(`skill ${skill} does`)}
      {isUsed && <span className="commando-skill-used"> {speaker.say('drawn used')}</span>}
    </span>
  );
}

function PlaceDrawing({
  place: { item, isPrinted },
  isHot,
  speaker,
}: {
  readonly place: Place;
  readonly isHot: boolean;
  readonly speaker: Speaker;
}) {
  if (item === undefined) {
    return (
      <span className="place-empty" role="img" aria-label={speaker.say('drawn free-place')}>
        <svg viewBox="-60 -60 120 120" aria-hidden="true">
          <circle className="place-ring" r={44} />
        </svg>
      </span>
    );
  }
  return (
    <span className="place-filled" data-printed={isPrinted}>
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <EquipmentToken item={item} hot={isHot} size={100} />
      </svg>
      <span className="place-name">{speaker.name(item)}</span>
    </span>
  );
}
