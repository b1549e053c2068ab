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
  /** What one may look at: the board, or all of the window where the ground goes on beyond the board. */
  readonly sheet: Box;
  /** Where the upper left corner of the board is seen. */
  readonly origin: Point;
  /** Pixels for one unit of the board. */
  readonly unit: number;
  /** What something else covers along the lower edge, in pixels; and how small the board must be to be seen whole above that. */
  readonly foot: number;
  readonly least: number;
}

/** How a board lies in its window. */
export interface Fit {
  /** Pixels that are kept free around the board. */
  readonly margin: number;
  /** The ground is painted past the board on all sides: then there is no edge to stop at but the window's. */
  readonly isOpen: boolean;
  /** It lies at the head of its window: it does not move when what lies below it becomes taller or lower. */
  readonly isAtHead?: boolean;
}

const CLOSED: Fit = { margin: 0, isOpen: false };
/** A margin is no more than this share of a window: a small one would be nothing else. */
const MOST_MARGIN = 0.08;

export const WHOLE: View = { x: 0, y: 0, scale: 1 };

/** In the upper right corner of a window that does not show all of the board lies the button for that, so many pixels wide and high. */
export const CORNER_BUTTON = 58;

/** Closer than this there is nothing more to see. */
const CLOSEST = 6;

/** Everything visible, as large as the window allows. */
export function fitInto(extent: Box, window: Size, { margin, isOpen, isAtHead = false }: Fit = CLOSED, foot = 0): Surface {
  const keptIn = ({ width, height }: Size) => Math.min(margin, MOST_MARGIN * width, MOST_MARGIN * height);
  const unitIn = (size: Size) => {
    const { width, height } = size;
    const kept = keptIn(size);
    return Math.min((width - 2 * kept) / extent.width, (height - 2 * kept) / extent.height);
  };
  const unit = unitIn(window);
  const least = foot > 0 ? unitIn({ width: window.width, height: window.height - foot }) / unit : 1;
  const width = extent.width * unit;
  const height = extent.height * unit;
  const origin: Point = [(window.width - width) / 2, isAtHead ? keptIn(window) : (window.height - height) / 2];
  return { window, unit, origin, foot, least, sheet: isOpen ? { x: 0, y: 0, ...window } : { x: origin[0], y: origin[1], width, height } };
}

/** Less of the height of a window than this share, and all of the board looks lost in it. */
const LOST = 0.45;

/** Whether a window is so tall for a board that all of it would look lost there. */
export function isTooTall(extent: Size, { unit, window, foot }: Surface): boolean {
  return extent.height * unit < LOST * (window.height - foot);
}

/** Where a box of the board lies in the window when all of the board is seen, in pixels. */
export function laidIn({ x, y, width, height }: Box, extent: Box, surface: Surface): Box {
  const { x: left, y: top } = shownBox(extent, surface);
  const { unit } = surface;
  return { x: (x - left) * unit, y: (y - top) * unit, width: width * unit, height: height * unit };
}

/** The part of the board's plane that the window shows when all of the board is seen, in units of the board. */
export function shownBox(extent: Box, { window, origin, unit }: Surface): Box {
  return {
    x: extent.x - origin[0] / unit,
    y: extent.y - origin[1] / unit,
    width: window.width / unit,
    height: window.height / unit,
  };
}

/** One direction at a time: no gap at an edge of the window when the board is larger, in the middle when smaller. */
function clampAxis(shift: number, scale: number, start: number, length: number, room: number): number {
  if (length * scale <= room) return (room - length * scale) / 2 - start * scale;
  return between(room - (start + length) * scale, shift, -start * scale);
}

/** The nearest view that wastes no room. */
export function clamp(view: View, { window, sheet, foot, least }: Surface): View {
  const scale = between(least, view.scale, CLOSEST);
  return {
    x: clampAxis(view.x, scale, sheet.x, sheet.width, window.width),
    y: clampAxis(view.y, scale, sheet.y, sheet.height, window.height - foot),
    scale,
  };
}

/** All of the board, in the middle of what nothing covers. */
export function wholeOf(surface: Surface): View {
  const { window, foot, least } = surface;
  if (foot === 0) return clamp(WHOLE, surface);
  return clamp({ x: 0, y: (window.height - foot - window.height * least) / 2, scale: least }, surface);
}

export function panBy(view: View, [dx, dy]: Point, surface: Surface): View {
  return clamp({ x: view.x + dx, y: view.y + dy, scale: view.scale }, surface);
}

