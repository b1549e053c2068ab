/** 11.6 Weapons for the last hex, and who should carry them. */
import type { UnitType, WeaponType } from '../content/counters.ts';

/** They reach the next hex and no further. */
export const CHARGES: readonly WeaponType['kind'][] = ['flamethrower', 'satchel-charge'];

/** Whoever runs up to the enemy: a squad, fierce, fast and steady. */
export function assaultStrength({ kind, boxedFirepower, unbroken }: UnitType): number {
  if (kind !== 'squad') return 0;
  return unbroken.firepower + (boxedFirepower ? 2 : 0) + unbroken.movement + unbroken.morale;
}
