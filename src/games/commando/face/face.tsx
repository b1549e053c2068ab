/** Commando at the table in the browser. */
import type { Face } from '../../face.ts';
import { Aside } from './aside.tsx';
import { Board } from './board.tsx';
import { CardInPlay, wholeCard } from './card-in-play.tsx';
import { Considered } from './considered.tsx';
import { describe } from './describe.ts';
import { detail } from './detail.ts';
import { errands } from './errands.ts';
import { coaching, diceOf, isHeadline } from './events.ts';
import { Headline } from './headline.tsx';
import { PLAY_OUT } from './play-out.ts';
import { rank } from './rank.ts';
import { asksFirst, spotsIn, standsFor, thingsOf } from './things.ts';
import { Tray } from './tray.tsx';
import { isBad, wayOn } from './way-on.ts';

export const FACE = {
  Board,
  Tray,
  Headline,
  Aside,
  InPlay: CardInPlay,
  Considered,
  ending: async () => (await import('./ending.tsx')).Ending,
  campaign: async () => (await import('./campaign.tsx')).CampaignPage,
  things: thingsOf,
  standsFor,
  turnBegins: 'operation',
  errands,
  spots: spotsIn,
  describe,
  whole: wholeCard,
  asksFirst,
  rank,
  detail,
  wayOn,
  isBad,
  dice: diceOf,
  playOut: PLAY_OUT,
  isHeadline,
  coaching,
} satisfies Face;
