/** The battle, over the whole of the map: theirs on the skyline, ours near, the shots between them one by one. */
import { useEffect, useMemo, useRef } from 'react';
import type { OnPoint, OnPress } from '../../../board/pointing.ts';
import { Press } from '../../../board/press.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { PieceProps, Thing } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { Backdrop } from './backdrop/backdrop.tsx';
import { hourAt } from './backdrop/hours.ts';
import { Line } from './battle-line.tsx';
import { BattleMiddle } from './battle-middle.tsx';
import { Ribbon } from './battle-ribbon.tsx';
import { type BattleScene, battleScene } from './battle-scene.ts';
import { Tracer } from './battle-tracer.tsx';
import { StandingOrders } from './orders.tsx';
import { marksOn, PieceOnPaper } from './piece.tsx';
import { told } from './seen.ts';
import { thingsOf } from './things.ts';
import './battle.css';
import './battle-fighters.css';
import './battle-narrow.css';

type BattleSeen = NonNullable<View['battle']>;

interface BattleSheetProps extends PieceProps {
  readonly view: View;
  readonly battle: BattleSeen;
  readonly legal: ReadonlySet<Thing>;
  readonly considers: ReadonlySet<Thing>;
}

export function BattleSheet(props: BattleSheetProps) {
  const { view, battle, speaker, asks, offers, considered, pointed, calm, legal, considers, onPoint, onPress, onChoose, playing } = props;
  const past = told(props.told ?? props.recent);
  const scene = useMemo(() => battleScene(view, battle, asks, past, playing), [view, battle, asks, past, playing]);
  const field = useRef<HTMLDivElement>(null);
  const isDragging = props.inHand !== undefined;
  const hands = { legal, considers, pointed, onPoint, onPress };
  // Nothing at the foot leaves because something is in hand.
  const atFoot = useKept(offers, isDragging);
  const { event, beat, story } = scene;
  const shot = event?.type === 'fired' ? event : undefined;
  return (
    <section
      className="battle"
      aria-label={speaker.say('look battle heading', { space: battle.at })}
      data-event={event?.type}
      data-beat={beat}
      data-calm={calm}
    >
      <Backdrop terrain={theatreOf(view).space(battle.at).terrain} hour={hourAt(view.ops)} />
      <header className="battle-head">
        <div className="battle-title">
          <h2>{speaker.say('look battle heading', { space: battle.at })}</h2>
          <p>{subtitle(battle, scene, speaker)}</p>
          <TurnedUp events={told(props.unseen ?? [])} speaker={speaker} />
        </div>
        {scene.order.length > 0 ? (
          <Ribbon view={view} order={scene.order} story={story} isKeptClear={isDragging} speaker={speaker} />
        ) : (
          <span className="battle-ribbon" />
        )}
      </header>
      <div className="battle-field" ref={field}>
        <Line side="opfor" {...{ view, scene, offers, considered, speaker, hands }} />
        <BattleMiddle
          view={view}
          scene={scene}
          playing={playing}
          asks={asks}
          offers={offers}
          considered={considered}
          pointed={pointed}
          speaker={speaker}
          calm={calm}
        />
        <Line side="commando" {...{ view, scene, offers, considered, speaker, hands }} />
        {shot && <Tracer key={`${shot.unit} ${shot.target}`} field={field} shot={shot} beat={beat} speaker={speaker} />}
      </div>
      <footer className="battle-foot">
        <Verdict scene={scene} speaker={speaker} />
        <OnCall {...hands} view={view} speaker={speaker} asks={asks} offers={atFoot} battle={battle} />
        <StandingOrders view={view} asks={asks} offers={atFoot} speaker={speaker} onChoose={onChoose} />
      </footer>
    </section>
  );
}

/** What it was before something was taken into the hand. */
function useKept<T>(value: T, isKept: boolean): T {
  const before = useRef(value);
  useEffect(() => {
    if (!isKept) before.current = value;
  }, [value, isKept]);
  return isKept ? before.current : value;
}

function subtitle(battle: BattleSeen, { event, shot }: BattleScene, speaker: Speaker): string {
  if (battle.round === 0) return speaker.say('look battle ahead');
  const supply = battle.supply ? ` · ${speaker.say('look battle full-firepower')}` : '';
  const round = speaker.say('look battle round', { round: battle.round });
  // Who fires first in the next round is not known before its dice have landed.
  if (event?.type === 'superiority' || event?.type === 'surprised') return `${round}${supply}`;
  const shots = shot ? ` · ${speaker.say('look battle shot', { shot: shot.number, shots: shot.all })}` : '';
  return `${round} · ${speaker.say('look battle has-superiority', { side: battle.superiority })}${shots}${supply}`;
}

/** What was turned up at once and led to this battle: the map, where it would be seen, lies under it. */
function TurnedUp({ events, speaker }: { readonly events: readonly Event[]; readonly speaker: Speaker }) {
  const turned = events.filter(({ type }) => type === 'objective-revealed');
  return turned.length > 0 && <p className="battle-turned-up">{turned.map((event) => speaker.event(event)).join(' ')}</p>;
}

/** How it ended stays until one goes on. */
function Verdict({ scene: { event, beat, story }, speaker }: { readonly scene: BattleScene; readonly speaker: Speaker }) {
  if (event?.type !== 'battle-ended' || beat !== 'stay') return null;
  return (
    <div className="battle-verdict" data-won={event.won}>
      <strong>{speaker.say(`look results battle-${event.won ? 'won' : 'lost'}`)}</strong>
      <span>
        {speaker.event(event)} {story && story.kia !== 0 && speaker.say('look battle kia', { by: story.kia })}
      </span>
    </div>
  );
}

interface OnCallProps {
  readonly view: View;
  readonly battle: BattleSeen;
  readonly asks: string | undefined;
  readonly offers: readonly Offer[];
  readonly speaker: Speaker;
  readonly considers: ReadonlySet<Thing>;
  readonly pointed: Thing | undefined;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

/** Aircraft and supplies that can be called upon now and stand in neither line. */
function OnCall({ view, battle, asks, offers, speaker, considers, pointed, onPoint, onPress }: OnCallProps) {
  const calls = offers.flatMap((offer) => {
    const [unit] = thingsOf(offer.choice);
    return unit !== undefined && theatreOf(view).findUnit(unit) && !battle.line.includes(unit) ? [{ unit, offer }] : [];
  });
  if (asks === undefined || calls.length === 0) return null;
  return (
    <div className="battle-calls">
      <span className="battle-label">{speaker.say('look battle call')}</span>
      {calls.map(({ unit, offer }) => (
        <Press
          key={unit}
          thing={unit}
          className="battle-call"
          label={speaker.choice(offer.choice, { asks })}
          legal
          considered={considers.has(unit)}
          pointed={pointed === unit}
          onPoint={onPoint}
          onPress={onPress}
        >
          <span className="battle-counter" data-shows={unit}>
            <PieceOnPaper theatre={theatreOf(view)} id={unit} marks={marksOn(view, unit).join(' ')} speaker={speaker} px={44} />
          </span>
          <span>
            {speaker.choice(offer.choice, { asks })}
            {offer.odds && <small>{speaker.odds(offer.odds)}</small>}
          </span>
        </Press>
      ))}
    </div>
  );
}
