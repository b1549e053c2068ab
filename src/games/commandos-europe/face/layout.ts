/**
 * Where everything lies on the map. What shares a hex is one stack: squads large, leaders beside them, gear as a strip of signs below;
 * enemies in the same hex stand face to face with them.
 */
import type { Point } from '../../../board/geometry.ts';
import { hexNamed } from '../content/map.ts';
import { isLeader, isSquad, pieceAt } from '../content/pieces.ts';
import type { PieceView, View } from '../view.ts';
import { middleOf } from './ground.ts';

type EnemyView = View['enemies'][number];

export interface Placed {
  readonly id: string;
  readonly at: Point;
  readonly size: number;
}

export interface Stack {
  /** The hex. */
  readonly id: string;
  readonly centre: Point;
  /** Things by id. */
  readonly ids: readonly string[];
  /** From below to above: those that are drawn as counters. */
  readonly pieces: readonly Placed[];
  /** Gear that lies below them as a strip of signs. */
  readonly gear: readonly PieceView[];
  readonly strip: Point;
}

export interface Layout {
  readonly stacks: readonly Stack[];
}

let last: { readonly view: View; readonly layout: Layout } | undefined;

/** Asked for by the board and by the keyboard, of the same view. */
export function layOut(view: View): Layout {
  if (last?.view === view) return last.layout;
  const layout = { stacks: stacksIn(view) };
  last = { view, layout };
  return layout;
}

function stacksIn(view: View): readonly Stack[] {
  const hexes = new Set([...view.pieces, ...view.enemies].map(({ at }) => at).filter((at) => hexNamed(at) >= 0));
  return [...hexes].sort().map((hex) => stackIn(view, hex));
}

function stackIn(view: View, hex: string): Stack {
  const here = view.pieces.filter(({ at }) => at === hex);
  const squads = here.filter(({ id }) => isSquad(pieceAt(id)));
  const leaders = here.filter(({ id }) => isLeader(pieceAt(id)));
  const gear = here.filter((piece) => piece.gear);
  const enemies = view.enemies.filter(({ at }) => at === hex);
  const [x, y] = middleOf(hex);
  const isShared = here.length > 0 && enemies.length > 0;
  const own: Point = isShared ? [x - 14, y] : [x, y];
  const men = placeMen(squads, leaders, own, gear.length > 0 || squads.length > 0);
  const alone = men.length === 0 ? placeGear(gear, own) : [];
  return {
    id: hex,
    centre: [x, y],
    ids: [...here, ...enemies].map(({ id }) => id),
    pieces: [...men, ...alone, ...placeEnemies(enemies, isShared ? [x + 22, y + 8] : [x, y + 1], isShared)],
    gear: men.length === 0 ? gear.slice(MOST_ALONE) : gear,
    strip: [own[0], own[1] + 26],
  };
}

/** The sides of counters. */
const SQUAD = 42;
const LEADER = 26;
const GEAR = 34;
const ENEMY = 42;
/** So many pieces of gear that nobody hauls are drawn as counters. */
const MOST_ALONE = 2;

/** One squad with its leaders beside it; of several, each is smaller. */
function placeMen(squads: readonly PieceView[], leaders: readonly PieceView[], [x, y]: Point, isHigh: boolean): Placed[] {
  const size = squads.length > 1 ? 34 : SQUAD;
  const small = squads.length > 2 ? 20 : squads.length > 1 ? 22 : LEADER;
  const perRow = 2;
  const rows = Math.ceil(squads.length / perRow);
  const width = Math.min(squads.length, perRow) * (size + 2);
  const room = leaders.length > 0 ? small + 2 : 0;
  const left = x - (width + room) / 2;
  const middle = y - (isHigh ? 4 : 0);
  const placed = squads.map(({ id }, i): Placed => {
    const row = Math.floor(i / perRow);
    return { id, at: [left + (i % perRow) * (size + 2) + size / 2 + 1, middle + (row - (rows - 1) / 2) * (size + 2)], size };
  });
  const beside = leaders.map(({ id }, i): Placed => {
    const across = squads.length === 0 ? (i - (leaders.length - 1) / 2) * (small + 2) + x : left + width + small / 2 + 1;
    const down = squads.length === 0 ? middle : middle + (i - (leaders.length - 1) / 2) * (small - 2);
    return { id, at: [across, down], size: small };
  });
  return [...placed, ...beside];
}

function placeGear(gear: readonly PieceView[], [x, y]: Point): Placed[] {
  const shown = gear.slice(0, MOST_ALONE);
  return shown.map(({ id }, i) => ({ id, at: [x + (i - (shown.length - 1) / 2) * (GEAR + 2), y], size: GEAR }));
}

/** One upon the other, a little aside, so that each is seen. */
function placeEnemies(enemies: readonly EnemyView[], [x, y]: Point, isShared: boolean): Placed[] {
  const size = isShared ? 32 : ENEMY;
  return enemies.map(({ id }, i) => {
    const by = (i - (enemies.length - 1) / 2) * Math.min(16, 34 / enemies.length);
    return { id, at: [x + by, y + by / 2], size };
  });
}

/** So many signs are in a strip, each so wide. */
const MOST_SIGNS = 5;
export const SIGN = 12;

/** What is seen of gear in a strip, how much is not, and how wide it is. */
export function stripOf(gear: readonly PieceView[]): {
  readonly shown: readonly PieceView[];
  readonly more: number;
  readonly width: number;
} {
  const shown = gear.slice(0, MOST_SIGNS);
  const more = gear.length - shown.length;
  return { shown, more, width: 6 + shown.length * SIGN + (more > 0 ? 14 : 0) };
}

/** Each sign can be taken up by itself: wherever it lies before somebody is named who moves, then where those load who have not set out yet. */
export function signsBeside({ phase, pieces, move }: View, stacks: readonly Stack[]): readonly Placed[] {
  const hex = move?.steps === 0 ? pieces.find(({ id }) => id === move.lead)?.at : undefined;
  return stacks
    .filter(({ id }) => id === hex || (phase === 'movement' && !move))
    .flatMap(({ gear, strip: [x, y] }) => {
      const { shown, width } = stripOf(gear);
      return shown.map(({ id }, i): Placed => ({ id, at: [x + 9 + i * SIGN - width / 2, y], size: SIGN }));
    });
}
