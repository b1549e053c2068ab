/** 9.1 Where the Initiative card is worth a question: most rolls are as good as one could wish, and then nobody hands it over. */
import type { Seat } from '../../kernel/game.ts';
import { isForOwn, worthOf } from './odds/worth.ts';
import { odds } from './odds.ts';
import { now, type State } from './state.ts';
import { ownSide, view } from './view.ts';

/** Below this nobody would hand the card over: a quarter of a broken enemy; for one’s own men, a tenth of one of them. */
const LEAST = 0.5;
const LEAST_FOR_OWN = 0.2;

/** Whether another roll promises the one who is asked nothing. The end of the game, and of a pile, are always worth a question. */
export function isHardlyWorth(state: State, seat: Seat, asks: string): boolean {
  if (asks !== 'initiative') return false;
  const known = view(state, seat);
  const roll = now(known, 'roll');
  const own = ownSide(known);
  if (!roll || !own || roll.trigger === 'time' || (roll.trigger === 'jammed' && roll.side === own)) return false;
  if (roll.purpose === 'sudden-death' || known.sides[roll.side].pile === 0) return false;
  const standing = odds(state, seat, { kind: 'pass' });
  const again = odds(state, seat, { kind: 'reroll' });
  if (!standing || !again) return false;
  return worthOf(known, own, again) - worthOf(known, own, standing) < (isForOwn(known, own) ? LEAST_FOR_OWN : LEAST);
}
