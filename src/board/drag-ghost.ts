/** What is in hand is seen there: a copy of it that goes with the pointer. */
import { type Found, isSurface } from './things-at.ts';
import './drag-ghost.css';

/**
 * Where one surface finds out what is meant, the drawing says which things it shows; of two that are seen, the last lies open above the
 * other. Who is taken by the place that is kept for him is drawn where he lies.
 */
function drawnFor({ thing, element }: Found): Element | undefined {
  const all = [...document.querySelectorAll(`[data-shows~="${CSS.escape(thing)}"]`)];
  const drawn = all.findLast((each) => each.getClientRects().length > 0);
  return drawn ?? document.getElementById(`thing-${thing}`) ?? (isSurface(element) ? undefined : element);
}

export function showAlong(ghost: HTMLElement, count: number | undefined): void {
  if (count === undefined) delete ghost.dataset.along;
  else ghost.dataset.along = String(count);
}

/** What it looks like, under the pointer. It is hidden from those who cannot see it, and nothing is ever dropped upon it. */
export function ghostOf(found: Found): HTMLElement {
  const element = drawnFor(found);
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  if (!element) return ghost;
  const { width, height } = element.getBoundingClientRect();
  const scale = Math.min(1, LARGEST / Math.max(width, height, 1));
  ghost.style.width = `${width * scale}px`;
  ghost.style.height = `${height * scale}px`;
  ghost.dataset.smaller = String(scale < 1);
  ghost.append(element instanceof SVGGraphicsElement ? drawingOf(element) : copyOf(element));
  const [copy] = ghost.children;
  if (scale < 1 && copy instanceof HTMLElement) {
    const asItLies = { width: `${width}px`, height: `${height}px`, minWidth: '0', minHeight: '0', overflow: 'hidden' };
    Object.assign(copy.style, asItLies, { transformOrigin: '0 0', transform: `scale(${scale})` });
  }
  return ghost;
}

/** Whatever is longer becomes smaller in hand, in pixels: a card would cover everything it could be put upon. */
const LARGEST = 84;

function drawingOf(element: SVGGraphicsElement): Element {
  const { x, y, width, height } = element.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const copy = copyOf(element);
  copy.removeAttribute('style');
  drawing.append(copy);
  return drawing;
}

/** Nothing has the same id twice, and nothing in it can be reached. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return element;
  for (const part of [copy, ...copy.querySelectorAll('[id], [data-thing]')]) {
    part.removeAttribute('id');
    part.removeAttribute('data-thing');
  }
  copy.setAttribute('tabindex', '-1');
  return copy;
}
