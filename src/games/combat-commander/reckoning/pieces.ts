/** What a seat can work out about units and their weapons: their figures at this moment. */
import { type UnitType, weaponType } from '../content/counters.ts';
import {
  bareMoraleOf,
  firepowerOf,
  hasBoxedFirepower,
  hasBoxedMovement,
  hasBoxedRange,
  movementOf,
  rangeOf,
  weaponFirepowerOf,
  weaponRangeOf,
} from '../rules/units.ts';
import type { Known, Unit } from '../state.ts';
import { coverNow } from './hexes.ts';

export interface Figure {
  readonly value: number;
  readonly boxed: boolean;
}

export interface UnitFigures {
  readonly firepower: Figure;
  readonly range: Figure;
  readonly movement: Figure;
  readonly morale: number;
}

export interface WeaponFigures {
  readonly firepower: Figure;
  readonly nearest: number;
  readonly range: Figure;
}

const figure = (value: number, boxed: boolean): Figure => ({ value, boxed });

/** FP, Range and Movement as they are now, and the Morale with the Cover of the hex. */
export function unitFigures(known: Known, unit: Unit, cover: number = coverNow(known, unit.at)): UnitFigures {
  return {
    firepower: figure(firepowerOf(known, unit), hasBoxedFirepower(unit)),
    range: figure(rangeOf(known, unit), hasBoxedRange(unit)),
    movement: figure(movementOf(known, unit), hasBoxedMovement(unit)),
    morale: bareMoraleOf(known, unit) + cover,
  };
}

/** What is printed on a counter that is not on the map. */
export function printedFigures({ unbroken, boxedFirepower, boxedRange, boxedMovement }: UnitType): UnitFigures {
  const { firepower, range, movement, morale } = unbroken;
  return {
    firepower: figure(firepower, boxedFirepower),
    range: figure(range, boxedRange),
    movement: figure(movement, boxedMovement),
    morale,
  };
}

/** Of the weapon that a unit carries. */
export function weaponFigures(known: Known, unit: Unit): WeaponFigures {
  const { minRange, boxedFirepower, boxedRange } = weaponType(unit.weapon);
  return {
    firepower: figure(weaponFirepowerOf(known, unit), boxedFirepower),
    nearest: minRange,
    range: figure(weaponRangeOf(known, unit), boxedRange),
  };
}
