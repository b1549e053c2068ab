/** 8.2 Seven figures of a side in a hex, looked at when a Turn ends. */
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { EVERYWHERE } from '../content/battle-map.ts';
import { unitType } from '../content/counters.ts';
import { enemyOf, SIDES, type Side } from '../content/terms.ts';
import { during, type Known, now, type State, unitsAt } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { ask, ofUnits, question, refusal } from './asking.ts';
import { canDeploy, deploy, eliminate } from './casualties.ts';

/** Figures of one side in a hex. */
export const STACKING_LIMIT = 7;

/** SR.17 One hex may hold fewer. */
export function limitAt(state: Known, hex: number): number {
  const { tightHex } = state.special;
  return tightHex?.hex === hex ? tightHex.figures : STACKING_LIMIT;
}

export function figuresAt(state: Known, hex: number, side: Side): number {
  let figures = 0;
  for (const unit of state.units) if (unit.at === hex && unit.side === side) figures += unitType(unit.id).figures;
  return figures;
}

/** The same for every hex, at one go. */
export function figuresByHex(state: Known, side: Side): number[] {
  const figures = new Array<number>(EVERYWHERE.length).fill(0);
  for (const unit of state.units) {
    if (unit.side === side) figures[unit.at] = (figures[unit.at] ?? 0) + unitType(unit.id).figures;
  }
  return figures;
}

/** Where stacking limits must be observed at once: reinforcements, events. */
export function fits(state: State, hex: number, side: Side, unit: string): boolean {
  return figuresAt(state, hex, side) + unitType(unit).figures <= limitAt(state, hex);
}

const own = (state: State) => {
  const stacking = now(state, 'stacking');
  return stacking ? unitsAt(state, stacking.hex).filter(({ side }) => side === stacking.side) : [];
};

const overstacked = question('overstacked', '8.2', [
  ofUnits(
    'deploy',
    '8.2',
    (state) => own(state).map(({ id }) => id),
    (state, id) => {
      const unit = own(state).find((other) => other.id === id);
      if (now(state, 'stacking')?.deployed) return refusal('already-chosen', '8.2', { unit: id });
      return unit && canDeploy(state, unit) ? undefined : refusal('none-left', 'E52.1', { unit: id });
    },
  ),
  ofUnits('eliminate', '8.2', (state) => own(state).map(({ id }) => id)),
]);

/** 8.2 In each overstacked hex one free Deploy, then units go until the rest fit; the inactive player first. */
export function enforceStacking(t: Table): Rules {
  const { state } = t;
  return SIDES.some((side) => overstackedHexes(state, side).length > 0) ? thinOut(t) : NOBODY_CHOOSES;
}

function* thinOut(t: Table): Rules {
  const { state } = t;
  for (const side of [enemyOf(state.active), state.active]) {
    for (const hex of overstackedHexes(state, side)) {
      state.doing.push({ what: 'stacking', side, hex, deployed: false });
      while (figuresAt(state, hex, side) > limitAt(state, hex)) {
        const choice = yield* ask(side, overstacked);
        // The free Deploy comes before anybody is eliminated, and once.
        during(state, 'stacking').deployed = true;
        if (choice.kind === 'deploy') yield* deploy(t, choice.unit);
        else eliminate(t, [choice.unit], '8.2');
      }
      state.doing.pop();
    }
  }
}

function overstackedHexes(state: State, side: Side): number[] {
  const hexes: number[] = [];
  const seen: number[] = [];
  for (const { side: whose, at } of state.units) {
    if (whose !== side || seen.includes(at)) continue;
    seen.push(at);
    if (figuresAt(state, at, side) > limitAt(state, at)) hexes.push(at);
  }
  return hexes.length > 1 ? hexes.sort((a, b) => a - b) : hexes;
}
