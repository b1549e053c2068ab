/** What lies below the map: Intel cards, aircraft, the Recruit Box, the piles, the map key. */
import { lazy, Suspense, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../../../board/card.tsx';
import { GlassContext } from '../../../board/glass.ts';
import { Press } from '../../../board/press.tsx';
import type { PieceProps } from '../../face.ts';
import { AIR_AVAILABLE, INTEL_HELD } from '../boxes.ts';
import { theatreOf } from '../content/theatres.ts';
import { Boxed, type TrayParts } from './boxed.tsx';
import { Sign } from './icon.tsx';
import { RecruitBox } from './recruit-box.tsx';
import { seen } from './seen.ts';
import { thingsOf, touched } from './things.ts';
import { type Drawer, TrayLine, type TrayPart } from './tray-line.tsx';
import { INTEL_ICONS } from './unit-icons.ts';
import './tray.css';

const TerrainLegend = lazy(async () => ({ default: (await import('./map/legend.tsx')).TerrainLegend }));

/** So long a part is marked that was asked for, in milliseconds. */
const SHOWN_MS = 1200;

/** What was opened by hand, as long as the tray is wanted for the same; and what the map key came in place of. */
interface OpenedByHand {
  readonly isWanted: boolean;
  readonly shows: Drawer | undefined;
  readonly instead?: Drawer | undefined;
}

/** One line below the map. It opens over the map's foot when something in it is wanted, when it is asked for, or for the map key. */
export function Tray(props: PieceProps) {
  const view = seen(props.view);
  const legal = touched(props.offers);
  const isWanted = view.phase === 'recruiting' || view.leadersToPlace.some((leader) => legal.has(leader));
  const usual: Drawer | undefined = isWanted || props.isOnSheet ? 'boxes' : undefined;
  const [own, setOwn] = useState<OpenedByHand>();
  const drawer = useRef<HTMLDivElement>(null);
  const glass = useContext(GlassContext);
  // recruits go to bases on the map: those must not lie below the boxes they come from
  const shows = own?.isWanted === isWanted ? own.shows : usual;
  const isOver = isWanted && shows !== undefined;
  useLayoutEffect(() => {
    glass?.cover(isOver ? (drawer.current?.offsetHeight ?? 0) : 0);
    return () => glass?.cover(0);
  }, [glass, isOver]);
  // Where one has pressed below it, what was asked for may lie out of sight.
  const isKeyOnSheet = shows === 'key' && props.isOnSheet === true;
  useEffect(() => {
    if (isKeyOnSheet) drawer.current?.scrollIntoView({ block: 'start' });
  }, [isKeyOnSheet]);
  /** A part that was asked for by its figure: shown wherever the boxes were scrolled to. */
  const [sought, setSought] = useState<readonly [TrayPart]>();
  useEffect(() => {
    const part = sought && drawer.current?.querySelector(`[data-part=${sought[0]}]`);
    part?.scrollIntoView({ block: 'nearest' });
    // and it is told which it is, though it may have been in sight
    part?.animate({ outline: ['3px solid var(--focus)', '3px solid var(--focus)', '3px solid transparent'] }, SHOWN_MS);
  }, [sought]);
  if (view.mission === '') return null;
  const seek = (part: TrayPart) => {
    setOwn({ isWanted, shows: 'boxes' });
    setSought([part]);
  };
  const turn = (drawer: Drawer) => {
    if (shows !== drawer) setOwn({ isWanted, shows: drawer, instead: drawer === 'key' ? shows : undefined });
    else setOwn({ isWanted, shows: props.isOnSheet ? 'boxes' : own?.instead });
  };
  const considers = new Set(props.considered ? thingsOf(props.considered.choice) : []);
  const parts: TrayParts = { ...props, view, legal, considers };
  return (
    <div className="tray" data-shows={shows} data-covers>
      {shows && (
        <div ref={drawer} className="tray-drawer" data-recruiting={view.phase === 'recruiting'}>
          {shows === 'boxes' ? (
            <Boxes {...parts} />
          ) : (
            <Suspense>
              <TerrainLegend theatre={view.theatre} names={(key) => props.speaker.say(key)} />
            </Suspense>
          )}
        </div>
      )}
      <TrayLine {...parts} shows={shows} onTurn={turn} onSeek={seek} />
    </div>
  );
}

function Boxes(parts: TrayParts) {
  const { view } = parts;
  const isRecruiting = view.phase === 'recruiting';
  // On a sheet that is low one sees what comes first.
  const isShopping = parts.isOnSheet === true && isRecruiting;
  const leaders = view.leadersToPlace.length > 0 && <Leaders {...parts} />;
  // What is for sale keeps its columns and its place, whoever is placed or bought meanwhile.
  if (isRecruiting && !isShopping) {
    return (
      <>
        <div className="tray-side">
          {leaders}
          <Air {...parts} />
        </div>
        {view.intel.length > 0 && <Intel {...parts} />}
        <RecruitBox {...parts} />
      </>
    );
  }
  return (
    <>
      {leaders}
      {(view.intel.length > 0 || !isRecruiting) && <Intel {...parts} />}
      {isShopping && <RecruitBox {...parts} />}
      <Air {...parts} />
      {!isShopping && <RecruitBox {...parts} />}
    </>
  );
}

function Intel({ view, speaker, legal, considers, ontos, onPoint, onPress }: TrayParts) {
  const theatre = theatreOf(view);
  return (
    <section className="tray-part" data-part="intel" data-home="" data-put-upon={INTEL_HELD} data-onto={ontos?.includes(INTEL_HELD)}>
      <h3 className="tray-head">{speaker.say('look tray intel')}</h3>
      {view.intel.length === 0 && <p className="tray-empty">{speaker.say('look tray no-intel')}</p>}
      <div className="tray-cards">
        {view.intel.map((card) => {
          const actions = theatre.card(card).intel?.actions ?? [];
          return (
            <Card
              key={card}
              id={card}
              title={speaker.name(card)}
              kind={speaker.say('look tray intel-kind')}
              text={actions.map((action) => (
                <span key={action} className="tray-action">
                  <Sign name={INTEL_ICONS[action]} size={18} />
                  {speaker.say(`action ${action}`)}
                </span>
              ))}
              legal={legal.has(card)}
              selected={considers.has(card)}
              onPoint={onPoint}
              onPress={onPress}
            />
          );
        })}
      </div>
    </section>
  );
}

function Leaders(parts: TrayParts) {
  const { view, speaker } = parts;
  return (
    <section className="tray-part">
      <h3 className="tray-head">{speaker.say('look tray leaders')}</h3>
      <div className="tray-leaders">
        <Boxed {...parts} ids={view.leadersToPlace} />
        <p className="tray-empty">{speaker.say('look tray leaders-hint')}</p>
      </div>
    </section>
  );
}

/** Also where a card's aircraft would go: the box itself can be pressed. */
function Air(parts: TrayParts) {
  const { view, speaker, legal, considers, pointed, ontos, onPoint, onPress } = parts;
  const ready = view.units.filter(({ at }) => at === AIR_AVAILABLE).map(({ id }) => id);
  return (
    <section className="tray-part" data-put-upon={AIR_AVAILABLE} data-onto={ontos?.includes(AIR_AVAILABLE)}>
      <Press
        thing={AIR_AVAILABLE}
        className="tray-head"
        label={speaker.say('look tray air')}
        legal={legal.has(AIR_AVAILABLE)}
        considered={considers.has(AIR_AVAILABLE)}
        pointed={pointed === AIR_AVAILABLE}
        onPoint={onPoint}
        onPress={onPress}
      >
        {speaker.say('look tray air')}
      </Press>
      {ready.length === 0 && <p className="tray-empty">{speaker.say('look tray no-air')}</p>}
      <Boxed {...parts} ids={ready} />
    </section>
  );
}
