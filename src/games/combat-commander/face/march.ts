/** How far those under way get, what each hex of their way costs, and who could fire at them there: for the eye, by the rules' own costs. */
import { whyNotMoveInto } from '../rules/activation.ts';
import { canReach } from '../rules/fire/shot.ts';
import { mapOf } from '../rules/line-of-sight.ts';
import { groupUnits, movementLeft, newMove } from '../rules/moving.ts';
import { moveCost } from '../rules/terrain.ts';
import { isInWire } from '../rules/units.ts';
import { now, type Unit, unitCalled, unitsAt } from '../state.ts';
import type { View } from '../view.ts';

/** A hex on the way, what it costs to enter, and what all has cost so far. */
export interface Footstep {
  readonly hex: number;
  readonly cost: number;
  readonly total: number;
}

interface Reached {
  readonly from: number;
  readonly cost: number;
  readonly total: number;
}

interface Reach {
  readonly start: number;
  readonly all: ReadonlyMap<number, Reached>;
}

let last: { readonly view: View; readonly reach: Reach | undefined } | undefined;

/** O21.1 Every hex that the group could come to with what it has left, by the cheapest way, and of those by the safest. */
function reachIn(view: View): Reach | undefined {
  if (last?.view === view) return last.reach;
  const reach = found(view);
  last = { view, reach };
  return reach;
}

/** `limit`: how far to look, if it is not what they have left. */
function found(view: View, limit?: number): Reach | undefined {
  const { group = [] } = now(view, 'move') ?? {};
  // While a loss is played out, whoever is gone is still said to be under way.
  if (group.some((id) => !unitCalled(view, id))) return undefined;
  const units = group.length > 0 ? groupUnits(view) : [];
  const [first] = units;
  if (!first) return undefined;
  const all = new Map<number, Reached>();
  const dangerAt = dangersIn(view);
  const open: Tried[] = [{ hex: first.at, total: 0, danger: 0 }];
  const best = new Map([[first.at, { total: 0, danger: 0 }]]);
  for (let here = nearest(open); here; here = nearest(open)) {
    // F106.2 Whoever comes into wire goes no farther.
    if (here.hex !== first.at && isInWire(view, here.hex)) continue;
    const left = limit ?? leftIn(view, here.hex);
    for (const next of mapOf(view).adjacent[here.hex] ?? []) {
      const cost = moveCost(view, first.side, here.hex, next);
      const tried = { total: here.total + cost, danger: here.danger + dangerAt(next) };
      if (tried.total > left || !isBetter(tried, best.get(next))) continue;
      if (units.some((unit) => whyNotMoveInto(view, standingAt(unit, here.hex), next))) continue;
      best.set(next, tried);
      all.set(next, { from: here.hex, cost, total: tried.total });
      open.push({ hex: next, ...tried });
    }
  }
  return { start: first.at, all };
}

/** 3.3.1.2 What the group has left counts the Command of whoever is with it: those who leave their Leader have less. */
function leftIn(view: View, hex: number): number {
  const group = now(view, 'move')?.group ?? [];
  return movementLeft({ ...view, units: view.units.map((unit) => (group.includes(unit.id) ? { ...unit, at: hex } : unit)) });
}

const standingAt = (unit: Unit, at: number): Unit => (unit.at === at ? unit : { ...unit, at });

/** What a way has cost, and under how many eyes it goes. */
interface Effort {
  readonly total: number;
  readonly danger: number;
}

type Tried = Effort & { readonly hex: number };

function isBetter({ total, danger }: Effort, than: Effort | undefined): boolean {
  return !than || total < than.total || (total === than.total && danger < than.danger);
}

function nearest(open: Tried[]): Tried | undefined {
  let first = 0;
  for (const [i, each] of open.entries()) if (isBetter(each, open[first])) first = i;
  return open.splice(first, 1)[0];
}

/** A33 From how many hexes whoever comes into one could be fired at. */
function dangersIn(view: View): (hex: number) => number {
  const known = new Map<number, number>();
  return (hex) => {
    const before = known.get(hex);
    if (before !== undefined) return before;
    const danger = new Set(threatsTo(view, hex).map(({ at }) => at)).size;
    known.set(hex, danger);
    return danger;
  };
}

/** What the cheapest way to a hex would cost those under way, however far off it is. */
export const costTo = (view: View, hex: number): number | undefined => found(view, Number.POSITIVE_INFINITY)?.all.get(hex)?.total;

/** Every hex that those under way could come to. */
export const withinReach = (view: View): readonly number[] => [...(reachIn(view)?.all.keys() ?? [])];

/** As it would be if this unit were under way, with others or alone, and had all its MPs. */
export function asIfMoving(view: View, { id, side }: Unit, others: readonly Unit[] = []): View {
  const group = [id, ...others.map((other) => other.id)];
  return { ...view, doing: [...view.doing, { ...newMove(side, group), group }] };
}

/** O21.2 Those in a hex who were activated to Move and have not set out. */
export function waitingAt(view: View, hex: number): readonly Unit[] {
  const { active = [], finished = [], group = [] } = now(view, 'move') ?? {};
  return unitsAt(view, hex).filter(({ id }) => active.includes(id) && !finished.includes(id) && !group.includes(id));
}

/** The way to a hex, step by step; nothing where it cannot be come to. */
export function wayTo(view: View, hex: number): readonly Footstep[] {
  const reach = reachIn(view);
  const way: Footstep[] = [];
  for (let at = hex, step = reach?.all.get(at); step && at !== reach?.start; at = step.from, step = reach?.all.get(at)) {
    way.unshift({ hex: at, cost: step.cost, total: step.total });
  }
  return way;
}

/** The next hex on the way to one that is farther off; undefined for one beside, which is pressed itself. */
export function stepTowards(view: View, hex: number): number | undefined {
  const [first, second] = wayTo(view, hex);
  return first && second ? first.hex : undefined;
}

/** Enemies that look into a hex and could be activated to fire: A33. */
export function threatsTo(view: View, hex: number): readonly Unit[] {
  const side = now(view, 'move')?.side;
  return view.units.filter((unit) => unit.side !== side && !unit.broken && !unit.activated && canReach(view, unit, hex));
}
