/** A wheel turns, a hand drags, two fingers pinch: what of the board is seen follows them. */
import type { Point } from './geometry.ts';
import { panBy, pinch, type Surface, type View, zoomAt } from './panning.ts';
import { slop } from './pointing.ts';

interface Followed {
  readonly frame: HTMLElement;
  readonly pane: HTMLElement;
  /** Until then. */
  readonly signal: AbortSignal;
  seen(): { readonly view: View; readonly surface: Surface };
  show(next: View): void;
}

/** A click this soon after a drag belongs to the drag, in milliseconds. */
const AFTER_DRAG = 80;
/** Wheels turn by pixels, lines or pages. */
const WHEEL_UNIT = [1, 16, 400];
/** Pixels of wheel that double the size. */
const WHEEL_DOUBLES = 320;

export function followHands({ frame, pane, signal, seen, show }: Followed): void {
  // measured once per gesture: asking anew at every move would make the browser lay out the page each time
  let corner: Point = [0, 0];
  const measure = () => {
    const { left, top } = pane.getBoundingClientRect();
    corner = [left, top];
  };
  const at = (event: MouseEvent): Point => [event.clientX - corner[0], event.clientY - corner[1]];

  function onWheel(event: WheelEvent) {
    // with ctrl the browser enlarges the page, and that is not ours to take away
    if (event.ctrlKey || event.metaKey) return;
    measure();
    const turned = Math.max(-WHEEL_DOUBLES, Math.min(WHEEL_DOUBLES, event.deltaY * (WHEEL_UNIT[event.deltaMode] ?? 1)));
    const { view, surface } = seen();
    const next = zoomAt(view, at(event), 2 ** (-turned / WHEEL_DOUBLES), surface);
    // at its limit the board lets the page scroll
    if (next.scale === view.scale) return;
    event.preventDefault();
    show(next);
  }

  const fingers = new Map<number, Point>();
  let isDragging = false;
  let draggedUntil = Number.NEGATIVE_INFINITY;

  function onPointerDown(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (event.isPrimary) {
      fingers.clear();
      measure();
    }
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) {
      isDragging = false;
      return;
    }
    isDragging = true;
    for (const id of fingers.keys()) pane.setPointerCapture(id);
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (event.buttons === 0) {
      fingers.delete(event.pointerId);
      return;
    }
    const now = at(event);
    if (!isDragging) {
      if (Math.hypot(now[0] - before[0], now[1] - before[1]) <= slop(event.pointerType)) return;
      isDragging = true;
      frame.dataset.dragging = 'true';
      pane.setPointerCapture(event.pointerId);
    }
    const { view, surface } = seen();
    const [first, second] = fingers.keys();
    fingers.set(event.pointerId, now);
    const one = first === undefined ? undefined : fingers.get(first);
    const two = second === undefined ? undefined : fingers.get(second);
    if (!one || !two) {
      show(panBy(view, [now[0] - before[0], now[1] - before[1]], surface));
      return;
    }
    if (event.pointerId === first) show(pinch(view, [before, two], [now, two], surface));
    else if (event.pointerId === second) show(pinch(view, [one, before], [one, now], surface));
  }

  function onPointerUp(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || !isDragging) return;
    draggedUntil = event.timeStamp;
    if (fingers.size === 0) delete frame.dataset.dragging;
  }

  function onClick(event: MouseEvent) {
    if (event.timeStamp - draggedUntil > AFTER_DRAG) return;
    event.stopPropagation();
    event.preventDefault();
  }

  pane.addEventListener('wheel', onWheel, { passive: false, signal });
  pane.addEventListener('pointerdown', onPointerDown, { signal });
  pane.addEventListener('pointermove', onPointerMove, { signal });
  pane.addEventListener('pointerup', onPointerUp, { signal });
  pane.addEventListener('pointercancel', onPointerUp, { signal });
  pane.addEventListener('click', onClick, { capture: true, signal });
}
