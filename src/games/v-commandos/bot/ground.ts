/** What the scripted team looks at on one level, reckoned anew when something has changed: who stands where, with how many dice, and what ways cost. */
import type { Level } from '../content/level.ts';
import type { Size } from '../content/terms.ts';
import { isFrench, levelCard } from '../rules/operation-in-play.ts';
import { countEnemies, enemyDice } from '../rules/spaces.ts';
import { type Commando, hasSkill, isGone, type LevelInPlay, type State } from '../state.ts';

export interface Ground {
  readonly card: Level;
  readonly level: LevelInPlay;
  /** Enemies on each tile, and their dice. */
  readonly enemies: readonly number[];
  readonly dice: readonly number[];
  /** Costs of ways that were asked for already: by goal, and by who walks. */
  readonly ways: (readonly number[] | undefined)[];
  readonly isFrench: boolean;
}

/** What a ground was reckoned from. */
interface Remembered {
  readonly ground: Ground;
  readonly enemies: readonly number[];
  readonly guards: readonly string[];
  readonly locked: readonly boolean[];
  readonly gone: readonly number[];
}

const REMEMBERED = new WeakMap<LevelInPlay, Remembered>();

/** Most decisions of a turn are made before the same enemies and doors. */
export function groundOf(state: State, level: LevelInPlay): Ground {
  const known = REMEMBERED.get(level);
  if (known && isStill(known, level)) return known.ground;
  const ground = survey(state, level);
  const { enemies, guards, locked, gone } = level;
  REMEMBERED.set(level, { ground, enemies: enemies.slice(), guards: guards.slice(), locked: locked.slice(), gone: gone.slice() });
  return ground;
}

function isStill(known: Remembered, { enemies, guards, locked, gone }: LevelInPlay): boolean {
  return isSame(known.enemies, enemies) && isSame(known.guards, guards) && isSame(known.locked, locked) && isSame(known.gone, gone);
}

function isSame<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function survey(state: State, level: LevelInPlay): Ground {
  const card = levelCard(state, level.id);
  const enemies: number[] = [];
  const dice: number[] = [];
  for (let tile = 0; tile < card.tiles.length; tile++) {
    const count = countEnemies(card, level, tile);
    enemies.push(count);
    dice.push(count === 0 ? 0 : enemyDice(card, level, tile));
  }
  return { card, level, enemies, dice, ways: [], isFrench: isFrench(state) };
}

/** More than any way costs. */
export const FAR = 1000;

const LOCKED = 2.2;
const ENEMY = 0.9;

/** What a step costs by the size of the tile, if nobody is there; and whether walls are no hindrance. */
interface Walker {
  readonly points: Readonly<Record<Size, number>>;
  readonly climbs: boolean;
}

const WALKERS: readonly Walker[] = [
  { points: { small: 1, medium: 2, large: 3 }, climbs: false },
  { points: { small: 1, medium: 1, large: 3 }, climbs: false },
  { points: { small: 1, medium: 2, large: 1 }, climbs: false },
  { points: { small: 1, medium: 2, large: 3 }, climbs: true },
  { points: { small: 1, medium: 1, large: 1 }, climbs: false },
  { points: { small: 1, medium: 1, large: 1 }, climbs: true },
];

function walkerOf(commando: Commando): number {
  const climbs = hasSkill(commando, 'through-walls');
  if (commando.uniform) return climbs ? 5 : 4;
  if (climbs) return 3;
  if (hasSkill(commando, 'bluff')) return 2;
  return hasSkill(commando, 'soft-step') ? 1 : 0;
}

/** What it costs a commando to get from every tile to the goal, roughly: points, and the danger of being seen. */
export function costsTo(ground: Ground, commando: Commando, goal: number): readonly number[] {
  const walker = walkerOf(commando);
  const at = goal * WALKERS.length + walker;
  let costs = ground.ways[at];
  if (!costs) {
    costs = reckon(ground, WALKERS[walker], goal);
    ground.ways[at] = costs;
  }
  return costs;
}

/** The nearest tile not yet done is done next. */
function reckon({ card, level, enemies, isFrench: climbsDoors }: Ground, walker: Walker | undefined, goal: number): number[] {
  const costs: number[] = [];
  const open: number[] = [];
  for (let tile = 0; tile < card.tiles.length; tile++) {
    costs.push(FAR);
    open.push(tile);
  }
  costs[goal] = 0;
  while (open.length > 0 && walker) {
    let at = 0;
    for (let i = 1; i < open.length; i++) if ((costs[open[i] ?? 0] ?? FAR) < (costs[open[at] ?? 0] ?? FAR)) at = i;
    const next = open[at] ?? 0;
    const cost = costs[next] ?? FAR;
    if (cost >= FAR) break;
    open[at] = open[open.length - 1] ?? 0;
    open.length--;
    const through = cost + walker.points[card.tiles[next]?.size ?? 'small'] + ENEMY * Math.min(4, enemies[next] ?? 0);
    for (const { to, open: isOpen, door } of card.edges[next] ?? []) {
      if (isGone(level, to)) continue;
      let way = through;
      if (!isOpen) {
        if (door < 0) {
          if (!walker.climbs) continue;
        } else if (level.locked[door] && !(walker.climbs && climbsDoors)) way += LOCKED;
      }
      if (way < (costs[to] ?? FAR)) costs[to] = way;
    }
  }
  return costs;
}
