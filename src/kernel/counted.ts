/** Under which name results are counted. */
import type { SetupOption } from './game.ts';

/** What a game is counted under: its set-up, and those of these options that are not as usual (`green difficulty=veteran`). */
export function countedUnder(setup: string, options: readonly SetupOption[], chosen: Readonly<Record<string, string>>): string {
  const unusual = options.filter(({ id, default: usual }) => (chosen[id] ?? usual) !== usual);
  return [setup, ...unusual.map(({ id }) => `${id}=${chosen[id]}`)].join(' ');
}

/** The set-up, or the mission, in what a game is counted under. */
export function setupCounted(scenario: string): string {
  return scenario.split(' ')[0] ?? scenario;
}
