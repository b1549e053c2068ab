/** What an Order would do, as far as a seat can see: who fires at whom, who rolls, who can go. */
import { hexNamed } from '../content/battle-map.ts';
import { weaponType } from '../content/counters.ts';
import type { Side } from '../content/terms.ts';
import { isSpent, led, whoBears } from '../rules/activation.ts';
import { type Attack, moraleAgainst } from '../rules/fire/attack.ts';
import { type Firing, isGroupAsked } from '../rules/fire/group.ts';
import { attackOn, enemyHexes, newFiring, strongestGroup } from '../rules/fire/shot.ts';
import { isLeader } from '../rules/units.ts';
import { type Known, type Unit, unitCalled, unitsAt } from '../state.ts';
import { choiceFrom } from '../vocabulary.ts';

export interface Shot {
  readonly unit: Unit;
  readonly hex: number;
  readonly attack: Attack;
}

/** O20.3 By itself; a leader with everybody he can activate. */
export function shotAt(known: Known, unit: Unit, hex: number): Attack | undefined {
  const firing = firingBy(known, unit);
  const group = strongestGroup(known, firing, hex);
  return group.length > 0 ? attackOn(known, firing, group, hex) : undefined;
}

function firingBy(known: Known, unit: Unit): Firing {
  const active = [unit, ...(isLeader(unit) ? led(known, unit) : [])].map(({ id }) => id);
  return newFiring(unit.side, 'order', active);
}

/** O20.3.1 Whether it would be asked which of their pieces fire. */
export const isGroupAskedOf = (known: Known, unit: Unit, hex: number): boolean => isGroupAsked(known, firingBy(known, unit), hex);

/** O14.1, O20.3 Every shot with which a Fire Order could begin, Actions from the hand left aside. */
export function shotsByOrder(known: Known, side: Side): Shot[] {
  const hexes = enemyHexes(known, side);
  return known.units.flatMap((unit) => {
    if (unit.side !== side || isSpent(unit)) return [];
    return hexes.flatMap((hex) => {
      const attack = shotAt(known, unit, hex);
      return attack && attack.firepower >= 1 ? [{ unit, hex, attack }] : [];
    });
  });
}

/** The shot that such choices lead to: by whom, and at whom. */
export function shotOrdered(known: Known, texts: readonly string[]): Shot | undefined {
  const choices = texts.map(choiceFrom);
  const activated = choices.find((choice) => choice?.kind === 'activate');
  const aimed = choices.find((choice) => choice?.kind === 'target');
  const unit = activated && 'unit' in activated ? unitCalled(known, activated.unit) : undefined;
  const hex = aimed && 'hex' in aimed ? hexNamed(aimed.hex) : -1;
  const attack = unit && hex >= 0 ? shotAt(known, unit, hex) : undefined;
  return unit && attack && { unit, hex, attack };
}

/** The shot that reaches farthest above the Morale of the weakest who are hit; of equals the one with fewest pieces. */
export function bestOf(known: Known, shots: readonly Shot[]): Shot | undefined {
  const excess = ({ attack, hex }: Shot) =>
    attack.firepower - Math.min(...unitsAt(known, hex).map((unit) => moraleAgainst(known, attack, unit)));
  return shots.toSorted((a, b) => excess(b) - excess(a) || a.attack.firers.length - b.attack.firers.length)[0];
}

/** O14.1, O20.3 Where a Fire Order leaves nothing to choose: one unit alone bears upon one hex, and has no gun to aim in its place. */
export function onlyShot(known: Known, side: Side): Shot | undefined {
  const [bearing, another] = whoBears(known, side);
  if (!bearing || another || isLeader(bearing)) return undefined;
  if (bearing.weapon !== '' && weaponType(bearing.weapon).isOrdnance) return undefined;
  const [only, ...others] = enemyHexes(known, side).flatMap((hex) => {
    const attack = shotAt(known, bearing, hex);
    return attack ? [{ unit: bearing, hex, attack }] : [];
  });
  return only && others.length === 0 && only.attack.firepower >= 1 ? only : undefined;
}
