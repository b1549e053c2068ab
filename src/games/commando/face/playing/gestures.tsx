/** What happens on the map, while it happens: a card turned over large, a die with what it decides, a word where something was found. */
import { type CSSProperties, useRef } from 'react';
import { useFitting } from '../../../../board/fitting.ts';
import { useFreeEdge } from '../../../../board/free-corner.ts';
import { ThrownDice } from '../../../../board/thrown-dice.tsx';
import type { Speaker } from '../../../../words/speaker.ts';
import type { Playing } from '../../../face.ts';
import { theatreOf } from '../../content/theatres.ts';
import { KIA } from '../../killed.ts';
import type { View } from '../../view.ts';
import type { Event } from '../../vocabulary.ts';
import { EventCard } from '../card-in-play.tsx';
import { diceOf } from '../events.ts';
import { type IconName, Sign } from '../icon.tsx';
import { PieceOnPaper, toneOf } from '../piece.tsx';
import { told } from '../seen.ts';
import { MARKER_ICONS } from '../unit-icons.ts';
import { EACH_DIE_MS, FLIGHT_MS } from './beats.ts';
import './gestures.css';

interface GestureProps {
  readonly view: View;
  readonly playing: Playing;
  readonly speaker: Speaker;
  readonly calm: boolean;
}

/** Seen on the map itself, and nothing more to be said. */
const SILENT: ReadonlySet<string> = new Set<Event['type']>([
  'moved',
  'flown',
  'sailed',
  'lifted',
  'kia-changed',
  'battle-ended',
  'lines-drawn',
  'card-exchanged',
  'intel-kept',
]);

export function Gesture(props: GestureProps) {
  const { playing, view } = props;
  const [event] = told([playing.event]);
  if (!event) return null;
  if (playing.beat.name === 'reached') return <AimReached {...props} />;
  if (event.type === 'mission-ended') return <MissionOver {...props} event={event} />;
  if (SILENT.has(event.type)) return null;
  if (event.type === 'card-drawn') return <CardTurned {...props} card={event.card} isSecond={event.segment > 1} />;
  if (event.type === 'intel-played') return <CardTurned {...props} card={event.card} isSecond={false} />;
  if (view.battle) return null;
  return <Plate {...props} event={event} />;
}

/** 6.0 Seen wherever one looks, in battle or on the map: from here on the mission can be ended. */
function AimReached({ view, speaker, calm }: GestureProps) {
  return (
    <div className="gesture gesture-stamp" data-calm={calm} data-won="true" data-battle={view.battle !== undefined}>
      <strong>{speaker.say('look mission aim-reached')}</strong>
      <span>{speaker.say('look mission aim-reached-about')}</span>
    </div>
  );
}

/** 31.0 A mission of a campaign is over, and stays until one goes on to the next. */
function MissionOver({ playing, speaker, calm, event }: GestureProps & { readonly event: Extract<Event, { type: 'mission-ended' }> }) {
  return (
    <div className="gesture gesture-stamp" data-calm={calm} data-won={event.won} data-beat={playing.beat.name}>
      <strong>{speaker.say(`look debrief ${event.won ? 'won' : 'lost'}`)}</strong>
      <span>{speaker.event(event)}</span>
    </div>
  );
}

function CardTurned({
  view,
  playing,
  speaker,
  calm,
  card,
  isSecond,
}: GestureProps & { readonly card: string; readonly isSecond: boolean }) {
  const { beat, stretch } = playing;
  const turning = useRef<HTMLDivElement>(null);
  useFitting(turning, `${card} ${speaker.language} ${beat.name}`);
  return (
    <div
      className="gesture gesture-card"
      data-beat={beat.name}
      data-calm={calm}
      style={{ '--beat': `${beat.ms * stretch}ms` } as CSSProperties}
    >
      <div ref={turning} className="gesture-card-turning">
        {/* Until it has been turned over nobody can read it. */}
        {beat.name === 'turn' && calm ? (
          <span className="gesture-card-back" />
        ) : (
          <>
            <EventCard view={view} card={card} isSecond={isSecond} speaker={speaker} onPoint={nobodyPoints} />
            {beat.name === 'turn' && <span className="gesture-card-back" />}
          </>
        )}
      </div>
    </div>
  );
}

function nobodyPoints(): void {}

/** The space of which something is told. */
export function spokenOf(view: View, { beat }: Playing): string | undefined {
  return beat.things?.find((thing) => theatreOf(view).isSpace(thing));
}

/** Where what happens now is seen: there, or where the force stands. */
export function toldOf(view: View, playing: Playing): string {
  return spokenOf(view, playing) ?? view.operation?.at ?? '';
}

const ON_PAPER = { orOnPaper: true };

