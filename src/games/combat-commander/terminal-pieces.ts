/** Units, weapons and hexes in a few characters. */
import type { Speaker } from '../../words/speaker.ts';
import { hexName } from './content/battle-map.ts';
import { radioType, type UnitType, unitType, weaponType } from './content/counters.ts';
import type { Side } from './content/terms.ts';
import { hindranceBetween, mapOf } from './rules/line-of-sight.ts';
import { coverAt } from './rules/terrain.ts';
import {
  bareMoraleOf,
  commandOf,
  firepowerOf,
  hasBoxedFirepower,
  hasBoxedMovement,
  hasBoxedRange,
  isLeader,
  movementOf,
  rangeOf,
  weaponFirepowerOf,
  weaponRangeOf,
} from './rules/units.ts';
import { fortificationAt, type State, smokeAt, type Unit, unitsAt } from './state.ts';

/** `Rifle 3`: without its nation, where everybody knows whose it is. */
export function shortName(id: string, typeId: string, speaker: Speaker): string {
  const key = `short ${typeId}`;
  return speaker.has(key) ? `${speaker.say(key)} ${id.slice(typeId.length + 1)}`.trimEnd() : speaker.name(id);
}

export const unitName = (id: string, speaker: Speaker): string => shortName(id, unitType(id).id, speaker);
const weaponName = (id: string, speaker: Speaker): string => shortName(id, weaponType(id).id, speaker);

/** With a true minus sign, so that it is not taken for the dash between two figures. */
const boxed = (value: number, isBoxed: boolean): string => `${value}`.replace('-', '−') + (isBoxed ? '*' : '');

/** FP, Range and Movement as they are now, and the Morale with the Cover of the hex. */
export function unitFigures(state: State, unit: Unit): string {
  const firepower = boxed(firepowerOf(state, unit), hasBoxedFirepower(unit));
  const range = boxed(rangeOf(state, unit), hasBoxedRange(unit));
  const movement = boxed(movementOf(state, unit), hasBoxedMovement(unit));
  return `${firepower}-${range}-${movement}/${bareMoraleOf(state, unit) + coverAt(state, unit.at)}`;
}

export function weaponFigures(state: State, unit: Unit): string {
  const { minRange, boxedFirepower, boxedRange } = weaponType(unit.weapon);
  const from = minRange > 1 ? `${minRange}–` : '';
  return `${boxed(weaponFirepowerOf(state, unit), boxedFirepower)}-${from}${boxed(weaponRangeOf(state, unit), boxedRange)}`;
}

/** What is printed on a counter that is not on the map. */
export function printedFigures({ unbroken, boxedFirepower, boxedRange, boxedMovement }: UnitType): string {
  const { firepower, range, movement, morale } = unbroken;
  return `${boxed(firepower, boxedFirepower)}-${boxed(range, boxedRange)}-${boxed(movement, boxedMovement)}/${morale}`;
}

/** A unit with its figures, its condition and its weapon. */
function unitLine(state: State, unit: Unit, speaker: Speaker): string {
  const what = speaker.say('situation unit', { unit: unitName(unit.id, speaker), figures: unitFigures(state, unit) });
  const armed = unit.weapon === '' ? what : speaker.say('situation armed', { what, weapon: weaponLine(state, unit, speaker) });
  return noted(armed, unitNotes(unit, speaker), speaker);
}

function weaponLine(state: State, unit: Unit, speaker: Speaker): string {
  const what = speaker.say('situation unit', { unit: weaponName(unit.weapon, speaker), figures: weaponFigures(state, unit) });
  return unit.weaponBroken ? noted(what, [speaker.say('situation weapon-broken')], speaker) : what;
}

export function unitNotes(unit: Unit, speaker: Speaker): string[] {
  const notes = ['broken', 'suppressed', 'veteran', 'activated'] as const;
  return [
    ...(isLeader(unit) ? [speaker.say('situation command', { command: commandOf(unit) })] : []),
    ...notes.filter((note) => unit[note]).map((note) => speaker.say(`situation ${note}`)),
  ];
}

export function noted(what: string, notes: readonly string[], speaker: Speaker): string {
  return notes.length === 0 ? what : speaker.say('situation note', { what, note: notes.join(', ') });
}

export function radioLine(id: string, broken: boolean, speaker: Speaker): string {
  const what = speaker.say('situation radio', { radio: id, firepower: radioType(id).firepower });
  return broken ? noted(what, [speaker.say('situation weapon-broken')], speaker) : what;
}

/** Terrain, height, Cover and whatever lies in the hex. */
export function hexNotes(state: State, hex: number, speaker: Speaker): string[] {
  const map = mapOf(state);
  const level = map.level[hex] ?? 0;
  const fortification = fortificationAt(state, hex);
  const smoke = smokeAt(state, hex);
  const objective = map.objectiveHexes.findIndex((hexes) => hexes.includes(hex)) + 1;
  return [
    speaker.name(map.terrain[hex] ?? 'open'),
    ...(map.hasRoad[hex] ? [speaker.name('road')] : []),
    ...(level > 0 ? [speaker.say('situation level', { level })] : []),
    speaker.say('situation cover', { cover: coverAt(state, hex) }),
    ...(fortification ? [speaker.name(fortification.kind)] : []),
    ...(smoke > 0 ? [speaker.say('situation smoke', { value: smoke })] : []),
    ...(state.blaze.includes(hex) ? [speaker.name('blaze')] : []),
    ...(objective > 0 ? [speaker.say('situation objective-here', { objective })] : []),
  ];
}

/** O20.2.3 The product of two dice that hits. */
export function productNeeded(state: State, from: number, hex: number, speaker: Speaker): string {
  const range = mapOf(state).distance(from, hex);
  const hindrance = from === hex ? 0 : Math.max(0, hindranceBetween(state, from, hex));
  return speaker.say('detail product', { range, hindrance, product: range + hindrance + 1 });
}

/** Who of a side stands in a hex, with what they would defend by. */
export function unitsThere(state: State, hex: number, side: Side, speaker: Speaker): string[] {
  return unitsAt(state, hex)
    .filter((unit) => unit.side === side)
    .map((unit) => unitLine(state, unit, speaker));
}

export const hexLine = (state: State, hex: number, speaker: Speaker): string =>
  speaker.say('situation hex', { hex: hexName(hex), notes: hexNotes(state, hex, speaker).join(', ') });
