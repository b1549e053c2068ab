/** O20.3.1 Fire Groups: which pieces can fire at a hex, which of them together, and with how much. */
import { hexName } from '../../content/battle-map.ts';
import { weaponType } from '../../content/counters.ts';
import { enemyOf } from '../../content/terms.ts';
import type { Doings } from '../../doing.ts';
import { hasUnit, type Known, type State, type Unit } from '../../state.ts';
import { type Refusal, refusal } from '../asking.ts';
import { BLOCKED, hindranceBetween, mapOf } from '../line-of-sight.ts';
import { coverAt } from '../terrain.ts';
import {
  canFireWeapon,
  firepowerOf,
  firerOf,
  hasBoxedFirepower,
  isInWire,
  rangeOf,
  type Shooting,
  shootingOf,
  weaponFirepowerOf,
  weaponRangeOf,
} from '../units.ts';

export type Firing = Doings<'fire'>;

const isTheWeapon = (unit: Unit, piece: string): boolean => unit.weapon === piece;

/** A26 Assault Fire is for boxed firepower only. */
function isBoxed(unit: Unit, piece: string): boolean {
  return isTheWeapon(unit, piece) ? weaponType(piece).boxedFirepower : hasBoxedFirepower(unit);
}

/** 11.1, 11.5, A26, A33.3 Why a piece takes no part in this firing at all, wherever it aims. */
export function whyNotFire(state: Known, { by, active, fired, held, side }: Firing, piece: string): Refusal | undefined {
  const unit = firerOf(state, piece);
  if (!unit || unit.side !== side || !active.includes(unit.id)) return refusal('not-firing', 'O20.3', { piece });
  if (held.includes(piece)) return refusal('not-firing', '11.1', { piece });
  if (fired.includes(piece)) return refusal('already-fired', 'O20.3', { piece });
  if (by === 'assault-fire' && !isBoxed(unit, piece)) return refusal('not-boxed', 'A26', { piece });
  if (!isTheWeapon(unit, piece)) return undefined;
  if (by === 'op-fire' && weaponType(piece).isOrdnance) return refusal('no-op-ordnance', 'A33.3', { piece });
  if (unit.weaponBroken) return refusal('broken-weapon', '11.4', { piece });
  return canFireWeapon(state, unit) ? undefined : refusal('weapon-silent', '11.1', { piece });
}

/** O20.2.2, O20.3 Range and line of sight from a piece to a hex. */
export function whyNotReach(state: Known, piece: string, hex: number): Refusal | undefined {
  const unit = firerOf(state, piece);
  if (!unit) return refusal('not-firing', 'O20.3', { piece });
  const range = mapOf(state).distance(unit.at, hex);
  const isWeapon = isTheWeapon(unit, piece);
  const reach = reachOf(state, unit, isWeapon);
  if (range > reach || range === 0) return refusal('out-of-range', 'O20.3', { piece, range, reach });
  if (isWeapon) {
    const { minRange, id } = weaponType(piece);
    if (range < minRange) return refusal('too-close', 'O20.2.2', { piece, range, reach: minRange });
    const { selective } = state.special;
    if (selective?.weapon === id && coverAt(state, hex) < selective.cover) return refusal('tied-weapon', 'SR.19', { piece });
  }
  if (hindranceBetween(state, unit.at, hex) !== BLOCKED) return undefined;
  return refusal('no-line-of-sight', '10.2', { piece, hex: hexName(hex) });
}

function reachOf(state: Known, unit: Unit, isWeapon: boolean): number {
  return isWeapon ? weaponRangeOf(state, unit) : rangeOf(state, unit);
}

/** A unit, or the weapon it carries, and how strongly, how near and how far it shoots. */
export interface Gun extends Shooting {
  readonly unit: Unit;
  readonly isWeapon: boolean;
}

export function gunOf(state: Known, unit: Unit, isWeapon: boolean): Gun {
  const { firepower, least, most } = shootingOf(state, unit, isWeapon);
  return { unit, isWeapon, firepower, least, most };
}

/** As `whyNotReach`, without the reasons, for it is asked for everybody in every Turn: the Hindrance, BLOCKED if it does not reach. */
export function hindranceOn(state: Known, { unit, isWeapon, least, most }: Gun, hex: number): number {
  const range = mapOf(state).distance(unit.at, hex);
  if (range > most || range < least) return BLOCKED;
  const { selective } = state.special;
  if (selective && isWeapon && weaponType(unit.weapon).id === selective.weapon && coverAt(state, hex) < selective.cover) return BLOCKED;
  return hindranceBetween(state, unit.at, hex);
}

export const reaches = (state: Known, gun: Gun, hex: number): boolean => hindranceOn(state, gun, hex) !== BLOCKED;

/** O20.3.1 Pieces that take part in this firing and need not shoot alone. */
export function gunsOf(state: Known, firing: Firing): Gun[] {
  const guns: Gun[] = [];
  for (const unit of state.units) {
    if (unit.side !== firing.side || !firing.active.includes(unit.id)) continue;
    if (canFire(state, firing, unit, unit.id)) guns.push(gunOf(state, unit, false));
    const { weapon } = unit;
    if (weapon !== '' && !weaponType(weapon).isOrdnance && canFire(state, firing, unit, weapon)) guns.push(gunOf(state, unit, true));
  }
  return guns;
}

