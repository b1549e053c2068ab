/** Fire by order: who shoots at whom, and who with whom. */
import { isInWire } from '../rules/units.ts';
import { fortificationAt } from '../state.ts';
import { chanceProductAbove } from './chances.ts';
import { coverIn, type Gun, height, hindrance, type Muster, type Soldier } from './soldiers.ts';
import { attackWorth, type Sights, type Target, UNSEEN, viewFrom } from './targets.ts';

/** A piece that could fire at a target. */
export interface Shot {
  readonly piece: string;
  readonly at: number;
  readonly firepower: number;
  /** What height and Hindrance make of it. */
  readonly edge: number;
}

/** How to fire at one target with all who can: what it is worth, and the first attack of it. */
export interface Salvo {
  readonly worth: number;
  readonly target: Target;
  readonly group: readonly string[];
  /** Everybody who is used up by it. */
  readonly pieces: readonly string[];
  /** Ordnance fires alone, after a targeting roll. */
  readonly isShell: boolean;
}

/** Pieces of these soldiers that reach a target and need not fire alone. */
export function shotsAt(s: Sights, soldiers: readonly Soldier[], index: number, without: readonly string[] = []): Shot[] {
  const { m, targets } = s;
  const target = targets.all[index];
  const shots: Shot[] = [];
  if (!target) return shots;
  for (const { id, at, firepower, range: reach, gun } of soldiers) {
    const range = m.map.distance(at, target.hex);
    const isNear = range <= reach && !without.includes(id);
    const hasGun = gun !== undefined && !gun.isOrdnance && range <= gun.range && !without.includes(gun.id);
    if (range === 0 || (!isNear && !hasGun)) continue;
    const edge = viewFrom(m, targets, at)[index] ?? UNSEEN;
    if (edge === UNSEEN) continue;
    if (isNear) shots.push({ piece: id, at, firepower, edge });
    if (hasGun) shots.push({ piece: gun.id, at, firepower: gun.firepower, edge });
  }
  return shots;
}

/** O20.3.1 Shots from a chain of hexes; F106.3 nobody in wire joins those outside. */
export function chainsOf(m: Muster, shots: readonly Shot[]): Shot[][] {
  const chains: Shot[][] = [];
  for (const shot of shots) {
    const touching = chains.filter((chain) => chain.some((other) => areLinked(m, other.at, shot.at)));
    const [first, ...others] = touching;
    if (!first) {
      chains.push([shot]);
      continue;
    }
    first.push(shot);
    for (const other of others) {
      first.push(...other);
      chains.splice(chains.indexOf(other), 1);
    }
  }
  return chains;
}

function areLinked(m: Muster, a: number, b: number): boolean {
  if (a === b) return true;
  if (m.map.distance(a, b) !== 1) return false;
  return m.state.fortifications.length === 0 || (!isInWire(m.state, a) && !isInWire(m.state, b));
}

/** O20.3.1.2 The best piece, one for each other, the worst line of sight. */
export function strengthOf(group: readonly Shot[]): number {
  let base = 0;
  let edge = 99;
  for (const shot of group) {
    base = Math.max(base, shot.firepower);
    edge = Math.min(edge, shot.edge);
  }
  return base + group.length - 1 + edge;
}

/** The group out of a chain that hits hardest: those who see badly stay out of it if they spoil more than they add. */
export function hardest(chain: readonly Shot[]): readonly Shot[] {
  let best = chain;
  let most = strengthOf(chain);
  for (const { edge } of chain) {
    const clearer = chain.filter((shot) => shot.edge >= edge);
    const strength = strengthOf(clearer);
    if (strength > most) {
      best = clearer;
      most = strength;
    }
  }
  return best;
}

const alone = ({ firepower, edge }: Shot): number => firepower + edge;

/**
 * One attack with everybody, or several with a few each: a chance of a hit for every attack is often more than a better
 * chance for one. Tried with one, two, three attacks, the others helping the first or all alike.
 */
