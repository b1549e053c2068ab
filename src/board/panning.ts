/**
 * The arithmetic of looking at a board. The board is first fitted into its window, whole and in the middle; a view
 * then shifts and enlarges what was fitted. Lengths are pixels of the window.
 */
import { type Box, between, type Point, type Size } from './geometry.ts';

/** A pixel p of the fitted board is seen at p × scale + (x, y). */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The window, and where the board lies in it when all of it is seen. */
export interface Surface {
  readonly window: Size;
  readonly sheet: Box;
  /** Pixels for one unit of the board. */
  readonly unit: number;
}

export const WHOLE: View = { x: 0, y: 0, scale: 1 };

/** Closer than this there is nothing more to see. */
const CLOSEST = 6;

/** Everything visible, as large as the window allows. */
export function fitInto(extent: Box, window: Size): Surface {
  const unit = Math.min(window.width / extent.width, window.height / extent.height);
  const width = extent.width * unit;
  const height = extent.height * unit;
  return { window, unit, sheet: { x: (window.width - width) / 2, y: (window.height - height) / 2, width, height } };
}

/** One direction at a time: no gap at an edge of the window when the board is larger, in the middle when smaller. */
function clampAxis(shift: number, scale: number, start: number, length: number, room: number): number {
  if (length * scale <= room) return (room - length * scale) / 2 - start * scale;
  return between(room - (start + length) * scale, shift, -start * scale);
}

/** The nearest view that wastes no room. */
export function clamp(view: View, { window, sheet }: Surface): View {
  const scale = between(1, view.scale, CLOSEST);
  return {
    x: clampAxis(view.x, scale, sheet.x, sheet.width, window.width),
    y: clampAxis(view.y, scale, sheet.y, sheet.height, window.height),
    scale,
  };
}

export function panBy(view: View, [dx, dy]: Point, surface: Surface): View {
  return clamp({ x: view.x + dx, y: view.y + dy, scale: view.scale }, surface);
}

/** What lies under the point stays under it. */
export function zoomAt(view: View, [x, y]: Point, factor: number, surface: Surface): View {
  const scale = between(1, view.scale * factor, CLOSEST);
  const growth = scale / view.scale;
  return clamp({ x: x - (x - view.x) * growth, y: y - (y - view.y) * growth, scale }, surface);
}

const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const spread = ([a, b]: readonly [Point, Point]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Two fingers were at `before` and are at `after`: the board follows both. */
export function pinch(view: View, before: readonly [Point, Point], after: readonly [Point, Point], surface: Surface): View {
  const [fromX, fromY] = middle(before);
  const [toX, toY] = middle(after);
  // fingers on one spot say nothing about size
  const factor = spread(before) > 0 ? spread(after) / spread(before) : 1;
  return panBy(zoomAt(view, [fromX, fromY], factor, surface), [toX - fromX, toY - fromY], surface);
}

/** Where a point of the board is seen in the window. */
export function seenAt(view: View, [x, y]: Point, extent: Box, { sheet, unit }: Surface): Point {
  return [(sheet.x + (x - extent.x) * unit) * view.scale + view.x, (sheet.y + (y - extent.y) * unit) * view.scale + view.y];
}

/** The smallest shift that brings a point of the board into the window, `margin` pixels from its edges where possible. */
export function reveal(view: View, at: Point, extent: Box, surface: Surface, margin: number): View {
  const [x, y] = seenAt(view, at, extent, surface);
  const { width, height } = surface.window;
  const inset = Math.min(margin, width / 2, height / 2);
  return panBy(view, [between(inset, x, width - inset) - x, between(inset, y, height - inset) - y], surface);
}
