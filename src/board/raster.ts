/** How much of a printed sheet is drawn into a picture, and how finely: as much as is needed, as little as memory allows. */
import type { Box, Size } from './geometry.ts';
import { CORNER_BUTTON, type Surface, shownBox, type View } from './panning.ts';

export interface RasterPlan {
  /** The part of the sheet, in units of the board. */
  readonly box: Box;
  /** Pixels of the screen for one unit. */
  readonly fineness: number;
}

/** Between two of these the same picture serves, a little enlarged or reduced. */
const STEPS = [1, 1.4, 2, 2.8, 4, 6];

/** The step that shows a board of this scale sharp. */
function stepFor(scale: number): number {
  return STEPS.find((step) => step >= scale - 0.01) ?? 6;
}

/** A little more than the window shows at first: something may lie over its foot, and then more is seen. */
const SPARE = 1.2;
/** Above a covered foot the board is smaller and higher up: so much more of its ground comes into sight. */
function spareOf({ window, foot, least }: Surface): number {
  return (SPARE * (1 + foot / window.height)) / least;
}

/** Around what is seen closer, so that a board can be pushed about before more must be drawn. */
const AROUND = 2;

/**
 * The picture for a view. All that can be looked at, where the budget in pixels allows for that; else what is seen now and as
 * much again around it; and coarser where even that would be too much.
 */
export function rasterFor(view: View, surface: Surface, extent: Box, density: number, budget: number): RasterPlan {
  const step = stepFor(view.scale);
  const whole = grown(shownBox(extent, surface), step === 1 ? spareOf(surface) : 1);
  const fineness = surface.unit * step * density;
  if (pixels(whole, fineness) <= budget) return { box: whole, fineness };
  const seen = step === 1 ? whole : grown(seenBox(view, surface, extent), AROUND);
  return { box: seen, fineness: Math.min(fineness, Math.sqrt(budget / (seen.width * seen.height))) };
}

/** Whether a picture still serves: it is fine enough, and holds what is seen. */
export function serves(plan: RasterPlan, view: View, surface: Surface, extent: Box, density: number, budget: number): boolean {
  const wanted = rasterFor(view, surface, extent, density, budget);
  return Math.abs(plan.fineness / wanted.fineness - 1) < 0.01 && holds(plan.box, seenBox(view, surface, extent));
}

/** What the window shows now, in units of the board. */
export function seenBox({ x, y, scale }: View, surface: Surface, extent: Box): Box {
  const { window, unit } = surface;
  const first = shownBox(extent, surface);
  return {
    x: first.x - x / (unit * scale),
    y: first.y - y / (unit * scale),
    width: window.width / (unit * scale),
    height: window.height / (unit * scale),
  };
}

/** What is seen of a board, clear of the window's edges and of the button for all of it, in units of the board. */
export interface Sight {
  readonly box: Box;
  readonly button: Box;
}

/** Kept clear along the edges, in pixels. */
const EDGE = 12;

export function sightOf(view: View, surface: Surface, extent: Box): Sight {
  const { x, y, width, height } = seenBox(view, surface, extent);
  const unit = surface.unit * view.scale;
  const [edge, button] = [EDGE / unit, CORNER_BUTTON / unit];
  return {
    box: { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - surface.foot / unit - 2 * edge },
    button: { x: x + width - button, y, width: button, height: button },
  };
}

function pixels({ width, height }: Size, fineness: number): number {
  return width * height * fineness * fineness;
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - (width * (by - 1)) / 2, y: y - (height * (by - 1)) / 2, width: width * by, height: height * by };
}

function holds(outer: Box, inner: Box): boolean {
  const slack = 0.5;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}
