/** One line of battle, from the front to the rear, with those who fell laid aside. */
import type { OnPoint, OnPress } from '../../../board/pointing.ts';
import { Press } from '../../../board/press.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import type { Thing } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { Sign } from './icon.tsx';
import { marksOn, PieceOnPaper, pieceLabel } from './piece.tsx';
import { MARKER_ICONS } from './unit-icons.ts';

export interface Fighter {
  readonly id: string;
  readonly panicked: boolean;
  readonly fires: boolean;
  readonly fired: boolean;
  readonly isPlaced: boolean;
}

interface LineProps {
  readonly side: 'commando' | 'opfor';
  readonly view: View;
  readonly fighters: readonly Fighter[];
  readonly fallen: readonly string[];
  readonly speaker: Speaker;
  readonly legal: ReadonlySet<Thing>;
  readonly considers: ReadonlySet<Thing>;
  readonly pointed: Thing | undefined;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

export function Line({ side, view, fighters, fallen, speaker, legal, considers, pointed, onPoint, onPress }: LineProps) {
  const theatre = theatreOf(view);
  return (
    <div className={`battle-line battle-line-${side}`}>
      <p className="battle-label">
        <strong>{speaker.say(`look battle ${side}-line`)}</strong>
        <span>{speaker.say('look battle front')}</span>
        <span className="battle-arrow" aria-hidden="true" />
        <span>{speaker.say('look battle rear')}</span>
      </p>
      <ol className="battle-fighters">
        {fighters.map((fighter, i) => (
          <li
            key={fighter.id}
            className="battle-fighter"
            data-fires={fighter.fires}
            data-panicked={fighter.panicked}
            data-fired={fighter.fired}
          >
            <Press
              thing={fighter.id}
              label={pieceLabel(view, fighter.id, speaker, stateOf(fighter, speaker))}
              legal={legal.has(fighter.id)}
              considered={considers.has(fighter.id)}
              pointed={pointed === fighter.id}
              onPoint={onPoint}
              onPress={onPress}
            >
              <PieceOnPaper
                theatre={theatre}
                id={fighter.id}
                marks={marksOn(view, fighter.id).join(' ')}
                speaker={speaker}
                dimmed={fighter.fired}
                selected={fighter.fires}
                px={56}
              />
            </Press>
            <span className="battle-name">
              {fighter.isPlaced && <b>{i + 1}</b>} {speaker.name(fighter.id)}
            </span>
            <span className="battle-state">{[...panicWord(fighter, speaker), ...stateOf(fighter, speaker)].join(', ')}</span>
          </li>
        ))}
        {fallen.map((id) => (
          <li key={id} className="battle-fighter battle-fallen">
            <span className="battle-fallen-piece">
              <PieceOnPaper theatre={theatre} id={id} marks="" speaker={speaker} dimmed px={44} />
              <Sign name={MARKER_ICONS.eliminated} size={22} />
            </span>
            <span className="battle-name">{speaker.name(id)}</span>
            <span className="battle-state">{speaker.say('look counter eliminated')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function stateOf({ fires, fired }: Fighter, speaker: Speaker): string[] {
  if (fires) return [speaker.say('look counter fires')];
  return fired ? [speaker.say('look counter fired')] : [];
}

function panicWord({ panicked }: Fighter, speaker: Speaker): string[] {
  return panicked ? [speaker.say('look counter panicked')] : [];
}
