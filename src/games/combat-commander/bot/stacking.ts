/** 8.2 How full a hex is, and who goes where there are too many. */
import { unitType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { figuresAt, STACKING_LIMIT } from '../rules/stacking.ts';
import { now, type State, unitCalled } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { pickBest } from './picking.ts';
import type { Muster, Soldier } from './soldiers.ts';

/** Figures of one's own in a hex, without those who are only counted elsewhere. */
export function figuresIn(m: Muster, hex: number, without: readonly Soldier[] = []): number {
  let figures = m.figures[hex] ?? 0;
  for (const { at, type } of without) if (at === hex) figures -= type.figures;
  return figures;
}

/** A squad that becomes two teams saves a point; otherwise whoever is worth least and is large enough. */
export function thinOut(state: State, side: Side, choices: readonly Choice[]): Choice | undefined {
  const hex = now(state, 'stacking')?.hex ?? -1;
  const excess = figuresAt(state, hex, side) - STACKING_LIMIT;
  const enough = choices.filter((choice) => choice.kind === 'eliminate' && unitType(choice.unit).figures >= excess);
  const cheapest = pickBest(enough.length > 0 ? enough : choices, 'eliminate', ({ unit }) => -lossOf(state, unit));
  const team = choices.some((choice) => choice.kind === 'eliminate' && unitType(choice.unit).kind === 'team');
  const deploy = pickBest(choices, 'deploy', ({ unit }) => -lossOf(state, unit))?.choice;
  return deploy && !team && excess <= 2 ? deploy : cheapest?.choice;
}

function lossOf(state: State, id: string): number {
  const unit = unitCalled(state, id);
  const { points } = unitType(id);
  return points + (unit?.broken ? 0 : 0.8) + (unit?.weapon ? 0.5 : 0);
}
