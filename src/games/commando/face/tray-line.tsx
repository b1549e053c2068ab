/** The tray while it is shut: what there is and how much of it, in one line; and how the map is looked at. */
import { Press } from '../../../board/press.tsx';
import { ZoomButtons } from '../../../board/zoom-control.tsx';
import { frameWords } from '../../board-words.ts';
import type { Thing } from '../../face.ts';
import { AIR_AVAILABLE, INTEL_HELD, RECRUIT_BOX } from '../boxes.ts';
import { theatreOf } from '../content/theatres.ts';
import { Boxed, type TrayParts } from './boxed.tsx';
import { BIN, DECK, DISCARDS, LOSSES } from './describe.ts';
import { type IconName, Sign } from './icon.tsx';
import { INTEL_ICONS, MARKER_ICONS } from './unit-icons.ts';
import './tray-line.css';

/** What the tray shows when it is open. */
export type Drawer = 'boxes' | 'key';

/** What is asked for by its figure. */
export type TrayPart = 'intel' | 'recruits';

interface TrayLineProps extends TrayParts {
  readonly shows: Drawer | undefined;
  readonly onTurn: (drawer: Drawer) => void;
  readonly onSeek: (part: TrayPart) => void;
}

export function TrayLine({ shows, onTurn, onSeek, ...parts }: TrayLineProps) {
  const { view, speaker, legal } = parts;
  const say = (key: string) => speaker.say(`look tray ${key}`);
  const lying = (at: string) => view.units.filter((unit) => unit.at === at).map(({ id }) => id);
  const isShut = shows !== 'boxes';
  return (
    <section className="tray-line" aria-label={say('line')}>
      {!parts.isOnSheet && (
        <button type="button" className="tray-button" data-tray aria-expanded={!isShut} onClick={() => onTurn('boxes')}>
          <svg className="tray-chevron" viewBox="-8 -8 16 16" aria-hidden="true">
            <path d="M-5 2.5L0 -2.5L5 2.5" />
          </svg>
          {say('open')}
          <kbd>T</kbd>
        </button>
      )}
      <div className="tray-figures">
        <Figure {...parts} thing={AIR_AVAILABLE} icon="fighter" name="air" count={lying(AIR_AVAILABLE).length} />
        {isShut && <Boxed {...parts} ids={lying(AIR_AVAILABLE)} px={34} />}
        <button
          type="button"
          className="tray-figure"
          aria-label={`${say('recruits')} ${lying(RECRUIT_BOX).length}`}
          onClick={() => onSeek('recruits')}
        >
          <Sign name={MARKER_ICONS.recruits} size={20} />
          <span>{say('recruits-short')}</span>
          <b>{lying(RECRUIT_BOX).length}</b>
        </button>
        {isShut && <Boxed {...parts} ids={lying(RECRUIT_BOX).filter((id) => legal.has(id))} px={34} />}
        <button
          type="button"
          className="tray-figure"
          data-put-upon={INTEL_HELD}
          data-onto={parts.ontos?.includes(INTEL_HELD)}
          aria-label={`${say('intel')} ${view.intel.length}`}
          onClick={() => onSeek('intel')}
        >
          <Sign name={MARKER_ICONS.intel} size={20} />
          <span>{say('intel-short')}</span>
          <b>{view.intel.length}</b>
        </button>
        {isShut && <IntelInHand {...parts} />}
        <Figure {...parts} thing={DECK} icon="cards" name="deck" count={view.deck.cards} />
        <Figure {...parts} thing={DISCARDS} icon="papers" name="discards" count={view.deck.discards.length} />
        <Figure {...parts} thing={BIN} icon="sun-helmet" name="bin" count={view.bin.length} />
        <Figure {...parts} thing={LOSSES} icon={MARKER_ICONS.eliminated} name="lost" count={view.losses} />
      </div>
      <button type="button" className="tray-button" data-map-key aria-expanded={shows === 'key'} onClick={() => onTurn('key')}>
        <Sign name="treasure-map" size={20} />
        <span>{say('key')}</span>
        <kbd>K</kbd>
      </button>
      <ZoomButtons words={frameWords(speaker)} />
    </section>
  );
}

interface FigureProps extends TrayParts {
  readonly thing: Thing;
  readonly icon: IconName;
  /** Its words are under `look tray`, and shorter ones beside them. */
  readonly name: 'air' | 'deck' | 'discards' | 'bin' | 'lost';
  readonly count: number;
}

/** A box or pile: pressed where no choice touches it, it tells what lies there. */
function Figure({ thing, icon, name, count, ...parts }: FigureProps) {
  const { speaker, legal, considers, pointed, onPoint, onPress } = parts;
  const isLegal = legal.has(thing);
  const words = speaker.say(`look tray ${name}`);
  return (
    <Press
      thing={thing}
      className="tray-figure"
      label={`${words} ${count}`}
      legal={isLegal}
      considered={considers.has(thing)}
      pointed={pointed === thing}
      tells={!isLegal}
      onPoint={onPoint}
      onPress={isLegal ? onPress : onPoint}
    >
      <Sign name={icon} size={20} />
      <span>{speaker.has(`look tray ${name}-short`) ? speaker.say(`look tray ${name}-short`) : words}</span>
      <b>{count}</b>
    </Press>
  );
}

/** Cards that are held, as small as a counter: what they say is read by pointing. */
function IntelInHand({ view, speaker, legal, considers, pointed, onPoint, onPress }: TrayParts) {
  const theatre = theatreOf(view);
  return view.intel.map((card) => {
    const [action = 'reveal'] = theatre.card(card).intel?.actions ?? [];
    return (
      <Press
        key={card}
        thing={card}
        className="tray-chip"
        label={speaker.name(card)}
        legal={legal.has(card)}
        considered={considers.has(card)}
        pointed={pointed === card}
        onPoint={onPoint}
        onPress={onPress}
      >
        <Sign name={INTEL_ICONS[action]} size={20} />
      </Press>
    );
  });
}
