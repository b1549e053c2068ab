/** A Mission card, made ready for play: from a sheet, or from a file of somebody's own. */
import type { MissionCard } from './theatre.ts';

export interface Mission {
  readonly id: string;
  readonly real: number;
  readonly decoys: number;
  /** Zero where the card does not ask for it. */
  readonly recover: number;
  readonly kia: number;
  readonly ops: number;
  readonly rp: number;
  readonly leaders: number;
  readonly stacking: number;
  readonly barred: readonly string[];
}

/** What besides its missions can be set up in a theatre: one drawn at random (7.0), and the campaign (31.0). */
export const ANY_MISSION = 'any';
export const CAMPAIGN = 'campaign';

/** 10.2 */
const STACKING_LIMIT = 6;

export function missionFrom({
  id,
  objectives,
  recover = 0,
  kia = 0,
  ops,
  rp,
  leaders,
  stacking = STACKING_LIMIT,
  barred,
}: MissionCard): Mission {
  return { id, real: objectives.real, decoys: objectives.false, recover, kia, ops, rp, leaders, stacking, barred };
}
