/** What a force is after, told from where it is heading. */

import type { Figure } from '../../../kernel/game.ts';
import { missionOf } from '../content/theatres.ts';
import { hiddenObjectiveAt, hiddenObjectives } from '../rules/map.ts';
import type { State } from '../state.ts';
import { spacesBetween } from './distances.ts';
import { chanceReal } from './markers.ts';
import { homeFrom, lootAt, needs } from './plan.ts';

/**
 * home         with what it carries, to the nearest base
 * one-more     laden, but there is time for another objective
 * fetch        a Real Objective that lies face up
 * marker       a face-down marker that may be real
 * hunt-marker  a face-down marker, for the enemies that two cards bring
 * hunt         no marker is worth the way, or none is within reach any more, but the KIA is too low
 * return       nothing is worth the way
 */
export type Aim = 'home' | 'one-more' | 'fetch' | 'marker' | 'hunt-marker' | 'hunt' | 'return';

/** `reach`: so many spaces the force can still go before the Ops run out. Nobody is told of cards at a marker he cannot come to. */
export function aimOf(s: State, from: string, goal: string, laden: boolean, reach: number): Aim {
  const need = needs(s);
  if (laden) return goal === homeFrom(s, from) ? 'home' : 'one-more';
  if (lootAt(s, goal).length > 0) return 'fetch';
  if (hiddenObjectiveAt(s, goal)) {
    if (need.objectives > 0 && chanceReal(s) > 0) return 'marker';
    if (need.kia === 0 || spacesBetween(s, from, goal) <= reach) return 'hunt-marker';
  }
  return need.kia > 0 ? 'hunt' : 'return';
}

/** Whatever a sentence about an aim could mention. */
export function figuresOf(s: State, from: string, goal: string): Readonly<Record<string, Figure>> {
  const need = needs(s);
  return { goal, spaces: spacesBetween(s, from, goal), kia: need.kia, needed: need.objectives, ops: s.ops, ...markersLeft(s) };
}

/** Face-down markers, and how many of them must be real. */
export function markersLeft(s: State): { readonly hidden: number; readonly real: number } {
  const found = s.objectives.filter(({ faceUp, real }) => faceUp && real).length;
  return { hidden: hiddenObjectives(s).length, real: missionOf(s).real - found };
}

/** How many of those face down must be false. */
export function falseLeft(s: State): { readonly decoys: number } {
  const { hidden, real } = markersLeft(s);
  return { decoys: hidden - real };
}
