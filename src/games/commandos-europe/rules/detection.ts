/** 12.5, 12.6, 12.11 Who is detected, until when, and when the enemy gives up. */
import { SQUADS } from '../content/pieces.ts';
import type { State } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { idsOf, isBase, isDetected, isOnMap, placeOf, squadsAt } from './pieces-in-play.ts';

export const bitsOf = (squads: readonly number[]): number => squads.reduce((bits, squad) => bits | (1 << squad), 0);

export function squadsIn(bits: number): number[] {
  const found: number[] = [];
  for (let squad = 0; squad < SQUADS; squad++) if (bits & (1 << squad)) found.push(squad);
  return found;
}

/** Whoever was heard before is now with these; those who were heard with him remember him still. */
function noteHeard(state: State, squads: readonly number[]): void {
  const number = ++state.hearings;
  const bits = bitsOf(squads);
  for (const squad of squads) {
    state.heard[squad] = number;
    state.heardWith[squad] = bits;
  }
}

/** 12.4 Whoever has attacked since he was detected does not escape. */
export const hasFought = ({ fought }: State, squad: number): boolean => (fought & (1 << squad)) !== 0;

/** It is undetected, and nobody is linked to it any more. */
function forget(state: State, squad: number): void {
  const { heard, heardWith } = state;
  heard[squad] = 0;
  for (let other = 0; other < SQUADS; other++) heardWith[other] = (heardWith[other] ?? 0) & ~(1 << squad);
  heardWith[squad] = 0;
  state.fought &= ~(1 << squad);
}

export function forgetAll(state: State): void {
  state.heard.fill(0);
  state.heardWith.fill(0);
  state.fought = 0;
}

/** 12.0 All squads of a hex are detected together. */
export function detect(t: Table, squads: readonly number[], hex: string, why: string, rule: string): void {
  const { state } = t;
  noteHeard(state, squads);
  t.tell?.({ type: 'detected', rule, squads: idsOf(squads), hex, why });
}

/**
 * 12.5, ruling 12 A squad is out of the hunt: in a base, or eliminated. Those who were heard with it in one stack, have split off
 * and were never heard apart since are assumed to be undetected again, even if it was heard apart from them itself.
 */
export function leaveTheHunt(state: State, squad: number): number[] {
  if (!isDetected(state, squad)) return [];
  const { heardWith, places } = state;
  const hex = placeOf(state, squad);
  const hasSplitOff = (other: number) => ((heardWith[other] ?? 0) & (1 << squad)) !== 0 && places[other] !== hex;
  const freed = [squad];
  for (let other = 0; other < SQUADS; other++) if (other !== squad && hasSplitOff(other)) freed.push(other);
  for (const each of freed) forget(state, each);
  return freed;
}

/** 12.6, 12.11, ruling 39 Entering a base is enough. */
export function takeSanctuary(t: Table, hex: number): void {
  const { state } = t;
  if (!isBase(state, hex)) return;
  const freed: number[] = [];
  for (const squad of squadsAt(state, hex)) freed.push(...leaveTheHunt(state, squad));
  if (freed.length === 0) return;
  t.tell?.({ type: 'undetected', rule: '12.11', squads: idsOf(freed), why: 'base' });
  endTheHunt(t);
}

/** 12.6 A squad that enemies go for: detected, and not in a base. */
export function isHunted(state: State, squad: number): boolean {
  return isDetected(state, squad) && isOnMap(state, squad) && !isBase(state, placeOf(state, squad));
}

export function isAnybodyHunted(state: State): boolean {
  for (let squad = 0; squad < SQUADS; squad++) if (isHunted(state, squad)) return true;
  return false;
}

/** 12.6 When no detected squad is left outside the bases, all enemies go back into their cup. */
export function endTheHunt(t: Table): void {
  const { state } = t;
  if (isAnybodyHunted(state)) return;
  // Ruling 52: who fought in a base is detected until the enemies leave.
  forgetAll(state);
  const count = state.enemies.length;
  if (count === 0) return;
  for (const { unit } of state.enemies) putBack(state, unit);
  state.enemies = [];
  t.tell?.({ type: 'enemies-withdrew', rule: '12.6', count });
}

/** Into the cup, which is kept in order: nobody sees how units lie in it. */
export function putBack({ cup }: State, unit: number): void {
  let at = cup.length;
  while (at > 0 && (cup[at - 1] ?? 0) > unit) at--;
  cup.splice(at, 0, unit);
}
