/** Combat Commander at the table in the browser. */
import type { Face } from '../../face.ts';
import { about } from './about.ts';
import { Aside } from './aside.tsx';
import { askFigures } from './ask-figures.ts';
import { Board } from './board.tsx';
import { DiceTold } from './card/dice.tsx';
import { describe } from './describe.ts';
import { detail } from './detail.ts';
import { answers, errands, errandTold, errandWaits, isExpected } from './errands.ts';
import { beginsTurn, coaching, diceOf, isHeadline } from './events.ts';
import { gathers } from './gathering.ts';
import { Headline } from './headline.tsx';
import { InPlay } from './in-play.tsx';
import { inVain, mayTry, wished } from './in-vain.ts';
import { PLAY_OUT } from './play-out.ts';
import { spotsIn, standsFor, thingsOf } from './things.ts';
import { Tray } from './tray.tsx';
import { farStepTold } from './walk-told.ts';
import { asksFirst, isAtOnce, isBad, showsFirst, wayOn } from './way-on.ts';

export const FACE = {
  Board,
  Tray,
  Headline,
  Aside,
  InPlay,
  ending: async () => (await import('./ending.tsx')).Ending,
  hasHexes: true,
  things: thingsOf,
  standsFor,
  errands,
  ways: async () => (await import('./ways.ts')).ways,
  isExpected,
  errandTold,
  farStepTold,
  errandWaits,
  answers,
  inVain,
  mayTry,
  wished,
  gathers,
  asksFirst,
  showsFirst,
  isAtOnce,
  askFigures,
  spots: spotsIn,
  describe,
  detail,
  about,
  wayOn,
  isBad,
  spared: 'initiative',
  dice: diceOf,
  playOut: PLAY_OUT,
  isHeadline,
  beginsTurn,
  coaching,
  DiceTold,
} satisfies Face;
