/**
 * At the head of the column: the last combat with its steps, as long as what it brought is the newest; the enemies who come, one after the
 * other; and the mission that has been drawn.
 */
import type { InPlayProps } from '../../face.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { type Arrival, type Arrivals, arrivalsIn, isAboutArrivals } from './arrivals.ts';
import { AtHand } from './aside.tsx';
import { Battle } from './battle.tsx';
import { staysDetected } from './events.ts';
import { EnemyCounter } from './piece/counter.tsx';
import { seen, told } from './seen.ts';
import './in-play.css';

/** What all fights since the last choice have cost. */
const COSTS: ReadonlySet<Event['type']> = new Set<Event['type']>(['casualties', 'squad-eliminated', 'leader-killed', 'gear-lost']);

export function InPlay(props: InPlayProps) {
  const { recent, playing } = props;
  const before = told(props.told ?? []);
  if (playing) {
    const { mission } = seen(props.view);
    if (playing.event.type === 'mission-drawn' && playing.isTold && mission) return <Drawn {...props} mission={mission} />;
    const arrivals = told([playing.event]).some(isAboutArrivals) ? arrivalsIn(before, playing) : undefined;
    return arrivals ? <Coming {...props} arrivals={arrivals} /> : null;
  }
  const last = told(recent).findLast((event) => event.type === 'battle' || event.type === 'noise' || isAboutArrivals(event));
  if (last?.type === 'battle') return <LastBattle {...props} />;
  if (last?.type === 'noise') return staysDetected(seen(props.view), last) ? <p>{props.speaker.say('look still-detected')}</p> : null;
  const arrivals = last && arrivalsIn(told(recent));
  return arrivals ? <Come arrivals={arrivals} speaker={props.speaker} /> : null;
}

/** 13.0 Before its dice have landed nobody knows how it comes out. */
function LastBattle({ recent, speaker, isBrief }: InPlayProps) {
  const battle = told(recent).findLast((event) => event.type === 'battle');
  if (battle?.type !== 'battle') return null;
  const cost = told(recent)
    .filter(({ type }) => COSTS.has(type))
    .map((event) => speaker.event(event))
    .join(' ');
  if (isBrief) return <span>{speaker.say('sheet battle brief', battle)}</span>;
  return (
    <>
      <Battle battle={battle} speaker={speaker} calm />
      {cost !== '' && <p className="battle-cost">{cost}</p>}
    </>
  );
}

function Drawn({ view, speaker, mission }: InPlayProps & { readonly mission: NonNullable<View['mission']> }) {
  return (
    <div className="orders">
      <AtHand view={seen(view)} mission={mission} speaker={speaker} />
    </div>
  );
}

/** One after the other they come: how many are left, and where each has come to. */
function Coming({ view: anyView, speaker, arrivals: { all } }: InPlayProps & { readonly arrivals: Arrivals }) {
  const { map, own } = seen(anyView);
  const left = all.filter(({ is }) => is === 'waits' || is === 'now').length;
  const words = ({ is, hex }: Arrival) => (is === 'came' ? speaker.say('look at', { hex }) : speaker.say(`look arrivals ${is}`));
  return (
    <section className="arrivals">
      <p>{speaker.say('look arrivals left', { left, count: all.length })}</p>
      <ol>
        {all.map((arrival) => (
          <li key={arrival.enemy} data-is={arrival.is}>
            <svg viewBox="-24 -24 48 48" aria-hidden="true">
              <EnemyCounter map={map} own={own} enemy={{ id: arrival.enemy, acted: false, suppressed: false }} size={44} />
            </svg>
            <b>{speaker.name(arrival.enemy)}</b>
            <span>{words(arrival)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** When all are there, as long as it is the newest. */
function Come({ arrivals: { hex, all }, speaker }: Pick<InPlayProps, 'speaker'> & { readonly arrivals: Arrivals }) {
  const came = all.filter(({ is }) => is === 'came').length;
  return <p className="arrivals">{speaker.say('look arrivals came', { hex, came, count: all.length })}</p>;
}
