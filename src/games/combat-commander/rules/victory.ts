/** 4.1, 4.2, 6.3, 7 Points, casualties, objectives, and the end of the game. */
import { chitCalled } from '../content/chits.ts';
import { unitType } from '../content/counters.ts';
import { enemyOf, SIDES, type Side } from '../content/terms.ts';
import { hasUnit, type Known, type State } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { mapOf } from './line-of-sight.ts';

/** Thrown to leave whatever is going on when the game ends in the middle of it; the outermost procedure catches it. */
export const GAME_OVER = new Error('The game is over.');

function endGame(t: Table, winner: Side, how: string, rule: string): never {
  const { state } = t;
  state.winner = winner;
  state.how = how;
  state.phase = 'over';
  state.doing = [];
  t.tell?.({ type: 'game-over', rule, winner, how, vp: state.vp });
  throw GAME_OVER;
}

/** 4.1.1 */
export function gainPoints(t: Table, side: Side, points: number, why: string, rule: string): void {
  if (points === 0) return;
  const { state } = t;
  state.vp += side === 'axis' ? points : -points;
  t.tell?.({ type: 'points', rule, side, points, why, vp: state.vp });
}

const isOpen = (state: Known, special: string): boolean => state.openChits.some((chit) => chitCalled(chit).special === special);

/** 7.1 Doubled by chit X. */
export function eliminationPoints(state: State, unit: string): number {
  return unitType(unit).points * (isOpen(state, 'elimination-doubled') ? 2 : 1);
}

/** 7.2.1 Doubled by chit W. */
export function exitPoints(state: Known, unit: string, side: Side): number {
  if (state.special.exitPoints && state.special.exitPoints !== side) return 0;
  return unitType(unit).points * (isOpen(state, 'exit-doubled') ? 2 : 1);
}

/** 7.3.2 What an objective is worth by the open chits; values add up. */
export function openValue(state: Known, objective: number): number {
  let value = 0;
  for (const chit of state.openChits) value += chitCalled(chit).points[objective] ?? 0;
  return value;
}

/** 7.3.1 The last side to have solely occupied an objective controls it; call this whenever units have come or gone. */
export function updateControl(t: Table): void {
  const { state } = t;
  // Until play begins the scenario says who controls what.
  if (state.phase === 'set-up') return;
  const { objectivesIn } = mapOf(state);
  // 7.3.1.1 Every hex of a building must be free of the enemy.
  let axis = 0;
  let allies = 0;
  for (const { side, at } of state.units) {
    if (side === 'axis') axis |= objectivesIn[at] ?? 0;
    else allies |= objectivesIn[at] ?? 0;
  }
  for (let objective = 0; objective < 5; objective++) {
    const bit = 1 << objective;
    const occupant = soleOccupant((axis & bit) > 0, (allies & bit) > 0);
    if (occupant !== '' && state.control[objective] !== occupant) takeControl(t, objective, occupant);
  }
  for (const fortification of state.fortifications) {
    const { at } = fortification;
    const occupant = soleOccupant(hasUnit(state, at, 'axis'), hasUnit(state, at, 'allies'));
    if (occupant !== '') fortification.holder = occupant;
  }
}

function soleOccupant(isAxisThere: boolean, isAlliedThere: boolean): Side | '' {
  if (isAxisThere === isAlliedThere) return '';
  return isAxisThere ? 'axis' : 'allies';
}

/** 7.3.3 An open objective changes hands: its value goes from one side to the other. */
export function takeControl(t: Table, objective: number, side: Side): void {
  const { state } = t;
  const value = openValue(state, objective);
  const wasEnemy = state.control[objective] === enemyOf(side);
  state.control[objective] = side;
  t.tell?.({ type: 'control', rule: '7.3.1', side, objective: `${objective + 1}` });
  gainPoints(t, side, wasEnemy ? 2 * value : value, 'objective', '7.3.3');
}

/** 7.3.3 A chit comes into the open: what it is worth goes to whoever controls its objectives. */
export function openChit(t: Table, side: Side, chit: string, rule: string): void {
  const { state } = t;
  state.openChits.push(chit);
  t.tell?.({ type: 'chit-opened', rule, side, chit });
  awardChit(t, chit, '7.3.3');
}

function awardChit(t: Table, chit: string, rule: string): void {
  const { points } = chitCalled(chit);
  for (const side of SIDES) {
    const worth = points.reduce((sum, value, i) => sum + (t.state.control[i] === side ? value : 0), 0);
    gainPoints(t, side, worth, 'objective', rule);
  }
}

/** 7.3.2 Chit V, looked at just before each Sudden Death roll. */
export function checkAllObjectives(t: Table): void {
  const { state } = t;
  if (!isOpen(state, 'all-objectives-win')) return;
  for (const side of SIDES) {
    if (state.control.every((holder) => holder === side)) endGame(t, side, 'all-objectives', '7.3.2');
  }
}

/** 6.3.1 Surrender, or nobody left of those who have just lost a unit. `exited` says that it left of its own will. */
export function checkForces(t: Table, sides: readonly Side[], exited = false): void {
  const { state } = t;
  const losers = sides.filter((side) => hasSurrendered(state, side) || (!exited && !hasForce(state, side)));
  const [loser, other] = losers;
  if (loser !== undefined) {
    if (other !== undefined) endGame(t, state.initiative, 'both-lost', '6.3.1');
    endGame(t, enemyOf(loser), hasSurrendered(state, loser) ? 'surrender' : 'no-units', '6.3.1');
  }
  if (exited && sides.some((side) => !hasForce(state, side))) endByPoints(t, 'last-exit');
}

const hasSurrendered = (state: State, side: Side): boolean => state.sides[side].casualties.length >= state.sides[side].surrender;

function hasForce(state: State, side: Side): boolean {
  return state.units.some((unit) => unit.side === side);
}

/** 6.3.2 Secret chits are turned up, then points decide, then the Initiative card. */
export function endByPoints(t: Table, how: string): never {
  const { state } = t;
  for (const side of SIDES) {
    const { secret } = state.sides[side];
    for (let chit = secret.shift(); chit !== undefined; chit = secret.shift()) openChit(t, side, chit, '6.3.2');
  }
  if (state.vp === 0) endGame(t, state.initiative, `${how}-tie`, '9.2');
  endGame(t, state.vp > 0 ? 'axis' : 'allies', how, '6.3.2');
}