export function bestSplit(s: Sights, target: Target, chain: readonly Shot[]): { readonly worth: number; readonly group: readonly Shot[] } {
  const all = hardest(chain);
  let best = { worth: attackWorth(s.m, target, strengthOf(all)) - s.toll, group: all };
  const ranked = chain.slice().sort((a, b) => alone(b) - alone(a));
  for (let attacks = 2; attacks <= Math.min(4, ranked.length); attacks++) {
    for (const isEven of [false, true]) {
      const groups: Shot[][] = ranked.slice(0, attacks).map((shot) => [shot]);
      for (let i = attacks; i < ranked.length; i++) groups[isEven ? i % attacks : 0]?.push(...ranked.slice(i, i + 1));
      const worth = groups.reduce((sum, group) => sum + worthOf(s, target, group), 0);
      // Where none is worth it, one attack with everybody is the least poor.
      if (worth > Math.max(0, best.worth)) best = { worth, group: groups[0] ?? [] };
    }
  }
  return best;
}

function worthOf({ m, toll }: Sights, target: Target, group: readonly Shot[]): number {
  const strength = strengthOf(group);
  return strength < 1 ? 0 : Math.max(0, attackWorth(m, target, strength) - toll);
}

/** O20.2 What a shell from a mortar or gun is worth. */
function shellWorth(m: Muster, gun: Gun, from: number, target: Target): number {
  const range = m.map.distance(from, target.hex);
  if (range > gun.range || range < gun.leastRange) return 0;
  const between = hindrance(m, from, target.hex);
  if (between < 0) return 0;
  const airburst = gun.isIndirect && m.map.terrain[target.hex] === 'woods' ? 2 : 0;
  const cover = coverIn(m, target.hex);
  const isDug = gun.isIndirect && fortificationAt(m.state, target.hex) !== undefined;
  const lost = gun.knowsNoCover ? cover : isDug ? -1 : 0;
  const firepower = gun.firepower + height(m, from, target.hex) + airburst;
  return chanceProductAbove(range + between) * attackWorth(m, target, firepower, false, lost);
}

/** The best thing that these soldiers could fire at next. */
export function bestSalvo(
  s: Sights,
  soldiers: readonly Soldier[],
  without: readonly string[] = [],
  allowed?: (hex: number, weapon: string) => boolean,
): Salvo | undefined {
  const { m, targets } = s;
  let best: Salvo | undefined;
  for (let i = 0; i < targets.all.length; i++) {
    const target = targets.all[i];
    if (!target) continue;
    if (allowed === undefined || allowed(target.hex, '')) {
      for (const chain of chainsOf(m, shotsAt(s, soldiers, i, without))) {
        if (strengthOf(hardest(chain)) < 1) continue;
        const { worth, group } = bestSplit(s, target, chain);
        if (best === undefined || worth > best.worth)
          best = { worth, target, group: piecesOf(group), pieces: piecesOf(chain), isShell: false };
      }
    }
    for (const { gun, at } of soldiers) {
      if (!gun?.isOrdnance || without.includes(gun.id) || (allowed && !allowed(target.hex, gun.id))) continue;
      const worth = shellWorth(m, gun, at, target) - s.toll;
      if (worth > (best?.worth ?? 0)) best = { worth, target, group: [gun.id], pieces: [gun.id], isShell: true };
    }
  }
  return best;
}

export const piecesOf = (shots: readonly Shot[]): string[] => shots.map(({ piece }) => piece);

/** What an order to fire is worth with these soldiers: salvo after salvo, until there is nothing worth shooting at. */
export function fireWorth(s: Sights, soldiers: readonly Soldier[]): number {
  const used: string[] = [];
  let sum = 0;
  for (let salvos = 0; salvos < 4; salvos++) {
    const salvo = bestSalvo(s, soldiers, used);
    if (!salvo || salvo.worth <= 0) break;
    sum += salvo.worth;
    used.push(...salvo.pieces);
  }
  return sum;
}
