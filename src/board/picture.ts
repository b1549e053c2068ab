/**
 * A printed sheet as a picture of itself: drawn in idle time, tile by tile, once for each step of the zoom, so that moving the
 * board costs no painting. Until a picture is there, and in the reader's own colours, the drawing itself is shown. Words stay
 * in the drawing, for a picture has not the page's type.
 */
import type { Box } from './geometry.ts';
import { laidIn, type Surface, type View } from './panning.ts';
import { type RasterPlan, rasterFor, serves } from './raster.ts';
import type { Viewer } from './viewer.ts';

/** What a canvas may hold, in pixels: four bytes each. Phones and tablets have less to spare. */
const BUDGET = 16e6;
const SMALL_BUDGET = 5e6;
/** The side of what is drawn in one idle moment, in pixels. */
const TILE = 768;

/** What a drawing gets from its style sheets, and a picture of it must be told. */
const STYLES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'color',
  'stop-color',
  'stop-opacity',
] as const;

/** On the page, and what changes every colour of a sheet. */
const LOOKS = ['data-theme', 'data-contrast'];

interface Sheet {
  readonly holder: HTMLElement;
  readonly drawing: SVGSVGElement;
  /** How far the drawing goes. */
  readonly painted: Box;
  readonly extent: Box;
}

/** Gives back how to stop. */
export function mountPicture({ holder, drawing, painted, extent }: Sheet, viewer: Viewer): () => void {
  const forced = matchMedia('(forced-colors: active)');
  const budget = matchMedia('(pointer: coarse)').matches ? SMALL_BUDGET : BUDGET;
  let picture: HTMLImageElement | undefined;
  let shown: RasterPlan | undefined;
  /** What part of the board each canvas shows. */
  const boxes = new WeakMap<Element, Box>();
  let now: { readonly view: View; readonly surface: Surface } | undefined;
  /** Whatever was begun before this counts no more. */
  let turn = 0;

  function undo() {
    turn++;
    picture = undefined;
    shown = undefined;
    holder.replaceChildren();
    delete drawing.dataset.pictured;
  }

  async function begin() {
    undo();
    if (forced.matches) return;
    const mine = turn;
    await idle();
    if (mine !== turn || !drawing.firstChild) return;
    const image = new Image();
    const address = URL.createObjectURL(new Blob([standingAlone(drawing, painted)], { type: 'image/svg+xml' }));
    image.src = address;
    try {
      await image.decode();
    } catch {
      // then the drawing stays
      return;
    } finally {
      URL.revokeObjectURL(address);
    }
    if (mine !== turn) return;
    picture = image;
    await paint();
  }

  async function paint() {
    if (!picture || !now) return;
    const { view, surface } = now;
    if (surface.unit <= 0 || (shown && serves(shown, view, surface, extent, devicePixelRatio, budget))) return;
    const mine = ++turn;
    const plan = rasterFor(view, surface, extent, devicePixelRatio, budget);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(plan.box.width * plan.fineness);
    canvas.height = Math.round(plan.box.height * plan.fineness);
    const drawn = await fill(canvas, picture, plan, painted, () => mine === turn);
    if (!drawn) return;
    boxes.set(canvas, plan.box);
    layDown(canvas, plan.box, now.surface);
    // the first one shows the whole board: it stays below the closer ones, so that there is no gap while one is drawn
    const [whole] = holder.children;
    const isFirst = !whole || view.scale <= 1.01;
    holder.replaceChildren(...(isFirst ? [canvas] : [whole, canvas]));
    shown = plan;
    drawing.dataset.pictured = 'true';
  }

  /** In a window of another shape the board lies elsewhere, though it be of the same size. */
  function layAllDown(surface: Surface) {
    for (const canvas of holder.querySelectorAll('canvas')) {
      const box = boxes.get(canvas);
      if (box) layDown(canvas, box, surface);
    }
  }

  function layDown(canvas: HTMLCanvasElement, box: Box, surface: Surface) {
    const { x, y, width, height } = laidIn(box, extent, surface);
    canvas.style.left = `${x}px`;
    canvas.style.top = `${y}px`;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }

  let unit = 0;
  let laid: Surface | undefined;
  const stopLooking = viewer.watch((view, surface, isSettled) => {
    if (surface !== laid) layAllDown(surface);
    laid = surface;
    if (!isSettled) return;
    now = { view, surface };
    // another window, another size of everything
    if (surface.unit !== unit) {
      unit = surface.unit;
      shown = undefined;
      holder.replaceChildren();
      delete drawing.dataset.pictured;
    }
    void paint();
  });
  const again = () => void begin();
  const watching = new MutationObserver(again);
  watching.observe(document.documentElement, { attributeFilter: LOOKS });
  watching.observe(drawing, { childList: true, subtree: true });
  forced.addEventListener('change', again);
  void begin();
  return () => {
    undo();
    stopLooking();
    watching.disconnect();
    forced.removeEventListener('change', again);
  };
}

/** Tile by tile. Whether it was finished: it is not, when something else is to be drawn meanwhile. */
async function fill(canvas: HTMLCanvasElement, picture: HTMLImageElement, plan: RasterPlan, painted: Box, isWanted: () => boolean) {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return false;
  for (let y = 0; y < canvas.height; y += TILE) {
    for (let x = 0; x < canvas.width; x += TILE) {
      await idle();
      if (!isWanted()) return false;
      context.save();
      context.beginPath();
      context.rect(x, y, TILE, TILE);
      context.clip();
      context.drawImage(
        picture,
        (painted.x - plan.box.x) * plan.fineness,
        (painted.y - plan.box.y) * plan.fineness,
        painted.width * plan.fineness,
        painted.height * plan.fineness,
      );
      context.restore();
    }
  }
  return true;
}

/** The drawing as a file of its own, without its words. */
function standingAlone(drawing: SVGSVGElement, { x, y, width, height }: Box): string {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return '';
  const originals = drawing.querySelectorAll('*');
  const copies = [...copy.querySelectorAll('*')];
  const words: Element[] = [];
  originals.forEach((original, i) => {
    const element = copies[i];
    if (!element) return;
    const style = getComputedStyle(original);
    if (element.localName === 'text' || style.display === 'none') words.push(element);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value !== '') element.setAttribute(name, value);
    }
    element.removeAttribute('class');
  });
  for (const element of words) element.remove();
  copy.removeAttribute('class');
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** When nothing else is to be done, and soon in any case. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 150 });
    else setTimeout(resolve, 30);
  });
}
