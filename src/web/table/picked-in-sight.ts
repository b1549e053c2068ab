/** What was picked by pressing upon the board is seen among the choices of the sheet below it. */
import { type RefObject, useEffect } from 'react';

/** From the upper edge to the lower, in pixels. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** A finger has hardly pressed a row of which less is seen, in pixels: what it has pressed stays where it is. */
const PRESSED = 20;

/** How far a list is scrolled so that a row comes whole into sight; not at all where enough of it is seen. */
export function scrolledFor(row: Span, list: Span): number {
  const seen = Math.min(row.bottom, list.bottom) - Math.max(row.top, list.top);
  if (seen >= Math.min(PRESSED, row.bottom - row.top)) return 0;
  return row.bottom > list.bottom ? row.bottom - list.bottom : row.top - list.top;
}

/** Buttons at its foot, and what fades before them, lie upon the list. */
const FADES = 12;

export function usePickedInSight(body: RefObject<HTMLElement | null>, picked: string | undefined): void {
  useEffect(() => {
    const sheet = body.current;
    const row = picked === undefined ? undefined : sheet?.querySelector(`.offer-list [data-offer="${CSS.escape(picked)}"]`);
    if (!sheet || !row) return;
    const { top, bottom } = sheet.getBoundingClientRect();
    const foot = sheet.querySelector('.offer-plain')?.getBoundingClientRect();
    const list = { top, bottom: Math.min(bottom, foot?.height ? foot.top : bottom) - FADES };
    sheet.scrollTop += scrolledFor(row.getBoundingClientRect(), list);
  }, [body, picked]);
}
