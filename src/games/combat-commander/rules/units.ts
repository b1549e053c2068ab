/** 3 The units and 11 their weapons: what their figures are at this moment. */
import { type UnitType, unitType, type WeaponType, weaponType } from '../content/counters.ts';
import { fortificationAt, type Known, type Unit, unitCalled } from '../state.ts';
import { mapOf } from './line-of-sight.ts';

export const isLeader = (unit: Pick<Unit, 'id'>): boolean => unitType(unit.id).kind === 'leader';

export const isSquad = (unit: Pick<Unit, 'id'>): boolean => unitType(unit.id).kind === 'squad';

export const isHero = (unit: Pick<Unit, 'id'>): boolean => unitType(unit.id).isHero;

/** 3.3.1 A broken leader's counter says 0. */
export function commandOf(unit: Unit): number {
  const { unbroken, broken } = unitType(unit.id);
  return unit.broken ? broken.command : unbroken.command;
}

/** 3.3.1.2 Leaders in one hex add up, and help neither themselves nor each other. */
function commandFor(state: Known, unit: Unit, { kind }: UnitType): number {
  if (kind === 'leader') return 0;
  let command = 0;
  for (const other of state.units) if (isBeside(other, unit)) command += commandOf(other);
  return command;
}

const isBeside = (other: Unit, unit: Unit): boolean => other.at === unit.at && other !== unit && other.side === unit.side;

/** 3.3.1.2 The leaders whose Command makes its figures larger. */
export function commandersOf(state: Known, unit: Unit): Unit[] {
  return isLeader(unit) ? [] : state.units.filter((other) => isBeside(other, unit) && commandOf(other) > 0);
}

/** E44.1, 13.2 */
const marks = ({ veteran, suppressed }: Unit): number => (veteran ? 1 : 0) - (suppressed ? 1 : 0);

export function isInWire(state: Known, hex: number): boolean {
  return fortificationAt(state, hex)?.kind === 'wire';
}

const printed = ({ broken }: Unit, type: UnitType) => (broken ? type.broken : type.unbroken);

/** F106.1 Wire takes one off firepower, range and morale. */
const wire = (state: Known, unit: Unit): number => (isInWire(state, unit.at) ? 1 : 0);

export function firepowerOf(state: Known, unit: Unit): number {
  const type = unitType(unit.id);
  return printed(unit, type).firepower + commandFor(state, unit, type) + marks(unit) - wire(state, unit);
}

/** O16.4.1 As above, for those who do not let Command count in Melee. */
export function meleeFirepowerOf(state: Known, unit: Unit): number {
  const command = state.rules['melee-command'] === 'counts' ? 0 : commandFor(state, unit, unitType(unit.id));
  return firepowerOf(state, unit) - command;
}

export function rangeOf(state: Known, unit: Unit): number {
  const type = unitType(unit.id);
  return printed(unit, type).range + commandFor(state, unit, type) + marks(unit) - wire(state, unit);
}

/** 11.1 A weapon slows its carrier, broken or not. */
export function movementOf(state: Known, unit: Unit): number {
  const type = unitType(unit.id);
  const weapon = unit.weapon === '' ? 0 : weaponType(unit.weapon).movement;
  return printed(unit, type).movement + commandFor(state, unit, type) + marks(unit) + weapon;
}

/** 3.1.4 Before Cover. */
export function bareMoraleOf(state: Known, unit: Unit): number {
  const type = unitType(unit.id);
  return printed(unit, type).morale + commandFor(state, unit, type) + marks(unit) - wire(state, unit);
}

export const hasBoxedFirepower = (unit: Unit): boolean => !unit.broken && unitType(unit.id).boxedFirepower;
export const hasBoxedRange = (unit: Unit): boolean => !unit.broken && unitType(unit.id).boxedRange;
export const hasBoxedMovement = (unit: Unit): boolean => !unit.broken && unitType(unit.id).boxedMovement;

/** 3.3.1.3 Command helps a weapon without a white band, unless a leader carries it. */
function commandForWeapon(state: Known, unit: Unit, { isOrdnance }: WeaponType): number {
  return isOrdnance ? 0 : commandFor(state, unit, unitType(unit.id));
}

/** How a unit, or the weapon it carries, shoots at this moment. */
export interface Shooting {
  readonly firepower: number;
  readonly least: number;
  readonly most: number;
}

/** Firepower and range at one go: Command is looked for once. */
export function shootingOf(state: Known, unit: Unit, isWeapon: boolean): Shooting {
  const type = unitType(unit.id);
  if (isWeapon) {
    const { isOrdnance, firepower, minRange, maxRange } = weaponType(unit.weapon);
    const command = isOrdnance ? 0 : commandFor(state, unit, type);
    return { firepower: firepower + command, least: minRange, most: maxRange + command };
  }
  const more = commandFor(state, unit, type) + marks(unit) - wire(state, unit);
  const { firepower, range } = printed(unit, type);
  return { firepower: firepower + more, least: 1, most: range + more };
}

export function weaponFirepowerOf(state: Known, unit: Unit): number {
  const weapon = weaponType(unit.weapon);
  return weapon.firepower + commandForWeapon(state, unit, weapon);
}

export function weaponRangeOf(state: Known, unit: Unit): number {
  const weapon = weaponType(unit.weapon);
  return weapon.maxRange + commandForWeapon(state, unit, weapon);
}

/** T89, T95 Nothing but rifles is fired standing in the water. */
function isWeaponSilentAt(state: Known, hex: number): boolean {
  const terrain = mapOf(state).terrain[hex];
  return terrain === 'marsh' || terrain === 'stream' || isInWire(state, hex);
}

/** 11.1, 13.2, F106.3, T89, T95 */
export function canFireWeapon(state: Known, unit: Unit): boolean {
  if (unit.weapon === '' || unit.weaponBroken || unit.broken || unit.suppressed) return false;
  const { tied } = state.special;
  if (tied && weaponType(unit.weapon).id === tied.weapon && unit.at !== tied.hex) return false;
  return !isWeaponSilentAt(state, unit.at);
}

/** SR.18 It carries a weapon that cannot leave its hex. */
export function isTied(state: Known, { weapon, at }: Unit): boolean {
  const { tied } = state.special;
  return tied !== undefined && weapon !== '' && weaponType(weapon).id === tied.weapon && at === tied.hex;
}

/** The unit that fires a piece: the unit itself, or whoever carries the weapon. */
export function firerOf(state: Known, piece: string): Unit | undefined {
  return unitCalled(state, piece) ?? state.units.find(({ weapon }) => weapon === piece);
}
