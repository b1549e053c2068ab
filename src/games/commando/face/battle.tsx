/** The battle, laid over the map: two lines facing each other, whose turn it is, and every die that fell. */
import { useEffect, useRef } from 'react';
import type { OnPoint, OnPress } from '../../../board/pointing.ts';
import { Press } from '../../../board/press.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { PieceProps, Thing } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import { type Fighter, Line } from './battle-line.tsx';
import { type News, useBattleNews } from './battle-news.ts';
import { BattleNow, SuperiorityBox } from './battle-now.tsx';
import { FiringRow } from './firings.tsx';
import { Sign } from './icon.tsx';
import { StandingOrders } from './orders.tsx';
import { marksOn, PieceOnPaper } from './piece.tsx';
import { unitSeen } from './reckoning.ts';
import { thingsOf } from './things.ts';
import './battle.css';
import './battle-narrow.css';

type BattleSeen = NonNullable<View['battle']>;

interface BattleSheetProps extends PieceProps {
  readonly view: View;
  readonly recent: readonly Event[];
  readonly battle: BattleSeen;
  readonly legal: ReadonlySet<Thing>;
  readonly considers: ReadonlySet<Thing>;
}

export function BattleSheet(props: BattleSheetProps) {
  const { view, battle, speaker, asks, offers, considered, pointed, calm, legal, considers, onPoint, onPress, onChoose } = props;
  const news = useBattleNews(battle, props.recent);
  const shared = { view, speaker, legal, considers, pointed, onPoint, onPress };
  const aside = useRef<HTMLDivElement>(null);
  const count = news.firings.length;
  // the newest firing stands last and is the one to be seen
  useEffect(() => {
    if (count > 0) aside.current?.scrollTo({ top: aside.current.scrollHeight });
  }, [count]);
  return (
    <section className="battle" aria-label={speaker.say('look battle heading', { space: battle.at })}>
      <header className="battle-head">
        <h2>{speaker.say('look battle heading', { space: battle.at })}</h2>
        <span className="battle-chip">
          {battle.round === 0 ? speaker.say('look battle ahead') : speaker.say('look battle round', { round: battle.round })}
        </span>
        {view.event && (
          <Press
            thing={view.event.card}
            className="battle-chip"
            label={speaker.name(view.event.card)}
            pointed={pointed === view.event.card}
            onPoint={onPoint}
            onPress={onPoint}
          >
            <Sign name="papers" size={16} />
            {speaker.name(view.event.card)}
          </Press>
        )}
        {battle.supply && <span className="battle-chip">{speaker.say('look battle full-firepower')}</span>}
        {battle.round > 0 && <SuperiorityBox battle={battle} news={news} speaker={speaker} calm={calm} />}
      </header>
      <div className="battle-field">
        <Line side="opfor" fighters={opforIn(battle, asks)} fallen={fallenOf(news, 'opfor')} {...shared} />
        <BattleNow view={view} asks={asks} offers={offers} considered={considered} pointed={pointed} speaker={speaker} />
        <Line side="commando" fighters={commandosIn(view, battle, asks)} fallen={fallenOf(news, 'commando')} {...shared} />
      </div>
      <div className="battle-aside" ref={aside}>
        <h3 className="battle-label">{speaker.say('look battle firings')}</h3>
        {news.firings.length === 0 && <p className="battle-quiet">{speaker.say('look battle no-firings')}</p>}
        <ol className="battle-firings">
          {news.firings.map((firing, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: firings only follow each other
            <FiringRow key={i} firing={firing} speaker={speaker} calm={calm} />
          ))}
        </ol>
      </div>
      <footer className="battle-foot">
        <OnCall {...shared} asks={asks} offers={offers} battle={battle} />
        <StandingOrders view={view} asks={asks} offers={offers} speaker={speaker} onChoose={onChoose} />
      </footer>
    </section>
  );
}

function fallenOf({ fallen }: News, side: 'commando' | 'opfor'): readonly string[] {
  return fallen.filter((one) => one.side === side).map(({ id }) => id);
}

/** While a line is drawn up, those beyond the places already given are still in no order. */
function opforIn(battle: BattleSeen, asks: string | undefined): readonly Fighter[] {
  return battle.opfor.map(({ id, panicked, fired }, i) => ({
    id,
    panicked,
    fired,
    fires: false,
    isPlaced: asks !== 'opfor-line' || i < battle.lined,
  }));
}

function commandosIn(view: View, battle: BattleSeen, asks: string | undefined): readonly Fighter[] {
  return battle.line.map((id, i) => ({
    id,
    panicked: unitSeen(view, id)?.panicked === true,
    fires: battle.firing === id,
    fired: battle.fired.includes(id) && battle.firing !== id,
    isPlaced: asks !== 'line' || i < battle.lined,
  }));
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
          <PieceOnPaper theatre={theatreOf(view)} id={unit} marks={marksOn(view, unit).join(' ')} speaker={speaker} px={44} />
          <span>
            {speaker.choice(offer.choice, { asks })}
            {offer.odds && <small>{speaker.odds(offer.odds)}</small>}
          </span>
        </Press>
      ))}
    </div>
  );
}
