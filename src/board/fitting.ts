/** What must be read whole becomes smaller where the surface is too small for it. */
import { type RefObject, useLayoutEffect } from 'react';
import type { Size } from './geometry.ts';

/** Between it and the edges of its room, in pixels. */
const MARGIN = 8;

/** By how much it is made smaller; never larger than it is. */
export function fitIn({ width, height }: Size, room: Size): number {
  return Math.min(1, (room.width - 2 * MARGIN) / width, (room.height - 2 * MARGIN) / height);
}

/** `--fit` of the element says by how much; its style sheet zooms by that. It is measured anew with each occasion, and when its surface has another size. */
export function useFitting(element: RefObject<HTMLElement | null>, occasion: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another occasion it is another card, of another height
  useLayoutEffect(() => {
    const surface = element.current?.closest('.surface');
    if (!surface) return;
    const observer = new ResizeObserver(() => element.current && shrink(element.current, surface));
    observer.observe(surface);
    if (element.current) shrink(element.current, surface);
    return () => observer.disconnect();
  }, [element, occasion]);
}

function shrink(element: HTMLElement, surface: Element): void {
  const { style } = element;
  // As it lies when nothing moves it.
  style.animation = 'none';
  style.setProperty('--fit', '1');
  const { width, height } = surface.getBoundingClientRect();
  style.setProperty('--fit', String(fitIn(element.getBoundingClientRect(), { width, height })));
  style.removeProperty('animation');
}
