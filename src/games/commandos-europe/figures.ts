/** What a simulation notes down at the end of a game. */
import { scoreOf } from './rules/winning.ts';
import type { State } from './state.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export function figures(state: State): Readonly<Record<string, number | string>> {
  return {
    scenario: `${state.setup} ${state.rules.purse}`,
    // Ruling 69: a defeat counts nothing.
    score: state.how === 'defeat' ? 0 : scoreOf(state),
    accomplished: sum(state.accomplished),
    forfeited: sum(state.forfeited),
    lost: state.lost,
    turns: state.turn,
    detections: state.hearings,
    escapes: state.escapes,
    points: state.points,
  };
}
