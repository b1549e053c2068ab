/** What a seat can work out about a hex: Cover, what a step into it costs, who would be crowded there, who looks into it. */
import { EVERYWHERE, type Terrain } from '../content/battle-map.ts';
import { isUnit, unitType } from '../content/counters.ts';
import type { FortificationKind, Side } from '../content/terms.ts';
import { ableTo, followers } from '../rules/activation.ts';
import { coverAgainst, incomingBy } from '../rules/fire/attack.ts';
import { canSee, mapOf } from '../rules/line-of-sight.ts';
import { figuresAt, limitAt } from '../rules/stacking.ts';
import { coverAt, moveCost, type Shelter, shelterAt } from '../rules/terrain.ts';
import { commandOf } from '../rules/units.ts';
import { exitPoints } from '../rules/victory.ts';
import { fortificationAt, type Known, now, smokeAt, type Unit, unitCalled } from '../state.ts';

/** The Cover that counts now: under attack, that which counts against the attack. */
export function coverNow(known: Known, hex: number): number {
  const attack = now(known, 'attack');
  return attack?.hexes.includes(hex) ? coverAgainst(known, attack, hex) : coverAt(known, hex);
}

/** What that Cover comes from; nothing where none counts. */
export function shelterNow(known: Known, hex: number): Shelter | undefined {
  const attack = now(known, 'attack');
  if (!attack?.hexes.includes(hex)) return shelterAt(known, hex);
  return attack.noCover ? undefined : shelterAt(known, hex, incomingBy(known, attack, hex));
}

/** F102, T87, T97 The Cover that counts against artillery. */
export const coverFromShells = (known: Known, hex: number): number => coverAt(known, hex, { indirect: true, across: 0 });

export interface HexFigures {
  readonly terrain: Terrain;
  readonly road: boolean;
  readonly level: number;
  readonly cover: number;
  /** The Cover is another than that of the hex, for there is an attack on it. */
  readonly underAttack: boolean;
  readonly fortification: FortificationKind | '';
  readonly smoke: number;
  readonly blaze: boolean;
  /** From 1 to 5; 0 if it belongs to none. */
  readonly objective: number;
}

/** Terrain, height, Cover and whatever lies in the hex. */
export function hexFigures(known: Known, hex: number): HexFigures {
  const map = mapOf(known);
  const cover = coverNow(known, hex);
  return {
    terrain: map.terrain[hex] ?? 'open',
    road: map.hasRoad[hex] ?? false,
    level: map.level[hex] ?? 0,
    cover,
    underAttack: cover !== coverAt(known, hex),
    fortification: fortificationAt(known, hex)?.kind ?? '',
    smoke: smokeAt(known, hex),
    blaze: known.blaze.includes(hex),
    objective: map.objectiveHexes.findIndex((hexes) => hexes.includes(hex)) + 1,
  };
}

// Moving

/** The units that move now, in the hex that they have come to. */
export function underWay(known: Known): { group: readonly string[]; at: number } {
  const { group = [] } = now(known, 'move') ?? {};
  return { group, at: unitCalled(known, group[0] ?? '')?.at ?? -1 };
}

/** O21.1 What their next step costs; undefined when nobody moves. */
export function stepCost(known: Known, hex: number): number | undefined {
  const { group, at } = underWay(known);
  const side = unitCalled(known, group[0] ?? '')?.side;
  return side && moveCost(known, side, at, hex);
}

/** How many figures of a side would be in a hex, if these came too, and how many may be there when the Turn ends (8.2). */
export function crowdWith(known: Known, side: Side, hex: number, coming: readonly string[]): { figures: number; limit: number } {
  const newcomers = coming.filter((id) => isUnit(id) && unitCalled(known, id)?.at !== hex);
  const figures = newcomers.reduce((sum, id) => sum + unitType(id).figures, figuresAt(known, hex, side));
  return { figures, limit: limitAt(known, hex) };
}

/** The hexes from which the enemy looks into one: where a Move ends is where Op Fire begins. */
export function lookersAt(known: Known, side: Side, hex: number): number[] {
  const enemies = known.units.filter((unit) => unit.side !== side && canSee(known, unit.at, hex));
  return [...new Set(enemies.map(({ at }) => at))].sort((a, b) => a - b);
}

/** 7.2.1 What a side earns if these leave the map. */
export function pointsForExit(known: Known, side: Side, units: readonly string[]): number {
  return units.reduce((sum, id) => sum + exitPoints(known, id, side), 0);
}

// Leading

/** 3.3.1.1 The hexes within the Command Radius of a leader. */
export function commandRadius(known: Known, leader: Unit): number[] {
  const map = mapOf(known);
  const radius = commandOf(leader);
  return EVERYWHERE.filter((hex) => map.distance(leader.at, hex) <= radius);
}

/** O14.4 Those whom the chosen leader could still activate, but in vain. */
export function uselessFollowers(known: Known): Unit[] {
  const { side, purpose } = now(known, 'activation') ?? {};
  if (side === undefined || purpose === undefined) return [];
  const isAble = ableTo(known, side, purpose);
  return followers(known).filter((unit) => !isAble(unit));
}
