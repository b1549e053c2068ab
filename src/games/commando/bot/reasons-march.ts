/** 15.0 Why this way, why no further, and 33.0 why a look first. */
import type { Advice } from '../../../kernel/game.ts';
import { goalOf, isTarget, isWorthCarrying, lossAt } from '../bot.ts';
import { AIR_AVAILABLE } from '../boxes.ts';
import { theatreOf } from '../content/theatres.ts';
import { counterOf, operationOf } from '../rules/map.ts';
import { allowance, isBase, isPrintedBase } from '../rules/sight.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { advise } from './advice.ts';
import { aimOf, figuresOf, markersLeft } from './aims.ts';
import { distances, spacesBetween } from './distances.ts';
import { isKeptOffByMines } from './mines.ts';
import { nearestBase, needs, opsInReserve, paceOf } from './plan.ts';

export function forMoving(s: State, choice: Choice, choices: readonly Choice[], together: readonly Choice[] = []): Advice | undefined {
  switch (choice.kind) {
    case 'drop':
    case 'land':
      return forComingDown(s, choice.space);
    case 'ground-recon':
      return advise('scout-ground', '33.0', { space: choice.space, ...markersLeft(s) });
    case 'air-recon':
      return advise('scout-air', '33.0', { unit: choice.unit, space: choice.space, strikes: airstrikesReady(s), ...markersLeft(s) });
    case 'fly':
    case 'sail':
      return forShortcut(s, choice.kind, choice.space);
    case 'boost':
      return forBoost(s, choice.unit);
    case 'move':
      return forStep(s, choice.space, endOf(together) ?? choice.space);
    case 'halt':
      return forHalt(s, choices);
    case 'debark':
      return advise('debark', '15.4', { unit: choice.unit, firepower: counterOf(s, choice.unit).firepower });
    default:
      return undefined;
  }
}

/** Objectives with the force that are worth carrying home; in a mission that asks for KIA alone, none is. */
function carried(s: State): number {
  if (!isWorthCarrying(s)) return 0;
  const { force } = operationOf(s);
  return s.objectives.filter(({ carrier }) => force.includes(carrier)).length;
}

function airstrikesReady(s: State): number {
  return theatreOf(s).having.airstrike.filter(({ index }) => s.units[index]?.at === AIR_AVAILABLE).length;
}

function forComingDown(s: State, space: string): Advice | undefined {
  const { from } = operationOf(s);
  const count = carried(s);
  const base = nearestBase(s, space);
  const figures = { ...figuresOf(s, from, space), space, count, base, back: spacesBetween(s, space, base) };
  // any base will do for helicopters, where the nearest has no landing ground
  if (count > 0) return isBase(s, space) ? advise('land-home', '30.0', figures) : undefined;
  switch (aimOf(s, from, space, false, Number.POSITIVE_INFINITY)) {
    case 'fetch':
      return advise('land-fetch', '23.0', figures);
    case 'marker':
      return advise('land-marker', '23.0', figures);
    case 'hunt-marker':
      return needs(s).kia > 0 ? advise('land-hunt', '11.0', figures) : undefined;
    default:
      return undefined;
  }
}

function forShortcut(s: State, kind: 'fly' | 'sail', space: string): Advice {
  const { at } = operationOf(s);
  const goal = goalOf(s, carried(s) > 0);
  const figures = { space, goal, spaces: spacesBetween(s, at, goal), after: spacesBetween(s, space, goal) };
  return kind === 'fly' ? advise('fly', '15.2', figures) : advise('sail', '15.3', figures);
}

/** Stops and patrols on the way count for more than a space, so the goal can be near and yet out of reach. */
function forBoost(s: State, unit: string): Advice {
  const { at, moved } = operationOf(s);
  const goal = goalOf(s, carried(s) > 0);
  const figures = { unit, goal, spaces: spacesBetween(s, at, goal), left: allowance(s) - moved };
  return advise(figures.spaces > figures.left ? 'boost' : 'boost-hard-going', '34.0', figures);
}

/** So far the force gets in this operation and in those that can still be paid for. */
function spacesLeft(s: State): number {
  const { force, moved } = operationOf(s);
  const later = s.ops - (s.rules['op-paid'] === 'at-start' ? 0 : 1) + opsInReserve(s);
  return allowance(s) - moved + later * paceOf(theatreOf(s), force);
}

/** Where a march over several spaces ends. */
function endOf(together: readonly Choice[]): string | undefined {
  return together.findLast((choice) => choice.kind === 'move')?.space;
}

/** `space`: where the march ends that begins with a step to `next`. */
function forStep(s: State, next: string, space: string): Advice {
  const { at, force } = operationOf(s);
  const count = carried(s);
  const goal = goalOf(s, count > 0);
  const aim = aimOf(s, at, goal, count > 0, spacesLeft(s));
  const figures = { ...figuresOf(s, space, goal), space, count };
  const marker = minesOnTheWay(s, next, goal);
  if (marker !== undefined) return advise('march-round-mines', '23.0', { ...figures, marker });
  // in a printed base no card is drawn, so nobody hunts there
  if (aim === 'hunt' && isPrintedBase(s, space)) return advise('march-no-card', '17.0', figures);
  if (aim === 'hunt' && isKeptOffByMines(s, force)) return advise('march-hunt-mines', '23.0', figures);
  return advise(`march-${aim}`, '15.0', figures);
}

/** A marker that may be mines, next to the force and nearer to the goal than where it goes instead. */
function minesOnTheWay(s: State, space: string, goal: string): string | undefined {
  const far = distances(s);
  const isNearer = (next: string) => next !== goal && far.between(next, goal) < far.between(space, goal);
  return theatreOf(s)
    .space(operationOf(s).at)
    .neighbours.find((next) => isNearer(next) && lossAt(s, next) > 0);
}

function forHalt(s: State, choices: readonly Choice[]): Advice {
  const { at, moved } = operationOf(s);
  const count = carried(s);
  if (count > 0 && moved > 0 && isBase(s, at)) return advise('halt-home', '6.1', { space: at, count });
  if (count === 0 && moved > 0 && isTarget(s, at)) return advise('halt-target', '27.0', { space: at });
  const goal = goalOf(s, count > 0);
  const figures = { space: at, goal, spaces: spacesBetween(s, at, goal) };
  if (goal === at && moved > 0) return advise('halt-goal', '15.0', figures);
  const canMove = choices.some(({ kind }) => kind === 'move');
  return advise(canMove ? 'halt-near' : 'halt-spent', '15.0', figures);
}
