/** What each commando of the team is about: who goes to which objective, who fetches TNT, who runs for the trap door. */
import type { Level } from '../content/level.ts';
import { FIRST_AID, ITEM_KINDS, itemAt, TNT } from '../content/terms.ts';
import { isToBeSilenced } from '../rules/alarm.ts';
import { objectivesLeft } from '../rules/objectives.ts';
import { operation } from '../rules/operation-in-play.ts';
import type { Commando, LevelInPlay, State } from '../state.ts';
import { costsTo, FAR, type Ground } from './ground.ts';

type Aim = 'objective' | 'fetch' | 'escape' | 'rescue' | 'wait';

export interface Errand {
  readonly aim: Aim;
  readonly tile: number;
  /** From every tile to the one he wants. */
  readonly costs: readonly number[];
}

/** The errand of one commando on his level. */
export function errandOf(state: State, commando: Commando, ground: Ground): Errand | undefined {
  const { card, level } = ground;
  const escort = state.escorts.find((each) => each.level === level.id && each.objective !== '');
  if (isToBeSilenced(state, level)) return errand(ground, commando, 'objective', card.triangles[card.alarm]?.tile ?? 0);
  if (objectivesLeft(level) === 0) return toTrapDoor(state, ground, commando, 'escape');
  const fallen = state.commandos.find((each) => each.level === level.id && each.critical > 0);
  if (fallen && fallen !== commando && commando.carries.includes(FIRST_AID)) return errand(ground, commando, 'rescue', fallen.tile);
  if (escort) {
    if (escort.tile === commando.tile) return toTrapDoor(state, ground, commando, 'objective');
    return errand(ground, commando, 'objective', escort.tile);
  }
  const own = task(state, ground, commando);
  return own ?? toTrapDoor(state, ground, commando, 'wait');
}

function errand(ground: Ground, commando: Commando, aim: Aim, tile: number): Errand {
  return { aim, tile, costs: costsTo(ground, commando, tile) };
}

/** The cheapest open trap door, or one that can be unblocked. */
function toTrapDoor(state: State, ground: Ground, commando: Commando, aim: Aim): Errand | undefined {
  const { card, level } = ground;
  let best: Errand | undefined;
  let least = FAR * 2;
  // Where a level falls in, it begins at the door by which they came.
  const isFalling = operation(state).collapses.includes(level.id);
  for (const [i, { tile, open }] of card.trapDoors.entries()) {
    if (isFalling && open) continue;
    const way = errand(ground, commando, aim, tile);
    const cost = (way.costs[commando.tile] ?? FAR) + (level.open[i] ? 0 : 1.5);
    if (cost < least) {
      least = cost;
      best = way;
    }
  }
  return best;
}

/** Objectives are shared out: each to whoever is nearest and has what it takes. */
function task(state: State, ground: Ground, commando: Commando): Errand | undefined {
  const { card, level } = ground;
  const busy: Commando[] = [];
  for (const [i, objective] of card.objectives.entries()) {
    if (level.done[i] || level.turned[i]) continue;
    const needs =
      objective.do === 'destroy' ? TNT : 'item' in objective && typeof objective.item === 'string' ? itemAt(objective.item) : -1;
    if (objective.do === 'destroy' && (level.charges[objective.tile] ?? 0) > 0) continue;
    const able = state.commandos.filter((each) => each.level === level.id && each.critical === 0 && !busy.includes(each));
    const equipped = needs < 0 ? able : able.filter(({ carries }) => carries.includes(needs));
    const goals = equipped.length > 0 ? [objective.tile] : lying(level, needs);
    const from = equipped.length > 0 ? equipped : able;
    let best: { readonly who: Commando; readonly way: Errand; readonly cost: number } | undefined;
    for (const goal of goals) {
      for (const who of from) {
        const way = errand(ground, who, equipped.length > 0 ? 'objective' : 'fetch', goal);
        const cost = way.costs[who.tile] ?? FAR;
        if (!best || cost < best.cost) best = { who, way, cost };
      }
    }
    if (!best) continue;
    if (best.who === commando) return best.way;
    busy.push(best.who);
  }
  return undefined;
}

/** Tiles on which an item lies. */
function lying(level: LevelInPlay, item: number): number[] {
  const tiles: number[] = [];
  for (let tile = 0; tile * ITEM_KINDS < level.items.length; tile++) if ((level.items[tile * ITEM_KINDS + item] ?? 0) > 0) tiles.push(tile);
  return tiles;
}

/** Steps to the nearest that is still to be done. */
export function stepsToDo(card: Level, level: LevelInPlay, tile: number): number {
  const left = card.objectives.filter((_, i) => !level.done[i]).map((goal) => goal.tile);
  // Nobody is done before the bell is silent.
  const goals = left.length > 0 ? left : [card.triangles[card.alarm]?.tile ?? tile];
  return Math.min(...goals.map((goal) => card.distance[tile]?.[goal] ?? 99));
}
