/** The rules reckon with a State. What a seat sees makes one that is good enough to ask them for figures; what it does not see is empty. */
import { scriptedRandom } from '../../../kernel/dice.ts';
import { hexNamed } from '../content/battle-map.ts';
import { enemyOf, SIDES, type Side } from '../content/terms.ts';
import type { Doing } from '../doing.ts';
import type { SideState, State } from '../state.ts';
import type { View } from '../view.ts';

/** Whose hand the view shows; undefined for a spectator. */
export function ownSide({ sides }: View): Side | undefined {
  return SIDES.find((side) => sides[side].hand !== undefined);
}

export function positionOf(view: View): State {
  const { scenario, map, year, rules, special, phase, turn, active, orders, time, suddenDeath, initiative, vp, mineStrength, haze } = view;
  return {
    random: scriptedRandom([]),
    rules,
    scenario,
    map,
    year,
    special,
    phase,
    draft: undefined,
    toSetUp: view.toSetUp.map((deployment) => ({ ...deployment, mayRadio: false })),
    turn,
    active,
    orders,
    time,
    suddenDeath,
    initiative,
    vp,
    mineStrength,
    haze,
    units: view.units.map((unit) => ({ ...unit, at: hexNamed(unit.at) })),
    sides: { axis: sideState(view, 'axis'), allies: sideState(view, 'allies') },
    fortifications: view.fortifications.map(({ at, kind, holder }) => ({ at: hexNamed(at), kind, holder })),
    smoke: view.smoke.map(({ at, value }) => ({ at: hexNamed(at), value })),
    blaze: view.blaze.map(hexNamed),
    smokeCup: [],
    reinforcements: view.reinforcements,
    weapons: view.weapons,
    control: view.control,
    openChits: view.openChits,
    chitCup: [],
    chitsToDraw: { open: [], count: 0, axis: 0, allies: 0 },
    doing: view.doing.map(doingOf),
    winner: view.winner,
    how: view.how,
  };
}

function sideState(view: View, side: Side): SideState {
  const { nation, quality, posture, edge, orders, depth, area, hand, discards, casualties, surrender, radio, secret, recovered } =
    view.sides[side];
  return {
    brief: { nation, quality, posture, edge, orders, depth, area: area.map(hexNamed) },
    hand: hand ?? [],
    deck: { pile: [], discards },
    casualties,
    surrender,
    radio,
    secret: secret ?? [],
    recovered,
  };
}

const HEX_KEYS = ['hex', 'target', 'at'];
const HEX_LISTS = ['hexes', 'from', 'struck'];

/** The view tells hexes by name; a record of what is going on has their numbers. */
function doingOf(told: Readonly<Record<string, unknown>>): Doing {
  const doing: Record<string, unknown> = { ...told };
  for (const [key, value] of Object.entries(told)) {
    if (HEX_KEYS.includes(key) && typeof value === 'string') doing[key] = hexNamed(value);
    if (HEX_LISTS.includes(key) && Array.isArray(value)) doing[key] = value.map((name) => hexNamed(String(name)));
  }
  // view.ts has made it from a record of this kind.
  return doing as Doing;
}

/** Own things first, then the enemy's. */
export function sidesFrom(view: View): readonly Side[] {
  const own = ownSide(view) ?? view.active;
  return [own, enemyOf(own)];
}
