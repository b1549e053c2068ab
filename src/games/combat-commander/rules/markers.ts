/** T79, T94, F100 Smoke, Blaze and fortifications on the map, and 11.4 what a random hex does to broken weapons. */
import { below, comesToLight } from '../../../kernel/dice.ts';
import { hexName, isWater } from '../content/battle-map.ts';
import { weaponType } from '../content/counters.ts';
import type { FortificationKind } from '../content/terms.ts';
import { fortificationAt, type State, smokeAt } from '../state.ts';
import type { Table } from '../vocabulary.ts';
import { loseWeapon } from './casualties.ts';
import { mapOf } from './line-of-sight.ts';
import { updateControl } from './victory.ts';

/** T94 A marker out of the cup, unseen; undefined when the cup is empty. */
function drawMarker(state: State): number | undefined {
  const { smokeCup, random } = state;
  if (smokeCup.length === 0) return undefined;
  comesToLight(random);
  return smokeCup.splice(random.script === undefined ? below(random, smokeCup.length) : 0, 1)[0];
}

/** 8.1.4 Of two Smoke markers the larger stays; the other goes back into the cup. */
export function placeSmoke(t: Table, hex: number, rule: string): void {
  const { state } = t;
  if (isWater(mapOf(state), hex) || state.blaze.includes(hex)) return;
  const value = drawMarker(state);
  if (value === undefined) return;
  const there = smokeAt(state, hex);
  if (value <= there) state.smokeCup.push(value);
  else {
    if (there > 0) removeSmoke(state, hex);
    state.smoke.push({ at: hex, value });
  }
  t.tell?.({ type: 'smoke-placed', rule, hex: hexName(hex), value });
}

export function removeSmoke(state: State, hex: number): void {
  const value = smokeAt(state, hex);
  if (value === 0) return;
  state.smoke = state.smoke.filter(({ at }) => at !== hex);
  state.smokeCup.push(value);
}

/** 8.1.5, E46 Burns Smoke and fortifications away. What becomes of units there is the caller's business. */
export function placeBlaze(t: Table, hex: number, rule: string): void {
  const { state } = t;
  if (drawMarker(state) === undefined) return;
  removeSmoke(state, hex);
  removeFortification(t, hex, rule);
  state.blaze.push(hex);
  t.tell?.({ type: 'blaze-placed', rule, hex: hexName(hex) });
}

/** 8.1.3 Whoever calls this has asked whether it is allowed. */
export function placeFortification(t: Table, hex: number, kind: FortificationKind, rule: string): void {
  t.state.fortifications.push({ at: hex, kind, holder: '' });
  t.tell?.({ type: 'fortified', rule, kind, hex: hexName(hex) });
  updateControl(t);
}

export function removeFortification(t: Table, hex: number, rule: string): void {
  const { state } = t;
  const fortification = fortificationAt(state, hex);
  if (!fortification) return;
  state.fortifications = state.fortifications.filter((other) => other !== fortification);
  t.tell?.({ type: 'fortification-removed', rule, kind: fortification.kind, hex: hexName(hex) });
}

/** 11.4 The number of a random hex fixes or eliminates broken weapons of both sides, before anything else comes of it. */
export function testBrokenWeapons(t: Table, number: number): void {
  for (const unit of t.state.units.slice()) {
    if (!unit.weaponBroken) continue;
    const { fix, eliminated } = weaponType(unit.weapon);
    if (number >= fix[0] && number <= fix[1]) {
      unit.weaponBroken = undefined;
      t.tell?.({ type: 'weapon-fixed', rule: '11.4', side: unit.side, weapon: unit.weapon, unit: unit.id });
    } else if (number >= eliminated[0] && number <= eliminated[1]) loseWeapon(t, unit, '11.4');
  }
}
