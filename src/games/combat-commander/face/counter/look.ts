/** What there is to see on a counter at this moment: figures as they are now, and what is the matter with it. */
import type { Speaker } from '../../../../words/speaker.ts';
import { isRadio, isUnit, nationOf, radioType, unitType, weaponType } from '../../content/counters.ts';
import { enemyOf, type Nation } from '../../content/terms.ts';
import { unitFigures, weaponFigures } from '../../reckoning/pieces.ts';
import { commandOf } from '../../rules/units.ts';
import { hasUnit, type Known, type Unit } from '../../state.ts';

export interface Value {
  readonly value: number;
  readonly isBoxed: boolean;
  /** Other than printed on this side of the counter. */
  readonly change: 'raised' | 'lowered' | '';
}

export interface PieceLook {
  /** As choices call it. */
  readonly id: string;
  readonly nation: Nation;
  readonly firepower: Value;
  readonly isBroken: boolean;
  readonly range?: Value;
  /** How near a weapon can still fire. */
  readonly least?: number;
  readonly movement?: Value;
  readonly morale?: Value;
  /** Of a leader. */
  readonly command?: number;
  readonly isSuppressed?: boolean;
  readonly isVeteran?: boolean;
  /** O14.1 It has been activated this Turn, and has done what it was activated for. */
  readonly isActivated?: boolean;
  readonly isInMelee?: boolean;
}

export const changeOf = (value: number, printed: number): Value['change'] =>
  value > printed ? 'raised' : value < printed ? 'lowered' : '';

const valued = (value: number, printed: number, isBoxed = false): Value => ({ value, isBoxed, change: changeOf(value, printed) });

/** A unit on the map. Its Morale is shown without Cover, which belongs to the hex. */
export function unitLook(known: Known, unit: Unit): PieceLook {
  const { id, broken, suppressed, veteran, activated, side, at } = unit;
  const type = unitType(id);
  const printed = broken ? type.broken : type.unbroken;
  const { firepower, range, movement, morale } = unitFigures(known, unit, 0);
  return {
    id,
    nation: type.nation,
    firepower: valued(firepower.value, printed.firepower, firepower.boxed),
    range: valued(range.value, printed.range, range.boxed),
    movement: valued(movement.value, printed.movement, movement.boxed),
    morale: valued(morale, printed.morale),
    ...(type.kind === 'leader' && { command: commandOf(unit) }),
    isBroken: broken,
    isSuppressed: suppressed === true,
    isVeteran: veteran === true,
    isActivated: activated === true && !isActing(known, id),
    isInMelee: hasUnit(known, at, enemyOf(side)),
  };
}

/** Whether it was activated for what goes on now, and is not done with it. */
function isActing(known: Known, id: string): boolean {
  return known.doing.some((doing) => {
    switch (doing.what) {
      case 'activation':
        return doing.chosen.includes(id);
      case 'move':
        return (doing.active.includes(id) && !doing.finished.includes(id)) || (doing.opFirers.includes(id) && !doing.answered);
      case 'advance':
        return doing.active.includes(id) && !doing.finished.includes(id);
      case 'fire':
        return doing.active.includes(id) && !doing.fired.includes(id);
      default:
        return false;
    }
  });
}

/** The weapon that a unit carries. */
export function weaponLook(known: Known, unit: Unit): PieceLook | undefined {
  if (unit.weapon === '') return undefined;
  const { firepower, maxRange } = weaponType(unit.weapon);
  const now = weaponFigures(known, unit);
  return {
    ...printedLook(unit.weapon, unit.weaponBroken === true),
    firepower: valued(now.firepower.value, firepower, now.firepower.boxed),
    range: valued(now.range.value, maxRange, now.range.boxed),
  };
}

/** As it is printed: for whatever is not on the map. */
export function printedLook(id: string, isBroken = false): PieceLook {
  const nation = nationOf(id);
  if (isRadio(id)) return { id, nation, firepower: valued(radioType(id).firepower, radioType(id).firepower), isBroken };
  if (!isUnit(id)) {
    const { firepower, boxedFirepower, minRange, maxRange, boxedRange, movement } = weaponType(id);
    return {
      id,
      nation,
      isBroken,
      firepower: valued(firepower, firepower, boxedFirepower),
      range: valued(maxRange, maxRange, boxedRange),
      least: minRange,
      movement: valued(movement, movement),
    };
  }
  const type = unitType(id);
  const { firepower, range, movement, morale, command } = isBroken ? type.broken : type.unbroken;
  const isBoxed = (boxed: boolean) => boxed && !isBroken;
  return {
    id,
    nation,
    isBroken,
    firepower: valued(firepower, firepower, isBoxed(type.boxedFirepower)),
    range: valued(range, range, isBoxed(type.boxedRange)),
    movement: valued(movement, movement, isBoxed(type.boxedMovement)),
    morale: valued(morale, morale),
    ...(type.kind === 'leader' && { command }),
  };
}

/** What stands on the band of a counter: what troops they are, or the name of a leader without his rank. */
export function nameOn(id: string, speaker: Speaker): string {
  const type = isRadio(id) ? id : isUnit(id) ? unitType(id).id : weaponType(id).id;
  const key = `counter-name ${type}`;
  return speaker.has(key) ? speaker.say(key) : speaker.name(id).replace(/^\S+\s/, '');
}
