/** What is told over the board lies beside the level, where there is so much free ground: then nothing of it is covered. */
import { type RefObject, useLayoutEffect } from 'react';
import { thingsIn } from '../../../board/clear-ground.ts';
import type { Box } from '../../../board/geometry.ts';

/** In pixels: narrower than that a sentence becomes a column of words. */
const LEAST = 150;
/** Kept free on both sides of a slip. */
const GAP = 10;

interface Margin {
  readonly side: 'left' | 'right';
  readonly width: number;
}

/** The wider one of the strips to the left and to the right of all that lies there; undefined where none is wide enough. */
export function marginOf(room: Box, things: readonly Box[]): Margin | undefined {
  if (things.length === 0) return undefined;
  const left = Math.min(...things.map(({ x }) => x)) - room.x - 2 * GAP;
  const right = room.x + room.width - Math.max(...things.map(({ x, width }) => x + width)) - 2 * GAP;
  const width = Math.floor(Math.max(left, right));
  return width < LEAST ? undefined : { side: left >= right ? 'left' : 'right', width };
}

/** `data-beside` of the slip says on which side, `--beside` how wide it is; without them it lies where it lay. */
export function useBesideLevel(slip: RefObject<HTMLElement | null>, occasion: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for anew with each occasion, and only then
  useLayoutEffect(() => {
    const element = slip.current;
    const surface = element?.closest('.surface');
    if (!element || !surface) return;
    const margin = marginOf(surface.getBoundingClientRect(), thingsIn(surface));
    if (!margin) {
      delete element.dataset.beside;
      return;
    }
    element.dataset.beside = margin.side;
    element.style.setProperty('--beside', `${margin.width}px`);
    const foot = element.closest<HTMLElement>('.surface-foot');
    if (foot) foot.dataset.corner = `top-${margin.side}`;
  }, [slip, occasion]);
}
