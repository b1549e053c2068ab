/** What a simulation notes down at the end of a game. */
import type { State } from './state.ts';

export function figures(state: State): Readonly<Record<string, number | string>> {
  return {
    scenario: state.scenario,
    how: state.how,
    vp: state.vp,
    turns: state.turn,
    time: state.time,
    'axis-losses': state.sides.axis.casualties.length,
    'allied-losses': state.sides.allies.casualties.length,
    'axis-objectives': state.control.filter((side) => side === 'axis').length,
  };
}
