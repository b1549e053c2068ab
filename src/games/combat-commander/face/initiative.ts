/** 9.1 Where the Initiative card is worth a question: most rolls are as good as one could wish, and then nobody hands it over. */
import type { Odds } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { rollsFor } from '../reckoning/dice.ts';
import { now, unitCalled, unitsAt } from '../state.ts';
import { ownSide, type View } from '../view.ts';
import { seen } from './seen.ts';

/** How much it hurts: a unit broken for good, or only kept down. */
const HARM: Readonly<Record<string, number>> = {
  eliminated: 3,
  broken: 2,
  suppressed: 1,
  'any-eliminated': 3,
  'any-broken': 2,
  'any-suppressed': 1,
  retreat: 2,
};
const GAIN: Readonly<Record<string, number>> = { rallied: 2, hit: 2, 'melee-won': 3, 'melee-lost': -3 };

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
  return worthOf(view, again) - worthOf(view, standing) < (isForOwn(view) ? LEAST_FOR_OWN : LEAST);
}

/** What may come of a roll, for the side that looks. */
function worthOf(view: View, { outcomes }: Odds): number {
  const forWhom = isForOwn(view) ? 1 : -1;
  return outcomes.reduce((sum, { what, chance }) => {
    const isMelee = what.startsWith('melee');
    return sum + chance * (GAIN[what] ?? -(HARM[what] ?? 0)) * (isMelee ? 1 : forWhom);
  }, 0);
}

/** Whether whoever the roll is about is one's own: the one who rolls for himself, those who are hit, or those who aim. */
function isForOwn(view: View): boolean {
  const own = ownSide(view);
  const unit = unitCalled(view, rollsFor(view) ?? '');
  if (unit) return unit.side === own;
  const [hex = -1] = now(view, 'attack')?.hexes ?? [];
  const [struck] = unitsAt(view, hex);
  return (struck?.side ?? now(view, 'roll')?.side) === own;
}
