/** 8 The end of turn phase: who bleeds to death, what falls in, whether the time is over, whether it is done. */

import { hasReinforcements } from '../content/level.ts';
import { BELOW, type LevelInPlay, levelInPlay, type State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { isToBeSilenced } from './alarm.ts';
import { completeLevels } from './completing.ts';
import { meetEscorts } from './escorts.ts';
import { endOperation, fail } from './failure.ts';
import { eliminate } from './health.ts';
import { completeObjective, objectivesLeft } from './objectives.ts';
import { isFrench, levelCard, operation } from './operation-in-play.ts';
import { countEnemies } from './spaces.ts';
import { bury } from './tnt.ts';

export function* endOfTurn(t: Table): Rules {
  const { state } = t;
  // 10.2 Not healed before the end of the turn after that in which he fell.
  for (const each of state.commandos) {
    if (each.critical > 0 && each.critical < state.turn) yield* eliminate(t, each, 'injuries', false);
  }
  yield* meetEscorts(t);
  const { collapses } = operation(state);
  for (const level of state.levels) if (collapses.includes(level.id)) yield* collapse(t, level);
  for (const level of state.levels) judgeTime(t, level);
  if (isFrench(state)) completeLevels(t);
  if (isSuccess(state)) endOperation(t, true, 'success', '8.1');
  // RULINGS The last level is done and gone, and nobody has left it alive: nobody ever will.
  if (state.levels.length === 0 && state.completed.length === operation(state).levels.length) fail(t, 'nobody-came-out', '8.2');
  for (const level of state.levels) if (isLeftTooLate(state, level)) fail(t, 'time', '8.2');
  discardEvents(state);
  state.turn++;
  state.phase = 'turn-begins';
}

/** 10.3 At the end of its second turn the tile with the open trap door, then whatever touches what is gone. */
function* collapse(t: Table, level: LevelInPlay): Rules {
  const { state } = t;
  const card = levelCard(state, level.id);
  const age = state.turn - level.since + 1;
  if (age < 2) return;
  const first = card.trapDoors.filter(({ open }) => open).map(({ tile }) => tile);
  const gone = level.gone.slice();
  const next = age === 2 ? first : card.tiles.flatMap((_, tile) => (gone[tile] !== 1 && touches(card.edges[tile], gone) ? [tile] : []));
  for (const tile of next) yield* bury(t, level, tile);
}

function touches(edges: readonly { readonly to: number }[] | undefined, gone: readonly number[]): boolean {
  return (edges ?? []).some(({ to }) => gone[to] === 1);
}

function isTimeOver(state: State, level: LevelInPlay): boolean {
  const { turns } = levelCard(state, level.id);
  return turns > 0 && state.turn - level.since + 1 === turns;
}

/** RULINGS Where no enemy ever comes nothing else would end it: whoever is still there when the time is over has failed. */
function isLeftTooLate(state: State, level: LevelInPlay): boolean {
  return (
    isTimeOver(state, level) && !hasReinforcements(levelCard(state, level.id)) && state.commandos.some((each) => each.level === level.id)
  );
}

/** 11.5 The last turn is played in full and judged at its end. */
function judgeTime(t: Table, level: LevelInPlay): void {
  const { state } = t;
  const card = levelCard(state, level.id);
  if (!isTimeOver(state, level)) return;
  for (const [i, objective] of card.objectives.entries()) {
    if (objective.do !== 'hold' || level.done[i]) continue;
    const isHeld = state.commandos.some((each) => each.level === level.id && each.tile === objective.tile && each.critical === 0);
    if (!isHeld || countEnemies(card, level, objective.tile) > 0) fail(t, 'not-held', '8.2');
    completeObjective(t, level, i);
  }
  if (objectivesLeft(level) > 0) fail(t, 'time', '8.2');
  if (isToBeSilenced(state, level)) fail(t, 'alarm', '16.1');
}

/** 8.1 Every objective of every level, and somebody who has left the last level alive. */
function isSuccess(state: State): boolean {
  const { last } = operation(state);
  return state.commandos.some((each) => each.level === BELOW && last.includes(each.leftLevel)) && isAllDone(state);
}

/** What is left then is that somebody leaves. */
export function isAllDone(state: State): boolean {
  return operation(state).levels.every((id) => {
    const level = levelInPlay(state, id);
    return level ? objectivesLeft(level) === 0 && !isToBeSilenced(state, level) : state.completed.includes(id);
  });
}

/** 16.1 Every objective of a level is done, and its alarm keeps it from being completed. */
export function isOnlyToBeSilenced(state: State): boolean {
  return state.levels.some((level) => objectivesLeft(level) === 0 && isToBeSilenced(state, level));
}

function discardEvents(state: State): void {
  for (const level of state.levels) {
    if (level.event !== '') state.events.discards.push(level.event);
    level.event = '';
  }
}
