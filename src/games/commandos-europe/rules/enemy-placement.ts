/** 12.8, 12.9 Enemy units are generated, and drift to where they appear. */

import { opposite } from '../../../hexmap/grid.ts';
import { below, comesToLight, named, rollDie } from '../../../kernel/dice.ts';
import { entryOf } from '../../../kernel/listed.ts';
import { unitIds, unitOf } from '../content/enemies.ts';
import type { State } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { detect, putBack } from './detection.ts';
import { overrun } from './elimination.ts';
import { neighbour, takes } from './ground.ts';
import { isDetected, nameAt, squadsAt } from './pieces-in-play.ts';

export const DISTANCE_DIE = 10;

/** One unit, each equally likely; a script names it, or the first that is in the cup comes. */
function draw(state: State): number {
  const { random, cup } = state;
  comesToLight(random);
  let at = 0;
  if (random.script === undefined) at = below(random, cup.length);
  else {
    const ids = unitIds(state);
    const wanted = named(
      random,
      cup.map((unit) => entryOf(ids, unit, 'enemy')),
    );
    if (wanted !== undefined) at = cup.findIndex((unit) => ids[unit] === wanted);
  }
  const unit = entryOf(cup, at, 'enemy');
  cup.splice(at, 1);
  return unit;
}

/** 12.8 A die says how many; ruling 60: all are drawn before one is placed, and no more than there are. */
export function enemiesAppear(t: Table, hex: number): void {
  const { state } = t;
  const roll = rollDie(state.random);
  const units: number[] = [];
  while (units.length < roll && state.cup.length > 0) units.push(draw(state));
  const ids = unitIds(state);
  t.tell?.({ type: 'enemies-drawn', rule: '12.8', roll, enemies: units.map((unit) => entryOf(ids, unit, 'enemy')), hex: nameAt(hex) });
  for (const unit of units) place(t, unit, hex);
}

interface Drift {
  readonly hex: number;
  readonly turned: boolean;
}

/** 12.9, ruling 61 Straight on; at the edge of the map it turns round, as often as needed. */
export function drift(from: number, direction: number, distance: number): Drift {
  let hex = from;
  let heading = direction;
  let turned = false;
  for (let i = 0; i < distance; i++) {
    if (neighbour(hex, heading) < 0) {
      heading = opposite(heading);
      turned = true;
    }
    const next = neighbour(hex, heading);
    if (next >= 0) hex = next;
  }
  return { hex, turned };
}

/** 12.9 Direction and distance for each unit; where it cannot be, it goes back into the cup and is not replaced. */
function place(t: Table, unit: number, from: number): void {
  const { state } = t;
  const direction = rollDie(state.random);
  const distance = rollDie(state.random, DISTANCE_DIE);
  const { hex, turned } = drift(from, direction, distance);
  const values = unitOf(state, unit);
  const told = { rule: '12.9', enemy: values.id, direction, distance, hex: nameAt(hex), turned };
  if (!takes(state, hex, values)) {
    putBack(state, unit);
    t.tell?.({ type: 'enemy-put-back', ...told });
    return;
  }
  state.enemies.push({ unit, at: hex, acted: false, suppressed: false });
  t.tell?.({ type: 'enemy-placed', ...told });
  comeUpon(t, hex, values.id);
}

/** 12.9, 12.11 An enemy is where commandos are: a squad is detected, whatever is without one is lost. */
export function comeUpon(t: Table, hex: number, enemy: string): void {
  const { state } = t;
  const unheard = squadsAt(state, hex).filter((squad) => !isDetected(state, squad));
  if (unheard.length > 0) detect(t, unheard, nameAt(hex), 'found', '12.9');
  overrun(t, hex, enemy);
}
