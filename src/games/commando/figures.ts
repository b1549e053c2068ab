/** What a simulation notes down of a mission or campaign that has ended. */
import { recoveredCount } from './rules/sight.ts';
import type { State } from './state.ts';

/** Ops, KIA and objectives of a campaign are those of its last mission. */
export function figures(s: State): Readonly<Record<string, number | string>> {
  const ended = { opsLeft: Math.max(0, s.ops), kia: s.kia, losses: s.losses, recovered: recoveredCount(s) };
  if (!s.campaign) return { scenario: `${s.theatre}/${s.mission}`, ...ended };
  return { scenario: `${s.theatre}/campaign`, ...ended, missionsWon: s.campaign.won.length, missionsPlayed: s.campaign.missionsPlayed };
}
