/** Below the board: every squad with whoever goes along with it and what it hauls. */
import { Press } from '../../../board/press.tsx';
import { ZoomButtons } from '../../../board/zoom-control.tsx';
import { frameWords } from '../../board-words.ts';
import type { PieceProps } from '../../face.ts';
import type { PieceView } from '../view.ts';
import { PieceCounter } from './piece/counter.tsx';
import { seen } from './seen.ts';
import { thingsOf, touched } from './things.ts';
import './tray.css';

export function Tray(props: PieceProps) {
  const view = seen(props.view);
  const { speaker, pointed, onPoint, onPress } = props;
  const legal = touched(props.offers);
  const considers = new Set(props.considered ? thingsOf(props.considered.choice) : []);
  const free = view.pieces.filter(({ at, with: holder }) => at !== 'gone' && holder === '');
  const press = (piece: PieceView) => (
    <Press
      key={piece.id}
      thing={piece.id}
      className="tray-piece"
      label={speaker.name(piece.id)}
      legal={legal.has(piece.id)}
      considered={considers.has(piece.id)}
      pointed={pointed === piece.id}
      onPoint={onPoint}
      onPress={onPress}
    >
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <PieceCounter view={view} id={piece.id} size={44} />
      </svg>
    </Press>
  );
  return (
    <div className="tray">
      <ul className="tray-stacks">
        {free.map((piece) => (
          <li key={piece.id}>
            {press(piece)}
            {view.pieces.filter(({ with: holder }) => holder === piece.id).map(press)}
          </li>
        ))}
      </ul>
      <ZoomButtons words={frameWords(speaker)} />
    </div>
  );
}
