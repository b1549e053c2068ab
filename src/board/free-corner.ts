/** A slip that tells of something on the board lies along the board's edge, where it covers nothing of it. */
import { type RefObject, useLayoutEffect } from 'react';
import { keptClear, thingsIn } from './clear-ground.ts';
import { CORNERS, type Corner, freeCorner } from './placing.ts';

/** `data-corner` of the slip says where; its style sheet puts it there. `occasion`: with another one it is looked for anew. */
export function useFreeCorner(slip: RefObject<HTMLElement | null>, occasion: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what must be kept clear is drawn with each occasion
  useLayoutEffect(() => {
    const element = slip.current;
    const room = element?.parentElement?.getBoundingClientRect();
    if (!element || !room) return;
    const card = { width: element.offsetWidth, height: element.offsetHeight };
    const clear = keptClear(element);
    element.dataset.corner = freeCorner(card, room, clear, cornerOf(element));
  }, [slip, occasion]);
}

const cornerOf = ({ dataset }: HTMLElement): Corner => CORNERS.find((corner) => corner === dataset.corner) ?? 'top';

/** A slip as wide as the board lies at its head or at its foot, where it covers less of what lies there. */
export function useFreeEdge(slip: RefObject<HTMLElement | null>, occasion: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies there is drawn with each occasion
  useLayoutEffect(() => {
    const element = slip.current;
    const surface = element?.closest(SURFACE);
    if (!element || !surface) return;
    const card = { width: element.offsetWidth, height: element.offsetHeight };
    element.dataset.corner = freeCorner(card, surface.getBoundingClientRect(), thingsIn(surface), cornerOf(element), EDGES);
  }, [slip, occasion]);
}

const EDGES = ['top', 'bottom'] as const;
const SURFACE = '.surface';
const FOOT = '.surface-foot';
const FEET = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const;

/** Results lie in the corner of a surface where they cover least of what can be pointed at there; `data-corner` of their row says which. */
export function useFreeFoot(slip: RefObject<HTMLElement | null>, occasion: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies there is drawn with each occasion
  useLayoutEffect(() => {
    const element = slip.current;
    const [surface, foot] = [element?.closest(SURFACE), element?.closest<HTMLElement>(FOOT)];
    if (!element || !surface || !foot) return;
    const card = { width: element.offsetWidth, height: element.offsetHeight };
    foot.dataset.corner = freeCorner(card, surface.getBoundingClientRect(), thingsIn(surface), FEET[0], FEET);
  }, [slip, occasion]);
}
