/**
 * What a state looks like where it is kept: shape 1, and one more with each step in `game.shapes`. Whoever changes what the states of
 * a game consist of adds a step, and games go on that were left before.
 */
import type { GameState, ShapeStep } from './game.ts';
import type { Snapshot } from './snapshot.ts';

interface Shaped {
  readonly shapes?: readonly ShapeStep[];
}

export function shapeOf({ shapes = [] }: Shaped): number {
  return shapes.length + 1;
}

/** A snapshot with its states in today's shape; undefined where nobody knows what they look like. */
export function inTodaysShape<S extends GameState, E>(game: Shaped, snapshot: Snapshot<S, E>): Snapshot<S, E> | undefined {
  const { shape, checkpoint, carried } = snapshot;
  const today = shapeOf(game);
  if (shape === undefined || !Number.isInteger(shape) || shape < 1 || shape > today) return undefined;
  const before = carried && inTodaysShape(game, carried.snapshot);
  if (carried && !before) return undefined;
  let state: unknown = checkpoint;
  for (const step of game.shapes?.slice(shape - 1) ?? []) state = step(state as never);
  return { ...snapshot, shape: today, checkpoint: state as S, ...(carried && before && { carried: { ...carried, snapshot: before } }) };
}
