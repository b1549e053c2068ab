/** Everybody on the map as the scripted player sees them at one decision: figures of the moment, and what each is worth. */
import type { BattleMap } from '../content/battle-map.ts';
import { type UnitType, unitType, weaponType } from '../content/counters.ts';
import type { SightTable } from '../content/sight.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { isSpent } from '../rules/activation.ts';
import { BLOCKED, hindranceBetween, mapOf, sightOf } from '../rules/line-of-sight.ts';
import { coverAt } from '../rules/terrain.ts';
import { canFireWeapon, commandAt, firepowerOf, weaponFirepowerOf } from '../rules/units.ts';
import { eliminationPoints } from '../rules/victory.ts';
import { now, type State, type Unit } from '../state.ts';
import { type Ways, waysOf } from './ways.ts';
import { WEIGHTS } from './weights.ts';

export interface Gun {
  readonly id: string;
  readonly firepower: number;
  readonly range: number;
  readonly leastRange: number;
  readonly isOrdnance: boolean;
  readonly isIndirect: boolean;
  readonly knowsNoCover: boolean;
}

export interface Soldier {
  readonly id: string;
  readonly unit: Unit;
  readonly type: UnitType;
  readonly at: number;
  readonly isLeader: boolean;
  /** With the Command of whoever leads it here. */
  readonly firepower: number;
  readonly range: number;
  /** Morale before Cover, with the Command that it has here. */
  readonly morale: number;
  /** What the leaders in its hex add to all of the above. */
  readonly led: number;
  /** What it adds itself. */
  readonly command: number;
  /** The weapon that it could fire now. */
  readonly gun: Gun | undefined;
  /** What its side loses, in VPs, when it breaks, or when it is eliminated. */
  readonly breaking: number;
  readonly dying: number;
}

export interface Muster {
  readonly state: State;
  readonly side: Side;
  readonly enemy: Side;
  readonly map: BattleMap;
  readonly ways: Ways;
  readonly own: readonly Soldier[];
  readonly foes: readonly Soldier[];
  /** [hex] Cover, once it has been asked for; UNKNOWN before. */
  readonly covers: Int8Array;
  /** Everybody who could fire in the enemy's Turn; who could be called upon to fire at those who move; who has been already. */
  readonly standing: Watch;
  readonly fresh: Watch;
  readonly called: Watch;
  /** The map's own table, as long as neither Smoke nor Blaze is on it. */
  readonly printedSight: SightTable | undefined;
  /** How likely the enemy is to have a card to fire with. */
  readonly readiness: number;
}

/** Some of the enemy, and what they could fire with. */
export interface Watch {
  readonly soldiers: readonly Soldier[];
  /** [hex] Their threat to it, once it has been asked for; NaN before. */
  readonly threats: Float32Array;
  /** A33.3 Without ordnance. */
  readonly isOpFire: boolean;
}

const UNKNOWN = -99;

const NO_WATCH: Watch = { soldiers: [], threats: new Float32Array(), isOpFire: true };

export function muster(state: State, side: Side): Muster {
  const enemy = enemyOf(side);
  const map = mapOf(state);
  const own: Soldier[] = [];
  const foes: Soldier[] = [];
  const nerves = { axis: nerveOf(state, 'axis'), allies: nerveOf(state, 'allies') };
  for (const unit of state.units) (unit.side === side ? own : foes).push(reckon(state, unit, nerves[unit.side]));
  const covers = new Int8Array(map.size).fill(UNKNOWN);
  const opFirers = opFirersAgainst(state, side);
  return {
    state,
    side,
    enemy,
    map,
    ways: waysOf(state, side),
    own,
    foes,
    covers,
    standing: watchOf(map, foes, false),
    // A33.3 Whoever has fired at one Move cannot be called upon at the next.
    fresh: watchOf(
      map,
      foes.filter(({ unit }) => !isSpent(unit)),
      true,
    ),
    called:
      opFirers.length === 0
        ? NO_WATCH
        : watchOf(
            map,
            foes.filter(({ id }) => opFirers.includes(id)),
            true,
          ),
    printedSight: state.smoke.length === 0 && state.blaze.length === 0 ? sightOf(state) : undefined,
    readiness: READINESS[state.sides[enemy].hand.length] ?? 0.8,
  };
}

/** [cards] The chance that one of so many cards is a Fire card: every fourth is. */
const READINESS: readonly number[] = [0, 0.25, 0.44, 0.58, 0.68, 0.76, 0.82];

const NOBODY: readonly string[] = [];

function opFirersAgainst(state: State, side: Side): readonly string[] {
  const move = now(state, 'move');
  return move?.side === side ? move.opFirers : NOBODY;
}

