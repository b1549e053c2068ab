/** What a simulation notes down at the end of a game. */
import { OUT, type State } from './state.ts';

export function figures(state: State): Readonly<Record<string, number | string>> {
  return {
    scenario: `${state.setup} ${state.rules.difficulty} ${state.rules.edition}`,
    turns: state.turn,
    levels: state.completed.length,
    fallen: state.fallen.length,
    left: state.commandos.filter(({ level }) => level !== OUT).length,
  };
}
