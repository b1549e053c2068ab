/** How well the mission stands, 0 to 1, for bots that stop before its end. */
import { missionOf } from './content/theatres.ts';
import { isWon } from './rules/missions.ts';
import { recoveredCount } from './rules/sight.ts';
import type { State } from './state.ts';

export function score(s: State): number {
  if (s.phase === 'over') return s.won ? 1 : 0;
  if (s.phase === 'mission' || s.phase === 'debriefing') return s.won ? 0.7 : 0.3;
  if (isWon(s)) return 0.95;
  const { recover, kia } = missionOf(s);
  const found = s.objectives.filter(({ faceUp, real }) => faceUp && real).length;
  const parts = recover + (kia > 0 ? 1 : 0);
  const objectives = Math.min(recover, recoveredCount(s) + found / 2);
  const killed = kia > 0 ? Math.max(0, Math.min(1, s.kia / kia)) : 0;
  return 0.1 + (0.7 * (objectives + killed)) / parts + (s.kia < 0 ? -0.1 : 0.05);
}
