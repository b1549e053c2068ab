/** Units, weapons and hexes in a few characters. */
import type { Speaker } from '../../../words/speaker.ts';
import { hexName } from '../content/battle-map.ts';
import { radioType, unitType, weaponType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { hexFigures } from '../reckoning/hexes.ts';
import { type Figure, type UnitFigures, unitFigures, type WeaponFigures, weaponFigures } from '../reckoning/pieces.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { commandOf, isLeader } from '../rules/units.ts';
import { type Known, type Unit, unitsAt } from '../state.ts';

/** `Rifle 3`: without its nation, where everybody knows whose it is. */
export function shortName(id: string, typeId: string, speaker: Speaker): string {
  const key = `short ${typeId}`;
  return speaker.has(key) ? `${speaker.say(key)} ${id.slice(typeId.length + 1)}`.trimEnd() : speaker.name(id);
}

export const unitName = (id: string, speaker: Speaker): string => shortName(id, unitType(id).id, speaker);
const weaponName = (id: string, speaker: Speaker): string => shortName(id, weaponType(id).id, speaker);

/** What is below zero stands in brackets, so that its sign is not taken for the dash between two figures. */
export const boxed = ({ value, boxed: isBoxed }: Figure): string => (value < 0 ? `(−${-value})` : `${value}`) + (isBoxed ? '*' : '');

/** `5-5-4/7` */
export const figuresOfUnit = ({ firepower, range, movement, morale }: UnitFigures): string =>
  `${boxed(firepower)}-${boxed(range)}-${boxed(movement)}/${morale}`;

/** `2-1*` or, for what cannot fire at the nearest, `8-3–14` */
export const figuresOfWeapon = ({ firepower, nearest, range }: WeaponFigures): string =>
  `${boxed(firepower)}-${nearest > 1 ? `${nearest}–` : ''}${boxed(range)}`;

/** A unit with its figures, its condition and its weapon. */
function unitLine(known: Known, unit: Unit, speaker: Speaker, cover?: number): string {
  const what = speaker.say('situation unit', { unit: unitName(unit.id, speaker), figures: figuresOfUnit(unitFigures(known, unit, cover)) });
  const armed = unit.weapon === '' ? what : speaker.say('situation armed', { what, weapon: weaponLine(known, unit, speaker) });
  return noted(armed, unitNotes(unit, speaker), speaker);
}

function weaponLine(known: Known, unit: Unit, speaker: Speaker): string {
  const what = speaker.say('situation unit', {
    unit: weaponName(unit.weapon, speaker),
    figures: figuresOfWeapon(weaponFigures(known, unit)),
  });
  return noted(what, weaponNotes(unit, speaker), speaker);
}

/** What is the matter with the weapon of a unit. */
export function weaponNotes({ weaponBroken }: Unit, speaker: Speaker): string[] {
  return weaponBroken ? [speaker.say('situation weapon-broken')] : [];
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

/** Terrain, height, Cover and whatever lies in the hex; `isCounted`: whoever is told of besides has the Cover in the Morale. */
export function hexNotes(known: Known, hex: number, speaker: Speaker, isCounted = false): string[] {
  const { terrain, road, level, cover, underAttack, fortification, smoke, blaze, objective } = hexFigures(known, hex);
  return [
    speaker.name(terrain),
    ...(road ? [speaker.name('road')] : []),
    ...(level > 0 ? [speaker.say('situation level', { level })] : []),
    speaker.say(`situation cover${underAttack ? '-against' : isCounted && cover !== 0 ? '-counted' : ''}`, { cover }),
    ...(fortification === '' ? [] : [speaker.name(fortification)]),
    ...(smoke > 0 ? [speaker.say('situation smoke', { value: smoke })] : []),
    ...(blaze ? [speaker.name('blaze')] : []),
    ...(objective > 0 ? [speaker.say('situation objective-here', { objective })] : []),
  ];
}

/** 7.3.1.1 The hexes of an Objective: its own, and the rest of its building. */
export function objectiveName(known: Known, objective: number, speaker: Speaker): string {
  const { objectives, objectiveHexes } = mapOf(known);
  const own = objectives[objective] ?? -1;
  const others = (objectiveHexes[objective] ?? []).filter((hex) => hex !== own);
  return others.length === 0
    ? hexName(own)
    : speaker.say('situation building', { hex: hexName(own), others: others.map(hexName).join(' ') });
}

/** Who of a side stands in a hex, with what they would defend by. */
export function unitsThere(known: Known, hex: number, side: Side, speaker: Speaker, cover?: number): string[] {
  return unitsAt(known, hex)
    .filter((unit) => unit.side === side)
    .map((unit) => unitLine(known, unit, speaker, cover));
}

export const hexLine = (known: Known, hex: number, speaker: Speaker): string =>
  speaker.say('situation hex', { hex: hexName(hex), notes: hexNotes(known, hex, speaker).join(', ') });
