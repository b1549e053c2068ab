/** Who learned of what: the ground on which the whole witness stands. */
import type { Chronicle } from '../chronicle.ts';
import type { Choice, GameEvent, GameState, Seat } from '../game.ts';
import type { Audience } from '../snapshot.ts';

/** Who asks: a seat, or somebody who only watches. */
export type Asker = Seat | undefined;

/** How much has happened as far as one knows who holds these seats. It never goes back, whichever of them is asked. */
export function versionFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { audiences }: Chronicle<S, C, E>,
  held: readonly Seat[],
): number {
  let version = 0;
  for (const audience of audiences) if (isTold(audience, held)) version++;
  return version;
}

/** Whether one who holds these seats has got to know of anything after the first so many entries. */
export function hasLearned<S extends GameState, C extends Choice, E extends GameEvent>(
  { audiences }: Chronicle<S, C, E>,
  held: readonly Seat[],
  from: number,
): boolean {
  return audiences.slice(from).some((audience) => isTold(audience, held));
}

/** Whether one who holds these seats was told what was told to that audience. */
export function isTold(audience: Audience | undefined, held: readonly Seat[]): boolean {
  if (audience === undefined) return false;
  return audience === 'all' || held.some((seat) => audience.includes(seat));
}

export function seatsOf(asker: Asker): readonly Seat[] {
  return asker === undefined ? [] : [asker];
}

export function stepsFor<S extends GameState, C extends Choice, E extends GameEvent>(
  { lineIndices, audiences, firstStep }: Chronicle<S, C, E>,
  asker: Asker,
): number[] {
  const steps = [firstStep];
  const held = seatsOf(asker);
  for (const [i, index] of lineIndices.entries()) if (i >= firstStep && isTold(audiences[index], held)) steps.push(i + 1);
  return steps;
}

/** The first entry that was made after one who holds these seats knew of so many; undefined where he never did. */
export function firstAfter<S extends GameState, C extends Choice, E extends GameEvent>(
  { audiences }: Chronicle<S, C, E>,
  held: readonly Seat[],
  version: number,
): number | undefined {
  let known = 0;
  let index = 0;
  while (known < version && index < audiences.length) if (isTold(audiences[index++], held)) known++;
  return known === version ? index : undefined;
}
