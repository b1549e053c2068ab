/** 5.0 Winning the game: the score, the level of victory, and how a war ends. */
import { setupOf } from '../content/setups.ts';
import type { State } from '../state.ts';
import type { Table } from '../vocabulary.ts';

/** Thrown by whatever ends the war in the middle of something; the outermost procedure catches it. */
export const OVER = Symbol('over');

/** The least score of each level, for a war of 24 missions. */
const LEVELS = [
  ['victoria-cross', 23],
  ['national-hero', 21],
  ['award-and-promotion', 19],
  ['award', 17],
  ['promotion', 15],
  ['meritorious-service', 13],
  ['adequate-performance', 11],
  ['poor-performance', 9],
  ['reassignment', 7],
  ['demotion', 5],
] as const;

export const DEFEAT = 'defeat';
const LEAST = 'court-martial';
/** From the highest down. */
export const LEVEL_IDS: readonly string[] = [...LEVELS.map(([level]) => level), LEAST];
const MISSIONS_OF_A_WAR = 24;
/** The least level that counts as a victory. */
export const VICTORY_LEVEL = 'adequate-performance';
const VICTORY = 11;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** 5.0 Accomplished missions, less the forfeited ones, less the squads that were eliminated. */
export function scoreOf({ accomplished, forfeited, lost }: Pick<State, 'accomplished' | 'forfeited' | 'lost'>): number {
  return sum(accomplished) - sum(forfeited) - lost;
}

export function missionsInAll(setup: Pick<State, 'setup' | 'own'>): number {
  const { first, last, missions } = setupOf(setup);
  return missions * (last - first + 1);
}

/** A map alone and a first raid are measured as if a whole war went like that. */
function outOf24(state: State): number {
  return (scoreOf(state) * MISSIONS_OF_A_WAR) / missionsInAll(state);
}

/** The least score of every level that so many missions can come to, from the highest down; whatever is less is the least level. */
export function ladderOf(missions: number): readonly { readonly level: string; readonly least: number }[] {
  const all = LEVELS.map(([level, least]) => ({ level, least: Math.ceil((least * missions) / MISSIONS_OF_A_WAR) }));
  return all.filter(({ least }, i) => least !== all[i - 1]?.least);
}

/** From this score on it is a victory. */
export const leastVictory = (missions: number): number => Math.ceil((VICTORY * missions) / MISSIONS_OF_A_WAR);

export function levelOf(state: State): string {
  const score = outOf24(state);
  for (const [level, least] of LEVELS) if (score >= least) return level;
  return LEAST;
}

export function isVictory(state: State): boolean {
  return state.how !== DEFEAT && outOf24(state) >= VICTORY;
}

/** 5.0, ruling 35 Squads lost in a forfeited mission are not counted. */
export function countLosses(state: State): void {
  if (!state.wasForfeited) state.lost += state.lostLately;
  state.lostLately = 0;
  state.wasForfeited = false;
}

export function endWar(t: Table): never {
  const { state } = t;
  countLosses(state);
  end(t, levelOf(state));
}

/** 5.0, 13.1 The last squad is eliminated: a defeat, whatever was accomplished. */
export function defeat(t: Table): never {
  const { state } = t;
  countLosses(state);
  end(t, DEFEAT);
}

function end(t: Table, how: string): never {
  const { state } = t;
  state.how = how;
  state.phase = 'over';
  state.move = null;
  state.fight = null;
  state.loss = null;
  state.chase = null;
  t.tell?.({ type: 'over', rule: '5.0', how, score: scoreOf(state) });
  throw OVER;
}
