/** What lies below the map: Intel cards, aircraft, the Recruit Box, and the piles. */
import { Card } from '../../../board/card.tsx';
import type { OnPoint } from '../../../board/pointing.ts';
import { Press } from '../../../board/press.tsx';
import type { PieceProps, Thing } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import { AIR_AVAILABLE, RECRUIT_BOX } from '../state.ts';
import { Boxed, type TrayParts } from './boxed.tsx';
import { BIN, DECK, DISCARDS } from './describe.ts';
import { Sign } from './icon.tsx';
import { RecruitBox } from './recruit-box.tsx';
import { seen } from './seen.ts';
import { thingsOf, touched } from './things.ts';
import { INTEL_ICONS } from './unit-icons.ts';
import './tray.css';

export function Tray(props: PieceProps) {
  const view = seen(props.view);
  if (view.mission === '') return null;
  const legal = touched(props.offers);
  const considers = new Set(props.considered ? thingsOf(props.considered.choice) : []);
  const parts: TrayParts = { ...props, view, legal, considers };
  return (
    <div className="tray" data-recruiting={view.phase === 'recruiting'}>
      {view.leadersToPlace.length > 0 && <Leaders {...parts} />}
      {(view.intel.length > 0 || view.phase !== 'recruiting') && <Intel {...parts} />}
      <Air {...parts} />
      <RecruitBox {...parts} />
      {view.phase !== 'recruiting' && <Piles {...parts} />}
    </div>
  );
}

function Intel({ view, speaker, legal, considers, onPoint, onPress }: TrayParts) {
  const theatre = theatreOf(view);
  return (
    <section className="tray-part">
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
      <Boxed {...parts} ids={view.leadersToPlace} />
      <p className="tray-empty">{speaker.say('look tray leaders-hint')}</p>
    </section>
  );
}

/** Also where a card's aircraft would go: the box itself can be pressed. */
function Air(parts: TrayParts) {
  const { view, speaker, legal, considers, pointed, onPoint, onPress } = parts;
  const ready = view.units.filter(({ at }) => at === AIR_AVAILABLE).map(({ id }) => id);
  return (
    <section className="tray-part">
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

function Piles({ view, speaker, onPoint }: TrayParts) {
  return (
    <section className="tray-part tray-piles" aria-label={speaker.say('look tray piles')}>
      <Pile thing={DECK} label={speaker.say('look tray deck')} count={view.deck.cards} onPoint={onPoint} />
      <Pile thing={DISCARDS} label={speaker.say('look tray discards')} count={view.deck.discards.length} onPoint={onPoint} />
      <Pile thing={BIN} label={speaker.say('look tray bin')} count={view.bin.length} onPoint={onPoint} />
      <Pile thing={RECRUIT_BOX} label={speaker.say('look tray lost')} count={view.losses} onPoint={onPoint} />
    </section>
  );
}

interface PileProps {
  readonly thing: Thing;
  readonly label: string;
  readonly count: number;
  readonly onPoint: OnPoint;
}

/** Only to be looked at: a press points, as resting a finger does. */
function Pile({ thing, label, count, onPoint }: PileProps) {
  return (
    <Press thing={thing} className="tray-pile" label={`${label} ${count}`} onPoint={onPoint} onPress={onPoint}>
      <span>{label}</span>
      <b>{count}</b>
    </Press>
  );
}
