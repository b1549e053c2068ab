/** Where counters lie that share a place: beside it, in rows, so that the place and every counter can be seen. */
import { type Box, between, type Point } from './geometry.ts';

export type Side = 'above' | 'below' | 'left' | 'right';

export interface FanRoom {
  /** The side of a counter; counters are square. */
  readonly size: number;
  /** How far from the point the nearest edge of a counter may come. */
  readonly clear: number;
  /** Nothing sticks out of this box, as long as it is large enough. */
  readonly extent: Box;
  /** Between two counters. */
  readonly gap?: number;
  /** Tried first; where there is no room, the opposite side is. */
  readonly prefer?: Side;
}

/** Up to this many counters lie side by side, beyond they overlap. */
const IN_A_ROW = 3;
const ROWS = 2;

const OPPOSITE: Readonly<Record<Side, Side>> = { above: 'below', below: 'above', left: 'right', right: 'left' };

/** How n counters are spread over rows: the fewer to a row the better, the first row is never the shorter one. */
function perRow(count: number): number {
  if (count <= IN_A_ROW) return count;
  return Math.ceil(count / ROWS);
}

/** The middles of the counters, around (0, 0) as the middle of the block. */
function block(
  count: number,
  size: number,
  gap: number,
): { readonly middles: readonly Point[]; readonly width: number; readonly height: number } {
  const length = perRow(count);
  const rows = Math.ceil(count / length);
  const pitch = size + gap;
  // a longer row is pushed together until it is no wider than three counters
  const stepAside = length <= IN_A_ROW ? pitch : ((IN_A_ROW - 1) * pitch) / (length - 1);
  const middles = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / length);
    const inRow = row < rows - 1 ? length : count - row * length;
    return [((i % length) - (inRow - 1) / 2) * stepAside, (row - (rows - 1) / 2) * pitch];
  });
  return { middles, width: size + (length - 1) * stepAside, height: size + (rows - 1) * pitch };
}

/**
 * The middles of `count` counters around a point, in the order in which they are drawn: where they overlap, each
 * leaves the left edge of the one before it open.
 */
export function fan(count: number, [x, y]: Point, room: FanRoom): readonly Point[] {
  if (count <= 0) return [];
  const { size, clear, extent, gap = 2, prefer = 'above' } = room;
  const { middles, width, height } = block(count, size, gap);

  const middleOn = (side: Side): Point => {
    if (side === 'above') return [x, y - clear - height / 2];
    if (side === 'below') return [x, y + clear + height / 2];
    if (side === 'left') return [x - clear - width / 2, y];
    return [x + clear + width / 2, y];
  };
  const isInside = ([cx, cy]: Point) =>
    cx - width / 2 >= extent.x &&
    cx + width / 2 <= extent.x + extent.width &&
    cy - height / 2 >= extent.y &&
    cy + height / 2 <= extent.y + extent.height;
  // pushed inwards along its side, a block may still be clear of the point
  const pushed = ([cx, cy]: Point): Point => [
    between(extent.x + width / 2, cx, Math.max(extent.x + width / 2, extent.x + extent.width - width / 2)),
    between(extent.y + height / 2, cy, Math.max(extent.y + height / 2, extent.y + extent.height - height / 2)),
  ];
  const isClear = ([cx, cy]: Point) => Math.abs(cx - x) >= width / 2 + clear || Math.abs(cy - y) >= height / 2 + clear;

  const others: readonly Side[] = prefer === 'above' || prefer === 'below' ? ['right', 'left'] : ['above', 'below'];
  const choices = [prefer, OPPOSITE[prefer], ...others].map((side) => pushed(middleOn(side)));
  const [cx, cy] = choices.find((choice) => isClear(choice) && isInside(choice)) ?? pushed(middleOn(prefer));
  return middles.map(([mx, my]): Point => [cx + mx, cy + my]);
}
