/** What a simulation notes down at the end of a game. */
import { countedUnder } from '../../kernel/counted.ts';
import { OPTIONS } from './options.ts';
import { OUT, type State } from './state.ts';

const COUNTED = OPTIONS.filter(({ id }) => id === 'difficulty' || id === 'edition');

export function figures(state: State): Readonly<Record<string, number | string>> {
  return {
    scenario: countedUnder(state.setup, COUNTED, state.rules),
    turns: state.turn,
    levels: state.completed.length,
    fallen: state.fallen.length,
    left: state.commandos.filter(({ level }) => level !== OUT).length,
  };
}