function Plate({ view, playing, speaker, calm, event }: GestureProps & { readonly event: Event }) {
  const { beat, isTold, stretch } = playing;
  const plate = useRef<HTMLDivElement>(null);
  useFreeEdge(plate, `${event.type} ${toldOf(view, playing)} ${isTold}`, ON_PAPER);
  const dice = diceOf(event).flatMap(({ who, faces }) => faces.map((face) => ({ face, tone: toneOf(who) })));
  const units = (beat.things ?? []).filter((id) => theatreOf(view).findUnit(id) !== undefined || theatreOf(view).has('opfor', id));
  const [unit] = units;
  const icon = iconOf(event);
  const fate = fateOf(event);
  return (
    <div
      ref={plate}
      className="gesture gesture-plate"
      data-keep-clear
      data-event={event.type}
      data-beat={beat.name}
      data-fate={isTold ? fate : undefined}
      data-calm={calm}
      style={{ '--beat': `${beat.ms * stretch}ms` } as CSSProperties}
    >
      <span className="gesture-what">
        {units.map((id) => (
          <PieceOnPaper key={id} theatre={theatreOf(view)} id={id} marks="" speaker={speaker} px={64} />
        ))}
        {icon && <Sign name={icon} size={unit === undefined ? 56 : 34} />}
      </span>
      {dice.length > 0 && beat.name !== 'blast' && (
        <ThrownDice
          sides={6}
          dice={dice}
          isFlying={!isTold}
          flight={FLIGHT_MS * stretch}
          each={EACH_DIE_MS * stretch}
          calm={calm}
          label={unit === undefined ? '' : speaker.name(unit)}
        />
      )}
      <strong className="gesture-words">
        {!isTold && <span>{unit === undefined ? '' : speaker.name(unit)}</span>}
        {/* It is as large from the beginning as it will be, and so never leaves its place; what it will say is in nobody's hands yet. */}
        <span aria-hidden={!isTold} data-told={isTold}>
          {isTold ? wordsFor(event, speaker) : wordsFor(event, speaker).replaceAll(/\S/gu, 'n')}
        </span>
      </strong>
    </div>
  );
}

/** 22.0 With a loss it is said what it counts. */
function wordsFor(event: Event, speaker: Speaker): string {
  const words = speaker.event(event);
  const isOwn = (event.type === 'eliminated' || event.type === 'panicked') && event.side === 'commando';
  return isOwn ? `${words} ${speaker.say('look battle kia', { by: KIA[event.type] })}` : words;
}

/** A false objective is shown as what it is. */
function iconOf(event: Event): IconName | undefined {
  return event.type === 'objective-revealed' && !event.real ? TRAPS[event.falsely] : ICONS[event.type];
}

const TRAPS: Readonly<Record<string, IconName>> = { minefield: 'minefield', ambush: 'hooded-figure' };

const ICONS: Partial<Record<Event['type'], IconName>> = {
  jumped: 'parachute',
  'ground-reconned': 'binoculars',
  'air-reconned': 'airplane',
  'supply-checked': 'jerrycan',
  'availability-checked': 'airplane',
  attrition: 'hiking',
  'mine-checked': 'minefield',
  'mines-cleared': 'dynamite',
  'leader-rolled': 'rank-3',
  'leader-appeared': 'rank-3',
  reinforced: 'backup',
  'air-returned': 'airplane-departure',
  grounded: 'airplane',
  'base-built': 'barracks-tent',
  'objective-revealed': MARKER_ICONS.objective,
  'objective-recovered': MARKER_ICONS.objective,
  'objective-lost': MARKER_ICONS.objective,
  ambushed: 'hooded-figure',
  'opfor-placed': 'crosshair',
  'ops-changed': 'stopwatch',
  'rp-changed': 'wooden-crate',
  'no-reinforcement': 'backup',
  panicked: MARKER_ICONS.panic,
  eliminated: MARKER_ICONS.eliminated,
};

/** Whether it went well, went ill, or neither. */
function fateOf(event: Event): 'well' | 'ill' | undefined {
  switch (event.type) {
    case 'jumped':
      return event.landing === 'landed' ? 'well' : 'ill';
    case 'ground-reconned':
    case 'air-reconned':
      return event.revealed ? 'well' : 'ill';
    case 'supply-checked':
    case 'availability-checked':
      return event.stays ? 'well' : 'ill';
    case 'attrition':
    case 'mine-checked':
      return event.lost ? 'ill' : 'well';
    case 'leader-rolled':
      return event.die === 6 ? 'well' : undefined;
    case 'objective-revealed':
      return event.real ? 'well' : 'ill';
    case 'ops-changed':
    case 'rp-changed':
      return event.by > 0 ? 'well' : 'ill';
    case 'objective-recovered':
    case 'leader-appeared':
    case 'reinforced':
    case 'base-built':
    case 'mines-cleared':
    case 'air-returned':
      return 'well';
    case 'objective-lost':
    case 'ambushed':
    case 'grounded':
    case 'panicked':
    case 'eliminated':
    case 'opfor-placed':
      return 'ill';
    default:
      return undefined;
  }
}