/** What lies under the point stays under it. */
export function zoomAt(view: View, [x, y]: Point, factor: number, surface: Surface): View {
  const scale = between(surface.least, view.scale * factor, CLOSEST);
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
export function seenAt(view: View, [x, y]: Point, extent: Box, { origin, unit }: Surface): Point {
  return [(origin[0] + (x - extent.x) * unit) * view.scale + view.x, (origin[1] + (y - extent.y) * unit) * view.scale + view.y];
}

/** So close that a unit of the board is that many pixels, around a point of the board. */
export function closeUp(at: Point, pixels: number, extent: Box, surface: Surface): View {
  const { window, unit, least, foot } = surface;
  if (pixels <= least * unit) return wholeOf(surface);
  const scale = Math.min(pixels / unit, CLOSEST);
  const [x, y] = seenAt({ x: 0, y: 0, scale }, at, extent, surface);
  return clamp({ x: window.width / 2 - x, y: (window.height - foot) / 2 - y, scale }, surface);
}

/** Where a board that would be too small is looked at first, and how many pixels a unit has then. */
export interface FirstLook {
  readonly at: Point;
  /** At least so many for a unit. */
  readonly pixels: number;
  /** Where all of it has so many, all of it is seen at first, though it be less than that. */
  readonly enough?: number;
  /** The window is full of it, though something lies beyond; or only when somebody looks closer, and all of it is seen at first. */
  readonly fills?: true | 'when-closer';
  /** How large the text is, 1 being usual: what stands around the window grows with it, and the board is no smaller for that. */
  readonly text?: number;
}

/** What a unit has where the text is of the usual size: whatever lies around the window, within the page, is as much larger as the text. */
export function unitAtUsualText(extent: Box, window: Size, page: Size, text: number, fit: Fit, foot: number): number {
  const usual = (length: number, whole: number) => whole - (whole - length) / text;
  const { unit, least } = fitInto(extent, { width: usual(window.width, page.width), height: usual(window.height, page.height) }, fit, foot);
  return unit * least;
}

export function firstLook({ at, pixels, enough, fills }: FirstLook, extent: Box, surface: Surface): View {
  if (enough !== undefined && surface.unit >= enough) return wholeOf(surface);
  const { width, height } = surface.window;
  return closeUp(at, Math.max(pixels, fills === true ? Math.max(width / extent.width, height / extent.height) : 0), extent, surface);
}

/**
 * A close-up, moved so that of what can be chosen from there as much is seen as the window holds together with the point itself; what
 * lies under the button is not seen.
 */
export function closeUpWith(at: Point, reach: readonly Point[], pixels: number, extent: Box, surface: Surface, margin: number): View {
  const around = (point: Point) => reveal(closeUp(point, pixels, extent, surface), at, extent, surface, margin);
  const isUnderButton = (view: View, point: Point) => {
    const [x, y] = seenAt(view, point, extent, surface);
    return x > surface.window.width - CORNER_BUTTON - margin && y < CORNER_BUTTON + margin;
  };
  const isSeen = (view: View, point: Point) => beyond(view, [point], extent, surface, margin).length === 0 && !isUnderButton(view, point);
  const seenIn = (view: View) => reach.filter((point) => isSeen(view, point)).length + (isSeen(view, at) ? reach.length : 0);
  const views = [at, ...reach.map((there): Point => [(at[0] + there[0]) / 2, (at[1] + there[1]) / 2])].map(around);
  // What lies in that corner comes out of it by a shift to the left or down.
  const shifted = ASIDE.flatMap((by) => views.flatMap((view) => [panBy(view, [-by, 0], surface), panBy(view, [0, by], surface)]));
  return [...views, ...shifted].reduce((best, view) => (seenIn(view) > seenIn(best) ? view : best));
}

/** In pixels. */
const ASIDE = [20, 40, 60, 80, 100];

/** Those points of the board that lie outside the window, or closer to its edges than that. */
export function beyond(view: View, points: readonly Point[], extent: Box, surface: Surface, margin: number): readonly Point[] {
  const { window, foot } = surface;
  return points.filter((point) => {
    const [x, y] = seenAt(view, point, extent, surface);
    return x < margin || y < margin || x > window.width - margin || y > window.height - foot - margin;
  });
}

/** The smallest shift that brings a box of the board into the window; one that is too large for it comes to the middle. */
export function revealBox(view: View, box: Box, extent: Box, surface: Surface, margin: number): View {
  const [left, top] = seenAt(view, [box.x, box.y], extent, surface);
  const [right, bottom] = seenAt(view, [box.x + box.width, box.y + box.height], extent, surface);
  const { window, foot } = surface;
  const [dx, dy] = [shiftInto(left, right, window.width, margin), shiftInto(top, bottom, window.height - foot, margin)];
  const [aside, down] = outOfCorner({ left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy }, surface, margin);
  return panBy(view, [dx + aside, dy + down], surface);
}

/** How far something must be moved so that the button in the corner does not lie upon it: to the left or down, where there is room. */
function outOfCorner(
  { left, right, top, bottom }: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>,
  { window, foot }: Surface,
  margin: number,
): Point {
  const aside = right - (window.width - CORNER_BUTTON);
  const down = CORNER_BUTTON - top;
  if (aside <= 0 || down <= 0) return [0, 0];
  const hasAside = left - aside >= margin;
  const hasDown = bottom + down <= window.height - foot - margin;
  if (hasAside && (aside <= down || !hasDown)) return [-aside, 0];
  return hasDown ? [0, down] : [0, 0];
}

/** The same view, or one from farther away in which a box of the board has room. */
export function widerFor(view: View, { width, height }: Size, surface: Surface, margin: number): View {
  const { window, unit, foot, least } = surface;
  const most = Math.min((window.width - 2 * margin) / (width * unit), (window.height - foot - 2 * margin) / (height * unit));
  if (most >= view.scale) return view;
  return zoomAt(view, [window.width / 2, (window.height - foot) / 2], Math.max(least, most) / view.scale, surface);
}

function shiftInto(start: number, end: number, room: number, margin: number): number {
  if (end - start > room - 2 * margin) return (room - end - start) / 2;
  return between(margin, start, room - margin - (end - start)) - start;
}

/**
 * The smallest shift that brings points of the board into the window, the first in any case: of each other as much of the way to it as
 * still has room.
 */
export function revealWith(view: View, points: readonly Point[], extent: Box, surface: Surface, margin: number): View {
  const { window, foot } = surface;
  const seen = points.map((point) => seenAt(view, point, extent, surface));
  const shift = (axis: 0 | 1, size: number) => {
    const inset = Math.min(margin, size / 2);
    const at = seen.map((point) => point[axis]);
    const [from, to] = spanOf(at, size - 2 * inset);
    return shiftInto(from, to, size, inset);
  };
  return panBy(view, [shift(0, window.width), shift(1, Math.max(0, window.height - foot))], surface);
}

/**
 * The same view where one of the points is in sight; else the smallest shift to the nearest of them, with as much of the others and of the
 * place where something goes on as has room.
 */
export function revealAny(
  view: View,
  points: readonly Point[],
  place: Point | undefined,
  { extent, surface, inset, margin }: { readonly extent: Box; readonly surface: Surface; readonly inset: number; readonly margin: number },
): View {
  const { window, foot } = surface;
  const hidden = new Set(beyond(view, points, extent, surface, inset));
  if (hidden.size < points.length || points.length === 0) return view;
  const middle: Point = place ? seenAt(view, place, extent, surface) : [window.width / 2, (window.height - foot) / 2];
  const away = (point: Point) => {
    const [x, y] = seenAt(view, point, extent, surface);
    return Math.hypot(x - middle[0], y - middle[1]);
  };
  const nearestFirst = points.toSorted((a, b) => away(a) - away(b));
  return revealWith(view, [...nearestFirst.slice(0, 1), ...(place ? [place] : []), ...nearestFirst.slice(1)], extent, surface, margin);
}

/** From the first to the others, each taken in as far as it has room. */
function spanOf([first = 0, ...others]: readonly number[], room: number): readonly [number, number] {
  let [from, to] = [first, first];
  for (const at of others) {
    if (at < from) from = Math.max(at, to - room);
    else if (at > to) to = Math.min(at, from + room);
  }
  return [from, to];
}

/** The smallest shift that brings a point of the board into the window, `margin` pixels from its edges where possible. */
export function reveal(view: View, at: Point, extent: Box, surface: Surface, margin: number): View {
  const [x, y] = seenAt(view, at, extent, surface);
  const { width } = surface.window;
  const height = Math.max(0, surface.window.height - surface.foot);
  const inset = Math.min(margin, width / 2, height / 2);
  return panBy(view, [between(inset, x, width - inset) - x, between(inset, y, height - inset) - y], surface);
}
