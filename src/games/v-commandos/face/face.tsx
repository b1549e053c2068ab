/** V-Commandos at the table in the browser. */
import type { Choice, GameEvent } from '../../../kernel/game.ts';
import type { Face, Thing } from '../../face.ts';
import { isReckoned } from './arithmetic.ts';
import { Aside } from './aside.tsx';
import { Board } from './board.tsx';
import { describe } from './describe.ts';
import { detail } from './detail.ts';
import { errands, inVain, isCarried, mayTry, nowhere } from './errands.ts';
import { beginsTurn, coaching, diceOf, isHeadline } from './events.ts';
import { Headline } from './headline.tsx';
import { EventsInPlay } from './in-play.tsx';
import { SAME_TEAM } from './last-team.ts';
import { spotsIn } from './layout.ts';
import { PLAY_OUT } from './play-out.ts';
import { DiceTold } from './results.tsx';
import { askFigures, isOnlyAsideAsked, SeatFigure, seatName } from './seat.tsx';
import { seen } from './seen.ts';
import { isForAll } from './sitting.ts';
import { standsFor, thingsOf } from './things.ts';
import { Tray } from './tray.tsx';
import { asksFirst, isBad, isFatal, rank, showsFirst, wayOn } from './way-on.ts';

export const FACE = {
  Board,
  showsConsidered: isReckoned,
  Tray,
  Headline,
  Aside,
  InPlay: EventsInPlay,
  ending: async () => (await import('./ending.tsx')).Ending,
  things: thingsOf,
  standsFor,
  errands,
  isExpected: ({ type }: GameEvent) => type === 'selected',
  ways: async () => (await import('./ways.ts')).waysTo,
  mayTry,
  inVain,
  nowhere,
  asksFirst,
  reads: (view: unknown, thing: Thing) => isCarried(seen(view), thing),
  isAtOnce: (_: unknown, __: Choice, thing: Thing) => thing === SAME_TEAM,
  showsFirst,
  isFatal,
  askFigures,
  seatName,
  isOnlyAsideAsked,
  isForAll,
  SeatFigure,
  spots: (view: unknown) => spotsIn(view),
  describe,
  detail,
  rank,
  wayOn,
  isBad,
  dice: diceOf,
  DiceTold,
  playOut: PLAY_OUT,
  isHeadline,
  beginsTurn,
  coaching,
} satisfies Face;
