/** Counters that lie side by side in a box of the tray, and what every part of the tray is given. */

import { Press } from '../../../board/press.tsx';
import type { PieceProps, Thing } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { marksOn, PieceOnPaper, pieceLabel } from './piece.tsx';

export interface TrayParts extends PieceProps {
  readonly view: View;
  readonly legal: ReadonlySet<Thing>;
  readonly considers: ReadonlySet<Thing>;
}

export function Boxed({ ids, px = 54, ...parts }: TrayParts & { readonly ids: readonly string[]; readonly px?: number }) {
  const { view, speaker, legal, considers, pointed, onPoint, onPress } = parts;
  return (
    <div className="tray-counters">
      {ids.map((id) => (
        <Press
          key={id}
          thing={id}
          label={pieceLabel(view, id, speaker)}
          legal={legal.has(id)}
          considered={considers.has(id)}
          pointed={pointed === id}
          onPoint={onPoint}
          onPress={onPress}
        >
          <PieceOnPaper theatre={theatreOf(view)} id={id} marks={marksOn(view, id).join(' ')} speaker={speaker} px={px} />
        </Press>
      ))}
    </div>
  );
}
