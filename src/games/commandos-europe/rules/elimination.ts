/** 10.9, 12.5, 13.1 How pieces are eliminated: squads, leaders, gear, bases, and whatever stands alone where an enemy comes. */
import { unitOf } from '../content/enemies.ts';
import { idOf, isGear, isLeader, isSquad, SQUADS } from '../content/pieces.ts';
import { GONE, NO_MARKER, OFF, type State } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { endTheHunt, leaveTheHunt, putBack } from './detection.ts';
import { baseAt, enemyOf, hasSquadAt, idsOf, isOnMap, markerOn, nameAt, piecesAt, placeOf, takeOff } from './pieces-in-play.ts';
import { defeat } from './winning.ts';

/** Gear goes off the map, and may be bought again. */
export function loseGear(t: Table, pieces: readonly number[], hex: number, why: string, rule: string): void {
  if (pieces.length === 0) return;
  for (const piece of pieces) takeOff(t.state, piece);
  t.tell?.({ type: 'gear-lost', rule, pieces: idsOf(pieces), hex: nameAt(hex), why });
}

/** 12.5 A base is gone for the rest of the map; one that was bought must be bought again. */
function loseBase(t: Table, hex: number, rule: string): void {
  const { state } = t;
  const base = baseAt(state, hex);
  if (base < 0) return;
  state.bases[base] = OFF;
  state.basesLost |= 1 << base;
  if (base === 1) state.ownsSecond = false;
  t.tell?.({ type: 'base-lost', rule, hex: nameAt(hex) });
}

export function killLeader(t: Table, leader: number, rule: string): void {
  const hex = placeOf(t.state, leader);
  takeOff(t.state, leader);
  t.tell?.({ type: 'leader-killed', rule, leader: idOf(leader), hex: nameAt(hex) });
}

/** 13.1 A squad is eliminated, and its successors with it. With the last one the war is over. */
export function eliminateSquad(t: Table, squad: number, why: string, rule: string): void {
  const { state } = t;
  const hex = placeOf(state, squad);
  const freed = leaveTheHunt(state, squad).filter((other) => other !== squad);
  giveMarkerBack(state, squad);
  takeOff(state, squad);
  state.lostLately++;
  t.tell?.({ type: 'squad-eliminated', rule, squad: idOf(squad), hex: nameAt(hex), why });
  if (freed.length > 0) t.tell?.({ type: 'undetected', rule: '12.5', squads: idsOf(freed), why: 'split' });
  if (!isAnySquadLeft(state)) defeat(t);
}

export function giveMarkerBack(state: State, squad: number): void {
  const marker = markerOn(state, squad);
  if (marker === NO_MARKER) return;
  state.pool[marker] = (state.pool[marker] ?? 0) + 1;
  state.markers[squad] = NO_MARKER;
}

function isAnySquadLeft(state: State): boolean {
  for (let squad = 0; squad < SQUADS; squad++) if (isOnMap(state, squad)) return true;
  return false;
}

/** 10.4, 10.9, 12.5, 13.1 An enemy is in a hex without a squad: leaders, vehicles, gear and a base there are lost. */
export function overrun(t: Table, hex: number, enemy: string): void {
  const { state } = t;
  if (hasSquadAt(state, hex)) return;
  const pieces = piecesAt(state, hex);
  if (pieces.length > 0) {
    for (const piece of pieces) takeOff(state, piece);
    t.tell?.({ type: 'overrun', rule: '10.9', pieces: idsOf(pieces), hex: nameAt(hex), enemy });
  }
  loseBase(t, hex, '12.5');
}

/** 14.0 Everything in the hex is eliminated. */
export function eliminateAllAt(t: Table, hex: number, rule: string): void {
  const { state } = t;
  const pieces = piecesAt(state, hex);
  for (const leader of pieces.filter(isLeader)) killLeader(t, leader, rule);
  loseGear(t, pieces.filter(isGear), hex, 'stray', rule);
  loseBase(t, hex, rule);
  for (const squad of pieces.filter(isSquad)) eliminateSquad(t, squad, 'stray', rule);
  endTheHunt(t);
}

/** 13.0 Step 6: back into the cup. */
export function eliminateEnemy(t: Table, unit: number, why: string, rule: string): void {
  const { state } = t;
  const enemy = enemyOf(state, unit);
  state.enemies = state.enemies.filter((each) => each !== enemy);
  putBack(state, unit);
  t.tell?.({ type: 'enemy-eliminated', rule, enemy: unitOf(state, unit).id, hex: nameAt(enemy.at), why });
}

export const isGone = (state: State, piece: number): boolean => placeOf(state, piece) === GONE;
