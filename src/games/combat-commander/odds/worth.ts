/** What may come of the roll on the table, weighed for one side. */
import type { Odds } from '../../../kernel/game.ts';
import type { Side } from '../content/terms.ts';
import { rollsFor } from '../reckoning/dice.ts';
import { type Known, now, unitCalled, unitsAt } from '../state.ts';

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

export function worthOf(known: Known, own: Side, { outcomes }: Odds): number {
  const forWhom = isForOwn(known, own) ? 1 : -1;
  return outcomes.reduce((sum, { what, chance }) => {
    const isMelee = what.startsWith('melee');
    return sum + chance * (GAIN[what] ?? -(HARM[what] ?? 0)) * (isMelee ? 1 : forWhom);
  }, 0);
}

/** Whether whoever the roll is about is one's own: the one who rolls for himself, those who are hit, or those who aim. */
export function isForOwn(known: Known, own: Side): boolean {
  const unit = unitCalled(known, rollsFor(known) ?? '');
  if (unit) return unit.side === own;
  const [hex = -1] = now(known, 'attack')?.hexes ?? [];
  const [struck] = unitsAt(known, hex);
  return (struck?.side ?? now(known, 'roll')?.side) === own;
}
