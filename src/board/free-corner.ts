/** A slip that tells of something on the board lies along the board's edge, where it covers nothing of it. */
import { type RefObject, useLayoutEffect } from 'react';
import { keptClear, thingsIn } from './clear-ground.ts';
import { CORNERS, type Corner, freeCorner } from './placing.ts';

type Slip = RefObject<HTMLElement | null>;

const EDGES = ['top', 'bottom'] as const;
const FEET = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const;
const SURFACE = '.surface';
const FOOT = '.surface-foot';

/** `data-corner` of the slip says where; its style sheet puts it there. `occasion`: with another one it is looked for anew. */
export function useFreeCorner(slip: Slip, occasion: unknown): void {
  usePlacing(slip, occasion, (element) => {
    const room = element.parentElement?.getBoundingClientRect();
    if (room) element.dataset.corner = freeCorner(sizeOf(element), aboveFoot(element, room), keptClear(element), cornerOf(element));
  });
}

/** A slip as wide as the board lies at its head or at its foot, where it covers less of what lies there. */
export function useFreeEdge(slip: Slip, occasion: unknown): void {
  usePlacing(slip, occasion, (element) => {
    const surface = element.closest(SURFACE);
    if (!surface) return;
    element.dataset.corner = freeCorner(sizeOf(element), surface.getBoundingClientRect(), thingsIn(surface), cornerOf(element), EDGES);
  });
}

/** Results lie in the corner of a surface where they cover least of what can be pointed at there; `data-corner` of their row says which. */
export function useFreeFoot(slip: Slip, occasion: unknown): void {
  usePlacing(slip, occasion, (element) => {
    const [surface, foot] = [element.closest(SURFACE), element.closest<HTMLElement>(FOOT)];
    if (!surface || !foot) return;
    foot.dataset.corner = freeCorner(sizeOf(element), surface.getBoundingClientRect(), thingsIn(surface), FEET[0], FEET);
  });
}

function usePlacing(slip: Slip, occasion: unknown, place: (element: HTMLElement) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what must be kept clear is drawn with each occasion, and only then
  useLayoutEffect(() => {
    if (slip.current) place(slip.current);
  }, [slip, occasion]);
}

/** `--foot`: so many pixels of the board's foot lie under something else. */
function aboveFoot(element: HTMLElement, { x, y, width, height }: DOMRect) {
  return { x, y, width, height: height - (Number.parseFloat(getComputedStyle(element).getPropertyValue('--foot')) || 0) };
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });

const cornerOf = ({ dataset }: HTMLElement): Corner => CORNERS.find((corner) => corner === dataset.corner) ?? 'top';
