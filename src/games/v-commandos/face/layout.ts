/** Where levels lie beside each other on the table, and where everything stands upon them. */
import type { Box, Point } from '../../../board/geometry.ts';
import type { Spot } from '../../../board/navigation.ts';
import type { Thing } from '../../face.ts';
import type { Level } from '../content/level.ts';
import { positionOf } from '../reckoning/position.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import { pushAt } from '../rules/reinforcements.ts';
import { isThere, levelOn } from '../state.ts';
import type { CommandoView, LevelView, View } from '../view.ts';
import { type LevelPlan, LOCK_ABOVE, planOf } from './level/plan.ts';
import { coveredBy, gearPlaces } from './room.ts';
import { seen } from './seen.ts';
import { CHARGE, GUARD, HATCH, lying, placed } from './things.ts';

export interface Laid {
  readonly level: LevelView;
  readonly card: Level;
  readonly plan: LevelPlan;
  /** How far its own origin lies from that of the table. */
  readonly by: Point;
}

const BETWEEN = 40;

/** From left to right, in the order in which they were set up; all levels, or the one that is looked at alone. */
export function layLevels(view: View, only?: string): readonly Laid[] {
  let x = 0;
  return view.levels
    .filter(({ id }) => only === undefined || id === only)
    .map((level) => {
      const card = levelCard(view, level.id);
      const plan = planOf(card);
      const by: Point = [x - plan.extent.x, -plan.extent.y];
      x += plan.extent.width + BETWEEN;
      return { level, card, plan, by };
    });
}

export function extentOf(laid: readonly Laid[]): Box {
  const width = laid.reduce((sum, { plan }) => sum + plan.extent.width + BETWEEN, -BETWEEN);
  return { x: 0, y: 0, width: Math.max(width, 400), height: Math.max(300, ...laid.map(({ plan }) => plan.extent.height)) };
}

/** All that must be seen, with little around it: for a small window, which shows one level at a time. */
export function snugExtentOf(laid: readonly Laid[]): Box {
  const [only, ...others] = laid;
  if (!only || others.length > 0) return extentOf(laid);
  const { plan, by } = only;
  return { ...plan.snug, x: plan.snug.x + by[0], y: plan.snug.y + by[1] };
}

const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** What lies on a level, each where it lies on the table. */
export type Piece = { readonly id: Thing; readonly at: Point; readonly tile: string } & (
  | { readonly what: 'commando'; readonly commando: CommandoView }
  | { readonly what: 'escort'; readonly escort: View['escorts'][number] }
  | { readonly what: 'enemy'; readonly enemy: string; readonly count: number }
  | { readonly what: 'guard'; readonly enemy: string; readonly of: TriangleKind }
  | { readonly what: 'triangle'; readonly kind: TriangleKind; readonly objective: number }
  | { readonly what: 'item'; readonly item: string; readonly count: number }
  | { readonly what: 'charge'; readonly count: number }
  | { readonly what: 'hatch'; readonly open: boolean }
  | { readonly what: 'door'; readonly locked: boolean }
  | { readonly what: 'entrance'; readonly barricaded: boolean; readonly pushing: number }
  | { readonly what: 'waiting'; readonly enemy: string; readonly count: number }
);
type TriangleKind = Level['triangles'][number]['kind'];

const CROWDED = 36;
/** Enemies wait in a row. */
const WAITING = 44;

/** Equipment lies between those who stand there. */
export function piecesOn(view: View, laid: Laid): readonly Piece[] {
  const fixed = printed(view, laid);
  const figures = standing(view, laid);
  return [...fixed, ...onTheGround(laid, [...fixed, ...figures]), ...figures];
}

/** What belongs to the level: trap doors, doors, entrances, triangles. */
function printed(view: View, { level, card, plan, by }: Laid): Piece[] {
  const inPlay = levelOn(positionOf(view), { level: level.id });
  const at = (point: Point | undefined): Point => moved(point ?? [0, 0], by);
  const tileId = (tile: number) => card.tiles[tile]?.id ?? '';
  return [
    ...card.trapDoors.map(({ tile }, i): Piece => {
      const open = level.trapDoors[i]?.open ?? false;
      return { what: 'hatch', id: placed(HATCH, tileId(tile)), at: at(plan.trapDoors[i]), tile: tileId(tile), open };
    }),
    ...card.doors.map(({ id, between: [tile] }, i): Piece => {
      const locked = level.doors[i]?.locked ?? false;
      const { at: [x, y] = [0, 0], upright = true } = plan.doors[i] ?? {};
      return { what: 'door', id, at: at([x, upright ? y : y - LOCK_ABOVE]), tile: tileId(tile), locked };
    }),
    ...card.entrances.flatMap(({ id, tile }, i): Piece[] => {
      const { barricaded = false, waiting = {} } = level.entrances[i] ?? {};
      const outside = Object.entries(waiting).map(([enemy, count], place): Piece => {
        const [x, y] = at(plan.entrances[i]?.waiting);
        return { what: 'waiting', id: placed(enemy, id), at: [x + place * WAITING, y], tile: tileId(tile), enemy, count };
      });
      return [
        { what: 'entrance', id, at: at(plan.entrances[i]?.token), tile: tileId(tile), barricaded, pushing: pushAt(inPlay, i) },
        ...outside,
      ];
    }),
    ...card.triangles.flatMap(({ id, kind, tile, objective }, i): Piece[] => {
      if (!isThere(card, inPlay, i)) return [];
      return [{ what: 'triangle', id, at: at(plan.triangles[i]?.at), tile: tileId(tile), kind, objective }];
    }),
  ];
}

