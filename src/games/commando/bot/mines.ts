/**
 * 23.0, 27.0 What mines may cost a force: reckoned from the markers still face down and how many of them must be false,
 * which everybody can count.
 */
import { type Theatre, theatreOf } from '../content/theatres.ts';
import { hiddenObjectiveAt, inSpace } from '../rules/map.ts';
import type { State } from '../state.ts';
import { chanceReal } from './markers.ts';

/** The chance that a unit is lost in a minefield; nought where false objectives are none. */
export function chanceOfHit({ sheet }: Theatre): number {
  const trap = sheet.falseObjective;
  return trap.kind === 'minefield' ? trap.hitOn / 6 : 0;
}

/** The chance that mines lie in a space. */
export function chanceOfMines(s: State, space: string): number {
  return chanceOfHit(theatreOf(s)) > 0 && hiddenObjectiveAt(s, space) ? 1 - chanceReal(s) : 0;
}

/** Some marker may still be a minefield. */
export function minesAreLeft(s: State): boolean {
  return chanceOfHit(theatreOf(s)) > 0 && s.objectives.some(({ faceUp }) => !faceUp) && chanceReal(s) < 1;
}

/** Units that a force must expect to lose in a minefield: none if it has sappers. */
export function lossAmongMines(theatre: Theatre, force: readonly string[]): number {
  const hit = chanceOfHit(theatre);
  return hit === 0 || hasSappers(theatre, force) ? 0 : hit * force.length;
}

/** Nothing but mines can lie under the markers that are left, and nobody could clear them. */
export function isKeptOffByMines(s: State, force: readonly string[]): boolean {
  return minesAreLeft(s) && chanceReal(s) === 0 && lossAmongMines(theatreOf(s), force) > 0;
}

function hasSappers(theatre: Theatre, force: readonly string[]): boolean {
  for (const id of force) if ((theatre.unit(id).bit & theatre.able.sapper) !== 0) return true;
  return false;
}

/** Sappers who wait there clear the way for whoever comes (ruling 59). */
export function sappersWaitAt(s: State, space: string): boolean {
  const theatre = theatreOf(s);
  return s.rules['stacked-with'] === 'same-space' && (inSpace(s, theatre.space(space)) & theatre.able.sapper) !== 0;
}
