/** How far it is from space to space, worked out once a theatre. */
import { onceForEachTheatre, type Space, type Theatre, theatreOf } from '../content/theatres.ts';

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

function eachMission(costOf: (space: Space) => number): (theatre: Theatre) => Map<string, Distances> {
  return onceForEachTheatre((theatre) => new Map(theatre.sheet.missions.map(({ id, barred }) => [id, measure(theatre, barred, costOf)])));
}

const byMission = eachMission(({ stop, patrolled }) => 1 + (stop ? STOP_COST : 0) + PATROL_COST * patrolled);
const onTheMap = eachMission(() => 1);

export function distances(theatre: Theatre, mission: string): Distances {
  const measured = byMission(theatre).get(mission);
  if (measured === undefined) throw new Error(`There is no mission "${mission}" in this theatre.`);
  return measured;
}

/** Spaces from one to the other as anybody would count them on the map. */
export function spacesBetween(s: { readonly mission: string; readonly theatre: string }, from: string, to: string): number {
  return onTheMap(theatreOf(s)).get(s.mission)?.between(from, to) ?? Number.POSITIVE_INFINITY;
}
