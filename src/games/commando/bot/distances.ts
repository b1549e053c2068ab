/** How far it is from space to space, worked out once a mission. */
import type { Mission } from '../content/mission.ts';
import { missionOf, type Space, type Theatre, theatreOf, type UnderMission } from '../content/theatres.ts';

/** Where a force must stop it loses part of a move; where patrols are thick it fights more. */
const STOP_COST = 0.6;
const PATROL_COST = 0.25;

export interface Distances {
  /** In spaces, with what hinders on the way counted in. */
  between(from: string, to: string): number;
}

function measure(theatre: Theatre, barred: readonly string[], costOf: (space: Space) => number): Distances {
  const { spaces } = theatre;
  const table = spaces.map((from) => spaces.map((to) => (to === from ? 0 : wayTo(from, to, barred, costOf))));
  for (const [k, via] of table.entries()) {
    for (const row of table) {
      const first = row[k] ?? Number.POSITIVE_INFINITY;
      for (const [j, onward] of via.entries()) row[j] = Math.min(row[j] ?? Number.POSITIVE_INFINITY, first + onward);
    }
  }
  const between = (from: string, to: string) => table[theatre.findSpace(from)?.index ?? -1]?.[theatre.findSpace(to)?.index ?? -1];
  return { between: (from, to) => between(from, to) ?? Number.POSITIVE_INFINITY };
}

/** One step, if there is a route and nobody bars the way. */
function wayTo(from: Space, to: Space, barred: readonly string[], costOf: (space: Space) => number): number {
  return from.adjacent.includes(to) && !barred.includes(to.id) ? costOf(to) : Number.POSITIVE_INFINITY;
}

/** Kept for each Mission card, and not by its id: one of somebody's own may be called like one of ours. */
function onceForEachMission(costOf: (space: Space) => number): (s: UnderMission) => Distances {
  const kept = new WeakMap<Mission, Distances>();
  let last: { readonly mission: Mission; readonly measured: Distances } | undefined;
  return (s) => {
    const mission = missionOf(s);
    if (last?.mission === mission) return last.measured;
    const measured = kept.get(mission) ?? measure(theatreOf(s), mission.barred, costOf);
    kept.set(mission, measured);
    last = { mission, measured };
    return measured;
  };
}

/** As a force finds them that has to fight and to stop on its way. */
export const distances = onceForEachMission(({ stop, patrolled }) => 1 + (stop ? STOP_COST : 0) + PATROL_COST * patrolled);
const onTheMap = onceForEachMission(() => 1);

/** Spaces from one to the other as anybody would count them on the map. */
export function spacesBetween(s: UnderMission, from: string, to: string): number {
  return onTheMap(s).between(from, to);
}
