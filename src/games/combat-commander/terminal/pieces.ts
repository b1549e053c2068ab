/** Units, weapons and hexes in a few characters. */
import type { Speaker } from '../../../words/speaker.ts';
import { hexName } from '../content/battle-map.ts';
import { radioType, type UnitType, unitType, weaponType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { coverAgainst } from '../rules/fire/attack.ts';
import { hindranceBetween, mapOf } from '../rules/line-of-sight.ts';
import { coverAt } from '../rules/terrain.ts';
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
} from '../rules/units.ts';
import { fortificationAt, now, type State, smokeAt, type Unit, unitsAt } from '../state.ts';

/** `Rifle 3`: without its nation, where everybody knows whose it is. */
export function shortName(id: string, typeId: string, speaker: Speaker): string {
  const key = `short ${typeId}`;
  return speaker.has(key) ? `${speaker.say(key)} ${id.slice(typeId.length + 1)}`.trimEnd() : speaker.name(id);
}

export const unitName = (id: string, speaker: Speaker): string => shortName(id, unitType(id).id, speaker);
const weaponName = (id: string, speaker: Speaker): string => shortName(id, weaponType(id).id, speaker);

/** What is below zero stands in brackets, so that its sign is not taken for the dash between two figures. */
const boxed = (value: number, isBoxed: boolean): string => (value < 0 ? `(−${-value})` : `${value}`) + (isBoxed ? '*' : '');

/** The Cover that counts now: under attack, that which counts against the attack. */
function coverNow(state: State, hex: number): number {
  const attack = now(state, 'attack');
  return attack?.hexes.includes(hex) ? coverAgainst(state, attack, hex) : coverAt(state, hex);
}

/** FP, Range and Movement as they are now, and the Morale with the Cover of the hex. */
export function unitFigures(state: State, unit: Unit, cover: number = coverNow(state, unit.at)): string {
  const firepower = boxed(firepowerOf(state, unit), hasBoxedFirepower(unit));
  const range = boxed(rangeOf(state, unit), hasBoxedRange(unit));
  const movement = boxed(movementOf(state, unit), hasBoxedMovement(unit));
  return `${firepower}-${range}-${movement}/${bareMoraleOf(state, unit) + cover}`;
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
function unitLine(state: State, unit: Unit, speaker: Speaker, cover?: number): string {
  const what = speaker.say('situation unit', { unit: unitName(unit.id, speaker), figures: unitFigures(state, unit, cover) });
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
    ...notes.filter((note) => unit[note]).map((note) => speaker.say(`situation ${note}`, { kind: unitType(unit.id).kind })),
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
    coverNote(state, hex, speaker),
    ...(fortification ? [speaker.name(fortification.kind)] : []),
    ...(smoke > 0 ? [speaker.say('situation smoke', { value: smoke })] : []),
    ...(state.blaze.includes(hex) ? [speaker.name('blaze')] : []),
    ...(objective > 0 ? [speaker.say('situation objective-here', { objective })] : []),
  ];
}

function coverNote(state: State, hex: number, speaker: Speaker): string {
  const cover = coverNow(state, hex);
  const key = cover === coverAt(state, hex) ? 'situation cover' : 'situation cover-against';
  return speaker.say(key, { cover });
}

/** 7.3.1.1 The hexes of an Objective: its own, and the rest of its building. */
export function objectiveName(state: State, objective: number, speaker: Speaker): string {
  const { objectives, objectiveHexes } = mapOf(state);
  const own = objectives[objective] ?? -1;
  const others = (objectiveHexes[objective] ?? []).filter((hex) => hex !== own);
  return others.length === 0
    ? hexName(own)
    : speaker.say('situation building', { hex: hexName(own), others: others.map(hexName).join(' ') });
}

/** O20.2.3 The product of two dice that hits. */
export function productNeeded(state: State, from: number, hex: number, speaker: Speaker): string {
  const { range, hindrance } = farOff(state, from, hex);
  return speaker.say('detail product', { range, hindrance, product: range + hindrance + 1 });
}

export function farOff(state: State, from: number, hex: number): { range: number; hindrance: number } {
  return {
    range: mapOf(state).distance(from, hex),
    hindrance: from === hex ? 0 : Math.max(0, hindranceBetween(state, from, hex)),
  };
}

/** Who of a side stands in a hex, with what they would defend by. */
export function unitsThere(state: State, hex: number, side: Side, speaker: Speaker, cover?: number): string[] {
  return unitsAt(state, hex)
    .filter((unit) => unit.side === side)
    .map((unit) => unitLine(state, unit, speaker, cover));
}

export const hexLine = (state: State, hex: number, speaker: Speaker): string =>
  speaker.say('situation hex', { hex: hexName(hex), notes: hexNotes(state, hex, speaker).join(', ') });
