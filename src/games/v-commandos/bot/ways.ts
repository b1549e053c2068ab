/** What it costs a commando to get somewhere, roughly: points, and the danger of being seen. */
import type { Level } from '../content/level.ts';
import type { Size } from '../content/terms.ts';
import { isFrench } from '../rules/operation-in-play.ts';
import { countEnemies } from '../rules/spaces.ts';
import { type Commando, hasSkill, isGone, type LevelInPlay, type State } from '../state.ts';

/** More than any way costs. */
export const FAR = 1000;

const LOCKED = 2.2;
const ENEMY = 0.9;

/** What a commando pays for a step, by the size of the tile, if nobody is there. */
function pointsFor(commando: Commando): Readonly<Record<Size, number>> {
  if (commando.uniform) return DISGUISED;
  return { small: 1, medium: hasSkill(commando, 'soft-step') ? 1 : 2, large: hasSkill(commando, 'bluff') ? 1 : 3 };
}

const DISGUISED: Readonly<Record<Size, number>> = { small: 1, medium: 1, large: 1 };

/** From every tile to the goal, for this commando; the nearest tile not yet done is done next. */
export function costsTo(state: State, card: Level, level: LevelInPlay, commando: Commando, goal: number): number[] {
  const count = card.tiles.length;
  const points = pointsFor(commando);
  const climbs = hasSkill(commando, 'through-walls');
  const climbsDoors = climbs && isFrench(state);
  const costs: number[] = [];
  const open: number[] = [];
  for (let tile = 0; tile < count; tile++) {
    costs.push(FAR);
    open.push(tile);
  }
  costs[goal] = 0;
  while (open.length > 0) {
    let at = 0;
    for (let i = 1; i < open.length; i++) if ((costs[open[i] ?? 0] ?? FAR) < (costs[open[at] ?? 0] ?? FAR)) at = i;
    const next = open[at] ?? 0;
    const cost = costs[next] ?? FAR;
    if (cost >= FAR) break;
    open[at] = open[open.length - 1] ?? 0;
    open.length--;
    const through = cost + points[card.tiles[next]?.size ?? 'small'] + ENEMY * Math.min(4, countEnemies(card, level, next));
    for (const { to, open: isOpen, door } of card.edges[next] ?? []) {
      if (isGone(level, to)) continue;
      let way = through;
      if (!isOpen) {
        if (door < 0) {
          if (!climbs) continue;
        } else if (level.locked[door] && !climbsDoors) way += LOCKED;
      }
      if (way < (costs[to] ?? FAR)) costs[to] = way;
    }
  }
  return costs;
}
