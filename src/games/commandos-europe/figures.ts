/** What a simulation notes down at the end of a game. */
import { countedUnder } from '../../kernel/counted.ts';
import { OPTIONS } from './options.ts';
import { scoreOf } from './rules/winning.ts';
import type { State } from './state.ts';

/** A fuller or a thinner purse is another war. */
const COUNTED = OPTIONS.filter(({ id }) => id === 'purse');

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export function figures(state: State): Readonly<Record<string, number | string>> {
  return {
    scenario: countedUnder(state.setup, COUNTED, state.rules),
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
