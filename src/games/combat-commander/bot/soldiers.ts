/** Everybody on the map as the scripted player sees them at one decision: figures of the moment, and what each is worth. */
import { type BattleMap, GRID } from '../content/battle-map.ts';
import { chitCalled } from '../content/chits.ts';
import { type UnitType, unitType, weaponType } from '../content/counters.ts';
import type { SightTable } from '../content/sight.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { isSpent } from '../rules/activation.ts';
import { BLOCKED, hindranceBetween, mapOf, sightOf } from '../rules/line-of-sight.ts';
import { coverAt } from '../rules/terrain.ts';
import { canFireWeapon, commandOf, isInWire } from '../rules/units.ts';
import { now, type State, type Unit, unmarked } from '../state.ts';
import { hasOrder, isEnemyStamped, type Stamp } from './changes.ts';
import { type Ways, waysOf } from './foot-distances.ts';
import { CHARGES } from './storm-troops.ts';
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

/** The enemy, and the ground: what stays as it is while one's own move. */
interface Opposition {
  readonly foes: readonly Soldier[];
  /** [hex] Cover, once it has been asked for; UNKNOWN before. */
  readonly covers: Int8Array;
  /** Everybody who could fire in the enemy's Turn; who could be called upon to fire at those who move. */
  readonly standing: Watch;
  readonly fresh: Watch;
  /** The map's own table, as long as neither Smoke nor Blaze is on it. */
  readonly printedSight: SightTable | undefined;
}

