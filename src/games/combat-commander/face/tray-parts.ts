/** What every part of the tray is told. */
import type { PieceProps, Thing } from '../../face.ts';
import type { View } from '../view.ts';

export interface TrayParts extends PieceProps {
  readonly view: View;
  readonly legal: ReadonlySet<Thing>;
  readonly considers: ReadonlySet<Thing>;
}
