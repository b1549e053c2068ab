/** 6.6 Spaces on tiles, and who takes them. */
import type { Level } from '../content/level.ts';
import { ENEMY_DICE, enemyAt, KINDS, NEST_DICE, NEST_SPACES, OFFICER, OFFICER_DICE } from '../content/terms.ts';
import { freeEnemies, type LevelInPlay, type State } from '../state.ts';

/** Free enemies on a tile. */
export function countFree(level: LevelInPlay, tile: number): number {
  let count = 0;
  const first = tile * KINDS;
  for (let kind = first; kind < first + KINDS; kind++) count += level.enemies[kind] ?? 0;
  return count;
}

/** 7.6 Enemies on a tile who protect something. */
function countGuards(card: Level, level: LevelInPlay, tile: number): number {
  let count = 0;
  for (const triangle of card.trianglesOn[tile] ?? []) if (level.guards[triangle] !== '') count++;
  return count;
}

export function countEnemies(card: Level, level: LevelInPlay, tile: number): number {
  return countFree(level, tile) + countGuards(card, level, tile);
}

function diceOf(enemy: string): number {
  return enemy === OFFICER ? OFFICER_DICE : (ENEMY_DICE[enemyAt(enemy)] ?? 0);
}

/** 7.8 The dice of everybody on a tile; whoever is in a nest fires the MG42 in place of his own weapon. */
export function enemyDice(card: Level, level: LevelInPlay, tile: number): number {
  let dice = 0;
  for (let kind = 0; kind < KINDS; kind++) dice += freeEnemies(level, tile, kind) * (ENEMY_DICE[kind] ?? 0);
  for (const triangle of card.trianglesOn[tile] ?? []) {
    const guard = level.guards[triangle] ?? '';
    if (guard !== '') dice += triangle === card.nestOn[tile] ? NEST_DICE : diceOf(guard);
  }
  return dice;
}

/** Whether a commando, an escorted character or an enemy is in the nest on a tile. */
export function isNestTaken(state: State, card: Level, level: LevelInPlay, tile: number): boolean {
  const nest = card.nestOn[tile] ?? -1;
  if (nest < 0) return true;
  if (level.guards[nest] !== '') return true;
  for (const commando of state.commandos) if (commando.inNest && commando.level === level.id && commando.tile === tile) return true;
  for (const escort of state.escorts) if (escort.inNest && escort.level === level.id && escort.tile === tile) return true;
  return false;
}

/** Spaces taken on a tile, those in a nest not counted. */
function countOnSpaces(state: State, card: Level, level: LevelInPlay, tile: number): number {
  let count = countFree(level, tile);
  const nest = card.nestOn[tile] ?? -1;
  for (const triangle of card.trianglesOn[tile] ?? []) if (triangle !== nest && level.guards[triangle] !== '') count++;
  for (const each of state.commandos) if (!each.inNest && each.level === level.id && each.tile === tile) count++;
  for (const each of state.escorts) if (!each.inNest && each.level === level.id && each.tile === tile) count++;
  return count;
}

/** Free spaces outside of the nest. */
export function openSpaces(state: State, card: Level, level: LevelInPlay, tile: number): number {
  const nest = card.nestOn[tile] ?? -1;
  const spaces = (card.tiles[tile]?.spaces ?? 0) - (nest < 0 ? 0 : NEST_SPACES);
  return Math.max(0, spaces - countOnSpaces(state, card, level, tile));
}

/** Free spaces for whoever may also go into the nest. */
export function room(state: State, card: Level, level: LevelInPlay, tile: number): number {
  return openSpaces(state, card, level, tile) + (isNestTaken(state, card, level, tile) ? 0 : 1);
}
