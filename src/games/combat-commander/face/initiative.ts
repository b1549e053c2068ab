/** 9.1 Where the Initiative card is worth a question: most rolls are as good as one could wish, and then nobody hands it over. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import { isForOwn, worthOf } from '../odds/worth.ts';
import { now } from '../state.ts';
import { ownSide } from '../view.ts';
import { seen } from './seen.ts';

/** Below this nobody would hand the card over: a quarter of a broken enemy; for one’s own men, a tenth of one of them. */
const LEAST = 0.5;
const LEAST_FOR_OWN = 0.2;

export const SPARED = { asks: 'initiative', isHardlyWorth };

/** Whether another roll promises the one who looks nothing. The end of the game, and of a pile, are always worth a question. */
function isHardlyWorth(anyView: unknown, offers: readonly Offer[]): boolean {
  const view = seen(anyView);
  const roll = now(view, 'roll');
  const own = ownSide(view);
  if (!roll || !own || roll.trigger === 'time' || (roll.trigger === 'jammed' && roll.side === own)) return false;
  if (roll.purpose === 'sudden-death' || view.sides[roll.side].pile === 0) return false;
  const oddsOf = (kind: string) => offers.find(({ choice }) => choice.kind === kind)?.odds;
  const standing = oddsOf('pass');
  const again = oddsOf('reroll');
  if (!standing || !again) return false;
  return worthOf(view, own, again) - worthOf(view, own, standing) < (isForOwn(view, own) ? LEAST_FOR_OWN : LEAST);
}