export interface Muster extends Opposition {
  readonly state: State;
  readonly side: Side;
  readonly enemy: Side;
  readonly map: BattleMap;
  readonly ways: Ways;
  readonly own: readonly Soldier[];
  /** [hex] Figures of one's own there. */
  readonly figures: Uint8Array;
  /** Who has been called upon to fire at those who move. */
  readonly called: Watch;
  /** How likely the enemy is to have a card to fire with. */
  readonly readiness: number;
  /** O16 There is a card for it in one's own hand. */
  readonly canAdvance: boolean;
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

/** Made once for a position and filled anew whenever it has changed: nobody looks at two musters of one side at a time. */
export interface Buffers {
  readonly covers: Int8Array;
  readonly figures: Uint8Array;
  readonly standing: Float32Array;
  readonly fresh: Float32Array;
  readonly called: Float32Array;
  /** The Command of one's own leaders, and of the enemy's. */
  readonly commands: Uint8Array;
  readonly foeCommands: Uint8Array;
  /** The enemy as he was last. */
  readonly stamp: Stamp;
  opposition: Opposition | undefined;
}

export const buffers = (): Buffers => ({
  covers: new Int8Array(GRID.size),
  figures: new Uint8Array(GRID.size),
  standing: new Float32Array(GRID.size),
  fresh: new Float32Array(GRID.size),
  called: new Float32Array(GRID.size),
  commands: new Uint8Array(GRID.size),
  foeCommands: new Uint8Array(GRID.size),
  stamp: [],
  opposition: undefined,
});

export function muster(state: State, side: Side, opposition: Opposition, { figures, called, commands }: Buffers): Muster {
  const { foes, covers, standing, fresh, printedSight } = opposition;
  const own: Soldier[] = [];
  const day = dayOf(state, side, commands);
  figures.fill(0);
  for (const unit of state.units) {
    if (unit.side !== side) continue;
    const soldier = reckon(state, unit, day);
    own.push(soldier);
    figures[unit.at] = (figures[unit.at] ?? 0) + soldier.type.figures;
  }
  const opFirers = opFirersAgainst(state, side);
  const enemy = enemyOf(side);
  return {
    state,
    side,
    enemy,
    map: mapOf(state),
    ways: waysOf(state, side),
    own,
    figures,
    foes,
    covers,
    standing,
    fresh,
    called: opFirers.length === 0 ? NO_WATCH : watchOf(foes, called, (id) => opFirers.includes(id)),
    printedSight,
    readiness: READINESS[state.sides[enemy].hand.length] ?? 0.8,
    canAdvance: hasOrder(state, side, 'advance'),
  };
}

export function oppositionTo(state: State, side: Side, last: Buffers): Opposition {
  const isSame = isEnemyStamped(last.stamp, state, side);
  if (isSame && last.opposition) return last.opposition;
  const foes: Soldier[] = [];
  const day = dayOf(state, enemyOf(side), last.foeCommands);
  for (const unit of state.units) if (unit.side !== side) foes.push(reckon(state, unit, day));
  last.opposition = {
    foes,
    covers: last.covers.fill(UNKNOWN),
    standing: { soldiers: foes, threats: last.standing.fill(Number.NaN), isOpFire: false },
    // A33.3 Whoever has fired at one Move cannot be called upon at the next.
    fresh: watchOf(foes, last.fresh, (_, unit) => !isSpent(unit)),
    printedSight: state.smoke.length === 0 && state.blaze.length === 0 ? sightOf(state) : undefined,
  };
  return last.opposition;
}

/** [cards] The chance that one of so many cards is a Fire card: every fourth is. */
const READINESS: readonly number[] = [0, 0.25, 0.44, 0.58, 0.68, 0.76, 0.82];

const NOBODY: readonly string[] = [];

function opFirersAgainst(state: State, side: Side): readonly string[] {
  const move = now(state, 'move');
  return move?.side === side ? move.opFirers : NOBODY;
}

/** Some of them, against those who move. */
function watchOf(foes: readonly Soldier[], threats: Float32Array, isOneOfThem: (id: string, unit: Unit) => boolean): Watch {
  return { soldiers: foes.filter(({ id, unit }) => isOneOfThem(id, unit)), threats: threats.fill(Number.NaN), isOpFire: true };
}

/** What is the same for all units of a side at the moment. */
interface Day {
  /** [hex] Command of its leaders there. */
  readonly commands: Uint8Array;
  /** What one more casualty costs beyond its points. */
  readonly nerve: number;
  /** What each point of an eliminated unit counts for. */
  readonly rate: number;
}

function dayOf(state: State, side: Side, commands: Uint8Array): Day {
  commands.fill(0);
  for (const unit of state.units) {
    if (unit.side !== side) continue;
    const command = commandOf(unit);
    if (command > 0) commands[unit.at] = (commands[unit.at] ?? 0) + command;
  }
  const isDoubled = state.openChits.some((chit) => chitCalled(chit).special === 'elimination-doubled');
  return { commands, nerve: nerveOf(state, side), rate: isDoubled ? 2 : 1 };
}

/** 4.2 What one more casualty costs beyond its points: the last ones lose the game. */
const NERVE: readonly number[] = [12, 4, 2, 1.2, 0.8, 0.5, 0.4];

function nerveOf(state: State, side: Side): number {
  const { casualties, surrender } = state.sides[side];
  const left = surrender - casualties.length;
  return NERVE[Math.min(left, NERVE.length) - 1] ?? 12;
}

function reckon(state: State, unit: Unit, { commands, nerve, rate }: Day): Soldier {
  const { id, at, broken } = unit;
  const type = unitType(id);
  const isLeader = type.kind === 'leader';
  const points = type.points * rate;
  const use = usefulness(unit, type);
  const printed = broken ? type.broken : type.unbroken;
  const led = isLeader ? 0 : (commands[at] ?? 0);
  // 3.3.1.2, 13.2, E44.1, F106.1 Whatever changes its firepower changes its range and morale by as much.
  const wire = state.fortifications.length > 0 && isInWire(state, at) ? 1 : 0;
  const change = led + (unit.veteran ? 1 : 0) - (unit.suppressed ? 1 : 0) - wire;
  return {
    id,
    unit,
    type,
    at,
    isLeader,
    firepower: printed.firepower + change,
    range: printed.range + change,
    morale: printed.morale + change,
    led,
    command: printed.command,
    gun: unit.weapon !== '' && canFireWeapon(state, unit) ? gunOf(unit, led) : undefined,
    breaking: WEIGHTS.breakUse * use + WEIGHTS.breakPoints * points,
    dying: points + (broken ? 0.4 : 1) * use + (type.isHero ? 0 : nerve),
  };
}

/** One unit by itself, where the others do not matter. */
export const soldierOf = (state: State, unit: Unit): Soldier => reckon(state, unit, dayOf(state, unit.side, new Uint8Array(GRID.size)));

/** Somebody who is still to come onto the map: nowhere yet, and led by nobody. */
export function recruit(state: State, side: Side, id: string, weapon: string): Soldier {
  return soldierOf(state, unmarked(id, side, -1, false, weapon));
}

/** What it can still do for its side, in VPs. */
function usefulness(unit: Unit, { kind, unbroken }: UnitType): number {
  const body = kind === 'squad' ? 1.3 : kind === 'team' ? 0.6 : 1 + 0.7 * unbroken.command;
  if (unit.weapon === '') return body;
  const { kind: gun, firepower } = weaponType(unit.weapon);
  // A charge that is not carried to the enemy is of no use: it must not make its bearer shy.
  return CHARGES.includes(gun) ? body : body + firepower / 12;
}

function gunOf(unit: Unit, led: number): Gun {
  const { isOrdnance, minRange, maxRange, kind, firepower } = weaponType(unit.weapon);
  // 3.3.1.3 Command counts for both alike, but for ordnance.
  const more = isOrdnance ? 0 : led;
  return {
    id: unit.weapon,
    firepower: firepower + more,
    range: maxRange + more,
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
