/** Where everything lies on the map. Whoever shares a hex lies in a stack, the sides apart; what is carried lies on its bearer. */
import type { Box, Point } from '../../../board/geometry.ts';
import { unitType } from '../content/counters.ts';
import { SIDES, type Side } from '../content/terms.ts';
import type { Unit } from '../state.ts';
import type { View } from '../view.ts';
import { centreOf, EXTENT } from './ground.ts';

/** The sides of counters on the map. */
const COUNTER = 49;
/** In the fan of an open stack. */
const FANNED = 58;

export interface PlacedPiece {
  readonly id: string;
  /** The unit, or whoever carries the weapon. */
  readonly unit: Unit;
  readonly isWeapon: boolean;
  readonly at: Point;
  readonly size: number;
  /** A weapon is a tab below its bearer, wider than high. */
  readonly height: number;
}

export interface Stack {
  readonly id: string;
  readonly hex: number;
  readonly side: Side;
  readonly at: Point;
  /** Things by id, in the order in which they are drawn. */
  readonly ids: readonly string[];
  /** From below to above: a weapon right after its bearer. */
  readonly pieces: readonly PlacedPiece[];
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

function stacksIn({ units }: View): readonly Stack[] {
  const hexes = [...new Set(units.map(({ at }) => at))].sort((a, b) => a - b);
  return hexes.flatMap((hex) => {
    const here = units.filter(({ at }) => at === hex);
    const sides = SIDES.filter((side) => here.some((unit) => unit.side === side));
    return sides.map((side, i) => {
      const [x, y] = centreOf(hex);
      // both sides in one hex is a Melee: they stand face to face
      const aside = sides.length === 2 ? (i === 0 ? -19 : 19) : 0;
      return stackOf(
        hex,
        side,
        here.filter((unit) => unit.side === side),
        [x + aside, y + 4],
        sides.length === 2,
      );
    });
  });
}

/** Below: squads; above: teams, then leaders, whose word the others wait for. */
const RANK = { squad: 0, team: 1, leader: 2 } as const;

function stackOf(hex: number, side: Side, units: readonly Unit[], [x, y]: Point, isTight: boolean): Stack {
  const inOrder = units.toSorted((a, b) => RANK[unitType(a.id).kind] - RANK[unitType(b.id).kind]);
  const size = isTight ? COUNTER - 12 : COUNTER;
  const step = Math.min(7, (isTight ? 10 : 20) / Math.max(1, inOrder.length - 1));
  const half = ((inOrder.length - 1) * step) / 2;
  // what is carried lies below: all of it is to stay within the hex
  const lift = inOrder.some(({ weapon }) => weapon !== '') ? size * 0.15 : 0;
  const pieces = inOrder.flatMap((unit, i): PlacedPiece[] => {
    const at: Point = [x - half + i * step, y - lift + half - i * step];
    return [{ id: unit.id, unit, isWeapon: false, at, size, height: size }, ...(unit.weapon === '' ? [] : [weaponOn(unit, at, size)])];
  });
  return { id: `${side} ${hex}`, hex, side, at: [x, y], ids: pieces.map(({ id }) => id), pieces };
}

/** A tab below its bearer, as the counter draws it. */
function weaponOn(unit: Unit, [x, y]: Point, size: number): PlacedPiece {
  return { id: unit.weapon, unit, isWeapon: true, at: [x, y + size * 0.66], size: size * 0.92, height: size * 0.32 };
}

export interface Fan {
  readonly box: Box;
  readonly pieces: readonly PlacedPiece[];
}

const GAP = 8;
const PAD = 9;
const PER_ROW = 5;

/** A stack laid out beside its hex, each piece by itself: where it covers least of what can be chosen now. */
export function fanOut(stack: Stack, legal: ReadonlySet<number>): Fan {
  const bearers = stack.pieces.filter(({ isWeapon }) => !isWeapon);
  const columns = Math.min(PER_ROW, bearers.length);
  const rows = Math.ceil(bearers.length / columns);
  const pitch = FANNED + GAP;
  const width = columns * pitch - GAP + 2 * PAD;
  const rowHeight = FANNED + 16 + GAP;
  const height = rows * rowHeight - GAP + 2 * PAD;
  const [x, y] = centreOf(stack.hex);
  const boxes: Box[] = [
    { x: x - width / 2, y: y - 40 - height, width, height },
    { x: x - width / 2, y: y + 40, width, height },
    { x: x + 44, y: y - height / 2, width, height },
    { x: x - 44 - width, y: y - height / 2, width, height },
  ].map((box) => within(box, EXTENT));
  const [first] = boxes;
  const best = boxes.reduce((a, b) => (coverage(b, stack.hex, legal) < coverage(a, stack.hex, legal) ? b : a), first ?? EXTENT);
  const pieces = bearers.flatMap(({ unit }, i): PlacedPiece[] => {
    const at: Point = [best.x + PAD + FANNED / 2 + (i % columns) * pitch, best.y + PAD + FANNED / 2 + Math.floor(i / columns) * rowHeight];
    return [
      { id: unit.id, unit, isWeapon: false, at, size: FANNED, height: FANNED },
      ...(unit.weapon === '' ? [] : [weaponOn(unit, at, FANNED)]),
    ];
  });
  return { box: best, pieces };
}

function within({ x, y, width, height }: Box, bounds: Box): Box {
  return {
    x: Math.max(bounds.x, Math.min(x, bounds.x + bounds.width - width)),
    y: Math.max(bounds.y, Math.min(y, bounds.y + bounds.height - height)),
    width,
    height,
  };
}

/** How many hexes that matter lie below; its own counts most. */
function coverage({ x, y, width, height }: Box, own: number, legal: ReadonlySet<number>): number {
  const covers = (hex: number) => {
    const [cx, cy] = centreOf(hex);
    return cx > x - 20 && cx < x + width + 20 && cy > y - 20 && cy < y + height + 20;
  };
  return [...legal].filter(covers).length + (covers(own) ? 100 : 0);
}