function watchOf({ size }: BattleMap, soldiers: readonly Soldier[], isOpFire: boolean): Watch {
  return { soldiers, threats: new Float32Array(size).fill(Number.NaN), isOpFire };
}

/** 4.2 What one more casualty costs beyond its points: the last ones lose the game. */
const NERVE: readonly number[] = [12, 4, 2, 1.2, 0.8, 0.5, 0.4];

function nerveOf(state: State, side: Side): number {
  const { casualties, surrender } = state.sides[side];
  const left = surrender - casualties.length;
  return NERVE[Math.min(left, NERVE.length) - 1] ?? 12;
}

function reckon(state: State, unit: Unit, nerve: number): Soldier {
  const type = unitType(unit.id);
  const isLeader = type.kind === 'leader';
  const points = eliminationPoints(state, unit.id);
  const use = usefulness(unit, type);
  const printed = unit.broken ? type.broken : type.unbroken;
  const firepower = firepowerOf(state, unit);
  // 3.3.1.2, 13.2, E44.1, F106.1 Whatever changes its firepower changes its range and morale by as much.
  const change = firepower - printed.firepower;
  return {
    id: unit.id,
    unit,
    type,
    at: unit.at,
    isLeader,
    firepower,
    range: printed.range + change,
    morale: printed.morale + change,
    led: isLeader ? 0 : commandAt(state, unit.side, unit.at),
    command: printed.command,
    gun: canFireWeapon(state, unit) ? gunOf(state, unit) : undefined,
    breaking: WEIGHTS.breakUse * use + WEIGHTS.breakPoints * points,
    dying: points + (unit.broken ? 0.4 : 1) * use + (type.isHero ? 0 : nerve),
  };
}

/** One unit by itself, where the others do not matter. */
export const soldierOf = (state: State, unit: Unit): Soldier => reckon(state, unit, nerveOf(state, unit.side));

/** Somebody who is still to come onto the map: nowhere yet, and led by nobody. */
export function recruit(state: State, side: Side, id: string, weapon: string): Soldier {
  const unit = { id, side, at: -1, broken: false, suppressed: false, veteran: false, weapon, weaponBroken: false, activated: false };
  return soldierOf(state, unit);
}

/** What it can still do for its side, in VPs. */
function usefulness(unit: Unit, { kind, unbroken }: UnitType): number {
  const body = kind === 'squad' ? 1.3 : kind === 'team' ? 0.6 : 1 + 0.7 * unbroken.command;
  return unit.weapon === '' ? body : body + weaponType(unit.weapon).firepower / 12;
}

function gunOf(state: State, unit: Unit): Gun {
  const { isOrdnance, minRange, maxRange, kind, firepower: printed } = weaponType(unit.weapon);
  const firepower = weaponFirepowerOf(state, unit);
  return {
    id: unit.weapon,
    firepower,
    // 3.3.1.3 Command counts for both alike.
    range: maxRange + firepower - printed,
    leastRange: minRange,
    isOrdnance,
    isIndirect: kind === 'mortar',
    knowsNoCover: kind === 'flamethrower',
  };
}

/** What a hit costs its side: a broken unit dies of it. */
export const costOfHit = ({ unit, breaking, dying }: Soldier): number => (unit.broken ? dying : breaking);

/** Cover of a hex against nobody in particular. */
export function coverIn({ state, covers }: Muster, hex: number): number {
  const known = covers[hex] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const cover = coverAt(state, hex);
  covers[hex] = cover;
  return cover;
}

/** 10.3 As the rules have it; the common case by the shortest way. */
export function hindrance({ state, printedSight }: Muster, from: number, to: number): number {
  if (printedSight === undefined) return hindranceBetween(state, from, to);
  const printed = printedSight.seen(from, to);
  return printed === BLOCKED ? BLOCKED : printed + state.haze;
}

/** T88.2 One more from above, one less from below. */
export function height({ map }: Muster, from: number, to: number): number {
  const climb = (map.level[to] ?? 0) - (map.level[from] ?? 0);
  return climb < 0 ? 1 : climb > 0 ? -1 : 0;
}

export function soldierCalled(soldiers: readonly Soldier[], id: string): Soldier | undefined {
  for (const soldier of soldiers) if (soldier.id === id) return soldier;
  return undefined;
}

/** 3.3.1.1 Those whom a leader could call upon with himself. */
export function followersOf({ own, map }: Muster, leader: Soldier): Soldier[] {
  return own.filter(({ isLeader, unit, at }) => !isLeader && !isSpent(unit) && map.distance(leader.at, at) <= leader.command);
}