/** Where the triangle of an objective that is done is seen with its tick. */
export function ticksOn({ level, card, plan, by }: Laid): readonly { readonly tile: string; readonly at: Point }[] {
  return card.objectives.flatMap(({ tile, triangle }, i) =>
    level.objectives[i]?.done ? [{ tile: card.tiles[tile]?.id ?? '', at: moved(plan.triangles[triangle]?.at ?? [0, 0], by) }] : [],
  );
}

function onTheGround(laid: Laid, others: readonly Piece[]): Piece[] {
  const { level, plan, by } = laid;
  const ticks = ticksOn(laid).map((tick) => ({ what: 'triangle', ...tick }));
  return level.tiles.flatMap(({ id: tile, items, charges }, i) => {
    const kinds = Object.entries(items);
    const all = kinds.length + (charges > 0 ? 1 : 0);
    const { box, gear } = plan.tiles[i] ?? {};
    if (all === 0 || !box || !gear) return [];
    const ground = { ...box, x: box.x + by[0], y: box.y + by[1] };
    const places = gearPlaces(
      ground,
      moved(gear, by),
      [...others, ...ticks].filter((piece) => piece.tile === tile).flatMap((piece) => coveredBy(piece)),
      all,
    );
    const at = (n: number): Point => places[n] ?? moved(gear, by);
    return [
      ...kinds.map(([item, count], n): Piece => ({ what: 'item', id: placed(lying(item), tile), at: at(n), tile, item, count })),
      ...(charges > 0 ? [{ what: 'charge', id: placed(CHARGE, tile), at: at(all - 1), tile, count: charges } as const] : []),
    ];
  });
}

/** Commandos from the first space on, enemies from the last one back: nobody changes his place because another comes. */
function standing(view: View, { level, card, plan, by }: Laid): Piece[] {
  return level.tiles.flatMap(({ id: tile, enemies }, i) => {
    const spaces = (plan.tiles[i]?.spaces ?? []).map((space) => moved(space, by));
    const nest = card.nestOn[i] ?? -1;
    const post = (triangle: number) => moved(plan.triangles[triangle]?.guard ?? [0, 0], by);
    const inNest = post(nest);
    const posts = (card.trianglesOn[i] ?? []).filter((triangle) => (level.triangles[triangle]?.guard ?? '') !== '').map(post);
    const isCrowded = ([x, y]: Point) => posts.some(([px, py]) => Math.hypot(x - px, y - py) < CROWDED);
    // a space that a guard half covers is the last to be taken
    const free = spaces.filter((space) => !isCrowded(space));
    const left = spaces.filter(isCrowded);
    const ours = [
      ...view.commandos
        .filter(({ at, isOut, id }) => at === tile && !isOut && id !== '')
        .map((commando) => ({ what: 'commando', commando, id: commando.id, inNest: commando.inNest }) as const),
      ...view.escorts
        .filter(({ at }) => at === tile)
        .map((escort) => ({ what: 'escort', escort, id: escort.id, inNest: escort.inNest }) as const),
    ].map(
      ({ inNest: isInNest, ...one }): Piece => ({
        ...one,
        tile,
        at: isInNest ? inNest : (free.shift() ?? left.shift() ?? spaces[0] ?? inNest),
      }),
    );
    const theirs = Object.entries(enemies).map(
      ([enemy, count]): Piece => ({
        what: 'enemy',
        id: placed(enemy, tile),
        at: free.pop() ?? left.pop() ?? spaces.at(-1) ?? inNest,
        tile,
        enemy,
        count,
      }),
    );
    const guards = (card.trianglesOn[i] ?? []).flatMap((triangle): Piece[] => {
      const enemy = level.triangles[triangle]?.guard ?? '';
      const { id = '', kind = 'alarm' } = card.triangles[triangle] ?? {};
      return enemy === '' ? [] : [{ what: 'guard', id: placed(GUARD, id), at: post(triangle), tile, enemy, of: kind }];
    });
    return [...theirs, ...guards, ...ours];
  });
}

/** The middle of a tile, where something about it is shown. */
export function tileBox(laid: readonly Laid[], tile: string): Box | undefined {
  for (const { card, plan, by } of laid) {
    const box = plan.tiles[card.tileAt[tile] ?? -1]?.box;
    if (box) return { ...box, x: box.x + by[0], y: box.y + by[1] };
  }
  return undefined;
}

export function middleOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

/** Tiles first, then what lies on them, for the keyboard. */
export function spotsIn(anyView: unknown, only?: string): readonly Spot[] {
  const view = seen(anyView);
  const laid = layLevels(view, only);
  return laid.flatMap((one) => [
    ...one.level.tiles.flatMap(({ id }): Spot[] => {
      const box = tileBox(laid, id);
      if (!box) return [];
      const [x, y] = middleOf(box);
      return [{ thing: id, x, y }];
    }),
    ...piecesOn(view, one).map(({ id, at: [x, y] }): Spot => ({ thing: id, x, y })),
  ]);
}
