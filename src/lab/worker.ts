/** One core's share of a simulation. */
import type { Result } from '../kernel/game.ts';
import { type GameRecord, type Plan, playGames } from './games.ts';

export interface Share {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

export default function play({ plan, from, to }: Share): Result<GameRecord[]> {
  return playGames(plan, from, to);
}
