/** What it costs a commando to get somewhere, roughly: points, and the danger of being seen. */
import type { Level } from '../content/level.ts';
import { whyNotThrough } from '../rules/moving.ts';
import { countEnemies } from '../rules/spaces.ts';
import { type Commando, hasSkill, isGone, type LevelInPlay, type State } from '../state.ts';

/** More than any way costs. */
export const FAR = 1000;

const LOCKED = 2.2;
const ENEMY = 0.9;

function entering(card: Level, level: LevelInPlay, commando: Commando, tile: number): number {
  const size = card.tiles[tile]?.size;
  const hidden = size === 'small' || commando.uniform;
  const points = hidden ? 1 : size === 'medium' ? (hasSkill(commando, 'soft-step') ? 1 : 2) : hasSkill(commando, 'bluff') ? 1 : 3;
  return points + ENEMY * Math.min(4, countEnemies(card, level, tile));
}

/** From every tile to the goal, for this commando; the nearest tile not yet done is done next. */
export function costsTo(state: State, card: Level, level: LevelInPlay, commando: Commando, goal: number): number[] {
  const count = card.tiles.length;
  const costs = Array.from({ length: count }, () => FAR);
  const done = Array.from({ length: count }, () => false);
  costs[goal] = 0;
  for (;;) {
    let next = -1;
    for (let tile = 0; tile < count; tile++) {
      if (!done[tile] && (costs[tile] ?? FAR) < FAR && (next < 0 || (costs[tile] ?? FAR) < (costs[next] ?? FAR))) next = tile;
    }
    if (next < 0) return costs;
    done[next] = true;
    const through = (costs[next] ?? FAR) + entering(card, level, commando, next);
    for (const edge of card.edges[next] ?? []) {
      if (isGone(level, edge.to)) continue;
      const blocked = whyNotThrough(state, level, edge, commando);
      if (blocked?.code === 'wall') continue;
      const cost = through + (blocked ? LOCKED : 0);
      if (cost < (costs[edge.to] ?? FAR)) costs[edge.to] = cost;
    }
  }
}
