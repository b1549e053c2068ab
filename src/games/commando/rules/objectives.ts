/** 23.0 Objective markers: placing them, and what those turned face up by a force turn out to be. */

import { rollDie, shuffle } from '../../../kernel/dice.ts';
import { NOBODY_CHOOSES } from '../../../kernel/game.ts';
import { entryOf } from '../../../kernel/listed.ts';
import { missionOf, theatreOf } from '../content/theatres.ts';
import type { Objective, State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { combatSegment } from './combat.ts';
import { eventAndCombat } from './events.ts';
import { revealObjective } from './intel.ts';
import { eliminate } from './kia.ts';
import { goesOn, groundUnitsAt, hasGroundUnits, hiddenObjectiveAt, operationOf, stackedWithForce, unitOf } from './map.ts';
import { placeOpfor } from './opfor.ts';

/** 7.0-5 Face down, two dice each on the Random Objective Location Table; a space that has one is rolled again. */
export function placeObjectives(t: Table): void {
  const s = t.state;
  const { real, decoys } = missionOf(s);
  const kinds: boolean[] = [];
  while (kinds.length < real + decoys) kinds.push(kinds.length < real);
  shuffle(s.random, kinds);
  for (const isReal of kinds) {
    const id = entryOf(theatreOf(s).objectiveMarkers, s.objectives.length, 'objective marker');
    const { dice, space } = rollLocation(t);
    s.objectives.push({ id, at: space, real: isReal, faceUp: false, carrier: '' });
    t.tell?.({ type: 'objective-placed', rule: '23.0', dice, space });
  }
}

function locatedBy(table: Readonly<Record<string, string>>, dice: readonly number[]): string {
  const total = dice.reduce((sum, die) => sum + die, 0);
  const space = table[total];
  if (space === undefined) throw new Error(`The Random Objective Location Table has nothing for ${total}.`);
  return space;
}

function rollLocation(t: Table): { readonly dice: readonly number[]; readonly space: string } {
  const s = t.state;
  const { objectiveTable } = theatreOf(s).sheet;
  for (;;) {
    const dice = [rollDie(s.random), rollDie(s.random)];
    const space = locatedBy(objectiveTable, dice);
    if (s.objectives.every(({ at }) => at !== space)) return { dice, space };
    t.tell?.({ type: 'objective-rerolled', rule: '23.0', dice, space });
  }
}

/** 11.0-4 A second card at a face-down marker, and if anybody survives that too, the marker is turned up. */
export function objectiveSegment(t: Table, battleLost: boolean): Rules {
  const s = t.state;
  const { at } = operationOf(s);
  const hidden = hiddenObjectiveAt(s, at);
  if (!hidden || !hasGroundUnits(s, at) || (battleLost && lossEndsIt(s))) return NOBODY_CHOOSES;
  return turnUp(t, hidden);
}

function lossEndsIt(s: State): boolean {
  return s.rules['lost-battle-objective'] === 'ends';
}

function* turnUp(t: Table, hidden: Objective): Rules {
  const s = t.state;
  const { at } = hidden;
  const fought = yield* eventAndCombat(t, 2);
  if (!goesOn(s) || hidden.faceUp || !hasGroundUnits(s, at)) return;
  if (fought === 'lost' && lossEndsIt(s)) return;
  revealObjective(t, hidden, '11.0');
  if (!hidden.real) yield* springTrap(t, hidden);
}

/** What the scenario sheet makes of a marker that is not a Real Objective. */
function* springTrap(t: Table, { at }: Objective): Rules {
  const s = t.state;
  const trap = theatreOf(s).sheet.falseObjective;
  if (trap.kind === 'minefield') return enterMinefield(t, at, trap.hitOn);
  t.tell?.({ type: 'ambushed', rule: '23.0', space: at });
  placeOpfor(t, trap.opfor, at, '23.0');
  yield* combatSegment(t, at, { win: 0, lose: 0 });
}

/** Sappers stacked with the force clear it; without them every unit there rolls for its life. */
function enterMinefield(t: Table, at: string, hitOn: number): void {
  const s = t.state;
  if (stackedWithForce(s, 'sapper', theatreOf(s).space(at))) {
    t.tell?.({ type: 'mines-cleared', rule: '27.0', space: at });
    return;
  }
  for (const { id } of groundUnitsAt(s, at)) {
    const unit = unitOf(s, id);
    if (unit.at !== at) continue; // gone with its carrier
    const die = rollDie(s.random);
    t.tell?.({ type: 'mine-checked', rule: '23.0', unit: id, die, lost: die <= hitOn });
    if (die <= hitOn) eliminate(t, unit, '23.0');
  }
}
