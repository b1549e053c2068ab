/** A slip that tells of something on the board lies along the board's edge, where it covers nothing of it. */
import { type RefObject, useLayoutEffect } from 'react';
import { keptClear } from './clear-ground.ts';
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
