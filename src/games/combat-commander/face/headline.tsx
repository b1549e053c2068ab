/** Time, points, losses, orders, Initiative and cards, in one line above the map. */
import { Track } from '../../../board/track.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { SIDES } from '../content/terms.ts';
import { orderLimit } from '../rules/turn.ts';
import { seen } from './seen.ts';
import './headline.css';

/** The track goes on to here at least: as far as is printed before the last spaces. */
const SPACES = 10;

export function Headline({ view: anyView, speaker }: { readonly view: unknown; readonly speaker: Speaker }) {
  const view = seen(anyView);
  const say = (key: string, figures: object = {}) => speaker.say(`look headline ${key}`, figures);
  const { vp, active, sides } = view;
  const ahead = vp === 0 ? '' : vp > 0 ? 'axis' : 'allies';
  if (view.draft) return <div className="headline">{say('draft')}</div>;
  return (
    <div className="headline">
      <span className="headline-turn">{view.phase === 'set-up' ? say('set-up') : say('turn', { turn: view.turn, side: active })}</span>
      <span className="headline-time" title={say('time-about', { time: view.time, suddenDeath: view.suddenDeath })}>
        <Track label={say('time')} from={0} to={Math.max(SPACES, view.suddenDeath + 2)} value={view.time} goal={view.suddenDeath} />
      </span>
      <Figure label={say('vp')} value={say('points', { side: ahead, points: Math.abs(vp) })} about={say('vp-about')} />
      {SIDES.map((side) => (
        <Figure
          key={side}
          label={say('lost', { side })}
          value={`${sides[side].casualties.length}/${sides[side].surrender}`}
          about={say('lost-about', { side, losses: sides[side].casualties.length, surrender: sides[side].surrender })}
          isNear={sides[side].casualties.length >= sides[side].surrender - 1}
        />
      ))}
      <Figure
        label={say('orders')}
        value={say('of', { count: view.orders, limit: orderLimit(view, active) })}
        about={say('orders-about', { side: active })}
      />
      <Figure label={say('initiative')} value={speaker.name(view.initiative)} about={say('initiative-about')} />
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly about: string;
  /** It could be over soon. */
  readonly isNear?: boolean;
}

function Figure({ label, value, about, isNear = false }: FigureProps) {
  return (
    <span className="headline-figure" title={about} data-near={isNear}>
      <span className="headline-label">{label}</span> <b>{value}</b>
    </span>
  );
}
