/** Hexes of the enemy as something to shoot at. */
import { BLOCKED } from '../rules/line-of-sight.ts';
import { chanceAbove, chanceEqual } from './chances.ts';
import { costOfHit, coverIn, height, hindrance, type Muster, type Soldier } from './soldiers.ts';

export interface Target {
  readonly hex: number;
  readonly soldiers: readonly Soldier[];
}

/** The line is blocked. */
export const UNSEEN = -99;

/** Everybody, and whom one could shoot at. */
export interface Sights {
  readonly m: Muster;
  readonly targets: Targets;
  /** What an attack costs, in VPs, by the cards that it turns over. */
  readonly toll: number;
}

export interface Targets {
  readonly all: readonly Target[];
  /** [hex][target] What height and Hindrance make of a shot from there, UNSEEN if there can be none; made when first asked for. */
  readonly views: (readonly number[] | undefined)[];
}

export function targetsFor(m: Muster): Targets {
  const all: { hex: number; soldiers: Soldier[] }[] = [];
  for (const foe of m.foes) {
    const there = all.find(({ hex }) => hex === foe.at);
    if (there) there.soldiers.push(foe);
    else all.push({ hex: foe.at, soldiers: [foe] });
  }
  return { all, views: [] };
}

/** What there is to see of every target from a hex. */
export function viewFrom(m: Muster, { all, views }: Targets, hex: number): readonly number[] {
  const known = views[hex];
  if (known) return known;
  const view = all.map((target) => {
    const between = hindrance(m, hex, target.hex);
    return between === BLOCKED ? UNSEEN : height(m, hex, target.hex) - between;
  });
  views[hex] = view;
  return view;
}

/** What an attack of that firepower is worth, in VPs; O20.3.4 every unit in the hex defends by itself. */
export function attackWorth(m: Muster, { hex, soldiers }: Target, firepower: number, isMoving = false, coverLost = 0): number {
  let worth = 0;
  const cover = coverIn(m, hex) - coverLost;
  for (const soldier of soldiers) {
    const lead = firepower - soldier.morale - cover;
    const tie = chanceEqual(lead);
    worth += chanceAbove(lead) * costOfHit(soldier) + tie * (isMoving ? costOfHit(soldier) : suppressing(soldier));
  }
  return worth;
}

/** 13.2 A suppressed unit has a little less of everything, and its weapon is silent. */
function suppressing({ unit, gun, breaking }: Soldier): number {
  if (unit.suppressed) return 0;
  return 0.2 * breaking + (gun ? 0.25 : 0);
}
