/** Where the enemy will walk in his next step, as far as players can know it: through the entrances, towards whoever is seen, by the card. */
import { DIRECTIONS } from '../content/terms.ts';
import { effectOn } from '../rules/event-effects.ts';
import { compassOf } from '../rules/event-phase.ts';
import { perEntrance } from '../rules/reinforcements.ts';
import { countFree } from '../rules/spaces.ts';
import { type Commando, isGone, type Phase, type State } from '../state.ts';
import { FAR, type Ground } from './ground.ts';

const BEFORE_REINFORCEMENT: ReadonlySet<Phase> = new Set<Phase>(['commandos', 'before-reinforcement']);
const BEFORE_MOVEMENT: ReadonlySet<Phase> = new Set<Phase>([...BEFORE_REINFORCEMENT, 'before-movement']);

/** So many enemies come of a token: some bear a Ø. */
const OF_A_TOKEN = 0.85;

/** For each tile, how many enemies will come onto it, on average. Where one of the team is seen, the enemy turns to him. */
export function patrols(state: State, { card, level }: Ground, commando: Commando): readonly number[] {
  const coming: number[] = [];
  const walking: number[] = [];
  for (let tile = 0; tile < card.tiles.length; tile++) {
    coming.push(0);
    walking.push(countFree(level, tile));
  }
  if (!card.training.enemies || !BEFORE_MOVEMENT.has(state.phase)) return coming;
  if (BEFORE_REINFORCEMENT.has(state.phase)) {
    const tokens = perEntrance(state, level) * OF_A_TOKEN;
    for (let i = 0; i < card.entrances.length; i++) {
      const tile = card.entrances[i]?.tile ?? 0;
      if (level.barricaded[i] || isGone(level, tile)) continue;
      coming[tile] = (coming[tile] ?? 0) + tokens;
      walking[tile] = (walking[tile] ?? 0) + tokens;
    }
  }
  if (effectOn(state, level) === 'halt') return coming;
  const seen = seenTiles(state, level.id, commando);
  const compass = compassOf(level.event);
  for (let tile = 0; tile < walking.length; tile++) {
    const count = walking[tile] ?? 0;
    if (count === 0) continue;
    const far = nearest(card.distance[tile] ?? [], seen);
    const edges = card.edges[tile] ?? [];
    const isOnWay = ({ to, direction }: (typeof edges)[number]) =>
      seen.length > 0
        ? nearest(card.distance[to] ?? [], seen) === far - 1
        : compass === direction || !(DIRECTIONS as readonly string[]).includes(compass);
    let ways = 0;
    for (const edge of edges) if ((edge.open || edge.door >= 0) && !isGone(level, edge.to) && isOnWay(edge)) ways++;
    if (ways === 0) continue;
    for (const edge of edges) {
      if ((!edge.open && edge.door < 0) || isGone(level, edge.to) || !isOnWay(edge)) continue;
      coming[edge.to] = (coming[edge.to] ?? 0) + count / ways;
    }
  }
  return coming;
}

/** Where others of the team are seen. */
function seenTiles(state: State, level: string, commando: Commando): number[] {
  const tiles: number[] = [];
  for (const each of state.commandos)
    if (each !== commando && each.level === level && each.visible && each.critical === 0) tiles.push(each.tile);
  for (const each of state.escorts) if (each.level === level && each.visible) tiles.push(each.tile);
  return tiles;
}

function nearest(far: readonly number[], tiles: readonly number[]): number {
  let least = FAR;
  for (const tile of tiles) least = Math.min(least, far[tile] ?? FAR);
  return least;
}
