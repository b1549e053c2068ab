/** How a war that was left under earlier rules becomes one of today's: a step for each change of what its state consists of. */
import type { State } from './state.ts';

/** That of 0.4.0: it was only known when a squad had last been heard, and two options of 4.0 and 12.12 were not there. */
type Heard = Omit<State, 'heardWith' | 'fought'>;

/** A mission that was begun with sixty turns in hand is not lost after twelve. */
const AS_BEFORE = { turns: 'unlimited', 'base-moves': 'once' } as const;

function withHearings(state: Heard): State {
  const { heard, rules } = state;
  const heardWith = heard.map((at) =>
    at === 0 ? 0 : heard.reduce((bits, other, squad) => (other === at ? bits | (1 << squad) : bits), 0),
  );
  return { ...state, rules: { ...rules, ...AS_BEFORE }, heardWith, fought: 0 };
}

export const SHAPES = [withHearings] as const;
