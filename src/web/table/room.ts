/** What changes while one sits at a table: what lies before the player, which moment is shown, and what may be chosen then. */
import { createContext, useContext } from 'react';
import { present } from '../../board/present.ts';
import type { PieceProps } from '../../games/face.ts';
import type { Grouped } from './grouping.ts';
import type { Moment } from './moment.ts';
import type { Considering, Sitting } from './sitting.ts';

export interface Room {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly considering: Considering;
  readonly grouped: Grouped;
  /** What the game's own parts are given. */
  readonly pieces: PieceProps;
}

export const RoomContext = createContext<Room | undefined>(undefined);

export function useRoom(): Room {
  return present(useContext(RoomContext), 'table here');
}