/** Those of them that could fire at a hex. */
export function groupable(state: Known, firing: Firing, hex: number): string[] {
  return gunsOf(state, firing)
    .filter((gun) => reaches(state, gun, hex))
    .map(({ unit, isWeapon }) => (isWeapon ? unit.weapon : unit.id));
}

/** O20.3.1 Whether it is asked who fires at a hex: where one piece alone can, there is no group to put together. */
export const isGroupAsked = (state: Known, firing: Firing, hex: number): boolean => groupable(state, firing, hex).length > 1;

/** O20.3.2, T88.2 What a gun does to a hex without help, through so much Hindrance. */
export function firepowerAlone(state: Known, { unit, firepower }: Gun, hex: number, hindrance: number): number {
  const { level } = mapOf(state);
  return firepower - hindrance + Math.sign((level[unit.at] ?? 0) - (level[hex] ?? 0));
}

/** As `whyNotFire`, for a unit that is known to be among those who fire. */
function canFire(state: Known, { by, fired, held }: Firing, unit: Unit, piece: string): boolean {
  if (fired.includes(piece) || held.includes(piece) || (by === 'assault-fire' && !isBoxed(unit, piece))) return false;
  if (!isTheWeapon(unit, piece)) return true;
  return !(by === 'op-fire' && weaponType(piece).isOrdnance) && canFireWeapon(state, unit);
}

const hexOf = (state: Known, piece: string): number => firerOf(state, piece)?.at ?? -1;

/** O20.3.1, F106.3 A chain of adjacent hexes; nobody in wire joins those outside. */
export function whyNoChain(state: State, pieces: readonly string[], piece: string): Refusal | undefined {
  const hexes = [...new Set(pieces.map((each) => hexOf(state, each)))];
  if (hexes.length <= 1) return undefined;
  if (hexes.some((hex) => isInWire(state, hex))) return refusal('wire-group', 'F106.3', { piece });
  const isWhole = chainFrom(state, hexes[0] ?? -1, hexes).length === hexes.length;
  return isWhole ? undefined : refusal('not-adjacent-group', 'O20.3.1', { piece });
}

/** Hexes of the list that can be reached from one of them by going from one to the next. */
function chainFrom(state: Known, start: number, hexes: readonly number[]): number[] {
  const map = mapOf(state);
  const reached = [start];
  for (const hex of reached) {
    for (const other of hexes) if (!reached.includes(other) && map.distance(hex, other) === 1) reached.push(other);
  }
  return reached;
}

/** O20.3.1 The largest groups: pieces in one chain of hexes; each wire hex stands alone. */
function chains(state: Known, pieces: readonly string[]): string[][] {
  const open = pieces.filter((piece) => !isInWire(state, hexOf(state, piece)));
  let left = [...new Set(open.map((piece) => hexOf(state, piece)))];
  const groups: string[][] = [];
  while (left.length > 0) {
    const chain = chainFrom(state, left[0] ?? -1, left);
    groups.push(open.filter((piece) => chain.includes(hexOf(state, piece))));
    left = left.filter((hex) => !chain.includes(hex));
  }
  const wired = new Set(pieces.filter((piece) => isInWire(state, hexOf(state, piece))).map((piece) => hexOf(state, piece)));
  for (const hex of wired) groups.push(pieces.filter((piece) => hexOf(state, piece) === hex));
  return groups;
}

export interface GroupFirepower {
  readonly base: number;
  readonly others: number;
  readonly hindrance: number;
  readonly height: number;
  readonly firepower: number;
}

function pieceFirepower(state: Known, piece: string): number {
  const unit = firerOf(state, piece);
  if (!unit) return 0;
  return isTheWeapon(unit, piece) ? weaponFirepowerOf(state, unit) : firepowerOf(state, unit);
}

/** O20.3.1.2, O20.3.2, T88.2 The best piece, one for each other, less the largest Hindrance, more or less for height. */
export function groupFirepower(state: Known, pieces: readonly string[], hexes: readonly number[]): GroupFirepower {
  const map = mapOf(state);
  let base = 0;
  let hindrance = 0;
  let isAbove = false;
  let isBelow = false;
  for (const piece of pieces) {
    const at = hexOf(state, piece);
    base = Math.max(base, pieceFirepower(state, piece));
    for (const hex of hexes) {
      hindrance = Math.max(hindrance, hindranceBetween(state, at, hex));
      const climb = (map.level[hex] ?? 0) - (map.level[at] ?? 0);
      if (climb < 0) isAbove = true;
      if (climb > 0) isBelow = true;
    }
  }
  const others = pieces.length - 1;
  const height = (isAbove ? 1 : 0) - (isBelow ? 1 : 0);
  return { base, others, hindrance, height, firepower: base + others - hindrance + height };
}

/** The largest groups that can fire together at a hex. O20.3.2 The worst Hindrance spoils a whole shot: some had better stay out of it. */
export function groupsAt(state: Known, firing: Firing, hex: number): string[][] {
  const pieces = groupable(state, firing, hex);
  const hindranceOf = (piece: string) => hindranceBetween(state, hexOf(state, piece), hex);
  return [...new Set(pieces.map(hindranceOf))].flatMap((worst) =>
    chains(
      state,
      pieces.filter((piece) => hindranceOf(piece) <= worst),
    ),
  );
}

export function isTarget(state: State, hex: number, firing: Pick<Firing, 'side'>): boolean {
  return hasUnit(state, hex, enemyOf(firing.side));
}
