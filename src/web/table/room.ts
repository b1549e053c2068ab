/** What changes while one sits at a table: what lies before the player, which moment is shown, and what may be chosen then. */
import { createContext, useContext } from 'react';
import { present } from '../../board/present.ts';
import type { Described, PieceProps, Playing } from '../../games/face.ts';
import type { FarStep } from './far-step.ts';
import type { Grouped } from './grouping.ts';
import type { HeldTold } from './held-told.ts';
import type { Moment } from './moment.ts';
import type { Primary } from './primary.ts';
import type { Considering, Sitting } from './sitting.ts';
import type { Coaching } from './use-coach.ts';
import type { Expected } from './use-forecast.ts';

export interface Room {
  readonly sitting: Sitting;
  readonly moment: Moment;
  /** The gesture on stage: while there is one, nothing can be chosen. */
  readonly playing: Playing | undefined;
  /** How what is being fought out will probably end. */
  readonly expected: Expected;
  readonly considering: Considering;
  readonly grouped: Grouped;
  /** What the one filled button does. */
  readonly primary: Primary;
  /** What the coach says, at a guided table. */
  readonly coach: Coaching | undefined;
  /** What lies under the pointer and has no free ground beside it for a card. */
  readonly told: Described | undefined;
  /** What would come of putting down what is in hand. */
  readonly held: HeldTold | undefined;
  /** What is considered leads on to a place that is far off. */
  readonly farStep: FarStep | undefined;
  /** What the game's own parts are given. */
  readonly pieces: PieceProps;
}

export const RoomContext = createContext<Room | undefined>(undefined);

export function useRoom(): Room {
  return present(useContext(RoomContext), 'table here');
}
