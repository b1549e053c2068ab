/** Time, points, losses, orders, Initiative and cards, in one line above the map. */
import type { ReactNode } from 'react';
import { HeadlineAsked } from '../../../board/headline-asked.tsx';
import { Track as TrackOfBoxes } from '../../../board/track.tsx';
import type { HeadlineProps } from '../../face.ts';
import { SIDES, type Side } from '../content/terms.ts';
import { orderLimit } from '../rules/turn.ts';
import type { Event } from '../vocabulary.ts';
import { seen, told } from './seen.ts';
import type { Track } from './tracks-told.ts';
import { VictoryTrack } from './victory-track.tsx';
import './headline.css';

/** The track goes on to here at least: as far as is printed before the last spaces. */
const SPACES = 10;

export function Headline({ view: anyView, speaker, playing, told: happened = [], onTell }: HeadlineProps) {
  const view = seen(anyView);
  const [event] = playing?.isTold ? told([playing.event]) : [];
  const say = (key: string, figures: object = {}) => speaker.say(`look headline ${key}`, figures);
  const { vp, active, sides } = view;
  const ahead = vp === 0 ? '' : vp > 0 ? 'axis' : 'allies';
  const onAsk =
    onTell &&
    ((track: Track, beside: Element) => {
      void import('./tracks-told.ts')
        .then(({ trackTold }) => onTell(trackTold(track, view, told(happened), speaker), beside))
        .catch(() => {});
    });
  if (view.draft) return <div className="headline">{say('draft')}</div>;
  return (
    <div className="headline">
      <span className="headline-lead">{view.phase === 'set-up' ? say('set-up') : say('turn', { turn: view.turn, side: active })}</span>
      <Asked
        track="time"
        className="headline-time"
        about={say('time-about', { time: view.time, suddenDeath: view.suddenDeath })}
        onAsk={onAsk}
      >
        <TrackOfBoxes label={say('time')} from={0} to={Math.max(SPACES, view.suddenDeath + 2)} value={view.time} goal={view.suddenDeath} />
      </Asked>
      <Asked track="vp" className="headline-figure" about={say('vp-about')} onAsk={onAsk}>
        <span className="headline-label">{say('vp')}</span>
        <VictoryTrack vp={vp} />
        <b className="headline-points">{say('points', { side: ahead, points: Math.abs(vp) })}</b>
        {event?.type === 'points' && <Change side={event.side} text={say('gain', { side: event.side, points: event.points })} />}
      </Asked>
      {SIDES.map((side) => (
        <Figure
          key={side}
          track={`lost-${side}`}
          onAsk={onAsk}
          label={say('lost', { side })}
          value={`${sides[side].casualties.length}/${sides[side].surrender}`}
          about={say('lost-about', { side, losses: sides[side].casualties.length, surrender: sides[side].surrender })}
          isNear={sides[side].casualties.length >= sides[side].surrender - 1}
        >
          <Losses lost={sides[side].casualties.length} limit={sides[side].surrender} />
          {event && <LossesChange side={side} event={event} say={say} />}
        </Figure>
      ))}
      <Figure
        track="orders"
        onAsk={onAsk}
        label={say('orders')}
        value={say('of', { count: view.orders, limit: orderLimit(view, active) })}
        about={say('orders-about', { side: active })}
      />
      <Figure
        track="initiative"
        onAsk={onAsk}
        label={say('initiative')}
        value={speaker.name(view.initiative)}
        about={say('initiative-about')}
      />
    </div>
  );
}

interface AskedProps {
  readonly track: Track;
  readonly className: string;
  /** In one sentence; the rest on asking. */
  readonly about: string;
  /** It could be over soon. */
  readonly isNear?: boolean;
  readonly onAsk: ((track: Track, beside: Element) => void) | undefined;
  readonly children: ReactNode;
}

function Asked({ track, className, about, isNear, onAsk, children }: AskedProps) {
  const marks = { 'data-near': isNear, 'data-figure': track };
  return (
    <HeadlineAsked className={className} about={about} marks={marks} onAsk={onAsk && ((beside) => onAsk(track, beside))}>
      {children}
    </HeadlineAsked>
  );
}

interface FigureProps extends Omit<AskedProps, 'className' | 'children'> {
  readonly label: string;
  readonly value: string;
  readonly children?: ReactNode;
}

function Figure({ label, value, children, ...asked }: FigureProps) {
  return (
    <Asked className="headline-figure" {...asked}>
      <span className="headline-label">{label}</span> <b>{value}</b>
      {children}
    </Asked>
  );
}

/** 4.2 A box for each loss up to the one at which the side surrenders. */
function Losses({ lost, limit }: { readonly lost: number; readonly limit: number }) {
  return (
    <span className="losses" aria-hidden="true">
      {Array.from({ length: Math.max(lost, limit) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes of a track are what stands in a row
        <i key={i} data-lost={i < lost} data-limit={i === limit - 1} />
      ))}
    </span>
  );
}

/** What has just changed, beside the figure that it changed; gone with the gesture. */
function Change({ side, text }: { readonly side: Side; readonly text: string }) {
  return (
    <span className="headline-change" data-side={side} aria-hidden="true">
      {text}
    </span>
  );
}

interface LossesChangeProps {
  readonly side: Side;
  readonly event: Event;
  readonly say: (key: string, figures?: object) => string;
}

function LossesChange({ side, event, say }: LossesChangeProps) {
  if (event.type === 'eliminated' && event.side === side) return <Change side={side} text={say('one-more')} />;
  if (event.type === 'surrender-moved' && event.side === side) {
    return <Change side={side} text={say('limit-now', { surrender: event.surrender })} />;
  }
  return null;
}
