/** How far it is from space to space, worked out once a theatre. */
import { onceForEachTheatre, type Theatre, theatreOf } from '../content/theatres.ts';

/** Where a force must stop it loses part of a move; where patrols are thick it fights more. */
const STOP_COST = 0.6;
const PATROL_COST = 0.25;

type Space = Theatre['spaces'][number];

export interface Distances {
  /** In spaces, with what hinders on the way counted in. */
  between(from: string, to: string): number;
}

function measure(theatre: Theatre, barred: readonly string[], costOf: (space: Space) => number): Distances {
  const place = new Map(theatre.spaces.map(({ id }, i) => [id, i]));
  const n = theatre.spaces.length;
  const table = theatre.spaces.map((_, i) => Array.from({ length: n }, (_, j) => (i === j ? 0 : Number.POSITIVE_INFINITY)));
  for (const [i, space] of theatre.spaces.entries()) {
    for (const id of space.neighbours) {
      const j = place.get(id) as number;
      const next = theatre.spaces[j] as Space;
      if (barred.includes(id)) continue;
      (table[i] as number[])[j] = costOf(next);
    }
  }
  for (let k = 0; k < n; k++) {
    const via = table[k] as number[];
    for (const row of table) {
      const first = row[k] as number;
      for (let j = 0; j < n; j++) {
        const through = first + (via[j] as number);
        if (through < (row[j] as number)) row[j] = through;
      }
    }
  }
  return { between: (from, to) => table[place.get(from) as number]?.[place.get(to) as number] ?? Number.POSITIVE_INFINITY };
}

function eachMission(costOf: (space: Space) => number): (theatre: Theatre) => Map<string, Distances> {
  return onceForEachTheatre((theatre) => new Map(theatre.sheet.missions.map(({ id, barred }) => [id, measure(theatre, barred, costOf)])));
}

const byMission = eachMission(({ stop, patrolled }) => 1 + (stop ? STOP_COST : 0) + PATROL_COST * patrolled);
const onTheMap = eachMission(() => 1);

export function distances(theatre: Theatre, mission: string): Distances {
  return byMission(theatre).get(mission) as Distances;
}

/** Spaces from one to the other as anybody would count them on the map. */
export function spacesBetween(s: { readonly mission: string; readonly theatre: string }, from: string, to: string): number {
  return onTheMap(theatreOf(s)).get(s.mission)?.between(from, to) ?? Number.POSITIVE_INFINITY;
}
