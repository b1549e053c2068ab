/** O20.3.1 Fire Groups: which pieces can fire at a hex, which of them together, and with how much. */
import { hexName } from '../content/battle-map.ts';
import { weaponType } from '../content/counters.ts';
import { enemyOf } from '../content/terms.ts';
import { type Doings, hasUnit, type State, type Unit } from '../state.ts';
import { type Refusal, refusal } from './asking.ts';
import { BLOCKED, hindranceBetween, mapOf } from './line-of-sight.ts';
import { coverAt } from './terrain.ts';
import { canFireWeapon, firepowerOf, firerOf, hasBoxedFirepower, isInWire, rangeOf, weaponFirepowerOf, weaponRangeOf } from './units.ts';

export type Firing = Doings<'fire'>;

const isTheWeapon = (unit: Unit, piece: string): boolean => unit.weapon === piece;

/** A26 Assault Fire is for boxed firepower only. */
function isBoxed(unit: Unit, piece: string): boolean {
  return isTheWeapon(unit, piece) ? weaponType(piece).boxedFirepower : hasBoxedFirepower(unit);
}

/** 11.1, 11.5, A26, A33.3 Why a piece takes no part in this firing at all, wherever it aims. */
export function whyNotFire(state: State, { by, active, fired, side }: Firing, piece: string): Refusal | undefined {
  const unit = firerOf(state, piece);
  if (!unit || unit.side !== side || !active.includes(unit.id)) return refusal('not-firing', 'O20.3', { piece });
  if (fired.includes(piece)) return refusal('already-fired', 'O20.3', { piece });
  if (by === 'assault-fire' && !isBoxed(unit, piece)) return refusal('not-boxed', 'A26', { piece });
  if (!isTheWeapon(unit, piece)) return undefined;
  if (by === 'op-fire' && weaponType(piece).isOrdnance) return refusal('no-op-ordnance', 'A33.3', { piece });
  if (unit.weaponBroken) return refusal('broken-weapon', '11.4', { piece });
  return canFireWeapon(state, unit) ? undefined : refusal('weapon-silent', '11.1', { piece });
}

/** O20.2.2, O20.3 Range and line of sight from a piece to a hex. */
export function whyNotReach(state: State, piece: string, hex: number): Refusal | undefined {
  const unit = firerOf(state, piece);
  if (!unit) return refusal('not-firing', 'O20.3', { piece });
  const range = mapOf(state).distance(unit.at, hex);
  const isWeapon = isTheWeapon(unit, piece);
  const reach = isWeapon ? weaponRangeOf(state, unit) : rangeOf(state, unit);
  if (range > reach || range === 0) return refusal('out-of-range', 'O20.3', { piece, range, reach });
  if (isWeapon) {
    const { minRange, id } = weaponType(piece);
    if (range < minRange) return refusal('too-close', 'O20.2.2', { piece, range, reach: minRange });
    // SR.19
    const { shy } = state.special;
    if (shy?.weapon === id && coverAt(state, hex) > shy.cover) return refusal('tied-weapon', 'SR.19', { piece });
  }
  if (hindranceBetween(state, unit.at, hex) !== BLOCKED) return undefined;
  return refusal('no-line-of-sight', '10.2', { piece, hex: hexName(hex) });
}

/** O20.3.1 Pieces that could fire at a hex and need not do it alone. */
export function groupable(state: State, firing: Firing, hex: number): string[] {
  const pieces: string[] = [];
  for (const unit of state.units) {
    if (unit.side !== firing.side || !firing.active.includes(unit.id)) continue;
    if (canJoin(state, firing, unit.id, hex)) pieces.push(unit.id);
    if (unit.weapon !== '' && !weaponType(unit.weapon).isOrdnance && canJoin(state, firing, unit.weapon, hex)) pieces.push(unit.weapon);
  }
  return pieces;
}

function canJoin(state: State, firing: Firing, piece: string, hex: number): boolean {
  return whyNotFire(state, firing, piece) === undefined && whyNotReach(state, piece, hex) === undefined;
}

const hexOf = (state: State, piece: string): number => firerOf(state, piece)?.at ?? -1;

/** O20.3.1, F106.3 A chain of adjacent hexes; nobody in wire joins those outside. */
export function isChain(state: State, pieces: readonly string[]): boolean {
  const hexes = [...new Set(pieces.map((piece) => hexOf(state, piece)))];
  if (hexes.length <= 1) return true;
  if (hexes.some((hex) => isInWire(state, hex))) return false;
  return chainFrom(state, hexes[0] ?? -1, hexes).length === hexes.length;
}

/** Hexes of the list that can be reached from one of them by going from one to the next. */
function chainFrom(state: State, start: number, hexes: readonly number[]): number[] {
  const map = mapOf(state);
  const reached = [start];
  for (const hex of reached) {
    for (const other of hexes) if (!reached.includes(other) && map.distance(hex, other) === 1) reached.push(other);
  }
  return reached;
}

/** O20.3.1 The largest groups: pieces in one chain of hexes; each wire hex stands alone. */
function chains(state: State, pieces: readonly string[]): string[][] {
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

export function pieceFirepower(state: State, piece: string): number {
  const unit = firerOf(state, piece);
  if (!unit) return 0;
  return isTheWeapon(unit, piece) ? weaponFirepowerOf(state, unit) : firepowerOf(state, unit);
}

/** O20.3.1.2, O20.3.2, T88.2 The best piece, one for each other, less the largest Hindrance, more or less for height. */
export function groupFirepower(state: State, pieces: readonly string[], hexes: readonly number[]): GroupFirepower {
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

/** Everybody who can fire together at a hex: of several chains the strongest. */
export function largestGroup(state: State, firing: Firing, hex: number): string[] {
  let best: string[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const group of chains(state, groupable(state, firing, hex))) {
    const { firepower } = groupFirepower(state, group, [hex]);
    if (firepower > most) {
      most = firepower;
      best = group;
    }
  }
  return best;
}

export function isTarget(state: State, hex: number, firing: Pick<Firing, 'side'>): boolean {
  return hasUnit(state, hex, enemyOf(firing.side));
}
