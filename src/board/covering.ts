/** What stands below a board may lie over its foot: the board is told how much of it, and shows what matters above that. */
import { type RefObject, useContext, useEffect, useLayoutEffect } from 'react';
import { GlassContext } from './glass.ts';

/** Whatever is taller than its place lies over the board by the difference. */
export function useCovering(tray: RefObject<HTMLElement | null>): void {
  const glass = useContext(GlassContext);
  useEffect(() => {
    const element = tray.current;
    const place = element?.parentElement;
    if (!glass || !element || !place) return;
    const look = () => glass.cover(Math.max(0, element.offsetHeight - place.clientHeight));
    const resized = new ResizeObserver(look);
    for (const one of [element, place]) resized.observe(one);
    return () => {
      resized.disconnect();
      glass.cover(0);
    };
  }, [glass, tray]);
}

/** Whatever is laid upon a surface lies above that: `--foot` of it says how high it is, in pixels. */
export function useFootCovered(board: RefObject<HTMLElement | null>): void {
  const glass = useContext(GlassContext);
  useLayoutEffect(() => {
    const surface = board.current?.parentElement;
    return glass?.watch((_, { foot }) => surface?.style.setProperty('--foot', `${foot}px`));
  }, [glass, board]);
}
