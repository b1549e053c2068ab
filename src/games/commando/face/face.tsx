/** Commando at the table in the browser. */
import type { Face } from '../../face.ts';
import { about } from './about.ts';
import { Aside } from './aside.tsx';
import { Board } from './board.tsx';
import { CardInPlay, wholeCard } from './card-in-play.tsx';
import { Considered } from './considered.tsx';
import { describe } from './describe.ts';
import { detail, detailOfSeveral } from './detail.ts';
import { errands } from './errands.ts';
import { beginsTurn, coaching, diceOf, isHeadline } from './events.ts';
import { Headline } from './headline.tsx';
import { inVain, mayTry, wished } from './in-vain.ts';
import { goesAlong, nowhere } from './nowhere.ts';
import { PLAY_OUT } from './play-out.ts';
import { rank } from './rank.ts';
import { seen } from './seen.ts';
import { asksFirst, reads, spotsIn, standsFor, thingsOf } from './things.ts';
import { Tray } from './tray.tsx';
import { isBad, isGivenUp, wayOn } from './way-on.ts';

export const FACE = {
  Board,
  Tray,
  Headline,
  Aside,
  InPlay: CardInPlay,
  inList: ['intel', 'psyop'],
  isStaged: (view) => seen(view).battle !== undefined,
  Considered,
  ending: async () => (await import('./ending.tsx')).Ending,
  campaign: async () => (await import('./campaign.tsx')).CampaignPage,
  things: thingsOf,
  standsFor,
  turnBegins: 'operation',
  errands,
  inVain,
  mayTry,
  nowhere,
  goesAlong,
  isPlayedAnywhere: reads,
  showsDragged: true,
  // 23.0 what was turned up is not taken back
  showsFirst: (_, choice) => (choice.kind === 'reveal' ? true : undefined),
  adviceTakesOver: true,
  wished,
  spots: spotsIn,
  describe,
  whole: wholeCard,
  asksFirst: (view, choice, thing) => asksFirst(view, choice, thing) || isGivenUp(seen(view), choice),
  reads,
  about,
  rank,
  detail,
  detailOfSeveral,
  wayOn,
  inRows: ['finish'],
  isBad,
  dice: diceOf,
  playOut: PLAY_OUT,
  isHeadline,
  beginsTurn,
  coaching,
} satisfies Face;
