/** The team beside the board: a card for each commando with points, slots and equipment. A press plays him, or shows what he can do. */
import { Press } from '../../../board/press.tsx';
import { ZoomButtons } from '../../../board/zoom-control.tsx';
import { frameWords } from '../../board-words.ts';
import type { PieceProps, Thing } from '../../face.ts';
import { POINTS } from '../content/terms.ts';
import type { CommandoView, View } from '../view.ts';
import { CommandoCard } from './card/commando-card.tsx';
import { isLevelToCome, labelOf } from './describe-commando.ts';
import { seen } from './seen.ts';
import { FREELY, pressFor } from './sitting.ts';
import { cardFor, isOpen, placed, SELF, thingsOf, touched } from './things.ts';
import './tray.css';

interface Parts extends PieceProps {
  readonly view: View;
  readonly legal: ReadonlySet<Thing>;
  readonly considers: ReadonlySet<Thing>;
}

export function Tray(props: PieceProps) {
  const view = seen(props.view);
  // The cards to choose from want the room.
  if (view.phase === 'selection') return null;
  const considers = new Set(props.considered ? thingsOf(props.considered.choice) : []);
  const parts: Parts = { ...props, view, legal: touched(props.offers), considers, onPress: pressFor(props) };
  return (
    <div className="tray">
      <ul className="team" aria-label={props.speaker.say('look team')}>
        {view.commandos.map((commando) => (
          <li key={commando.seat}>
            <Seat {...parts} commando={asTheTurnBegins(view, commando)} />
          </li>
        ))}
      </ul>
      <div className="tray-side">
        <ZoomButtons words={frameWords(props.speaker)} />
      </div>
    </div>
  );
}

/** 4.1 Before the commando phase nobody has finished this turn: everybody has the points before him that he is about to get. */
export function asTheTurnBegins({ phase }: Pick<View, 'phase'>, commando: CommandoView): CommandoView {
  if (commando.isOut || (phase !== 'turn-begins' && phase !== 'events')) return commando;
  const points = Math.max(0, POINTS - commando.wounds);
  return { ...commando, points, finished: points === 0, skilled: false };
}

interface SeatProps extends Parts {
  readonly commando: CommandoView;
}

function Seat(props: SeatProps) {
  const { view, commando, speaker, chairs, legal, considers, pointed, onPoint, onPress } = props;
  const { id, seat } = commando;
  if (id === '') return <div className="seat-card seat-empty">{speaker.say('look card nobody', { seat })}</div>;
  const isOwn = seat === view.by;
  const canSit = !isOwn && chairs?.asked.includes(seat) === true;
  // A comrade who cannot act now is not gone to by his card: it is told why.
  const isCalled = !isOwn && !canSit && !legal.has(id) && FREELY.has(props.asks ?? '');
  const label = labelOf(commando, speaker);
  return (
    // What is put upon the card beside his equipment, as in an empty place, is given to him.
    <div className="seat-card" data-thing={id} data-own={isOwn} data-mine={canSit} data-acts={view.acting === seat}>
      <Press
        thing={id}
        className="seat-head"
        label={canSit ? `${label}. ${speaker.say('look card sit', { commando: id })}` : label}
        legal={canSit || legal.has(id) || (isOwn && isOpen(view, SELF, legal))}
        considered={considers.has(id)}
        pointed={pointed === id}
        onPoint={onPoint}
        onPress={isCalled ? (_, element) => onPress(cardFor(id), element) : onPress}
      >
        <span className="unseen">{label}</span>
      </Press>
      <CommandoCard
        commando={commando}
        speaker={speaker}
        isActing={isOwn}
        isLevelToCome={isLevelToCome(view)}
        hot={view.hot.filter(({ by }) => by !== seat).map(({ weapon }) => weapon)}
        around={({ item }, drawing) => {
          if (item === undefined) return drawing;
          const thing = isOwn ? item : placed(item, id);
          return (
            <Press
              thing={thing}
              className="seat-item"
              label={speaker.name(item)}
              legal={isOpen(view, thing, legal)}
              considered={considers.has(thing)}
              pointed={pointed === thing}
              onPoint={onPoint}
              onPress={onPress}
            >
              {drawing}
            </Press>
          );
        }}
      />
    </div>
  );
}
