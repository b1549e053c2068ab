/** Commandos: Europe at the table in the browser. */
import type { Choice } from '../../../kernel/game.ts';
import type { Face } from '../../face.ts';
import { plightIn, strandedIn } from '../reckoning/plight.ts';
import { Aside } from './aside.tsx';
import { Board } from './board.tsx';
import { about, describe } from './describe.ts';
import { detail } from './detail.ts';
import { errands, errandTold, isExpected } from './errands.ts';
import { beginsTurn, coaching, diceOf, isHeadline } from './events.ts';
import { Headline } from './headline.tsx';
import { InPlay } from './in-play.tsx';
import { inVain, mayTry, nowhere } from './in-vain.ts';
import { PLAY_OUT } from './play-out.ts';
import { rank } from './rank.ts';
import { chosen, seen } from './seen.ts';
import { answeredBy } from './sheet/into-base.ts';
import { spotsIn, standsFor, thingsOf } from './things.ts';
import { Tray } from './tray.tsx';
import { asksFirst, isBad, showsFirst, wayOn } from './way-on.ts';

export const FACE = {
  Board,
  Tray,
  Headline,
  Aside,
  InPlay,
  ending: async () => (await import('./ending.tsx')).Ending,
  campaign: async () => (await import('./campaign.tsx')).CampaignPage,
  hasHexes: true,
  inList: ['escape', 'combat', 'success', 'quarry', 'way', 'against'],
  // the slip of a halt
  showsConsidered: ({ kind }: Choice) => kind === 'go',
  things: thingsOf,
  standsFor,
  errands,
  errandTold,
  isExpected,
  inVain,
  nowhere,
  mayTry,
  answers: (view: unknown, choice: Choice, rest: readonly string[]) => answeredBy(seen(view), chosen(choice), rest),
  askFigures: (view: unknown) => ({
    turn: seen(view).turn,
    ...plightIn(seen(view)),
    stranded: strandedIn(seen(view)),
    lost: seen(view).loss?.left,
    aims: seen(view).aimed.length,
  }),
  spots: spotsIn,
  describe,
  detail,
  about,
  rank,
  asksFirst,
  showsFirst,
  adviceTakesOver: true,
  wayOn,
  isBad,
  dice: diceOf,
  playOut: PLAY_OUT,
  isHeadline,
  beginsTurn,
  coaching,
} satisfies Face;
