/** How well the team stands, 0 to 1: objectives done, commandos in play, how near the reserve is to running out. */
import { total } from './rules/bag.ts';
import { objectivesLeft } from './rules/objectives.ts';
import { operation } from './rules/operation-in-play.ts';
import { OUT, type State } from './state.ts';

export function score(state: State): number {
  if (state.phase === 'over') return state.won ? 1 : 0;
  const { levels } = operation(state);
  let done = state.completed.length;
  for (const level of state.levels) done += 1 - objectivesLeft(level) / Math.max(1, level.done.length);
  let health = 0;
  for (const each of state.commandos) if (each.level !== OUT) health += 1 - each.wounds / 4;
  const alive = health / Math.max(1, state.commandos.length);
  return 0.5 * (done / levels.length) + 0.35 * alive + 0.15 * Math.min(1, total(state.reserve) / 40);
}
