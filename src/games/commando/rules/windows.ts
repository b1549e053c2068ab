/**
 * Ruling 20: Intel cards are played and Ops bought before an operation, between its segments,
 * and when the Ops would reach zero; never inside a round of battle.
 */
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import type { State } from '../state.ts';
import { ask, type Choice, type ChoiceOf, isPossible, option, type Question, question, type Rules, type Table } from '../vocabulary.ts';
import { INTEL_PLAYS, playedIntel, surprise } from './intel.ts';
import { goesOn, onMap } from './map.ts';
import { boughtOp, buyOp } from './reserve-points.ts';

const PASS: ChoiceOf<'pass'> = { kind: 'pass' };
const PASSING = [PASS];

export const pass = option<'pass'>({
  kind: 'pass',
  rule: '16.2',
  exact: true,
  candidates: () => PASSING,
  whyNot: () => undefined,
});

export const ANY_TIME = [...INTEL_PLAYS, buyOp];

const BETWEEN_SEGMENTS = question('between-segments', '16.2', [...ANY_TIME, pass], PASS);
const BEFORE_BATTLE = question('before-battle', '16.2', [surprise, ...ANY_TIME, pass], PASS);
const LAST_OP = question('last-op', '14.0', [...ANY_TIME, pass]);

/** Carries out what may be done at any time; false if the choice is something else. */
export function didAnyTime(t: Table, choice: Choice): boolean {
  if (choice.kind !== 'buy-op') return playedIntel(t, choice);
  boughtOp(t);
  return true;
}

/** Ruling 19: with nobody on the map there is nothing left to play for. */
function hasSomethingToPlay(s: State): boolean {
  if (onMap(s) === 0) return false;
  return s.intel.length > 0 || isPossible(s, buyOp);
}

/** Nobody is asked who has neither cards nor points to spend. */
function openWindow<C extends Choice>(t: Table, window: Question<C>): Rules {
  return isWorthAsking(t.state) ? windowOpen(t, window) : NOBODY_CHOOSES;
}

function isWorthAsking(s: State): boolean {
  return goesOn(s) && hasSomethingToPlay(s);
}

function* windowOpen<C extends Choice>(t: Table, window: Question<C>): Rules {
  do if (!didAnyTime(t, yield* ask(window))) return;
  while (isWorthAsking(t.state));
}

export function betweenSegments(t: Table): Rules {
  return openWindow(t, BETWEEN_SEGMENTS);
}

export function beforeBattle(t: Table): Rules {
  return openWindow(t, BEFORE_BATTLE);
}

/** 14.0 No Ops left ends the mission at once, unless another Op is found now (32.0, 16.2). */
export function endWhenOutOfOps(t: Table): Rules {
  return t.state.ops > 0 ? NOBODY_CHOOSES : outOfOps(t);
}

function* outOfOps(t: Table): Rules {
  const s = t.state;
  while (s.ops <= 0 && goesOn(s)) {
    const choice = hasSomethingToPlay(s) ? yield* ask(LAST_OP) : PASS;
    if (!didAnyTime(t, choice)) s.phase = 'debriefing';
  }
}
